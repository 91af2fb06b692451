/// The counterpart of what `TraceLines` writes: every event by its name.
extension TraceRecord {
  /// What a line says has happened; nil for an event that this reader does not know.
  func what(_ name: String, scale: Double) throws(TraceError) -> Event.What? {
    if let signal = Signal(rawValue: name) { return try self.signal(signal) }
    guard let record = Event.What.Record(rawValue: name) else { return nil }
    return try self.record(record, scale: scale)
  }

  private func signal(_ signal: Signal) throws(TraceError) -> Event.What {
    switch signal {
    case .valueChanged: try valueChanged()
    case .didSelectRow: .didSelectRow(component: try whole("component"), row: try whole("row"))
    case .pageChanged: .pageChanged(page: try whole("page"))
    case .shouldAdvanceToPage: .shouldAdvanceToPage(page: try whole("page"))
    case .initialProgressForPage: .initialProgressForPage(page: try whole("page"))
    case .didSelectItem: .didSelectItem(try whole("item"))
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      .appearance(signal, isAnimated: value["animated"]?.bool ?? false)
    case .willPush, .didPush, .willPop, .didPop, .didCancelPop, .willReplace, .didReplace, .willPresent, .didPresent,
      .willDismiss, .didDismiss, .didAttemptToDismiss, .didChangeSelectedDetent:
      .navigated(try navigation(signal))
    case .touchDown: .touchDown
    case .touchUpInside: .touchUpInside
    case .touchCancel: .touchCancel
    case .tap: .tap(try point("at"))
    case .longPress: .longPress(try point("at"))
    case .didScroll: .didScroll(try point("offset"))
    case .willBeginDragging: .willBeginDragging
    case .willEndDragging: .willEndDragging(velocity: try point("velocity"), target: try point("target"))
    case .didEndDragging: .didEndDragging(willDecelerate: try bool("willDecelerate"))
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndScrollingAnimation: .didEndScrollingAnimation
    case .willBeginZooming: .willBeginZooming
    case .didZoom: .didZoom(scale: try number("scale"))
    case .didEndZooming: .didEndZooming(scale: try number("scale"))
    case .didChangeAdjustedContentInset:
      .didChangeAdjustedContentInset(try required("insets", "insets", EdgeInsets.init(json:)))
    case .shouldScrollToTop: .shouldScrollToTop
    case .didScrollToTop: .didScrollToTop
    case .accessibilityScrolled: .accessibilityScrolled(announcement: try text("text"))
    case .revealed: .revealed(rect: try rect("rect"), reason: try text("reason"), target: try point("target"))
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .selectionChanged: .selectionChanged(from: try whole("from"), to: try whole("to"))
    case .editAction: .editAction(try text("action"))
    case .progressVisibilityDidChange: .progressVisibilityDidChange(isVisible: try bool("isVisible"))
    case .timerProgressDidChange: .timerProgressDidChange(try number("progress"))
    }
  }

  /// A date picker's has a date or a duration, a page control's a page.
  private func valueChanged() throws(TraceError) -> Event.What {
    if value["duration"] != nil { return .dateChanged(.duration(try whole("duration"))) }
    guard value["date"] != nil else { return .valueChanged(page: try whole("page")) }
    return try required("date", "a date such as \"2024-05-14T15:50:00+02:00\"") { json in
      guard case .moment(let time, let offset)? = json.text.flatMap({ try? DateText($0) }) else { return nil }
      return .dateChanged(.date(time.localSeconds - Int64(offset), offset: offset))
    }
  }

