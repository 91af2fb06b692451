import DetentCore

extension Picture {
  /// What a date picker shows in its own frame: wheels, a calendar, buttons.
  func looks(ofDatePicker id: ComponentID) -> [Mark] {
    let layout = stage.layout(ofDatePicker: id)
    var marks: [Mark] = []
    let style = stage.style(ofDatePicker: id)
    if style == .inline, let calendar = layout.calendar { marks += self.calendar(of: id, in: calendar) }
    if let wheels = layout.wheels, !isPresented(wheels, layout) { marks += dateWheels(of: id, in: wheels) }
    let texts = stage.datePickers[id].buttonTexts(style)
    return marks + zip(texts, stage.buttons(ofDatePicker: id)).flatMap { dateButton($0, in: $1, of: id) }
  }

  private func dateButton(_ text: String, in frame: Rect, of id: ComponentID) -> [Mark] {
    [
      .fill(frame, radius: DateLooks.buttonRadius, palette.buttonFill),
      .text(.centered(text, in: frame, size: TextMetrics.bodySize, color: tint(of: id))),
    ]
  }

  /// Wheels lie in what a button has presented, but for those in the head of a calendar in place.
  private func isPresented(_ wheels: Rect, _ layout: DatePicker.Layout) -> Bool {
    layout.editor?.contains(wheels.center) ?? false
  }

  // MARK: Presented

  /// The view that a date picker's button has presented: it lies over the whole screen. nil: there is none.
  func presented(on screen: ComponentID) -> Mark? {
    let open = stage.descendants(of: screen).first { id in
      id.kind == .datePicker && stage.datePickers[id].isOpen && !stage.isConcealed(id)
    }
    guard let id = open, case let layout = stage.layout(ofDatePicker: id), let editor = layout.editor else {
      return nil
    }
    var marks = card(editor)
    if stage.style(ofDatePicker: id) == .compact, let calendar = layout.calendar {
      marks += self.calendar(of: id, in: calendar)
    }
    if let wheels = layout.wheels { marks += dateWheels(of: id, in: wheels) }
    let (own, frame) = (stage[attributes: id].frame.size, stage.screenFrame(of: id))
    return .group(marks) {
      $0.offset = frame.origin
      $0.scaleX = own.width > 0 ? frame.size.width / own.width : 1
      $0.scaleY = $0.scaleX
      $0.title = "editor of \(stage.title(of: id))"
    }
  }

  /// A ground with its shadow.
  private func card(_ frame: Rect) -> [Mark] {
    shadow(around: frame, radius: DateLooks.cardRadius)
      + [.fill(frame, radius: DateLooks.cardRadius, palette.presented)]
  }

  /// A few faint shapes, for marks have no blur.
  func shadow(around frame: Rect, radius: Double) -> [Mark] {
    DateLooks.shadow.map { spread -> Mark in
      let around = EdgeInsets(top: spread / 3 - spread, left: -spread, bottom: -spread * 4 / 3, right: -spread)
      return .fill(
        frame.inset(by: around), radius: radius + spread, Color(0x000000, alpha: DateLooks.shadowAlpha))
    }
  }

  // MARK: Wheels

  private func dateWheels(of id: ComponentID, in frame: Rect) -> [Mark] {
    let picker = stage.datePickers[id].showsMonths ? stage.datePickers[id].monthChooser : stage.datePickers[id]
    let (face, today) = (stage.face(of: id), stage.today(of: id))
    let isCountdown = picker.mode == .countDownTimer
    let side = stage.direction(of: id) == .rightToLeft ? -1.0 : 1
    let gap = Metrics.countdownGap * picker.wheels.textScale(in: frame.size.width)
    var marks = wheels(picker.wheels, of: id, size: frame.size) { column, row in
      guard face.indices.contains(column) else { return nil }
      let text = picker.text(ofRow: row, in: face[column], today: today)
      var look = WheelRow(text: text, isEnabled: picker.isEnabled(row: row, in: face[column]), isCut: false)
      if isCountdown { (look.anchor, look.shift) = (side > 0 ? .end : .start, -side * gap) }
      return look
    }
    if isCountdown { marks += units(of: picker, id, face, side: side, in: frame.size) }
    return [.group(marks) { $0.offset = frame.origin }]
  }

  /// What the wheels of a countdown count, beside the numbers in the band.
  private func units(
    of picker: DatePicker, _ id: ComponentID, _ face: [DateWheel], side: Double, in size: Size
  ) -> [Mark] {
    let scale = picker.wheels.textScale(in: size.width)
    return zip(face, picker.wheels.frames(in: size, layout: stage.direction(of: id))).map { wheel, frame in
      let text = picker.display.facts.countdownLabel(wheel.unit, wheel.value(ofRow: wheel.selectedRow))
      var run = TextRun.centered(
        text, in: frame, size: TextMetrics.bodySize * scale, weight: .semibold, color: palette.label)
      run.anchor = side > 0 ? .start : .end
      run.at.x += side * Metrics.countdownGap * scale
      return .text(run)
    }
  }
}

/// Measures of date pickers, in points. Our choice, by the look of iOS.
private enum DateLooks {
  static let buttonRadius = 8.0
  static let cardRadius = 13.0
  /// How far the layers of a shadow reach beyond what throws it.
  static let shadow = [22.0, 17, 12, 8, 4, 1]
  static let shadowAlpha = 0.018
}
