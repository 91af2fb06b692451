/// What the name of an SF Symbol says of its picture.
///
/// Names are words with dots between: a base ("bookmark"), then variants that Apple uses alike for all symbols: an
/// enclosure ("circle"), "fill", "slash", "badge". Source: Apple, "SF Symbols", naming of symbols and variants.
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
    "arrowtriangle", "suit", "burst", "rays", "snowflake", "wind", "tornado", "umbrella", "thermometer", "cube",
  ]

  /// Bases that stay several strokes even when filled.
  private static let lined: Set = ["list", "chart", "calendar", "globe", "map", "photo", "snowflake", "rays", "gear"]

  /// nil: nothing is known of a symbol with this base.
  static func facts(of name: String) -> ImageFacts? {
    let words = name.split(separator: ".").map(String.init)
    guard let base = words.first else { return nil }
    let variants = words.dropFirst()
    let isLetter = letters.contains(base) || base.count == 1 || base.allSatisfy(\.isNumber)
    guard isLetter || simple.contains(base) else { return nil }
    let isEnclosed = variants.contains { enclosures.contains($0) }
    return ImageFacts(
      hasText: isLetter, hasNegativeSpace: isEnclosed && variants.contains("fill"),
      hasInnerLines: isEnclosed && !variants.contains("fill") || variants.contains("slash") || lined.contains(base),
      hasBadge: variants.contains("badge"))
  }

  /// "bookmark.fill" and "bookmark" are one image in two states.
  static func withoutFill(_ name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }
}