  private func record(_ record: Event.What.Record, scale: Double) throws(TraceError) -> Event.What? {
    switch record {
    case .made: return .made(try made())
    case .closed: return .closed
    case .shown: return .shown
    case .linked: return .linked(try link(), try whole("link"))
    case .transition: return .transition(try transition())
    case .pulled: return .pulled(try pull())
    case .changed: return try change()
    case .reloaded: return .reloaded(try reload())
    case .gesture: return .gesture(try gesture())
    case .touch: return .touch(finger: try whole("finger", Int32.self), try phase(), try point("at"))
    case .moved: return .moved(try motion(scale: scale))
    case .dragged: return .dragged(try drag())
    case .pinched: return .pinched(try pinch())
    case .zoomed: return .zoomed(try zoom())
    case .edited: return .edited(Event.Edit(from: try whole("from"), to: try whole("to"), text: try text("text")))
    case .decided: return try decision().map { .decided($0) }
    case .flashed: return .flashed
    case .allowed: return .allowed(rule: try text("rule"), reason: try text("reason"))
    case .step: return .step(try text("text"))
    case .note: return .note(try text("text"))
    case .shot: return .shot(try text("text"))
    }
  }

  // MARK: Records

  private func made() throws(TraceError) -> Event.Made {
    let name = try optional("component", "a string", \.text) ?? ""
    return Event.Made(
      name: name, parent: component("parent") ?? .stage, frame: try rect("frame"), properties: try properties())
  }

  private func properties() throws(TraceError) -> [String: Value] {
    let members = try required("properties", "an object") { value -> [(name: String, value: JSONValue)]? in
      if case .object(let members) = value { members } else { nil }
    }
    var properties: [String: Value] = [:]
    for (name, json) in members {
      guard let value = Value(json: json, of: name) else { throw wrong("properties.\(name)", "a property's value") }
      properties[name] = value
    }
    return properties
  }

  private func reload() throws(TraceError) -> Event.Reload {
    let components = try records("components").map { record throws(TraceError) in
      Event.Reload.Component(index: try record.whole("component"), properties: try record.properties())
    }
    let selection = try required("selection", "a list of rows") { Value(json: $0, of: "selection") }
    guard case .rows(let rows) = selection else { throw wrong("selection", "a list of rows") }
    return Event.Reload(count: try whole("count"), components: components, selection: rows)
  }

  /// nil for a property that this reader does not know.
  private func change() throws(TraceError) -> Event.What? {
    guard let property = Property(rawValue: try text("property")) else { return nil }
    return .changed(property, try required("value", "a property's value") { Value(json: $0, of: property.rawValue) })
  }

  private func gesture() throws(TraceError) -> Event.GestureRecord {
    Event.GestureRecord(
      name: try text("gesture"), finger: try whole("finger", Int32.self), from: try point("from"), to: try point("to"),
      duration: Duration(microseconds: try microseconds("duration")))
  }

  private func phase() throws(TraceError) -> TouchPhase {
    try required("phase", "began, ended or cancelled") { $0.text.flatMap(TouchPhase.init(rawValue:)) }
  }

  /// nil for a question that this reader does not know.
  private func decision() throws(TraceError) -> Decision? {
    guard let question = Decision.Question(rawValue: try text("question")) else { return nil }
    let inputs = try required("inputs", "an object of values") { value -> [Decision.Input]? in
      guard case .object(let members) = value else { return nil }
      let inputs = members.compactMap { member in
        (member.value.double.map { Value.number($0) } ?? Value(json: member.value, of: member.name))
          .map { Decision.Input(member.name, $0) }
      }
      return inputs.count == members.count ? inputs : nil
    }
    var decision = Decision(
      question, inputs, threshold: try optional("threshold", "a number", \.double),
      margin: try optional("margin", "a number", \.double), outcome: try text("outcome"),
      choices: try optional("choices", "a list of strings", \.texts) ?? [])
    decision.parties = (try optional("parties", "a list of components", \.texts) ?? [])
      .compactMap(ComponentID.init(traceName:))
    return decision
  }

  // MARK: Ways

  private func motion(scale: Double) throws(TraceError) -> Event.MotionRecord {
    let from = try point("from")
    let rest = try point("rest")
    return Event.MotionRecord(
      isAnimation: try bool("animation"), x: try axisMotion("x", from: from.x, rest: rest.x),
      y: try axisMotion("y", from: from.y, rest: rest.y), from: from, scale: scale,
      fade: try optional("fade", "a number", \.double) ?? 0, wheel: try wheel())
  }

