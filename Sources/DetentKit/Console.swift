#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where text goes that people read: standard output for what a run says, standard error for what went wrong.
public struct Console: Sendable {
  var usesColor: Bool
  private(set) var outputFailed = false

  public init(usesColor: Bool) { self.usesColor = usesColor }

  /// Whether standard output is a terminal.
  public static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  mutating func out(_ line: String) {
    if !Files.put(Array((line + "\n").utf8), to: STDOUT_FILENO) { outputFailed = true }
  }

  func error(_ line: String) { Files.put(Array((line + "\n").utf8), to: STDERR_FILENO) }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func yellow(_ text: String) -> String { wrap(text, "33") }
  func blue(_ text: String) -> String { wrap(text, "34") }
  func green(_ text: String) -> String { wrap(text, "32") }

  private func wrap(_ text: String, _ code: String) -> String { usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
