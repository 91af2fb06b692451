import CDetentLua
public import DetentCore

/// A value on its way between a script and a function of the program that runs it.
public enum ScriptValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case component(ComponentID)
  /// A table with values at 1, 2, 3 … and no others. An empty table is an empty list.
  case list([ScriptValue])
  /// A table whose keys are all text.
  case table([String: ScriptValue])
}

/// A function of the program, as scripts call it. What it throws becomes an error at the line that called; the text is
/// the error's description.
public typealias ScriptFunction = (_ arguments: [ScriptValue]) throws -> ScriptValue

/// Why a function cannot have a name.
public struct ScriptNameError: Error, Equatable, CustomStringConvertible {
  public var description: String
}

/// Functions of the program that runs a script, each a global of the script.
public struct HostFunctions {
  private(set) var names: [String] = []
  private(set) var functions: [ScriptFunction] = []

  public init() {}

  /// Adds a function. The name must be one of Lua's, of at most 40 bytes, and mean nothing to scripts yet.
  public mutating func add(_ name: String, _ function: @escaping ScriptFunction) throws(ScriptNameError) {
    guard HostFunctions.isName(name), name.utf8.count <= 40 else {
      throw ScriptNameError(description: "\(Quote.text(name)) is no name of at most 40 letters, digits and \"_\"")
    }
    guard !HostFunctions.taken.contains(name), !names.contains(name) else {
      throw ScriptNameError(description: "\(Quote.text(name)) means something to scripts already")
    }
    names.append(name)
    functions.append(function)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    let isPlain = text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
    return isPlain && !keywords.contains(text)
  }

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while",
  ]

  private static let taken: Set<String> = Set(
    Sandbox.names.map(\.name) + ["_G", "arg", "detent", "assert", "step", "note"])
}

/// The class whose members the functions are. A class because it owns the memory of its rows, to which C points: the
/// host lets go of it after its Lua state has closed.
final class HostClass {
  private let rows: UnsafeMutablePointer<dtn_member>
  private let count: Int
  private let functions: HostFunctions

  init(_ functions: HostFunctions) {
    self.functions = functions
    count = functions.names.count
    rows = .allocate(capacity: max(1, count))
    for (slot, name) in functions.names.enumerated() {
      (rows + slot).initialize(
        to: dtn_member(name: ScriptClass.keep(name), get: nil, set: nil, call: { $0.callHost() }, flags: 0))
    }
  }

  deinit {
    for slot in 0..<count { rows[slot].name.deallocate() }
    rows.deallocate()
    name.deallocate()
  }

  /// Its number, behind those of all other classes.
  static let index = Int32(ClassIndex.allCases.count)

  private let name = ScriptClass.keep("program")

  /// The class as C wants it.
  func describe(to spec: UnsafeMutablePointer<dtn_class>) {
    spec.pointee.name = name
    spec.pointee.is_static = 1
    spec.pointee.members = UnsafePointer(rows)
    spec.pointee.count = Int32(count)
  }

  /// Makes each function a global; false when memory does not suffice.
  func setGlobals(in state: OpaquePointer) -> Bool {
    functions.names.allSatisfy { dtn_set_global_function(state, $0, HostClass.index, $0) != 0 }
  }

  subscript(slot: Int32) -> (name: String, call: ScriptFunction) {
    (functions.names[Int(slot)], functions.functions[Int(slot)])
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// A script calls a function of the program.
  fileprivate func callHost() -> Int32 {
    guard let type = host.program else { return fail("this function's program is gone") }
    let (name, call) = type[pointee.member]
    do {
      let arguments = try (0..<Int(pointee.count)).map { index throws(ScriptError) in
        do throws(ScriptError) { return try argument(index).handedOver() } catch {
          throw ScriptError("argument \(index + 1): \(error.message)")
        }
      }
      let value = try call(arguments)
      guard value.components.allSatisfy({ $0.kind != .stage && host.stage.isLive($0) }) else {
        throw ScriptError("answered a component that is not there")
      }
      return answer(Reply(value))
    } catch let error as ScriptError { return fail("\(name): \(error.message)") } catch {
      return fail("\(name): \(error)")
    }
  }
}

extension ScriptValue {
  /// The components in it, however deep.
  fileprivate var components: [ComponentID] {
    switch self {
    case .component(let id): [id]
    case .list(let values): values.flatMap(\.components)
    case .table(let fields): fields.values.flatMap(\.components)
    default: []
    }
  }
}

extension LuaValue {
  /// The value as a program gets it.
  func handedOver() throws(ScriptError) -> ScriptValue {
    switch self {
    case .none: return .none
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(Int(value))
    case .number(let value): return .number(value)
    case .text(let text): return .text(text)
    case .object: return .component(try component())
    case .table(let table): return try table.handedOver()
    case .bytes, .function, .opaque, .cycle: throw ScriptError("\(described) cannot be handed over")
    }
  }
}

extension LuaTable {
  fileprivate func handedOver() throws(ScriptError) -> ScriptValue {
    let (list, named) = (list, named)
    if list.count == pairs.count { return .list(try list.map { value throws(ScriptError) in try value.handedOver() }) }
    guard named.count == pairs.count else {
      throw ScriptError("a table with other keys than names, or than 1, 2, 3 …, cannot be handed over")
    }
    var result: [String: ScriptValue] = [:]
    for (name, value) in named {
      do throws(ScriptError) { result[name] = try value.handedOver() } catch {
        throw ScriptError("\(name): \(error.message)")
      }
    }
    return .table(result)
  }
}

extension Reply {
  init(_ value: ScriptValue) {
    switch value {
    case .none: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let text): self = .text(text)
    case .component(let id): self = .component(id)
    case .list(let values): self = .list(values.map { Reply($0) })
    case .table(let fields): self = .table(fields.sorted { $0.key < $1.key }.map { ($0.key, Reply($0.value)) })
    }
  }
}
