import DetentCore

/// The nearest valid name to a misspelt one.
enum Suggest {
  /// Words for a position that counts from 0 elsewhere.
  private static let indexWords = [
    "currentPage", "selectedRow", "selectRow", "currentPageIndex", "selectedIndex", "selectedItem",
    "selectedRowInComponent",
  ]

  /// Words of the module that people look for on components.
  static let waiting = ["settle", "wait", "waitUntil", "after", "every", "spawn", "step", "note", "why"]

  /// `: did you mean "page"?`, `: use "page"` for a word of another tool, spelt right or nearly; nothing when no name is
  /// near.
  static func hint(_ name: String, among names: [String]) -> String {
    if let word = word(for: name, among: names) { return use(word, for: name) }
    let near = nearest(to: name, among: names)
    // What is spelt right as another tool's word is no misspelling of yet another one's.
    guard otherWords[name] == nil else { return near.map(didYouMean) ?? "" }
    let words = otherWords.keys.filter { word(for: $0, among: names) != nil }.sorted()
    if let other = nearest(to: name, among: words), let word = word(for: other.name, among: names),
      other.edits < near?.edits ?? Int.max
    {
      return use(word, for: other.name)
    }
    return near.map(didYouMean) ?? ""
  }

  /// What a word of another tool is called on things of one kind, which have all of `names`: `: use tap "next"`.
  static func hint(_ name: String, of kind: String, among names: [String]) -> String {
    let own = "\(kind).\(name)"
    return word(for: own, among: names).map { use($0, for: name) } ?? hint(name, among: names)
  }

  private static func didYouMean(_ near: (name: String, edits: Int)) -> String {
    ": did you mean \"\(near.name)\"?"
  }

  /// The first of Detent's words for another tool's that begins with a name that is known.
  private static func word(for other: String, among names: [String]) -> String? {
    otherWords[other]?.first { names.contains(name(of: $0)) }
  }

  /// `swipe` of `swipe { to = "next" }`.
  private static func name(of word: String) -> String { String(word.prefix { $0.isLetter }) }

  private static func use(_ word: String, for other: String) -> String {
    let isName = name(of: word) == word
    return ": use " + (isName ? "\"\(word)\"" : word) + (indexWords.contains(other) ? " (counts from 1)" : "")
  }

  /// The name with the fewest edits, if those are few for its length; of equals the first.
  static func nearest(to name: String, among names: [String]) -> (name: String, edits: Int)? {
    guard name.utf8.count <= 80 else { return nil }
    let wanted = Array(name.lowercased().utf8)
    var best: (name: String, edits: Int)?
    for candidate in names {
      let edits = distance(wanted, Array(candidate.lowercased().utf8))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= max(1, min(4, wanted.count / 3)) else { return nil }
    return best
  }

  /// The nearest of the system's colours: "systemRed" for "red".
  static func color(_ name: String) -> String {
    let plain = name.lowercased() == "grey" ? "gray" : name.lowercased()
    let own = SystemColor.names.first { [plain, "system" + plain].contains($0.lowercased()) }
    return own.map { ": use \"\($0)\"" } ?? hint(name, among: SystemColor.names)
  }

  /// What to write instead of a comparison that `assert` does not have by name: `assert.greater_than`.
  static func comparison(_ name: String) -> String? {
    let word = name.lowercased()
    let isShort = { (words: [String]) in words.contains(word) || words.contains { word.hasSuffix("_" + $0) } }
    if ["less", "below", "smaller", "at_most"].contains(where: word.contains) || isShort(["lt", "le", "lte"]) {
      return ": assert(a < b) does it"
    }
    let isGreater = ["greater", "above", "larger", "than", "at_least"].contains(where: word.contains)
    return isGreater || isShort(["gt", "ge", "gte"]) ? ": assert(a > b) does it" : nil
  }

  /// Where a name lies that a script called as a global: `: use detent.wait`; nothing when the module has no such thing.
  static func global(_ name: String) -> String {
    if SpecWords.globals.contains(name) { return ": it belongs to tests: run this file with `detent test`" }
    let names = ScriptClass.detent.names
    guard let word = names.contains(name) ? name : word(for: name, among: names) else { return "" }
    return ": use detent.\(word)"
  }

  /// Insertions, deletions, changes and swaps of neighbours between two words.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var twoBack: [Int] = []
    var oneBack = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var edits = min(oneBack[j] + 1, row[j - 1] + 1, oneBack[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { edits = min(edits, twoBack[j - 2] + 1) }
        row.append(edits)
      }
      twoBack = oneBack
      oneBack = row
    }
    return oneBack[b.count]
  }
}
