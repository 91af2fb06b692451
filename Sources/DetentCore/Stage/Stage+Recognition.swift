/// Who takes a touch, and why.
extension Stage {
  /// Content other than a control hears of a touch at once, or after 0.15 s; from then on a scroll view around it whose
  /// canCancelContentTouches is false does not take the touch any more.
  mutating func deliverToContent(_ finger: Finger) {
    guard finger.hit.kind != .scrollView, finger.hit.kind != .screen, finger.hit.kind != .pageControl else { return }
    guard finger.chain.contains(where: { !scrollViews[$0].canCancelContentTouches }) else { return }
    let isDelayed = finger.chain.contains { scrollViews[$0].delaysContentTouches && scrollViews[$0].isScrollEnabled }
    guard isDelayed else { return modifyDelivered(finger.id) }
    scheduleTimer(.touchDelivery, for: finger.hit, stamp: UInt32(bitPattern: finger.id), after: Metrics.touchDelivery)
  }

  private mutating func modifyDelivered(_ finger: Int32) { modifyFinger(finger) { $0.isDelivered = true } }

  /// How a scroll view around a touch stands to a drag.
  private enum Standing {
    /// Points that the offset can move.
    case room(Double)
    /// At its end, but it passes the drag on.
    case full
    /// At its end, and it keeps the drag to itself.
    case fullAndKeeps
    case cannotScroll
    case lostToContent

    var words: String {
      switch self {
      case .room(let points): "room for \(Text.number(points)) pt"
      case .full: "no room that way"
      case .fullAndKeeps: "no room that way, and it passes nothing on"
      case .cannotScroll: "cannot be dragged on that axis"
      case .lostToContent: "its content tracks the touch, and canCancelContentTouches is false"
      }
    }
  }

  private func standing(of view: ComponentID, _ axis: Axis, toward sign: Double, _ finger: Finger) -> Standing {
    let it = scrollViews[view]
    if finger.isDelivered, !it.canCancelContentTouches { return .lostToContent }
    guard it.canDrag(axis) else { return .cannotScroll }
    let room = it.room(axis, toward: sign, at: now)
    if room > 0 { return .room(room) }
    return it.transfersToParent(axis) ? .full : .fullAndKeeps
  }

  /// The scroll view that takes a drag: the innermost with room in the finger's direction, or the innermost that passes
  /// nothing on; where there is none, the innermost that can be dragged. The choice is written down once.
  mutating func decideTaker(of finger: Finger, way: Point) -> ComponentID? {
    let axis: Axis = way.x.magnitude >= way.y.magnitude ? .horizontal : .vertical
    let chain = finger.chain.filter { scrollViews.isLive($0) }
    let standings = chain.map { standing(of: $0, axis, toward: -way[axis], finger) }
    let taker = Stage.taker(standings).map { chain[$0] }
    guard taker != nil || !finger.isDragRefused else { return nil }
    if taker == nil { modifyFinger(finger.id) { $0.isDragRefused = true } }
    guard !chain.isEmpty else { return taker }
    explainTaker(taker, axis, way[axis], Array(zip(chain, standings)))
    return taker
  }

  private static func taker(_ standings: [Standing]) -> Int? {
    let first = standings.firstIndex { standing in
      switch standing {
      case .room, .fullAndKeeps: true
      default: false
      }
    }
    return first ?? standings.firstIndex { if case .full = $0 { true } else { false } }
  }

  private mutating func explainTaker(
    _ taker: ComponentID?, _ axis: Axis, _ way: Double, _ candidates: [(ComponentID, Standing)]
  ) {
    let direction = axis == .horizontal ? (way < 0 ? "left" : "right") : (way < 0 ? "up" : "down")
    var inputs = [Decision.Input("finger", .text(direction))]
    for (title, (_, standing)) in zip(titles(of: candidates.map(\.0)), candidates) {
      inputs.append(Decision.Input(title, .text(standing.words)))
    }
    let words = candidates.first { $0.0 == taker }?.1.words ?? ""
    let empty = candidates.first { scrollViews[$0.0].effectiveContentSize == .zero }
    let reason = empty.map { ": the contentSize of \(title(of: $0.0)) is 0 × 0" } ?? ""
    let outcome =
      taker.map { "\(title(of: $0)) takes the drag \(direction): \(words)" }
      ?? "nobody can be dragged \(direction)\(reason)"
    var decision = Decision(.drag, inputs, outcome: outcome, choices: ["touchSlop"])
    decision.parties = candidates.map(\.0)
    record(.decided(decision), from: taker ?? candidates[0].0)
  }
}
