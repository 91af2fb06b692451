import CDetentLua
import DetentCore

/// What a person does: options become a finger's path, which is checked and put into the agenda.
extension Host {
  // MARK: Points

  /// A point of a component, given in its own points; its centre unless given. In the points of the screen.
  func point(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Point {
    guard !value.isNil else { return visibleCenter(of: id) }
    return stage.pointee.screenPoint(try value.point(), of: id)
  }

  /// The middle of the part of a component that lies on the screen.
  private func visibleCenter(of id: ComponentID) -> Point {
    var frame = stage.ask { $0.screenFrame(of: id) }
    let screen = stage.ask { $0.deviceBounds(of: id) } ?? frame
    let left = max(frame.minX, screen.minX)
    let top = max(frame.minY, screen.minY)
    let right = min(frame.maxX, screen.maxX)
    let bottom = min(frame.maxY, screen.maxY)
    if right > left, bottom > top { frame = Rect(x: left, y: top, width: right - left, height: bottom - top) }
    return frame.center
  }

  func check(_ id: ComponentID, at point: Point) throws(ScriptError) {
    do { try stage.ask { stage throws(StageError) in try stage.checkTouch(id, at: point) } } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
  }

  /// Makes a gesture; the task parks until the finger lifts, the call returns a motion.
  func make(
    _ path: TouchPath, _ name: String, on id: ComponentID, isPointer: Bool = false
  ) throws(ScriptError)
    -> (Reply, Park)
  {
    try check(path, on: id)
    keep([path], name, on: id, isPointer: isPointer)
    let start = stage.pointee.now
    let finger = stage.pointee.perform(path, named: name, on: id, isPointer: isPointer)
    let lift = start + path.duration
    motions.append(MotionHandle(component: id, finger: finger, start: start, lift: lift))
    return (.object(.motion, UInt64(motions.count - 1)), .lift(finger, at: lift, motion: motions.count - 1))
  }

  /// Keeps a gesture that is about to be made, for those who want to make it again (`--min-margin`).
  func keep(_ paths: [TouchPath], _ name: String, on id: ComponentID, isPointer: Bool = false) {
    guard options.keepsGestures, gestures.count < Host.keptGestures else { return }
    gestures.append(
      MadeGesture(
        stage: stage.pointee, paths: paths, name: name, component: id, cause: stage.pointee.cause,
        isPointer: isPointer))
  }

  /// Whether the whole way can be made: its start reaches the component, its end is on the screen.
  func check(_ path: TouchPath, on id: ComponentID) throws(ScriptError) {
    try check(id, at: path.start)
    let screen = stage.ask { $0.deviceBounds(of: id) } ?? .zero
    guard path.end.x >= 0, path.end.y >= 0, path.end.x <= screen.size.width, path.end.y <= screen.size.height else {
      throw ScriptError(
        "the finger would leave the screen (\(Text.size(screen.size))) at \(Text.point(path.end)): begin elsewhere (from) or move less"
      )
    }
  }

  /// The most gestures of a test that are kept for a second look.
  private static let keptGestures = 1000

  /// A start near the component's centre from which the whole way stays on the screen.
  private func start(for way: Point, on id: ComponentID) -> Point {
    let center = visibleCenter(of: id)
    let frame = stage.ask { $0.screenFrame(of: id) }
    let screen = stage.ask { $0.deviceBounds(of: id) } ?? frame
    func shift(_ from: Double, _ way: Double, _ low: Double, _ high: Double, _ size: Double) -> Double {
      let end = from + way
      let over = end > size - 1 ? end - (size - 1) : min(0, end - 1)
      return min(max(from - over, max(low, 0) + 1), min(high, size) - 1)
    }
    return Point(
      x: way.x == 0 ? center.x : shift(center.x, way.x, frame.minX, frame.maxX, screen.size.width),
      y: way.y == 0 ? center.y : shift(center.y, way.y, frame.minY, frame.maxY, screen.size.height))
  }

  // MARK: Verbs of any component

  func tap(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    if case .text(let side) = call.argument(0), id.kind == .pageControl {
      return try make(TouchPath(at: try tapPoint(side, on: id)).holding(Metrics.tapDuration), "tap", on: id)
    }
    if id.kind.isBar, let place = try barPoint(call.argument(0), on: id) {
      return try make(TouchPath(at: place).holding(Metrics.tapDuration), "tap", on: id)
    }
    let options = try Options(call.argument(0), allowed: ["at"])
    return try make(TouchPath(at: try point(options["at"], of: id)).holding(Metrics.tapDuration), "tap", on: id)
  }

  /// Where to tap for the next or previous page: half-way between the current indicator and the control's end.
  private func tapPoint(_ side: String, on id: ComponentID) throws(ScriptError) -> Point {
    let word = try LuaValue.text(side).oneOf(["next", "previous", "trailing", "leading"])
    let local = stage.pointee.pageControls[id].tapPoint(
      forward: word == "next" || word == "trailing", layout: stage.ask { $0.direction(of: id) })
    return stage.pointee.screenPoint(local, of: id)
  }

  func press(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["at", "hold"])
    let hold = try options.read("hold") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.6
    return try make(TouchPath(at: try point(options["at"], of: id)).holding(hold), "press", on: id)
  }

