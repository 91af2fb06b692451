/// A workflow command of GitHub Actions: it marks a line of a pull request.
struct Annotation {
  enum Level: String { case error, warning, notice }

  var level: Level
  var file: String
  /// nil: the whole file.
  var line: Int?
  var title: String
  var text: String

  /// On one line, which it ends.
  var command: String {
    let place = "file=\(Self.property(file))" + (line.map { ",line=\(max(1, $0))" } ?? "")
    return "::\(level.rawValue) \(place),title=\(Self.property(title))::\(Self.data(text))\n"
  }

  /// Without what would end the command.
  static func data(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = table[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
