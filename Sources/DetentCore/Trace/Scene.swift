/// What a trace says of the present: every screen and component with what is known of it after the events seen so far.
///
/// Give it each event in order with `see`. It needs no stage; what it gathers equals what the stage holds whenever
/// nothing moves, but for the rounding of the trace (docs/trace-format.md).
public struct Scene: Sendable {
  /// A screen or a component.
  public struct Part: Sendable {
    public var id: ComponentID
    /// The id that the script gave, or "".
    public var name: String
    public var parent: ComponentID
    /// In the order in which they were given.
    public var children: [ComponentID] = []
    /// What differs from a fresh component of the kind, by the names that scripts use, the frame apart.
    public var properties: [String: Value]
    /// In the parent's points.
    public var frame: Rect
    /// Where it was made.
    public var cause: Cause
    /// The index of its `made`.
    public var made: Int

    /// The present value of a property: what the trace says, else what a fresh component has; `.none` for no such thing.
    public func value(_ property: String) -> Value {
      properties[property] ?? Event.Made.fresh(id.kind)[property] ?? .none
    }
  }

  /// What is known of a flow beside its part.
  public struct Flow: Sendable {
    public var links: [DetentCore.Flow.Link] = []
    /// The screens of each level, the last one in front; each level after the first is presented on the one before.
    public var stacks: [[ComponentID]] = []
  }

  public private(set) var time = Instant.zero
  /// Screens and flows that live, in the order in which they were made.
  public private(set) var roots: [ComponentID] = []
  /// The screen that a person sees.
  public private(set) var shownScreen: ComponentID?
  private var flows: [ComponentID: Flow] = [:]
  private var parts: [ComponentID: Part] = [:]
  private var ways: [ComponentID: Way] = [:]
  /// The last motion of each wheel of a picker.
  private var turns: [ComponentID: [Int: Way]] = [:]
  /// When a scroll view's content was last put somewhere.
  private var placed: [ComponentID: Instant] = [:]
  private var fingers: Set<Int32> = []
  private var count = 0

  /// The last motion of a component.
  private struct Way: Sendable {
    var start: Instant
    var end: Instant
    var motion: Event.MotionRecord?
  }

  public init() {}

  /// A component that lives; nil for any other id.
  public subscript(id: ComponentID) -> Part? { parts[id] }

  /// A flow that lives; nil for any other id.
  public subscript(flow id: ComponentID) -> Flow? { flows[id] }

  /// The next event.
  public mutating func see(_ event: Event) {
    time = event.time
    let id = event.source
    switch event.what {
    case .made(let made): add(id, made, event.cause)
    case .shown: shownScreen = id
    case .closed: remove(id)
    case .changed(.id, .text(let name)): parts[id]?.name = name
    case .changed(.frame, .rect(let frame)): parts[id]?.frame = frame
    case .pageChanged(let page), .valueChanged(let page), .changed(.page, .int(let page)): setPage(page, of: id)
    case .changed(let property, let value): set(property.rawValue, value, of: id)
    case .touch(let finger, let phase, _): note(finger, phase)
    case .dateChanged(.duration(let seconds)):
      set("countDownDuration", .int(seconds), of: id)
      set("askedCountDownDuration", .number(Double(seconds)), of: id)
    case .dateChanged(let date): set("date", .text(date.text ?? ""), of: id)
    case .didSelectItem(let item): set("selectedItem", .int(item), of: id)
    case .linked(var link, _):
      link.cause = event.cause
      flows[id, default: Flow()].links.append(link)
    case .navigated(let step): flows[id, default: Flow()].stacks = step.stacks
    case .transition(let record):
      ways[id] = Way(start: time, end: time + Duration(roundingUp: record.motion.duration))
    case .selectionChanged(let from, let to): set("selection", .text("\(from)..<\(to)"), of: id)
    case .didSelectRow(let component, let row): select(row, component, of: id)
    case .reloaded(let reload): take(reload, of: id)
    case .edited(let edit): self.edit(edit, in: id)
    case .didChangeAdjustedContentInset(let insets): set("adjustedContentInset", .insets(insets), of: id)
    default: seeWay(event)
    }
    count += 1
  }

