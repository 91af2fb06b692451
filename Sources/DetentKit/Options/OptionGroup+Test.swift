import DetentLua

extension OptionGroup {
  /// Which tests run.
  static let selection = OptionGroup(
    heading: "Which tests:",
    options: [
      Option(name: "--filter", value: "TEXT", help: "only tests whose title holds the text; may be repeated") {
        $0.test.selection.filters.append($1)
      },
      Option(name: "--filter-out", value: "TEXT", help: "no tests whose title holds the text; may be repeated") {
        $0.test.selection.filtersOut.append($1)
      },
      Option(name: "--tags", value: "A,B", help: "only tests with one of these tags (#A in a title)") {
        $0.test.selection.tags += tags($1)
      },
      Option(name: "--exclude-tags", value: "A,B", help: "no tests with one of these tags") {
        $0.test.selection.excludedTags += tags($1)
      },
      Option(name: "--pattern", value: "NAME", help: "files looked for in folders (default *_spec.lua, *.spec.lua)") {
        $0.test.patterns.append($1)
      },
      Option(name: "--last-failed", value: nil, help: "only tests that failed in the last run here") {
        arguments, _ in arguments.test.onlyLastFailed = true
      },
      Option(name: "--shard", value: "I/N", help: "only the I-th of N shares of the files") {
        arguments, text throws(UsageError) in
        guard let shard = TestSettings.Shard(text) else { throw Option.wrong("--shard", "I/N such as 2/5", text) }
        arguments.test.shard = shard
      },
      Option(
        name: "--matrix", value: "NAME=A,B,…",
        help: "each test once for every combination of these settings of screens"
      ) { arguments, text throws(UsageError) in try arguments.test.matrix.add(text) },
      Option(name: "--list", value: nil, help: "print which tests there are and run none") { arguments, _ in
        arguments.test.listsOnly = true
      },
    ])

  /// How they run, and what counts as a failure.
  static let testing = OptionGroup(
    heading: "How:",
    options: [
      Option(name: "-j", value: "N", help: "worker processes (default: one for each processor)") {
        arguments, text throws(UsageError) in
        arguments.test.jobs = try Option.whole("-j", text, 1...1024)
      },
      Option(name: "--shuffle", value: nil, help: "mixes the order, by --seed") { arguments, _ in
        arguments.test.selection.shuffles = true
      },
      Option(name: "-x", value: nil, help: "stop at the first failure") { arguments, _ in
        arguments.test.maxFailures = 1
      },
      Option(name: "--max-failures", value: "N", help: "stop after N failures") { arguments, text throws(UsageError) in
        arguments.test.maxFailures = try Option.whole("--max-failures", text, 1...1_000_000)
      },
      Option(name: "--repeat", value: "N", help: "run each test N times: every byte of its trace must be the same") {
        arguments, text throws(UsageError) in
        arguments.test.repeats = try Option.whole("--repeat", text, 1...100_000)
      },
      Option(
        name: "--min-margin", value: "P%",
        help: "fail a test with a gesture that would end otherwise if it were P % longer, shorter, faster or slower "
          + "(as the models alone decide: no handler runs in these trials; a property is not judged so)"
      ) { arguments, text throws(UsageError) in
        guard let share = Double(text.hasSuffix("%") ? String(text.dropLast()) : text), share > 0, share <= 90 else {
          throw Option.wrong("--min-margin", "a share such as 10%, up to 90%", text)
        }
        arguments.test.minMargin = share / 100
        arguments.session.options.keepsGestures = true
      },
      Option(name: "--strict", value: nil, help: "fail what asserts nothing, is pending, or leaves steps out") {
        arguments, _ in arguments.test.isStrict = true
      },
      Option(
        name: "--update", value: "WHICH",
        help: "reviewed curves to write: missing (the default), changed, all, or none (the default where CI is set)"
      ) { arguments, text throws(UsageError) in
        guard let update = CurveUpdate(rawValue: text) else {
          throw Option.wrong("--update", CurveUpdate.allCases.map(\.rawValue).joined(separator: ", "), text)
        }
        arguments.test.update = update
      },
      Option(
        name: "--coverage", value: nil,
        help: "tell which states, transitions and outcomes of the components no test has reached"
      ) { arguments, _ in arguments.test.measuresCoverage = true },
      Option(name: "--forbid-only", value: nil, help: "fail if a test is marked it.only or describe.only") {
        arguments, _ in arguments.test.forbidsOnly = true
      },
      Option(name: "--pass-with-no-tests", value: nil, help: "exit 0, not 4, when there is nothing to run") {
        arguments, _ in arguments.test.passesWithoutTests = true
      },
      Option(name: "--watch", value: nil, help: "run again whenever a file of tests changes") { arguments, _ in
        arguments.test.watches = true
      },
      Option(name: "--cpu-times", value: nil, help: "reports tell CPU times too (never the same twice)") {
        arguments, _ in arguments.test.showsCPUTimes = true
      },
      Option(name: "--max-test-cpu", value: "S", help: "CPU seconds of one test in all; 0 is none (default 60)") {
        arguments, text throws(UsageError) in
        arguments.test.cpuLimit = Double(try Option.whole("--max-test-cpu", text, 0...1_000_000))
      },
    ])

  /// How a run starts its workers.
  static let worker = OptionGroup(
    options: [
      Option(name: "--worker", value: nil, help: "") { arguments, _ in arguments.test.isWorker = true }
    ], isHidden: true)

  private static func tags(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == "#" || $0 == " " }) }.filter { !$0.isEmpty }
  }
}
