import DetentCore
import DetentGuidelines
import DetentLua

extension Verb {
  static let lint = Verb(
    name: "lint", operands: "FILE…|DIR [options]",
    summary: "judge scripts, storyboards, captured screens or saved traces by the design guidelines",
    about: """
      Runs each script and judges its screens, what people do on them, and the flow between them. The screens of a
      storyboard, a xib or a captured screen are judged as they stand there (docs/importing.md); a file that begins with
      "{" is a trace that `detent run --trace` wrote. Of a folder, all scripts, storyboards and xibs are judged but specs
      and hidden files; "App/*.storyboard" names all that fit, in folders below, too. What
      scripts print is not shown (--verbose shows it on standard error). Rules: `detent rules`; a rule's page:
      `detent explain ID`; the project file: docs/linting.md.
      """,
    groups: [.lint, .reports, .script, .output, .limits, .hidden],
    tail: { OptionGroup.table(of: LintReports.kinds) },
    perform: { arguments, console in
      var command = LintCommand(arguments: arguments, console: console)
      do throws(LintError) { return try command.run() } catch {
        console.error("detent lint: \(error.message)")
        return error.code
      }
    })
}

/// Why `detent lint` did not judge, and how it ends.
struct LintError: Error {
  var message: String
  var code = ExitCode.usage

  init(_ error: UsageError) { message = error.message }

  init(_ message: String, code: ExitCode = .usage) {
    self.message = message
    self.code = code
  }
}

/// `detent lint`: judges files one after another, then tells its reports.
struct LintCommand {
  var arguments: Arguments
  var console: Console

  mutating func run() throws(LintError) -> ExitCode {
    let options = arguments.lint
    let settings: LintSettings
    do throws(UsageError) {
      settings = try LintSettings(options, project(), device: arguments.session.options.device)
    } catch { throw LintError(error) }
    if options.printsConfiguration {
      console.out(settings.printed)
      return console.outputFailed ? .output : .well
    }
    guard !arguments.files.isEmpty else {
      throw LintError("nothing to judge: give scripts, traces or folders; see: detent help lint")
    }
    guard options.baseline == nil || options.newBaseline == nil else {
      throw LintError("--baseline uses a file and --write-baseline writes one: give one of them")
    }
    return try judge(settings)
  }

  private func project() throws(UsageError) -> ProjectFile? {
    let limit = arguments.session.scriptLimit
    if let path = arguments.lint.configuration { return try ProjectFile(path: path, limit: limit) }
    guard arguments.lint.usesConfiguration else { return nil }
    let first = arguments.files.first ?? "."
    let folder = first == "-" ? "." : Files.kind(of: first) == .folder ? first : Files.folder(of: first)
    return try ProjectFile.find(from: folder).map { path throws(UsageError) in
      try ProjectFile(path: path, limit: limit)
    }
  }

  private mutating func judge(_ settings: LintSettings) throws(LintError) -> ExitCode {
    let names: [String]
    do { names = try ScriptFiles(arguments.files).paths } catch { throw LintError(error) }
    var reports: Reports<LintResult>
    do { reports = try LintReports.reports(arguments, files: names.count, devices: settings.devices.value.count) } catch
    {
      throw LintError(error)
    }
    guard !names.isEmpty else { throw LintError("there are no scripts in \(arguments.files[0])", code: .nothing) }
    let known = try baseline()
    var linter = Linter(session(), settings)
    linter.isStrict = arguments.test.isStrict
    linter.keepsRun = arguments.reports.contains { $0.kind == LintReports.page }
    let judged = names.filter { !linter.ignores(linter.path(of: $0)) }
    var result = LintResult(files: [], settings: settings, seed: arguments.session.options.seed)
    result.ignored = names.count - judged.count
    for name in judged where Running.interruption == 0 {
      result.files.append(linter.judge(name, isLast: name == judged.last))
    }
    let written = use(known, on: &result)
    reports.tell(result)
    return finish(&reports, max(arguments.lint.newBaseline == nil ? result.code : failed(result), written))
  }

  private func session() -> Session {
    var session = arguments.session
    let (console, shows) = (console, arguments.isVerbose)
    session.onOutput = { output in
      guard shows else { return }
      switch output {
      case .print(let text), .step(let text, _), .note(let text, _): console.error(text)
      }
    }
    return session
  }

  private mutating func finish(_ reports: inout Reports<LintResult>, _ code: ExitCode) -> ExitCode {
    let failures = reports.finish()
    for failure in failures { console.error("detent: \(failure)") }
    return failures.isEmpty ? code : max(code, .output)
  }

  /// Only what could not be judged fails a run that writes a baseline.
  private func failed(_ result: LintResult) -> ExitCode {
    result.files.compactMap(\.failure?.code).reduce(.well) { max($0, $1) }
  }

  // MARK: Baseline

  /// The baseline that is used or, if it is there, the one that is written anew.
  private func baseline() throws(LintError) -> Baseline? {
    let options = arguments.lint
    guard let path = options.baseline ?? options.newBaseline.flatMap({ Files.resolved($0) != nil ? $0 : nil }) else {
      return nil
    }
    do throws(UsageError) {
      let bytes: [UInt8]
      do { bytes = try Files.read(path, limit: 1 << 28) } catch { throw UsageError(message: error.description) }
      return try Baseline(String(decoding: bytes, as: UTF8.self), name: path)
    } catch { throw LintError(error) }
  }

  private func use(_ known: Baseline?, on result: inout LintResult) -> ExitCode {
    guard let path = arguments.lint.baseline ?? arguments.lint.newBaseline else { return .well }
    let folder = Files.folder(of: path)
    let file = { (name: String) in Files.path(of: name, from: folder) }
    let exists = { (name: String) in Files.resolved(name.hasPrefix("/") ? name : folder + "/" + name) != nil }
    guard arguments.lint.newBaseline == nil else {
      let new = (known ?? Baseline()).renewed(by: result.files, file: file, exists: exists)
      do { try Files.writeWhole(path, new.text) } catch {
        console.error("detent: the baseline could not be written: \(error.description)")
        return .output
      }
      _ = new.apply(to: &result.files, ruleIDs: [], file: file, exists: exists)
      result.baseline = path
      return .well
    }
    let ids = result.settings.ruleIDs + result.files.flatMap { $0.houseRules.map(\.id) }
    result.baseline = path
    result.stale = known?.apply(to: &result.files, ruleIDs: ids, file: file, exists: exists) ?? []
    return .well
  }
}
