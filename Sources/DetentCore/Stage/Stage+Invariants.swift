/// What must hold between any two events, whatever a script does.
extension Stage {
  /// Every broken promise, in words; empty when all is well.
  ///
  /// Debug builds check the component of each event as it is sent (`checkInvariants(of:)`); tests check everything at
  /// the end of a run.
  package func checkInvariants() -> [String] {
    var broken = checkAgenda()
    for id in liveComponents { broken += checkInvariants(of: id) }
    return broken + checkTrace()
  }

  /// The promises of one component. An id that is not live has none.
  package func checkInvariants(of id: ComponentID) -> [String] {
    guard isLive(id), !isBeingBuilt(id) else { return [] }
    let broken =
      switch id.kind {
      case .scrollView: check(scrollViews[id], id)
      case .pageControl: check(pageControls[id])
      case .progress: check(progress: id)
      case .pickerView: check(pickerViews[id])
      case .datePicker: check(datePickers[id], id)
      case .flow: check(flow: id)
      default: [String]()
      }
    return broken.map { "\(title(of: id)): \($0)" }
  }

  private var liveComponents: [ComponentID] {
    let shown = screens.slots.indices.filter { screens.slots[$0].isLive }.flatMap { slot in
      descendants(of: ComponentID(.screen, slot: UInt32(slot), generation: screens.slots[slot].generation))
    }
    return shown
      + flows.slots.indices.map { ComponentID(.flow, slot: UInt32($0), generation: flows.slots[$0].generation) }
      + progresses.slots.indices.map {
        ComponentID(.progress, slot: UInt32($0), generation: progresses.slots[$0].generation)
      }
  }

  // MARK: Components

  private func check(_ view: ScrollView, _ id: ComponentID) -> [String] {
    var broken: [String] = []
    let offset = view.offset(at: now)
    if !offset.isFinite { broken.append("the offset is not finite") }
    if view.page < 0 || view.page >= max(1, view.numberOfPages ?? .max) {
      broken.append("page \(view.page + 1) of \(view.numberOfPages ?? 0)")
    }
    if isAtRest(view), !view.isPlacedByCode, !isInside(offset, view) {
      broken.append("rests at \(Text.point(offset)), outside its range, though no code put it there")
    }
    if let motion = view.motion, motion.end < now { broken.append("its motion ended and nobody noticed") }
    if view.fingers.contains(where: { finger in !fingers.contains { $0.id == finger } }) {
      broken.append("a finger that has lifted still holds it")
    }
    if (view.drag == nil) != view.fingers.isEmpty {
      broken.append("it is held without fingers, or not held by its fingers")
    }
    return broken + checkPair(of: view)
  }

  private func isAtRest(_ view: ScrollView) -> Bool { view.motion == nil && view.drag == nil && view.release == nil }

  /// Inside the range, but for the rounding to a device pixel.
  private func isInside(_ offset: Point, _ view: ScrollView) -> Bool {
    let nearest = view.clamped(offset)
    return (offset - nearest).length <= 1
  }

  private func checkPair(of view: ScrollView) -> [String] {
    let count = view.numberOfPages ?? 0
    return view.pairedControls.filter { pageControls.isLive($0) }.compactMap { id in
      let control = pageControls[id]
      if control.drivesScroll, view.motion == nil { return "\(title(of: id)) drives it though it rests" }
      let isInStep = control.isCountExplicit || control.numberOfPages == count
      return isInStep ? nil : "\(title(of: id)) counts \(control.numberOfPages) pages instead of \(count)"
    }
  }

  private func check(_ control: PageControl) -> [String] {
    var broken: [String] = []
    if control.numberOfPages < 0 { broken.append("a negative count") }
    if control.currentPage != control.pinned(control.currentPage) {
      broken.append("page \(control.currentPage + 1) of \(control.numberOfPages)")
    }
    if control.displayedPage != control.pinned(control.displayedPage) { broken.append("shows a page that is gone") }
    if let finger = control.press?.finger, !fingers.contains(where: { $0.id == finger }) {
      broken.append("a finger that has lifted still presses it")
    }
    return broken
  }

  private func check(_ picker: PickerView) -> [String] {
    guard picker.rows.count == picker.wheels.columns.count else { return ["its rows and wheels differ in number"] }
    return picker.wheels.columns.enumerated().flatMap { column, wheel in
      check(wheel).map { "component \(column + 1): \($0)" }
    }
  }

  private func check(_ picker: DatePicker, _ id: ComponentID) -> [String] {
    var broken: [String] = []
    if picker.mode == .countDownTimer {
      if picker.onGrid(duration: picker.countDownDuration) != picker.countDownDuration {
        broken.append("a countdown of \(picker.countDownDuration) s")
      }
    } else if !picker.range.contains(picker.date) {
      broken.append("the date lies outside its limits")
    }
    let face = face(of: id)
    guard face.map(\.unit) == picker.turnedUnits, face.count == picker.wheels.columns.count else {
      return broken + ["its wheels are not those that it should have"]
    }
    for (wheel, column) in zip(face, picker.wheels.columns) {
      broken += check(column).map { "wheel \(wheel.unit.rawValue): \($0)" }
      if !column.isMoving, !column.isTracking, column.count != wheel.count || column.row != wheel.selectedRow {
        broken.append("wheel \(wheel.unit.rawValue) shows row \((column.row ?? -1) + 1), not \(wheel.selectedRow + 1)")
      }
    }
    return broken
  }

