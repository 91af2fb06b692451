/// A request of a browser, as far as a small server needs it.
struct HTTPRequest: Equatable {
  var method: String
  /// Without what stands behind "?".
  var path: String
  /// By their names in small letters; a name that may come once has come once.
  var headers: [String: String]
  var body: [UInt8]

  /// What the bytes of a connection hold so far.
  enum Reading: Equatable {
    case incomplete
    /// A whole request, which ends before that byte.
    case whole(HTTPRequest, end: Int)
    /// It cannot be served; the connection ends with this answer.
    case refused(HTTPResponse)
  }

  /// The longest head, and the longest body, in bytes.
  static let headLimit = 16 << 10
  static let bodyLimit = 256 << 10

  static func read(_ bytes: [UInt8]) -> Reading {
    guard let headEnd = endOfHead(bytes) else {
      return bytes.count > headLimit
        ? .refused(.refusal(431, "the head is longer than \(headLimit) bytes")) : .incomplete
    }
    guard headEnd <= headLimit else { return .refused(.refusal(431, "the head is longer than \(headLimit) bytes")) }
    do throws(Malformed) {
      var request = try head(bytes[..<(headEnd - 4)])
      let length = try request.bodyLength()
      guard length <= bodyLimit else {
        return .refused(.refusal(413, "the body is longer than \(bodyLimit) bytes"))
      }
      guard bytes.count - headEnd >= length else { return .incomplete }
      request.body = Array(bytes[headEnd..<(headEnd + length)])
      return .whole(request, end: headEnd + length)
    } catch { return .refused(.refusal(error.status, error.reason)) }
  }

  private struct Malformed: Error {
    var status = 400
    var reason: String
  }

  /// Behind the empty line that ends the head; nil: it has not come.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    return bytes.firstRange(of: mark)?.upperBound
  }

  private static func head(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> HTTPRequest {
    let lines = lines(of: bytes)
    let words = lines[0].split(separator: 0x20, omittingEmptySubsequences: false).map(text)
    guard words.count == 3, isToken(words[0]), words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw Malformed(reason: "the first line is no request of HTTP/1.1")
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: 0x3A), isToken(text(line[..<colon])) else {
        throw Malformed(reason: "a header without a name")
      }
      let name = text(line[..<colon]).lowercased()
      let value = text(withoutBlanks(line[line.index(after: colon)...]))
      if headers[name] != nil, ["host", "content-length", "content-type", "origin", "transfer-encoding"].contains(name)
      {
        throw Malformed(reason: "the header \"\(name)\" twice")
      }
      headers[name] = value
    }
    guard headers["host"] != nil else { throw Malformed(reason: "no header \"host\"") }
    let path = words[1].prefix { $0 != "?" && $0 != "#" }
    return HTTPRequest(method: words[0], path: String(path), headers: headers, body: [])
  }

  private func bodyLength() throws(Malformed) -> Int {
    guard headers["transfer-encoding"] == nil else {
      throw Malformed(status: 501, reason: "bodies in chunks are not read")
    }
    guard let text = headers["content-length"] else { return 0 }
    let isNumber = !text.isEmpty && text.utf8.count < 10 && text.utf8.allSatisfy { (48...57).contains($0) }
    guard isNumber, let length = Int(text) else { throw Malformed(reason: "a content-length that is no length") }
    return length
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstRange(of: [0x0D, 0x0A] as [UInt8]) {
      lines.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return lines + [rest]
  }

  /// Without spaces and tabs at its ends.
  private static func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var bytes = bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What names of methods and headers are made of.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }
}
