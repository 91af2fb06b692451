/// Tells the lines of places that are asked in ascending order.
struct LineCount {
  private let bytes: ArraySlice<UInt8>
  private var place = 0
  private var line = 1
  private var start = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The line, from 1, of a place, a byte from 0. A place before the last one asked counts as that one.
  mutating func line(at wanted: Int) -> Int {
    while place < wanted, place < bytes.count {
      if bytes[bytes.startIndex + place] == UInt8(ascii: "\n") {
        line += 1
        start = place + 1
      }
      place += 1
    }
    return line
  }

  mutating func fault(_ reason: String, at wanted: Int) -> ImportError {
    let line = line(at: wanted)
    return ImportError(reason, line: line, column: max(wanted - start, 0) + 1)
  }
}
