import DetentCore
import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// A zone of the tz database, as the toolchain carries it.
struct ToolchainZone: ZoneRules {
  let identifier: String
  private let changes: ZoneChanges

  /// nil for a name that the database does not have.
  init?(_ identifier: String) {
    let isName = identifier.utf8.count > 3 || Self.shortNames.contains(identifier)
    guard isName, let zone = TimeZone(identifier: identifier) else { return nil }
    self.identifier = identifier
    changes = ZoneChanges(zone)
  }

  /// Three letters that the tz database has as names. The library knows others, which mean different zones to different
  /// people ("BST" would be Bangladesh's).
  private static let shortNames = ["CET", "EET", "EST", "HST", "MET", "MST", "PRC", "ROC", "ROK", "UCT", "WET"]

  func offset(at instant: Int64) -> Int { changes.offset(at: instant) }
  func nextChange(after instant: Int64) -> Int64? { changes.next(after: instant) }
}

/// The changes of one zone's offset, looked up for some years at a time.
///
/// A class, because copies of a zone share what was looked up.
private final class ZoneChanges: Sendable {
  /// The changes from the block's first instant on, and the first one behind it.
  private struct Block {
    var offset: Int
    var changes: [(at: Int64, offset: Int)] = []
  }

  private let zone: TimeZone
  private let blocks = Mutex<[Int64: Block]>([:])

  init(_ zone: TimeZone) { self.zone = zone }

  /// A block is 2^28 seconds long, about eight and a half years.
  private static let blockBits: Int64 = 28
  private static let range: ClosedRange<Int64> = {
    let days = CivilDate.dayNumbers
    return Int64(days.lowerBound - 2) * 86_400...Int64(days.upperBound + 3) * 86_400
  }()

  func offset(at instant: Int64) -> Int {
    with(instant) { block, instant in block.changes.last { $0.at <= instant }?.offset ?? block.offset }
  }

  func next(after instant: Int64) -> Int64? {
    guard instant < Self.range.upperBound else { return nil }
    return with(instant) { block, instant in block.changes.first { $0.at > instant }?.at }
  }

  private func with<Answer: Sendable>(_ instant: Int64, _ read: (Block, Int64) -> Answer) -> Answer {
    let instant = min(max(instant, Self.range.lowerBound), Self.range.upperBound)
    let number = instant >> Self.blockBits
    return blocks.withLock { blocks in
      let block = blocks[number] ?? self.block(number)
      blocks[number] = block
      return read(block, instant)
    }
  }

  private func block(_ number: Int64) -> Block {
    let start = number << Self.blockBits
    let end = start + 1 << Self.blockBits
    var block = Block(offset: seconds(start))
    var (offset, instant) = (block.offset, start)
    while instant < end, let change = transition(after: instant), change <= Self.range.upperBound {
      instant = change
      // Some transitions change only the name of the time or whether it counts as summer time.
      guard seconds(change) != offset else { continue }
      offset = seconds(change)
      block.changes.append((change, offset))
    }
    return block
  }

  private func seconds(_ instant: Int64) -> Int { zone.secondsFromGMT(for: Date(second: instant)) }

  private func transition(after instant: Int64) -> Int64? {
    zone.nextDaylightSavingTimeTransition(after: Date(second: instant)).map {
      Int64($0.timeIntervalSince1970.rounded(.down))
    }
  }
}

extension Date {
  init(second: Int64) { self.init(timeIntervalSince1970: Double(second)) }
}
