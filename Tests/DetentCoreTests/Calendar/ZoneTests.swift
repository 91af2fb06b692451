import DetentCore
import Testing

/// A zone from a list of changes: the offset before, then (instant, offset).
private struct ListedZone: ZoneRules {
  var identifier = "Test/Listed"
  var first: Int
  var changes: [(at: Int64, offset: Int)]

  func offset(at instant: Int64) -> Int { changes.last { $0.at <= instant }?.offset ?? first }
  func nextChange(after instant: Int64) -> Int64? { changes.first { $0.at > instant }?.at }
}

struct ZoneTests {
  private let day: Int64 = 86_400
  /// Hours of a wall clock that counts from day 0.
  private func local(_ hours: Double, day number: Int64 = 0) -> Int64 { number * day + Int64(hours * 3600) }

  @Test func aGapGoesForwardByItsLength() {
    // 02:00 becomes 03:00, 8 hours behind UTC.
    let zone = ListedZone(first: -28_800, changes: [(local(10), -25_200)])
    #expect(zone.instants(atLocal: local(1.5)) == .unique(local(9.5)))
    #expect(zone.instants(atLocal: local(2)) == .gap(before: local(10) - 1, forward: local(10)))
    #expect(zone.instants(atLocal: local(2.5)) == .gap(before: local(10) - 1, forward: local(10.5)))
    #expect(zone.local(at: zone.instant(atLocal: local(2.5))) == local(3.5))
    #expect(zone.instants(atLocal: local(3)) == .unique(local(10)))
    #expect(zone.lengthOfDay(0) == 23 * 3600)
  }

  @Test func anOverlapMeansTheFirst() {
    // 02:00 becomes 01:00.
    let zone = ListedZone(first: 7200, changes: [(local(0), 3600)])
    #expect(zone.instants(atLocal: local(1)) == .overlap(first: local(-1), second: local(0)))
    #expect(zone.instants(atLocal: local(1.5)).chosen == local(-0.5))
    #expect(zone.instants(atLocal: local(2)) == .unique(local(1)))
    #expect(zone.instants(atLocal: local(0.5)) == .unique(local(-1.5)))
    #expect(zone.lengthOfDay(0) == 25 * 3600)
  }

  @Test func aDayWithoutMidnightBeginsBehindTheGap() {
    let zone = ListedZone(first: -10_800, changes: [(local(3), -7200)])
    #expect(zone.startOfDay(0) == local(3))
    #expect(zone.local(at: zone.startOfDay(0)) == local(1))
    #expect(zone.lengthOfDay(0) == 23 * 3600)
    #expect(zone.lengthOfDay(-1) == 24 * 3600)
  }

  @Test func aDayCanBeLeftOut() {
    // From UTC-10 to UTC+14 at the end of day 0: no day 1.
    let zone = ListedZone(first: -36_000, changes: [(local(34), 50_400)])
    #expect(zone.lengthOfDay(1) == 0)
    #expect(zone.startOfDay(1) == zone.startOfDay(2))
    #expect(zone.local(at: zone.instant(atLocal: local(10, day: 1))) == local(10, day: 2))
  }

  @Test(arguments: [
    ("UTC", "UTC", 0), ("GMT", "GMT", 0), ("GMT+2", "GMT+02:00", 7200), ("GMT+02:00", "GMT+02:00", 7200),
    ("UTC-0330", "GMT-03:30", -12_600), ("GMT+00:00", "GMT", 0), ("GMT+18", "GMT+18:00", 64_800),
  ])
  func fixedZones(_ text: String, _ identifier: String, _ offset: Int) {
    let zone = FixedZone(text)
    #expect(zone?.identifier == identifier)
    #expect(zone?.offset(at: 0) == offset)
    #expect(zone?.nextChange(after: 0) == nil)
  }

  @Test(arguments: [
    "", "gmt", "GMT+", "GMT+19", "GMT+18:01", "GMT+1:30", "GMT+123", "GMT+02:60", "GMT+0:130", "GMT 2", "UTC+٢", "Z",
    "GMT+99999999999999999999", "GMT--2",
  ])
  func otherTextsAreNoFixedZone(_ text: String) { #expect(FixedZone(text) == nil) }

  @Test(arguments: [Int64.min, Int64.min + 1, -1 << 40, 0, 1 << 40, Int64.max - 1, Int64.max])
  func nothingTraps(_ extreme: Int64) throws {
    let zones: [any ZoneRules] = [
      FixedZone.utc, try #require(FixedZone("GMT-18")), ListedZone(first: -28_800, changes: [(0, 50_400)]),
    ]
    for zone in zones {
      let instant = zone.instant(atLocal: extreme)
      _ = zone.local(at: extreme)
      _ = zone.startOfDay(Int(extreme))
      #expect(DateText(instant, in: zone).description.count >= 20)
      #expect(DateText(extreme, in: zone).description.count >= 20)
    }
  }
}

extension ZoneRules {
  /// Seconds from a day's first instant to the next day's: 0 for a day that the clocks leave out.
  fileprivate func lengthOfDay(_ day: Int) -> Int64 { startOfDay(day + 1) - startOfDay(day) }
}
