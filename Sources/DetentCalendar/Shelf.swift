import DetentCore
import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// What was looked up already.
///
/// A class, so that the copies of a stage share it; nothing in it ever changes an answer.
final class Shelf: Sendable {
  private struct Key: Hashable {
    var identifier: String
    var calendar: CalendarKind?
  }

  private struct Content {
    var names: KnownNames?
    var facts: [Key: ToolchainFacts] = [:]
    var systems: [CalendarKind: any CalendarSystem] = [:]
    var zones: [String: ToolchainZone] = [:]
  }

  private let content = Mutex(Content())

  func facts(_ identifier: String, _ calendar: CalendarKind?) -> ToolchainFacts? {
    content.withLock { content in
      let key = Key(identifier: identifier, calendar: calendar)
      if let known = content.facts[key] { return known }
      let names = content.names ?? KnownNames()
      content.names = names
      guard let name = LocaleName(identifier, calendar: calendar, among: names) else { return nil }
      let facts = ToolchainFacts(name, system: Self.system(name.kind, in: &content))
      content.facts[key] = facts
      return facts
    }
  }

  func system(_ kind: CalendarKind) -> any CalendarSystem { content.withLock { Self.system(kind, in: &$0) } }

  private static func system(_ kind: CalendarKind, in content: inout Content) -> any CalendarSystem {
    if let known = content.systems[kind] { return known }
    let system: any CalendarSystem =
      switch kind {
      case .gregorian: GregorianCalendar()
      case .buddhist: BuddhistCalendar()
      case .japanese: JapaneseCalendar()
      case .islamicUmmAlQura, .persian, .hebrew: LibraryCalendar(kind)
      }
    content.systems[kind] = system
    return system
  }

  func zone(_ identifier: String) -> ToolchainZone? {
    content.withLock { content in
      if let known = content.zones[identifier] { return known }
      guard let zone = ToolchainZone(identifier) else { return nil }
      content.zones[identifier] = zone
      return zone
    }
  }
}
