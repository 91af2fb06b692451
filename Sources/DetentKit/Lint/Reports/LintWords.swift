import DetentCore
import DetentGuidelines
import DetentLua

/// The words that several reports share.
extension LintResult {
  /// "3 scripts, 28 rules: 1 error, 2 warnings, 1 advice · 2 to review · 1 allowed · 3 in the baseline"
  var summary: String {
    var parts = [
      Self.count(count(.error), "error") + ", " + Self.count(count(.warning), "warning") + ", \(count(.advice)) advice"
    ]
    if findings.isEmpty { parts = ["nothing found"] }
    if reviews > 0 { parts.append("\(reviews) to review") }
    if allowed > 0 { parts.append("\(allowed) allowed") }
    if baselined > 0 { parts.append("\(baselined) in the baseline") }
    if !stale.isEmpty { parts.append("\(stale.count) stale in the baseline") }
    if !unused.isEmpty { parts.append(Self.count(unused.count, "unused allowance")) }
    if ignored > 0 { parts.append(Self.count(ignored, "file") + " ignored") }
    return "\(Self.count(files.count, "file")), \(Self.count(rules.count, "rule")): " + parts.joined(separator: " · ")
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// What to do next, if there is something to do.
  var advice: String? {
    if let file = files.first(where: { $0.failure != nil }) {
      guard !file.isUnreadable else {
        return "`detent import --account \(file.name)` tells what is read of such a file"
      }
      return "`detent run \(file.name)` shows where the script stopped; only what happened until then was judged"
    }
    if let rule = worst?.finding.rule {
      if let own = files.lazy.flatMap(\.houseRules).first(where: { $0.id == rule }) {
        return "\(rule) is the project's own: \(own.title.isEmpty ? "it has no title" : own.title)"
      }
      return "`detent explain \(rule)` says why it matters and shows good and bad examples"
    }
    if !stale.isEmpty { return "`--write-baseline \(baseline ?? "FILE")` takes the stale entries out of the baseline" }
    if let allowance = unused.first {
      return "take the allowance in \(allowance.file):\(allowance.line) out: it allows nothing"
    }
    if reviews > 0 { return "look at what is to review; what is meant can be allowed with a reason" }
    if files.isEmpty {
      return "nothing was judged: the project ignores all of it"
    }
    if let file = files.first, files.allSatisfy(\.isWithoutScreens) {
      return "`detent import --account \(file.name)` tells what is read of such a file"
    }
    if !files.contains(where: \.isLookedAt) {
      return "no rule had anything to judge: " + made
    }
    return nil
  }

  /// What there was for the rules to look at.
  private var made: String {
    let (screens, components) = files.reduce((0, 0)) { ($0.0 + $1.screens, $0.1 + $1.components) }
    guard screens > 0 else { return "no screens were made" }
    return "\(Self.count(rules.count, "rule")) looked at \(Self.count(screens, "screen")) with"
      + " \(Self.count(components, "component")), and none of them is about what is there"
  }

  /// The first of the strongest open fails.
  private var worst: LintFinding? {
    let open = findings.filter(\.isOpenFail)
    let strongest = open.map(\.finding.severity).max()
    return open.first { $0.finding.severity == strongest }
  }

  /// What is wrong beside the findings, each with its place.
  var faults: [Fault] {
    files.compactMap { file in
      file.failure.map {
        Fault(rule: "script", $0.message, in: file.name, isScript: !file.isUnreadable)
      }
    }
      + unused.map { allowance in
        let whom = allowance.component.map { " for \($0)" } ?? ""
        return Fault(
          rule: "unused-allowance",
          message: "the allowance of \(allowance.rule)\(whom) allows nothing (its reason: \(allowance.reason))",
          file: allowance.file, line: allowance.line)
      }
      + stale.map { entry in
        Fault(
          rule: "stale-baseline",
          message: "\(entry.file): \(entry.rule) of \(entry.component) is no longer found: write the baseline anew",
          file: baseline ?? "", line: nil)
      }
  }

  struct Fault {
    var rule: String
    var message: String
    var file: String
    var line: Int?
    var column: Int?
  }
}

extension LintResult.Fault {
  /// Messages of scripts and imported files begin with their place: "welcome.lua:4: …", "Main.storyboard:12:5: …".
  init(rule: String, _ message: String, in file: String, isScript: Bool) {
    let place = MessagePlace(message, files: [file])
    let text = place?.text ?? message
    self.init(
      rule: rule, message: isScript ? "the script stopped: \(text)" : text, file: file, line: place?.line,
      column: place?.column)
  }
}

extension LintFinding {
  /// The message with what a reader needs to understand it without the screen.
  var sentence: String {
    var text = "\(finding.path): \(finding.message)"
    if let moment { text += " (\(moment))" }
    if let onDevices { text += " (\(onDevices))" }
    return text
  }

  /// "on iPhone 16, iPad mini"
  var onDevices: String? { devices.isEmpty ? nil : "on " + devices.joined(separator: ", ") }
}

extension Severity {
  /// The word that SARIF has for it.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}

/// Paths as addresses.
enum Address {
  /// A relative reference, or a file URI, with everything escaped that may not stand in one.
  static func of(_ path: String) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if allowed.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
