/// Why something happened: a line of a script, or the event before it.
public enum Cause: Hashable, Sendable {
  /// It was there from the start, or the host (a Swift program) did it.
  case host
  /// A line of a script; `chunk` is the number that the binding gave to the file.
  case script(chunk: Int32, line: Int32)
  /// An earlier event of the same trace, by its index from 0.
  case event(Int)
}
