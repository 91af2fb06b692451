import DetentLua

/// What `detent test` was asked to do.
struct TestSettings: Sendable {
  var selection = TestSelection()
  /// Names of files that are looked for in folders.
  var patterns: [String] = []
  /// Worker processes; nil: as many as there are processors.
  var jobs: Int?
  var listsOnly = false
  var onlyLastFailed = false
  /// Stop after so many failures.
  var maxFailures: Int?
  var repeats = 1
  var shard: Shard?
  var matrix = Matrix()
  var passesWithoutTests = false
  var isStrict = false
  /// The least share by which a gesture must be away from another outcome; 0: any.
  var minMargin = 0.0
  /// Tell which states, transitions and outcomes the tests reached.
  var measuresCoverage = false
  var forbidsOnly = false
  /// Which reviewed curves may be written; the command decides when it is not asked for.
  var update: CurveUpdate?
  var watches = false
  var showsCPUTimes = false
  /// CPU seconds that one test may use in all; 0: any.
  var cpuLimit = 60.0
  /// This process is a worker: requests come on standard input.
  var isWorker = false

  static let defaultPatterns = ["*_spec.lua", "*.spec.lua"]
  var effectivePatterns: [String] { patterns.isEmpty ? TestSettings.defaultPatterns : patterns }

  /// One of several machines' share: every n-th file.
  struct Shard: Sendable {
    var index: Int
    var count: Int

    /// Reads "2/5".
    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count >= 1, count <= 10_000,
        (1...count).contains(index)
      else { return nil }
      (self.index, self.count) = (index, count)
    }

    func takes(_ place: Int) -> Bool { place % count == index - 1 }
  }
}

/// Settings of screens, each with several values: tests run once under each combination.
struct Matrix: Sendable {
  struct Row: Sendable, Equatable {
    var name: String
    var values: [String]
  }

  private(set) var rows: [Row] = []
  private static let names = [
    "device", "os", "orientation", "appearance", "locale", "layoutDirection", "timeZone", "calendar", "reduceMotion",
    "pointer", "keyboard", "textSize",
  ]

  /// Adds "device=iPhone 16,iPad Air,locale=en_US,ar": a piece with "=" begins a row, the others are further values.
  mutating func add(_ text: String) throws(UsageError) {
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if let equals = piece.firstIndex(of: "=") {
        let name = String(piece[..<equals])
        guard Matrix.names.contains(name) else {
          throw UsageError(
            message: "--matrix: screens have no setting \"\(name)\"\(Spelling.hint(name, among: Matrix.names))"
              + " (there are: \(Matrix.names.joined(separator: ", ")))")
        }
        guard !rows.contains(where: { $0.name == name }) else {
          throw UsageError(message: "--matrix: \(name) is given twice")
        }
        rows.append(Row(name: name, values: []))
      }
      guard let value = piece.split(separator: "=", maxSplits: 1).last.map(String.init), !value.isEmpty,
        !rows.isEmpty, !piece.hasSuffix("=")
      else { throw UsageError(message: "--matrix: expected name=value,value,…, got \"\(text)\"") }
      try check(rows[rows.count - 1].name, value)
      rows[rows.count - 1].values.append(value)
    }
    guard combinations.count <= 1000 else { throw UsageError(message: "--matrix: more than 1000 combinations") }
  }

  /// Makes a screen with the value, so that a wrong one is told before any test runs.
  private func check(_ name: String, _ value: String) throws(UsageError) {
    var session = Session()
    session.options.screenSettings = [name: value]
    guard let failure = session.run(text: "detent.screen {}", name: "matrix").failure else { return }
    let text = MessagePlace(failure.message, files: ["matrix"])?.text ?? failure.message
    throw UsageError(message: "--matrix: \(name)=\(value): \(text)")
  }

  /// Every choice of one value from each row; one empty choice when there are no rows.
  var combinations: [[String: String]] {
    rows.reduce([[:]]) { choices, row in
      choices.flatMap { choice in row.values.map { value in choice.merging([row.name: value]) { $1 } } }
    }
  }

  /// "device=iPhone SE, locale=ar"
  func title(of combination: [String: String]) -> String {
    rows.compactMap { row in combination[row.name].map { "\(row.name)=\($0)" } }.joined(separator: ", ")
  }
}
