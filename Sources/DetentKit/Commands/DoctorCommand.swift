import DetentLua

extension Verb {
  static let doctor = Verb(
    name: "doctor", operands: "[DIR] [options]", summary: "say whether everything is in order, and what to do if not",
    about: """
      Looks at this detent and at the project in DIR, which is the present folder unless given. Each line is fine (✓),
      could be better (·) or needs something done (✗), and says what. Exit code 1 if any needs something done.
      """,
    groups: [.output]
  ) { arguments, console in
    guard arguments.files.count <= 1 else {
      console.error("detent doctor: one folder at most; see: detent help doctor")
      return .usage
    }
    var console = console
    let findings = Checkup(folder: arguments.files.first ?? ".").findings
    for finding in findings where !arguments.isQuiet || finding.state == .bad { console.out(finding.line(console)) }
    if console.outputFailed { return .output }
    return findings.contains { $0.state == .bad } ? .verdict : .well
  }
}

/// What `detent doctor` looks at.
struct Checkup {
  var folder: String

  /// One thing looked at: how it is, and what to do.
  struct Finding {
    enum State { case fine, better, bad }
    var state: State
    var text: String

    func line(_ console: Console) -> String {
      switch state {
      case .fine: console.green("✓ ") + text
      case .better: "· " + text
      case .bad: console.red("✗ ") + text
      }
    }
  }

  var findings: [Finding] { [version, lua, script, project] + definitions }

  private var version: Finding { Finding(state: .fine, text: "detent \(Detent.version)") }

  private var lua: Finding { Finding(state: .fine, text: "Lua \(Detent.luaVersion)") }

  /// Whether scripts can run at all: the bridge, the sandbox, a stage.
  private var script: Finding {
    let result = Session().run(
      text: "assert.equal(393, detent.screen { device = 'iPhone 16' }.size.width)", name: "doctor")
    guard let failure = result.failure else { return Finding(state: .fine, text: "a script runs") }
    return Finding(state: .bad, text: "a script of one line fails: \(failure.message): please report it")
  }

  private var project: Finding {
    guard let root else {
      return Finding(
        state: .better, text: "no project (\(Project.settingsName)) here or above: `detent init` writes one")
    }
    return Finding(state: .fine, text: "project in \(root)")
  }

  /// Whether what editors are told is of this version.
  private var definitions: [Finding] {
    guard let root else { return [] }
    return Definitions.files.map { file in
      let place = root == "." ? Definitions.folder : "\(root)/\(Definitions.folder)"
      let path = "\(place)/\(file.name)"
      let advice = "run `detent types \(place)`"
      guard Files.exists(path) else {
        return Finding(state: .better, text: "\(path) is missing, so editors know no names: \(advice)")
      }
      let isCurrent = (try? Files.holds(path, file.text)) == true
      return isCurrent
        ? Finding(state: .fine, text: "\(path) is current")
        : Finding(state: .bad, text: "\(path) is not what this detent writes: \(advice)")
    }
  }

  /// The nearest folder with a project's file, upwards.
  private var root: String? {
    if Files.exists("\(folder)/\(Project.settingsName)") { return folder }
    var place = Files.resolved(folder) ?? "/"
    while place != "/" {
      if Files.exists("\(place)/\(Project.settingsName)") { return place }
      place = Files.folder(of: place)
    }
    return nil
  }
}
