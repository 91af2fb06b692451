import DetentCore

/// The tables that describe components: `detent.label { id = "title", text = "…" }`.
enum ComponentTable {
  /// What the constructor of the module makes; nil for a member that makes nothing from a table of properties.
  static func kind(of constructor: String) -> String? {
    switch constructor {
    case "list": "scrollView"
    case "screen": constructor
    default: ScriptClasses.all.contains { $0.name == constructor && $0.isOwner } ? constructor : nil
    }
  }

  /// Every option of a class's table with what may be given, in a fixed order.
  static func options(of type: ScriptClass) -> [Field] {
    guard type.index != .screen else { return Host.screenOptions.map { field($0, of: type) } }
    let settable = type.members.filter { $0.set != nil }.map(\.name)
    let isBar = [.navigationBar, .tabBar].contains(type.index)
    return (Host.componentOptions + settable).filter { !isBar || !placing.contains($0) }.map { field($0, of: type) }
  }

  /// What is not for bars, which have their place.
  private static let placing = ["place", "margins", "size", "frame"]

  /// An option is what the property of its name is; else what its name says.
  private static func field(_ name: String, of type: ScriptClass) -> Field {
    let words = Word.byName[name]
    let row = type.members.first { $0.name == name && $0.call == nil }
    let shape = (words.flatMap { try? ShapeReader.shape($0) } ?? row?.shape ?? .any).withoutNil
    return Field(name: name, shape: shape, isOptional: true)
  }
}

extension Definitions {
  /// The class of the table from which a component or a screen is made.
  static func options(of type: ScriptClass) -> [String] {
    guard type.isOwner || type.index == .screen else { return [] }
    let fields = ComponentTable.options(of: type).map { field in
      field.name == "on" ? "---@field on? detent.\(type.name).handlers" : line(field, of: type)
    }
    return ["---@class detent.\(type.name).options"] + fields
      + ["---@field [integer] detent.blueprint? Its components.", ""]
  }

  private static func line(_ field: Field, of type: ScriptClass) -> String {
    let doc = type.members.first { $0.name == field.name && $0.call == nil }?.doc
    return field.line + (doc.map { " \($0)" } ?? "")
  }
}
