/// Shapes as editors write them (LuaCATS).
extension Shape {
  /// What a script reads: `integer|nil`, `detent.point`.
  var editor: String { text { $0.editor } }

  /// What a script may give, where that is more: geometry as a list, insets as one number, a list with gaps.
  var given: String { text(list: { "table<integer, \($0)>" }, Shape.given) }

  private static func given(_ word: Word) -> String {
    switch word.editor {
    case "detent.point", "detent.size", "detent.rect": "\(word.editor).given|number[]"
    case "detent.insets": "detent.insets.given|number[]|number"
    default: word.editor
    }
  }

  fileprivate func text(list: (String) -> String = { "\($0)[]" }, _ word: (Word) -> String) -> String {
    switch self {
    case .word(let name): return word(name)
    case .literal(let text): return "\"\(text)\""
    case .list(let shape):
      let element = shape.text(list: list, word)
      return list(shape.choices.count > 1 ? "(\(element))" : element)
    case .record(let fields): return "{ \(fields.map { $0.text(list, word) }.joined(separator: ", ")) }"
    case .either(let shapes): return shapes.map { $0.text(list: list, word) }.joined(separator: "|")
    }
  }

  /// What the editor's type does not say, unless the row's sentence says it already.
  func remark(beside doc: String) -> String? {
    guard let remark, !doc.lowercased().contains(remark.lowercased().dropLast()) else { return nil }
    return remark
  }

  /// Units and ranges that the editor's type does not say: "Seconds.", "From 1."
  var remark: String? {
    let words = choices.compactMap { choice in
      switch choice {
      case .word(let word): word.remark
      case .list(.word(let word)): word.remark
      default: nil
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Field {
  fileprivate func text(_ list: (String) -> String, _ word: (Word) -> String) -> String {
    "\(name)\(isOptional ? "?" : ""): \(shape.text(list: list, word))"
  }

  /// The name as a parameter: no keyword of Lua.
  var parameter: String { name == "function" ? "callback" : name }

  /// The line of a class of options.
  var line: String {
    let notes = [shape.remark, usual.map { "Default: \($0)." }].compactMap { $0 }
    return "---@field \(name)\(isOptional ? "?" : "") \(shape.given)"
      + (notes.isEmpty ? "" : " " + notes.joined(separator: " "))
  }
}
