import DetentCore

/// The reference of the Lua API, printed from the same rows that scripts are served by; so it cannot be stale.
public enum Reference {
  /// Every class with its properties, methods and events, as Markdown.
  public static var markdown: String {
    var lines = [
      "# Lua reference", "",
      "Printed by `detent help lua` from the tables that serve scripts. Positions count from 1; lengths are points,",
      "times seconds, speeds points per second. `=` marks a property that can be set.", "",
    ]
    for type in ScriptClasses.all where type.index != .assertNot && type.index != .spec { lines += section(type) }
    lines += ["## Options of every component", "", "In the table that makes it, beside its properties.", ""]
    lines += ["| option | type | |", "|---|---|---|"]
    lines += ComponentOption.all.map { "| `\($0.name)` | \(cell($0.type)) | \(cell($0.doc)) |" } + [""]
    lines += [
      "## Tests", "",
      "Words that only `detent test` has (docs/testing.md): "
        + SpecWords.globals.map { "`\($0)`" }.joined(separator: ", ") + ".", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func section(_ type: ScriptClass) -> [String] {
    var lines = ["## \(type.name)", ""]
    let properties = type.members.filter { $0.call == nil }
    let methods = type.members.filter { $0.call != nil }
    if !properties.isEmpty { lines += ["| property | type | |", "|---|---|---|"] + properties.map(row) + [""] }
    if !methods.isEmpty {
      lines += ["| method | takes | answers | |", "|---|---|---|---|"] + methods.map { row($0, in: type) } + [""]
    }
    let events = events(of: type)
    if !events.isEmpty { lines += ["Events: " + events.map { "`\($0)`" }.joined(separator: ", "), ""] }
    return lines
  }

  private static func row(_ member: Member) -> String {
    "| `\(member.name)`\(member.set == nil ? "" : " =") | \(cell(member.type)) | \(cell(member.doc)) |"
  }

  private static func row(_ member: Member, in type: ScriptClass) -> String {
    let parts = member.type.split(separator: " -> ", maxSplits: 1).map(String.init)
    return "| `\(type.isStatic ? type.name + "." : ":")\(member.name)` | \(cell(parts[0])) | "
      + "\(parts.count > 1 ? cell(parts[1]) : "") | \(cell(member.doc)) |"
  }

  /// Text inside a table must not end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  static func events(of type: ScriptClass) -> [String] {
    let kind = ComponentKind.allCases.first { $0.name == type.name }
    return kind.map { Signal.sent(by: $0).map(\.rawValue) } ?? []
  }
}
