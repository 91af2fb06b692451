import DetentCore

/// Whether the rows of a wheel stand in an order that people can foresee, by any sensible reading of their titles.
///
/// Each way of reading (numbers, dates, amounts, the alphabet …) is followed from the first row on for as long as the
/// rows keep to it: what is in order is read once or twice, what is not is soon given up.
struct RowOrder {
  var titles: [String]
  /// So many rows at both ends together need not follow.
  var pinned: Int
  var compare: (String, String) -> Int
  private var readers: [TitleReader]

  init(_ titles: [String], pinned: Int, words: TitleWords, compare: @escaping (String, String) -> Int) {
    (self.titles, self.pinned, self.compare) = (titles, max(0, pinned), compare)
    let haveNumbers = titles.contains { $0.contains(where: \.isNumber) }
    readers = [TitleReader(way: .whole, words: words)] + TitleReader.all(words, haveNumbers: haveNumbers)
  }

  var isFollowed: Bool {
    let heads = 0...max(0, min(pinned, titles.count - 3))
    return heads.contains { head in readers.contains { isFollowed(by: $0, behind: head) } }
  }

  private func isFollowed(by reader: TitleReader, behind head: Int) -> Bool {
    guard let first = reader.read(titles[head]) else { return false }
    var orders = TitleOrder.all(first.count, compare)
    var (last, row) = (first, head + 1)
    while row < titles.count, !orders.isEmpty, let parts = reader.read(titles[row]) {
      let before = orders
      orders = orders.compactMap { order in
        var order = order
        guard let a = order.key(last), let b = order.key(parts) else { return nil }
        return order.allows(a, before: b) ? order : nil
      }
      if orders.isEmpty { return before.contains { suffices($0, first, row - head, head) } }
      (last, row) = (parts, row + 1)
    }
    return orders.contains { suffices($0, first, row - head, head) }
  }

  /// Whether an order that so many rows behind the head follow is one of the whole: by chance some rows of a short list
  /// follow the alphabet.
  private func suffices(_ order: TitleOrder, _ first: [TitleToken], _ count: Int, _ head: Int) -> Bool {
    let others = titles.count - count
    guard others <= pinned, order.isCredible(count) else { return false }
    let isWord = order.key(first)?.first?.kind == .words
    return others == 0 || count >= max(3, isWord ? 2 * others : others)
  }

  // MARK: Disorder

  /// Rows that follow no order, as they are told.
  struct Disorder {
    var pair: (String, String)
    /// Rows go up and down as if by chance; else they are in order in parts, or in a sense that nobody can read.
    var isThorough: Bool
  }

  /// So many rows tell how thorough a disorder is. Our choice.
  private static let sample = 60
  /// Chance turns round at two rows of three; sorted parts at two rows of each part.
  private static let chance = 1.0 / 3

  var disorder: Disorder? {
    let rows = titles.prefix(RowOrder.sample)
    var best: (share: Double, reader: TitleReader, order: TitleOrder)?
    for reader in readers {
      let parts = rows.compactMap { reader.read($0) }
      guard parts.count == rows.count else { continue }
      for order in TitleOrder.all(parts[0].count, compare) {
        let keys = parts.compactMap { order.key($0) }
        guard keys.count == rows.count, let share = share(keys, order), share < best?.share ?? 2 else { continue }
        best = (share, reader, order)
      }
    }
    guard let best else { return nil }
    let row = breach(titles.map { best.reader.read($0).flatMap(best.order.key) }, best.order)
    return Disorder(pair: (titles[row], titles[row + 1]), isThorough: best.share >= RowOrder.chance && isReadable)
  }

  /// How often rows turn round, of the times they could.
  private func share(_ keys: [[TitleToken]], _ order: TitleOrder) -> Double? {
    var order = order
    for (a, b) in zip(keys, keys.dropFirst()) { _ = order.count(a, before: b) }
    return order.steps > keys.count / 2 ? Double(order.turns) / Double(max(1, order.steps - 1)) : nil
  }

  /// The first row whose next one goes the other way than most.
  private func breach(_ keys: [[TitleToken]?], _ order: TitleOrder) -> Int {
    var order = order
    let rises = zip(keys, keys.dropFirst()).map { a, b in a.flatMap { a in b.map { order.count(a, before: $0) } } }
    let way = order.rises < 0 ? -1 : 1
    return rises.firstIndex { $0 == nil || $0 == -way } ?? 0
  }

  /// Whether we can read what people can: letters of one script that has an alphabet, and numbers at like places.
  private var isReadable: Bool {
    guard let reader = readers.dropFirst().first else { return false }
    let shapes = titles.prefix(RowOrder.sample).map { reader.read($0)?.map(\.kind) ?? [] }
    let counts = shapes.reduce(into: [[TitleToken.Kind]: Int]()) { $0[$1, default: 0] += 1 }
    let letters = titles.compactMap { $0.first(where: \.isLetter)?.unicodeScalars.first }
    let isOneScript = Set(letters.map { $0.value < 0x370 || (0x1E00..<0x2000).contains($0.value) }).count < 2
    let isPlain = titles.allSatisfy { $0.contains { $0.isLetter || $0.isNumber } }
    return isPlain && isOneScript && !letters.contains { $0.properties.isIdeographic }
      && (counts.values.max() ?? 0) * 5 >= shapes.count * 4
  }
}
