import DetentCore

/// One test of a file: what it is called and where it stands.
struct TestName: Sendable, Equatable {
  var file: String
  var line: Int
  /// The blocks around it, outermost first.
  var blocks: [String] = []
  var name: String
  /// The settings of `--matrix` that it runs under: "device=iPhone SE, locale=ar".
  var combination = ""
  /// Which of the tests of this file with the same full name it is, from 1.
  var copy = 1

  /// "pager › swipes › turns one page"; what filters look at, tags included.
  var title: String { (blocks + [name]).joined(separator: " › ") }

  /// The title as reports show it, with the combination.
  var shown: String { combination.isEmpty ? title : "\(title) [\(combination)]" }

  /// Tells it from every other test of a run.
  var id: String { "\(file)\u{1F}\(shown)" + (copy > 1 ? "\u{1F}\(copy)" : "") }

  /// The words of the title that begin with "#".
  var tags: [String] {
    let title = title
    guard title.utf8.contains(UInt8(ascii: "#")) else { return [] }
    return title.split { !($0.isLetter || $0.isNumber || $0 == "#" || $0 == "_" || $0 == "-") }
      .filter { $0.hasPrefix("#") && $0.count > 1 }.map { String($0.dropFirst()) }
  }
}

/// What became of a test.
struct TestResult: Sendable, Equatable {
  enum Outcome: String, Sendable {
    case passed
    /// An assertion did not hold.
    case failed
    /// It could not be carried through: an error, a limit, a crash, a hook that failed.
    case error
    case pending
  }

  var test: TestName
  var outcome = Outcome.passed
  /// Of a pending test, or of one that was expected to fail.
  var reason: String?
  /// What a reader should know of a test that passed; with `--strict` they make it fail.
  var remarks: [String] = []
  var assertions = 0
  var steps = 0
  var events = 0
  /// Virtual seconds.
  var seconds = 0.0
  /// CPU seconds; never the same twice, so reports show them only when asked.
  var cpuSeconds = 0.0
  /// What it printed, stepped and noted, one line each.
  var output: [String] = []
  var failure: TestFailure?
  /// Reviewed curves that it was compared with.
  var curves: [String] = []
  /// The file with which `detent replay` repeats the failure.
  var capsule: String?
  /// Other tests begin at the same line: rows of `each`. No part of a report.
  var sharesLine = false
  /// With `--coverage`: what it has reached. No part of a report, which tells the sum.
  var reached: Coverage.Reached?

  var isBad: Bool { outcome == .failed || outcome == .error }
}

/// Why a test failed, and what was going on.
struct TestFailure: Sendable, Equatable {
  enum Kind: String, Sendable {
    case assertion, error, limit, load, crash, interrupted
  }

  var kind: Kind
  var message: String
  var file: String?
  var line: Int?
  /// The hook that failed, if it was not the test itself: "before_each".
  var part: String?
  /// The instant, in virtual seconds since the run began.
  var time = 0.0
  var step: String?
  /// The event whose handler failed.
  var event: String?
  var excerpt = Excerpt()
  /// What moved: `scrollView "pager" is decelerating at 410 pt/s`.
  var moving: [String] = []
  /// How the screen differs from what it was before the last gesture: "pager.page: 1 → 2".
  var changes: [String] = []
  /// The last decision that had a threshold, with its margin.
  var decision: String?
  /// What is longer than a line: a traceback, a smallest case as a test.
  var notes: [String] = []
  var traceback = ""
  /// The command that runs just this test again.
  var command: String?
}

/// What a run was, once it is over.
struct TestSummary: Sendable, Equatable {
  var seed: UInt64
  var passed = 0
  var failed = 0
  var errors = 0
  var pending = 0
  /// Selected, but not run: the run was stopped.
  var notRun = 0
  var assertions = 0
  var seconds = 0.0
  var cpuSeconds = 0.0
  /// "interrupted", or that the limit of failures was met.
  var stopped: String?
  /// What concerns the run as a whole: files without tests, orphans.
  var remarks: [String] = []
  /// With `--strict` those remarks count as failures.
  var isStrict = false
  /// nil unless asked for with `--coverage`.
  var coverage: Coverage?

  var count: Int { passed + failed + errors + pending }
  /// Remarks that count as failures.
  var failingRemarks: Int { isStrict ? remarks.count : 0 }
  var isWell: Bool { failed == 0 && errors == 0 && failingRemarks == 0 }

  mutating func count(_ result: TestResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .error: errors += 1
    case .pending: pending += 1
    }
    assertions += result.assertions
    seconds += result.seconds
    cpuSeconds += result.cpuSeconds
    if let reached = result.reached { coverage?.add(reached) }
  }
}

/// What reporters hear, in this order: one `began`, the results in stable order, one `ended`.
enum TestEvent: Sendable {
  case began(TestPlan)
  case finished(TestResult)
  case ended(TestSummary)
}

/// What is known before the first test.
struct TestPlan: Sendable, Equatable {
  var version: String
  var seed: UInt64
  var files: [String]
}
