import DetentCore

extension Picture {
  func looks(ofPickerView id: ComponentID, size: Size) -> [Mark] {
    let picker = stage.pickerViews[id]
    return wheels(picker.wheels, of: id, size: size) { column, row in
      picker.rows[column].title(row).map { WheelRow(text: $0) }
    }
  }

  /// Wheels of any owner: the band in the middle, then the rows of each wheel as they lie on its drum. `look` answers
  /// what a row shows; nil for one of which the stage knows nothing.
  func wheels(_ wheels: Wheels, of id: ComponentID, size: Size, look: (Int, Int) -> WheelRow?) -> [Mark] {
    guard let height = wheels.columns.map(\.rowHeight).max() else { return [] }
    let band = Rect(
      x: Metrics.wheelBandMargin, y: (size.height - height) / 2,
      width: max(0, size.width - 2 * Metrics.wheelBandMargin),
      height: height)
    let drum = Drum(height: size.height)
    let textSize = Metrics.wheelTextSize * wheels.textScale(in: size.width)
    let columns = wheels.columns.indices.map { column -> Mark in
      let notches = wheels.visibleNotches(of: column, height: drum.flatHeight, at: stage.now)
      // Rows lie on whole pixels, as the content of a scroll view does.
      let offset = wheels.columns[column].offset(at: stage.now)
      let slip = offset - offset.rounded(toScale: stage.screens[screen].scale)
      let rows = notches.prefix(WheelLooks.mostRows).compactMap { notch -> Mark? in
        guard let look = look(column, wheels.columns[column].snap.row(ofNotch: notch)) else { return nil }
        var frame = wheels.frame(
          ofNotch: notch, of: column, in: size, layout: stage.direction(of: id), at: stage.now)
        frame.origin.y += slip
        return row(look, size: textSize, in: frame, on: drum, middle: size.height / 2)
      }
      return .group(rows) {
        $0.clip = Rect(origin: .zero, size: size)
        $0.isOwnPart = true
      }
    }
    return [.fill(band, radius: WheelLooks.bandRadius, palette.fill)] + columns
  }

  private func row(_ look: WheelRow, size: Double, in frame: Rect, on drum: Drum, middle: Double) -> Mark? {
    guard let place = drum.place(frame.center.y - middle) else { return nil }
    let isCentred = (frame.center.y - middle).magnitude < frame.size.height / 2
    let color = look.isEnabled ? palette.label : palette.tertiaryLabel
    let opacity = isCentred ? 1 : WheelLooks.restOpacity * place.height
    let text =
      look.isCut
      ? TextMetrics.fitting(look.text, width: frame.size.width - 2 * Metrics.wheelBandMargin, size: size) : look.text
    let run = TextRun(
      text, at: Point(x: look.shift, y: size * TextMetrics.capHeight / 2), size: size, anchor: look.anchor,
      color: color.opacity(opacity))
    return .group([.text(run)]) {
      $0.offset = Point(x: frame.center.x, y: middle + place.y)
      $0.scaleY = place.height
    }
  }
}

/// What a row of a wheel shows.
struct WheelRow {
  var text: String
  /// Rows that cannot be chosen are dimmed.
  var isEnabled = true
  /// A text wider than its wheel is cut; else the wheels are as wide as their texts.
  var isCut = true
  /// Which part of the text lies in the wheel's middle, and how far from it.
  var anchor = TextRun.Anchor.middle
  var shift = 0.0
}

/// A wheel seen from the front: a drum as high as its frame, on which rows grow flat towards both ends.
private struct Drum {
  var radius: Double

  init(height: Double) { radius = height / 2 }

  private static let quarterTurn = 1.570_796_326_794_896_6

  /// The length of the front half of the drum's surface.
  var flatHeight: Double { 2 * radius * Drum.quarterTurn }

  /// Where a point of the surface is seen, from the middle, and how much of a row's height is left there; nil behind.
  func place(_ distance: Double) -> (y: Double, height: Double)? {
    guard radius > 0 else { return nil }
    let angle = distance / radius
    let height = Drum.sine(Drum.quarterTurn - angle.magnitude)
    guard angle.magnitude < Drum.quarterTurn, height > 0.02 else { return nil }
    return (radius * Drum.sine(angle), height)
  }

  /// Within a quarter turn, to five millionths: the C library's differs between processors.
  private static func sine(_ x: Double) -> Double {
    let square = x * x
    return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
  }
}

/// Measures of wheels, in points. Our choice, by the look of iOS.
private enum WheelLooks {
  static let bandRadius = 8.0
  static let restOpacity = 0.6
  /// Of one wheel: more than a person can tell apart.
  static let mostRows = 200
}
