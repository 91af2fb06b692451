import DetentCore
import DetentGuidelines
import DetentImport
import DetentLua

/// Judges scripts, each on every device, saved traces, and files of other programs that hold screens.
struct Linter {
  var session: Session
  var settings: LintSettings
  /// Whether the run of a script is kept for a report that shows it.
  var keepsRun = false
  /// Whether files with elements that are not known cannot be judged.
  var isStrict = false

  /// The largest trace that is read, in bytes.
  private static let traceLimit = 1 << 31

  init(_ session: Session, _ settings: LintSettings) {
    self.session = session
    self.settings = settings
    var own = settings.audit
    // What a script asks for itself is not narrowed by --only and --skip.
    (own.only, own.skip) = ([], [])
    self.session.auditSettings = own
    if let project = settings.project, !project.rules.isEmpty {
      self.session.ruleFile = (project.source, project.name)
    }
  }

  /// Whether the project wants a file not to be judged.
  func ignores(_ path: String) -> Bool {
    settings.project?.ignored.contains { Glob.matches(path, $0.value) } ?? false
  }

  /// A file's path from the project's folder.
  func path(of file: String) -> String {
    file == "-" ? "stdin" : Files.path(of: file, from: settings.project?.folder ?? ".")
  }

  /// Judges one file: screens of another program, a trace if it begins with "{", else a script. `isLast`: the process ends
  /// after it.
  func judge(_ file: String, isLast: Bool) -> LintedFile {
    let name = file == "-" ? "stdin" : file
    var linted = LintedFile(name: name, path: path(of: file))
    let bytes: [UInt8]
    var format: FileFormat?
    do {
      bytes = try Files.read(file) { beginning in
        format = FileFormat.of(beginning, name: name)
        return format == nil ? Self.traceLimit : FileFormat.sizeLimit
      }
    } catch {
      linted.failure = .init(code: .script, message: format == nil ? error.description : error.importWords)
      linted.isUnreadable = format != nil
      return linted
    }
    if let format {
      judge(screensOf: bytes, format, &linted)
    } else if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      judge(trace: bytes, &linted)
    } else if bytes.count > session.scriptLimit {
      let error = FileError.tooLarge(name, limit: session.scriptLimit)
      linted.failure = .init(code: .script, message: error.description)
    } else {
      judge(script: bytes, folder: file == "-" ? nil : Files.folder(of: file), isLast: isLast, &linted)
    }
    linted.finish()
    allow(&linted)
    return linted
  }

  private func judge(trace bytes: [UInt8], _ linted: inout LintedFile) {
    Running.note("reading \(linted.name)")
    let reader: TraceReader
    do { reader = try TraceReader(bytes) } catch {
      linted.failure = .init(code: .script, message: "\(linted.name): \(error.message)")
      return
    }
    var rules = settings.audit
    rules.devices = 1
    var audit = Audit(rules.completed)
    audit.read(reader.trace)
    linted.count(reader.trace)
    linted.add(audit.report(place: reader.place(of:)), on: nil)
    let count = settings.project?.rules.count ?? 0
    guard count > 0 else { return }
    linted.note = "the project's \(count == 1 ? "rule needs" : "\(count) rules need") a running script: not judged"
  }

  private func judge(screensOf bytes: [UInt8], _ format: FileFormat, _ linted: inout LintedFile) {
    Running.note("judging \(linted.name)")
    let imported: ImportedFile
    do throws(ImportFault) {
      guard !linted.name.hasSuffix(".lua") else {
        let ending = format.extensions.first.map { " (such as .\($0))" } ?? ""
        let error = ImportError("an \(format.name), no script: give it its own ending\(ending)", line: 1, column: 1)
        throw ImportFault(message: error.words(file: linted.name))
      }
      imported = try ImportedFile.read(bytes, name: linted.name, session.calendars)
      if isStrict, let fault = imported.strictFault(file: linted.name) { throw ImportFault(message: fault) }
    } catch {
      linted.failure = .init(code: .script, message: error.message)
      linted.isUnreadable = true
      return
    }
    linted.imported = imported
    guard !linted.isWithoutScreens else {
      linted.note = ImportedFile.noScreens
      return
    }
    let result = session.run(screensOf: bytes, name: linted.name)
    if let failure = result.failure { linted.failure = .init(code: Report.code(of: result), message: failure.message) }
    linted.houseRules = result.houseRules.filter { settings.audit.severity(of: $0.id, own: .error) != nil }
    var rules = settings.audit
    rules.devices = 1
    rules.isWithoutCode = true
    linted.count(result.trace)
    linted.add(result.audit(rules), on: nil)
    if keepsRun { linted.run = result }
  }

  private func judge(script source: [UInt8], folder: String?, isLast: Bool, _ linted: inout LintedFile) {
    for device in settings.devices.value where Running.interruption == 0 {
      Running.note("judging \(linted.name) on \(device)")
      var session = session
      session.options.device = device
      session.isLast = isLast && device == settings.devices.value.last
      session.keepsSteps = keepsRun
      let result = session.run(source: source, name: linted.name, folder: folder)
      if linted.failure == nil, let failure = result.failure {
        let place = settings.devices.value.count > 1 ? " (on \(device))" : ""
        linted.failure = .init(code: Report.code(of: result), message: failure.message + place)
      }
      linted.houseRules = result.houseRules.filter { settings.audit.severity(of: $0.id, own: .error) != nil }
      linted.count(result.trace)
      linted.add(result.audit(settings.audit), on: device)
      if keepsRun, linted.run == nil { linted.run = result }
    }
  }

  /// The project's allowances. Of findings that are told together, those that are allowed part from those that are not.
  private func allow(_ linted: inout LintedFile) {
    guard let project = settings.project else { return }
    var apart: [LintFinding] = []
    for index in linted.findings.indices where linted.findings[index].standing == .open {
      var found = linted.findings[index]
      found.standing = project.standing(of: found.finding, in: linted.path)
      found.finding.joined = []
      for other in linted.findings[index].finding.joined {
        let standing = project.standing(of: other, in: linted.path)
        if (standing == .open) == (found.standing == .open) {
          found.finding.joined.append(other)
        } else {
          apart.append(found.telling(other, standing))
        }
      }
      linted.findings[index] = found
    }
    linted.findings += apart
  }
}

extension LintFinding {
  /// Another finding of the same run on the same devices.
  fileprivate func telling(_ finding: Finding, _ standing: Standing) -> LintFinding {
    var other = self
    other.finding = finding
    other.standing = standing
    return other
  }
}

extension ProjectAllowance {
  /// Whether it is about a file.
  func covers(_ path: String) -> Bool { file.map { Glob.matches(path, $0) } ?? true }

  /// Of a trace, the script that made the component may be meant too.
  func allows(_ finding: Finding, in path: String) -> Bool {
    (covers(path) || finding.file.map(covers) ?? false) && component.map { Glob.matches(finding.path, $0) } ?? true
      && Glob.matches(finding.rule, rule)
  }
}

extension ProjectFile {
  /// Whether an allowance, of several the last, is for a finding.
  fileprivate func standing(of finding: Finding, in path: String) -> LintFinding.Standing {
    guard let allowance = allowances.last(where: { $0.value.allows(finding, in: path) }) else { return .open }
    return .allowed(reason: allowance.value.reason, place: place(allowance.line))
  }
}
