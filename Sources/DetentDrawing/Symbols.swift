import DetentCore

/// Small pictures for the names of images. Shapes of our own: Apple's symbols may not be passed on.
extension Picture {
  /// A named image in a frame; a name that has no shape here is drawn as a rounded square.
  func symbol(_ name: String, in frame: Rect, _ color: Color) -> Mark {
    let side = min(frame.size.width, frame.size.height)
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let outline = Symbols.outlines[base] else {
      return .fill(square(in: frame, side: side), radius: side / 4, color)
    }
    let scale = side / Symbols.side
    let origin = square(in: frame, side: side).origin
    let segments = outline.map { $0.map { origin + $0 * scale } }
    return .shape(.path(segments), name == base ? Mark.Paint(stroke: color, width: side / 12) : Mark.Paint(fill: color))
  }

  private func square(in frame: Rect, side: Double) -> Rect {
    Rect(x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
  }
}

/// Outlines in a square of 24 points.
enum Symbols {
  static let side = 24.0

  static let outlines: [String: [Mark.Segment]] = [
    "location": polygon([(21, 3), (13.5, 21), (11.5, 12.5), (3, 10.5)]),
    "plus": polygon([
      (10, 3), (14, 3), (14, 10), (21, 10), (21, 14), (14, 14), (14, 21), (10, 21), (10, 14), (3, 14), (3, 10),
      (10, 10),
    ]),
    "star": polygon([
      (12, 2), (14.94, 8.05), (21.51, 8.98), (16.76, 13.7), (17.88, 20.26), (12, 17.15), (6.12, 20.26), (7.24, 13.7),
      (2.49, 8.98), (9.06, 8.05),
    ]),
    "house": polygon([(12, 3), (22, 12), (19, 12), (19, 21), (5, 21), (5, 12), (2, 12)]),
    "heart": [
      .move(Point(x: 12, y: 21)), .curve(Point(x: 2, y: 14), Point(x: 1, y: 4), Point(x: 7.5, y: 4)),
      .curve(Point(x: 10, y: 4), Point(x: 11.5, y: 5.5), Point(x: 12, y: 7)),
      .curve(Point(x: 12.5, y: 5.5), Point(x: 14, y: 4), Point(x: 16.5, y: 4)),
      .curve(Point(x: 23, y: 4), Point(x: 22, y: 14), Point(x: 12, y: 21)), .close,
    ],
    "circle": [
      .move(Point(x: 21, y: 12)), .curve(Point(x: 21, y: 16.97), Point(x: 16.97, y: 21), Point(x: 12, y: 21)),
      .curve(Point(x: 7.03, y: 21), Point(x: 3, y: 16.97), Point(x: 3, y: 12)),
      .curve(Point(x: 3, y: 7.03), Point(x: 7.03, y: 3), Point(x: 12, y: 3)),
      .curve(Point(x: 16.97, y: 3), Point(x: 21, y: 7.03), Point(x: 21, y: 12)), .close,
    ],
    "square": polygon([(4, 4), (20, 4), (20, 20), (4, 20)]),
  ]

  private static func polygon(_ corners: [(Double, Double)]) -> [Mark.Segment] {
    let points = corners.map { Point(x: $0.0, y: $0.1) }
    return points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
  }
}

extension Mark.Segment {
  func map(_ move: (Point) -> Point) -> Mark.Segment {
    switch self {
    case .move(let point): .move(move(point))
    case .line(let point): .line(move(point))
    case .curve(let a, let b, let end): .curve(move(a), move(b), move(end))
    case .close: .close
    }
  }
}
