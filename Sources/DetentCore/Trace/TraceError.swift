/// Why a trace file cannot be read, and at which of its lines.
public struct TraceError: Error, Hashable, Sendable {
  public enum Problem: Hashable, Sendable {
    /// The line is no JSON; `place` counts bytes from 1.
    case syntax(String, place: Int)
    /// The first line is no header of this format.
    case noHeader
    /// The file was written by a later Detent, in a form that this one would misread.
    case newer(version: Int)
    /// A member is missing, or is not what it should be.
    case member(String, wanted: String)
    /// The events do not stand in order: `what` says how.
    case order(String)
    /// The file ends before the events that its header promises.
    case cut(promised: Int, found: Int)
    /// The file is larger than a reader takes: `what` says how.
    case tooLarge(String)
  }

  /// From 1.
  public var line: Int
  public var problem: Problem

  public init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// "line 12: "rest" should be a point".
  public var message: String {
    let words =
      switch problem {
      case .syntax(let what, let place): "\(what) (at byte \(place))"
      case .noHeader: "this is no trace of Detent: the first line should be its header"
      case .newer(let version): "a newer Detent wrote this trace (version \(version), known is \(TraceLines.version))"
      case .member(let name, let wanted): "\"\(name)\" should be \(wanted)"
      case .order(let what): what
      case .cut(let promised, let found): "the trace is cut: its header promises \(promised) events, here are \(found)"
      case .tooLarge(let what): what
      }
    return "line \(line): \(words)"
  }
}
