/// How one screen takes the place of another: events, the clock, the places of what is presented.
extension Stage {
  /// Starts a transition. What a finger drives changes nothing yet; anything else is so from now on, and is only seen to
  /// move.
  mutating func begin(_ transition: Flow.Transition, in id: ComponentID) {
    if transition.hold == nil { cancelFingers() }
    flows[id].stamp &+= 1
    flows[id].sheetMotion = nil
    flows[id].transition = transition
    announce(transition, of: id)
    guard transition.hold == nil else { return }
    commit(transition, in: id)
    guard transition.isAnimated else { return complete(id) }
    let isFade = screens[transition.to].reduceMotion
    let motion =
      isFade
      ? AxisMotion.timed(from: 0, to: transition.distance, duration: Metrics.crossFadeDuration)
      : AxisMotion.transition(from: 0, to: transition.distance, duration: Metrics.transitionDuration)
    run(motion, in: id, isFade: isFade)
  }

  /// The transition goes on by itself.
  mutating func run(_ motion: AxisMotion?, in id: ComponentID, isFade: Bool = false) {
    guard let motion, motion.duration > 0 else { return settleTransition(of: id) }
    flows[id].transition?.hold = nil
    flows[id].transition?.start = now
    flows[id].transition?.motion = motion
    guard let transition = flows[id].transition else { return }
    let record = Event.TransitionRecord(
      by: transition.by, from: transition.from, to: transition.to, distance: transition.distance, motion: motion,
      isFade: isFade)
    cause = .event(self.record(.transition(record), from: id, isUser: transition.isUser))
    schedule(.motion(stamp: flows[id].stamp), for: id, at: transition.end)
  }

  /// Something of a flow has run its course.
  mutating func flowArrives(_ id: ComponentID, stamp: UInt32) {
    guard flows.isLive(id), flows[id].stamp == stamp else { return }
    if flows[id].sheetMotion != nil { flows[id].sheetMotion = nil }
    if flows[id].transition != nil { settleTransition(of: id) }
  }

  private mutating func settleTransition(of id: ComponentID) {
    guard let transition = flows[id].transition else { return }
    if transition.isCancelled { return cancel(id) }
    if transition.isInteractive { commit(transition, in: id) }
    complete(id)
  }

  /// From now on the flow shows what the transition leads to.
  private mutating func commit(_ transition: Flow.Transition, in id: ComponentID) {
    let isShown = shownFlow == id || shownScreen == nil
    flows[id].levels = transition.levels
    placeScreens(of: id)
    if isShown || !transition.isInteractive { show(transition.to) }
  }

  private mutating func complete(_ id: ComponentID) {
    guard let transition = flows[id].transition else { return }
    flows[id].transition = nil
    for (signal, screen) in transition.appearances.did { appear(signal, screen, transition) }
    navigate(.did(transition.by), transition, of: id)
    resetPlaces(of: id)
  }

  /// An interactive pop went back: the events that UIKit sends then.
  private mutating func cancel(_ id: ComponentID) {
    guard let transition = flows[id].transition else { return }
    flows[id].transition = nil
    appear(.viewWillDisappear, transition.to, transition)
    appear(.viewDidDisappear, transition.to, transition)
    appear(.viewWillAppear, transition.from, transition)
    appear(.viewDidAppear, transition.from, transition)
    navigate(.didCancelPop, transition, of: id)
  }

  // MARK: Events

  private mutating func announce(_ transition: Flow.Transition, of id: ComponentID) {
    navigate(.will(transition.by), transition, of: id)
    for (signal, screen) in transition.appearances.will { appear(signal, screen, transition) }
  }

  private mutating func navigate(_ signal: Signal, _ transition: Flow.Transition, of id: ComponentID) {
    let what = Event.Navigation(
      signal: signal, by: transition.by, from: transition.from, to: transition.to, isAnimated: transition.isAnimated,
      isInteractive: transition.isInteractive, link: transition.link, presentation: transition.presentation,
      stacks: flows[id].stacks)
    pend(.emit(.navigated(what), isUser: transition.isUser, isRecorded: true), for: id)
  }

  private mutating func appear(_ signal: Signal, _ screen: ComponentID, _ transition: Flow.Transition) {
    pend(
      .emit(
        .appearance(signal, isAnimated: transition.isAnimated), isUser: transition.isUser, isRecorded: true),
      for: screen)
  }

  // MARK: Places

  /// How a screen that is presented lies on its device.
  func presentation(_ offer: Flow.Offer, of screen: ComponentID, over below: ComponentID) -> Flow.Presentation {
    let device = screens[below]
    let isNarrow = device.idiom == .phone
    let style = offer.style == .popover && offer.adapts && isNarrow ? .sheet : offer.style
    let detent = offer.style == .sheet ? offer.detents.first ?? .large : .large
    var presentation = Flow.Presentation(offer: offer, style: style, detent: detent, frame: .zero)
    presentation.frame = frame(of: presentation, on: device)
    return presentation
  }

