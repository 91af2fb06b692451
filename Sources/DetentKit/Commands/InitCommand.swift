extension Verb {
  static let initialize = Verb(
    name: "init", operands: "[DIR] [options]", summary: "write a small project: a flow, a spec, editor and CI files",
    about: """
      Writes a project that runs as it is into DIR, which is the present folder unless given: a flow, a spec, the
      definitions of `detent types`, settings for language servers, luacheck and VS Code, a GitHub and a GitLab CI file.
      A file that is there with another text is left alone and listed; the exit code is 1 then.
      """,
    groups: [.force, .output]
  ) { arguments, console in
    guard arguments.files.count <= 1 else {
      console.error("detent init: one folder at most; see: detent help init")
      return .usage
    }
    var command = InitCommand(folder: arguments.files.first ?? ".", overwrites: arguments.overwrites, console: console)
    return command.run(isQuiet: arguments.isQuiet)
  }
}

extension OptionGroup {
  static let force = OptionGroup(options: [
    Option(name: "--force", value: nil, help: "write files anew that are there") { arguments, _ in
      arguments.overwrites = true
    }
  ])
}

/// `detent init`: writes a project's files, none of them over one that is there unless asked to.
struct InitCommand {
  var folder: String
  var overwrites: Bool
  var console: Console

  mutating func run(isQuiet: Bool) -> ExitCode {
    var kept: [String] = []
    do throws(FileError) {
      for file in Project.files {
        let path = folder == "." ? file.path : "\(folder)/\(file.path)"
        if Files.exists(path), try Files.holds(path, file.text) { continue }
        if Files.exists(path), !overwrites, !file.isGenerated {
          kept.append(path)
          continue
        }
        try Files.makeFolder(Files.folder(of: path))
        try Files.writeWhole(path, file.text)
        if !isQuiet { console.out("wrote \(path)") }
      }
    } catch {
      console.error("detent init: \(error.description)")
      return .output
    }
    for path in kept { console.error("detent init: \(path) is there already: left alone (--force writes it anew)") }
    if kept.isEmpty, !isQuiet {
      console.out("next: detent run \(folder == "." ? "" : folder + "/")flows/welcome.lua, then: detent test")
    }
    return console.outputFailed ? .output : kept.isEmpty ? .well : .verdict
  }
}
