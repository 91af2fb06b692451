import CDetentLua
import DetentCore

typealias Call = UnsafeMutablePointer<dtn_call>

/// Sets a property of a live component: the same for `x.name = value` and for a table that describes it.
typealias Setter = @Sendable (StagePointer, ComponentID, LuaValue) throws(ScriptError) -> Void

/// A place for a setter. In memory of their own, bare closures would be wrapped anew whenever one is read.
struct SetterSlot {
  var setter: Setter?
}

/// One row of a class's table: a property or a method, with the line that the reference prints.
struct Member: Sendable {
  var name: String
  var get: dtn_fn?
  var set: dtn_fn?
  var setter: Setter?
  /// What becomes of a table before the setter sees it, with the host's help (files).
  var prepare: (@Sendable (Host, LuaValue) throws(ScriptError) -> LuaValue)?
  var call: dtn_fn?
  var flags: Int32 = 0
  /// For the reference: the type or the options, then a sentence.
  var type: String
  var doc: String

  /// A property that can only be read.
  static func reading(_ name: String, _ type: String, _ doc: String, get: @escaping dtn_fn) -> Member {
    Member(name: name, get: get, set: nil, call: nil, type: type, doc: doc)
  }

  /// A property of a component.
  static func property(
    _ name: String, _ type: String, _ doc: String, get: @escaping dtn_fn, set: @escaping Setter
  ) -> Member {
    Member(name: name, get: get, set: { $0.write() }, setter: set, call: nil, type: type, doc: doc)
  }

  /// A property of the module or of a handle.
  static func property(
    _ name: String, _ type: String, _ doc: String, get: @escaping dtn_fn, rawSet: @escaping dtn_fn
  ) -> Member {
    Member(name: name, get: get, set: rawSet, call: nil, type: type, doc: doc)
  }

  /// Lua interns names of up to 40 bytes, and C finds members by that; a longer one is found by its text instead.
  var isLong: Bool { name.utf8.count > 40 }

  /// How many arguments a method takes that is written so in the reference: "()", "{ at? }", "(page, { animated = true })".
  /// The same as `Signature` has, without reading all of it: every class is defined in every run.
  static func mostArguments(_ options: String) -> Int32 {
    guard !options.hasPrefix("()") else { return 0 }
    guard options.hasPrefix("(") else { return 1 }
    let text = Array(options.utf8)
    var (depth, count): (Int, Int32) = (0, 1)
    for (index, character) in text.enumerated() {
      switch character {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ")") where depth == 0: return count
      case UInt8(ascii: ",") where depth == 0:
        // Between texts in quotes a comma parts choices.
        if !text[(index + 1)...].starts(with: [UInt8(ascii: " "), UInt8(ascii: "\"")]) { count += 1 }
      default: break
      }
    }
    return count
  }

  static func method(
    _ name: String, _ options: String, _ doc: String, flags: Int32 = 0, call: @escaping dtn_fn
  )
    -> Member
  {
    Member(
      name: name, get: nil, set: nil, call: call, flags: flags | (1 + mostArguments(options)) << DTN_ROOM_SHIFT,
      type: options, doc: doc)
  }
}

/// A class of objects that scripts hold: its rows, kept in memory that C may point to for ever.
struct ScriptClass: Sendable {
  var index: ClassIndex
  var name: String
  var members: [Member]
  var isStatic = false
  var missingGet: dtn_fn
  var missingSet: dtn_fn
  var called: dtn_fn?
  var text: dtn_fn

  var names: [String] { members.map(\.name) }

  /// The class as C wants it. The rows lie in memory that is never freed: one table per class and process.
  func describe(to spec: UnsafeMutablePointer<dtn_class>) {
    spec.pointee.name = keptName
    spec.pointee.is_static = isStatic ? 1 : 0
    spec.pointee.members = UnsafePointer(rows)
    spec.pointee.count = Int32(members.count { !$0.isLong })
    spec.pointee.missing_get = missingGet
    spec.pointee.missing_set = missingSet
    spec.pointee.called = called
    spec.pointee.text = text
  }

  private nonisolated(unsafe) let rows: UnsafeMutablePointer<dtn_member>
  private nonisolated(unsafe) let keptName: UnsafePointer<CChar>
  /// The members' setters by slot, for the one C function that calls them all.
  nonisolated(unsafe) let setters: UnsafeMutablePointer<SetterSlot>

  init(
    _ index: ClassIndex, _ name: String, isStatic: Bool = false, members: [Member],
    missingGet: @escaping dtn_fn = { $0.missingGet() }, missingSet: @escaping dtn_fn = { $0.missingSet() },
    called: dtn_fn? = nil, text: @escaping dtn_fn = { $0.describeSelf() }
  ) {
    self.index = index
    self.name = name
    let members = members.filter { !$0.isLong } + members.filter(\.isLong)
    self.members = members
    self.isStatic = isStatic
    self.missingGet = missingGet
    self.missingSet = missingSet
    self.called = called
    self.text = text
    keptName = ScriptClass.keep(name)
    rows = .allocate(capacity: max(1, members.count))
    setters = .allocate(capacity: max(1, members.count))
    for (slot, member) in members.enumerated() {
      (setters + slot).initialize(to: SetterSlot(setter: member.setter))
      (rows + slot).initialize(
        to: dtn_member(
          name: ScriptClass.keep(member.name), get: member.get, set: member.set, call: member.call,
          flags: member.flags))
    }
  }

  static func keep(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (place, byte) in bytes.enumerated() { (copy + place).initialize(to: byte) }
    return UnsafePointer(copy)
  }
}

extension [Member] {
  /// These rows but for those that a component has in a form of its own.
  func without(_ own: [Member]) -> [Member] { filter { row in !own.contains { $0.name == row.name } } }
}

extension Member {
  /// What a property is; "any" if the row cannot be read, which a test forbids.
  var shape: Shape { (try? ShapeReader.shape(type)) ?? Shape.any }

  /// What a method takes and answers.
  var signature: Signature { (try? ShapeReader.signature(type)) ?? Signature(parameters: []) }
}
