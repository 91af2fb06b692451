/// A sentence of the documents from which the rules are made, and what in Detent answers it.
///
/// The documents are translations of Apple's pages on page controls ("000" in Russian, "002" in Korean), pickers ("001") and
/// scroll views ("004"). Their words are not kept: a sentence is named by its number and by the first eight digits of the
/// SHA-256 of its text, white space made single. Lines count as sentences, and so do the parts of a line that end in a full
/// stop, an exclamation or a question mark before a space. A changed document shows as a changed digest.
public struct Coverage: Hashable, Sendable {
  public var seed: String
  /// From 1.
  public var number: Int
  public var digest: String
  /// What it says, in our words.
  public var paraphrase: String
  public var answer: Answer

  public enum Answer: Hashable, Sendable {
    /// A rule judges it.
    case rule(String)
    /// The models behave so: a file and the title of its section that shows it.
    case behaviour(file: String, title: String)
    /// It cannot be judged, for a reason.
    case unjudged(String)
    /// A title, a caption, a greeting.
    case noGuidance
  }

  /// Every sentence, document by document.
  public static let all: [Coverage] = rows.split(separator: "\n").compactMap { Coverage(row: $0) }

  private init?(row: Substring) {
    guard let tilde = row.firstRange(of: " ~ ") else { return nil }
    let words = row[..<tilde.lowerBound].split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count >= 4, let number = Int(words[1]), let answer = Answer(words[3], words.count > 4 ? words[4] : "")
    else { return nil }
    seed = words[0]
    self.number = number
    digest = words[2]
    paraphrase = String(row[tilde.upperBound...])
    self.answer = answer
  }
}

extension Coverage.Answer {
  fileprivate init?(_ kind: String, _ text: String) {
    switch kind {
    case "rule": self = .rule(text)
    case "reason": self = .unjudged(text)
    case "none": self = .noGuidance
    case "test":
      let file = text.prefix { $0 != ":" }
      let title = text.dropFirst(file.count + 1).drop { $0 == " " }
      self = .behaviour(file: String(file), title: String(title))
    default: return nil
    }
  }
}