  private mutating func set(_ property: String, _ value: Value, of id: ComponentID) {
    switch property {
    case "contentOffset":
      ways[id] = nil
      placed[id] = time
    case "bounces":
      set("bouncesHorizontally", value, of: id)
      return set("bouncesVertically", value, of: id)
    case "duration", "indicatorImage", "currentPageIndicatorImage":
      if case .text(let entry) = value { return enter(entry, into: property, of: id) }
    case "size":
      if case .size(let size) = value { parts[id]?.frame.size = size }
    case "adjustedContentInset" where value == .insets(.zero):
      return put(nil, as: property, of: id)
    default: break
    }
    let isFresh = value == Event.Made.fresh(id.kind)[property] ?? .none
    put(isFresh ? nil : value, as: property, of: id)
  }

  // What changes most often, and a fresh component has none of.
  private mutating func setPage(_ page: Int, of id: ComponentID) { put(.int(page), as: "page", of: id) }
  private mutating func setOffset(_ offset: Point, of id: ComponentID) {
    put(.point(offset), as: "contentOffset", of: id)
  }

  /// Changes a component where it lies: taking it out of the table and putting it back costs more than all else here.
  private mutating func put(_ value: Value?, as property: String, of id: ComponentID) {
    guard let place = parts.index(forKey: id) else { return }
    parts.values[place].properties[property] = value
  }

  /// A page's own value: "3: 2.5"; 0 or nothing takes it away.
  private mutating func enter(_ entry: String, into property: String, of id: ComponentID) {
    guard let colon = entry.firstIndex(of: ":"), let page = Int(entry[..<colon]) else { return }
    var entries: [String] = []
    if case .texts(let old)? = parts[id]?.properties[property] { entries = old }
    let place = entries.firstIndex { Int($0.prefix { $0 != ":" }) ?? 0 >= page } ?? entries.count
    if place < entries.count, entries[place].hasPrefix("\(page):") { entries.remove(at: place) }
    if ![": ", ": 0"].contains(String(entry[colon...])) { entries.insert(entry, at: place) }
    put(entries.isEmpty ? nil : .texts(entries), as: property, of: id)
  }

  // MARK: Pickers

  private mutating func select(_ row: Int, _ component: Int, of id: ComponentID) {
    guard case .rows(var rows)? = parts[id]?.properties["selection"], rows.indices.contains(component) else { return }
    rows[component] = row
    put(.rows(rows), as: "selection", of: id)
  }

  private mutating func take(_ reload: Event.Reload, of id: ComponentID) {
    set("numberOfComponents", .int(reload.count), of: id)
    put(reload.selection.isEmpty ? nil : .rows(reload.selection), as: "selection", of: id)
    let isNew = reload.components.count == reload.count
    for name in parts[id]?.properties.keys.sorted() ?? [] {
      let isOld = reload.components.contains { name.hasPrefix("components.\($0.index).") }
      if isOld || isNew && name.hasPrefix("components.") { put(nil, as: name, of: id) }
    }
    for component in reload.components {
      for (name, value) in component.properties {
        put(value, as: "components.\(component.index).\(name)", of: id)
      }
    }
  }

  private mutating func edit(_ edit: Event.Edit, in id: ComponentID) {
    guard case .text(let old)? = parts[id]?.value("text") else { return }
    var characters = Array(old)
    guard edit.from >= 0, edit.from <= edit.to, edit.to <= characters.count else { return }
    characters.replaceSubrange(edit.from..<edit.to, with: edit.text)
    set("text", .text(String(characters)), of: id)
    let end = edit.from + edit.text.count
    set("selection", .text("\(end)..<\(end)"), of: id)
  }

  // MARK: The tree

  private mutating func add(_ id: ComponentID, _ made: Event.Made, _ cause: Cause) {
    parts[id] = Part(
      id: id, name: made.name, parent: made.parent, properties: made.properties, frame: made.frame, cause: cause,
      made: count)
    if id.kind == .flow {
      var flow = Flow()
      if case .text(let start)? = made.properties["start"], let screen = ComponentID(traceName: start) {
        flow.stacks = [[screen]]
      }
      flows[id] = flow
    }
    if made.parent != .stage {
      parts[made.parent]?.children.append(id)
    } else if id.kind != .progress {
      roots.append(id)
    }
    if id.kind == .screen { shownScreen = id }
  }

