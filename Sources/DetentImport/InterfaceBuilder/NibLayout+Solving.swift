import DetentCore
import DetentXML

extension NibLayout {
  /// What views are laid out in.
  struct Holder {
    /// The view's id.
    var id: String
    var size: Size
    /// What guides leave free; nil for all but a scene's own view.
    var safeArea: EdgeInsets?
    /// Its content scrolls: of its edges only the low ones say where something lies.
    var isScrolling = false

    /// The system's least margin at the sides of a screen: 16 pt, 20 pt where that is 414 pt wide or more.
    /// Source: UIKit, systemMinimumLayoutMargins (observed).
    var sideMargin: Double { size.width >= 414 ? 20 : 16 }
  }

  /// Where a view lies along an axis, as far as that is known.
  struct Span {
    var low: Double?
    var high: Double?
    var center: Double?
    var length: Double?

    subscript(side: Side) -> Double? {
      get {
        switch side {
        case .low: low
        case .high: high
        case .center: center
        case .length: length
        }
      }
      set {
        switch side {
        case .low: low = newValue
        case .high: high = newValue
        case .center: center = newValue
        case .length: length = newValue
        }
        settle()
      }
    }

    /// Two of them settle the others.
    private mutating func settle() {
      if let low, let high {
        length = length ?? high - low
      } else if let low, let center {
        length = length ?? (center - low) * 2
      } else if let high, let center {
        length = length ?? (high - center) * 2
      }
      guard let length else { return }
      let start = low ?? high.map { $0 - length } ?? center.map { $0 - length / 2 }
      guard let start else { return }
      low = start
      high = high ?? start + length
      center = center ?? start + length / 2
    }
  }

  /// The frames of views in one holder, by id; those that stay unknown are missing. `intrinsic` answers the length that a
  /// view takes by itself.
  func frames(
    of views: [XMLElement], in holder: Holder, intrinsic: (XMLElement, Axis) -> Double?
  ) -> [String: Rect] {
    var solver = Solver(layout: self, holder: holder)
    for view in views { solver.spans[view.objectID] = [Span(), Span()] }
    for view in views {
      if let frame = Rect(nibFrameOf: view, in: holder.size) { solver.set(frame, of: view.objectID) }
    }
    solver.run(views)
    for view in views {
      for axis in Axis.allCases where solver[view.objectID, .length(axis)] == nil {
        if let length = intrinsic(view, axis) { solver.spans[view.objectID]?[axis.index][.length(axis)] = length }
      }
    }
    solver.run(views)
    return solver.frames
  }

