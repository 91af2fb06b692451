import DetentCore

extension Rect {
  /// No screen reaches this far; what says so says nothing.
  private static let reach = 1e6

  /// The rectangle of four numbers, x, y, width and height; nil when one is missing, endless or absurd.
  init?(captured numbers: [Double?]) {
    let known = numbers.compactMap(\.self)
    guard known.count == 4, numbers.count == 4, known.allSatisfy({ abs($0) <= Self.reach }), known[2] >= 0,
      known[3] >= 0
    else { return nil }
    self.init(x: known[0], y: known[1], width: known[2], height: known[3])
  }

  /// "{{0.0, 47.0}, {390.0, 797.0}}", as CGRects are printed.
  init?(printed text: String) { self.init(captured: Self.numbers(text, "{, }")) }

  /// "[0,47][390,844]": two corners.
  init?(corners text: String) {
    let numbers = Self.numbers(text, "[,]").compactMap(\.self)
    guard numbers.count == 4 else { return nil }
    self.init(captured: [numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]])
  }

  private static func numbers(_ text: String, _ marks: String) -> [Double?] {
    text.split { marks.contains($0) }.map { Double($0) }
  }
}
