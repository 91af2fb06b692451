import CDetentLua

/// A value that came from a script, taken out of the flat memory in which C hands it over.
enum LuaValue {
  case none
  case bool(Bool)
  case int(Int64)
  case number(Double)
  case text(String)
  /// Text that is not UTF-8.
  case bytes([UInt8])
  case table(LuaTable)
  case object(Object)
  case function(Function)
  case opaque(UInt64)
  case cycle

  struct Object: Hashable {
    var classIndex: Int32
    var id: UInt64
  }

  /// A function of the present call, with the place where it was written.
  struct Function {
    var number: Int64
    /// Tells one function from another.
    var serial: UInt64
    var chunk: Int32
    var line: Int32
    var lastLine: Int32
  }
}

/// A table: its pairs in the fixed order, and what it was marked with.
struct LuaTable {
  struct Pair {
    var key: LuaValue
    var value: LuaValue
  }

  var pairs: [Pair] = []
  /// Tells one table from another.
  var serial: UInt64 = 0
  /// The kind of component it describes, or 0.
  var mark: Int32 = 0
  var chunk: Int32 = -1
  var line: Int32 = 0

  /// The values by key, to find each at once in a large table.
  var byKey: [LuaValue.Key: LuaValue] {
    Dictionary(pairs.map { (LuaValue.Key($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a text key.
  subscript(key: String) -> LuaValue? {
    pairs.first { if case .text(key) = $0.key { true } else { false } }?.value
  }

  /// The values at 1, 2, 3 …
  var list: [LuaValue] {
    var list: [LuaValue] = []
    for pair in pairs {
      guard case .int(let index) = pair.key, index == Int64(list.count + 1) else { break }
      list.append(pair.value)
    }
    return list
  }

  /// Pairs whose keys are text.
  var named: [(name: String, value: LuaValue)] {
    pairs.compactMap { if case .text(let name) = $0.key { (name, $0.value) } else { nil } }
  }
}

extension LuaValue {
  /// Reads the value at `place` and everything inside it.
  @inline(__always)
  init(_ place: UnsafePointer<dtn_value>) {
    self = place.pointee.kind == Int32(DTN_INT) ? .int(place.pointee.integer) : LuaValue(anyAt: place)
  }

  private init(anyAt place: UnsafePointer<dtn_value>) {
    let value = place.pointee
    switch value.kind {
    case Int32(DTN_BOOL): self = .bool(value.boolean != 0)
    case Int32(DTN_INT): self = .int(value.integer)
    case Int32(DTN_NUM): self = .number(value.number)
    case Int32(DTN_TEXT): self = LuaValue.text(value)
    case Int32(DTN_TABLE): self = .table(LuaTable(place))
    case Int32(DTN_OBJECT): self = .object(Object(classIndex: value.tag, id: value.object))
    case Int32(DTN_FUNCTION):
      self = .function(
        Function(
          number: value.integer, serial: UInt64(value.length), chunk: value.chunk, line: value.line,
          lastLine: value.count))
    case Int32(DTN_OPAQUE): self = .opaque(value.object)
    case Int32(DTN_CYCLE): self = .cycle
    default: self = .none
    }
  }

  private static func text(_ value: dtn_value) -> LuaValue {
    guard value.length > 0, let bytes = value.text else { return .text("") }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: value.length)
    guard let text = String(validating: buffer, as: UTF8.self) else { return .bytes(Array(buffer)) }
    return .text(text)
  }
}

extension LuaTable {
  init(_ place: UnsafePointer<dtn_value>) {
    serial = place.pointee.object
    mark = place.pointee.tag
    chunk = place.pointee.chunk
    line = place.pointee.line
    pairs.reserveCapacity(Int(place.pointee.count))
    var next = place + 1
    for _ in 0..<place.pointee.count {
      let key = LuaValue(next)
      next += 1 + Int(next.pointee.extent)
      pairs.append(Pair(key: key, value: LuaValue(next)))
      next += 1 + Int(next.pointee.extent)
    }
  }
}

extension LuaValue {
  /// What tells one key of a table from another, as Lua does: its kind and its bytes.
  struct Key: Hashable {
    private var kind: String
    private var bytes: [UInt8] = []
    private var bits: UInt64 = 0

    init(_ value: LuaValue) {
      kind = value.typeName
      switch value {
      case .none, .cycle: break
      case .bool(let value): bits = value ? 1 : 0
      case .int(let value): bits = UInt64(bitPattern: value)
      case .number(let value):
        kind = "float"
        bits = value.bitPattern
      case .text(let text): bytes = Array(text.utf8)
      case .bytes(let given): bytes = given
      case .object(let object):
        bytes = [UInt8(truncatingIfNeeded: object.classIndex)]
        bits = object.id
      case .table(let table): bits = table.serial
      case .function(let function): bits = function.serial
      case .opaque(let serial): bits = serial
      }
    }
  }
}

extension LuaValue {
  /// Lua's name for the type.
  var typeName: String {
    switch self {
    case .none: "nil"
    case .bool: "boolean"
    case .int, .number: "number"
    case .text, .bytes: "string"
    case .table, .cycle: "table"
    case .object: "component"
    case .function: "function"
    case .opaque: "userdata"
    }
  }

  /// What Lua's `type` answers.
  var luaType: String {
    switch self {
    case .object: "userdata"
    case .opaque: "thread"
    default: typeName
    }
  }

  /// The value as a message shows it: `"five" (a string)`, `2.5`, `a table`.
  var described: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .number(let value):
      value.isNaN ? "NaN" : (value.isInfinite ? (value < 0 ? "-infinity" : "infinity") : Quote.number(value))
    case .text(let text): "\(Quote.text(text)) (a string)"
    case .bytes: "a string that is not UTF-8"
    case .table: "a table"
    case .cycle: "a table that contains itself"
    case .object(let object): ScriptClasses[object.classIndex].indefinite
    case .function: "a function"
    case .opaque: "a userdata or thread"
    }
  }
}

/// Values as Lua source.
enum Quote {
  /// Quoted, with control characters written out; long text is cut.
  static func text(_ text: String, limit: Int = 120) -> String {
    var result = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        result += "…"
        break
      }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 32 || scalar.value == 127 {
          result += "\\\(scalar.value)"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Seventeen digits at most, the shortest that reads back the same; whole numbers without a point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }
}
