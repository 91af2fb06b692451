/// A trace as JSON Lines; the grammar is docs/trace-format.md. Readers skip kinds and members that they do not know.
public enum TraceLines {
  /// Grows by one whenever a reader of the older form would misread the newer.
  public static let version = 1

  /// The first line: what made the trace and from what.
  public static func header(script: String, seed: UInt64, generator: String, count: Int) -> String {
    var line = JSONObject()
    line.add("kind", "header")
    line.add("format", "detent-trace")
    line.add("version", version)
    line.add("generator", generator)
    line.add("script", script)
    line.raw("seed", "\(seed)")
    line.add("events", count)
    return line.closed
  }

  /// One event. `place` turns a script's chunk and line into "file:line".
  public static func line(_ event: Event, index: Int, place: (Cause) -> String?) -> String {
    var line = JSONObject()
    line.add("kind", "event")
    line.add("i", index)
    line.raw("t", Text.exact(event.time.microseconds))
    line.add("name", event.what.name)
    line.add("id", name(of: event.source))
    if event.isUser { line.add("user", true) }
    if case .event(let earlier) = event.cause { line.add("cause", earlier) }
    if let place = place(event.cause) { line.add("line", place) }
    if event.cause.isTask { line.add("task", true) }
    event.what.write(to: &line)
    return line.closed
  }

  /// "scrollView:0", with the generation behind a point where a slot is used again: "scrollView:0.1".
  public static func name(of id: ComponentID) -> String {
    guard id != .stage else { return "stage" }
    return "\(id.kind.name):\(id.slot)" + (id.generation > 0 ? ".\(id.generation)" : "")
  }
}

extension Event.What {
  fileprivate func write(to line: inout JSONObject) {
    switch self {
    case .valueChanged(let page), .pageChanged(let page), .shouldAdvanceToPage(let page),
      .initialProgressForPage(let page):
      line.add("page", page)
    case .didSelectRow(let component, let row):
      line.add("component", component)
      line.add("row", row)
    case .dateChanged(.duration(let seconds)): line.add("duration", seconds)
    case .dateChanged(let date): line.add("date", date.text ?? "")
    case .didSelectItem(let item): line.add("item", item)
    case .appearance(_, let isAnimated): if isAnimated { line.add("animated", true) }
    case .navigated(let navigation): navigation.write(to: &line)
    case .linked(let link, let index): link.write(to: &line, number: index)
    case .transition(let transition): transition.write(to: &line)
    case .pulled(let pull): pull.write(to: &line)
    case .didScroll(let offset): line.add("offset", offset)
    case .tap(let point), .longPress(let point): line.add("at", point)
    case .willEndDragging(let velocity, let target):
      line.add("velocity", velocity)
      line.add("target", target)
    case .didEndDragging(let willDecelerate): line.add("willDecelerate", willDecelerate)
    case .didZoom(let scale), .didEndZooming(let scale): line.raw("scale", Text.number(scale, digits: 6))
    case .didChangeAdjustedContentInset(let insets): line.raw("insets", Value.insets(insets).json)
    case .accessibilityScrolled(let announcement): line.add("text", announcement)
    case .revealed(let rect, let reason, let target):
      line.raw("rect", Value.rect(rect).json)
      line.add("reason", reason)
      line.add("target", target)
    case .selectionChanged(let from, let to):
      line.add("from", from)
      line.add("to", to)
    case .editAction(let action): line.add("action", action)
    case .progressVisibilityDidChange(let isVisible): line.add("isVisible", isVisible)
    case .timerProgressDidChange(let progress): line.add("progress", progress)
    case .changed(let property, let value):
      line.add("property", property.rawValue)
      line.raw("value", value.json)
    case .touch(let finger, let phase, let point):
      line.add("finger", Int(finger))
      line.add("phase", phase.rawValue)
      line.add("at", point)
    case .allowed(let rule, let reason):
      line.add("rule", rule)
      line.add("reason", reason)
    case .step(let text), .note(let text), .shot(let text): line.add("text", text)
    case .made(let made): made.write(to: &line)
    case .reloaded(let reload): reload.write(to: &line)
    case .gesture(let gesture): gesture.write(to: &line)
    case .moved(let motion): motion.write(to: &line)
    case .dragged(let drag): drag.write(to: &line)
    case .pinched(let pinch): pinch.write(to: &line)
    case .zoomed(let zoom): zoom.write(to: &line)
    case .edited(let edit):
      line.add("from", edit.from)
      line.add("to", edit.to)
      line.add("text", edit.text)
    case .decided(let decision): decision.write(to: &line)
    default: break
    }
  }
}

extension Event.Made {
  fileprivate func write(to line: inout JSONObject) {
    if !name.isEmpty { line.add("component", name) }
    if parent != .stage { line.add("parent", TraceLines.name(of: parent)) }
    line.raw("frame", Value.rect(frame).json)
    line.raw("properties", JSONObject.properties(properties))
  }
}

extension JSONObject {
  /// Values by name, in the order of the names' bytes.
  fileprivate static func properties(_ properties: [String: Value]) -> String {
    var members = JSONObject()
    for name in properties.keys.sorted() { members.raw(name, properties[name]?.json ?? "null") }
    return members.closed
  }
}

