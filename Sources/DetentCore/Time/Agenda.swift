/// What is due, and when: two heaps ordered by time, then rank, then component, then sequence.
///
/// That order is the promise of rule 3: at one instant touches come first, then motion instants, stage timers, tasks
/// and frames, so that asking for frames cannot change an outcome.
public struct Agenda: Sendable {
  /// One thing that will happen.
  public struct Entry: Sendable {
    public var time: Instant
    public var component: ComponentID
    public var sequence: UInt64
    public var due: Due
    public var cause: Cause

    func precedes(_ other: Entry) -> Bool {
      if time != other.time { return time < other.time }
      if due.rank != other.due.rank { return due.rank < other.due.rank }
      if component != other.component { return component < other.component }
      return sequence < other.sequence
    }
  }

  /// The kinds of due things, in the order in which they happen at one instant.
  public enum Due: Sendable {
    case touch(finger: Int32, TouchPhase, Point)
    /// The next computed instant of a component's motion; `stamp` tells a replaced motion's entry from the present one's.
    case motion(stamp: UInt32)
    case timer(StageTimer, stamp: UInt32)
    /// The host's own: a task to resume.
    case task(UInt64)
    case frame

    var rank: Int {
      switch self {
      case .touch: 0
      case .motion: 1
      case .timer: 2
      case .task: 3
      case .frame: 4
      }
    }
  }

  /// What moves or will: touches, motions and zooms. Apart from the rest, so that nobody has to look through 100,000
  /// timers to know whether the stage is still.
  private var moves = Heap()
  private var waits = Heap()
  /// Tasks that are no longer wanted and still have an entry, which is never the first.
  private var cancelled: Set<UInt64> = []

  public init() {}

  public var isEmpty: Bool { moves.isEmpty && waits.isEmpty }
  public var count: Int { moves.count + waits.count - cancelled.count }
  public var first: Entry? { movesFirst ? moves.first : waits.first }

  /// Whether the next entry is one that moves.
  private var movesFirst: Bool {
    guard let move = moves.first else { return false }
    return waits.first.map { move.precedes($0) } ?? true
  }

  /// Touches, motions and zooms, also those that others have replaced; in no promised order.
  var moving: ContiguousArray<Entry> { moves.entries }

  /// Makes room for some more touches at once.
  mutating func reserve(_ more: Int) { moves.reserve(more) }

  public mutating func add(_ entry: Entry) {
    if entry.due.moves { moves.add(entry) } else { waits.add(entry) }
  }

  public mutating func popFirst() -> Entry? {
    guard !movesFirst else { return moves.popFirst() }
    defer { dropCancelled() }
    return waits.popFirst()
  }

  /// Takes back a task that is due. Its entry goes when it comes first, or when most entries are such ones.
  mutating func cancel(task token: UInt64) {
    cancelled.insert(token)
    if cancelled.count > 64, cancelled.count > waits.count / 2 {
      let gone = cancelled
      cancelled.removeAll(keepingCapacity: true)
      waits.removeAll { if case .task(let token) = $0.due { gone.contains(token) } else { false } }
    }
    dropCancelled()
  }

  private mutating func dropCancelled() {
    while !cancelled.isEmpty, case .task(let token)? = waits.first?.due, cancelled.remove(token) != nil {
      _ = waits.popFirst()
    }
  }

  /// Takes out every touch.
  mutating func removeTouches() {
    moves.removeAll { if case .touch = $0.due { true } else { false } }
  }
}

extension Agenda {
  /// Entries, the first one on top.
  private struct Heap: Sendable {
    private(set) var entries: ContiguousArray<Entry> = []

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }
    var first: Entry? { entries.first }

    mutating func reserve(_ more: Int) { entries.reserveCapacity(entries.count + more) }

    mutating func add(_ entry: Entry) {
      entries.append(entry)
      var child = entries.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard entries[child].precedes(entries[parent]) else { return }
        entries.swapAt(child, parent)
        child = parent
      }
    }

    mutating func popFirst() -> Entry? {
      guard let least = entries.first else { return nil }
      let last = entries.removeLast()
      if !entries.isEmpty {
        entries[0] = last
        sink()
      }
      return least
    }

    mutating func removeAll(where isGone: (Entry) -> Bool) {
      let kept = entries.filter { !isGone($0) }
      guard kept.count != entries.count else { return }
      entries.removeAll(keepingCapacity: true)
      for entry in kept { add(entry) }
    }

    private mutating func sink() {
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < entries.count else { return }
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
        guard entries[child].precedes(entries[parent]) else { return }
        entries.swapAt(child, parent)
        parent = child
      }
    }
  }
}

extension Agenda.Due {
  /// Whether the stage is not still before this.
  fileprivate var moves: Bool {
    switch self {
    case .touch, .motion, .timer(.zoomEnd, _): true
    case .timer, .task, .frame: false
    }
  }
}

/// The timers that the stage itself keeps.
public enum StageTimer: UInt8, Hashable, Sendable {
  /// A finger has rested on a page control for 0.2 s.
  case scrubHold
  /// A touch inside a scroll view is handed to the button below it after 0.15 s.
  case touchDelivery
  /// A finger has rested for 0.5 s.
  case longPress
  /// A page's time has run out.
  case progress
  /// A zoom has returned to its limit, or its animation has ended.
  case zoomEnd
  /// Content that scrolls under a selecting pointer has reached another line.
  case selectedLine
}
