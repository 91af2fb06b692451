import DetentCore

extension Picture {
  /// The band in the middle, then the rows of every wheel, lying flat and fading towards the ends.
  func looks(ofPickerView id: ComponentID, size: Size) -> [Mark] {
    let picker = stage.pickerViews[id]
    guard let height = picker.wheels.columns.map(\.rowHeight).max() else { return [] }
    let band = Rect(
      x: PickerLooks.bandMargin, y: (size.height - height) / 2, width: max(0, size.width - 2 * PickerLooks.bandMargin),
      height: height)
    let rows = picker.wheels.columns.indices.flatMap { self.rows(of: $0, in: picker, id, size: size) }
    let wheels = Mark.group(rows) { $0.clip = Rect(origin: .zero, size: size) }
    return [.fill(band, radius: PickerLooks.bandRadius, palette.fill), wheels]
  }

  /// Of rows that a script's function gives, those that the stage knows have their titles.
  private func rows(of column: Int, in picker: PickerView, _ id: ComponentID, size: Size) -> [Mark] {
    let notches = picker.wheels.visibleNotches(of: column, height: size.height, at: stage.now)
    return notches.prefix(PickerLooks.mostRows).compactMap { notch in
      let row = picker.wheels.columns[column].snap.row(ofNotch: notch)
      guard let title = picker.rows[column].title(row) else { return nil }
      let frame = picker.wheels.frame(
        ofNotch: notch, of: column, in: size, layout: stage.direction(of: id), at: stage.now)
      let distance = (frame.center.y - size.height / 2).magnitude / max(1, size.height / 2)
      let color = palette.label.opacity(max(PickerLooks.leastOpacity, 1 - distance))
      return .text(.centered(title, in: frame, size: PickerLooks.textSize, color: color))
    }
  }
}

/// Measures of a picker, in points. Our choice, by the look of iOS.
private enum PickerLooks {
  static let textSize = 21.0
  static let bandMargin = 9.0
  static let bandRadius = 8.0
  static let leastOpacity = 0.1
  /// Of one wheel: more than a person can tell apart.
  static let mostRows = 200
}
