import DetentCalendar
import DetentCore
import DetentGuidelines
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

  var findings: [Finding] { [version, lua, script, calendars, guidelines, project] + definitions }

  private var version: Finding { Finding(state: .fine, text: "detent \(Detent.version)") }

  private var lua: Finding { Finding(state: .fine, text: "Lua \(Detent.luaVersion)") }

  /// Whether scripts can run at all: the bridge, the sandbox, a stage.
  private var script: Finding {
    let result = Session().run(
      text: "assert.equal(393, detent.screen { device = 'iPhone 16' }.size.width)", name: "doctor")
    guard let failure = result.failure else { return Finding(state: .fine, text: "a script runs") }
    return Finding(state: .bad, text: "a script of one line fails: \(failure.message): please report it")
  }

  /// Whether this build has the data of locales and zones: an instant behind a change of clocks, a month's name.
  private var calendars: Finding {
    let source = ToolchainCalendars()
    let (zones, locales) = (source.zoneNames.count, source.localeNames.count)
    let summer = source.zone("Europe/Berlin")?.offset(at: 1_711_846_800)
    let month = source.facts(locale: "de_DE", calendar: nil)?.monthName(3, ofYear: 2024, era: 1, .wide)
    guard summer == 7200, month == "März" else {
      return Finding(state: .bad, text: "date pickers do not work: this build lacks data of locales or time zones")
    }
    return Finding(state: .fine, text: "date pickers know \(zones) time zones and \(locales) locales")
  }

  /// Whether the guidelines find what is wrong with a page control of eleven pages.
  private var guidelines: Finding {
    let result = Session().run(
      text: "detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 11 } }", name: "doctor")
    guard result.audit().findings.contains(where: { $0.rule == "page-control/too-many" }) else {
      return Finding(state: .bad, text: "the guidelines do not see a page control of 11 pages: please report it")
    }
    return Finding(state: .fine, text: "\(Guideline.all.count) guidelines judge")
  }

  /// The project's folder, and whether its file can be read.
  private var project: Finding {
    guard let file = ProjectFile.find(from: folder) else {
      return Finding(
        state: .better, text: "no project (\(ProjectFile.usualName)) here or above: `detent init` writes one")
    }
    do throws(UsageError) { _ = try ProjectFile(path: file, limit: Session().scriptLimit) } catch {
      return Finding(state: .bad, text: error.message)
    }
    return Finding(state: .fine, text: "project in \(Files.folder(of: file))")
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

  private var root: String? { ProjectFile.find(from: folder).map { Files.folder(of: $0) } }
}
