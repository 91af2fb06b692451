/// The fewest gestures with which a person brings a component to a value: a search over what a finger (or a hardware
/// keyboard that has the focus) can do with that component, each gesture really made on a copy of the stage.
///
/// A gesture is a finger that comes down, or a key. Flicks are aimed exactly, as those of `spin` are, so this is the least
/// that it takes. No script runs: what handlers would change is left out.
public struct Effort: Sendable {
  /// What is to be reached.
  public enum Goal: Sendable, Hashable {
    /// A row, from 0, of each wheel; nil: any.
    case rows([Int?])
    /// Seconds since 1970-01-01T00:00Z.
    case date(Int64)
    /// Seconds of a countdown.
    case duration(Int)
    /// Of a page control or a pager, from 0.
    case page(Int)
    /// Of a scroll view, to half a point.
    case offset(Point)
  }

  /// One step of a way.
  public struct Step: Sendable, Hashable {
    public var name: String
    public var gestures: Int
    /// From the first touch until everything rests.
    public var seconds: Double
  }

  public struct Way: Sendable, Hashable {
    public var steps: [Step] = []

    public var gestures: Int { steps.reduce(0) { $0 + $1.gestures } }
    public var seconds: Double { steps.reduce(0) { $0 + $1.seconds } }
  }

  /// What the search has found.
  public enum Finding: Sendable, Hashable {
    /// A way within the limits: the one with the fewest gestures.
    case within(Way)
    /// Every way is beyond a limit: of those with as few gestures as allowed the fastest one, else the one with the fewest
    /// gestures.
    case beyond(Way)
    /// None with so many gestures.
    case none(gestures: Int)
    /// Unknown: the search ended after so many tries, before it had looked at all ways of so few gestures.
    case unknown(tries: Int)
  }

  private let id: ComponentID
  private let goal: Goal
  private var open: [[Node]] = [[]]
  /// The least seconds with which each place was reached; gestures only grow.
  private var seen: [Place: Double] = [:]
  private var tries = 0

  private struct Node: Sendable {
    var stage: Stage
    var way = Way()
  }

  /// The most gestures that are tried out; the search then gives up. Our choice: some seconds of work.
  private static let tryLimit = 6000
  /// So many more gestures than are allowed are looked at, to tell how many it takes.
  private static let excess = 16
  /// The longest that a gesture's end is waited for, s.
  static let patience = 30.0

  /// Searches for a way of at most so many gestures and seconds; nil: any number.
  public static func find(
    _ goal: Goal, of id: ComponentID, on stage: Stage, gestures: Int?, seconds: Double?
  ) -> Finding {
    let seconds = seconds ?? .infinity
    if let finding = wheelByWheel(goal, of: id, on: stage, gestures: gestures, seconds: seconds) { return finding }
    var search = Effort(id: id, goal: goal)
    return search.run(from: stage.checkpoint, gestures: gestures, seconds: seconds)
  }

  private init(id: ComponentID, goal: Goal) {
    self.id = id
    self.goal = goal
  }

  private mutating func run(from stage: Stage, gestures: Int?, seconds: Double) -> Finding {
    var best: Way?
    let last = (gestures ?? 0) + Effort.excess
    open[0].append(Node(stage: stage))
    var count = 0
    while count < open.count, count <= last {
      guard tries < Effort.tryLimit else { return .unknown(tries: tries) }
      if let best, count > gestures ?? last { return .beyond(best) }
      guard let node = takeFastest(count) else {
        count += 1
        continue
      }
      if goal.isReached(by: id, on: node.stage) {
        if node.way.gestures <= gestures ?? .max, node.way.seconds <= seconds { return .within(node.way) }
        if node.way.seconds < best?.seconds ?? .infinity { best = node.way }
      } else {
        spread(node)
      }
    }
    return best.map { .beyond($0) } ?? .none(gestures: max(0, count - 1))
  }

  /// The node of a number of gestures that took the least time, unless its place was reached as fast before.
  private mutating func takeFastest(_ gestures: Int) -> Node? {
    while let index = open[gestures].indices.min(by: { open[gestures][$0].way.seconds < open[gestures][$1].way.seconds }
    ) {
      let node = open[gestures].remove(at: index)
      let place = Place(of: id, on: node.stage)
      if let known = seen[place], known <= node.way.seconds { continue }
      seen[place] = node.way.seconds
      return node
    }
    return nil
  }

