/// Packs bytes in the format DEFLATE (RFC 1951): what came before within 32 KB is named by its distance, and all of it is
/// written in as few bits as its frequency allows. Browsers unpack it by themselves. The same bytes give the same bytes.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  static func packed(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    let tokens = DeflateToken.tokens(of: input)
    var start = 0
    repeat {
      let end = min(start + blockLength, tokens.count)
      deflate.write(tokens[start..<end], isLast: end == tokens.count)
      start = end
    } while start < tokens.count
    deflate.put(0, 7)
    return deflate.output
  }

  /// Tokens that share one table of codes.
  private static let blockLength = 1 << 15
  private static let endOfBlock = 256
  /// The order in which a block names the lengths of the codes of its code lengths.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func write(_ tokens: ArraySlice<DeflateToken>, isLast: Bool) {
    var letters = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    letters[Deflate.endOfBlock] = 1
    // A table of distances may not be empty.
    distances[0] = 1
    for token in tokens {
      letters[token.letter.symbol] += 1
      if token.isMatch { distances[token.distance.symbol] += 1 }
    }
    let (letterCodes, distanceCodes) = (PrefixCode(letters, limit: 15), PrefixCode(distances, limit: 15))
    writeHead(letterCodes, distanceCodes, isLast: isLast)
    for token in tokens {
      put(token.letter, letterCodes)
      if token.isMatch { put(token.distance, distanceCodes) }
    }
    put(letterCodes, Deflate.endOfBlock)
  }

  /// The lengths of both tables' codes, themselves in a code.
  private mutating func writeHead(_ letters: PrefixCode, _ distances: PrefixCode, isLast: Bool) {
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    put(letters.lengths.count - 257, 5)
    put(distances.lengths.count - 1, 5)
    put(Deflate.order.count - 4, 4)
    let lengths = letters.lengths + distances.lengths
    var counts = [Int](repeating: 0, count: Deflate.order.count)
    for length in lengths { counts[length] += 1 }
    let code = PrefixCode(counts, limit: 7)
    for symbol in Deflate.order { put(code.lengths[symbol], 3) }
    for length in lengths { put(code, length) }
  }

  private mutating func put(_ symbol: DeflateToken.Symbol, _ code: PrefixCode) {
    put(code, symbol.symbol)
    put(symbol.extra, symbol.extraBits)
  }

  private mutating func put(_ code: PrefixCode, _ symbol: Int) { put(code.codes[symbol], code.lengths[symbol]) }

  /// The lowest bit first.
  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << bitCount
    bitCount += UInt64(count)
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

/// A byte, or some bytes that stood so far before.
struct DeflateToken {
  /// 1: a byte.
  let length: Int
  /// The byte, or how far before.
  let value: Int

  var isMatch: Bool { length > 1 }

  /// What is written by its code, with the bits behind it.
  struct Symbol {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  /// A byte is its own symbol; lengths from 3 to 258 have those from 257 on.
  var letter: Symbol {
    guard isMatch else { return Symbol(symbol: value) }
    guard length < 258 else { return Symbol(symbol: 285) }
    let symbol = DeflateToken.symbol(length - 3, perDoubling: 4)
    return Symbol(symbol: symbol.symbol + 257, extra: symbol.extra, extraBits: symbol.extraBits)
  }

  var distance: Symbol { DeflateToken.symbol(value - 1, perDoubling: 2) }

  /// Symbols stand for one number each, then, `perDoubling` of them at a time, for twice as many as those before.
  private static func symbol(_ number: Int, perDoubling count: Int) -> Symbol {
    guard number >= 2 * count else { return Symbol(symbol: number) }
    let step = count.trailingZeroBitCount
    let extraBits = Int.bitWidth - 1 - number.leadingZeroBitCount - step
    return Symbol(
      symbol: count * extraBits + number >> extraBits, extra: number & ((1 << extraBits) - 1), extraBits: extraBits)
  }

  private static let window = 1 << 15
  private static let longest = 258
  /// So many earlier places with the same three bytes are looked at: more pack little better.
  private static let patience = 48

  /// The longest match at each place, the nearest of equals.
  static func tokens(of input: [UInt8]) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var heads = [Int](repeating: -1, count: 1 << 15)
    var earlier = [Int](repeating: -1, count: input.count)
    func note(_ place: Int) {
      guard place + 2 < input.count else { return }
      let key = (Int(input[place]) << 10 ^ Int(input[place + 1]) << 5 ^ Int(input[place + 2])) & (1 << 15 - 1)
      earlier[place] = heads[key]
      heads[key] = place
    }
    var place = 0
    while place < input.count {
      note(place)
      let (length, distance) = match(at: place, in: input, earlier)
      tokens.append(
        length >= 3 ? DeflateToken(length: length, value: distance) : DeflateToken(length: 1, value: Int(input[place])))
      for inside in place + 1..<place + max(length, 1) { note(inside) }
      place += max(length, 1)
    }
    return tokens
  }

  private static func match(at place: Int, in input: [UInt8], _ earlier: [Int]) -> (length: Int, distance: Int) {
    let most = min(longest, input.count - place)
    var best = (length: 0, distance: 0)
    var other = earlier[place]
    var looks = 0
    while other >= 0, place - other <= window, looks < patience, best.length < most {
      if best.length == 0 || input[other + best.length] == input[place + best.length] {
        var length = 0
        while length < most, input[other + length] == input[place + length] { length += 1 }
        if length > best.length { best = (length, place - other) }
      }
      other = earlier[other]
      looks += 1
    }
    return best.length >= 3 ? best : (1, 0)
  }
}

/// A code in which frequent symbols are short and none begins as another one (Huffman's).
struct PrefixCode {
  /// In bits; 0: a symbol that does not come.
  private(set) var lengths: [Int]
  /// The lowest bit first.
  private(set) var codes: [Int]

  init(_ counts: [Int], limit: Int) {
    var counts = counts
    lengths = PrefixCode.lengths(counts)
    while lengths.contains(where: { $0 > limit }) {
      // Flatter frequencies make a flatter tree.
      counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = PrefixCode.lengths(counts)
    }
    codes = PrefixCode.codes(lengths)
  }

  /// The depths of the leaves when the two rarest are joined until one is left.
  private static func lengths(_ counts: [Int]) -> [Int] {
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [Int](repeating: 0, count: counts.count)
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Nodes in the order of their weights: the leaves, then the joints as they are made.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, joint) = (0, leaves.count)
    while weights.count < parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count && (joint >= weights.count || weights[leaf] <= weights[joint])
        let node = takesLeaf ? leaf : joint
        if takesLeaf { leaf += 1 } else { joint += 1 }
        parents[node] = weights.count
        weight += weights[node]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }

  /// Codes of one length follow each other by their symbols, behind the shorter ones.
  private static func codes(_ lengths: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: lengths.count)
    var code = 0
    for length in 1..<16 {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
        code += 1
      }
      code <<= 1
    }
    return codes
  }
}
