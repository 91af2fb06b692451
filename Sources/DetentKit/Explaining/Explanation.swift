/// What an error or a limit means, and what to do about it: a page of `detent explain`.
struct Explanation: Sendable {
  /// What it is called by: an option without its dashes, a word. The first one is its title.
  var names: [String]
  /// Parts of messages that mean it; "#" stands for any number.
  var phrases: [String]
  var meaning: String
  /// What to do.
  var remedy: String
  /// A script that shows it, and the options with which it does.
  var example: String
  var options: [String] = []

  var text: String {
    var parts = [names.joined(separator: ", ")]
    if !phrases.isEmpty {
      parts.append("Messages: " + phrases.map { "\"\($0.replacing("#", with: "…"))\"" }.joined(separator: ", "))
    }
    parts += [meaning.wrapped(), "What to do: \(remedy)".wrapped()]
    let options = options.isEmpty ? "" : " with " + options.joined(separator: " ")
    return (parts + ["A script that shows it\(options):", example.indented]).joined(separator: "\n\n")
  }

  /// Whether a message that somebody pasted is of this kind.
  func fits(_ message: String) -> Bool {
    phrases.contains { Self.plain(message).contains(Self.plain($0)) }
  }

  /// Whether somebody gave a part of such a message: two words at least.
  func holds(_ part: String) -> Bool {
    let part = Self.plain(part)
    return part.contains(" ") && phrases.contains { Self.plain($0).contains(part) }
  }

  /// Lower case, numbers alike.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() {
      let sign: Character = character.isNumber ? "#" : character
      if sign == "#", result.last == "#" || (result.last == "." && result.dropLast().last == "#") { continue }
      result.append(sign)
    }
    return result
  }
}
