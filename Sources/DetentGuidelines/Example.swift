/// A script that shows a rule at work: documentation and test in one.
///
/// A line ends in `--! words` where the rule objects, and in `--? words` where it cannot tell: the words are the whole
/// message, the line is that of the component. The marks are comments, so an example runs as it stands.
public struct Example: Hashable, Sendable {
  public enum Kind: String, Sendable { case passing, failing, edge }

  public var kind: Kind
  public var lua: String
  /// The preset under which it is judged; nil: the rule's last edition.
  public var edition: Edition?
  /// Where it is written, so that a failure points into the rule.
  public var file: String
  public var line: Int

  static func passing(
    _ lua: String, edition: Edition? = nil, file: String = #fileID, line: Int = #line
  ) -> Example { Example(kind: .passing, lua: lua, edition: edition, file: file, line: line) }

  static func failing(
    _ lua: String, edition: Edition? = nil, file: String = #fileID, line: Int = #line
  ) -> Example { Example(kind: .failing, lua: lua, edition: edition, file: file, line: line) }

  /// Just on one side of a threshold, or where a careless rule would go wrong.
  static func edge(
    _ lua: String, edition: Edition? = nil, file: String = #fileID, line: Int = #line
  ) -> Example { Example(kind: .edge, lua: lua, edition: edition, file: file, line: line) }

  /// What is marked: the line from 1, the verdict, and the message.
  public struct Mark: Hashable, Sendable {
    public var line: Int
    public var verdict: Verdict
    public var message: String
  }

  /// The marks of the script, in order.
  public var marks: [Mark] {
    lua.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, text in
      for (sign, verdict) in [("--! ", Verdict.fail), ("--? ", .review)] {
        guard let range = text.firstRange(of: sign) else { continue }
        return Mark(line: index + 1, verdict: verdict, message: String(text[range.upperBound...]))
      }
      return nil
    }
  }
}
