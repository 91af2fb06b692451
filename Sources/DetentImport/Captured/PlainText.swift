/// Text that is no XML, in whatever encoding its byte-order mark tells: UTF-8 unless there is one.
enum PlainText {
  /// The text in UTF-8, without a mark.
  static func utf8(_ bytes: [UInt8]) throws(ImportError) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(bytes[3...]) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try wide(bytes.dropFirst(2), low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try wide(bytes.dropFirst(2), low: 1, high: 0) }
    return try checked(bytes[...])
  }

  private static func checked(_ bytes: ArraySlice<UInt8>) throws(ImportError) -> ArraySlice<UInt8> {
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    var lines = LineCount(bytes)
    throw lines.fault("the text is not UTF-8", at: firstFault(in: bytes))
  }

  private static func firstFault(in bytes: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { place += scalar.count }
    return place
  }

  private static func wide(_ bytes: ArraySlice<UInt8>, low: Int, high: Int) throws(ImportError) -> ArraySlice<UInt8> {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw ImportError("the text is not UTF-16, as its byte-order mark says", line: 1, column: 1)
    }
    return Array(text.utf8)[...]
  }
}
