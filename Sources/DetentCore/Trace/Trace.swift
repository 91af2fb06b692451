/// Everything that happened in a run, in order.
///
/// Events lie in sealed chunks, so that a copy of a long trace shares all but the last piece. The trace stands outside
/// the state that two stages are compared by.
public struct Trace: Sendable {
  private var sealed: [[Event]] = []
  private var open: [Event] = []
  private static let chunkSize = 512

  /// The most events a trace may hold; the stage reports an error before it would grow beyond.
  public var limit = 2_000_000

  public init() {}

  public private(set) var count = 0

  /// Adds an event and returns its index.
  @discardableResult
  public mutating func append(_ event: consuming Event) -> Int {
    open.append(event)
    if open.count == Trace.chunkSize {
      sealed.append(open)
      open = []
      open.reserveCapacity(Trace.chunkSize)
    }
    count += 1
    return count - 1
  }

  /// The event with an index from 0 to `count` - 1.
  public subscript(index: Int) -> Event {
    let chunk = index / Trace.chunkSize
    return chunk < sealed.count ? sealed[chunk][index % Trace.chunkSize] : open[index % Trace.chunkSize]
  }

  /// The last event for which `isWanted` answers true, searched backward.
  public func last(where isWanted: (Event) -> Bool) -> (index: Int, event: Event)? {
    for index in stride(from: count - 1, through: 0, by: -1) where isWanted(self[index]) {
      return (index, self[index])
    }
    return nil
  }
}
