import Foundation
import Testing

/// The sanitizer that the command was built with: `scripts/check --sanitize` names it.
enum Sanitizer {
  private static let name = ProcessInfo.processInfo.environment["DETENT_SANITIZER"] ?? ""

  /// The thread sanitizer keeps a signal until the program next calls a function of the C library that it watches. A
  /// loop in Lua's own code that allocates nothing calls none, and one that waits does not return: no signal, be it
  /// control-C or the timer, reaches them.
  static let holdsSignals = name == "thread"

  /// How much longer everything may take.
  static let patience = name.isEmpty ? 1.0 : 5.0
}

extension Trait where Self == ConditionTrait {
  /// For a test in which a signal has to end such a loop or call; see `Sanitizer.holdsSignals`.
  static var signalEndsLoop: Self {
    .disabled(if: Sanitizer.holdsSignals, "the thread sanitizer holds signals back")
  }
}
