import DetentCore

/// What two runs do differently: what only one of them does, and where one begins to run ahead.
struct RunComparison {
  private(set) var differences: [(time: Instant, text: String)] = []

  /// Less than this, in time, is no difference.
  private static let tolerance = Duration(roundingUp: 0.001)

  init(_ a: ComparedRun, _ b: ComparedRun) {
    let names = a.name == b.name ? ("the first", "the second") : (a.name, b.name)
    let (removed, added) = RunComparison.changes(from: a.happenings.map(\.words), to: b.happenings.map(\.words))
    var lag = Duration.zero
    var (i, j) = (0, 0)
    while i < a.happenings.count || j < b.happenings.count {
      if removed.contains(i) {
        add(a.happenings[i], "only in \(names.0)")
        i += 1
      } else if added.contains(j) {
        add(b.happenings[j], "only in \(names.1)")
        j += 1
      } else {
        compareTimes(a.happenings[i], b.happenings[j], &lag, names.1)
        (i, j) = (i + 1, j + 1)
      }
    }
    compareEnds(a, b, names)
    order()
  }

  /// By time; those of one instant stay as they were found.
  private mutating func order() {
    differences = differences.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ happening: ComparedRun.Happening, _ remark: String) {
    differences.append((happening.time, "\(remark): \(happening.words)"))
  }

  /// The places that have no counterpart.
  private static func changes(from a: [String], to b: [String]) -> (removed: Set<Int>, added: Set<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    return (removed, added)
  }

  /// A lag is told where it begins, not at everything that follows.
  private mutating func compareTimes(
    _ a: ComparedRun.Happening, _ b: ComparedRun.Happening, _ lag: inout Duration, _ name: String
  ) {
    let now = b.time - a.time
    let change = Duration(microseconds: (now - lag).magnitude)
    guard change > RunComparison.tolerance else { return }
    lag = now
    let amount = "\(Text.number(Duration(microseconds: now.magnitude).seconds)) s"
    let how =
      now.magnitude <= RunComparison.tolerance.microseconds
      ? "at the same time again" : now > .zero ? "\(amount) later" : "\(amount) earlier"
    differences.append((a.time, "from here on \(how) in \(name): \(a.words)"))
  }

  private mutating func compareEnds(_ a: ComparedRun, _ b: ComparedRun, _ names: (String, String)) {
    guard a.failure != b.failure else { return }
    for (run, name) in [(a, names.0), (b, names.1)] {
      differences.append((run.end, "\(name) \(run.failure.map { "fails: \($0)" } ?? "goes well")"))
    }
  }
}

extension Duration {
  fileprivate static func - (a: Duration, b: Duration) -> Duration {
    Duration(microseconds: a.microseconds - b.microseconds)
  }

  fileprivate var magnitude: Int64 { abs(microseconds) }
}