  func frame(of presentation: Flow.Presentation, on device: Screen) -> Rect {
    let all = Rect(origin: .zero, size: device.deviceSize)
    switch presentation.style {
    case .fullScreen: return all
    case .sheet: return device.sheetFrame(presentation.detent)
    case .popover:
      let anchor = presentation.offer.anchor.flatMap { isLive($0) ? screenFrame(of: $0) : nil }
      return device.popoverFrame(at: anchor ?? Rect(origin: all.center, size: .zero))
    }
  }

  /// Gives every screen that is shown the place of its level.
  mutating func placeScreens(of id: ComponentID) {
    for level in flows[id].levels {
      for screen in level.stack { place(screen, by: level.presentation) }
    }
  }

  /// The device of a flow has another size or is held otherwise: what is presented finds its place anew.
  mutating func updatePresentations(of id: ComponentID) {
    for index in flows[id].levels.indices.dropFirst() {
      guard let presentation = flows[id].levels[index].presentation else { continue }
      let frame = frame(of: presentation, on: screens[flows[id].levels[0].stack[0]])
      flows[id].levels[index].presentation?.frame = frame
    }
    placeScreens(of: id)
  }

  /// Screens that are no longer presented take the device's size again.
  private mutating func resetPlaces(of id: ComponentID) {
    let held = Set(flows[id].levels.flatMap { $0.stack + $0.otherTabs.flatMap { $0 } })
    for screen in flows[id].screens where screens.isLive(screen) && !held.contains(screen) { place(screen, by: nil) }
  }

  private mutating func place(_ screen: ComponentID, by presentation: Flow.Presentation?) {
    let before = screens[screen]
    screens[screen].presentation = presentation?.style == .fullScreen ? nil : presentation
    guard screens[screen].size != before.size || screens[screen].safeArea != before.safeArea else { return }
    noteConsequences(of: nil, on: screen, since: before)
    layout(screen)
  }
}

extension Flow.Transition {
  /// The events of screens that appear and disappear, in UIKit's order. A sheet or a popover leaves the screen below
  /// where it is.
  fileprivate var appearances: (will: [(Signal, ComponentID)], did: [(Signal, ComponentID)]) {
    switch by {
    case .present where presentation?.style != .fullScreen:
      ([(.viewWillAppear, to)], [(.viewDidAppear, to)])
    case .dismiss where presentation?.style != .fullScreen:
      ([(.viewWillDisappear, from)], [(.viewDidDisappear, from)])
    case .present, .dismiss:
      (
        [(.viewWillDisappear, from), (.viewWillAppear, to)],
        [(.viewDidAppear, to), (.viewDidDisappear, from)]
      )
    case .push, .pop, .replace, .tab:
      (
        [(.viewWillDisappear, from), (.viewWillAppear, to)],
        [(.viewDidDisappear, from), (.viewDidAppear, to)]
      )
    }
  }
}

extension Screen {
  /// Where a sheet lies that rests at a detent.
  fileprivate func sheetFrame(_ detent: Flow.Detent) -> Rect {
    let size = deviceSize
    let width = idiom == .pad ? min(Metrics.padSheetWidth, size.width) : size.width
    let top =
      detent == .large
      ? deviceSafeArea.top + Metrics.sheetTopGap : (size.height * (1 - Metrics.mediumDetentShare)).rounded()
    let y = min(top, size.height)
    return Rect(x: (size.width - width) / 2, y: y, width: width, height: size.height - y)
  }

  /// Where a popover lies: centred below what it points at, above it where there is more room, always on the screen.
  fileprivate func popoverFrame(at anchor: Rect) -> Rect {
    let safe = Rect(origin: .zero, size: deviceSize).inset(by: deviceSafeArea)
    let margin = Metrics.popoverMargin
    let below = safe.maxY - anchor.maxY - 2 * margin
    let above = anchor.minY - safe.minY - 2 * margin
    let isBelow = below >= Metrics.popoverSize.height || below >= above
    let width = max(0, min(Metrics.popoverSize.width, safe.size.width - 2 * margin))
    let height = max(0, min(Metrics.popoverSize.height, isBelow ? below : above))
    let x = min(max(anchor.center.x - width / 2, safe.minX + margin), max(safe.minX, safe.maxX - margin - width))
    return Rect(
      x: x, y: isBelow ? anchor.maxY + margin : anchor.minY - margin - height, width: width, height: height)
  }
}
