public import DetentCore

/// Pictures of equal size one after another, as an animated PNG that plays for ever.
///
/// Cairo makes a PNG of what changed in each picture; here they are put together, compressed as they are. Programs that
/// know no animation show the first picture.
public struct AnimatedPNG {
  private let size: Size
  private let scale: Double
  /// Pictures a second.
  private let rate: Int
  private var frames: [Frame] = []
  private var last: Raster?
  private var header: [UInt8] = []

  private struct Frame {
    var part: Raster.Part
    var data: [UInt8]
    /// How many pictures it stands for.
    var count = 1
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Of one frame, by the format's sixteen bits.
  private static let mostPictures = 65_535

  /// `size` in points, `scale` pixels each; `rate` pictures a second, from 1 to 1000.
  public init(size: Size, scale: Double, rate: Int) {
    self.size = size
    self.scale = scale
    self.rate = max(1, min(rate, 1000))
  }

  /// The next picture, on white. One that looks like the last only makes that one stay longer.
  public mutating func add(_ marks: [Mark]) throws(Raster.Failure) {
    let raster = try Raster(size: size, scale: scale, isOpaque: true)
    for mark in marks { raster.draw(mark) }
    let change = if let last { raster.changes(since: last) } else { Optional(raster.whole) }
    guard let part = change else { return hold(for: 1) }
    last = raster
    let png = PNGChunks(try raster.png(part))
    guard let header = png["IHDR"].first, let data = png.data else { throw .encoding }
    if frames.isEmpty { self.header = header }
    frames.append(Frame(part: part, data: data))
  }

  /// The last picture stays for as long as some more would.
  public mutating func hold(for count: Int) {
    guard let last = frames.indices.last else { return }
    frames[last].count = max(1, min(frames[last].count + count, AnimatedPNG.mostPictures))
  }

  public var bytes: [UInt8] {
    var bytes = AnimatedPNG.signature
    var number: UInt32 = 0
    bytes.add(chunk: "IHDR", header)
    bytes.add(chunk: "acTL", UInt32(frames.count).bytes + UInt32(0).bytes)
    for (index, frame) in frames.enumerated() {
      bytes.add(chunk: "fcTL", number.bytes + control(frame))
      number += 1
      if index == 0 {
        bytes.add(chunk: "IDAT", frame.data)
      } else {
        bytes.add(chunk: "fdAT", number.bytes + frame.data)
        number += 1
      }
    }
    bytes.add(chunk: "IEND", [])
    return bytes
  }

  /// Size and place of a frame, how long it stands; it stays and replaces what was there.
  private func control(_ frame: Frame) -> [UInt8] {
    let part = frame.part
    let place = [part.width, part.height, part.x, part.y].flatMap { UInt32($0).bytes }
    return place + UInt16(frame.count).bytes + UInt16(rate).bytes + [0, 0]
  }
}

/// The chunks of a PNG.
private struct PNGChunks {
  private var chunks: [(name: String, data: ArraySlice<UInt8>)] = []

  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + length else { return }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(12 + length)
    }
  }

  subscript(_ name: String) -> [[UInt8]] { chunks.filter { $0.name == name }.map { Array($0.data) } }

  /// What is compressed, in one piece.
  var data: [UInt8]? {
    let pieces = self["IDAT"]
    return pieces.isEmpty ? nil : pieces.flatMap { $0 }
  }
}

extension [UInt8] {
  fileprivate mutating func add(chunk name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    append(contentsOf: UInt32(data.count).bytes)
    append(contentsOf: body)
    append(contentsOf: CRC.of(body).bytes)
  }
}

extension FixedWidthInteger {
  /// The most significant one first.
  fileprivate var bytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
  }
}

/// The check sum of PNG chunks (ISO 3309).
private enum CRC {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
  }
}
