import CDetentLua
import DetentCore

/// `detent.flow { … }`: screens, links and what is wrong with them.
extension Host {
  /// An error leaves the screens as they were.
  func buildFlow(_ call: Call) throws(ScriptError) -> Reply { try buildFlow(call.argument(0), call) }

  /// The flow that a table describes.
  func buildFlow(_ description: LuaValue, _ call: Call) throws(ScriptError) -> Reply {
    let options = try Options(description, allowed: ["id", "start", "screens", "links", "on"])
    let name = try options.read("id") { value throws(ScriptError) in try value.text() } ?? ""
    let named = try screens(options["screens"])
    let screens = named.map(\.id)
    try checkDevice(screens)
    let names = named.map(\.name)
    guard
      let start = try options.read("start", { value throws(ScriptError) in try value.screen(named, stage) })
        ?? (options["screens"].isList ? screens.first : nil)
    else {
      throw ScriptError("start is missing: the id of the first screen (there are: \(names.joined(separator: ", ")))")
    }
    let nameless = named.filter { stage.pointee.screens[$0.id].attributes.name.isEmpty }
    for screen in nameless { stage.pointee.setName(screen.name, of: screen.id) }
    let links: [Flow.Link]
    let handlers: [NamedHandler]
    do throws(ScriptError) {
      links = try self.links(options["links"], named)
      try checkCircles(links)
      handlers = try options.read("on") { value throws(ScriptError) in try value.handlers(of: .flow) } ?? []
    } catch {
      for screen in nameless { stage.pointee.setName("", of: screen.id) }
      throw error
    }
    let id: ComponentID
    do { id = try stage.pointee.addFlow(named: name, screens: screens, start: start, links: links) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
    add(handlers, to: id, call)
    return .component(id)
  }

  // MARK: Screens

  /// Screens with their ids, in the table's order: `{ welcome = screen, … }`, or a list of screens that have ids.
  private func screens(_ value: LuaValue) throws(ScriptError) -> [NamedScreen] {
    let hint = "such as { welcome = detent.screen { … }, details = detent.screen { … } }"
    guard case .table(let table) = value, !table.pairs.isEmpty else {
      throw ScriptError("option \"screens\": expected screens \(hint), got \(value.described)")
    }
    var named: [NamedScreen] = []
    for pair in table.pairs {
      let screen = try self.screen(pair.value)
      let name = try self.name(of: screen, key: pair.key)
      guard !named.contains(where: { $0.name == name }) else {
        throw ScriptError("two screens have the id \(Quote.text(name))")
      }
      guard !named.contains(where: { $0.id == screen }) else {
        throw ScriptError("\(stage.pointee.title(of: screen)) stands twice among the screens")
      }
      named.append(NamedScreen(name: name, id: screen))
    }
    return named
  }

  private func screen(_ value: LuaValue) throws(ScriptError) -> ComponentID {
    guard case .object(let object) = value, object.classIndex == ClassIndex.screen.rawValue else {
      throw ScriptError("option \"screens\": expected screens (detent.screen { … }), got \(value.described)")
    }
    let id = try value.living(on: stage.pointee)
    if let other = stage.pointee.flow(of: id) {
      throw ScriptError("\(stage.pointee.title(of: id)) stands in \(stage.pointee.title(of: other)) already")
    }
    return id
  }

  private func name(of screen: ComponentID, key: LuaValue) throws(ScriptError) -> String {
    let own = stage.pointee.screens[screen].attributes.name
    guard case .text(let name) = key else {
      guard !own.isEmpty else {
        throw ScriptError("a screen in the list has no id: give it one, or name it { welcome = … }")
      }
      return own
    }
    guard own.isEmpty || own == name else {
      throw ScriptError("the screen at \"\(name)\" has the id \(Quote.text(own)): use one name for it")
    }
    guard !ScriptClass.flow.names.contains(name) else {
      throw ScriptError("the id \(Quote.text(name)) is the name of a flow's member: take another")
    }
    return name
  }

  /// The screens of a flow are shown on one device.
  private func checkDevice(_ screens: [ComponentID]) throws(ScriptError) {
    guard let first = screens.first else { return }
    let device = stage.pointee.screens[first]
    for id in screens.dropFirst() {
      let other = stage.pointee.screens[id]
      guard other.deviceSize == device.deviceSize, other.scale == device.scale, other.idiom == device.idiom,
        other.layoutDirection == device.layoutDirection, other.reduceMotion == device.reduceMotion
      else {
        throw ScriptError(
          "\(stage.pointee.title(of: id)) is on another device than \(stage.pointee.title(of: first)), or set otherwise (\(other.summary), \(device.summary))"
        )
      }
    }
  }

  // MARK: Links

  private func links(_ value: LuaValue, _ named: [NamedScreen]) throws(ScriptError) -> [Flow.Link] {
    guard !value.isNil else { return [] }
    let table = try value.table("a list of links")
    guard table.list.count == table.pairs.count else { throw ScriptError("option \"links\": expected a list of links") }
    var links: [Flow.Link] = []
    for (index, value) in table.list.enumerated() {
      do throws(ScriptError) {
        let link = try self.link(value, named)
        if let trigger = link.trigger,
          links.contains(where: {
            $0.trigger == trigger && ($0.position == link.position || $0.position == nil || link.position == nil)
          })
        {
          throw ScriptError("\(stage.pointee.title(of: trigger)) triggers another link already")
        }
        links.append(link)
      } catch { throw ScriptError("link \(index + 1): \(error.message)") }
    }
    return links
  }

  /// The options of a link, with what editors say of each.
  static let linkOptions: KeyValuePairs = [
    "from": "The screen that it leaves.", "to": "The screen to which it leads; a pop and a dismissal have none.",
    "by": "How it gets there; a push unless said.",
    "trigger": "The component of the screen whose tap, row or item follows it; without one only code does.",
    "row": "Only this row of a list.", "item": "Only this item of a tab bar.", "as": "How it is presented.",
    "anchor": "What a popover points at.", "detents": "Heights at which a sheet rests: \"medium\", \"large\".",
    "adapts": "Whether a popover becomes a sheet on an iPhone.",
    "alternative": "It leads to the same content as a list or a grid.",
    "of": "The pager or page control whose pages that list or grid shows.",
  ]

  private func link(_ value: LuaValue, _ named: [NamedScreen]) throws(ScriptError) -> Flow.Link {
    let options = try Options(value, allowed: Host.linkOptions.map(\.key))
    guard let from = try options.read("from", { value throws(ScriptError) in try value.screen(named, stage) }) else {
      throw ScriptError("from is missing: the id of the screen that it leaves")
    }
    let by = try passage(options)
    let to = try options.read("to") { value throws(ScriptError) in try value.screen(named, stage) }
    let leads = by != .pop && by != .dismiss
    guard leads == (to != nil) else {
      throw ScriptError(
        leads ? "to is missing: the id of the screen to which it leads" : "a link by \"\(by.rawValue)\" has no to")
    }
    guard from != to else { throw ScriptError("it leads from \(stage.pointee.title(of: from)) to itself") }
    var link = Flow.Link(from: from, to: to, by: by, cause: stage.pointee.cause)
    link.trigger = try options.read("trigger") { value throws(ScriptError) in try value.part(of: from, stage) }
    link.position = try position(options, of: link.trigger)
    link.offer = try stage.offer(options, on: from, trigger: link.trigger)
    guard link.offer == nil || by == .present else {
      throw ScriptError("as, anchor and detents go with by = \"present\"")
    }
    if by == .present, link.offer == nil { link.offer = Flow.Offer(.sheet) }
    link.alternative = try options.read("alternative") { value throws(ScriptError) in
      try value.oneOf(Flow.Alternative.self)
    }
    link.pages = try options.read("of") { value throws(ScriptError) in try value.part(of: from, stage) }
    guard link.pages == nil || link.alternative != nil else { throw ScriptError("of goes with alternative") }
    if let pages = link.pages, pages.kind != .scrollView, pages.kind != .pageControl {
      throw ScriptError("option \"of\": expected a pager or a page control, got \(stage.pointee.title(of: pages))")
    }
    return link
  }

  private func passage(_ options: Options) throws(ScriptError) -> Flow.Passage {
    if case .text("alternative") = options["by"] {
      throw ScriptError("option \"by\": say how one gets there, and alternative = \"list\" beside it")
    }
    let given = try options.read("by") { value throws(ScriptError) in try value.oneOf(Flow.Passage.self) }
    return given ?? (options["as"].isNil ? .push : .present)
  }

  /// The only row or item that follows a link, from 0.
  private func position(_ options: Options, of trigger: ComponentID?) throws(ScriptError) -> Int? {
    if let item = try options.read(
      "item",
      { value throws(ScriptError) -> Int in
        guard let trigger, trigger.kind == .tabBar else { throw ScriptError("the trigger is no tab bar") }
        return try self.item(value, of: trigger)
      })
    {
      return item
    }
    return try options.read("row") { value throws(ScriptError) in
      guard let trigger, trigger.kind == .scrollView else { throw ScriptError("the trigger is no list") }
      return try stage.row(value, of: trigger)
    }
  }

  /// Pushes and presentations in a circle would put a screen into the flow twice.
  private func checkCircles(_ links: [Flow.Link]) throws(ScriptError) {
    let steps = links.filter { $0.by == .push || $0.by == .present }
    let ways = Dictionary(grouping: steps, by: \.from).mapValues { $0.compactMap(\.to) }
    guard let circle = Host.circle(in: ways, from: steps.map(\.from)) else { return }
    let names = circle.map { stage.pointee.screens[$0].attributes.name }
    throw ScriptError(
      "links: \(names.joined(separator: " → ")) by push or present would put a screen into the flow twice; go back with by = \"pop\" or \"dismiss\""
    )
  }

  /// A circle, its first screen again at its end. Screens to which no way leads are taken away until none is left, or
  /// only such as lie behind a circle.
  private static func circle(
    in ways: [ComponentID: [ComponentID]], from starts: [ComponentID]
  ) -> [ComponentID]? {
    var incoming: [ComponentID: Int] = [:]
    for to in ways.values.joined() { incoming[to, default: 0] += 1 }
    var free = starts.filter { incoming[$0] == nil }
    var gone = Set(free)
    while let screen = free.popLast() {
      for to in ways[screen] ?? [] {
        incoming[to, default: 0] -= 1
        if incoming[to] == 0, gone.insert(to).inserted { free.append(to) }
      }
    }
    guard var current = starts.first(where: { !gone.contains($0) }) else { return nil }
    // Some way leads to each that is left, from another that is left: back along such ways one comes round.
    var before: [ComponentID: ComponentID] = [:]
    for start in starts where !gone.contains(start) {
      for to in ways[start] ?? [] { before[to] = start }
    }
    var way: [ComponentID] = []
    var places: [ComponentID: Int] = [:]
    while places[current] == nil, let last = before[current] {
      places[current] = way.count
      way.append(current)
      current = last
    }
    return [current] + way[(places[current] ?? 0)...].reversed()
  }
}

/// A screen of a flow and the id that it has there.
struct NamedScreen {
  var name: String
  var id: ComponentID
}

extension LuaValue {
  fileprivate var isList: Bool { if case .table(let table) = self { !table.list.isEmpty } else { false } }

