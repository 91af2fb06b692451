/// What the name of an SF Symbol says of its picture.
///
/// Names are words with dots between: a base ("bookmark"), then variants that Apple uses alike for all symbols: an
/// enclosure ("circle"), "fill", "slash", "badge". What stands for more (a second sign, a grid, a half) is
/// known too; a name with any other word is for a person to judge. Source: Apple, "SF Symbols", naming of symbols and
/// variants.
enum Symbol {
  /// Shapes that enclose a sign when they stand behind it.
  private static let enclosures: Set = [
    "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "seal", "shield", "capsule", "triangle", "app",
    "pentagon",
  ]

  /// Bases that are letters, digits or words beside single characters.
  private static let letters: Set = [
    "textformat", "character", "abc", "paragraph", "signature", "at", "number", "percent", "info", "questionmark",
    "exclamationmark", "sum", "function", "textbox", "asterisk", "bold", "italic", "underline", "strikethrough",
  ]

  /// Bases whose plain and filled forms are one simple outline.
  private static let simple: Set = [
    "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "triangle", "capsule", "oval", "seal", "shield",
    "pentagon", "app", "location", "bookmark", "star", "heart", "flag", "bell", "cloud", "drop", "moon", "bolt", "leaf",
    "tag", "house", "paperplane", "play", "pause", "stop", "folder", "bubble", "mappin", "pin", "plus", "minus",
    "checkmark", "xmark", "person", "message", "envelope", "doc", "book", "photo", "camera", "sun", "flame", "crown",
    "gift", "cart", "creditcard", "phone", "video", "music", "mic", "hand", "eye", "lightbulb", "key", "lock", "pencil",
    "trash", "tray", "archivebox", "paperclip", "link", "globe", "map", "car", "airplane", "bicycle", "tram", "bed",
    "cup", "fork", "pawprint", "hare", "tortoise", "ant", "ladybug", "sparkles", "wand", "clock", "alarm", "timer",
    "calendar", "note", "list", "chart", "gear", "gearshape", "wrench", "hammer", "puzzlepiece", "arrow", "chevron",
    "arrowtriangle", "club", "spade", "burst", "rays", "snowflake", "wind", "tornado", "umbrella", "thermometer",
    "cube",
  ]

  /// Bases that stay several strokes even when filled.
  private static let lined: Set = ["list", "chart", "calendar", "globe", "map", "photo", "snowflake", "rays", "gear"]

  /// Words that only turn or open the same outline.
  private static let plain: Set = [
    "fill", "left", "right", "up", "down", "forward", "backward", "top", "bottom", "leading", "trailing", "north",
    "south",
    "east", "west", "raised", "thumbsup", "thumbsdown", "open", "closed", "high", "low", "simple", "app", "circular",
  ]

  /// Words for lines, gaps and rows inside or across an outline.
  private static let inner: Set = [
    "slash", "and", "with", "on", "crop", "inset", "split", "dotted", "dashed", "stack", "grid", "filled", "lines",
    "text",
    "viewfinder", "half", "lefthalf", "righthalf", "tophalf", "bottomhalf", "leadinghalf", "trailinghalf", "ellipsis",
    "diagonal", "magnifyingglass", "wave", "waves", "rays", "stroke", "line", "3d",
  ]

  /// Signs that stand beside a base, and are none by themselves.
  private static let extras: Set = [
    "rain", "snow", "fog", "hail", "drizzle", "heavyrain", "sleet", "stars", "smoke", "dust", "haze", "note", "badge",
  ]

  /// nil: nothing is known of a symbol with such a name.
  static func facts(of name: String) -> ImageFacts? {
    var words = name.split(separator: ".").map(String.init)
    if words.first == "suit", words.count > 1 { words.removeFirst() }
    guard let base = words.first, base.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    let isLetter = letters.contains(base) || base.count == 1 || base.allSatisfy(\.isNumber)
    guard isLetter || simple.contains(base) else { return nil }
    var facts = ImageFacts(hasText: isLetter, hasInnerLines: lined.contains(base))
    let variants = words.dropFirst()
    for word in variants {
      guard add(word, isFilled: variants.contains("fill"), to: &facts) else { return nil }
      if facts.hasBadge { break }
    }
    return facts
  }

  /// What one more word of a name says; false: nothing is known of it.
  private static func add(_ word: String, isFilled: Bool, to facts: inout ImageFacts) -> Bool {
    if word == "badge" {
      facts.hasBadge = true
    } else if inner.contains(word) {
      facts.hasInnerLines = true
    } else if enclosures.contains(word) {
      facts.hasNegativeSpace = facts.hasNegativeSpace || isFilled
      facts.hasInnerLines = facts.hasInnerLines || !isFilled
    } else if let count = count(word) {
      facts.shapes = max(facts.shapes, count)
    } else if simple.contains(word) || extras.contains(word) {
      facts.shapes += 1
    } else if !plain.contains(word) {
      return false
    }
    return true
  }

  /// "3" and "2x2": so many shapes.
  private static func count(_ word: String) -> Int? {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard factors.count < 3, !factors.contains(where: { $0 == nil || $0 ?? 0 < 1 || $0 ?? 0 > 99 }) else { return nil }
    return factors.compactMap { $0 }.reduce(1, *)
  }

  /// "bookmark.fill" and "bookmark" are one image in two states.
  static func withoutFill(_ name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }
}
