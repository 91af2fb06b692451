import DetentCore

/// The outline of one SVG element: its closed ways as corner points, and how many lines and curves make them.
struct Outline {
  private var ways: [[Point]] = []
  private(set) var segments = 0
  /// A length is given otherwise than as a plain number or in pixels.
  private(set) var isUnread = false

  /// Attributes that are lengths.
  private static let lengths = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2"]

  init(_ element: Markup) {
    isUnread = Outline.lengths.contains { name in
      element.attributes[name].map { Outline.length($0) == nil && $0 != "auto" } ?? false
    }
    let number = { (name: String) in element.attributes[name].flatMap(Outline.length) ?? 0 }
    switch element.name {
    case "path":
      var reader = PathReader(element.attributes["d"] ?? "")
      (ways, segments) = reader.read()
    case "rect":
      let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
      guard width > 0, height > 0 else { return }
      ways = [Outline.corners(x, y, width, height)]
      segments = 4
    case "circle", "ellipse":
      let rx = element.name == "circle" ? number("r") : number("rx")
      let ry = element.name == "circle" ? number("r") : number("ry")
      guard rx > 0, ry > 0 else { return }
      ways = [Outline.corners(number("cx") - rx, number("cy") - ry, 2 * rx, 2 * ry)]
      segments = 4
    case "line":
      ways = [[Point(x: number("x1"), y: number("y1")), Point(x: number("x2"), y: number("y2"))]]
      segments = 1
    default:
      let numbers = PathReader.numbers(element.attributes["points"] ?? "")
      ways = [
        stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      ]
      segments = max(0, ways[0].count - (element.name == "polygon" ? 0 : 1))
    }
  }

  private static func length(_ text: String) -> Double? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  private static func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
    [Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height)]
  }

  var bounds: Rect { Outline.bounds(of: ways.flatMap { $0 }) }

  /// Whether a way inside another one is left out: by the even-odd rule, or because it runs the other way round.
  func hasHole(evenOdd: Bool) -> Bool {
    ways.indices.contains { isHole($0, evenOdd: evenOdd) }
  }

  /// How many filled pieces are not holes.
  func rings(evenOdd: Bool) -> Int { ways.indices.count { !isHole($0, evenOdd: evenOdd) } }

  private func isHole(_ inner: Int, evenOdd: Bool) -> Bool {
    let outer = ways.indices.filter {
      $0 != inner && Outline.bounds(of: ways[$0]).encloses(Outline.bounds(of: ways[inner]))
    }
    guard !outer.isEmpty else { return false }
    if evenOdd { return outer.count % 2 == 1 }
    return outer.contains { Outline.area(ways[$0]) * Outline.area(ways[inner]) < 0 }
  }

  private static func bounds(of points: [Point]) -> Rect {
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Twice the signed area, by Gauss's formula: the sign tells which way round.
  private static func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + a.x * b.y - b.x * a.y
    }
  }
}

extension Rect {
  /// Whether another rectangle lies inside this one without being it.
  fileprivate func encloses(_ other: Rect) -> Bool {
    self != other && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

/// Reads the `d` of an SVG path. Source: SVG 2, "Path data". What cannot be read ends the path, as the standard has it.
struct PathReader {
  private var bytes: ArraySlice<UInt8>
  private var here = Point.zero
  private var start = Point.zero
  private var way: [Point] = []
  private var ways: [[Point]] = []
  private var segments = 0

  init(_ text: String) { bytes = Array(text.utf8)[...] }

  mutating func read() -> ([[Point]], Int) {
    var command: UInt8 = 0
    while skipSpace(), let byte = bytes.first {
      if Self.isLetter(byte) {
        command = byte
        bytes = bytes.dropFirst()
      } else if command == 0 {
        break
      } else if command | 32 == UInt8(ascii: "m") {
        command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
      }
      guard perform(command) else { break }
    }
    endWay()
    return (ways, segments)
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command >= 97
    let origin = isRelative ? here : .zero
    switch command | 32 {
    case UInt8(ascii: "z"):
      close()
      return true
    case UInt8(ascii: "m"):
      guard let point = point(from: origin) else { return false }
      endWay()
      start = point
      here = point
      way = [point]
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(x: origin.x + x, y: here.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(x: here.x, y: origin.y + y))
    case UInt8(ascii: "l"), UInt8(ascii: "t"): return curve(1, from: origin)
    case UInt8(ascii: "q"), UInt8(ascii: "s"): return curve(2, from: origin)
    case UInt8(ascii: "c"): return curve(3, from: origin)
    case UInt8(ascii: "a"):
      guard number() != nil, number() != nil, number() != nil, flag(), flag(), let point = point(from: origin) else {
        return false
      }
      line(to: point)
    default: return false
    }
    return true
  }

  /// A line or curve of so many points, the last of which is its end.
  private mutating func curve(_ count: Int, from origin: Point) -> Bool {
    var last = here
    for _ in 0..<count {
      guard let point = point(from: origin) else { return false }
      way.append(point)
      last = point
    }
    here = last
    segments += 1
    return true
  }

  private mutating func line(to point: Point) {
    way.append(point)
    here = point
    segments += 1
  }

  private mutating func close() {
    here = start
    endWay()
    way = [start]
  }

  private mutating func endWay() {
    if way.count > 1 { ways.append(way) }
    way = []
  }

  // MARK: Tokens

  private mutating func point(from origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// The flags of an arc are one digit each, and nothing need stand behind them.
  private mutating func flag() -> Bool {
    _ = skipSpace()
    guard let byte = bytes.first, byte == 48 || byte == 49 else { return false }
    bytes = bytes.dropFirst()
    return true
  }

  private mutating func number() -> Double? {
    _ = skipSpace()
    var end = bytes.startIndex
    var hasPoint = false
    var hasDigit = false
    while end < bytes.endIndex {
      let byte = bytes[end]
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isAfterExponent = end > bytes.startIndex && bytes[end - 1] | 32 == UInt8(ascii: "e")
      if isSign, end > bytes.startIndex, !isAfterExponent { break }
      if byte == UInt8(ascii: "."), hasPoint { break }
      let isExponent = byte | 32 == UInt8(ascii: "e") && hasDigit
      guard isSign || isExponent || byte == UInt8(ascii: ".") || (48...57).contains(byte) else { break }
      hasPoint = hasPoint || byte == UInt8(ascii: ".") || isExponent
      hasDigit = hasDigit || (48...57).contains(byte)
      end += 1
    }
    guard let value = Double(String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)), value.isFinite else {
      return nil
    }
    bytes = bytes[end...]
    return value
  }

  /// Skips white space and commas; false at the end.
  private mutating func skipSpace() -> Bool {
    bytes = bytes.drop { $0 == 32 || $0 == 44 || (9...13).contains($0) }
    return !bytes.isEmpty
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & ~32) }

  /// All numbers of a list.
  static func numbers(_ text: String) -> [Double] {
    var reader = PathReader(text)
    var numbers: [Double] = []
    while let number = reader.number() { numbers.append(number) }
    return numbers
  }
}
