/// What a row of a member table says of a value. The reference prints the row's words; editors' definitions and tests
/// read them into this, so that all have one source.
///
/// The words: a name of `Word`, perhaps with an article ("seconds", "a number above 0"); a text in quotes, which is
/// itself; "list of strings"; "{ count: count, height: points }", a table; several of these with commas and "or".
indirect enum Shape: Equatable, Sendable {
  case word(Word)
  case literal(String)
  case list(Shape)
  case record([Field])
  case either([Shape])

  /// The shapes between which it chooses; itself when there is one.
  var choices: [Shape] { if case .either(let shapes) = self { shapes } else { [self] } }

  var withoutNil: Shape { Shape(choices.filter { $0 != .word(.nothing) }) }

  init(_ shapes: [Shape]) { self = shapes.count == 1 ? shapes[0] : .either(shapes) }
}

/// A named option or a parameter: `over = 0.3`, `at?`, `to: position`.
struct Field: Equatable, Sendable {
  var name: String
  var shape: Shape
  var isOptional = false
  /// What holds when it is not given, as the row says it.
  var usual: String?
}

/// What a method takes and answers: `(page, { animated = true })`, `{ by or to: point, over = 0.3 } -> motion`.
struct Signature: Equatable, Sendable {
  var parameters: [Field]
  var answer: Shape?
}

/// Words that cannot be read.
struct ShapeError: Error {
  var message: String
}

extension Shape {
  static let any = Shape.word(Word(name: "any", editor: "any"))
}
