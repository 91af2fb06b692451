import DetentCore
import DetentGuidelines
import DetentImport
import DetentLua

/// What judging one script, on every device, or one trace came to.
struct LintedFile {
  /// As it was named.
  var name: String
  /// From the project's folder, for patterns.
  var path: String
  var findings: [LintFinding] = []
  /// How each rule came out, over all devices.
  var outcomes: [(rule: String, tally: Audit.Tally)] = []
  var unusedAllowances: [Audit.UnusedAllowance] = []
  /// Rules that the script and the project brought.
  var houseRules: [HouseRule] = []
  /// Why it could not be judged to its end.
  var failure: Failure?
  /// It could not be judged at all, being no file of its kind.
  var isUnreadable = false
  /// What was understood of a file of another program.
  var imported: ImportedFile?
  /// What a reader should know beside.
  var note: String?
  /// The script's run on the first device, for a report that shows it.
  var run: Session.Result?
  /// What was made, on the first device.
  private(set) var screens = 0
  private(set) var components = 0
  private var devicesSeen: [String] = []
  /// Where a finding stands, by its identity.
  private var places: [String: Int] = [:]

  struct Failure {
    var code: ExitCode
    var message: String
  }

  init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Ids of the rules that were judged.
  var judged: [String] { outcomes.map(\.rule) + houseRules.map(\.id) }

  /// A file of another program that was read well, and in which there is nothing to judge.
  var isWithoutScreens: Bool { imported?.blueprint.screens.isEmpty == true }

  /// Whether any rule had something to say.
  var isLookedAt: Bool { outcomes.contains { $0.tally.isLookedAt } || !findings.isEmpty }

  /// Counts what a run made.
  mutating func count(_ trace: Trace) {
    guard devicesSeen.isEmpty else { return }
    for index in 0..<trace.count {
      guard case .made = trace[index].what else { continue }
      if trace[index].source.kind == .screen { screens += 1 } else { components += 1 }
    }
  }

  /// Takes in what was found on one more device; nil for a trace, which has its own.
  mutating func add(_ report: Audit.Report, on device: String?) {
    add(report.outcomes)
    var counts: [String: Int] = [:]
    for found in report.findings {
      var next = LintFinding(finding: found, script: name, devices: device.map { [$0] } ?? [])
      next.ordinal = 0
      let number = counts[next.identity, default: 0] + 1
      counts[next.identity] = number
      next.ordinal = number
      if found.verdict == .allowed { next.standing = .allowed(reason: found.reason ?? "", place: nil) }
      merge(next)
    }
    // What is of use on one device is of use.
    unusedAllowances =
      devicesSeen.isEmpty
      ? report.unusedAllowances : unusedAllowances.filter { report.unusedAllowances.contains($0) }
    devicesSeen.append(device ?? "")
  }

  /// Only now is it known on which devices something was not found.
  mutating func finish() {
    for index in findings.indices {
      if findings[index].devices.count == devicesSeen.count {
        findings[index].devices = []
      } else if let severity = findings[index].finding.severityOnSome {
        findings[index].finding.severity = severity
      }
    }
    // A run that was cut off, or a rule that was not judged, had no chance to use them.
    let judged = failure == nil ? judged : []
    unusedAllowances.removeAll { allowance in !judged.contains { Glob.matches($0, allowance.rule) } }
  }

  private mutating func add(_ others: [(rule: String, tally: Audit.Tally)]) {
    guard !outcomes.isEmpty else {
      outcomes = others
      return
    }
    for (index, other) in others.enumerated() { outcomes[index].tally += other.tally }
  }

  private mutating func merge(_ next: LintFinding) {
    guard let index = places[next.identity] else {
      places[next.identity] = findings.count
      findings.append(next)
      return
    }
    let (old, new) = (findings[index].weight, next.weight)
    if new > old {
      findings[index] = next
    } else if new == old {
      findings[index].devices += next.devices
    }
  }
}

extension LintFinding {
  fileprivate var weight: Int {
    let verdict = finding.verdict == .fail ? 2 : finding.verdict == .review ? 1 : 0
    return verdict * 10 + (Severity.allCases.firstIndex(of: finding.severity) ?? 0)
  }
}

extension Audit.Tally {
  static func += (sum: inout Self, other: Self) {
    sum.passes += other.passes
    sum.fails += other.fails
    sum.reviews += other.reviews
    sum.inapplicable += other.inapplicable
  }
}