  func drag(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["by", "to", "over", "hold", "from"])
    let over = try options.read("over") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.3
    let hold = try options.read("hold") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.15
    let by = try options.read("by") { value throws(ScriptError) in try value.point() }
    let to = try options.read("to") { value throws(ScriptError) in try value.point() }
    guard (by == nil) != (to == nil) else { throw ScriptError("give either by (the finger's way) or to (a point)") }
    let from: Point
    if !options["from"].isNil || by == nil {
      from = try point(options["from"], of: id)
    } else {
      from = start(for: by ?? .zero, on: id)
    }
    let end = by.map { from + $0 } ?? stage.pointee.screenPoint(to ?? .zero, of: id)
    return try make(TouchPath(at: from).moving(to: end, over: over).holding(hold), "drag", on: id)
  }

  func swipe(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    if case .text(let word) = call.argument(0) {
      let known = Host.directions.contains(word) ? word : "next"
      throw ScriptError("expected a table of options, got \(Quote.text(word)): write swipe { to = \"\(known)\" }")
    }
    let options = try Options(call.argument(0), allowed: ["to", "distance", "speed", "from"])
    guard let word = try options.read("to", { value throws(ScriptError) in try value.oneOf(Host.directions) }) else {
      throw ScriptError("to is missing (one of \(Host.directions.joined(separator: ", ")))")
    }
    let distance = try options.read("distance") { value throws(ScriptError) in
      try value.number(in: 1...100_000, "points (1 or more)")
    }
    let speed =
      try options.read("speed") { value throws(ScriptError) in
        try value.number(in: 1...1_000_000, "points per second (1 or more)")
      } ?? 1000
    let from = options["from"].isNil ? nil : try point(options["from"], of: id)
    return try make(try swipePath(on: id, to: word, distance: distance, speed: speed, from: from), "swipe", on: id)
  }

  /// The finger's way of a swipe; half the viewport unless a distance is given.
  func swipePath(
    on id: ComponentID, to word: String, distance: Double?, speed: Double, from: Point? = nil
  ) throws(ScriptError) -> TouchPath {
    let way = direction(word, on: id)
    let viewport = stage.ask { $0.screenFrame(of: id) }.size
    let distance = distance ?? (way.x != 0 ? viewport.width : viewport.height) / 2
    guard distance / speed <= LuaValue.longestGesture else {
      throw ScriptError(
        "at \(Quote.number(speed)) pt/s this would take more than \(Quote.number(LuaValue.longestGesture)) s")
    }
    guard distance > 0 else { throw ScriptError("the component has no extent in that direction, so give a distance") }
    let start = from ?? self.start(for: way * distance, on: id)
    return TouchPath(at: start).moving(to: start + way * distance, over: distance / speed)
  }

  static let directions = ["left", "right", "up", "down", "next", "previous"]

  /// The finger's direction; "next" and "previous" follow the pages and the language.
  private func direction(_ word: String, on id: ComponentID) -> Point {
    switch word {
    case "left": return Point(x: -1, y: 0)
    case "right": return Point(x: 1, y: 0)
    case "up": return Point(x: 0, y: -1)
    case "down": return Point(x: 0, y: 1)
    default:
      let sign: Double = word == "next" ? -1 : 1
      if id.kind == .scrollView, stage.pointee.scrollViews[id].pagingAxis == .vertical { return Point(x: 0, y: sign) }
      let isMirrored = stage.ask { $0.direction(of: id) } == .rightToLeft
      return Point(x: isMirrored ? -sign : sign, y: 0)
    }
  }

  func click(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let allowed = id.kind == .pageControl ? ["at", "page"] : ["at"]
    let options = try Options(call.argument(0), allowed: allowed)
    guard stage.pointee.screen(of: id)?.hasPointer == true else {
      throw ScriptError("there is no pointer on this screen (iPads have one; else set screen.pointer = true)")
    }
    var place = try point(options["at"], of: id)
    if !options["page"].isNil { place = try indicatorPoint(options["page"], of: id) }
    return try make(TouchPath(at: place).holding(Metrics.tapDuration), "click", on: id, isPointer: true)
  }

  /// The middle of a page's indicator, on the screen; the page must be among those shown.
  private func indicatorPoint(_ value: LuaValue, of id: ComponentID, isScrub: Bool = false) throws(ScriptError) -> Point
  {
    let page = try stage.page(value, of: id)
    let (control, layout) = (stage.pointee.pageControls[id], stage.ask { $0.direction(of: id) })
    try Host.checkLength(control.numberOfVisibleIndicators(direction: layout), "indicators")
    let shown = isScrub ? control.scrubbedIndicators(direction: layout) : control.visibleIndicators(direction: layout)
    guard let indicator = shown.first(where: { $0.page == page }) else {
      let range =
        shown.isEmpty ? "none are shown" : "shown are \(shown[0].page + 1) to \(shown[shown.count - 1].page + 1)"
      throw ScriptError("page \(page + 1) has no indicator now: \(range)")
    }
    return stage.pointee.screenPoint(indicator.frame.center, of: id)
  }

  // MARK: Page control

  func scrub(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["from", "to", "over", "past"])
    let over = try options.read("over") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.3
    let control = stage.pointee.pageControls[id]
    guard control.numberOfPages > 0 else { throw ScriptError("there are no pages") }
    let from = options["from"].isNil ? LuaValue.int(Int64(control.currentPage + 1)) : options["from"]
    let past = try options.read("past") { value throws(ScriptError) in try value.oneOf(["last", "first"]) }
    guard past == nil || options["to"].isNil else {
      throw ScriptError("give either to (a page) or past (\"last\" or \"first\")")
    }
    guard past != nil || !options["to"].isNil else {
      throw ScriptError("to (a page) or past (\"last\" or \"first\") is missing")
    }
    let end: Point
    if let past {
      let local = control.pointPastEnd(forward: past == "last", layout: stage.ask { $0.direction(of: id) })
      end = stage.pointee.screenPoint(local, of: id)
    } else {
      end = try indicatorPoint(options["to"], of: id, isScrub: true)
    }
    let path = TouchPath(at: try indicatorPoint(from, of: id, isScrub: true)).holding(Metrics.scrubHold + 0.05).moving(
      to: end, over: over)
    return try make(path, "scrub", on: id)
  }

  func adjust(_ id: ComponentID, by step: Int) throws(ScriptError) -> (Reply, Park) {
    if let reason = stage.pointee.concealment(of: id) { throw ScriptError("\(stage.pointee.title(of: id)) \(reason)") }
    guard stage.pointee[attributes: id].screen == stage.pointee.shownScreen else {
      throw ScriptError("\(stage.pointee.title(of: id)) is not on the shown screen")
    }
    stage.pointee.adjust(id, by: step)
    return (.nothing, .seconds(0))
  }

  // MARK: A finger of the script's own

  func touch(_ id: ComponentID, _ call: Call) throws(ScriptError) -> Reply {
    try checkRoom()
    let options = try Options(call.argument(0), allowed: ["at"])
    let place = try point(options["at"], of: id)
    try check(id, at: place)
    let finger = stage.pointee.newFinger()
    stage.pointee.touchNow(finger, .began, at: place)
    touches.append(TouchHandle(component: id, finger: finger, point: place))
    return .object(.touch, UInt64(touches.count - 1))
  }

  func moveTouch(_ call: Call) throws(ScriptError) -> (Reply, Park) {
    let touch = try self.touch(call, mustBeDown: true)
    let options = try Options(call.argument(0), allowed: ["to", "by", "over"])
    let over = try options.read("over") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0
    let by = try options.read("by") { value throws(ScriptError) in try value.point() }
    let to = try options.read("to") { value throws(ScriptError) in try value.point() }
    guard (by == nil) != (to == nil) else { throw ScriptError("give either by or to") }
    guard stage.pointee.isLive(touch.component) else {
      throw ScriptError("the touched component is gone: its screen was closed")
    }
    let end = by.map { touch.point + $0 } ?? stage.pointee.screenPoint(to ?? .zero, of: touch.component)
    let screen = stage.pointee.screen(of: touch.component)?.deviceBounds ?? .zero
    guard (0...screen.size.width).contains(end.x), (0...screen.size.height).contains(end.y) else {
      throw ScriptError("the finger would leave the screen (\(Text.size(screen.size))) at \(Text.point(end))")
    }
    touches[Int(call.pointee.object)].point = end
    if over > 0 {
      stage.pointee.follow(touch.finger, TouchPath(at: touch.point).moving(to: end, over: over))
    } else {
      stage.pointee.touchNow(touch.finger, .moved, at: end)
    }
    return (.object(.touch, call.pointee.object), .seconds(over))
  }

  func endTouch(_ call: Call, _ phase: TouchPhase) throws(ScriptError) -> (Reply, Park) {
    let touch = try heldTouch(call)
    touches[Int(call.pointee.object)].isUp = true
    stage.pointee.touchNow(touch.finger, phase, at: touch.point)
    motions.append(
      MotionHandle(component: touch.component, finger: touch.finger, start: stage.pointee.now, lift: stage.pointee.now))
    return (
      .object(.motion, UInt64(motions.count - 1)), .lift(touch.finger, at: stage.pointee.now, motion: motions.count - 1)
    )
  }
}

extension LuaValue {
  /// The longest part of a gesture, in seconds: every 1/120 s of it is a touch.
  static let longestGesture = 600.0

  /// Seconds that a finger moves or rests.
  func gestureSeconds() throws(ScriptError) -> Double {
    try number(in: 0...LuaValue.longestGesture, "seconds (0 to \(Quote.number(LuaValue.longestGesture)))")
  }
}
