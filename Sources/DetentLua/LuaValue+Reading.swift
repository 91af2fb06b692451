import DetentCore

/// Reading what a script gave, with an error that says what was got and what was wanted.
extension LuaValue {
  private func wanted(_ what: String) -> ScriptError { ScriptError("expected \(what), got \(described)") }

  var isNil: Bool { if case .none = self { true } else { false } }

  /// A finite number.
  func number() throws(ScriptError) -> Double {
    switch self {
    case .int(let value): return Double(value)
    case .number(let value) where value.isFinite: return value
    case .number: throw wanted("a finite number")
    default: throw wanted("a number")
    }
  }

  /// A finite number within bounds.
  func number(in range: ClosedRange<Double>, _ what: String) throws(ScriptError) -> Double {
    guard !isNil else { throw wanted(what) }
    let value = try number()
    guard !range.contains(value) else { return value }
    let isAbove = value > range.upperBound
    let limit = Quote.number(isAbove ? range.upperBound : range.lowerBound)
    throw wanted(what.contains(limit) ? what : "\(what), \(isAbove ? "at most" : "at least") \(limit)")
  }

  /// Seconds, none of them negative, at most ten thousand years of them.
  func seconds() throws(ScriptError) -> Double { try number(in: 0...3e11, "seconds (0 or more)") }

  /// A whole number; 3.0 counts as one. Larger than a billion in either direction is an error.
  func whole() throws(ScriptError) -> Int {
    let limit = 1_000_000_000
    switch self {
    case .int(let value):
      guard value.magnitude <= UInt64(limit) else { throw wanted("a whole number up to 1000000000") }
      return Int(value)
    case .number(let value):
      guard value.isFinite, value == value.rounded() else { throw wanted("a whole number") }
      guard value.magnitude <= Double(limit) else { throw wanted("a whole number up to 1000000000") }
      return Int(value)
    default: throw wanted("a whole number")
    }
  }

  func bool() throws(ScriptError) -> Bool {
    guard case .bool(let value) = self else { throw wanted("true or false") }
    return value
  }

  func text() throws(ScriptError) -> String {
    guard case .text(let value) = self else { throw wanted("a string") }
    return value
  }

  /// A string, or nil for none.
  func optionalText() throws(ScriptError) -> String? { isNil ? nil : try text() }

  func table(_ what: String = "a table") throws(ScriptError) -> LuaTable {
    guard case .table(let value) = self else { throw wanted(what) }
    return value
  }

  func function() throws(ScriptError) -> Function {
    guard case .function(let value) = self else { throw wanted("a function") }
    return value
  }

  /// A string that names a case of an enum.
  func oneOf<Case: CaseIterable & RawRepresentable>(_: Case.Type) throws(ScriptError) -> Case
  where Case.RawValue == String {
    let names = Case.allCases.map(\.rawValue)
    let text = try oneOf(names)
    guard let found = Case(rawValue: text) else { throw wanted("one of \(names)") }
    return found
  }

  /// One of some words.
  func oneOf(_ names: [String]) throws(ScriptError) -> String {
    if case .text(let text) = self, names.contains(text) { return text }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .text(let text) = self else { throw wanted("one of \(list)") }
    throw ScriptError("expected one of \(list), got \(Quote.text(text))\(Suggest.hint(text, among: names))")
  }

  /// A component, not as it was at an earlier moment. It may be gone: callers that use it ask `living`.
  func component() throws(ScriptError) -> ComponentID {
    guard case .object(let object) = self, ScriptClasses[object.classIndex].isComponent else {
      throw wanted("a component")
    }
    guard object.id >> 63 == 0 else {
      throw ScriptError("expected a component, got one of an earlier moment (screen:at)")
    }
    return ComponentID(raw: object.id)
  }

  /// A component whose screen has not been closed.
  func living(on stage: Stage) throws(ScriptError) -> ComponentID {
    let id = try component()
    guard stage.isLive(id) else { throw ScriptError("this \(id.kind.name) is gone: its screen was closed") }
    return id
  }

  // MARK: Geometry. Named fields or a list.

