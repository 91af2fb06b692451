import CDetentLua

/// What reaches running scripts from outside their thread.
public enum Interrupts {
  /// Counts CPU time, so that a script that never waits is stopped. Uses SIGPROF; only a command asks for it.
  public static func armTimer() { _ = dtn_arm_timer() }

  /// Ends every running script with the kind `interrupted`. Safe in a signal handler.
  public static func interrupt() { dtn_interrupt() }
}

/// Did-you-mean, for other layers.
public enum NameSuggestion {
  /// `: did you mean "run"?`, or nothing when no word is near.
  public static func hint(_ word: String, among words: [String]) -> String { Suggest.hint(word, among: words) }
}
