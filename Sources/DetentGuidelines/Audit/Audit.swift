public import DetentCore

/// Judges a trace by all rules, event by event, as it is made or as it is read.
///
/// ```swift
/// var audit = Audit()
/// audit.read(trace)
/// for finding in audit.report(place: host.place).findings { print(finding.message) }
/// ```
///
/// What a screen looks like is judged when it first stands still, and again after its components have changed and it
/// stands still; what happens is judged as it happens. A copy of an audit goes its own way, so one may ask for a report
/// in the middle of a run and read on.
public struct Audit: Sendable {
  public private(set) var scene = Scene()
  /// How many events were read.
  public private(set) var count = 0
  public let settings: Settings
  var rules: [Rule] = []
  /// Indices of rules that judge components of a kind, by the kind's raw value.
  private var structural: [ComponentKind: [Int]] = [:]
  /// The same for those that also watch its state.
  private var watching: [ComponentKind: [Int]] = [:]
  /// Indices of rules that read a group of events, by the group.
  private var observing = Array(repeating: [Int](), count: Interest.groupCount)
  private var reporter = Reporter()

  /// Screens of which something has changed since they were judged, and components whose page has.
  private var stale: Set<ComponentID> = []
  private var staleState: Set<ComponentID> = []
  private var judged: Set<ComponentID> = []
  private var flashed: Set<ComponentID> = []
  /// Components that are shown because a person did something, at that very moment.
  private var disclosed: Set<ComponentID> = []
  /// When a person last did something.
  private var personTime: Instant?
  /// What rules said that read long lists, by the screen, while nothing of what they read changes.
  private var known: [ComponentID: [Key: Known]] = [:]
  /// Of screens as they stand, until something changes.
  private var indices: [ComponentID: ScreenIndex] = [:]
  var entries: [Key: Entry] = [:]
  var allowances: [Allowance] = []
  private var gesture: (name: String, component: ComponentID)?

  /// A rule that is judged, with what is in force for it.
  struct Rule: Sendable {
    var guideline: Guideline
    var severity: Severity
    var isSeveritySet: Bool
    var options: Options
    var observer: (any Observer)?
    var tally = Tally()
  }

  /// How often a rule came to each verdict.
  public struct Tally: Hashable, Sendable {
    public var passes = 0
    public var fails = 0
    public var reviews = 0
    public var inapplicable = 0

    /// Whether the rule had something to say at all.
    public var isLookedAt: Bool { passes + fails + reviews > 0 }
  }

  struct Key: Hashable, Sendable {
    var rule: Int
    var component: ComponentID
  }

  /// A judgement with all that its rule has read.
  private struct Known: Sendable {
    var part: [String: Value]
    var screen: [String: Value]
    var judgement: Judgement
  }

  /// A fail or review as it was found, before it is put into words for a report.
  struct Entry: Sendable {
    var judgement: Judgement
    var time: Instant
    var path: String
    var frame: Rect
    var cause: Cause
    var made: Int
    var gesture: String?
    /// The component and what holds it, from the inside out.
    var holders: [ComponentID]
  }

  /// "This is meant": a rule, or a pattern, for a component and what it holds.
  struct Allowance: Sendable {
    var component: ComponentID
    var path: String
    var rule: String
    var reason: String
    var cause: Cause
  }

  public init(_ settings: Settings = Settings(), guidelines: [Guideline] = Guideline.all) {
    self.settings = settings
    for guideline in guidelines {
      guard let severity = settings.severity(of: guideline) else { continue }
      let options = Options(guideline.thresholds, set: settings.options[guideline.id] ?? [:])
      let judge = guideline.judge
      for kind in judge.subjects { structural[kind, default: []].append(rules.count) }
      if judge.watchesState { for kind in judge.subjects { watching[kind, default: []].append(rules.count) } }
      for group in judge.interest.groups { observing[group].append(rules.count) }
      rules.append(
        Rule(
          guideline: guideline, severity: severity, isSeveritySet: settings.isSet(for: guideline), options: options,
          observer: judge.observe?(options)))
    }
  }