  func point() throws(ScriptError) -> Point {
    let numbers = try fields(["x", "y"], "a point such as { x = 10, y = 20 } or { 10, 20 }")
    return Point(x: numbers[0], y: numbers[1])
  }

  func size() throws(ScriptError) -> Size {
    let numbers = try fields(["width", "height"], "a size such as { width = 390, height = 844 } or { 390, 844 }")
    guard numbers[0] >= 0, numbers[1] >= 0 else { throw ScriptError("a size cannot be negative") }
    return Size(width: numbers[0], height: numbers[1])
  }

  func rect() throws(ScriptError) -> Rect {
    let what = "a rectangle such as { x = 0, y = 0, width = 320, height = 44 } or { 0, 0, 320, 44 }"
    let numbers = try fields(["x", "y", "width", "height"], what)
    guard numbers[2] >= 0, numbers[3] >= 0 else { throw ScriptError("a rectangle's size cannot be negative") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Insets: all four named (missing ones are 0), a list of four, or one number for all sides.
  func insets() throws(ScriptError) -> EdgeInsets {
    if case .int = self { return try EdgeInsets(all: coordinate()) }
    if case .number = self { return try EdgeInsets(all: coordinate()) }
    let what = "insets such as { top = 8, left = 16, bottom = 8, right = 16 }"
    let numbers = try fields(["top", "left", "bottom", "right"], what, missing: 0)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func fields(_ names: [String], _ what: String, missing: Double? = nil) throws(ScriptError) -> [Double] {
    guard case .table(let table) = self else { throw wanted(what) }
    let list = table.list
    if !list.isEmpty {
      guard list.count == names.count, table.pairs.count == names.count else {
        throw ScriptError("expected \(what), got a list of \(list.count)")
      }
      return try list.map { value throws(ScriptError) in try value.coordinate() }
    }
    for (name, _) in table.named where !names.contains(name) {
      throw ScriptError("expected \(what), but there is \"\(name)\"\(Suggest.hint(name, among: names))")
    }
    return try names.map { name throws(ScriptError) in
      guard let value = table[name] else {
        guard let missing else { throw ScriptError("expected \(what), but \"\(name)\" is missing") }
        return missing
      }
      return try value.coordinate()
    }
  }

  /// A number of points that arithmetic cannot lose: up to a thousand billion.
  func coordinate() throws(ScriptError) -> Double {
    try number(in: -1e12...1e12, "a number of points")
  }
}

extension EdgeInsets {
  init(all side: Double) { self.init(top: side, left: side, bottom: side, right: side) }
}

/// A table of named options, each of which must be known.
struct Options {
  private let table: LuaTable
  /// Stands before errors: "place: " for a table inside an argument, nothing for an argument itself.
  private let prefix: String

  /// `allowed` are the names that are known; nil stands for an empty table. `owner` is the option that holds this table.
  init(_ value: LuaValue, of owner: String? = nil, allowed: [String]) throws(ScriptError) {
    prefix = owner.map { "\($0): " } ?? ""
    switch value {
    case .none: table = LuaTable()
    case .table(let given): table = given
    default:
      let list = allowed.map { "\($0) =" }.joined(separator: ", ")
      throw ScriptError("\(prefix)expected a table of options (\(list)), got \(value.described)")
    }
    for (name, _) in table.named where !allowed.contains(name) {
      let list = allowed.joined(separator: ", ")
      throw ScriptError(
        "\(prefix)there is no option \(Quote.text(name))\(Suggest.hint(name, among: allowed)) (there are: \(list))")
    }
    guard table.named.count == table.pairs.count else {
      throw ScriptError("\(prefix)expected named options such as { \(allowed.first ?? "name") = … }")
    }
  }

  subscript(name: String) -> LuaValue { table[name] ?? .none }

  /// Reads an option if it was given; errors name it.
  func read<Result>(_ name: String, _ convert: (LuaValue) throws(ScriptError) -> Result) throws(ScriptError) -> Result?
  {
    let value = self[name]
    guard !value.isNil else { return nil }
    do { return try convert(value) } catch { throw ScriptError("\(prefix)option \"\(name)\": \(error.message)") }
  }
}
