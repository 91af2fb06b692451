import DetentCore
import DetentGuidelines

/// For people: `file:line: severity: message  rule`, the component, what to change; then counts and what to do next.
struct LintTextReport: Reporter {
  private let console: Console
  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
    console = Console(usesColor: style.usesColor)
  }

  func text(for result: LintResult) -> String {
    var lines = result.files.flatMap { file in
      file.findings.filter { isShown($0) }.flatMap(describe) + (file.note.map { ["\(file.name): note: \($0)"] } ?? [])
    }
    for fault in result.faults {
      let message = fault.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.append(
        head(fault.file, fault.line, fault.column, console.red("error")) + "\(message[0])  " + console.dim(fault.rule))
      lines += message.dropFirst()
    }
    if !style.isQuiet { lines += (lines.isEmpty ? [] : [""]) + end(of: result) }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func isShown(_ found: LintFinding) -> Bool { style.isVerbose || found.standing == .open }

  private func head(_ file: String, _ line: Int?, _ column: Int?, _ word: String) -> String {
    console.bold(([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")) + ": \(word): "
  }

  private func describe(_ found: LintFinding) -> [String] {
    let finding = found.finding
    let rules = ([finding.rule] + finding.also).joined(separator: ", ")
    var lines = [head(found.file, finding.line, nil, word(found)) + "\(finding.message)  " + console.dim(rules)]
    lines.append("  " + finding.path)
    let circumstances = [found.moment, found.onDevices].compactMap(\.self)
    if !circumstances.isEmpty { lines.append("  " + circumstances.joined(separator: "; ")) }
    switch found.standing {
    case .allowed(let reason, let place):
      let words = reason.split { $0.isNewline }.joined(separator: " ")
      lines.append("  allowed\(place.map { " in \($0)" } ?? ""): \(words)")
    case .baselined: lines.append("  in the baseline")
    case .open: if let suggestion = finding.suggestion { lines.append(console.green("  → ") + suggestion) }
    }
    return lines
  }

  private func word(_ found: LintFinding) -> String {
    switch found.standing {
    case .allowed: return console.dim("allowed")
    case .baselined: return console.dim(found.word)
    case .open: break
    }
    guard found.finding.verdict == .fail else { return console.blue("review") }
    return found.finding.severity == .error
      ? console.red("error")
      : found.finding.severity == .warning ? console.yellow("warning") : console.blue("advice")
  }

  private func end(of result: LintResult) -> [String] {
    let mark = result.code == .well ? console.green("✓ ") : console.red("✗ ")
    return [mark + result.summary] + (result.advice.map { ["next: " + $0] } ?? [])
  }
}
