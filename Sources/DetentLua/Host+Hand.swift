public import DetentCore

/// A person's hand on a run that goes on after the script's last line. Time passes only as far as it is told to, and what
/// the hand does is what a script could do with `screen:touch` at the same moments.
extension Host {
  /// Lets time pass until a moment: motions, handlers and timers go on. Answers why the run has failed, if it has.
  public func advance(to time: Instant) -> ScriptFailure? {
    while failure == nil {
      wakeSettlers()
      guard pull(through: time) else { break }
    }
    if failure == nil { stage.pointee.advance(to: time) }
    return failure
  }

  /// Lays a finger on the shown screen; answers its number.
  public func fingerDown(at point: Point) throws(ListenerError) -> Int {
    let screen = try shownScreen()
    do { try check(screen, at: point) } catch { throw ListenerError(message: error.message) }
    stage.pointee.act(for: .host)
    let finger = stage.pointee.newFinger()
    stage.pointee.touchNow(finger, .began, at: point)
    touches.append(TouchHandle(component: screen, finger: finger, point: point))
    return touches.count - 1
  }

  /// Moves a finger that is down; false: the system has taken it away.
  public func fingerMoves(_ number: Int, to point: Point) -> Bool {
    guard isHeld(number) else { return false }
    stage.pointee.act(for: .host)
    touches[number].point = point
    stage.pointee.touchNow(touches[number].finger, .moved, at: point)
    return true
  }

  /// Lifts a finger that is down, or takes it away; false: the system has done so.
  public func fingerUp(_ number: Int, isCancelled: Bool) -> Bool {
    guard isHeld(number) else { return false }
    stage.pointee.act(for: .host)
    touches[number].isUp = true
    stage.pointee.touchNow(touches[number].finger, isCancelled ? .cancelled : .ended, at: touches[number].point)
    return true
  }

  /// Presses a key; it goes to what has the focus.
  public func press(_ key: Key, isShifted: Bool) throws(ListenerError) {
    let screen = try shownScreen()
    do { try refuse(screen, stage.pointee.refusalOfKeys(for: screen)) } catch {
      throw ListenerError(message: error.message)
    }
    stage.pointee.act(for: .host)
    stage.pointee.press(key, isShifted: isShifted, on: screen)
  }

  /// Types into the text field that has the focus.
  public func type(_ text: String) throws(ListenerError) {
    guard let field = stage.pointee.focused, field.kind == .textField, stage.pointee.isLive(field) else {
      throw ListenerError(message: "no text field has the keyboard's focus: tap one")
    }
    do { try refuse(field, stage.pointee.refusalToType(into: field)) } catch {
      throw ListenerError(message: error.message)
    }
    stage.pointee.act(for: .host)
    stage.pointee.type(text, into: field)
  }

  /// Turns a pointer's wheel over a point of the shown screen.
  public func turnWheel(at point: Point, by way: Point) throws(ListenerError) {
    let screen = try shownScreen()
    do {
      try refuseWheel(over: screen)
      try check(screen, at: point)
    } catch { throw ListenerError(message: error.message) }
    stage.pointee.act(for: .host)
    stage.pointee.turnWheel(over: screen, at: point, by: way, momentum: nil)
  }

  private func shownScreen() throws(ListenerError) -> ComponentID {
    guard let screen = stage.pointee.shownScreen else { throw ListenerError(message: "no screen is shown") }
    return screen
  }

  private func isHeld(_ number: Int) -> Bool {
    touches.indices.contains(number) && stage.pointee.isLive(touches[number].component) && isDown(touches[number])
  }
}
