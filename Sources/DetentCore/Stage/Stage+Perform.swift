extension Stage {
  /// Carries out one waiting effect; answers the event that handlers should hear, if there is one.
  mutating func perform(_ item: Pending) -> Step? {
    cause = item.cause
    let id = item.component
    guard isLive(id) else { return nil }
    switch item.action {
    case .emit(let what, let isUser, let isRecorded):
      return send(what, from: id, isUser: isUser, isRecorded: isRecorded)
    case .cross(let page, let last):
      guard pageControls[id].currentPage == last else { return nil }
      return turn(id, to: page, .continuous, isJump: false, isUser: true)
    case .turn(let page, let state, let isJump, let isUser):
      return turn(id, to: page, state, isJump: isJump, isUser: isUser)
    case .step(let step):
      return turn(id, to: pageControls[id].currentPage + step, .discrete, isJump: true, isUser: true)
    case .endInteraction:
      endInteraction(id)
    case .release:
      apply(scrollViews[id].finishRelease(at: now, scale: scale(of: id)), from: id)
    case .beginDecelerating(let stamp):
      guard scrollViews[id].stamp == stamp, scrollViews[id].motion != nil else { return nil }
      scrollViews[id].motion?.isAnnounced = true
      return send(.willBeginDecelerating, from: id, isUser: true, isRecorded: true)
    case .followPinch:
      followPinch(on: id)
    case .endDecelerating:
      scrollViews[id].endsDeceleration = false
      return send(.didEndDecelerating, from: id, isUser: true, isRecorded: true)
    case .choose(let rest):
      return choose(rest, of: id)
    case .wheelRested(let column):
      return wheelRested(column, of: id)
    case .scrollToTop:
      scrollToTop(id)
    case .advance:
      advancePage(of: id)
    case .startPage:
      startPage(of: id)
    case .followLink(let link):
      follow(link: link, of: id)
    case .tapBack:
      tapBack(on: id)
    }
    return nil
  }

  /// Records an event and hands it out; a decision's answer opens with it.
  private mutating func send(_ what: Event.What, from id: ComponentID, isUser: Bool, isRecorded: Bool) -> Step {
    let event = Event(time: now, source: id, cause: cause, isUser: isUser, what: what)
    let index = isRecorded ? trace.append(event) : nil
    if let index { cause = .event(index) }
    if isUser { queueLink(after: what, from: id) }
    switch what {
    case .willEndDragging: openDecision = id
    case .shouldScrollToTop:
      openDecision = id
      openAnswer.shouldScrollToTop = true
    case .shouldAdvanceToPage:
      openDecision = id
      openAnswer.shouldAdvance = true
    case .initialProgressForPage:
      openDecision = id
      openAnswer.initialProgress = 0
    default: break
    }
    return .event(event, index: index)
  }

  /// Carries out what a component asked for. What waits comes after everything that waits already.
  mutating func apply(_ effects: [Effect], from id: ComponentID) {
    for effect in effects {
      switch effect {
      case .emit(let what, let isUser):
        flushScroll(id)
        flushZoom(id)
        if effect.isScroll { noteOffset(of: id, isUser: isUser) }
        pend(.emit(what, isUser: isUser, isRecorded: true), for: id)
      case .record(let what): record(what, from: id)
      case .pend(let action): pend(action, for: id)
      case .follow: follow(id)
      case .followZoom: followZoom(id)
      }
    }
  }

  mutating func pend(_ action: Pending.Action, for id: ComponentID) {
    pending.append(Pending(component: id, action: action, cause: cause))
  }

  /// Writes something down that handlers do not hear.
  @discardableResult
  public mutating func record(_ what: Event.What, from id: ComponentID, isUser: Bool = false) -> Int {
    trace.append(Event(time: now, source: id, cause: cause, isUser: isUser, what: what))
  }

  // MARK: Decisions

  /// Where a scroll view whose willEndDragging is being handled will rest; nil at any other time.
  public func proposedTarget(of id: ComponentID) -> Point? {
    guard openDecision == id, id.kind == .scrollView else { return nil }
    return scrollViews[id].release?.target
  }

  /// Changes that target: it is moved into the range and rounded to the device pixel, and honoured while paging too.
  /// Answers whether the decision was still open.
  public mutating func setTarget(_ target: Point, of id: ComponentID) -> Bool {
    guard openDecision == id, id.kind == .scrollView, scrollViews[id].release != nil else { return false }
    history.isStale = true
    let accepted = scrollViews[id].clamped(target.rounded(toScale: scale(of: id)))
    scrollViews[id].release?.target = accepted
    return true
  }

  /// The answer to shouldAdvanceToPage. True unless a handler says otherwise.
  public var shouldAdvance: Bool { openAnswer.shouldAdvance }

  public mutating func setShouldAdvance(_ shouldAdvance: Bool, of id: ComponentID) -> Bool {
    guard openDecision == id else { return false }
    history.isStale = true
    openAnswer.shouldAdvance = shouldAdvance
    return true
  }

  /// The answer to initialProgressForPage, pinned to 0…1. 0 unless a handler says otherwise.
  public var initialProgress: Double { openAnswer.initialProgress }

  public mutating func setInitialProgress(_ progress: Double, of id: ComponentID) -> Bool {
    guard openDecision == id else { return false }
    history.isStale = true
    openAnswer.initialProgress = max(0, min(1, progress))
    return true
  }
}