  private func check(_ wheel: Wheel) -> [String] {
    var broken: [String] = []
    let offset = wheel.offset(at: now)
    if !offset.isFinite { broken.append("the offset is not finite") }
    if (wheel.row == nil) != (wheel.count == 0) || wheel.row.map({ $0 < 0 || $0 >= wheel.count }) == true {
      broken.append("row \(wheel.row.map { "\($0 + 1)" } ?? "nil") of \(wheel.count)")
    }
    if let motion = wheel.motion, motion.end < now { broken.append("its motion ended and nobody noticed") }
    if let finger = wheel.drag?.finger, !fingers.contains(where: { $0.id == finger }) {
      broken.append("a finger that has lifted still holds it")
    }
    if !wheel.isMoving, !wheel.isTracking, wheel.count > 0,
      offset != wheel.snap.position(of: wheel.snap.row(at: offset))
    {
      broken.append("rests beside its rows, at \(Text.number(offset))")
    }
    return broken
  }

  private func check(progress id: ComponentID) -> [String] {
    let value = currentProgress(of: id)
    guard value >= 0, value <= 1 else { return ["progress \(value)"] }
    guard let control = progresses[id].control else { return [] }
    return pageControls.isLive(control) && pageControls[control].progress == id ? [] : ["its control does not know it"]
  }

  private func check(flow id: ComponentID) -> [String] {
    let flow = flows[id]
    var broken: [String] = []
    let all = flow.levels.flatMap { $0.stack + $0.otherTabs.flatMap { $0 } }
    if flow.levels.isEmpty || flow.levels.contains(where: \.stack.isEmpty) { return ["a level without a screen"] }
    if Set(all).count != all.count { broken.append("a screen stands in it twice") }
    if !all.allSatisfy({ screens.isLive($0) && screens[$0].flow == id }) { broken.append("it shows a strange screen") }
    if let motion = flow.transition?.motion, let start = flow.transition?.start,
      start + Duration(roundingUp: motion.duration) < now
    {
      broken.append("its transition ended and nobody noticed")
    }
    let holder = flow.pull?.finger ?? flow.transition?.hold?.finger
    if let holder, !fingers.contains(where: { $0.id == holder }) { broken.append("a finger that has lifted holds it") }
    return broken
  }

  private func checkAgenda() -> [String] {
    let isLate = agenda.first.map { $0.time < now } ?? false
    return isLate ? ["something in the agenda lies in the past"] : []
  }

  // MARK: Trace

  /// The clock never goes back, and what begins ends: drags, decelerations and presses come in pairs.
  private func checkTrace() -> [String] {
    var broken: [String] = []
    var time = Instant.zero
    var open: [ComponentID: Set<String>] = [:]
    for index in 0..<trace.count {
      let event = trace[index]
      if event.time < time { broken.append("event \(index) is earlier than the one before it") }
      time = event.time
      if let fault = Stage.note(event, in: &open) {
        broken.append("event \(index), \(title(of: event.source)): \(fault)")
      }
    }
    return broken + checkOpen(open)
  }

  /// What is open at the end must still be under way.
  private func checkOpen(_ open: [ComponentID: Set<String>]) -> [String] {
    guard pending.isEmpty else { return [] }
    return open.keys.sorted().compactMap { id in
      guard id.kind == .scrollView, scrollViews.isLive(id), let names = open[id] else { return nil }
      let view = scrollViews[id]
      let isFair = names.contains("drag") == view.isDragging && names.contains("deceleration") == view.isDecelerating
      return isFair ? nil : "\(title(of: id)): its events say \(names.sorted()), which is not what it does"
    }
  }

  /// Takes note of an event that begins or ends something; answers what is wrong with it.
  private static func note(_ event: Event, in open: inout [ComponentID: Set<String>]) -> String? {
    func begin(_ name: String) -> String? {
      open[event.source, default: []].insert(name).inserted ? nil : "a \(name) begins twice"
    }
    func end(_ name: String) -> String? {
      open[event.source, default: []].remove(name) == nil ? "a \(name) ends that did not begin" : nil
    }
    switch event.what {
    case .willBeginDragging: return begin("drag")
    case .didEndDragging:
      // A touch that caught a deceleration ends with didEndDragging though it never dragged.
      open[event.source, default: []].remove("drag")
      return nil
    case .willBeginDecelerating: return begin("deceleration")
    case .willBeginZooming: return begin("zoom")
    case .didEndZooming: return end("zoom")
    case .didEndDecelerating: return end("deceleration")
    case .touchDown: return begin("press")
    case .touchUpInside, .touchCancel: return end("press")
    default: return nil
    }
  }
}
