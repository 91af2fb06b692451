import DetentXML

/// How much of a document is built at most. Scenes may be embedded again and again, so that a small file can ask for more
/// than any machine holds.
struct NibRoom {
  /// Of each: far more than the largest storyboards that people open, and little memory. Our choice.
  static let screenLimit = 2_000
  static let partLimit = 50_000
  static let wayLimit = 20_000
  /// So many bytes of text weigh as much as a view.
  private static let textUnit = 256
  /// So many constraints take as long as a view.
  private static let constraintUnit = 16

  private var screens = 0
  private var parts = 0
  private var ways = 0
  /// What there was no room for.
  private(set) var excess: ImportError?

  /// Whether there is room for one more way between screens.
  mutating func takeWay(line: Int) -> Bool {
    ways += 1
    return take(ways, of: Self.wayLimit, "segues, counted wherever their scene is shown", line)
  }

  /// Whether there is room for so many more views, or what weighs as much: rows, items, actions.
  mutating func takeParts(_ count: Int = 1, line: Int) -> Bool {
    parts += count
    return take(parts, of: Self.partLimit, "views, counted wherever their scene is shown", line)
  }

  mutating func takeText(_ bytes: Int, line: Int) { _ = takeParts(bytes / Self.textUnit, line: line) }

  /// Whether there is room for so many constraints more.
  mutating func takeConstraints(_ count: Int, line: Int) -> Bool {
    takeParts(count / Self.constraintUnit, line: line)
  }

  mutating func takeScreen(line: Int) {
    screens += 1
    _ = take(screens, of: Self.screenLimit, "screens", line)
  }

  private mutating func take(_ count: Int, of limit: Int, _ what: String, _ line: Int) -> Bool {
    if count > limit, excess == nil { excess = ImportError("it has more than \(limit) \(what)", line: line, column: 1) }
    return excess == nil
  }

  /// Throws when there was too much.
  func check() throws(ImportError) {
    if let excess { throw excess }
  }
}

/// Where an element's tag begins, which tells it from all others.
struct NibPlace: Hashable {
  var line: Int
  var column: Int
}

extension XMLElement {
  var place: NibPlace { NibPlace(line: line, column: column) }
}