  private mutating func spread(_ node: Node) {
    for attempt in node.stage.attempts(toward: goal, of: id) {
      tries += 1
      var stage = node.stage
      let fingers = stage.nextFinger
      guard attempt.make(&stage), stage.settle(within: Effort.patience) else { continue }
      let gestures = max(1, Int(stage.nextFinger &- fingers))
      var way = node.way
      way.steps.append(
        Step(name: attempt.name, gestures: gestures, seconds: (stage.now - node.stage.now).seconds))
      guard way.gestures < 1000, Place(of: id, on: stage) != Place(of: id, on: node.stage) else { continue }
      while open.count <= way.gestures { open.append([]) }
      open[way.gestures].append(Node(stage: stage.checkpoint, way: way))
    }
  }
}

/// One thing that a person can do next.
struct EffortAttempt {
  var name: String
  /// Begins it; answers false when it cannot be done.
  var make: (inout Stage) -> Bool
}

extension Effort {
  /// Where a component is, as far as a next gesture could tell.
  private struct Place: Hashable {
    var rows: [Int?] = []
    var focusedColumn = 0
    var date: Int64 = 0
    var duration = 0
    var presented: DatePicker.Editor?
    var showsMonths = false
    var shownDay = 0
    var page = 0
    var offset = Point.zero

    init(of id: ComponentID, on stage: Stage) {
      switch id.kind {
      case .pageControl: page = stage.pageControls[id].currentPage
      case .scrollView: offset = stage.scrollViews[id].offset(at: stage.now).rounded(toScale: stage.scale(of: id))
      default:
        rows = stage[wheels: id].columns.map(\.row)
        focusedColumn = stage[wheels: id].focusedColumn
      }
      guard id.kind == .datePicker else { return }
      let picker = stage.datePickers[id]
      (date, duration) = (picker.date, picker.countDownDuration)
      (presented, showsMonths) = (picker.presented, picker.showsMonths)
      shownDay = picker.firstDay(ofMonthWith: picker.shownDay)
    }
  }
}

extension Effort.Goal {
  func isReached(by id: ComponentID, on stage: Stage) -> Bool {
    switch self {
    case .rows(let rows): zip(rows, stage[wheels: id].columns).allSatisfy { $0 == nil || $0 == $1.row }
    case .date(let date): stage.datePickers[id].date == date
    case .duration(let seconds): stage.datePickers[id].countDownDuration == seconds
    case .page(let page):
      id.kind == .pageControl ? stage.pageControls[id].currentPage == page : stage.scrollViews[id].page == page
    case .offset(let offset): (stage.scrollViews[id].offset(at: stage.now) - offset).length <= 0.5
    }
  }
}

extension Stage {
  /// Lets everything that moves come to rest; answers whether it did within so many seconds. No script runs.
  mutating func settle(within seconds: Double) -> Bool {
    let limit = now + Duration(roundingUp: seconds)
    while !isStill {
      guard (try? next(through: limit)) != nil else { return isStill }
    }
    return true
  }

  func attempts(toward goal: Effort.Goal, of id: ComponentID) -> [EffortAttempt] {
    switch id.kind {
    case .pageControl: attempts(onPageControl: id, toward: goal)
    case .scrollView: attempts(onScrollView: id, toward: goal)
    case .datePicker: attempts(onDatePicker: id, toward: goal)
    default: attempts(onWheels: id, toward: goal) + attempts(withKeys: [.space], on: id)
    }
  }

  /// Keys, where there is a hardware keyboard and the component has the focus.
  func attempts(withKeys excluded: [Key], on id: ComponentID) -> [EffortAttempt] {
    guard focused == id, refusalOfKeys(for: id) == nil else { return [] }
    return Key.allCases.filter { !excluded.contains($0) }.map { key in
      EffortAttempt(name: "press the key \(key.rawValue)") { stage in
        stage.press(key, isShifted: false, on: id)
        return true
      }
    }
  }

  /// A finger's way as an attempt; none where the component cannot be touched.
  func attempt(_ name: String, _ path: TouchPath, on id: ComponentID) -> [EffortAttempt] {
    guard (try? checkTouch(id, at: path.start)) != nil, screen(of: id)?.deviceBounds.contains(path.end) == true else {
      return []
    }
    return [
      EffortAttempt(name: name) { stage in
        stage.perform(path, named: "effort", on: id)
        return true
      }
    ]
  }
}
