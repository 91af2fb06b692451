/// Where the entries of a table stand that a Lua file returns: lines by the names and positions that lead to them.
///
/// It reads the text of table constructors and nothing else; an entry that is computed has the line of the table around
/// it, as far as that is known.
struct LuaOutline {
  private var lines: [[String]: Int] = [:]
  private var tokens: [Token]
  private var place = 0

  init(_ source: [UInt8]) {
    tokens = LuaTokens(bytes: source).all
    while place < tokens.count {
      if skipFunction() { continue }
      place += 1
      guard tokens[place - 1].text == "return", current == "{" else { continue }
      lines[[]] = tokens[place].line
      readTable([])
    }
  }

  /// The line of the entry at a path, or of the innermost table around it.
  func line(of path: [String]) -> Int {
    var path = path
    while !path.isEmpty {
      if let line = lines[path] { return line }
      path.removeLast()
    }
    return lines[[]] ?? 1
  }

  private var current: String { place < tokens.count ? tokens[place].text : "" }

  private func token(_ ahead: Int) -> Token? { place + ahead < tokens.count ? tokens[place + ahead] : nil }

  /// From "{" to behind its "}".
  private mutating func readTable(_ path: [String]) {
    place += 1
    var index = 0
    while place < tokens.count, current != "}" {
      let line = tokens[place].line
      var name = key()
      if name == nil {
        index += 1
        name = "\(index)"
      }
      let entry = path + [name ?? ""]
      lines[entry] = line
      readValue(entry)
    }
    place += 1
  }

  /// `name =` or `["text"] =`, passed over; nil for an entry without a name.
  private mutating func key() -> String? {
    if let name = token(0), name.isWord, token(1)?.text == "=" {
      place += 2
      return name.text
    }
    guard current == "[", let name = token(1), name.isString, token(2)?.text == "]", token(3)?.text == "=" else {
      return nil
    }
    place += 4
    return name.text
  }

  /// Up to behind the separator, or to the "}" of the table around it.
  private mutating func readValue(_ path: [String]) {
    var depth = 0
    while place < tokens.count {
      if skipFunction() { continue }
      let token = tokens[place]
      guard !token.isString else {
        place += 1
        continue
      }
      switch token.text {
      case "{":
        readTable(path)
        continue
      case "}" where depth == 0: return
      case ",", ";":
        if depth == 0 {
          place += 1
          return
        }
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      place += 1
    }
  }

  /// Passes over a function's body, with all blocks in it.
  private mutating func skipFunction() -> Bool {
    guard let first = token(0), first.isWord, first.text == "function" else { return false }
    var depth = 0
    repeat {
      depth += tokens[place].opens
      place += 1
    } while depth > 0 && place < tokens.count
    return true
  }

  struct Token {
    var text: String
    var line: Int
    var isString = false
    var isWord = false
    /// Where it stands in the source, in bytes.
    var range = 0..<0

    /// How many blocks more are open behind it than before it: `while` and `for` have their `do`.
    var opens: Int {
      guard isWord else { return 0 }
      return ["function", "if", "do", "repeat"].contains(text) ? 1 : ["end", "until"].contains(text) ? -1 : 0
    }
  }
}

/// Lua's text in pieces, without comments.
struct LuaTokens {
  var bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// Where the last token begins.
  private var start = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var all: [LuaOutline.Token] {
    var reader = self
    var tokens: [LuaOutline.Token] = []
    while var token = reader.next() {
      token.range = reader.start..<reader.place
      tokens.append(token)
    }
    return tokens
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func next() -> LuaOutline.Token? {
    skipSpaceAndComments()
    start = place
    guard let byte else { return nil }
    let first = line
    if let text = longText() { return .init(text: text, line: first, isString: true) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return .init(text: quoted(until: byte), line: first, isString: true)
    }
    if isWord(byte) {
      while let byte = self.byte, isWord(byte) { place += 1 }
      return .init(text: text(start..<place), line: first, isWord: true)
    }
    place += starts("==") ? 2 : 1
    return .init(text: text(start..<place), line: first)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }

  private mutating func skipSpaceAndComments() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        step()
      } else if starts("--") {
        place += 2
        if longText() == nil { while let byte = self.byte, byte != UInt8(ascii: "\n") { step() } }
      } else {
        return
      }
    }
  }

  private mutating func quoted(until mark: UInt8) -> String {
    step()
    let from = place
    while let byte, byte != mark, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\"), place + 1 < bytes.count { step() }
      step()
    }
    let text = text(from..<place)
    if byte == mark { step() }
    return text
  }

  /// `[[…]]`, `[==[…]==]`
  private mutating func longText() -> String? {
    guard byte == UInt8(ascii: "[") else { return nil }
    var level = 0
    while place + 1 + level < bytes.count, bytes[place + 1 + level] == UInt8(ascii: "=") { level += 1 }
    guard place + 1 + level < bytes.count, bytes[place + 1 + level] == UInt8(ascii: "[") else { return nil }
    let end = "]" + String(repeating: "=", count: level) + "]"
    place += level + 2
    let from = place
    while place < bytes.count, !starts(end) { step() }
    let text = text(from..<place)
    place = min(bytes.count, place + end.utf8.count)
    return text
  }
}
