/// What is due, and when: a heap ordered by time, then rank, then component, then sequence.
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

  private var heap: ContiguousArray<Entry> = []

  public init() {}

  public var isEmpty: Bool { heap.isEmpty }
  public var count: Int { heap.count }
  public var first: Entry? { heap.first }

  /// Every entry, in no promised order.
  var entries: ContiguousArray<Entry> { heap }

  /// Makes room for some more entries at once.
  mutating func reserve(_ more: Int) { heap.reserveCapacity(heap.count + more) }

  public mutating func add(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  public mutating func popFirst() -> Entry? {
    guard let least = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return least
  }

  /// Takes out every entry that answers true.
  mutating func removeAll(where isGone: (Entry) -> Bool) {
    let kept = heap.filter { !isGone($0) }
    guard kept.count != heap.count else { return }
    heap.removeAll(keepingCapacity: true)
    for entry in kept { add(entry) }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
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
