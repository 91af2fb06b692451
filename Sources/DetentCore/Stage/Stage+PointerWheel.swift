/// A pointer's wheel and a trackpad.
extension Stage {
  /// A wheel turns, or two fingers move on a trackpad, over a point of the screen.
  ///
  /// `by` is how far the offset moves, in points: down and right are positive. It ends at the edges without a bounce. A view
  /// that pages turns one page instead. `momentum` is the speed with which two fingers leave the trackpad, in points per
  /// second along `by`; the view then decelerates as after a drag. nil: a wheel, which has none.
  public mutating func turnWheel(over id: ComponentID, at point: Point, by way: Point, momentum: Double?) {
    note(person: momentum == nil ? "wheel" : "trackpad", on: id)
    guard let hit = hitTest(point), way != .zero else { return }
    guard !turnWheels(over: hit, at: point, by: way, momentum: momentum) else { return }
    let axis = wheelAxis(way)
    let chain = scrollChain(of: hit)
    guard let view = wheelTaker(in: chain, axis, toward: way[axis]) else { return }
    explainWheel(view, axis, chain)
    release(controlsOf: view)
    if let momentum, scrollViews[view].drag == nil, scrollViews[view].release == nil {
      return moveTrackpad(view, by: way, speed: momentum)
    }
    if scrollViews[view].isPagingEnabled, axis == scrollViews[view].pagingAxis {
      let step = ScrollStep(length: .page, axis: axis, isForward: way[axis] > 0)
      let here = scrollViews[view].heading(at: now)
      let target = scrollViews[view].target(of: step, from: here, layout: direction(of: view))
      return scrollByPerson(view, to: target, fades: true)
    }
    let target = scrollViews[view].clamped(scrollViews[view].offset(at: now) + way)
    scrollByPerson(view, to: target, isAnimated: false)
  }

  /// Whether a wheel over a point turns a page. A trackpad tells of one movement in many small turns, which are then one.
  public func wheelTurnsPage(at point: Point, by way: Point) -> Bool {
    guard let hit = hitTest(point), way != .zero, !hit.hasWheels else { return false }
    let axis = wheelAxis(way)
    guard let view = wheelTaker(in: scrollChain(of: hit), axis, toward: way[axis]) else { return false }
    return scrollViews[view].isPagingEnabled && axis == scrollViews[view].pagingAxis
  }

  private func wheelAxis(_ way: Point) -> Axis { way.x.magnitude > way.y.magnitude ? .horizontal : .vertical }

  /// The innermost view with room; a view that passes nothing on ends the search.
  private func wheelTaker(in chain: [ComponentID], _ axis: Axis, toward sign: Double) -> ComponentID? {
    for view in chain where scrollViews[view].isScrollEnabled {
      let range = scrollViews[view].range(axis)
      guard range.upperBound > range.lowerBound else { continue }
      if scrollViews[view].room(axis, toward: sign, at: now) > 0 { return view }
      if !scrollViews[view].transfersToParent(axis) { return nil }
    }
    return nil
  }

  private mutating func moveTrackpad(_ view: ComponentID, by way: Point, speed: Double) {
    apply(scrollViews[view].stop(at: now), from: view)
    pend(.emit(.willBeginDragging, isUser: true, isRecorded: true), for: view)
    let target = scrollViews[view].clamped(scrollViews[view].offset(at: now) + way)
    apply(scrollViews[view].moveByWheel(to: target, at: now, scale: scale(of: view)), from: view)
    notePage(of: view, isUser: true)
    var velocity = way * (speed / max(way.length, 1e-9))
    for axis in Axis.allCases where !scrollViews[view].canDrag(axis) { velocity[axis] = 0 }
    apply(scrollViews[view].releaseTrackpad(velocity: velocity, at: now, layout: direction(of: view)), from: view)
  }

  private mutating func explainWheel(_ view: ComponentID, _ axis: Axis, _ chain: [ComponentID]) {
    var decision = Decision(
      .wheel, [Decision.Input("axis", .text(axis.rawValue))],
      outcome: "\(title(of: view)) is the innermost view with room that way")
    decision.parties = chain
    record(.decided(decision), from: view)
  }
}