  /// How large a scroll view's content is when its edges are tied to those of something in it; nil: that is not said.
  func contentSize(of id: String, frames: [String: Rect]) -> Size? {
    let names = [id] + (contentGuides[id] ?? []).sorted()
    let ties = names.flatMap { constraints[$0] ?? [] }
    let lengths = Axis.allCases.map { axis in ties.lazy.compactMap { end($0, axis, names, frames) }.first }
    guard let width = lengths[0], let height = lengths[1], width >= 0, height >= 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// The end of the content by one constraint: a child's high edge and what it says of the rest.
  private func end(
    _ constraint: Constraint, _ axis: Axis, _ names: [String], _ frames: [String: Rect]
  ) -> Double? {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.first.side == .high(axis),
      second.side == .high(axis), !constraint.first.isMargin, !second.isMargin
    else { return nil }
    if names.contains(second.item), let frame = frames[constraint.first.item] {
      return frame.high(axis) - constraint.constant
    }
    guard names.contains(constraint.first.item), let frame = frames[second.item] else { return nil }
    return frame.high(axis) + constraint.constant
  }

  private struct Solver {
    var layout: NibLayout
    var holder: Holder
    /// Along and across, by view.
    var spans: [String: [Span]] = [:]

    /// How often all constraints are gone through: chains of views that lean on each other are rarely longer.
    private static let rounds = 8

    init(layout: NibLayout, holder: Holder) {
      self.layout = layout
      self.holder = holder
    }

    subscript(id: String, side: Side) -> Double? { spans[id]?[side.axis.index][side] }

    mutating func set(_ frame: Rect, of id: String) {
      for axis in Axis.allCases {
        spans[id]?[axis.index].low = frame.origin[axis]
        spans[id]?[axis.index][.length(axis)] = frame.size[axis]
      }
    }

    mutating func run(_ views: [XMLElement]) {
      for _ in 0..<Self.rounds {
        var hasChanged = false
        for view in views where frame(of: view.objectID) == nil {
          for constraint in layout.constraints[view.objectID] ?? [] {
            if use(constraint, for: view.objectID) { hasChanged = true }
          }
        }
        if !hasChanged { return }
      }
    }

    /// Whether it said something new.
    private mutating func use(_ constraint: Constraint, for id: String) -> Bool {
      let first = constraint.first
      if first.item == id, !first.isMargin, self[id, first.side] == nil {
        guard let value = constraint.second.map({ place($0) }) ?? 0 else { return false }
        return set(value * constraint.multiplier + constraint.constant, first.side, of: id)
      }
      guard let second = constraint.second, second.item == id, !second.isMargin, self[id, second.side] == nil,
        let value = place(first)
      else { return false }
      return set((value - constraint.constant) / constraint.multiplier, second.side, of: id)
    }

    private mutating func set(_ value: Double, _ side: Side, of id: String) -> Bool {
      guard value.magnitude < 1e9 else { return false }
      spans[id]?[side.axis.index][side] = value
      return true
    }

    /// Where an anchor lies in the holder's points.
    private func place(_ anchor: Anchor) -> Double? {
      if let value = self[anchor.item, anchor.side] {
        guard anchor.isMargin else { return value }
        return layout.margins(of: anchor.item).map { moved(value, anchor.side, by: $0) }
      }
      let axis = anchor.side.axis
      if anchor.item == holder.id {
        if holder.isScrolling { return anchor.side == .low(axis) ? 0 : nil }
        guard let value = side(anchor.side, from: 0, to: holder.size[axis]), anchor.isMargin else {
          return side(anchor.side, from: 0, to: holder.size[axis])
        }
        return layout.margins(of: holder).map { moved(value, anchor.side, by: $0) }
      }
      return layout.guides[anchor.item].flatMap { place(anchor.side, of: $0) }
    }

    private func place(_ side: Side, of guide: Guide) -> Double? {
      let axis = side.axis
      switch guide {
      case .frame(holder.id): return side == .length(axis) ? holder.size[axis] : nil
      case .content(holder.id): return side == .low(axis) ? 0 : nil
      case .frame, .content: return nil
      case .top, .bottom, .safeArea:
        guard let safe = holder.safeArea else { return nil }
        let (low, high) = (safe.low(axis), holder.size[axis] - safe.high(axis))
        if guide == .top { return side == .high(.vertical) ? low : nil }
        if guide == .bottom { return side == .low(.vertical) ? high : nil }
        return self.side(side, from: low, to: high)
      }
    }

    private func side(_ side: Side, from low: Double, to high: Double) -> Double? {
      switch side {
      case .low: low
      case .high: high
      case .center: (low + high) / 2
      case .length: high - low
      }
    }

    /// An edge, centre or length moved from a view's edges to its margins.
    private func moved(_ value: Double, _ side: Side, by margins: EdgeInsets) -> Double {
      let (low, high) = (margins.low(side.axis), margins.high(side.axis))
      return switch side {
      case .low: value + low
      case .high: value - high
      case .center: value + (low - high) / 2
      case .length: value - low - high
      }
    }

    func frame(of id: String) -> Rect? {
      guard let spans = spans[id], let x = spans[0].low, let y = spans[1].low, let width = spans[0].length,
        let height = spans[1].length, width >= 0, height >= 0
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }

    var frames: [String: Rect] {
      spans.keys.reduce(into: [:]) { frames, id in frames[id] = frame(of: id) }
    }
  }
}

extension Rect {
  /// The rectangle that the file gives a view: `<rect key="frame"/>`, or the older `<frame key="frameInset"/>`, which
  /// says how far the edges are from those of the holder.
  init?(nibFrameOf view: XMLElement, in holder: Size) {
    if let rect = view.child("rect", key: "frame") {
      guard let x = rect.length("x"), let y = rect.length("y"), let size = Size(nibRect: rect) else { return nil }
      self.init(origin: Point(x: x, y: y), size: size)
      return
    }
    guard let inset = view.child("frame", key: "frameInset"),
      let x = Self.inset(inset, "minX", "maxX", "width", holder.width),
      let y = Self.inset(inset, "minY", "maxY", "height", holder.height)
    else { return nil }
    self.init(x: x.low, y: y.low, width: x.length, height: y.length)
  }

  private static func inset(
    _ element: XMLElement, _ low: String, _ high: String, _ length: String, _ room: Double
  ) -> (low: Double, length: Double)? {
    let (low, high, length) = (element.length(low), element.length(high), element.length(length))
    let extent = length ?? high.map { room - $0 - (low ?? 0) }
    guard let extent, extent >= 0 else { return nil }
    return (low ?? high.map { room - $0 - extent } ?? 0, extent)
  }

  func high(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}

extension Size {
  fileprivate init?(nibRect rect: XMLElement) {
    guard let width = rect.length("width"), let height = rect.length("height"), width >= 0, height >= 0 else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension Axis {
  fileprivate var index: Int { self == .horizontal ? 0 : 1 }
}