  /// A screen among some, by id or itself.
  fileprivate func screen(_ named: [NamedScreen], _ stage: StagePointer) throws(ScriptError) -> ComponentID {
    if case .text(let name) = self {
      guard let found = named.first(where: { $0.name == name }) else {
        let names = named.map(\.name)
        throw ScriptError(
          "there is no screen \(Quote.text(name))\(Suggest.hint(name, among: names)) (there are: \(names.joined(separator: ", ")))"
        )
      }
      return found.id
    }
    let id = try living(on: stage.pointee)
    guard named.contains(where: { $0.id == id }) else {
      throw ScriptError("expected a screen of the flow, got \(stage.pointee.title(of: id))")
    }
    return id
  }

  /// A component of a screen, by id or itself.
  fileprivate func part(of screen: ComponentID, _ stage: StagePointer) throws(ScriptError) -> ComponentID {
    if case .text(let name) = self {
      let names = stage.pointee.screens[screen].names
      guard let found = names[name] else {
        throw ScriptError(
          "\(stage.pointee.title(of: screen)) has no component \(Quote.text(name))\(Suggest.hint(name, among: names.keys.sorted()))"
        )
      }
      return found
    }
    let id = try living(on: stage.pointee)
    guard stage.pointee[attributes: id].screen == screen, id != screen else {
      throw ScriptError("\(stage.pointee.title(of: id)) is not on \(stage.pointee.title(of: screen))")
    }
    return id
  }
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// A screen of a flow, by id or itself.
  func screen(_ value: LuaValue, in flow: ComponentID) throws(ScriptError) -> ComponentID {
    let named = pointee.flows[flow].screens.map { NamedScreen(name: pointee.screens[$0].attributes.name, id: $0) }
    return try value.screen(named, self)
  }