  private mutating func remove(_ id: ComponentID) {
    for child in parts[id]?.children ?? [] { remove(child) }
    parts[id] = nil
    flows[id] = nil
    ways[id] = nil
    turns[id] = nil
    placed[id] = nil
    roots.removeAll { $0 == id }
    if shownScreen == id { shownScreen = nil }
  }

  /// Every component in a screen or component, parents first, in the order in which they were given.
  public func descendants(of id: ComponentID) -> [ComponentID] {
    (parts[id]?.children ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  /// The screen that holds a component.
  public func screen(of id: ComponentID) -> ComponentID? {
    guard id.kind != .screen else { return id }
    guard let parent = parts[id]?.parent, parent != .stage else { return nil }
    return screen(of: parent)
  }

  /// The way from the screen down to a component: `screen "welcome" > scrollView "pager"`.
  public func path(of id: ComponentID) -> String {
    guard let part = parts[id] else { return id.kind.name }
    let title = part.name.isEmpty ? id.kind.name : "\(id.kind.name) \"\(part.name)\""
    return part.parent == .stage ? title : path(of: part.parent) + " > " + title
  }

  // MARK: Motion

  private mutating func note(_ finger: Int32, _ phase: TouchPhase) {
    if phase == .began { fingers.insert(finger) } else { fingers.remove(finger) }
  }

  private mutating func seeWay(_ event: Event) {
    let id = event.source
    switch event.what {
    case .dragged(let drag) where drag.wheel != nil:
      if let wheel = drag.wheel { turns[id]?[wheel] = nil }
    case .dragged(let drag):
      if let last = drag.samples.last, last.time > placed[id] ?? .zero {
        ways[id] = nil
        placed[id] = time
        setOffset(last.offset, of: id)
      }
    case .pinched(let pinch):
      guard let last = pinch.samples.last else { return }
      set("contentOffset", .point(last.offset), of: id)
      set("zoomScale", .number(last.scale), of: id)
    case .moved(let motion) where motion.wheel != nil:
      guard let wheel = motion.wheel else { return }
      let end = time + Duration(roundingUp: motion.y?.duration ?? 0)
      turns[id, default: [:]][wheel] = Way(start: time, end: end, motion: motion)
    case .moved(let motion): begin(motion, of: id)
    case .zoomed(let zoom):
      ways[id] = Way(start: time, end: time + Duration(roundingUp: zoom.duration))
      setOffset(zoom.rest, of: id)
      set("zoomScale", .number(zoom.to), of: id)
    default: break
    }
  }

  private mutating func begin(_ motion: Event.MotionRecord, of id: ComponentID) {
    let rest = Point(x: motion.x?.rest ?? motion.from.x, y: motion.y?.rest ?? motion.from.y)
    let duration = max(motion.x?.duration ?? 0, motion.y?.duration ?? 0, motion.fade)
    setOffset(rest, of: id)
    ways[id] = Way(start: time, end: time + Duration(roundingUp: duration), motion: motion)
  }

  /// Where a scroll view's content stands at a moment not before the last event.
  public func contentOffset(of id: ComponentID, at moment: Instant) -> Point {
    if let way = ways[id], let motion = way.motion, moment < way.end {
      let seconds = (moment - way.start).seconds
      return Point(
        x: motion.x?.position(at: seconds) ?? motion.from.x, y: motion.y?.position(at: seconds) ?? motion.from.y)
    }
    guard case .point(let offset)? = parts[id]?.properties["contentOffset"] else { return .zero }
    return offset
  }

  /// Where a wheel of a picker stands at a moment not before the last event: its offset in points, 0 with the first row
  /// in the middle; nil for a wheel that nobody turned.
  public func wheelOffset(of wheel: Int, _ id: ComponentID, at moment: Instant) -> Double? {
    guard let way = turns[id]?[wheel], let motion = way.motion else { return nil }
    return motion.y?.position(at: (moment - way.start).seconds) ?? motion.from.y
  }

  /// Whether nothing moves at a moment not before the last event: no finger is down, and every motion is over.
  public func isSettled(at moment: Instant) -> Bool {
    fingers.isEmpty && !ways.values.contains { $0.end > moment }
      && !turns.values.contains { $0.values.contains { $0.end > moment } }
  }
}
