/// All components of one kind: an array of generations and values.
///
/// A copy shares its storage until one side writes. What other modules call for every property is inlinable: otherwise
/// it would run unspecialised there, four times slower.
public struct Slots<Element: Sendable>: Sendable {
  public struct Slot: Sendable {
    public var generation: UInt32
    public var isLive: Bool
    public var value: Element
  }

  public var slots: ContiguousArray<Slot> = []
  private var free: [Int] = []

  public init() {}

  /// Puts a value into a free slot and returns where it lies.
  public mutating func insert(_ value: Element) -> (slot: UInt32, generation: UInt32) {
    if let slot = free.popLast() {
      slots[slot].generation &+= 1
      slots[slot].isLive = true
      slots[slot].value = value
      return (UInt32(slot), slots[slot].generation)
    }
    slots.append(Slot(generation: 0, isLive: true, value: value))
    return (UInt32(slots.count - 1), 0)
  }

  public mutating func remove(_ id: ComponentID) {
    guard isLive(id) else { return }
    slots[id.slot].isLive = false
    free.append(id.slot)
  }

  /// Whether the id still names what it named when it was made.
  @inlinable @inline(__always)
  public func isLive(_ id: ComponentID) -> Bool {
    id.slot < slots.count && slots[id.slot].isLive && slots[id.slot].generation & 0xFF_FFFF == id.generation
  }

  /// The value of a live id. Callers that got the id from outside ask `isLive` first.
  @inlinable
  public subscript(id: ComponentID) -> Element {
    _read { yield slots[id.slot].value }
    _modify { yield &slots[id.slot].value }
  }

  public var liveCount: Int { slots.count - free.count }
}
