/// Reads the words of a row. A comma parts parameters and options; between texts in quotes it parts choices.
struct ShapeReader {
  private var rest: Substring
  /// The table that is read ends in "…": it names some of many options, which the component's own rows explain.
  private var isOpen = false

  private init(_ text: String) { rest = text[...] }

  /// The type of a property: `"top", "bottom" or nil`.
  static func shape(_ text: String) throws(ShapeError) -> Shape {
    var reader = ShapeReader(text)
    let shape = try reader.choices(isInList: false)
    try reader.end()
    return shape
  }

  /// What a method takes and answers.
  static func signature(_ text: String) throws(ShapeError) -> Signature {
    var reader = ShapeReader(text)
    var signature = Signature(parameters: [])
    if reader.take("(") {
      if !reader.take(")") {
        signature.parameters = try reader.list(until: ")") { r throws(ShapeError) in [try r.parameter()] }
      }
    } else {
      signature.parameters = [try reader.parameter()]
    }
    if reader.take("->") { signature.answer = try reader.choices(isInList: false) }
    try reader.end()
    return signature
  }

  // MARK: Lists

  private mutating func list(
    until end: String, _ item: (inout ShapeReader) throws(ShapeError) -> [Field]
  ) throws(ShapeError) -> [Field] {
    var fields: [Field] = []
    repeat { fields += try item(&self) } while take(",")
    guard take(end) else { throw problem("expected \"\(end)\"") }
    return fields
  }

  /// `page`, `expected?`, `image or nil`, `way: "up" or "down"`, `{ animated = true }`, `...`.
  private mutating func parameter() throws(ShapeError) -> Field {
    if starts("{") || starts("\"") {
      let isTable = starts("{")
      let shape = try choices(isInList: true)
      return Field(name: isTable ? "options" : "choice", shape: shape, isOptional: shape.mayBeLeftOut)
    }
    if take("...") { return Field(name: "...", shape: .any) }
    var names = [try name()]
    while take("or ") { names.append(try name()) }
    var field = try self.field(names.removeFirst())
    for other in names {
      let shape = other == "nil" ? Shape.word(.nothing) : try named(other)
      field.shape = Shape(field.shape.choices + shape.choices)
    }
    return field
  }

  /// `at?`, `over = 0.3`, or `by or to: point`: one of several.
  private mutating func options() throws(ShapeError) -> [Field] {
    if take("…") { return [Field(name: "…", shape: .word(.nothing), isOptional: true)] }
    var names = [try name()]
    while take("or ") { names.append(try name()) }
    let isOneOfSeveral = names.count > 1
    let last = try field(names.removeLast())
    let others = try names.map { name throws(ShapeError) -> Field in
      Field(name: name, shape: Word.byName[name] == nil ? last.shape : try named(name))
    }
    return (others + [last]).map { field in
      var field = field
      field.isOptional = field.isOptional || isOneOfSeveral
      return field
    }
  }

  private mutating func field(_ name: String) throws(ShapeError) -> Field {
    var field = Field(name: name, shape: .word(.nothing), isOptional: take("?"))
    let said = take(":") ? try choices(isInList: true) : nil
    if take("=") {
      field.usual = usual()
      field.isOptional = true
    }
    if let shape = said ?? ShapeReader.ofValue(field.usual) {
      field.shape = shape
    } else {
      field.shape = try named(name)
    }
    return field
  }

  /// What a name alone stands for.
  private func named(_ name: String) throws(ShapeError) -> Shape {
    guard let words = Word.byName[name] ?? (isOpen ? "any" : nil) else {
      throw ShapeError(message: "\"\(name)\" says nothing of its kind: write \"\(name): points\" or the like")
    }
    return try ShapeReader.shape(words)
  }

  /// A usual value tells the kind.
  private static func ofValue(_ text: String?) -> Shape? {
    guard let text else { return nil }
    if text == "true" || text == "false" { return Word.find("boolean").map { .word($0) } }
    return nil
  }

  // MARK: Choices

  private mutating func choices(isInList: Bool) throws(ShapeError) -> Shape {
    var shapes: [Shape] = []
    repeat { shapes += try choice(after: shapes).choices } while isNext(isInList: isInList)
    return Shape(shapes)
  }

  /// Whether another choice follows; takes what parts it from the last.
  private mutating func isNext(isInList: Bool) -> Bool {
    if take("or ") { return true }
    guard starts(",") else { return false }
    let after = rest.drop { $0 == " " }.dropFirst().drop { $0 == " " }
    guard !isInList || after.hasPrefix("\"") else { return false }
    _ = take(",")
    _ = take("or ")
    return true
  }

  private mutating func choice(after others: [Shape]) throws(ShapeError) -> Shape {
    if starts("\"") { return .literal(try quoted()) }
    if take("{") {
      isOpen = rest.contains("…")
      return .record(try list(until: "}") { r throws(ShapeError) in try r.options() })
    }
    if take("a list of them") { return .list(Shape(others)) }
    if take("list of ") || take("a list of ") { return .list(try listed()) }
    let phrase = phrase()
    guard let word = Word.find(phrase) else { throw problem("\"\(phrase)\" is no word of the reference") }
    return .word(word)
  }

  /// What stands behind "list of": a table, or a word in the plural.
  private mutating func listed() throws(ShapeError) -> Shape {
    if starts("{") || starts("\"") { return try choice(after: []) }
    let phrase = phrase()
    let singular = phrase.hasSuffix("s") ? String(phrase.dropLast()) : phrase
    guard let word = Word.find(singular) ?? Word.find(phrase) else {
      throw problem("\"\(phrase)\" is no word of the reference")
    }
    return .word(word)
  }

  // MARK: Pieces

  private func starts(_ text: String) -> Bool { rest.drop { $0 == " " }.hasPrefix(text) }

  private mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    rest = rest.drop { $0 == " " }.dropFirst(text.count)
    return true
  }

  private mutating func end() throws(ShapeError) {
    rest = rest.drop { $0 == " " }
    if !rest.isEmpty { throw problem("expected no more") }
  }

  private func problem(_ text: String) -> ShapeError {
    ShapeError(message: rest.isEmpty ? "\(text) at the end" : "\(text) before \"\(rest)\"")
  }

  private mutating func name() throws(ShapeError) -> String {
    rest = rest.drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw problem("expected a name") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func quoted() throws(ShapeError) -> String {
    rest = rest.drop { $0 == " " }.dropFirst()
    let text = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(text.count)
    guard rest.hasPrefix("\"") else { throw problem("a text without its end") }
    rest = rest.dropFirst()
    return String(text)
  }

  /// Words up to what ends a choice.
  private mutating func phrase() -> String {
    var words: [Substring] = []
    while true {
      rest = rest.drop { $0 == " " }
      let word = rest.prefix { !" ,(){}=".contains($0) }
      if word.isEmpty || word == "or" || word == "->" { return words.joined(separator: " ") }
      words.append(word)
      rest = rest.dropFirst(word.count)
    }
  }

  /// What stands behind "=", up to the end of the option.
  private mutating func usual() -> String {
    let text = rest.prefix { !",)}".contains($0) }
    rest = rest.dropFirst(text.count)
    return text.split(separator: " ").joined(separator: " ")
  }
}

extension Shape {
  /// A table of options none of which must be given need not be given itself.
  fileprivate var mayBeLeftOut: Bool {
    choices.contains { if case .record(let fields) = $0 { fields.allSatisfy(\.isOptional) } else { false } }
  }
}
