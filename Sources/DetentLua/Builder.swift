import CDetentLua
import DetentCore

/// Builds a screen from the nested tables of a script.
extension Host {
  static let screenOptions = [
    "id", "device", "size", "safeArea", "scale", "idiom", "os", "orientation", "appearance", "backgroundColor",
    "locale", "layoutDirection", "timeZone", "calendar", "now", "reduceMotion", "pointer", "keyboard", "textSize",
    "isModalInPresentation", "on",
  ]

  /// What the table of any component may hold beside its properties.
  static let componentOptions = ComponentOption.all.map(\.name)

  /// `detent.screen { … }`. An error leaves nothing behind.
  func buildScreen(_ call: Call) throws(ScriptError) -> Reply {
    .component(try buildScreen(call.argument(0).table("a table such as { device = \"iPhone 16\", … }"), call))
  }

  /// The screen that a table describes. An error leaves nothing behind.
  func buildScreen(_ table: LuaTable, _ call: Call) throws(ScriptError) -> ComponentID {
    let before = stage.pointee.beforeBuilding
    guard asking == 0 else { throw ScriptError("a row function cannot build a screen") }
    let startBefore = start
    var screen: ComponentID?
    do throws(ScriptError) {
      let id = try addScreen(table)
      screen = id
      var build = Build(call: call, screen: id)
      let children = try children(of: table, allowed: Host.screenOptions) { name in
        "screen has no option \(Quote.text(name))\(Suggest.hint(name, among: Host.screenOptions))"
      }
      for child in children { try add(child, to: id, &build) }
      if let on = table["on"] {
        do throws(ScriptError) { try addHandlers(on, to: id, call) } catch {
          throw ScriptError("option \"on\": \(error.message)")
        }
      }
      try finish(build)
      return id
    } catch {
      if let screen { forgetHandlers(of: [screen] + stage.pointee.descendants(of: screen)) }
      stage.pointee.abandon(screen, to: before)
      start = startBefore
      throw error
    }
  }

  /// A screen under construction: what has to wait until everything is there.
  struct Build {
    var call: Call
    var screen: ComponentID
    var pairs: [(control: ComponentID, target: LuaValue, at: LuaTable)] = []
    var pages: [(ComponentID, Int)] = []
    var places: [(ComponentID, String)] = []
    /// The last picker of each kind in a parent that was given no place.
    var stacks: [ComponentID: [ComponentKind: ComponentID]] = [:]
    /// Views and the child that each zooms.
    var zoomItems: [(view: ComponentID, item: LuaValue, at: LuaTable)] = []
    /// Components and the name of what each edits.
    var edits: [(component: ComponentID, name: String, at: LuaTable)] = []
  }

  // MARK: Components

  /// The array part of a table: marked tables only. Named keys must be known.
  private func children(
    of table: LuaTable, allowed: [String], refusal: (String) -> String
  ) throws(ScriptError) -> [LuaTable] {
    for (name, _) in table.named where !allowed.contains(name) { throw ScriptError(refusal(name)) }
    let list = table.pairs.filter { if case .text = $0.key { false } else { true } }
    return try list.map { pair throws(ScriptError) in
      guard case .table(let child) = pair.value, child.mark != 0 else {
        throw ScriptError(
          "expected components such as detent.label { … } in the list, got \(pair.value.described) at \(pair.key.described)"
        )
      }
      return child
    }
  }

