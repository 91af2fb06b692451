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
    guard let screen = stage.pointee.shownScreen else { throw ListenerError(message: "no screen is shown") }
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

  private func isHeld(_ number: Int) -> Bool {
    touches.indices.contains(number) && stage.pointee.isLive(touches[number].component) && isDown(touches[number])
  }
}
