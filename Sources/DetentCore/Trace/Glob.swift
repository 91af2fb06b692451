/// Patterns over names and paths: `*` stands for any text, everything else for itself.
public enum Glob {
  public static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
