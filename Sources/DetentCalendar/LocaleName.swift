import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// An identifier of which every part is known, and the library's locale for it with the calendar in force.
///
/// The library takes any text for a locale and falls back part by part, so that "de_GX" would pass for German: the parts
/// are checked here.
struct LocaleName {
  /// As it was asked for.
  let identifier: String
  let locale: Locale
  let kind: CalendarKind

  init?(_ identifier: String, calendar: CalendarKind?, among names: KnownNames) {
    guard let (base, keywords) = Self.taken(apart: identifier), Self.isKnown(base, among: names),
      keywords.allSatisfy({ Self.isKnown($0.key, $0.value, among: names) })
    else { return nil }
    var parts = Locale.Components(identifier: identifier)
    guard let kind = calendar ?? CalendarKind(Locale(components: parts).calendar.identifier) else { return nil }
    parts.calendar = kind.identifier
    self.identifier = identifier
    self.kind = kind
    locale = Locale(components: parts)
  }

  private typealias Keyword = (key: String, value: String)

  /// "ar_EG@numbers=latn;hours=h23" or "ar-EG-u-nu-latn-hc-h23".
  private static func taken(apart identifier: String) -> (base: [String], keywords: [Keyword])? {
    let halves = identifier.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count <= 2, let first = halves.first else { return nil }
    if halves.count == 2 { return keywords(ofList: halves[1]).map { (Self.pieces(first), $0) } }
    let pieces = Self.pieces(first)
    guard let mark = pieces.firstIndex(of: "u") else { return (pieces, []) }
    guard mark + 1 < pieces.count else { return nil }
    return keywords(ofSubtags: pieces[(mark + 1)...]).map { (Array(pieces[..<mark]), $0) }
  }

  private static func pieces(_ text: Substring) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
  }

  private static func keywords(ofList text: Substring) -> [Keyword]? {
    var keywords: [Keyword] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      keywords.append((String(sides[0]), String(sides[1])))
    }
    return keywords
  }

  /// A key has two letters, each piece of its value three or more.
  private static func keywords(ofSubtags pieces: ArraySlice<String>) -> [Keyword]? {
    var keywords: [Keyword] = []
    for piece in pieces {
      if piece.utf8.count == 2 {
        guard let key = keys[piece] else { return nil }
        keywords.append((key, ""))
      } else if let last = keywords.indices.last {
        keywords[last].value += (keywords[last].value.isEmpty ? "" : "-") + piece
      } else {
        return nil
      }
    }
    return keywords
  }

  private static let keys = ["ca": "calendar", "nu": "numbers", "hc": "hours", "fw": "fw", "rg": "rg"]

  private static func isKnown(_ base: [String], among names: KnownNames) -> Bool {
    var rest = base[...]
    guard let language = rest.popFirst(), names.languages.contains(language) else { return false }
    if let script = rest.first, script.utf8.count == 4 {
      let usual = Locale(identifier: language).language.script?.identifier
      guard script == usual || names.scripts.contains(language + "_" + script) else { return false }
      rest = rest.dropFirst()
    }
    if let region = rest.popFirst(), !names.regions.contains(region) { return false }
    return rest.isEmpty || Array(rest) == ["POSIX"]
  }

  private static func isKnown(_ key: String, _ value: String, among names: KnownNames) -> Bool {
    switch key {
    case "calendar": calendars[value] != nil
    case "numbers": names.numberings.contains(value)
    case "hours": ["h11", "h12", "h23", "h24"].contains(value)
    case "fw": ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(value)
    case "rg": value.hasSuffix("zzzz") && names.regions.contains(value.dropLast(4).uppercased())
    default: false
    }
  }

  fileprivate static let calendars: [String: CalendarKind] = [
    "gregorian": .gregorian, "gregory": .gregorian, "buddhist": .buddhist, "japanese": .japanese,
    "islamic-umalqura": .islamicUmmAlQura, "persian": .persian, "hebrew": .hebrew,
  ]
}

extension CalendarKind {
  /// nil for a calendar that date pickers do not show here.
  fileprivate init?(_ identifier: Calendar.Identifier) {
    guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
    self = kind
  }
}