  /// Reads the events of a trace that it has not read yet.
  public mutating func read(_ trace: Trace) {
    for index in count..<max(count, trace.count) { see(trace[index]) }
  }

  /// The next event.
  public mutating func see(_ event: Event) {
    if !stale.isEmpty || !staleState.isEmpty { judgeIfSettled(before: event) }
    scene.see(event)
    count += 1
    note(event)
    if let group = Interest.group(of: event.what) { observe(event, by: observing[group]) }
  }

  private mutating func note(_ event: Event) {
    let id = event.source
    if event.isUser { personTime = event.time }
    switch event.what {
    case .made: noteChange(of: id)
    case .flashed:
      flashed.insert(id)
      noteChange(of: id)
    case .closed:
      stale.remove(id)
      judged.remove(id)
      indices[id] = nil
      known[id] = nil
    case .changed(.isHidden, let isHidden):
      disclosed.remove(id)
      if isHidden == .bool(false), personTime == event.time, !event.cause.isTask { disclosed.insert(id) }
      noteChange(of: id)
    case .changed(let property, _): if Audit.isState(property) { staleState.insert(id) } else { noteChange(of: id) }
    case .pageChanged, .valueChanged: staleState.insert(id)
    case .linked(let link, _):
      noteChange(of: link.from)
      if let to = link.to { noteChange(of: to) }
    case .navigated(let step): noteChange(of: step.to)
    case .gesture(let record): gesture = (record.name, id)
    case .allowed(let rule, let reason):
      allowances.append(
        Allowance(component: id, path: scene.path(of: id), rule: rule, reason: reason, cause: event.cause))
    default: break
    }
  }

  private mutating func noteChange(of id: ComponentID) {
    guard let screen = scene.screen(of: id) else { return }
    stale.insert(screen)
    indices[screen] = nil
  }

  /// What changes as a person uses a screen, without its being another one.
  private static func isState(_ property: Property) -> Bool {
    switch property {
    case .page, .contentOffset, .currentProgress, .zoomScale, .selection, .isRunning: true
    default: false
    }
  }

  private mutating func observe(_ event: Event, by observers: [Int]) {
    for index in observers {
      rules[index].observer?.see(event, scene, &reporter)
      if !reporter.entries.isEmpty { takeReport(of: index) }
    }
  }

  private mutating func takeReport(of index: Int) {
    for (component, judgement, time) in reporter.entries {
      note(judgement, of: component, rule: index, at: time ?? scene.time, isBehaviour: true)
    }
    reporter.removeAll()
  }

  // MARK: Moments that stand still

  /// Judges what is stale if everything stands still before an event: the clock is about to move, so that all that
  /// belongs to this moment has been told. A screen that is new is judged before a person acts or something moves.
  private mutating func judgeIfSettled(before event: Event) {
    let last = Instant(microseconds: max(scene.time.microseconds, event.time.microseconds - 1))
    let isOver = event.time > scene.time
    guard isOver || Audit.begins(event.what) && stale.contains(where: { !judged.contains($0) }),
      scene.isSettled(at: last)
    else { return }
    judgeStale(isOver: isOver)
  }

  private static func begins(_ what: Event.What) -> Bool {
    switch what {
    case .gesture, .touch, .moved, .closed: true
    default: false
    }
  }

  /// `isOver`: the moment is, so that a component's page and place are those at which it stands.
  private mutating func judgeStale(isOver: Bool) {
    for screen in scene.roots where stale.contains(screen) {
      judged.insert(screen)
      judgeAll(in: screen)
    }
    stale.removeAll(keepingCapacity: true)
    guard isOver else { return }
    for id in staleState.sorted() where scene[id] != nil && scene.isVisible(id) {
      for rule in watching[id.kind] ?? [] { judge(id, by: rule, isState: true) }
    }
    staleState.removeAll(keepingCapacity: true)
  }

