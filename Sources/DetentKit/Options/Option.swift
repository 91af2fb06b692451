/// An option: its name, what its value is called (nil: it takes none), what it does.
struct Option: Sendable {
  var name: String
  var value: String?
  /// Made when somebody reads it: most runs do not.
  var help: @Sendable () -> String
  /// The values that there are, if they can be listed.
  var choices: @Sendable () -> [String]
  var apply: @Sendable (inout Arguments, String) throws(UsageError) -> Void

  init(
    name: String, value: String?, help: @autoclosure @escaping @Sendable () -> String,
    choices: @autoclosure @escaping @Sendable () -> [String] = [],
    apply: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.choices = choices
    self.apply = apply
  }
}

extension Option {
  static func wrong(_ option: String, _ wanted: String, _ got: String) -> UsageError {
    UsageError(message: "\(option): expected \(wanted), got \"\(got)\"")
  }

  static func whole(_ option: String, _ text: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw wrong(
        option,
        range.upperBound == .max
          ? "a whole number from \(range.lowerBound)"
          : "a whole number from \(range.lowerBound) to \(range.upperBound)", text)
    }
    return number
  }
}

extension Option {
  /// Options of busted, pytest, Playwright, Jest and mocha, with what they are called here.
  static let otherNames = [
    "-v": "--verbose", "-q": "--quiet", "-t": "--tags", "-m": "--tags", "-k": "--filter", "-g": "--filter",
    "--grep": "--filter", "--name": "--filter", "-o": "--report KIND[:FILE]", "--output": "--report KIND[:FILE]",
    "--reporter": "--report KIND[:FILE]", "--junitxml": "--report junit:FILE", "--junit-xml": "--report junit:FILE",
    "-n": "-j", "--workers": "-j", "--jobs": "-j", "--lf": "--last-failed", "--maxfail": "--max-failures",
    "--bail": "-x", "--no-keep-going": "-x", "--repeat-each": "--repeat", "--collect-only": "--list",
    "--update-snapshots": "--update changed", "--cov": "--coverage", "-u": "--update changed",
  ]
}
