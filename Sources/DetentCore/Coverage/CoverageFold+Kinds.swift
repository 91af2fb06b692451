/// What events mean to the machine of each kind.
extension CoverageFold {
  // MARK: Scroll views

  mutating func seeScrolling(_ event: Event) {
    let id = event.source
    let here = state(id, "scrolling")
    switch event.what {
    case .willBeginDragging where here != "zooming": go(id, "scrolling", to: "dragged")
    case .didEndDragging(willDecelerate: false) where here == "dragged": go(id, "scrolling", to: "at rest")
    case .willBeginZooming: go(id, "scrolling", to: "zooming")
    case .didEndZooming where here == "zooming": go(id, "scrolling", to: "at rest")
    case .zoomed(let zoom):
      let end = event.time + Duration(roundingUp: zoom.duration)
      go(id, "scrolling", to: "zooming", later: [(end, "at rest")])
    case .changed(.contentOffset, _) where here != "dragged" && here != "zooming" && here != "at rest":
      go(id, "scrolling", to: event.isUser && isTouched ? "held" : "at rest")
    case .moved(let motion) where here != "zooming": follow(motion, of: id, at: event.time)
    default: break
    }
  }

  private mutating func follow(_ motion: Event.MotionRecord, of id: ComponentID, at time: Instant) {
    let axes = [motion.x, motion.y].compactMap(\.self)
    let end = axes.map(\.duration).max() ?? motion.fade
    let rest = (time: time + Duration(roundingUp: max(end, motion.fade)), state: "at rest")
    guard !motion.isAnimation else { return go(id, "scrolling", to: "animating", later: [rest]) }
    guard let hit = axes.compactMap(\.firstHit).min() else {
      return go(id, "scrolling", to: "decelerating", later: [rest])
    }
    guard hit > 0 else { return go(id, "scrolling", to: "bouncing", later: [rest]) }
    let edge = (time: time + Duration(roundingUp: hit), state: "bouncing")
    go(id, "scrolling", to: "decelerating", later: [edge, rest])
  }

  // MARK: Page controls and progress

  mutating func seePageControl(_ event: Event) {
    let id = event.source
    let isScrubbed = state(id, "touch") == "scrubbed"
    switch event.what {
    case .decided(let decision) where decision.question == .scrub: go(id, "touch", to: "scrubbed")
    case .valueChanged where isScrubbed: go(id, "touch", to: "scrubbed", by: "the page changes below it")
    case .valueChanged where state(id, "touch") == "at rest":
      go(id, "touch", to: "at rest", by: event.isUser ? "a tap or VoiceOver turns the page" : "time turns the page")
    case .changed(.page, _) where state(id, "touch") == "at rest":
      let isScript = if case .script = event.cause { true } else { false }
      go(id, "touch", to: "at rest", by: isScript ? "code sets the page" : "its scroll view turns the page")
    default: break
    }
  }

  mutating func seeSimple(_ event: Event) {
    let id = event.source
    switch event.what {
    case .progressVisibilityDidChange(let isVisible): go(id, "timer", to: isVisible ? "shown" : "hidden")
    case .shouldAdvanceToPage where state(id, "timer") == "shown":
      go(id, "timer", to: "shown", by: "a page's time is up")
    case .touchDown: go(id, "touch", to: "down")
    case .touchUpInside, .touchCancel: go(id, "touch", to: "up", by: event.what.name)
    case .editingDidBegin: go(id, "editing", to: "edited")
    case .editingDidEnd: go(id, "editing", to: "not edited")
    case .editingChanged where state(id, "editing") == "edited":
      go(id, "editing", to: "edited", by: "editingChanged")
    default: break
    }
  }

  // MARK: Wheels

  mutating func seeWheels(_ event: Event) {
    let id = event.source
    switch event.what {
    case .dragged(let drag):
      guard let wheel = drag.wheel else { return }
      lapse(wheel: wheel, of: id, until: drag.samples.first?.time ?? event.time)
      // The finger let go: what does not move on at this instant rests.
      let soon = event.time + Duration(microseconds: 1)
      go(id, "wheel", wheel: wheel, to: "dragged", later: [(soon, "at rest")])
    case .moved(let motion):
      guard let wheel = motion.wheel else { return }
      lapse(wheel: wheel, of: id, until: event.time)
      guard let path = motion.y else { return go(id, "wheel", wheel: wheel, to: "at rest") }
      let end = event.time + Duration(roundingUp: path.duration)
      go(
        id, "wheel", wheel: wheel, to: motion.isAnimation ? "animating" : "decelerating",
        later: [(end, "at rest")])
    case .editingDidBegin: go(id, "presented view", to: "open")
    case .editingDidEnd: go(id, "presented view", to: "closed")
    default: break
    }
  }

  // MARK: Flows

  mutating func seeFlow(_ event: Event) {
    guard case .navigated(let step) = event.what else { return }
    let id = event.source
    switch step.signal {
    case .willPush, .willPop, .willReplace, .willPresent, .willDismiss:
      go(id, "passage", to: step.by.rawValue + (step.isInteractive ? ", by a finger" : ""))
    case .didPush, .didPop, .didReplace, .didPresent, .didDismiss: go(id, "passage", to: "at rest")
    case .didCancelPop: go(id, "passage", to: "at rest", by: "it went back")
    case .didAttemptToDismiss: go(id, "passage", to: "at rest", by: "a person may not dismiss it")
    case .didChangeSelectedDetent: go(id, "passage", to: "at rest", by: "a sheet goes to another detent")
    default: break
    }
  }
}

extension AxisMotion {
  /// When, in seconds, the motion first lies beyond an edge; nil: never.
  var firstHit: Double? {
    [first, second, third].compactMap(\.self).first { if case .edge = $0.curve { true } else { false } }?.begin
  }
}
