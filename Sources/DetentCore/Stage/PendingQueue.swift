/// Events that wait for their turn, first in first out.
struct PendingQueue: Sendable {
  private var items: ContiguousArray<Pending> = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  mutating func append(_ item: Pending) { items.append(item) }

  /// Puts items before all that wait, keeping their order.
  mutating func prepend(_ first: [Pending]) {
    items.insert(contentsOf: first, at: head)
  }

  mutating func popFirst() -> Pending? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: true)
      head = 0
    }
    return item
  }

  mutating func removeAll(where isGone: (Pending) -> Bool) {
    items.removeSubrange(0..<head)
    head = 0
    items.removeAll(where: isGone)
  }
}
