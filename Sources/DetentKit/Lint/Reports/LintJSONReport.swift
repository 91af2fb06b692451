import DetentCore
import DetentGuidelines
import DetentLua

/// Everything, in the form of docs/lint-report.schema.json.
struct LintJSONReport: Reporter {
  static let version = 1

  func text(for result: LintResult) -> String {
    let json = JSON.object([
      "format": .text("detent-lint"), "version": .int(Self.version), "generator": .text("detent \(Detent.version)"),
      "preset": .text(result.settings.preset.value.rawValue), "failOn": .text(result.settings.failOn.value.rawValue),
      "devices": .texts(result.settings.devices.value), "seed": .text("\(result.seed)"),
      "config": result.settings.project.map { .text($0.name) }, "baseline": result.baseline.map { .text($0) },
      "exitCode": .int(Int(result.code.rawValue)), "counts": counts(result), "files": .list(result.files.map(file)),
      "rules": .list(result.rules.map(rule)), "findings": .list(result.findings.map(\.json)),
      "unusedAllowances": .list(result.unused.map(unused)), "staleBaseline": .list(result.stale.map(stale)),
    ])
    return json.page
  }

  private func counts(_ result: LintResult) -> JSON {
    .object([
      "error": .int(result.count(.error)), "warning": .int(result.count(.warning)),
      "advice": .int(result.count(.advice)), "review": .int(result.reviews), "allowed": .int(result.allowed),
      "baselined": .int(result.baselined), "ignoredFiles": .int(result.ignored),
    ])
  }

  private func file(_ file: LintedFile) -> JSON {
    .object([
      "name": .text(file.name), "failure": file.failure.map { .text($0.message) }, "note": file.note.map { .text($0) },
    ])
  }

  private func rule(_ rule: LintResult.Rule) -> JSON {
    .object([
      "id": .text(rule.id), "title": .text(rule.title), "severity": .text(rule.severity.rawValue),
      "help": rule.guideline?.source.address.map { .text($0) },
    ])
  }

  private func unused(_ unused: LintResult.Unused) -> JSON {
    .object([
      "rule": .text(unused.rule), "reason": .text(unused.reason), "component": unused.component.map { .text($0) },
      "file": .text(unused.file), "line": .int(unused.line),
    ])
  }

  private func stale(_ entry: Baseline.Entry) -> JSON {
    .object(["file": .text(entry.file), "rule": .text(entry.rule), "component": .text(entry.component)])
  }
}

extension LintFinding {
  var json: JSON {
    .object([
      "rule": .text(finding.rule), "also": finding.also.isEmpty ? nil : .texts(finding.also),
      "verdict": .text(finding.verdict == .review ? "review" : "fail"),
      "severity": .text(finding.severity.rawValue), "standing": .text(standing.word),
      "reason": standing.reason.map { .text($0) },
      "component": .text(finding.path), "message": .text(finding.message),
      "measured": finding.measured?.json, "limit": finding.limit?.json,
      "suggestion": finding.suggestion.map { .text($0) }, "script": .text(script), "file": .text(file),
      "line": finding.line.map { .int($0) }, "frame": finding.frame.json, "time": .number(finding.time.seconds),
      "gesture": finding.gesture.map { .text($0) }, "devices": devices.isEmpty ? nil : .texts(devices),
      "fingerprint": .text(Fingerprint.of(identity)),
    ])
  }
}

extension LintFinding.Standing {
  var word: String {
    switch self {
    case .open: "open"
    case .allowed: "allowed"
    case .baselined: "baselined"
    }
  }

  var reason: String? { if case .allowed(let reason, _) = self { reason } else { nil } }
}

extension Quantity {
  var json: JSON { .object(["value": .number(value), "unit": unit.isEmpty ? nil : .text(unit)]) }
}

extension Rect {
  /// Rounded as traces are, to a thousandth of a point.
  var json: JSON {
    func rounded(_ value: Double) -> JSON { .number((value * 1000).rounded() / 1000) }
    return .object([
      "x": rounded(minX), "y": rounded(minY), "width": rounded(size.width), "height": rounded(size.height),
    ])
  }
}
