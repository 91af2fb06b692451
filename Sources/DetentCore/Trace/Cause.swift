/// Why something happened: a line of a script, or the event before it.
public enum Cause: Hashable, Sendable {
  /// It was there from the start, or the host (a Swift program) did it.
  case host
  /// A line of a script; `chunk` is the number that the binding gave to the file.
  case script(chunk: Int32, line: Int32)
  /// The same of a timer's function or of a spawned one: it runs by itself, with nobody doing anything.
  case task(chunk: Int32, line: Int32)
  /// An earlier event of the same trace, by its index from 0.
  case event(Int)

  /// The line of a script, whoever runs it; nil for other causes.
  public var place: (chunk: Int32, line: Int32)? {
    switch self {
    case .script(let chunk, let line), .task(let chunk, let line): (chunk, line)
    case .host, .event: nil
    }
  }

  /// Whether a timer or a spawned function did it.
  public var isTask: Bool { if case .task = self { true } else { false } }
}
