/// Flows: what is asked of them, and what they refuse.
extension Stage {
  /// A flow of screens that stand in no other one. Its start is shown at once, with the events of appearing.
  public mutating func addFlow(
    named name: String, screens members: [ComponentID], start: ComponentID, links: [Flow.Link]
  ) throws(StageError) -> ComponentID {
    try checkRoom()
    var attributes = Attributes(name: name, screen: .stage, parent: .stage)
    attributes.cause = cause
    let place = flows.insert(Flow(attributes: attributes, screens: members, start: start, links: links))
    let id = ComponentID(.flow, slot: place.slot, generation: place.generation)
    history.isStale = true
    for screen in members { screens[screen].flow = id }
    record(.made(snapshot(of: id)), from: id)
    let cause = self.cause
    for (index, link) in links.enumerated() {
      self.cause = link.cause
      record(.linked(link, index), from: id)
      if let trigger = link.trigger { letTouchesReach(trigger) }
    }
    self.cause = cause
    show(start)
    pend(.emit(.appearance(.viewWillAppear, isAnimated: false), isUser: false, isRecorded: true), for: start)
    pend(.emit(.appearance(.viewDidAppear, isAnimated: false), isUser: false, isRecorded: true), for: start)
    return id
  }

  /// The flow in which a screen stands.
  public func flow(of screen: ComponentID) -> ComponentID? {
    guard screen.kind == .screen, screens.isLive(screen), let flow = screens[screen].flow, flows.isLive(flow) else {
      return nil
    }
    return flow
  }

  /// The flow that a person sees: its front screen is the shown one, or a transition of it runs.
  var shownFlow: ComponentID? { shownScreen.flatMap { flow(of: $0) } }

  /// Ends a flow and all its screens.
  public mutating func close(flow id: ComponentID) {
    guard flows.isLive(id) else { return }
    let members = flows[id].screens
    cancelFingers()
    record(.closed, from: id)
    pending.removeAll { $0.component == id }
    flows.remove(id)
    for screen in members where screens.isLive(screen) {
      screens[screen].flow = nil
      close(screen)
    }
  }

  // MARK: Moves

  /// Why a move cannot be made now; nil: it can.
  public func refusal(of move: Flow.Move, in id: ComponentID) -> String? {
    let flow = flows[id]
    if let transition = flow.transition {
      return "it is on its way from \(title(of: transition.from)) to \(title(of: transition.to)): settle first"
    }
    switch move {
    case .push(let to), .present(let to, _): return refusal(ofEntering: to, flow)
    case .replace(let to):
      return to == flow.screen ? "\(title(of: to)) is in front already" : refusal(ofEntering: to, flow)
    case .tab(let to):
      let isKept = flow.front.otherTabs.contains { $0.first == to }
      guard !isKept, flow.front.stack.first != to else { return nil }
      return refusal(ofEntering: to, flow)
    case .pop(let to): return refusal(ofPoppingTo: to, flow)
    case .dismiss: return flow.levels.count > 1 ? nil : "nothing is presented"
    }
  }

  private func refusal(ofEntering to: ComponentID, _ flow: Flow) -> String? {
    guard flow.screens.contains(to) else { return "\(title(of: to)) is no screen of it" }
    guard flow.holds(to) else { return nil }
    return "\(title(of: to)) stands in it already, and a screen stands there once: pop or dismiss to get back to it"
  }

  private func refusal(ofPoppingTo to: ComponentID?, _ flow: Flow) -> String? {
    let stack = flow.front.stack
    guard stack.count > 1 else {
      let hint = flow.levels.count > 1 ? " (it is presented: dismiss it)" : ""
      return "\(title(of: flow.screen)) is the root of its stack: there is nothing to pop\(hint)"
    }
    guard let to else { return nil }
    guard stack.dropLast().contains(to) else { return "\(title(of: to)) is not below \(title(of: flow.screen))" }
    return nil
  }

  /// Makes a move that is not refused. `link`: the number of the link that asks for it.
  public mutating func go(
    _ move: Flow.Move, in id: ComponentID, animated: Bool, link: Int? = nil, isUser: Bool = false
  ) {
    history.isStale = true
    let from = flows[id].screen
    let levels = levels(after: move, in: id)
    guard let to = levels.last?.stack.last, to != from else { return }
    let presentation =
      move.passage == .present
      ? levels.last?.presentation : move.passage == .dismiss ? flows[id].front.presentation : nil
    begin(
      Flow.Transition(
        by: move.passage, from: from, to: to, link: link, presentation: presentation, levels: levels,
        isAnimated: animated, isInteractive: false, isUser: isUser,
        distance: distance(of: move.passage, presentation, from: from)), in: id)
  }