  private func drag() throws(TraceError) -> Event.DragRecord {
    Event.DragRecord(
      samples: try samples(2).map { time, numbers in
        Event.DragRecord.Sample(time: time, offset: Point(x: numbers[0], y: numbers[1]))
      }, wheel: try wheel())
  }

  /// The wheel that a drag or a motion is of; nil for a scroll view.
  private func wheel() throws(TraceError) -> Int? { try optional("wheel", "a whole number") { $0.whole(Int.self) } }

  private func pinch() throws(TraceError) -> Event.PinchRecord {
    Event.PinchRecord(
      samples: try samples(3).map { time, numbers in
        Event.PinchRecord.Sample(time: time, scale: numbers[0], offset: Point(x: numbers[1], y: numbers[2]))
      })
  }

  /// Lists of an instant and `count` numbers.
  func samples(_ count: Int) throws(TraceError) -> [(Instant, [Double])] {
    try required("samples", "a list of [t, …]") { value in
      guard let list = value.list else { return nil }
      let samples = list.compactMap { sample -> (Instant, [Double])? in
        guard let numbers = sample.numbers(count + 1), let time = sample.list?[0].microseconds else { return nil }
        return (Instant(microseconds: time), Array(numbers.dropFirst()))
      }
      return samples.count == list.count ? samples : nil
    }
  }

  private func zoom() throws(TraceError) -> Event.ZoomRecord {
    let scale = try required("scale", "[from, to]") { $0.numbers(2) }
    return Event.ZoomRecord(
      isAnimation: try text("law") == "timed", from: scale[0], to: scale[1], offset: try point("from"),
      rest: try point("rest"), duration: try number("duration"))
  }
}

/// Motions, piece by piece.
extension TraceRecord {
  /// The motion along an axis; nil where it has none.
  func axisMotion(_ axis: String, from: Double, rest: Double) throws(TraceError) -> AxisMotion? {
    guard value[axis] != nil else { return nil }
    let pieces = try records(axis).map { record throws(TraceError) in try record.piece() }
    guard (1...3).contains(pieces.count) else { throw wrong(axis, "a list of one to three pieces") }
    return AxisMotion(
      pieces[0], pieces.count > 1 ? pieces[1] : nil, pieces.count > 2 ? pieces[2] : nil, start: from, rest: rest)
  }

  private func piece() throws(TraceError) -> AxisMotion.Piece {
    AxisMotion.Piece(curve: try curve(), begin: try number("begin"), end: try number("end"))
  }

  private func curve() throws(TraceError) -> Curve {
    switch try text("law") {
    case "free":
      .free(FreeCurve(origin: try number("origin"), velocity: try number("velocity"), deceleration: try deceleration()))
    case "edge":
      .edge(
        EdgeBounce(
          edge: try number("edge"), excess: try number("excess"), velocity: try number("velocity"),
          deceleration: try deceleration()))
    case "snap":
      .snap(
        Spring(
          from: try number("from"), velocity: try number("velocity"), to: try number("to"),
          frequency: try number("frequency")))
    case "retarget":
      .retarget(
        Retarget(origin: try number("from"), velocity: try number("velocity"), decay: try number("decay")))
    case "timed": .timed(try move())
    default: throw wrong("law", "free, edge, snap, retarget or timed")
    }
  }

  private func deceleration() throws(TraceError) -> Deceleration {
    try required("rate", "a rate between 0 and 1") { $0.double.flatMap(Deceleration.init(rate:)) }
  }

  private func move() throws(TraceError) -> TimedMove {
    let curve = try required("curve", "four numbers") { $0.numbers(4) }
    return TimedMove(
      from: try number("from"), to: try number("to"), duration: try number("duration"),
      curve: TimedCurve(curve[0], curve[1], curve[2], curve[3]))
  }
}
