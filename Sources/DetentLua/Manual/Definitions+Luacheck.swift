/// The names for luacheck, as a Lua file that a `.luacheckrc` runs: a table of standard sets.
extension Definitions {
  static var luacheck: String {
    text([
      [heading], ["local checks = {"] + checks.map { "  \($0) = {}," } + ["}"],
      ["return {"] + set("detent", scriptNames) + set("detent_spec", [("read_globals", specNames)])
        + ["}"],
    ])
  }

  /// Fields that are not listed.
  private static let open = "{ other_fields = true }"

  private static func set(_ name: String, _ parts: [(String, [String])]) -> [String] {
    ["  \(name) = {"] + parts.flatMap { part, names in ["    \(part) = {"] + names.map { "      \($0)," } + ["    },"] }
      + ["  },"]
  }

  /// Checks as they are written in one name.
  private static var checks: [String] {
    Member.checks.flatMap { row in [row.name] + CheckName.spellings(of: row.name) + [CheckName.core(of: row.name)] }
      .filter { !CheckName.keywords.contains($0) }.reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
  }

  private static var specNames: [String] {
    let plain = SpecWord.checks.map { "\($0.name) = \(open)" }
    let own = plain + CheckName.chains.map { "\($0) = { fields = { \(plain.joined(separator: ", ")) } }" }
    return SpecWord.all.map(\.luacheck) + ["assert = { fields = { \(own.joined(separator: ", ")) } }"]
  }

  private static var scriptNames: [(String, [String])] {
    let assertions =
      (checks + Member.positiveChecks.map(\.name)).map { "\($0) = {}" }
      + CheckName.chains.map { "\($0) = { fields = checks }" }
    return [
      (
        "read_globals",
        [
          "detent = { fields = { \(fields(of: .detent)) } }",
          "assert = { fields = { \(assertions.joined(separator: ", ")) } }",
        ]
          + ["step = {}", "note = {}", "_G = \(open)", "arg = \(open)"] + Sandbox.names.map(entry)
      )
    ]
  }

  private static func fields(of type: ScriptClass) -> String {
    type.members.map { row in
      if row.name == Member.generatorAccess.name { return "\(row.name) = { fields = { \(fields(of: .generators)) } }" }
      if isObject(row) { return "\(row.name) = \(open)" }
      return "\(row.name) = \(row.set == nil ? "{}" : "{ read_only = false }")"
    }.joined(separator: ", ")
  }

  /// A property that has members of its own: "screen or nil".
  private static func isObject(_ row: Member) -> Bool {
    guard row.call == nil, let kind = row.type.split(separator: " ").first else { return false }
    return Word.find(String(kind))?.editor.hasPrefix("detent.") == true
  }

  private static func entry(_ library: (name: String, functions: [String])) -> String {
    guard !library.functions.isEmpty else { return "\(library.name) = {}" }
    return "\(library.name) = { fields = { \(library.functions.map { "\($0) = {}" }.joined(separator: ", ")) } }"
  }
}
