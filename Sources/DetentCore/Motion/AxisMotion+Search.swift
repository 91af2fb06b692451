extension AxisMotion {
  /// The first time after `t` (and after 0) at which the offset reaches `x`, or nil if it does not.
  ///
  /// At the time returned, and at that time rounded up to the microsecond, the offset has reached `x` or passed it
  /// (unless it turns back within that microsecond). An offset that is at `x` at `t` itself does not count. Each
  /// monotone part is solved in closed form where there is one, else by 60 halvings: constant time.
  public func firstTime(after t: Double, reaching x: Double) -> Double? {
    let t = t > 0 ? t : 0
    guard !isOver(at: t), !x.isNaN else { return nil }
    return search(first, after: t, x) ?? search(second, after: t, x) ?? search(third, after: t, x)
  }

  private func search(_ piece: Piece?, after t: Double, _ x: Double) -> Double? {
    guard let piece, piece.end > t else { return nil }
    let turns = piece.curve.turns
    let one = min(piece.begin + turns.0, piece.end)
    let two = min(piece.begin + turns.1, piece.end)
    return searchPart(piece, max(piece.begin, t), one, x) ?? searchPart(piece, max(one, t), two, x)
      ?? searchPart(piece, max(two, t), piece.end, x)
  }

  /// Looks for `x` in the monotone part after `low` up to `high`.
  private func searchPart(_ piece: Piece, _ low: Double, _ high: Double, _ x: Double) -> Double? {
    guard high > low else { return nil }
    let isUp = position(at: high) > position(at: low)
    let hasReached = { (t: Double) in isUp ? position(at: t) >= x : position(at: t) <= x }
    guard !hasReached(low), hasReached(high) else { return nil }
    let closed = piece.curve.closedTime(reaching: x).map { piece.begin + $0 }
    let exact = closed.flatMap { nudged($0, low, high, hasReached) } ?? Math.turn(from: low, to: high, hasReached)
    return clocked(exact, after: low, hasReached)
  }

  /// The closed form's time, moved on by its rounding error until the offset has reached its mark; nil if that takes
  /// more than a few bits.
  private func nudged(_ time: Double, _ low: Double, _ high: Double, _ hasReached: (Double) -> Bool) -> Double? {
    var time = max(time, low.nextUp)
    var step = time.ulp
    for _ in 0..<20 where !hasReached(time) {
      time += step
      step *= 2
    }
    return time <= high && hasReached(time) ? time : nil
  }

  /// Moves a time that the clock would round down, by up to two nanoseconds, to where it will not.
  private func clocked(_ time: Double, after low: Double, _ hasReached: (Double) -> Bool) -> Double {
    if isOver(at: time) { return duration }
    let tick = (time * 1e6).rounded(.down) / 1e6
    guard time - tick < Self.clockNoise * 1.001 else { return time }
    return tick > low && hasReached(tick) ? tick : min(tick + 2 * Self.clockNoise, duration)
  }
}
