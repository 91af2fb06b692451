import DetentCore
import DetentGuidelines

/// Names and reasons are a script's own text, which may hold anything.
extension LintResult: Reportable {
  var unsteered: LintResult {
    var result = self
    result.files = files.map(\.unsteered)
    return result
  }
}

extension LintedFile {
  fileprivate var unsteered: LintedFile {
    var file = self
    file.name = Text.unsteeredLine(name)
    file.failure = failure.map { Failure(code: $0.code, message: Text.unsteered($0.message)) }
    file.note = note.map(Text.unsteeredLine)
    file.findings = findings.map(\.unsteered)
    for index in unusedAllowances.indices {
      file.unusedAllowances[index].path = Text.unsteeredLine(unusedAllowances[index].path)
      file.unusedAllowances[index].reason = Text.unsteeredLine(unusedAllowances[index].reason)
    }
    return file
  }
}

extension LintFinding {
  fileprivate var unsteered: LintFinding {
    var found = self
    found.script = Text.unsteeredLine(script)
    found.finding.path = Text.unsteeredLine(finding.path)
    found.finding.message = Text.unsteered(finding.message)
    found.finding.suggestion = finding.suggestion.map { Text.unsteered($0) }
    found.finding.file = finding.file.map(Text.unsteeredLine)
    found.finding.gesture = finding.gesture.map(Text.unsteeredLine)
    if case .allowed(let reason, let place) = standing {
      found.standing = .allowed(reason: Text.unsteeredLine(reason), place: place)
    }
    return found
  }
}
