import DetentCore

/// Writes screens as the Lua that builds them.
struct BlueprintPrinter {
  /// Longer tables are broken into lines.
  private static let width = 118

  /// `heading`: lines of comment at the top.
  static func lua(_ blueprint: Blueprint, heading: [String]) -> String {
    var lines = heading.map { comment($0) }
    if !heading.isEmpty { lines.append("") }
    let hasFlow = !blueprint.links.isEmpty
    if hasFlow { lines += flow(blueprint) }
    let alone = hasFlow ? blueprint.screens.filter(\.isApart) : blueprint.screens
    for (index, screen) in alone.enumerated() {
      if hasFlow || index > 0 { lines.append("") }
      let name = index < localLimit ? local(for: screen.id, index, alone) : nil
      lines += self.lines(of: screen, prefix: name.map { "local \($0) = " } ?? "", suffix: "", indent: 0)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lua takes 200 locals; more screens go without a name.
  private static let localLimit = 150

  /// The id as a name of Lua's, if it is one and only one screen's; else a number behind "screen".
  private static func local(for id: String, _ index: Int, _ screens: [Blueprint.Screen]) -> String {
    let word = id.prefix(1).lowercased() + id.dropFirst()
    let isTaken = screens.prefix(index).contains { $0.id.prefix(1).lowercased() + $0.id.dropFirst() == word }
    if isName(word), !["detent", "assert", "flow"].contains(word), !isTaken { return word }
    return screens.count == 1 ? "screen" : "screen\(index + 1)"
  }

  // MARK: Flows

  private static func flow(_ blueprint: Blueprint) -> [String] {
    var lines = ["local flow = detent.flow {"]
    if !blueprint.start.isEmpty { lines.append("  start = \(quoted(blueprint.start)),") }
    lines.append("  screens = {")
    for screen in blueprint.screens where !screen.isApart {
      lines += self.lines(of: screen, prefix: "", suffix: ",", indent: 4)
    }
    lines += ["  },", "  links = {"]
    for link in blueprint.links {
      lines.append("    { \(link.options.map(entry).joined(separator: ", ")) },")
    }
    return lines + ["  },", "}"]
  }

  // MARK: Screens and components

  private static func lines(
    of screen: Blueprint.Screen, prefix: String, suffix: String, indent: Int
  ) -> [String] {
    let fields = [Blueprint.Option("id", .text(screen.id))] + screen.options
    return noted(screen.note == screen.id ? "" : screen.note, indent)
      + table("\(prefix)detent.screen", fields, screen.parts, suffix: suffix, indent: indent)
  }

  private static func lines(of part: Blueprint.Part, indent: Int) -> [String] {
    let isList = part.kind == .scrollView && part["rows"] != nil
    let name = isList ? "list" : part.kind.name
    return noted(part.note == part.id ? "" : part.note, indent)
      + table("detent.\(name)", part.fields, part.parts, suffix: ",", indent: indent)
  }

  private static func noted(_ note: String, _ indent: Int) -> [String] {
    note.isEmpty ? [] : [String(repeating: " ", count: indent) + comment(note)]
  }

  private static func comment(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > commentLimit
    let shown = isLong ? String(text.unicodeScalars.prefix(commentLimit)) + "…" : text
    return "-- " + String(shown.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }

  /// Longer comments are cut: what a file calls its objects may be of any length.
  private static let commentLimit = 200

  /// `name { a = 1, … }`, on one line if that is not too long and nothing lies in it.
  private static func table(
    _ name: String, _ fields: [Blueprint.Option], _ parts: [Blueprint.Part], suffix: String, indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let entries = fields.map(entry)
    let line = "\(space)\(name) {" + (entries.isEmpty ? "" : " " + entries.joined(separator: ", ") + " ") + "}\(suffix)"
    if parts.isEmpty, line.count <= width { return [line] }
    var lines = filled(fields, first: "\(space)\(name) {", indent: indent + 2)
    for part in parts { lines += self.lines(of: part, indent: indent + 2) }
    return lines + ["\(space)}\(suffix)"]
  }

  /// Entries one after another, as many a line as fit; one that fits no line has several of its own.
  private static func filled(_ fields: [Blueprint.Option], first: String, indent: Int) -> [String] {
    var lines = [first]
    var isOpen = true
    for field in fields {
      let entry = entry(field) + ","
      if isOpen, lines[lines.count - 1].count + 1 + entry.count <= width {
        lines[lines.count - 1] += " " + entry
      } else {
        let own = broken("\(key(field)) = ", field.value, indent)
        lines += own
        isOpen = own.count == 1
      }
    }
    return lines
  }

  /// A value and a comma on lines of their own: a long table is taken apart.
  private static func broken(_ prefix: String, _ value: Blueprint.Literal, _ indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let line = "\(space)\(prefix)\(text(of: value)),"
    let items: [(prefix: String, value: Blueprint.Literal)]
    switch value {
    case .list(let values): items = values.map { ("", $0) }
    case .table(let options): items = options.map { ("\(key($0)) = ", $0.value) }
    case .text(let text) where line.count > width: return folded(prefix, text, indent)
    case .text, .bool, .number: items = []
    }
    guard line.count > width, !items.isEmpty else { return [line] }
    var lines: [String] = []
    var isOpen = false
    for item in items {
      let text = "\(item.prefix)\(text(of: item.value)),"
      if isOpen, item.value.isOne, lines[lines.count - 1].count + 1 + text.count <= width {
        lines[lines.count - 1] += " " + text
      } else {
        lines += broken(item.prefix, item.value, indent + 2)
        isOpen = item.value.isOne
      }
    }
    return ["\(space)\(prefix){"] + lines + ["\(space)},"]
  }

  /// A long text and a comma, folded behind spaces: after `\z` Lua skips the line's end and what the next one begins with.
  private static func folded(_ prefix: String, _ text: String, _ indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let pieces = pieces(of: text, first: width - indent - prefix.count - 4, others: width - indent - 6)
    return pieces.enumerated().map { number, piece in
      let begin = number == 0 ? "\(prefix)\"" : "  "
      let end = number == pieces.count - 1 ? "\"," : "\\z"
      return "\(space)\(begin)\(quoted(piece).dropFirst().dropLast())\(end)"
    }
  }

  /// A text in pieces that end behind spaces and are, quoted, no longer than they may be, where there are enough spaces.
  private static func pieces(of text: String, first: Int, others: Int) -> [String] {
    var pieces = [""]
    var length = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let room = quoted(String(word)).count - 1
      let isFull = length + room > (pieces.count == 1 ? first : others)
      if isFull, length > 0, !word.isEmpty {
        pieces.append("")
        length = 0
      }
      pieces[pieces.count - 1] += word + " "
      length += room
    }
    pieces[pieces.count - 1].removeLast()
    return pieces
  }

  // MARK: Values

  private static func entry(_ option: Blueprint.Option) -> String { "\(key(option)) = \(text(of: option.value))" }

  private static func key(_ option: Blueprint.Option) -> String {
    isName(option.name) ? option.name : "[\(quoted(option.name))]"
  }

  static func text(of literal: Blueprint.Literal) -> String {
    switch literal {
    case .bool(let value): "\(value)"
    case .number(let value): number(value)
    case .text(let text): quoted(text)
    case .list(let values): values.isEmpty ? "{}" : "{ \(values.map(text).joined(separator: ", ")) }"
    case .table(let options): options.isEmpty ? "{}" : "{ \(options.map(entry).joined(separator: ", ")) }"
    }
  }

  /// The shortest text that reads back the same.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\x" + hex(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hex(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first), !keywords.contains(String(text)) else {
      return false
    }
    return text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }

  private static let keywords: Set = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}

extension Blueprint {
  /// Whether the file leaves something open.
  var hasUnknown: Bool {
    func isOpen(_ parts: [Part]) -> Bool { parts.contains { !$0.unknown.isEmpty || isOpen($0.parts) } }
    return screens.contains { isOpen($0.parts) }
  }
}

extension Blueprint.Literal {
  /// Whether it is no table.
  fileprivate var isOne: Bool {
    switch self {
    case .bool, .number, .text: true
    case .list, .table: false
    }
  }
}
