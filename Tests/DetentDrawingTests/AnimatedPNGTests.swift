import DetentCore
import DetentDrawing
import Testing

/// An animation, read back chunk by chunk.
@Suite(.enabled(if: RasterTests.hasLibraries, RasterTests.isMissing)) struct AnimatedPNGTests {
  /// A dot at a place on a canvas of 20 × 10 points.
  private static func dot(at x: Double) -> [Mark] {
    [.shape(.circle(center: Point(x: x, y: 5), radius: 2), Mark.Paint(fill: Color(0xFF0000)))]
  }

  private static func animation(_ places: [Double], hold: Int = 0) throws -> [UInt8] {
    var animation = AnimatedPNG(size: Size(width: 20, height: 10), scale: 2, rate: 30)
    for place in places { try animation.add(dot(at: place)) }
    animation.hold(for: hold)
    return animation.bytes
  }

  private struct Chunk {
    var name: String
    var data: [UInt8]
    func number(_ offset: Int, bytes: Int = 4) -> Int { data[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) } }
  }

  private static func chunks(_ bytes: [UInt8]) throws -> [Chunk] {
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var rest = bytes.dropFirst(8)
    var chunks: [Chunk] = []
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      try #require(rest.count >= 12 + length)
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      let sum = rest.dropFirst(8 + length).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(sum == checkSum(body))
      chunks.append(Chunk(name: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// Bit by bit, as the standard words it.
  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test func framesFollowEachOtherInNumberedChunks() throws {
    let chunks = try Self.chunks(Self.animation([4, 8, 12]))
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[1].number(0) == 3)
    #expect(chunks[1].number(4) == 0)
    let numbered = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
    #expect(numbered.map { $0.number(0) } == Array(0..<5))
  }

  @Test func onlyWhatChangedIsWrittenAgain() throws {
    let controls = try Self.chunks(Self.animation([4, 8])).filter { $0.name == "fcTL" }
    #expect([4, 8, 12, 16].map { controls[0].number($0) } == [40, 20, 0, 0])
    let part = [4, 8, 12, 16].map { controls[1].number($0) }
    #expect(part[0] == 16 && part[1] == 8)
    #expect(part[2] == 4 && part[3] == 6)
  }

  @Test func equalPicturesStandLonger() throws {
    let chunks = try Self.chunks(Self.animation([4, 4, 4, 8], hold: 9))
    let controls = chunks.filter { $0.name == "fcTL" }
    #expect(controls.map { [$0.number(20, bytes: 2), $0.number(22, bytes: 2)] } == [[3, 30], [10, 30]])
  }

  @Test func aLongStandIsBounded() throws {
    let controls = try Self.chunks(Self.animation([4], hold: 1_000_000)).filter { $0.name == "fcTL" }
    #expect(controls[0].number(20, bytes: 2) == 65_535)
  }

  @Test func theSamePicturesGiveTheSameBytes() throws {
    #expect(try Self.animation([4, 8]) == Self.animation([4, 8]))
  }
}
