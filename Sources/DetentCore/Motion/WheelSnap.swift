/// Where a wheel of equal rows comes to rest. Offset 0 centres row 0. Rows in pt, velocities of the offset in pt/s.
///
/// A wheel that wraps has no ends: its offset goes on for ever, and notch 12 of ten rows shows row 2. Of any other wheel
/// notches and rows are the same.
public struct WheelSnap: Hashable, Sendable {
  /// Height of a row, pt.
  public let rowHeight: Double
  /// Number of rows.
  public let count: Int
  /// After the last row comes the first.
  public let wraps: Bool

  /// A wheel. A height that is not positive and finite counts as 1 pt, a negative count as 0. Without rows it has an
  /// end, wherever it wraps.
  public init(rowHeight: Double, count: Int, wraps: Bool = false) {
    self.rowHeight = rowHeight > 0 && rowHeight < .infinity ? rowHeight : 1
    self.count = max(0, count)
    self.wraps = wraps && count > 0
  }

  /// What a released wheel does.
  public enum Choice: Hashable, Sendable {
    /// Runs into an end, or returns to it: free deceleration and bounce.
    case end
    /// Springs to a row (of a wheel that wraps: a notch).
    case spring(row: Int)
    /// Decelerates onto a row (of a wheel that wraps: a notch).
    case retarget(row: Int)
  }

  /// The offsets of the rows; `scale` as in `SnapPoints`.
  public func points(scale: Double = 3) -> SnapPoints {
    SnapPoints(min: 0, stride: rowHeight, max: range.upperBound, scale: scale)
  }

  /// Offsets from the first row to the last, for ever if it wraps. A wheel without rows has offset 0 alone.
  public var range: ClosedRange<Double> {
    wraps ? -.infinity...(.infinity) : .scroll(min: 0, max: Double(max(0, count - 1)) * rowHeight)
  }

  /// Offset that centres a row or a notch, pt.
  public func position(of row: Int) -> Double { Double(row) * rowHeight }

  /// The row nearest to an offset, from 0 to count − 1; a tie goes up. NaN gives 0.
  public func row(at offset: Double) -> Int { row(ofNotch: notch(at: offset)) }

  /// The notch nearest to an offset; a tie goes up. Without wrapping it is one of the rows. NaN gives 0.
  public func notch(at offset: Double) -> Int {
    guard !offset.isNaN else { return 0 }
    let notch = (range.clamping(offset) / rowHeight + 0.5).rounded(.down)
    let whole = Int(max(-0x1p52, min(notch, 0x1p52)))
    return wraps ? whole : min(whole, max(0, count - 1))
  }

  /// The row that stands at a notch.
  public func row(ofNotch notch: Int) -> Int {
    guard wraps else { return max(0, min(notch, count - 1)) }
    let rest = notch % count
    return rest < 0 ? rest + count : rest
  }

  /// The notch of a row that is nearest to an offset; of two as near the earlier one.
  public func notch(ofRow row: Int, near offset: Double) -> Int {
    guard wraps else { return row }
    return notch(at: offset) + Int(turned(Double(row - self.row(at: offset))))
  }

  /// How far below the middle a row lies at an offset, in rows; of a wheel that wraps the nearer way round, half a turn
  /// counting as above.
  public func displacement(ofRow row: Int, at offset: Double) -> Double { turned(Double(row) - offset / rowHeight) }

  /// A number of rows, less whole turns of a wheel that wraps: from half a turn back up to half a turn on.
  private func turned(_ rows: Double) -> Double {
    guard wraps else { return rows }
    let turn = Double(count)
    return rows - turn * (rows / turn + 0.5).rounded(.down)
  }

  /// Where the wheel would stop by itself, pt. A speed below 250 pt/s counts as none.
  public func naturalRest(offset: Double, velocity: Double) -> Double {
    offset + Deceleration.normal.distance(velocity: effective(velocity))
  }

  private func effective(_ velocity: Double) -> Double { velocity.magnitude >= Metrics.flingSpeed ? velocity : 0 }

  /// What the wheel does when released at `offset` with `velocity`.
  ///
  /// Past an end and heading back at 250 pt/s or more it goes to the row nearest to its natural rest, the end rows
  /// included: a fling from there could stop between rows.
  public func choose(offset: Double, velocity: Double) -> Choice {
    let natural = naturalRest(offset: offset, velocity: velocity)
    let range = range
    if offset <= range.lowerBound && velocity <= 0 || offset >= range.upperBound && velocity >= 0 { return .end }
    let velocity = effective(velocity)
    let isReturning = !range.contains(offset) && velocity != 0
    guard isReturning || (natural > range.lowerBound && natural < range.upperBound) else { return .end }
    let row = notch(at: natural)
    let way = (position(of: row) - offset) * velocity
    return way > 0 && row != notch(at: offset) ? .retarget(row: row) : .spring(row: row)
  }

  /// The motion of a wheel released at `offset` with `velocity`; nil if it rests on a row already, or for numbers that
  /// are not finite.
  public func motion(offset: Double, velocity: Double) -> AxisMotion? {
    switch choose(offset: offset, velocity: velocity) {
    case .end:
      AxisMotion.fling(
        from: offset, velocity: velocity, in: range, rate: Metrics.decelerationRateNormal, bounces: true)
    case .spring(let row): AxisMotion.snap(from: offset, velocity: velocity, to: position(of: row))
    case .retarget(let row): AxisMotion.retarget(from: offset, velocity: velocity, to: position(of: row))
    }
  }
}