extension Event.Reload {
  fileprivate func write(to line: inout JSONObject) {
    line.add("count", count)
    let list = components.map { component in
      var line = JSONObject()
      line.add("component", component.index)
      line.raw("properties", JSONObject.properties(component.properties))
      return line.closed
    }
    line.raw("components", "[" + list.joined(separator: ",") + "]")
    line.raw("selection", Value.rows(selection).json)
  }
}

extension Event.GestureRecord {
  fileprivate func write(to line: inout JSONObject) {
    line.add("gesture", name)
    line.add("finger", Int(finger))
    line.add("from", from)
    line.add("to", to)
    line.raw("duration", Text.exact(duration.microseconds))
  }
}

extension Event.MotionRecord {
  fileprivate func write(to line: inout JSONObject) {
    line.add("animation", isAnimation)
    line.add("from", from)
    line.add("rest", Point(x: x?.rest ?? from.x, y: y?.rest ?? from.y))
    line.raw("duration", Text.number(max(x?.duration ?? 0, y?.duration ?? 0), digits: 6))
    if let x { line.raw("x", x.json) }
    if let y { line.raw("y", y.json) }
    if fade > 0 { line.raw("fade", Text.number(fade, digits: 6)) }
    if let wheel { line.add("wheel", wheel) }
  }
}

extension Event.DragRecord {
  fileprivate func write(to line: inout JSONObject) {
    let list = samples.map { sample in
      "[\(Text.exact(sample.time.microseconds)),\(Text.number(sample.offset.x)),\(Text.number(sample.offset.y))]"
    }
    line.raw("samples", "[" + list.joined(separator: ",") + "]")
    if let wheel { line.add("wheel", wheel) }
  }
}

extension Event.PinchRecord {
  fileprivate func write(to line: inout JSONObject) {
    let list = samples.map { sample in
      let numbers = [
        Text.exact(sample.time.microseconds), Text.number(sample.scale, digits: 6), Text.number(sample.offset.x),
        Text.number(sample.offset.y),
      ]
      return "[" + numbers.joined(separator: ",") + "]"
    }
    line.raw("samples", "[" + list.joined(separator: ",") + "]")
  }
}

extension Event.ZoomRecord {
  fileprivate func write(to line: inout JSONObject) {
    line.raw("scale", "[\(Text.number(from, digits: 6)),\(Text.number(to, digits: 6))]")
    line.add("from", offset)
    line.add("rest", rest)
    line.raw("duration", Text.number(duration, digits: 6))
    line.add("law", isAnimation ? "timed" : "bounce")
    let curve = Metrics.animatedOffsetCurve
    if isAnimation { line.raw("curve", JSONObject.numbers([curve.x1, curve.y1, curve.x2, curve.y2])) }
  }
}

extension Decision {
  fileprivate func write(to line: inout JSONObject) {
    line.add("question", question.rawValue)
    line.add("outcome", outcome)
    var members = JSONObject()
    for input in inputs { members.raw(input.name, input.value.json) }
    line.raw("inputs", members.closed)
    if let threshold { line.add("threshold", threshold) }
    if let margin { line.add("margin", margin) }
    if !choices.isEmpty { line.raw("choices", Value.texts(choices).json) }
    if !parties.isEmpty { line.raw("parties", Value.texts(parties.map(TraceLines.name)).json) }
  }
}

extension AxisMotion {
  /// The pieces of the motion: each a law with its numbers, from when to when.
  var json: String {
    let pieces = [first] + [second, third].compactMap { $0 }
    let list = pieces.map { piece in
      var line = JSONObject()
      line.raw("begin", Text.number(piece.begin, digits: 6))
      line.raw("end", Text.number(piece.end, digits: 6))
      piece.curve.write(to: &line)
      return line.closed
    }
    return "[" + list.joined(separator: ",") + "]"
  }
}

extension Curve {
  fileprivate func write(to line: inout JSONObject) {
    switch self {
    case .free(let curve):
      line.add("law", "free")
      line.add("origin", curve.origin)
      line.add("velocity", curve.velocity)
      line.raw("rate", "\(curve.deceleration.rate)")
    case .edge(let bounce):
      line.add("law", "edge")
      line.add("edge", bounce.edge)
      line.add("excess", bounce.excess)
      line.add("velocity", bounce.velocity)
      line.raw("rate", "\(bounce.deceleration.rate)")
    case .snap(let spring):
      line.add("law", "snap")
      line.add("from", spring.position(at: 0))
      line.add("velocity", spring.velocity(at: 0))
      line.add("to", spring.target)
      line.raw("frequency", Text.number(spring.frequency, digits: 6))
    case .retarget(let retarget):
      line.add("law", "retarget")
      line.add("from", retarget.position(at: 0))
      line.add("velocity", retarget.velocity(at: 0))
      line.raw("decay", Text.number(retarget.decay, digits: 6))
    case .timed(let move):
      line.add("law", "timed")
      line.add("from", move.position(at: 0))
      line.add("to", move.position(at: move.duration))
      line.raw("duration", Text.number(move.duration, digits: 6))
      line.raw("curve", JSONObject.numbers([move.curve.x1, move.curve.y1, move.curve.x2, move.curve.y2]))
    }
  }
}
