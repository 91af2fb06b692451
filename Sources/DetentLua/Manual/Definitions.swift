import DetentCore

/// What editors and linters are told of the Lua API: LuaCATS definitions and the names for luacheck, written from the
/// rows that serve scripts.
public enum Definitions {
  /// Every file with its name.
  public static var files: [(name: String, text: String)] {
    [("detent.lua", scripts), ("busted.lua", specs), ("luacheck.lua", luacheck)]
  }

  /// The line by which a written file tells which version it belongs to.
  static let heading =
    "-- Detent \(Detent.version): written by `detent types` from the tables that serve scripts; edits are lost."

  /// The classes of everything that scripts hold, and the globals.
  static var scripts: String {
    let classes = ScriptClasses.all.filter(\.isDefined)
    let parts = [["---@meta detent", heading], basics, component] + classes.map(lines) + [globals, ["return detent"]]
    return text(parts)
  }

  static func text(_ parts: [[String]]) -> String {
    parts.map { part in
      let end = part.lastIndex { !$0.isEmpty } ?? 0
      return part[...end].joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Classes

  /// What all components have, once.
  private static var component: [String] {
    ["---@class detent.component"] + Member.common.filter { $0.call == nil }.map(property)
      + ["local component = {}", ""] + Member.common.filter { $0.call != nil }.flatMap { method($0, of: "component") }
  }

  private static func lines(_ type: ScriptClass) -> [String] {
    let own = type.isOwner ? type.members.filter { !$0.isInherited } : type.members
    let parent = type.isOwner ? ": detent.component" : ""
    let name = type.index == .detent ? "module" : type.index == .assert ? "assert" : type.variable
    return ["---@class detent.\(name)\(parent)"]
      + own.filter { $0.call == nil }.map(property) + extras(type)
      + ["\(type.index == .detent ? "" : "local ")\(type.variable) = {}", ""]
      + own.filter { $0.call != nil && $0.name != "on" }.flatMap {
        method($0, of: type.variable, isStatic: type.isStatic)
      }
      + events(of: type) + options(of: type)
  }

  /// What a class has beside its rows.
  private static func extras(_ type: ScriptClass) -> [String] {
    switch type.index {
    case .screen: ["---@field [string] any Its components by id."]
    case .flow: ["---@field [string] detent.screen Its screens by id."]
    case .assert: ["---@overload fun(value: any, message?: any, ...: any): any"] + spellings
    default: []
    }
  }

  /// `assert.is_not.equal`, `assert.is_not_nil`: luassert's words before a check, apart from it or in one name with it.
  private static var spellings: [String] {
    CheckName.chains.map { "---@field \($0) detent.assert" }
      + Member.checks.flatMap { row in
        let parameters = row.signature.parameters.map {
          "\($0.parameter)\($0.isOptional ? "?" : ""): \($0.shape.given)"
        }
        return CheckName.spellings(of: row.name).map { "---@field \($0) fun(\(parameters.joined(separator: ", ")))" }
      }
  }

  private static func property(_ row: Member) -> String {
    let shape = row.shape
    let notes = [shape.remark(beside: row.doc), row.set == nil ? "Read-only." : nil].compactMap { $0 }
    return "---@field \(row.name) \(shape.editor) \(([row.doc] + notes).joined(separator: " "))"
  }

  private static func method(_ row: Member, of owner: String, isStatic: Bool = false) -> [String] {
    let signature = row.signature
    let optionsName = "detent.\(owner).\(row.name).options"
    var lines: [String] = []
    if isStatic, let kind = ComponentTable.kind(of: row.name) {
      lines = ["---\(row.doc)", "---@param options detent.\(kind).options|detent.blueprint[]"]
    } else {
      for case .record(let fields) in signature.parameters.filter({ $0.name == "options" }).flatMap(\.shape.choices) {
        lines += fields.flatMap { $0.elements(of: row) }
        lines += ["---@class \(optionsName)"] + fields.map { $0.line(of: row) } + [""]
      }
      lines += ["---\(row.doc)"] + signature.parameters.map { parameter($0, options: optionsName) }
    }
    if let answer = signature.answer { lines.append("---@return \(answer.editor)") }
    let names = signature.parameters.map(\.parameter).joined(separator: ", ")
    return lines + ["function \(owner)\(isStatic ? "." : ":")\(row.name)(\(names)) end", ""]
  }

  private static func parameter(_ field: Field, options: String) -> String {
    let types = field.shape.choices.map { choice in
      if case .record = choice, field.name == "options" { return options }
      return choice.given
    }
    return
      "---@param \(field.parameter)\(field.isOptional ? "?" : "") \(types.joined(separator: "|")) \(field.shape.remark ?? "")"
      .trimmed
  }

  // MARK: Globals

  private static var globals: [String] {
    ["---@type detent.assert", "assert = \(ScriptClass.assert.variable)", ""]
      + ["step", "note"].flatMap { name -> [String] in
        guard let row = ScriptClass.detent.members.first(where: { $0.name == name }) else { return [] }
        return ["---\(row.doc)"] + row.signature.parameters.map { parameter($0, options: "table") }
          + ["function \(name)(\(row.signature.parameters.map(\.parameter).joined(separator: ", "))) end", ""]
      }
  }

  /// Geometry and what `detent.why` and `detent.events` answer.
  private static var basics: [String] {
    let colors = (["string"] + SystemColor.names.map { "\"\($0)\"" }).joined(separator: "|")
    return [
      "---@class detent.point", "---@field x number Points.", "---@field y number Points.", "",
      "---@class detent.point.given", "---@field x? number Points.", "---@field y? number Points.", "",
      "---@class detent.size", "---@field width number Points.", "---@field height number Points.", "",
      "---@class detent.size.given", "---@field width? number Points.", "---@field height? number Points.", "",
      "---@class detent.rect: detent.point, detent.size", "",
      "---@class detent.rect.given: detent.point.given, detent.size.given", "",
      "---@class detent.insets", "---@field top number Points.", "---@field left number Points.",
      "---@field bottom number Points.", "---@field right number Points.", "",
      "---@class detent.insets.given", "---@field top? number Points.", "---@field left? number Points.",
      "---@field bottom? number Points.", "---@field right? number Points.", "",
      "---@alias detent.color \(colors)", "",
      "---@class detent.blueprint", "",
      "---@class detent.decision", "---@field question string What was decided.",
      "---@field outcome string What came out.", "---@field time number Seconds.",
      "---@field component any", "---@field inputs table<string, any> What it was decided on.",
      "---@field choices string[] Which choices of Detent's own took part.",
      "---@field threshold? number Where another outcome begins.",
      "---@field margin? number How far from it.", "---@field at? string The script's line, \"file:line\".", "",
      "---@class detent.record", "---@field name string The event.", "---@field time number Seconds.",
      "---@field isUser boolean", "---@field source any", "---@field line? string The script's line, \"file:line\".",
      "---@field [string] any What the event carries.",
    ]
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.hasSuffix(" ") { text.removeLast() }
    return String(text)
  }
}

extension ScriptClass {
  /// Whether scripts can hold one of it, and it is no other spelling of another class.
  var isDefined: Bool { index != .assertNot && index != .spec }

  /// What a definition file calls it: a function of Lua's own would be in the way of "assert".
  var variable: String {
    switch index {
    case .assert: "assertions"
    case .generators: "gen"
    default: name
    }
  }

  /// Whether it is a component with everything that components have.
  var isOwner: Bool { isComponent && ![.screen, .progress, .flow].contains(index) }
}

extension Field {
  /// The line of the options of a method: of those that make something, only `detent.flow` has such.
  fileprivate func line(of row: Member) -> String {
    switch name {
    case "on": "---@field on? detent.\(row.name).handlers"
    case "…": "---@field [string] any"
    case _ where element != nil: "---@field \(name)\(isOptional ? "?" : "") \(elementName(of: row))[]"
    default: line
    }
  }

  /// What a list of tables with names holds: `links?: list of { from, to }`.
  private var element: [Field]? { if case .list(.record(let fields)) = shape { fields } else { nil } }

  /// "detent.flow.link"
  private func elementName(of row: Member) -> String { "detent.\(row.name).\(name.dropLast())" }

  /// The class of what the list holds.
  fileprivate func elements(of row: Member) -> [String] {
    guard let element else { return [] }
    return ["---@class \(elementName(of: row))"]
      + element.map { field in
        let doc = row.name == "flow" ? Host.linkOptions.first { $0.key == field.name }?.value : nil
        return field.line + (doc.map { " \($0)" } ?? "")
      } + [""]
  }
}

extension Member {
  /// Whether it is a row of every component, told once for all.
  var isInherited: Bool { name != "on" && Member.common.contains { $0.name == name && $0.type == type } }
}
