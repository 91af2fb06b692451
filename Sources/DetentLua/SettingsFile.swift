import CDetentLua

/// A value that a settings file answers.
public indirect enum SettingsValue: Sendable, Equatable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case function
  /// Entries at 1, 2, 3 …, and those with a name in the order of their bytes.
  case table(list: [SettingsValue], named: [Entry])
  /// What settings have no use for, in words.
  case other(String)

  public struct Entry: Sendable, Equatable {
    public var name: String
    public var value: SettingsValue
  }

  /// As a message shows it: `"five" (a string)`, `2.5`, `a table`.
  public var described: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .number(let value): Quote.number(value)
    case .text(let text): "\(Quote.text(text)) (a string)"
    case .function: "a function"
    case .table: "a table"
    case .other(let words): words
    }
  }
}

/// Why a settings file could not be read: "file:line: what is wrong".
public struct SettingsError: Error {
  public var message: String
}

/// A Lua file that answers a table: settings of a project. It runs in the sandbox, without a stage: it has `string`,
/// `table`, `utf8`, `math` (but for random numbers) and the basic functions, and nothing that a script drives.
public enum SettingsFile {
  /// Instructions that it may take.
  private static let instructionLimit: Int64 = 50_000_000

  /// Runs a file's text; `name` is shown in messages.
  public static func read(_ source: [UInt8], name: String) throws(SettingsError) -> SettingsValue {
    var options = ScriptOptions()
    options.memory = 64 << 20
    options.instructions = instructionLimit
    guard let host = Host(options) else { throw SettingsError(message: "\(name): not enough memory") }
    do {
      guard let value = try host.call(driver, named: "settings", with: [source, Array(name.utf8)])
      else { return .none }
      return SettingsValue(value)
    } catch { throw SettingsError(message: error.message) }
  }

  /// What runs a settings file's text in surroundings of its own; answers the file's answer.
  static let driver = """
    local source, name = ...
    local surroundings = {
      error = error, ipairs = ipairs, next = next, pairs = pairs, pcall = pcall, select = select, tonumber = tonumber,
      tostring = tostring, type = type, getmetatable = getmetatable, setmetatable = setmetatable, rawequal = rawequal,
      rawget = rawget, rawlen = rawlen, rawset = rawset, string = string, table = table, utf8 = utf8, math = {},
    }
    for key, value in pairs(math) do surroundings.math[key] = value end
    surroundings.math.random, surroundings.math.randomseed = nil, nil
    surroundings._G = surroundings
    local chunk, problem = load(source, "@" .. name, "t", surroundings)
    if not chunk then error(problem, 0) end
    return chunk()
    """
}

extension SettingsValue {
  init(_ value: LuaValue) {
    switch value {
    case .none: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .text(let text): self = .text(text)
    case .function: self = .function
    case .table(let table):
      let named = table.named.map { Entry(name: $0.name, value: SettingsValue($0.value)) }
      let list = table.list.map { SettingsValue($0) }
      guard list.count + named.count == table.pairs.count else {
        self = .other("a table with keys that are neither names nor 1, 2, 3 …")
        return
      }
      self = .table(list: list, named: named)
    case .bytes, .object, .opaque, .cycle: self = .other(value.described)
    }
  }
}

/// A rule that is written in Lua, as reports tell of it.
public struct HouseRule: Sendable, Hashable {
  public var id: String
  public var title: String
  /// "advice", "warning" or "error".
  public var severity: String

  public init(id: String, title: String, severity: String) {
    self.id = id
    self.title = title
    self.severity = severity
  }
}

extension Host {
  /// The rules that the script and its project brought, in order.
  public var houseRules: [HouseRule] {
    scriptRules.map { HouseRule(id: $0.id, title: $0.title, severity: $0.severity) }
  }

  /// Adds the rules of a settings file, which has been read before, as if the script had brought them; answers what went
  /// wrong.
  public func addHouseRules(of source: [UInt8], name: String) -> String? {
    let driver = """
      local settings = (function(...) \(SettingsFile.driver) end)(...)
      local add = require("detent").rule
      for _, rule in ipairs(settings.rules) do add(rule) end
      """
    do {
      _ = try call(driver, named: "settings", with: [source, Array(name.utf8)])
      return nil
    } catch { return error.message }
  }

  /// Loads Lua text of our own and calls it; answers the first of its results. It may not wait.
  fileprivate func call(_ text: String, named name: String, with arguments: [[UInt8]]) throws(ScriptError) -> LuaValue?
  {
    guard let state, let function = compile(Array(text.utf8), name: "=" + name, in: state) else {
      throw ScriptError("not enough memory")
    }
    defer { dtn_forget(state, function) }
    for bytes in arguments { Reply.write(bytes, to: dtn_arguments(state)) }
    var truth: Int32 = 0
    guard dtn_test(state, function, &truth) == Int32(DTN_ENDED) else { throw ScriptError(Host.text(dtn_error, state)) }
    var count: Int32 = 0
    guard let results = dtn_test_results(state, &count), count > 0 else { return nil }
    return LuaValue(results)
  }
}