  func distance(of passage: Flow.Passage, _ presentation: Flow.Presentation?, from: ComponentID) -> Double {
    let device = screens[from].deviceSize
    guard let presentation else { return passage == .push || passage == .pop ? screens[from].size.width : device.width }
    return max(1, device.height - presentation.frame.minY)
  }

  /// What the flow shows after a move.
  func levels(after move: Flow.Move, in id: ComponentID) -> [Flow.Level] {
    var levels = flows[id].levels
    let front = levels.count - 1
    switch move {
    case .push(let to): levels[front].stack.append(to)
    case .replace(let to): levels[front].stack[levels[front].stack.count - 1] = to
    case .tab(let to):
      guard levels[front].stack.first != to else { return levels }
      levels[front].otherTabs.append(levels[front].stack)
      let kept = levels[front].otherTabs.firstIndex { $0.first == to }
      levels[front].stack = kept.map { levels[front].otherTabs.remove(at: $0) } ?? [to]
    case .pop(let to):
      let stack = levels[front].stack
      let place = to.flatMap { stack.firstIndex(of: $0) } ?? stack.count - 2
      levels[front].stack = Array(stack.prefix(max(1, place + 1)))
    case .present(let to, let offer):
      levels.append(Flow.Level(stack: [to], presentation: presentation(offer, of: to, over: flows[id].screen)))
    case .dismiss: if levels.count > 1 { levels.removeLast() }
    }
    return levels
  }

  // MARK: Links

  /// A person has touched something: the link that it triggers is followed once its handlers are done.
  mutating func queueLink(after what: Event.What, from id: ComponentID) {
    guard flows.liveCount > 0, let flow = flow(of: screenID(of: id)) else { return }
    let link = flows[flow].links.firstIndex { $0.trigger == id && $0.isFollowed(at: what, on: isList(id)) }
    guard let link else { return }
    pending.prepend([Pending(component: flow, action: .followLink(link), cause: cause)])
  }

  private func isList(_ id: ComponentID) -> Bool { id.kind == .scrollView && scrollViews[id].rows != nil }

  /// Follows a link, or writes down why not.
  mutating func follow(link index: Int, of id: ComponentID) {
    let link = flows[id].links[index]
    guard let move = link.move else { return }
    let isFront = flows[id].screen == link.from
    let reason = isFront ? refusal(of: move, in: id) : "\(title(of: link.from)) is not in front"
    guard let reason else { return go(move, in: id, animated: link.by != .tab, link: index, isUser: true) }
    let target = link.to.map { " to \(title(of: $0))" } ?? ""
    var decision = Decision(.link, outcome: "the link\(target) is not followed: \(reason)")
    decision.parties = [link.trigger, link.to].compactMap { $0 }
    record(.decided(decision), from: id)
  }

  /// The back button of a navigation bar was tapped.
  mutating func tapBack(on bar: ComponentID) {
    guard hasBackButton(bar), let id = flow(of: screenID(of: bar)), flows[id].screen == screenID(of: bar),
      refusal(of: .pop(to: nil), in: id) == nil
    else { return }
    go(.pop(to: nil), in: id, animated: true, isUser: true)
  }
}

extension Flow.Link {
  /// What following it asks for.
  public var move: Flow.Move? {
    switch by {
    case .push: to.map { .push($0) }
    case .replace: to.map { .replace($0) }
    case .tab: to.map { .tab($0) }
    case .present: to.map { .present($0, offer ?? Flow.Offer(.sheet)) }
    case .pop: .pop(to: nil)
    case .dismiss: .dismiss
    }
  }

  /// Whether an event of its trigger follows it. A list is followed by its rows, and not by taps besides.
  fileprivate func isFollowed(at what: Event.What, on isList: Bool) -> Bool {
    switch what {
    case .touchUpInside: true
    case .didSelectItem(let item): position == nil || position == item
    case .didSelectRow(_, let row): isList && (position == nil || position == row)
    case .tap: !isList
    default: false
    }
  }
}

extension Stage {
  /// Names a screen that had no id, or takes the name away again.
  public mutating func setName(_ name: String, of screen: ComponentID) {
    screens[screen].attributes.name = name
    changed(screen, .id, .text(name))
  }

  public mutating func setBackSwipeEnabled(_ isEnabled: Bool, of id: ComponentID) {
    guard flows[id].isBackSwipeEnabled.change(to: isEnabled) else { return }
    changed(id, .isBackSwipeEnabled, .bool(isEnabled))
  }
}

extension Flow {
  /// Nothing of it moves and no finger holds it.
  public var isAtRest: Bool { transition == nil && pull == nil && sheetMotion == nil }
}
