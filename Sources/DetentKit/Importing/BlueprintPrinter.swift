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
    return noted(screen.note, indent)
      + table("\(prefix)detent.screen", fields, screen.parts, suffix: suffix, indent: indent)
  }

  private static func lines(of part: Blueprint.Part, indent: Int) -> [String] {
    let isList = part.kind == .scrollView && part["rows"] != nil
    let name = isList ? "list" : part.kind.name
    return noted(part.note, indent) + table("detent.\(name)", part.fields, part.parts, suffix: ",", indent: indent)
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
    var lines = filled(entries, first: "\(space)\(name) {", indent: indent + 2)
    for part in parts { lines += self.lines(of: part, indent: indent + 2) }
    return lines + ["\(space)}\(suffix)"]
  }

  /// Entries one after another, as many a line as fit.
  private static func filled(_ entries: [String], first: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = first
    for entry in entries {
      if line.count + entry.count + 2 > width {
        lines.append(line)
        line = String(repeating: " ", count: indent) + entry + ","
      } else {
        line += " " + entry + ","
      }
    }
    return lines + [line]
  }

  // MARK: Values

  private static func entry(_ option: Blueprint.Option) -> String {
    let key = isName(option.name) ? option.name : "[\(quoted(option.name))]"
    return "\(key) = \(text(of: option.value))"
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
