import CDetentLua
import DetentCore

/// Builds a screen from the nested tables of a script.
extension Host {
  static let screenOptions = [
    "id", "device", "size", "safeArea", "scale", "idiom", "os", "orientation", "appearance", "backgroundColor",
    "locale",
    "layoutDirection", "timeZone", "calendar", "now", "reduceMotion", "pointer", "keyboard", "textSize",
    "isModalInPresentation", "on",
  ]

  /// What the table of any component may hold beside its properties.
  static let componentOptions = ["id", "place", "margins", "size", "on", "intent", "actions", "unknown"]

  /// `detent.screen { … }`. An error leaves nothing behind.
  func buildScreen(_ call: Call) throws(ScriptError) -> Reply {
    .component(try buildScreen(call.argument(0).table("a table such as { device = \"iPhone 16\", … }"), call))
  }

  /// The screen that a table describes. An error leaves nothing behind.
  func buildScreen(_ table: LuaTable, _ call: Call) throws(ScriptError) -> ComponentID {
    let before = stage.pointee
    guard asking == 0 else { throw ScriptError("a row function cannot build a screen") }
    let handlersBefore = handlers
    let pickersBefore = Set(pickers.keys)
    let startBefore = start
    do {
      let id = try addScreen(table)
      var build = Build(call: call, screen: id)
      let children = try children(of: table, allowed: Host.screenOptions) { name in
        "screen has no option \(Quote.text(name))\(Suggest.hint(name, among: Host.screenOptions))"
      }
      for child in children { try add(child, to: id, &build) }
      if let on = table["on"] { try addHandlers(on, ofScreen: id, call) }
      try finish(build)
      return id
    } catch {
      var old = before
      old.trace = stage.pointee.trace
      stage.pointee = old
      handlers = handlersBefore
      for id in pickers.keys.filter({ !pickersBefore.contains($0) }) { forgetSources(of: id) }
      start = startBefore
      throw error
    }
  }

  /// A screen under construction: what has to wait until everything is there.
  private struct Build {
    var call: Call
    var screen: ComponentID
    var pairs: [(control: ComponentID, target: LuaValue, at: LuaTable)] = []
    var pages: [(ComponentID, Int)] = []
    var places: [(ComponentID, String)] = []
    /// Views and the child that each zooms.
    var zoomItems: [(view: ComponentID, item: LuaValue, at: LuaTable)] = []
  }

  /// The table with the run's own settings where it gives none.
  private func completed(_ table: LuaTable) -> LuaTable {
    var table = table
    for (name, value) in options.screenSettings.sorted(by: { $0.key < $1.key }) {
      let isTaken = table[name] == nil && (name != "device" || table["size"] == nil)
      let isMet = isTaken || table[name].map { Host.says($0, value) } == true
      settingsMet[name] = isMet || settingsMet[name] == true
      guard isTaken else { continue }
      let given: LuaValue = ["true", "false"].contains(value) ? .bool(value == "true") : .text(value)
      table.pairs.append(LuaTable.Pair(key: .text(name), value: given))
    }
    return table
  }

  /// Whether a screen's own value is that of a setting: `reduceMotion = true` is "true".
  private static func says(_ own: LuaValue, _ setting: String) -> Bool {
    switch own {
    case .bool(let value): "\(value)" == setting
    case .text(let text): text == setting
    default: false
    }
  }

