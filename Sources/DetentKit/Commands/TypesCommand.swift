import DetentLua

extension Verb {
  static let types = Verb(
    name: "types", operands: "[DIR] [options]", summary: "write what editors and linters need to know of the Lua API",
    about: """
      Writes LuaCATS definitions for language servers (detent.lua, busted.lua) and the names for luacheck (luacheck.lua)
      into DIR, which is \(Definitions.folder) unless given. Written from the tables that serve scripts, so run it again
      after Detent was updated; `detent doctor` says when. How to use them: docs/editor.md.
      """,
    groups: [.output]
  ) { arguments, console in
    guard arguments.files.count <= 1 else {
      console.error("detent types: one folder at most; see: detent help types")
      return .usage
    }
    var console = console
    let folder = arguments.files.first ?? Definitions.folder
    do throws(FileError) {
      try Files.makeFolder(folder)
      for file in Definitions.files {
        try Files.writeWhole("\(folder)/\(file.name)", file.text)
        if !arguments.isQuiet { console.out("\(folder)/\(file.name)") }
      }
    } catch {
      console.error("detent types: \(error.description)")
      return .output
    }
    return console.outputFailed ? .output : .well
  }
}

extension Definitions {
  /// Where a project keeps them.
  static let folder = "types"
}
