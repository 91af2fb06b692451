/// Limits and the interval of minutes.
extension DatePicker {
  /// The interval in force: as asked if it divides 60 and is at most 30, else 1.
  public var minuteInterval: Int { DatePicker.minuteInterval(asked: askedMinuteInterval) }

  public static func minuteInterval(asked: Int) -> Int { asked >= 1 && asked <= 30 && 60 % asked == 0 ? asked : 1 }

  /// The first and last instant that can be chosen: all of the years 1 to 9999 in UTC where there is no limit. Limits
  /// count neither in a countdown nor while the minimum is later than the maximum.
  var range: ClosedRange<Int64> {
    let all = Metrics.dates
    guard hasLimits else { return all }
    let low = max(all.lowerBound, min(minimumDate ?? all.lowerBound, all.upperBound))
    return low...max(low, min(maximumDate ?? all.upperBound, all.upperBound))
  }

  var hasLimits: Bool {
    guard mode != .countDownTimer, minimumDate != nil || maximumDate != nil else { return false }
    guard let minimumDate, let maximumDate else { return true }
    return minimumDate <= maximumDate
  }

  /// An instant brought into the range. `onGrid`: its minute is rounded down to the interval first, and where the limits
  /// leave room for it, the nearest minute on the interval inside them is taken.
  func pinned(_ instant: Int64, onGrid: Bool) -> Int64 {
    let range = self.range
    let inside = max(range.lowerBound, min(instant, range.upperBound))
    guard onGrid, mode.hasMinutes else { return inside }
    let rounded = roundedDown(inside)
    if rounded >= range.lowerBound { return rounded }
    let next = roundedUp(range.lowerBound)
    return next <= range.upperBound ? next : inside
  }

  /// The newest minute on the interval that is not after an instant; no seconds.
  func roundedDown(_ instant: Int64) -> Int64 {
    var instant = instant
    while case let excess = excess(at: instant), excess > 0 { instant -= excess }
    return instant
  }

  /// The next minute on the interval that is not before an instant; at the end of all dates, where wall clocks stand
  /// still, one beyond it.
  func roundedUp(_ instant: Int64) -> Int64 {
    var instant = instant
    while case let excess = excess(at: instant), excess > 0, instant <= Metrics.dates.upperBound {
      instant += Int64(minuteInterval) * 60 - excess
    }
    return instant
  }

  /// Seconds since the interval's last minute on the wall clock. It is asked again after each step, for an offset may
  /// change in between.
  private func excess(at instant: Int64) -> Int64 {
    Int64(display.wall(at: instant).secondOfDay % (minuteInterval * 60))
  }

  // MARK: Countdown

  /// Whole minutes on the interval, from 0 to 23 h 59 min at most.
  func onGrid(duration: Int) -> Int {
    let step = roundsToMinuteInterval ? minuteInterval * 60 : 60
    return min(duration, Int(Metrics.longestCountdown)) / step * step
  }
}