  private func addScreen(_ table: LuaTable) throws(ScriptError) -> ComponentID {
    let table = completed(table)
    let device = try self.device(table)
    var attributes = Attributes(name: try table["id"]?.text() ?? "", screen: .stage, parent: .stage)
    attributes.cause = stage.pointee.cause
    var screen: Screen
    if let device {
      screen = Screen(attributes: attributes, device: device)
    } else {
      screen = Screen(
        attributes: attributes,
        size: try Host.named("size", in: table) { value throws(ScriptError) in try value.size() } ?? .zero,
        safeArea: try Host.named("safeArea", in: table) { value throws(ScriptError) in try value.insets() } ?? .zero,
        scale: try Host.named("scale", in: table) { value throws(ScriptError) in
          try value.number(in: 0.5...10, "0.5 to 10 pixels a point")
        } ?? 3,
        idiom: try Host.named("idiom", in: table) { value throws(ScriptError) in try value.oneOf(Device.Idiom.self) }
          ?? .phone)
    }
    try apply(table, to: &screen)
    do { return try stage.pointee.addScreen(screen) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
  }

  /// The device that a screen names; nil when it gives a size instead.
  private func device(_ table: LuaTable) throws(ScriptError) -> Device? {
    if table["size"] != nil {
      guard table["device"] == nil else { throw ScriptError("give either device or size, not both") }
      return nil
    }
    for name in ["safeArea", "scale", "idiom"] where table[name] != nil {
      throw ScriptError("\"\(name)\" goes with size; a device brings its own")
    }
    let name = try table["device"]?.text() ?? options.device
    guard let device = Device.named(name) else {
      let names = Device.all.map(\.name)
      throw ScriptError(
        "there is no device \(Quote.text(name))\(Suggest.hint(name, among: names)) (there are: \(names.joined(separator: ", ")))"
      )
    }
    return device
  }

  private func apply(_ table: LuaTable, to screen: inout Screen) throws(ScriptError) {
    for (name, value) in table.named {
      do {
        switch name {
        case "os": screen.os = try value.version()
        case "orientation": screen.orientation = try value.oneOf(Screen.Orientation.self)
        case "appearance": screen.appearance = try value.oneOf(Screen.Appearance.self)
        case "backgroundColor": screen.attributes.backgroundColor = try value.color()
        case "locale": screen.locale = try value.locale(knownTo: stage.pointee.calendars)
        case "layoutDirection": screen.explicitDirection = try value.oneOf(LayoutDirection.self)
        case "timeZone": screen.timeZone = try value.timeZone(knownTo: stage.pointee.calendars)
        case "calendar": screen.calendar = try value.oneOf(CalendarKind.self)
        case "reduceMotion": screen.reduceMotion = try value.bool()
        case "pointer": screen.hasPointer = try value.bool()
        case "keyboard": screen.keyboard = try value.oneOf(Screen.Keyboard.self)
        case "isModalInPresentation": screen.isModalInPresentation = try value.bool()
        case "textSize": screen.textSize = try value.oneOf(Screen.TextSize.self)
        default: break
        }
      } catch { throw ScriptError("option \"\(name)\": \(error.message)") }
    }
    _ = try Host.named("now", in: table) { value throws(ScriptError) in try setStart(value, on: screen) }
  }

  /// The wall clock at the start of the run: the first screen that gives one decides.
  private func setStart(_ value: LuaValue, on screen: Screen) throws(ScriptError) {
    let text = try value.text()
    let zone = stage.pointee.calendars.zone(screen.timeZone) ?? FixedZone.utc
    let seconds = zone.instant(atLocal: try RunStart.seconds(of: text))
    if let start, seconds != stage.pointee.start {
      throw ScriptError("the run began at \(start) already; all screens share one clock")
    }
    start = text
    stage.pointee.start = seconds
  }

  private static func named<Result>(
    _ name: String, in table: LuaTable, _ convert: (LuaValue) throws(ScriptError) -> Result
  ) throws(ScriptError) -> Result? {
    guard let value = table[name] else { return nil }
    do { return try convert(value) } catch { throw ScriptError("option \"\(name)\": \(error.message)") }
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
    let call = build.call
    stage.pointee.act(for: .script(chunk: table.chunk, line: table.line))
    let name = try self.name(of: table, kind, build)
    let id: ComponentID
    do { id = try stage.pointee.add(kind, named: name, to: parent) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
    let type = ScriptClasses[ClassIndex(of: kind)]
    let settable = type.members.filter { $0.set != nil }.map(\.name)
    let allowed = Host.componentOptions + settable
    let children: [LuaTable]
    do throws(ScriptError) {
      children = try self.children(of: table, allowed: allowed + type.names) { name in
        "\(kind.name) has no option \(Quote.text(name))\(type.hint(for: name))"
      }
      try setPlace(table, of: id, in: parent, &build)
      for name in settable where name != "frame" && name != "page" {
        guard let value = table[name] else { continue }
        if id.kind == .pickerView, name == "components" || name == "values" {
          do throws(ScriptError) { try setRows(name, value, of: id, call) } catch {
            throw ScriptError("\(name): \(error.message)")
          }
          continue
        }
        if name == "pairedWith" {
          build.pairs.append((id, value, table))
        } else if name == "zoomItem" {
          build.zoomItems.append((id, value, table))
        } else {
          guard let member = type.members.first(where: { $0.name == name }), let setter = member.setter else {
            continue
          }
          do { try setter(stage, id, try member.prepare?(self, value) ?? value) } catch {
            throw ScriptError("\(name): \(error.message)")
          }
        }
      }
      for (name, _) in table.named where !allowed.contains(name) {
        throw ScriptError(
          "\(kind.name).\(name) is \(type.members.first { $0.name == name }?.call == nil ? "read-only" : "a method")")
      }
      if let page = table["page"] { build.pages.append((id, try page.whole() - 1)) }
      if let intent = table["intent"] { try setIntent(intent, of: id) }
      try setOrigin(table, of: id, type)
      if let on = table["on"] { try addHandlers(on, to: id, call) }
    } catch { throw ScriptError(at(table, error.message, title: stage.pointee.title(of: id), build)) }
    for child in children { try add(child, to: id, &build) }
    layPages(of: id)
  }

  /// What a picker can only be given together with the call, whose functions it keeps.
  private func setRows(_ name: String, _ value: LuaValue, of id: ComponentID, _ call: Call) throws(ScriptError) {
    if name == "components" { try setComponents(value, of: id, call) } else { try selectValues(value, of: id) }
  }

  /// Errors of a component inside a screen name the component and its own line, with the file if that is another one
  /// than the screen's.
  private func at(_ table: LuaTable, _ message: String, title: String, _ build: Build) -> String {
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

  private func setIntent(_ value: LuaValue, of id: ComponentID) throws(ScriptError) {
    let options = try Options(value, of: "intent", allowed: ["role", "purpose", "edits", "order"])
    for key in ["edits", "order", "purpose", "role"] {
      let words =
        key == "role"
        ? ["primary", "secondary", "sidebar"]
        : key == "purpose" ? ["exact", "scheduling", "meaning", "decoration"] : nil
      let text = try options.read(key) { value throws(ScriptError) -> String in
        guard let words else { return try value.text() }
        return try value.oneOf(words)
      }
      if let text { stage.pointee.addIntent(key, text, to: id) }
    }
  }

  func addHandlers(_ value: LuaValue, to id: ComponentID, _ call: Call) throws(ScriptError) {
    for pair in try value.table("a table such as { valueChanged = function(e) … end }").pairs {
      let signal = try pair.key.signal(of: id.kind)
      let functions = if case .table(let table) = pair.value { table.list } else { [pair.value] }
      for function in functions {
        do { _ = addHandler(try function.function(), to: HandlerKey(component: id, signal: signal), call) } catch {
          throw ScriptError("on.\(signal.rawValue): \(error.message)")
        }
      }
    }
  }

  private func addHandlers(_ on: LuaValue, ofScreen id: ComponentID, _ call: Call) throws(ScriptError) {
    do throws(ScriptError) { try addHandlers(on, to: id, call) } catch {
      throw ScriptError("option \"on\": \(error.message)")
    }
  }

  // MARK: Places

  private func setPlace(
    _ table: LuaTable, of id: ComponentID, in parent: ComponentID, _ build: inout Build
  ) throws(ScriptError) {
    guard !id.kind.isBar else {
      for name in ["frame", "place", "size", "margins"] where table[name] != nil {
        throw ScriptError("\(name): a \(id.kind.name) has its place at the edge of the safe area")
      }
      return
    }
    let size = try Host.named("size", in: table) { value throws(ScriptError) in try value.size() }
    let margins = try Host.named("margins", in: table) { value throws(ScriptError) in try value.insets() } ?? .zero
    if let frame = table["frame"] {
      for name in ["place", "size", "margins"] where table[name] != nil {
        throw ScriptError("give either frame or \(name), not both")
      }
      stage.pointee.setFrame(try frame.rect(), place: nil, of: id)
      return
    }
    let rule: Place.Rule
    if let place = table["place"] {
      rule = try self.rule(place, of: id, &build)
    } else {
      rule = defaultRule(of: id, in: parent)
    }
    stage.pointee.setFrame(.zero, place: Place(rule, margins: margins, size: size), of: id)
  }

  private func rule(_ value: LuaValue, of id: ComponentID, _ build: inout Build) throws(ScriptError) -> Place.Rule {
    guard case .table = value else {
      return switch try value.oneOf(["fill", "top", "bottom", "center"]) {
      case "fill": .fill
      case "top": .top
      case "bottom": .bottom
      default: .center
      }
    }
    let options = try Options(value, of: "place", allowed: ["below", "above", "gap"])
    let gap = try options.read("gap") { value throws(ScriptError) in try value.coordinate() } ?? 8
    if let name = try options.read("below", { value throws(ScriptError) in try value.text() }) {
      build.places.append((id, name))
      return .below(name, gap: gap)
    }
    guard let name = try options.read("above", { value throws(ScriptError) in try value.text() }) else {
      throw ScriptError("place: expected { below = \"id\" } or { above = \"id\" }")
    }
    build.places.append((id, name))
    return .above(name, gap: gap)
  }

  /// The place of what is given neither frame nor place. In a pager it is the next page, whatever it is.
  private func defaultRule(of id: ComponentID, in parent: ComponentID) -> Place.Rule {
    let isPaging = parent.kind == .scrollView && stage.pointee.scrollViews[parent].isPagingEnabled
    if isPaging, id.kind != .pageControl { return .page(stage.pointee.nextPage(in: parent)) }
    switch id.kind {
    case .pageControl, .pickerView: return .bottom
    case .scrollView, .view: return .fill
    default: return .center
    }
  }

  /// The children that are pages count a pager that was given neither pages nor content, and take the pages' names.
  private func layPages(of id: ComponentID) {
    guard id.kind == .scrollView else { return }
    let count = stage.pointee.nextPage(in: id)
    guard count > 0 else { return }
    if stage.pointee.scrollViews[id].numberOfPages ?? 0 == 0 { stage.pointee.setPageCount(count, of: id) }
    stage.pointee.placePages(of: id)
  }

  /// Everything is there: ids that lean on each other are looked up, then the screen is laid out and shown.
  private func finish(_ build: Build) throws(ScriptError) {
    let names = stage.pointee.screens[build.screen].names
    for (id, name) in build.places {
      guard let other = names[name], stage.pointee[attributes: other].parent == stage.pointee[attributes: id].parent
      else {
        throw ScriptError(
          "\(stage.pointee.title(of: id)): place names \(Quote.text(name)), which is no sibling\(Suggest.hint(name, among: names.keys.sorted()))"
        )
      }
    }
    try checkCircles(build, names)
    for (control, target, table) in build.pairs {
      do { stage.pointee.pair(control, with: try stage.pointee.pairTarget(target, for: control)) } catch {
        throw ScriptError(at(table, "pairedWith: \(error.message)", title: stage.pointee.title(of: control), build))
      }
    }
    for (view, item, table) in build.zoomItems {
      do { stage.pointee.setZoomItem(try stage.pointee.child(item, of: view), of: view) } catch {
        throw ScriptError(at(table, "zoomItem: \(error.message)", title: stage.pointee.title(of: view), build))
      }
    }
    stage.pointee.act(for: build.call.cause)
    stage.pointee.finish(build.screen, pages: build.pages)
  }

  /// Places that lean on each other in a circle can never be found.
  private func checkCircles(_ build: Build, _ names: [String: ComponentID]) throws(ScriptError) {
    let leans = Dictionary(build.places.map { ($0.0, names[$0.1]) }, uniquingKeysWith: { first, _ in first })
    /// Those that are known, with the place in the list from which they were reached first.
    var reached: [ComponentID: Int] = [:]
    for (index, place) in build.places.enumerated() {
      var current: ComponentID? = place.0
      while let id = current, reached[id] == nil {
        reached[id] = index
        current = leans[id] ?? nil
      }
      guard current.flatMap({ reached[$0] }) != index else {
        throw ScriptError("\(stage.pointee.title(of: place.0)): its place leans on itself, by way of others")
      }
    }
  }
}

extension LuaValue {
  /// A version of iOS: "18.0", "17.4".
  func version() throws(ScriptError) -> String {
    let text = try text()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else {
      throw ScriptError("expected a version such as \"18.0\", got \(described)")
    }
    return text
  }
}
