import DetentCore

/// A finger on one wheel of a picker or of a date picker.
extension Host {
  /// How a spin is to end.
  enum SpinGoal {
    case notch(Int)
    /// A flick, in points per second.
    case speed(Double)
  }

  /// Turns a wheel; the task parks until the finger lifts, and gets a motion.
  func spin(_ column: Int, _ goal: SpinGoal, of id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    try check(id, at: stage.pointee.visibleFrame(ofWheel: column, of: id).center)
    let spin: Stage.Spin
    do {
      switch goal {
      case .notch(let notch): spin = try stage.pointee.spin(column, toNotch: notch, of: id)
      case .speed(let speed): spin = try stage.pointee.spin(column, speed: speed, of: id)
      }
    } catch { throw ScriptError(error.reason) }
    motions.append(MotionHandle(component: id, finger: spin.finger, start: stage.pointee.now, lift: spin.lift))
    return (.object(.motion, UInt64(motions.count - 1)), .lift(spin.finger, at: spin.lift, motion: motions.count - 1))
  }

  /// What the options of a spin want: a flick with `speed`, `by` rows on and as often round as said, or else the nearer
  /// way to a row.
  ///
  /// - Parameters:
  ///   - row: reads the row from the options.
  ///   - refuse: throws for a notch, so many rows on, that a wheel with ends does not have.
  func goal(
    _ options: Options, _ column: Int, _ id: ComponentID, row: () throws(ScriptError) -> Int,
    refuse: (_ notch: Int, _ rows: Int) throws(ScriptError) -> Void
  ) throws(ScriptError) -> SpinGoal {
    if let speed = try options.read("speed", { value throws(ScriptError) in try value.wheelSpeed() }) {
      return .speed(speed)
    }
    let wheel = stage.pointee[wheels: id].columns[column]
    let here = wheel.offset(at: stage.pointee.now)
    guard let rows = try options.read("by", { value throws(ScriptError) in try value.whole() }) else {
      return .notch(wheel.snap.notch(ofRow: try row(), near: here))
    }
    let notch = wheel.snap.notch(at: here) + rows
    let isThere = wheel.wraps ? wheel.count > 0 : (0..<wheel.count).contains(notch)
    if !isThere { try refuse(notch, rows) }
    return .notch(notch)
  }
}

extension LuaValue {
  /// The speed of a flick: not so slow that it is none, in either direction.
  fileprivate func wheelSpeed() throws(ScriptError) -> Double {
    let what = "points per second (1 or more; less than 0 turns back)"
    let speed = try number(in: -1_000_000...1_000_000, what)
    guard speed.magnitude >= 1 else { throw ScriptError("expected \(what), got \(described)") }
    return speed
  }
}
