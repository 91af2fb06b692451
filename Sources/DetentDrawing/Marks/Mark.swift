public import DetentCore

/// One thing that is drawn. A picture is a list of marks, the first one at the back.
///
/// The list is small on purpose: whatever can draw these few kinds can draw every picture of Detent.
public indirect enum Mark: Hashable, Sendable {
  case shape(Shape, Paint)
  case text(TextRun)
  case group(Group)

  public enum Shape: Hashable, Sendable {
    /// A rectangle whose corners are rounded with `radius` points.
    case rect(Rect, radius: Double)
    case circle(center: Point, radius: Double)
    case path([Segment])
  }

  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  public struct Paint: Hashable, Sendable {
    public var fill: Color?
    public var stroke: Color?
    /// Of the stroke, in points.
    public var width: Double

    public init(fill: Color? = nil, stroke: Color? = nil, width: Double = 1) {
      self.fill = fill
      self.stroke = stroke
      self.width = width
    }
  }

  /// Marks that are moved, scaled, faded or cut together: first scaled, then moved; the clip is in their own points.
  public struct Group: Hashable, Sendable {
    public var marks: [Mark]
    public var offset = Point.zero
    public var scaleX = 1.0
    public var scaleY = 1.0
    public var opacity = 1.0
    public var clip: Rect?
    public var clipRadius = 0.0
    /// What the group stands for, for readers of the picture's source and for screen readers: `pageControl "dots"`.
    public var title: String?
    /// It moves by itself, as a wheel beside others does: a film of the picture keeps it as a part of its own.
    public var isOwnPart = false

    public init(_ marks: [Mark]) { self.marks = marks }
  }
}

extension Mark {
  /// The mark in pieces that look the same when they lie upon each other: what moves by itself, and what lies between.
  var pieces: [Mark] {
    // What fades together cannot be taken apart.
    guard case .group(let group) = self, group.opacity == 1, !group.isOwnPart else { return [self] }
    let pieces = group.marks.map(\.pieces)
    guard group.marks.contains(where: \.isOwnPart) || pieces.contains(where: { $0.count > 1 }) else { return [self] }
    var layers: [[Mark]] = []
    for (mark, pieces) in zip(group.marks, pieces) {
      if mark.isOwnPart || pieces.count > 1 {
        layers += pieces.map { [$0] } + [[]]
      } else {
        layers = layers.dropLast() + [(layers.last ?? []) + [mark]]
      }
    }
    return layers.filter { !$0.isEmpty }.map { marks in
      var layer = group
      layer.marks = marks
      return .group(layer)
    }
  }

  private var isOwnPart: Bool { if case .group(let group) = self { group.isOwnPart } else { false } }

  static func fill(_ rect: Rect, radius: Double = 0, _ color: Color) -> Mark {
    .shape(.rect(rect, radius: radius), Paint(fill: color))
  }

  static func circle(_ center: Point, radius: Double, _ color: Color) -> Mark {
    .shape(.circle(center: center, radius: radius), Paint(fill: color))
  }

  /// A stroked line through points.
  static func line(_ points: [Point], _ color: Color, width: Double = 1) -> Mark {
    let segments = points.enumerated().map { $0.offset == 0 ? Segment.move($0.element) : .line($0.element) }
    return .shape(.path(segments), Paint(stroke: color, width: width))
  }

  static func group(_ marks: [Mark], _ change: (inout Group) -> Void = { _ in }) -> Mark {
    var group = Group(marks)
    change(&group)
    return .group(group)
  }
}
