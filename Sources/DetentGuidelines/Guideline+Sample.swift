extension Guideline {
  /// The folder of the rule's samples, and their name without the ending: "page-control", "position".
  public var sampleName: (folder: String, name: String) {
    let parts = id.split(separator: "/").map(String.init)
    return (parts[0], parts.dropFirst().joined(separator: "-"))
  }

  /// The first example of a kind as a file that people read: what the rule says, then the script.
  public func sample(_ kind: Example.Kind) -> String? {
    guard let example = examples.first(where: { $0.kind == kind }) else { return nil }
    let edition = editions.contains(.higLatest) ? "" : " (preset \(editions.map(\.rawValue).joined(separator: ", ")))"
    let verdict = kind == .passing ? "Good: nothing is found." : "Bad: \(found)."
    return """
      -- \(id)\(edition)
      -- \(title)
      -- \(verdict) \(rationale)

      \(example.lua)

      """
  }

  private var found: String {
    joins.map { "\($0) tells of it, together with this rule" } ?? "the rule says what is marked --!"
  }
}
