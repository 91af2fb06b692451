/// The names for luacheck, as a Lua file that a `.luacheckrc` runs: a table of standard sets.
extension Definitions {
  static var luacheck: String {
    text([
      [heading],
      ["return {"] + set("detent", scriptNames)
        + set("detent_spec", [("read_globals", SpecWord.all.map(\.name).map { "\($0) = \(open)" })])
        + ["}"],
    ])
  }

  /// Fields that are not listed.
  private static let open = "{ other_fields = true }"

  private static func set(_ name: String, _ parts: [(String, [String])]) -> [String] {
    ["  \(name) = {"] + parts.flatMap { part, names in ["    \(part) = {"] + names.map { "      \($0)," } + ["    },"] }
      + ["  },"]
  }

  private static var scriptNames: [(String, [String])] {
    let assertions = ScriptClass.assert.members.map { row in
      row.call != nil ? "\(row.name) = {}" : "\(row.name) = { fields = { \(fields(of: .assertNot)) } }"
    }
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
    type.members.map { "\($0.name) = \($0.set == nil ? "{}" : "{ read_only = false }")" }.joined(separator: ", ")
  }

  private static func entry(_ library: (name: String, functions: [String])) -> String {
    guard !library.functions.isEmpty else { return "\(library.name) = {}" }
    return "\(library.name) = { fields = { \(library.functions.map { "\($0) = {}" }.joined(separator: ", ")) } }"
  }
}
