/// What a calendar page and a clock on the wall show together, without saying where.
public struct CivilTime: Hashable, Comparable, Sendable {
  public var date: CivilDate
  /// Seconds since 00:00 by the clock's hands: 0…86,399.
  public var secondOfDay: Int

  public static let secondsInDay = 86_400

  public init(_ date: CivilDate, secondOfDay: Int = 0) {
    self.date = date
    self.secondOfDay = secondOfDay.pinned(to: 0...Self.secondsInDay - 1)
  }

  public init(_ date: CivilDate, hour: Int, minute: Int = 0, second: Int = 0) {
    let (hour, minute) = (hour.pinned(to: 0...23), minute.pinned(to: 0...59))
    self.init(date, secondOfDay: hour * 3600 + minute * 60 + second.pinned(to: 0...59))
  }

  /// From seconds that a clock without zone would have counted since 1970-01-01T00:00; pinned to the years of
  /// `CivilDate`.
  public init(localSeconds: Int64) {
    let (day, second) = localSeconds.pinned(to: Self.localRange).floored(by: Int64(Self.secondsInDay))
    self.init(CivilDate(dayNumber: Int(day)), secondOfDay: Int(second))
  }

  public var localSeconds: Int64 { Int64(date.dayNumber) * Int64(Self.secondsInDay) + Int64(secondOfDay) }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.date, a.secondOfDay) < (b.date, b.secondOfDay)
  }

  /// The first and the last second of the years of `CivilDate`.
  static let localRange: ClosedRange<Int64> = -377_705_116_800...253_402_300_799
}
