/// A control with which a person chooses a day, a time, both, or a length of time (UIKit's UIDatePicker).
///
/// The date is an instant; locale, calendar and zone only show it. What code sets sends no event. Seconds that code set
/// stay until a person changes something.
public struct DatePicker: Sendable {
  public var attributes: Attributes
  public internal(set) var mode = Mode.dateAndTime
  /// The style that was asked for; `style(os:)` is the one in force.
  public internal(set) var preferredStyle = Style.automatic
  /// Seconds since 1970-01-01T00:00Z; inside the limits and, where minutes show, on the interval.
  public internal(set) var date: Int64 = 0
  public internal(set) var minimumDate: Int64?
  public internal(set) var maximumDate: Int64?
  /// Minutes between two rows of the wheel of minutes, as asked; `minuteInterval` is in force.
  public internal(set) var askedMinuteInterval = 1
  public internal(set) var roundsToMinuteInterval = true
  /// Seconds of a countdown as asked; `countDownDuration` is in force.
  public internal(set) var askedDuration = 0.0
  /// Whole minutes, in seconds, from 0 to 86,340.
  public internal(set) var countDownDuration = 0
  /// How the date is shown now.
  public internal(set) var display: DateDisplay
  /// The locale, calendar and zone that it was given; nil: those of its screen.
  public internal(set) var localeName: String?
  public internal(set) var calendarKind: CalendarKind?
  public internal(set) var zoneName: String?
  /// The wheels that can be turned now, in the order of `face`.
  public internal(set) var wheels = Wheels(sharing: .texts)
  /// What those wheels count, when they were made.
  var turnedUnits: [DateUnit] = []
  /// What they showed when they were measured.
  var measuredWording: Wording?
  /// What one of its buttons has presented.
  public internal(set) var presented: Editor?
  public var isOpen: Bool { presented != nil }
  /// The calendar's head has been tapped: wheels of months and years take the place of the days.
  public internal(set) var showsMonths = false
  /// A day of the month that the calendar shows: a day number.
  public internal(set) var shownDay = 0
  /// The first day of that month, as it was last written down; nil: the month of the date.
  var notedMonth: Int?
  /// A finger that leafs through the calendar.
  var leaf: Leaf?

  /// A finger that moves sideways over the calendar.
  struct Leaf: Sendable {
    var finger: Int32
    /// Where it came down, in points of the screen.
    var start: Double
    var tracker = ReleaseVelocity()
  }

  /// What a button presents: the one with the date a calendar, the one with the time wheels.
  public enum Editor: Hashable, Sendable { case calendar, wheels }

  /// What can be chosen.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth

    /// Whether there is a wheel of minutes.
    public var hasMinutes: Bool { self != .date && self != .yearAndMonth }
  }

  public init(attributes: Attributes, date: Int64, display: DateDisplay) {
    self.attributes = attributes
    self.date = date
    self.display = display
  }

  // MARK: What code sets

  /// Pinned to the limits and rounded to the interval. Ignored in a countdown, as in UIKit.
  mutating func setDate(_ date: Int64) {
    guard mode != .countDownTimer else { return }
    self.date = date
    pin()
  }

  mutating func setLimits(minimum: Int64?, maximum: Int64?) {
    minimumDate = minimum
    maximumDate = maximum
    pin()
  }

  mutating func setMode(_ mode: Mode) {
    self.mode = mode
    pin()
  }

  mutating func setMinuteInterval(_ minutes: Int) {
    askedMinuteInterval = minutes
    pin()
  }

  mutating func setRoundsToMinuteInterval(_ rounds: Bool) {
    roundsToMinuteInterval = rounds
    pin()
  }

  /// The date stays the same instant, unless the interval falls on other instants in another zone.
  mutating func setDisplay(_ display: DateDisplay) {
    self.display = display
    pin()
  }

  /// Seconds beyond whole minutes are dropped. Ignored in every other mode, as in UIKit.
  mutating func setCountDownDuration(_ seconds: Double) {
    guard mode == .countDownTimer else { return }
    askedDuration = seconds
    countDownDuration = Int(max(0, min(seconds, Metrics.longestCountdown)))
    pin()
  }

  /// Brings the value into the range and onto the grid, silently.
  private mutating func pin() {
    if mode == .countDownTimer {
      countDownDuration = onGrid(duration: countDownDuration)
    } else {
      date = pinned(date, onGrid: roundsToMinuteInterval && minuteInterval > 1)
    }
  }
}
