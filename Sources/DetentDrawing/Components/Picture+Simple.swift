import DetentCore

/// Labels, buttons, images and text fields.
extension Picture {
  func looks(ofLabel id: ComponentID, size: Size) -> [Mark] {
    [line(stage.simpleViews[id].text, of: id, in: Rect(origin: .zero, size: size), palette.label)]
  }

  func looks(ofButton id: ComponentID, size: Size) -> [Mark] {
    let button = stage.simpleViews[id]
    let isEnabled = stage[attributes: id].isEnabled
    let color = (isEnabled ? tint(of: id) : palette.label).opacity(button.isHighlighted ? Looks.highlightedOpacity : 1)
    return [
      .text(.centered(button.text, in: Rect(origin: .zero, size: size), size: TextMetrics.bodySize, color: color))
    ]
  }

  func looks(ofImage id: ComponentID, size: Size) -> [Mark] {
    let frame = Rect(origin: .zero, size: size)
    guard let name = stage.simpleViews[id].image else {
      return [.fill(frame, radius: min(Looks.cornerRadius, size.width / 4), palette.fill)]
    }
    return [symbol(name, in: frame, tint(of: id))]
  }

  /// Lines as the model breaks them, what is selected behind them, the insertion point before them.
  func looks(ofTextField id: ComponentID, size: Size) -> [Mark] {
    let content = stage.textContent(of: id)
    var marks: [Mark] = []
    if !content.selection.isEmpty {
      marks.append(.fill(stage.textRect(of: content.selection, in: id), tint(of: id).opacity(0.2)))
    }
    for line in 0..<content.numberOfLines {
      let frame = Rect(x: 0, y: Double(line) * Metrics.lineHeight, width: size.width, height: Metrics.lineHeight)
      marks.append(self.line(content.text(ofLine: line), of: id, in: frame, palette.label))
    }
    if stage.focused == id, content.selection.isEmpty {
      marks.append(.fill(stage.caret(at: content.selection.lowerBound, in: id), tint(of: id)))
    }
    return marks
  }

  /// One line at the side where reading begins.
  private func line(_ text: String, of id: ComponentID, in frame: Rect, _ color: Color) -> Mark {
    guard stage.direction(of: id) == .rightToLeft else { return .text(run(text, in: frame, color)) }
    var run = run(text, in: frame, color)
    run.at.x = frame.maxX
    run.anchor = .end
    return .text(run)
  }

  private func run(_ text: String, in frame: Rect, _ color: Color) -> TextRun {
    let baseline = frame.center.y + TextMetrics.bodySize * TextMetrics.capHeight / 2
    return TextRun(
      TextMetrics.fitting(text, width: frame.size.width + 0.5), at: Point(x: frame.minX, y: baseline),
      size: TextMetrics.bodySize, color: color)
  }
}
