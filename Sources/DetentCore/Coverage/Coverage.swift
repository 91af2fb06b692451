/// Which states, passages and outcomes of decisions were reached, and by how many tests (or runs) each.
public struct Coverage: Sendable, Equatable {
  /// Something that can be reached.
  public struct Item: Sendable {
    public enum What: String, Sendable, CaseIterable {
      case state, transition, outcome
    }

    public let component: ComponentKind
    public let what: What
    /// The machine's subject, or the question.
    public let subject: String
    /// "dragged", "dragged → at rest: it lifts", "forward of the last page: nothing"; what differs is "…".
    public let name: String
  }

  /// Everything that there is to reach, kind by kind: what the numbers of `counts` stand for.
  public static let items: [Item] =
    Machine.all.flatMap { machine in
      machine.states.map { Item(component: machine.component, what: .state, subject: machine.subject, name: $0) }
        + machine.transitions.map { step in
          Item(
            component: machine.component, what: .transition, subject: machine.subject,
            name: "\(step.from) → \(step.to): \(step.by)")
        }
    }
    + Decision.outcomes.map { outcome in
      Item(
        component: outcome.component, what: .outcome, subject: outcome.question.rawValue,
        name: String(outcome.pattern.map { $0 == "*" ? "…" : $0 }))
    }

  /// How many tests reached each of `items`.
  public private(set) var counts: [Int]
  /// What traces showed and no table declares: a gap in the tables.
  public private(set) var undeclared: Set<String> = []

  /// What one test has reached: places in `items`, and what should be among them.
  public struct Reached: Sendable, Equatable {
    public var places: Set<Int> = []
    public var undeclared: Set<String> = []

    public init() {}

    public func union(_ other: Reached) -> Reached {
      var all = self
      all.places.formUnion(other.places)
      all.undeclared.formUnion(other.undeclared)
      return all
    }
  }

  public init() { counts = Array(repeating: 0, count: Coverage.items.count) }

  public mutating func add(_ reached: Reached) {
    for place in reached.places { add(1, at: place) }
    undeclared.formUnion(reached.undeclared)
  }

  /// So many tests more have reached a place; one that is none is left out.
  public mutating func add(_ count: Int, at place: Int) {
    guard counts.indices.contains(place) else { return }
    counts[place] += max(0, min(count, Int.max / 2 - counts[place]))
  }

  public mutating func add(_ other: Coverage) {
    for (place, count) in other.counts.enumerated() { add(count, at: place) }
    undeclared.formUnion(other.undeclared)
  }

  /// Kinds of component of which nothing was reached: no test has made one, or it has done nothing.
  public var unseen: [ComponentKind] { kinds.filter { kind in !places(of: kind).contains { counts[$0] > 0 } } }

  /// Every kind that has something to reach, in its order.
  public var kinds: [ComponentKind] {
    Set(Coverage.items.map(\.component)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The places in `items` of what concerns a kind.
  public func places(of kind: ComponentKind) -> [Int] {
    Coverage.items.indices.filter { Coverage.items[$0].component == kind }
  }

  // MARK: Places

  /// Where the states of each machine begin among `items`.
  static let firstStates: [Int] = {
    var next = 0
    return Machine.all.map { machine in
      defer { next += machine.states.count + machine.transitions.count }
      return next
    }
  }()

  /// Where the outcomes begin.
  static let firstOutcome = items.count - Decision.outcomes.count
}
