import DetentCore
import DetentGuidelines
import DetentLua

/// Everything that `detent lint` found out: what its reports tell, and what its exit code is made of.
struct LintResult {
  var files: [LintedFile]
  var settings: LintSettings
  var seed: UInt64
  /// Files that the project wants not to be judged.
  var ignored = 0
  var baseline: String?
  /// Entries of the baseline that are no more.
  var stale: [Baseline.Entry] = []

  var findings: [LintFinding] { files.flatMap(\.findings) }

  /// An allowance that allows nothing.
  struct Unused: Equatable {
    var rule: String
    var reason: String
    /// The component that it is for, as far as that is said.
    var component: String?
    var file: String
    var line: Int
  }

  /// Of scripts and of the project, those that had a chance to be of use.
  var unused: [Unused] {
    let inScripts = files.flatMap { file in
      file.unusedAllowances.map {
        Unused(
          rule: $0.rule, reason: $0.reason, component: $0.path, file: $0.file ?? file.name, line: $0.line ?? 1)
      }
    }
    guard let project = settings.project else { return inScripts }
    return inScripts
      + project.allowances.filter { isUnused($0, of: project) }.map {
        Unused(
          rule: $0.value.rule, reason: $0.value.reason, component: $0.value.component, file: project.name,
          line: $0.line)
      }
  }

  private func isUnused(_ allowance: ProjectFile.Setting<ProjectAllowance>, of project: ProjectFile) -> Bool {
    let place = project.place(allowance.line)
    let covered = files.filter { file in
      file.failure == nil && allowance.value.covers(file.path)
        && file.judged.contains { Glob.matches($0, allowance.value.rule) }
    }
    let isUsed = files.contains { file in
      file.findings.contains { found in
        if case .allowed(_, place) = found.standing { true } else { false }
      }
    }
    return !covered.isEmpty && !isUsed
  }

  // MARK: Counts

  func count(_ severity: Severity) -> Int { findings.count { $0.isOpenFail && $0.finding.severity == severity } }

  var reviews: Int { findings.count { $0.isOpenReview } }

  var allowed: Int { findings.count { if case .allowed = $0.standing { true } else { false } } }

  var baselined: Int { findings.count { $0.standing == .baselined } }

  /// What decides: at the level or above.
  var deciding: [LintFinding] {
    findings.filter { $0.isOpenFail && settings.failOn.value.includes($0.finding.severity) }
  }

  /// How the command ends, but for reports that cannot be written.
  var code: ExitCode {
    let isBad =
      settings.failOn.value != .never && (!deciding.isEmpty || !stale.isEmpty || !unused.isEmpty)
    let isEmpty = !files.isEmpty && files.allSatisfy(\.isWithoutScreens)
    return files.compactMap(\.failure?.code).reduce(isBad ? .verdict : isEmpty ? .nothing : .well) { max($0, $1) }
  }

  // MARK: Rules

  /// A rule that was judged, as reports tell of it.
  struct Rule {
    var id: String
    var title: String
    var severity: Severity
    /// nil: it is a project's or a script's own.
    var guideline: Guideline?
  }

  /// The rules that were judged: Detent's, then others in the order in which they came.
  var rules: [Rule] {
    let audit = settings.audit
    var rules = Guideline.all.compactMap { rule -> Rule? in
      guard rule.editions.contains(audit.preset), let severity = audit.severity(of: rule.id, own: rule.severity) else {
        return nil
      }
      return Rule(id: rule.id, title: rule.title, severity: severity, guideline: rule)
    }
    for house in files.flatMap(\.houseRules) where !rules.contains(where: { $0.id == house.id }) {
      let own = Severity(rawValue: house.severity) ?? .warning
      rules.append(
        Rule(id: house.id, title: house.title, severity: audit.severity(of: house.id, own: own) ?? own))
    }
    return rules
  }
}
