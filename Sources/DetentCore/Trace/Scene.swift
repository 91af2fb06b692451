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
  }

  public private(set) var time = Instant.zero
  /// Screens and flows that live, in the order in which they were made.
  public private(set) var roots: [ComponentID] = []
  /// The screen that a person sees.
  public private(set) var shownScreen: ComponentID?
  private var parts: [ComponentID: Part] = [:]
  private var ways: [ComponentID: Way] = [:]
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

  /// The next event.
  public mutating func see(_ event: Event) {
    time = event.time
    let id = event.source
    switch event.what {
    case .made(let made): add(id, made, event.cause)
    case .shown: shownScreen = id
    case .closed: remove(id)
    case .changed(.frame, .rect(let frame)): parts[id]?.frame = frame
    case .changed(let property, let value): set(property.rawValue, value, of: id)
    case .touch(let finger, let phase, _): note(finger, phase)
    case .pageChanged(let page): set("page", .int(page), of: id)
    case .valueChanged(let page): set("page", .int(page), of: id)
    case .selectionChanged(let from, let to): set("selection", .text("\(from)..<\(to)"), of: id)
    case .didChangeAdjustedContentInset(let insets): set("adjustedContentInset", .insets(insets), of: id)
    default: seeWay(event)
    }
    count += 1
  }

  private mutating func set(_ property: String, _ value: Value, of id: ComponentID) {
    if property == "contentOffset" { ways[id] = nil }
    parts[id]?.properties[property] = value == .none ? nil : value
  }

  // MARK: The tree

  private mutating func add(_ id: ComponentID, _ made: Event.Made, _ cause: Cause) {
    parts[id] = Part(
      id: id, name: made.name, parent: made.parent, properties: made.properties, frame: made.frame, cause: cause,
      made: count)
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
    ways[id] = nil
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
    case .didScroll(let offset): set("contentOffset", .point(offset), of: id)
    case .dragged(let drag):
      if let last = drag.samples.last { set("contentOffset", .point(last.offset), of: id) }
    case .pinched(let pinch):
      guard let last = pinch.samples.last else { return }
      set("contentOffset", .point(last.offset), of: id)
      zoom(id, to: last.scale)
    case .moved(let motion): begin(motion, of: id)
    case .zoomed(let zoom):
      ways[id] = Way(start: time, end: time + Duration(roundingUp: zoom.duration))
      parts[id]?.properties["contentOffset"] = .point(zoom.rest)
      self.zoom(id, to: zoom.to)
    case .didZoom(let scale), .didEndZooming(let scale): zoom(id, to: scale)
    default: break
    }
  }

  private mutating func begin(_ motion: Event.MotionRecord, of id: ComponentID) {
    let rest = Point(x: motion.x?.rest ?? motion.from.x, y: motion.y?.rest ?? motion.from.y)
    let duration = max(motion.x?.duration ?? 0, motion.y?.duration ?? 0, motion.fade)
    parts[id]?.properties["contentOffset"] = .point(rest)
    ways[id] = Way(start: time, end: time + Duration(roundingUp: duration), motion: motion)
  }

  /// The content grows with the scale.
  private mutating func zoom(_ id: ComponentID, to scale: Double) {
    let old = parts[id]?.properties["zoomScale"]?.numeric ?? 1
    parts[id]?.properties["zoomScale"] = scale == 1 ? nil : .number(scale)
    guard case .size(let size)? = parts[id]?.properties["contentSize"], old > 0 else { return }
    parts[id]?.properties["contentSize"] = .size(size.scaled(by: scale / old))
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

  /// Whether nothing moves at a moment not before the last event: no finger is down, and every motion is over.
  public func isSettled(at moment: Instant) -> Bool {
    fingers.isEmpty && !ways.values.contains { $0.end > moment }
  }
}
