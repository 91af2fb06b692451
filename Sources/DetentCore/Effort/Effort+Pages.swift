/// What a person can do next with a page control or a scroll view, on the way to a page or an offset.
extension Stage {
  // MARK: Page controls

  func attempts(onPageControl id: ComponentID, toward goal: Effort.Goal) -> [EffortAttempt] {
    guard case .page(let page) = goal else { return [] }
    let (control, layout) = (pageControls[id], direction(of: id))
    let isForward = page > control.currentPage
    let side = screenPoint(control.tapPoint(forward: isForward, layout: layout), of: id)
    let tap = attempt(
      "tap for the \(isForward ? "next" : "previous") page", TouchPath(at: side).holding(Metrics.tapDuration), on: id)
    let indicators = control.scrubbedIndicators(direction: layout)
    guard control.allowsContinuousInteraction,
      let from = indicators.first(where: { $0.page == control.currentPage })?.frame.center
    else { return tap }
    let nearest = indicators.min { ($0.page - page).magnitude < ($1.page - page).magnitude }
    guard let nearest, nearest.page != control.currentPage else { return tap }
    let path = TouchPath(at: screenPoint(from, of: id)).holding(Metrics.scrubHold + 0.05)
      .moving(to: screenPoint(nearest.frame.center, of: id), over: 0.3)
    return tap + attempt("scrub to page \(nearest.page + 1)", path, on: id)
  }

  // MARK: Scroll views

  func attempts(onScrollView id: ComponentID, toward goal: Effort.Goal) -> [EffortAttempt] {
    let here = scrollViews[id].offset(at: now)
    let target: Point
    switch goal {
    case .page(let page): target = scrollViews[id].restingOffset(ofPage: page, at: now, layout: direction(of: id))
    case .offset(let offset): target = offset
    default: return []
    }
    let way = target - here
    let axis: Axis = way.x.magnitude >= way.y.magnitude ? .horizontal : .vertical
    guard way[axis] != 0 else { return attempts(withKeys: [], on: id) }
    return flicks(way[axis], axis, on: id, isPaged: scrollViews[id].isPagingEnabled) + drag(way, on: id)
      + attempts(withKeys: [], on: id)
  }

  /// Swipes of half the viewport: as fast as a finger can; of a view without pages also one that is aimed.
  private func flicks(_ way: Double, _ axis: Axis, on id: ComponentID, isPaged: Bool) -> [EffortAttempt] {
    let half = scrollViews[id].viewport[axis] / 2 * place(of: id).scale
    guard half > Metrics.touchSlop else { return [] }
    let word = axis == .horizontal ? (way > 0 ? "left" : "right") : (way > 0 ? "up" : "down")
    var finger = Point.zero
    finger[axis] = way > 0 ? -half : half
    func flick(_ speed: Double) -> TouchPath { path(finger, over: half / speed, on: id) }
    let full = attempt("flick \(word) as fast as a finger can", flick(Metrics.strokeSpeed), on: id)
    guard !isPaged, let speed = speed(carrying: way, axis, on: id, with: flick) else { return full }
    return full + attempt("flick \(word) at \(Text.number(speed.rounded())) pt/s", flick(speed), on: id)
  }

  /// The speed of a flick that comes to rest nearest to a way; nil: it would have to be faster than a finger, or slower
  /// than a flick.
  private func speed(
    carrying way: Double, _ axis: Axis, on id: ComponentID, with flick: (Double) -> TouchPath
  ) -> Double? {
    let start = scrollViews[id].offset(at: now)[axis]
    func carried(_ speed: Double) -> Double {
      var stage = self
      stage.perform(flick(speed), named: "effort", on: id)
      guard stage.settle(within: Effort.patience) else { return 0 }
      return (stage.scrollViews[id].offset(at: stage.now)[axis] - start).magnitude
    }
    var (slow, fast) = (Metrics.strokeSlowest, Metrics.strokeSpeed)
    guard carried(slow) < way.magnitude, carried(fast) > way.magnitude else { return nil }
    for _ in 0..<20 {
      let middle = (slow + fast) / 2
      if carried(middle) < way.magnitude { slow = middle } else { fast = middle }
    }
    return fast
  }

  /// A slow drag that puts the content where it should be, as far as the viewport lets a finger go.
  private func drag(_ way: Point, on id: ComponentID) -> [EffortAttempt] {
    let scale = place(of: id).scale
    var finger = Point.zero
    for axis in Axis.allCases where way[axis] != 0 && scrollViews[id].canDrag(axis) {
      let room = scrollViews[id].viewport[axis] * scale - 2 * Metrics.strokeMargin
      let wanted = way[axis].magnitude * scale + Metrics.touchSlop
      finger[axis] = way[axis] > 0 ? -min(wanted, room) : min(wanted, room)
    }
    guard finger != .zero else { return [] }
    let path = path(finger, over: max(0.15, finger.length / Metrics.placingSpeed), on: id)
    return attempt("drag by \(Text.point(finger.rounded(toScale: 1)))", path.holding(Metrics.placingHold), on: id)
  }

  /// A finger's way around the middle of what is seen of a component.
  private func path(_ way: Point, over seconds: Double, on id: ComponentID) -> TouchPath {
    let frame = screenFrame(of: id)
    let bounds = screen(of: id)?.deviceBounds ?? frame
    let shown = frame.intersection(bounds) ?? frame
    let start = shown.center - way * 0.5
    return TouchPath(at: start).moving(to: start + way, over: seconds)
  }
}