  /// What is asked of a presentation; nil when nothing is said of one. A popover points at the trigger unless told.
  func offer(_ options: Options, on screen: ComponentID, trigger: ComponentID?) throws(ScriptError) -> Flow.Offer? {
    let style = try options.read("as") { value throws(ScriptError) in try value.oneOf(Flow.Style.self) }
    let anchor = try options.read("anchor") { value throws(ScriptError) in try value.part(of: screen, self) }
    let detents = try options.read("detents") { value throws(ScriptError) in try value.detents() }
    let adapts = try options.read("adapts") { value throws(ScriptError) in try value.bool() }
    guard style != nil || anchor != nil || detents != nil || adapts != nil else { return nil }
    let chosen = style ?? .sheet
    guard detents == nil || chosen == .sheet else { throw ScriptError("detents go with as = \"sheet\"") }
    guard anchor == nil && adapts == nil || chosen == .popover else {
      throw ScriptError("anchor and adapts go with as = \"popover\"")
    }
    guard chosen != .popover || anchor ?? trigger != nil else {
      throw ScriptError("a popover needs an anchor: the id of the component at which it points")
    }
    return Flow.Offer(
      chosen, anchor: chosen == .popover ? anchor ?? trigger : nil, detents: detents ?? [.large], adapts: adapts ?? true
    )
  }
}

extension LuaValue {
  /// Detents of a sheet, each once, from low to high.
  fileprivate func detents() throws(ScriptError) -> [Flow.Detent] {
    let names = try texts()
    let detents = try names.map { name throws(ScriptError) in try LuaValue.text(name).oneOf(Flow.Detent.self) }
    guard !detents.isEmpty else { throw ScriptError("expected at least one detent") }
    return Flow.Detent.allCases.filter(detents.contains)
  }
}

extension Screen {
  /// "iPhone 16, 393 × 852"
  fileprivate var summary: String {
    (deviceName.isEmpty ? "" : deviceName + ", ") + Text.size(deviceSize)
      + (layoutDirection == .rightToLeft ? ", right to left" : "") + (reduceMotion ? ", reduceMotion" : "")
  }
}
