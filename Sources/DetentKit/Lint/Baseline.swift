import DetentGuidelines
import DetentLua

/// Findings that were there when the file was written, so that only new ones count.
///
/// One line a finding: file, rule, component path, with tabs between, in the order of their bytes. It holds no message, no
/// number and no line of a script, so that it stays true while a script grows, and merges.
struct Baseline {
  struct Entry: Hashable, Comparable {
    /// From the baseline's folder.
    var file: String
    var rule: String
    var component: String

    var line: String { [file, rule, component].map(Baseline.escaped).joined(separator: "\t") }

    static func < (a: Entry, b: Entry) -> Bool { a.line.utf8.lexicographicallyPrecedes(b.line.utf8) }
  }

  /// Equal ones stand for several components with the same path.
  var entries: [Entry] = []

  static let heading = """
    # Findings of `detent lint` that were there when this was written. They do not count, and none may stay that is gone.
    # Written by: detent lint --write-baseline FILE. One line each: file, rule, component.
    """

  init() {}

  init(_ text: String, name: String) throws(UsageError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.hasSuffix("\r") ? line.dropLast() : line
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Baseline.unescaped)
      guard fields.count == 3 else {
        throw UsageError(
          message: "\(name):\(index + 1): expected a file, a rule and a component with tabs between"
            + " (--write-baseline writes such a file)")
      }
      entries.append(Entry(file: fields[0], rule: fields[1], component: fields[2]))
    }
  }

  var text: String { ([Baseline.heading] + entries.sorted().map(\.line)).joined(separator: "\n") + "\n" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result += character == "t" ? "\t" : character == "n" ? "\n" : character == "r" ? "\r" : String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension Baseline {
  /// Marks what it holds as known and answers the entries that are stale: of files that were judged to their end, by
  /// rules that were judged, and of files or rules that are no more. `file` gives a file's name from the baseline's
  /// folder, `exists` whether one is there.
  func apply(
    to files: inout [LintedFile], ruleIDs: [String], file: (String) -> String, exists: (String) -> Bool
  ) -> [Entry] {
    var left = entries.reduce(into: [Entry: Int]()) { $0[$1, default: 0] += 1 }
    var judged: [String: Set<String>] = [:]
    for index in files.indices {
      let name = file(files[index].name)
      if files[index].failure == nil { judged[name, default: []].formUnion(files[index].judged) }
      for place in files[index].findings.indices where files[index].findings[place].isOpenFail {
        let found = files[index].findings[place].finding
        let entry = Entry(file: name, rule: found.rule, component: found.path)
        guard let count = left[entry], count > 0 else { continue }
        left[entry] = count - 1
        files[index].findings[place].standing = .baselined
      }
    }
    return left.flatMap { Array(repeating: $0.key, count: $0.value) }.filter { entry in
      judged[entry.file].map { $0.contains(entry.rule) } ?? !exists(entry.file) || !ruleIDs.contains(entry.rule)
    }.sorted()
  }

  /// What a new baseline holds: what was found, and what this one holds of files that were not judged now.
  func renewed(
    by files: [LintedFile], file: (String) -> String, exists: (String) -> Bool
  ) -> Baseline {
    var new = Baseline()
    let judged = Set(files.map { file($0.name) })
    new.entries = entries.filter { !judged.contains($0.file) && exists($0.file) }
    for linted in files {
      for found in linted.findings where found.isOpenFail {
        new.entries.append(
          Entry(file: file(linted.name), rule: found.finding.rule, component: found.finding.path))
      }
    }
    return new
  }
}
