/// How the command ends. The same for every command.
public enum ExitCode: Int32, Sendable, Comparable {
  case well = 0
  /// A negative verdict: a failed assertion; in later commands a finding at the level, a stale baseline, a difference.
  case verdict = 1
  /// The command line was not understood.
  case usage = 2
  /// A script cannot be loaded or raised an error, limits included.
  case script = 3
  /// There was nothing to do: no tests, no files that match.
  case nothing = 4
  /// A fault inside Detent.
  case fault = 5
  /// An output could not be written.
  case output = 6
  case interrupted = 130
  case terminated = 143

  /// The one to end with when several files ended differently: an error tells more than a verdict.
  public static func < (a: ExitCode, b: ExitCode) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .well: 0
    case .verdict: 1
    case .nothing: 2
    case .usage: 3
    case .script: 4
    case .output: 5
    case .fault: 6
    case .interrupted, .terminated: 7
    }
  }
}
