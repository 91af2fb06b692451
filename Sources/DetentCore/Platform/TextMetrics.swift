/// How wide text is, by one table of widths: neither a layout nor a picture depends on which fonts are installed.
public enum TextMetrics {
  public enum Weight: String, Hashable, Sendable, CaseIterable { case regular, semibold }

  /// Size of body text, in points. Documented: the default of the text style "body".
  public static let bodySize = 17.0
  /// Height of capitals, as a share of the font size. Inter's, close to the system font's.
  public static let capHeight = 0.727

  /// The size of one line of body text, in points.
  public static func size(of text: String) -> Size {
    Size(width: width(of: text), height: Metrics.lineHeight)
  }

  /// The width of one line, in points.
  public static func width(of text: String, size: Double = bodySize, weight: Weight = .regular) -> Double {
    Double(text.unicodeScalars.reduce(0) { $0 + advance(of: $1, weight) }) * size / 1000
  }

  /// The width of a scalar of body text, in points; marks that join the one before have none.
  static func width(of scalar: Unicode.Scalar) -> Double { Double(advance(of: scalar, .regular)) * bodySize / 1000 }

  /// The text, or as much of its head as fits into `width` points with an ellipsis behind it.
  public static func fitting(
    _ text: String, width: Double, size: Double = bodySize, weight: Weight = .regular
  ) -> String {
    let room = width * 1000 / size - Double(advance(of: "…", weight))
    var total = 0.0
    var head = text.startIndex
    for index in text.indices {
      total += Double(text[index].unicodeScalars.reduce(0) { $0 + advance(of: $1, weight) })
      if total <= room { head = text.index(after: index) }
      // Not a character more than decides is looked at: texts may be long.
      if total * size / 1000 > width { return head == text.startIndex ? "" : text[..<head] + "…" }
    }
    return text
  }

  /// A text in lines, broken at its spaces; what does not fit into the last line, or is wider than a line, is cut.
  public static func lines(
    _ text: String, width: Double, most: Int, size: Double = bodySize, weight: Weight = .regular
  ) -> [String] {
    var lines: [String] = []
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while !words.isEmpty, lines.count + 1 < most {
      var line = String(words.removeFirst())
      while let word = words.first, self.width(of: line + " " + word, size: size, weight: weight) <= width {
        line += " " + word
        words.removeFirst()
      }
      lines.append(fitting(line, width: width, size: size, weight: weight))
    }
    let rest = words.joined(separator: " ")
    return rest.isEmpty ? lines : lines + [fitting(rest, width: width, size: size, weight: weight)]
  }

  /// Thousandths of the font size.
  ///
  /// The system font may not be passed on, so the table is that of Inter, which is drawn much alike. Beyond the table, our
  /// choice: marks that combine take nothing, East Asian characters a square, Arabic letters what they take on average
  /// when joined, others a common width.
  private static func advance(of scalar: Unicode.Scalar, _ weight: Weight) -> Int {
    if let width = Advances.width(of: scalar.value, in: weight == .regular ? Advances.regular : Advances.semibold) {
      return width
    }
    switch scalar.value {
    case 0x300...0x36F, 0x5B0...0x5C7, 0x64B...0x65F, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069,
      0xFE00...0xFE0F:
      return 0
    case 0x600...0x6FF: return 520
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
      0x20000...0x3FFFF:
      return 1000
    default: return 600
    }
  }
}

extension Advances {
  /// A code point's width; nil when the table does not have it.
  fileprivate static func width(of point: UInt32, in table: [(first: UInt32, widths: [UInt16])]) -> Int? {
    for (first, widths) in table where point >= first && point - first < UInt32(widths.count) {
      let width = widths[Int(point - first)]
      return width > 0 ? Int(width) : nil
    }
    return nil
  }
}
