/// Reads a file line by line.
struct LineReader {
  let file: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  init(file: Int32) { self.file = file }

  mutating func next() -> [UInt8]? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      guard !isAtEnd, read() else { return nil }
    }
  }

  private mutating func read() -> Bool {
    guard let piece = Files.readSome(from: file), !piece.isEmpty else {
      isAtEnd = true
      return false
    }
    buffer += piece
    return true
  }
}
