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

  /// The width of one line, in points. `isLevelled`: each digit counts as the widest one of its script.
  public static func width(
    of text: String, size: Double = bodySize, weight: Weight = .regular, isLevelled: Bool = false
  ) -> Double {
    let total = text.unicodeScalars.reduce(0) { sum, scalar in
      sum + (isLevelled ? levelAdvance(of: scalar, weight) : advance(of: scalar, weight))
    }
    return Double(total) * size / 1000
  }

  private static func levelAdvance(of scalar: Unicode.Scalar, _ weight: Weight) -> Int {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
      return advance(of: scalar, weight)
    }
    let zero = scalar.value - UInt32(value)
    return (zero..<zero + 10).compactMap(Unicode.Scalar.init).map { advance(of: $0, weight) }.max() ?? 0
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
      if total * size / 1000 > width { return cut(text[..<head]) }
    }
    return text
  }

  /// The head of a text with an ellipsis in the place of what follows; no space stands before it.
  private static func cut(_ head: Substring) -> String {
    let end = head.lastIndex { $0 != " " }
    return end.map { head[...$0] + "…" } ?? ""
  }

  /// Whether a text is read from right to left: its first letter is Hebrew, Arabic or of a script beside them.
  public static func isRightToLeft(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { letter in rightToLeft.contains { $0.contains(letter.value) } } ?? false
  }

  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

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
  /// The system font may not be passed on, so the table is that of Inter, which is drawn much alike, and of Noto Sans for
  /// Hebrew, Arabic (the mean of a letter's joined forms), Devanagari and Thai. Beyond the table, our choice: marks that
  /// combine take nothing, East Asian characters a square, others a common width.
  private static func advance(of scalar: Unicode.Scalar, _ weight: Weight) -> Int {
    if let width = Advances.width(of: scalar.value, in: weight == .regular ? Advances.regular : Advances.semibold) {
      return width
    }
    switch scalar.value {
    case 0..<0x300: return 600
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
      0x20000...0x3FFFF:
      return 1000
    default: return takesNoRoom(scalar) ? 0 : 600
    }
  }

  /// Marks over and under letters, and those that steer text.
  private static func takesNoRoom(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
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