  private func add(_ table: LuaTable, to parent: ComponentID, _ build: inout Build) throws(ScriptError) {
    guard let kind = ComponentKind(rawValue: UInt8(truncatingIfNeeded: table.mark)) else { return }
    stage.pointee.act(for: .script(chunk: table.chunk, line: table.line))
    let name = try self.name(of: table, kind, build)
    let id: ComponentID
    do { id = try stage.pointee.add(kind, named: name, to: parent) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
    let children: [LuaTable]
    do throws(ScriptError) { children = try configure(id, in: parent, table, &build) } catch {
      throw ScriptError(at(table, error.message, title: stage.pointee.title(of: id), build))
    }
    for child in children { try add(child, to: id, &build) }
    layPages(of: id)
  }

  /// Gives a component what its table says of it; answers the tables that lie in it.
  private func configure(
    _ id: ComponentID, in parent: ComponentID, _ table: LuaTable, _ build: inout Build
  ) throws(ScriptError) -> [LuaTable] {
    let type = ScriptClasses[ClassIndex(of: id.kind)]
    let settable = type.members.filter { $0.set != nil }
    let allowed = Host.componentOptions + settable.map(\.name)
    let children = try self.children(of: table, allowed: allowed + type.names) { name in
      "\(id.kind.name) has no option \(Quote.text(name))\(type.hint(for: name, first: allowed))"
    }
    try setPlace(table, of: id, in: parent, &build)
    for member in settable where member.name != "frame" && member.name != "page" {
      guard let value = table[member.name] else { continue }
      do throws(ScriptError) { try set(member, to: value, of: id, table, &build) } catch {
        throw ScriptError("\(member.name): \(error.message)")
      }
    }
    for (name, _) in table.named where !allowed.contains(name) {
      throw ScriptError(
        "\(id.kind.name).\(name) is \(type.members.first { $0.name == name }?.call == nil ? "read-only" : "a method")")
    }
    if let page = table["page"] { build.pages.append((id, try page.whole() - 1)) }
    if let intent = table["intent"] { try setIntent(intent, of: id, table, &build) }
    try setOrigin(table, of: id, type)
    if let on = table["on"] { try addHandlers(on, to: id, build.call) }
    return children
  }

  /// Sets a property as an assignment would; what leans on other components waits until they are there.
  private func set(
    _ member: Member, to value: LuaValue, of id: ComponentID, _ table: LuaTable, _ build: inout Build
  ) throws(ScriptError) {
    switch member.name {
    case "pairedWith": build.pairs.append((id, value, table))
    case "zoomItem": build.zoomItems.append((id, value, table))
    case "components" where id.kind == .pickerView: try setComponents(value, of: id, build.call)
    case "values" where id.kind == .pickerView: try selectValues(value, of: id)
    default: try member.setter?(stage, id, try member.prepare?(self, value) ?? value)
    }
  }

  /// Errors of a component inside a screen name the component and its own line, with the file if that is another one
  /// than the screen's.
  func at(_ table: LuaTable, _ message: String, title: String, _ build: Build) -> String {
    let isHere = build.call.cause.place?.chunk == table.chunk
    return "\(title) (\(isHere ? "line " : chunkName(table.chunk) + ":")\(table.line)): \(message)"
  }

  private func name(of table: LuaTable, _ kind: ComponentKind, _ build: Build) throws(ScriptError) -> String {
    guard let given = table["id"] else { return "" }
    let name: String
    do throws(ScriptError) { name = try given.text() } catch {
      throw ScriptError(at(table, "id: \(error.message)", title: kind.name, build))
    }
    guard !name.isEmpty else { throw ScriptError(at(table, "an id cannot be empty", title: kind.name, build)) }
    if ScriptClass.screen.names.contains(name) {
      throw ScriptError(
        at(table, "the id \(Quote.text(name)) is the name of a screen's member: take another", title: kind.name, build))
    }
    if stage.pointee.screens[build.screen].names[name] != nil {
      throw ScriptError(at(table, "the id \(Quote.text(name)) stands twice on this screen", title: kind.name, build))
    }
    return name
  }

  /// What only a person knows of a component, and the words for it; nil: any text.
  private static let intents: KeyValuePairs<String, [String]?> = [
    "edits": nil, "order": nil, "purpose": ["exact", "scheduling", "meaning", "decoration"],
    "role": ["primary", "secondary", "sidebar"],
  ]

  private func setIntent(
    _ value: LuaValue, of id: ComponentID, _ table: LuaTable, _ build: inout Build
  ) throws(ScriptError) {
    let options = try Options(value, of: "intent", allowed: Host.intents.map(\.key))
    for (key, words) in Host.intents {
      let text = try options.read(key) { value throws(ScriptError) -> String in
        guard let words else { return try value.text() }
        return try value.oneOf(words)
      }
      guard let text else { continue }
      stage.pointee.addIntent(key, text, to: id)
      if key == "edits" { build.edits.append((id, text, table)) }
    }
  }

  /// Adds the handlers that an option `on` gives.
  func addHandlers(_ on: LuaValue, to id: ComponentID, _ call: Call) throws(ScriptError) {
    add(try on.handlers(of: id.kind), to: id, call)
  }

  func add(_ handlers: [NamedHandler], to id: ComponentID, _ call: Call) {
    for handler in handlers {
      _ = addHandler(handler.function, to: HandlerKey(component: id, signal: handler.signal), call)
    }
  }
}

/// A function of an option `on`, and the event that it is for.
struct NamedHandler {
  var signal: Signal
  var function: LuaValue.Function
}

extension LuaValue {
  /// The handlers of an option `on`: a function for an event, or a list of several.
  func handlers(of kind: ComponentKind) throws(ScriptError) -> [NamedHandler] {
    var handlers: [NamedHandler] = []
    for pair in try table("a table such as { valueChanged = function(e) … end }").pairs {
      let signal = try pair.key.signal(of: kind)
      let functions = if case .table(let table) = pair.value { table.list } else { [pair.value] }
      for function in functions {
        do { handlers.append(NamedHandler(signal: signal, function: try function.function())) } catch {
          throw ScriptError("on.\(signal.rawValue): \(error.message)")
        }
      }
    }
    return handlers
  }
}
