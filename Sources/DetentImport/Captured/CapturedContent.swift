import DetentCore

extension Blueprint.Part {
  /// Gives a scroll view the content that is known of: from its first part to its last, scrolled to where they stood.
  ///
  /// A capture shows parts where they are on the screen. What lies above or left of the viewport was scrolled away; how
  /// much more there is nobody says.
  mutating func settleContent() {
    guard let viewport = frame?.size else { return }
    let frames = parts.compactMap(\.frame)
    let offset = Point(x: max(0, -(frames.map(\.minX).min() ?? 0)), y: max(0, -(frames.map(\.minY).min() ?? 0)))
    for index in parts.indices { parts[index].frame = parts[index].frame.map { $0.moved(by: offset) } }
    let width = max(viewport.width, frames.map(\.maxX).max() ?? 0) + offset.x
    let height = max(viewport.height, frames.map(\.maxY).max() ?? 0) + offset.y
    self["contentSize"] = .size(Size(width: width, height: height))
    if offset != .zero { self["contentOffset"] = .numbers(offset.x, offset.y) }
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: size.width, height: size.height)
  }
}