  /// A component and everything in it. What is hidden is judged by nobody.
  private mutating func judgeAll(in id: ComponentID) {
    guard let part = scene[id], part.properties["isHidden"] != .bool(true) else { return }
    for rule in structural[id.kind] ?? [] { judge(id, by: rule) }
    for child in part.children { judgeAll(in: child) }
  }

  private mutating func judge(_ id: ComponentID, by rule: Int, isState: Bool = false) {
    guard let part = scene[id], let screen = scene.screen(of: id) else { return }
    let judge = rules[rule].guideline.judge
    let properties = judge.readsItselfOnly ? scene[screen]?.properties ?? [:] : [:]
    if judge.readsItselfOnly, let old = known[screen]?[Key(rule: rule, component: id)], old.part == part.properties,
      old.screen == properties
    {
      return note(old.judgement, of: id, rule: rule, at: scene.time, isBehaviour: false)
    }
    let look = Look(
      part: part, scene: scene, index: index(of: screen), options: rules[rule].options, edition: settings.preset,
      devices: settings.devices, isState: isState, flashed: flashed,
      wasDisclosed: !disclosed.isEmpty && scene.holders(of: id).contains { disclosed.contains($0) },
      calendars: settings.calendars,
      readMarkup: settings.readMarkup)
    let missing = judge.needs.isEmpty ? [] : look.missing(judge.needs)
    var judgement = judge.judge(look).without(missing)
    if judge.isMendedByCode, settings.isWithoutCode { judgement = judgement.withoutCode }
    if judge.readsItselfOnly {
      known[screen, default: [:]][Key(rule: rule, component: id)] = Known(
        part: part.properties, screen: properties, judgement: judgement)
    }
    note(judgement, of: id, rule: rule, at: scene.time, isBehaviour: false)
  }

  private mutating func index(of screen: ComponentID) -> ScreenIndex {
    if let index = indices[screen] { return index }
    let index = ScreenIndex(screen, scene)
    indices[screen] = index
    return index
  }

  // MARK: Verdicts

  private mutating func note(
    _ judgement: Judgement, of id: ComponentID, rule: Int, at time: Instant, isBehaviour: Bool
  ) {
    switch judgement.verdict {
    case .pass, .allowed: rules[rule].tally.passes += 1
    case .notApplicable: rules[rule].tally.inapplicable += 1
    case .fail:
      rules[rule].tally.fails += 1
      enter(judgement, of: id, rule, at: time, isBehaviour)
    case .review:
      rules[rule].tally.reviews += 1
      enter(judgement, of: id, rule, at: time, isBehaviour)
    }
  }

  /// The first finding about a component stays, unless a later one is worse.
  private mutating func enter(
    _ judgement: Judgement, of id: ComponentID, _ rule: Int, at time: Instant, _ isBehaviour: Bool
  ) {
    let key = Key(rule: rule, component: id)
    if let old = entries[key], rank(judgement, rule) <= rank(old.judgement, rule) { return }
    guard let part = scene[id] else { return }
    entries[key] = Entry(
      judgement: judgement, time: time, path: scene.path(of: id), frame: scene.screenFrame(of: id),
      cause: part.cause, made: part.made, gesture: isBehaviour ? gestureTitle : nil, holders: scene.holders(of: id))
  }

  private func rank(_ judgement: Judgement, _ rule: Int) -> (Int, Severity) {
    (judgement.verdict == .fail ? 1 : 0, judgement.severity ?? rules[rule].severity)
  }

  private var gestureTitle: String? {
    gesture.map { "\($0.name) on \(scene.title(of: $0.component))" }
  }

  // MARK: The end

  /// What is still to be judged at the end of the trace (`isOver`), or at the moment at which somebody asks.
  mutating func finish(isOver: Bool) {
    if scene.isSettled(at: scene.time) || stale.contains(where: { !judged.contains($0) }) { judgeStale(isOver: isOver) }
    for index in rules.indices where rules[index].observer != nil {
      rules[index].observer?.finish(scene, &reporter)
      takeReport(of: index)
    }
  }
}
