/// One line of a trace file, with what its members are read by.
struct TraceRecord {
  var value: JSONValue
  /// The line's number in the file, from 1.
  var line: Int
  /// The member that holds the object, for messages.
  var path = ""

  func fault(_ problem: TraceError.Problem) -> TraceError { TraceError(line: line, problem) }

  func wrong(_ name: String, _ wanted: String) -> TraceError { fault(.member(path + name, wanted: wanted)) }

  /// A member that must be there and be read by `read`.
  func required<Result>(_ name: String, _ wanted: String, _ read: (JSONValue) -> Result?) throws(TraceError) -> Result {
    guard let member = value[name], let result = read(member) else { throw wrong(name, wanted) }
    return result
  }

  /// A member that may be missing.
  func optional<Result>(_ name: String, _ wanted: String, _ read: (JSONValue) -> Result?) throws(TraceError) -> Result?
  {
    value[name] == nil ? nil : try required(name, wanted, read)
  }

  func text(_ name: String) throws(TraceError) -> String { try required(name, "a string", \.text) }
  func number(_ name: String) throws(TraceError) -> Double { try required(name, "a number", \.double) }
  func bool(_ name: String) throws(TraceError) -> Bool { try required(name, "true or false", \.bool) }

  func whole(_ name: String) throws(TraceError) -> Int { try whole(name, Int.self) }

  func whole<Whole: FixedWidthInteger>(_ name: String, _: Whole.Type) throws(TraceError) -> Whole {
    try required(name, "a whole number") { $0.whole(Whole.self) }
  }

  func microseconds(_ name: String) throws(TraceError) -> Int64 {
    try required(name, "seconds to the microsecond", \.microseconds)
  }

  func point(_ name: String) throws(TraceError) -> Point { try required(name, "a point [x, y]", Point.init(json:)) }

  func rect(_ name: String) throws(TraceError) -> Rect {
    try required(name, "a rectangle [x, y, width, height]", Rect.init(json:))
  }

  /// Objects in a list.
  func records(_ name: String) throws(TraceError) -> [TraceRecord] {
    let list = try required(name, "a list", \.list)
    return list.map { TraceRecord(value: $0, line: line, path: "\(path)\(name).") }
  }

  /// A component's name; nil for a missing member and for a kind that is not known.
  func component(_ name: String) -> ComponentID? { value[name]?.text.flatMap(ComponentID.init(traceName:)) }

  /// The header, if this is one.
  func header() throws(TraceError) -> TraceReader.Header {
    guard value["format"]?.text == "detent-trace" else { throw fault(.noHeader) }
    let version = try whole("version")
    guard version <= TraceLines.version else { throw fault(.newer(version: version)) }
    return TraceReader.Header(
      script: try text("script"), seed: try whole("seed", UInt64.self), generator: try text("generator"),
      events: try whole("events"))
  }
}

extension ComponentID {
  /// The id that a trace writes as "scrollView:0" or "scrollView:0.1"; nil for anything else.
  init?(traceName name: String) {
    guard name != "stage" else {
      self = .stage
      return
    }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = ComponentKind.allCases.first(where: { $0.name == parts[0] }) else { return nil }
    let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), let slot = UInt32(numbers[0]),
      let generation = numbers.count == 2 ? UInt32(numbers[1]) : 0, generation <= 0xFF_FFFF, kind != .stage
    else { return nil }
    self.init(kind, slot: slot, generation: generation)
  }
}

extension Point {
  init?(json: JSONValue) {
    guard let numbers = json.numbers(2) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Rect {
  init?(json: JSONValue) {
    guard let numbers = json.numbers(4) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EdgeInsets {
  init?(json: JSONValue) {
    guard let numbers = json.numbers(4) else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension Value {
  /// A property's value. The name tells a size from a point and insets from a rectangle, and which numbers are whole by
  /// chance only.
  init?(json: JSONValue, of property: String) {
    switch json {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .text(let text): self = .text(text)
    case .number:
      if !Self.isMeasure(property), let whole = json.whole(Int.self) {
        self = .int(whole)
      } else {
        guard let number = json.double else { return nil }
        self = .number(number)
      }
    case .list(let values):
      if Self.rows.contains(property), let rows = Value.rows(values) {
        self = rows
      } else if let texts = json.texts {
        self = .texts(texts)
      } else if let numbers = json.numbers(2) {
        let isSize = Self.sizes.contains(property)
        self = isSize ? .size(Size(width: numbers[0], height: numbers[1])) : .point(Point(x: numbers[0], y: numbers[1]))
      } else if values.count == 4, Self.insets.contains(property) {
        guard let insets = EdgeInsets(json: json) else { return nil }
        self = .insets(insets)
      } else {
        guard let rect = Rect(json: json) else { return nil }
        self = .rect(rect)
      }
    case .object: return nil
    }
  }

  /// A list of rows, each a number or null.
  private static func rows(_ list: [JSONValue]) -> Value? {
    var rows: [Int?] = []
    for value in list {
      if case .null = value {
        rows.append(nil)
      } else if let row = value.whole(Int.self) {
        rows.append(row)
      } else {
        return nil
      }
    }
    return .rows(rows)
  }

  private static let rows: Set = ["selection"]
  private static let sizes: Set = ["size", "contentSize"]
  private static let insets: Set = [
    "safeArea", "contentInset", "adjustedContentInset", "horizontalScrollIndicatorInsets",
    "verticalScrollIndicatorInsets",
  ]
  /// Whether a property's numbers are measures, not counts: "zoomScale", "components.0.rowHeight".
  private static func isMeasure(_ property: String) -> Bool {
    measures.contains(property) || property.hasPrefix("components.") && lengths.contains { property.hasSuffix($0) }
  }

  private static let lengths = [".rowHeight", ".width"]
  private static let measures: Set = [
    "scale", "zoomScale", "minimumZoomScale", "maximumZoomScale", "preferredDuration", "currentProgress",
    "decelerationRate", "pageOverlap", "pageSize", "askedCountDownDuration",
  ]
}
