import CDetentLua
import DetentCore

/// A name behind `assert.`, as luassert reads it: words that only sound well, "not" or "no", then a check.
///
/// `assert.is_not_nil`, `assert.are.same`, `assert.has_no.errors`, `assert.True` all find their row. Case does not count.
struct CheckName {
  var isNegated: Bool
  /// What is left behind the words: a check, or nothing when more words may follow.
  var rest: String

  private static let fillers = ["is", "are", "was", "has", "have", "does"]
  private static let negations = ["not", "no"]
  /// What Lua does not let stand behind a dot.
  static let keywords = ["true", "false", "nil", "function"]

  /// Reads as many words as it must so that `isCheck` knows the rest; nil when it never does.
  init?(_ name: String, isNegated: Bool, isCheck: (String) -> Bool) {
    var words = name.lowercased().split(separator: "_", omittingEmptySubsequences: false)[...]
    self.isNegated = isNegated
    while let word = words.first {
      rest = words.joined(separator: "_")
      if isCheck(rest) { return }
      if CheckName.negations.contains(String(word)) {
        self.isNegated.toggle()
      } else if !CheckName.fillers.contains(String(word)) {
        return nil
      }
      words.removeFirst()
    }
    rest = ""
  }

  /// Words that may stand before a dot: "is", "are_not", "has_no".
  static var chains: [String] { fillers + negations.flatMap { no in fillers.map { "\($0)_\(no)" } } + ["Not", "no"] }

  /// The usual ways to write a check and its words as one name, other than the row's own; a keyword of Lua has a capital.
  static func spellings(of row: String) -> [String] {
    let core = core(of: row)
    let capital = keywords.contains(core) ? [core.prefix(1).uppercased() + core.dropFirst()] : []
    let words = ["is", "is_not", "are", "are_not", "has", "has_no", "not", "no"].map { "\($0)_\(core)" }
    return (words + capital).filter { $0 != row }
  }

  /// A row's name without the word that it begins with: "nil" for "is_nil".
  static func core(of row: String) -> String {
    for prefix in ["is_", "has_"] where row.hasPrefix(prefix) { return String(row.dropFirst(prefix.count)) }
    return row
  }
}

extension ScriptClass {
  /// The row of a check, by its name with or without "is_".
  fileprivate func slot(ofCheck name: String) -> Int? {
    members.firstIndex { $0.name == name } ?? members.firstIndex { CheckName.core(of: $0.name) == name }
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// `assert.…` for a name that is no row: words before a check, or a check that a test registered.
  func chainedCheck() -> Int32 {
    guard case .text(let name) = argument(0) else { return missingGet() }
    let host = host
    let isNegated = pointee.class_index == ClassIndex.assertNot.rawValue
    let isKnown = { (name: String) in
      host.checks[name] != nil || ScriptClass.assert.slot(ofCheck: name) != nil
    }
    guard let read = CheckName(name, isNegated: isNegated, isCheck: isKnown) else { return missingGet() }
    let index: ClassIndex = read.isNegated ? .assertNot : .assert
    if read.rest.isEmpty { return answer(.object(index, 0)) }
    if let check = host.checks[read.rest] { return answer(.function(read.isNegated ? check.no : check.yes)) }
    guard let slot = ScriptClasses[index].slot(ofCheck: read.rest) else { return missingGet() }
    return answer(.method(index, slot: slot))
  }
}
