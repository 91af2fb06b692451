import DetentCalendar
import DetentCore
import FoundationEssentials
import FoundationInternationalization
import Testing

struct ZoneTests {
  private let calendars = ToolchainCalendars()

  private func zone(_ name: String) throws -> any ZoneRules { try #require(calendars.zone(name), "no zone \(name)") }

  /// "2017-03-12T02:30" there, as an instant in UTC.
  private func utc(_ local: String, in name: String) throws -> String {
    guard case .local(let time) = try DateText(local) else { return "no local time" }
    return DateText(try zone(name).instant(atLocal: time.localSeconds), in: FixedZone.utc).description
  }

  @Test(
    "O39 O40 O41 Wall times at the changes of clocks",
    arguments: [
      ("America/Los_Angeles", "2017-03-12T02:00", "2017-03-12T10:00:00Z"),
      ("America/Los_Angeles", "2017-03-12T02:30", "2017-03-12T10:30:00Z"),
      ("America/Los_Angeles", "2020-11-01T07:00", "2020-11-01T15:00:00Z"),
      ("America/Los_Angeles", "2020-11-01T19:00", "2020-11-02T03:00:00Z"),
      ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
      ("Europe/Warsaw", "2024-03-31T15:00", "2024-03-31T13:00:00Z"),
      ("Europe/Madrid", "2025-10-26T00:00", "2025-10-25T22:00:00Z"),
      ("Europe/Madrid", "2025-10-27T00:00", "2025-10-26T23:00:00Z"),
      ("Australia/Lord_Howe", "2025-10-05T02:15", "2025-10-04T15:45:00Z"),
      ("Pacific/Apia", "2011-12-30T10:00", "2011-12-30T20:00:00Z"),
    ])
  func wallTimes(_ name: String, _ local: String, _ instant: String) throws {
    #expect(try utc(local, in: name) == instant)
  }

  @Test(arguments: [
    ("America/Sao_Paulo", "2018-11-04", 23.0), ("America/Sao_Paulo", "2019-02-16", 25),
    ("Europe/Madrid", "2025-10-26", 25),
    ("Europe/Madrid", "2025-03-30", 23), ("Australia/Lord_Howe", "2025-10-05", 23.5), ("Pacific/Apia", "2011-12-30", 0),
    ("America/Havana", "2024-11-03", 25), ("Asia/Tokyo", "2024-11-03", 24), ("Africa/Casablanca", "2026-02-15", 25),
  ])
  func lengthsOfDays(_ name: String, _ day: String, _ hours: Double) throws {
    guard case .date(let date) = try DateText(day) else { return }
    #expect(try Double(zone(name).lengthOfDay(date.dayNumber)) == hours * 3600)
  }

  @Test func theFirstInstantOfADayIsTheLibrarys() throws {
    for name in ["America/Sao_Paulo", "America/Havana", "Asia/Beirut", "Africa/Cairo", "Atlantic/Azores"] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: name))
      for day in CivilDate(year: 2005, month: 1, day: 1).dayNumber..<CivilDate(year: 2020, month: 1, day: 1).dayNumber {
        let start = try zone(name).startOfDay(day)
        let noon = Date(timeIntervalSince1970: Double(start) + 12 * 3600)
        #expect(
          calendar.startOfDay(for: noon).timeIntervalSince1970 == Double(start), "\(name) \(CivilDate(dayNumber: day))")
      }
    }
  }

  @Test func wallTimesAreTheLibrarys() throws {
    var random = SplitMix(state: 11)
    for name in ["Europe/Berlin", "America/New_York", "Asia/Tehran", "Africa/Casablanca", "America/St_Johns"] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: name))
      let zone = try zone(name)
      for _ in 0..<1500 {
        let date = CivilDate(year: 1990 + random.below(60), month: 1 + random.below(12), day: 1 + random.below(28))
        let time = CivilTime(date, hour: random.below(24), minute: random.below(60))
        let parts = DateComponents(
          year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute)
        let theirs = try #require(calendar.date(from: parts)).timeIntervalSince1970
        #expect(Double(zone.instant(atLocal: time.localSeconds)) == theirs, "\(name) \(DateText.local(time))")
      }
    }
  }

  @Test func offsetsAreTheLibrarysInAnyYear() throws {
    var random = SplitMix(state: 3)
    for name in calendars.zoneNames.dropFirst() {
      let (ours, theirs) = (try zone(name), try #require(TimeZone(identifier: name)))
      for _ in 0..<25 {
        // From 1850 to 2300, and far outside.
        let instant =
          random.below(5) == 0
          ? Int64(random.below(600_000_000)) * 1000 - 370_000_000_000
          : Int64(random.below(14_200_000_000)) - 3_800_000_000
        let offset = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
        #expect(ours.offset(at: instant) == offset, "\(name) at \(DateText(instant, in: FixedZone.utc))")
        guard let change = ours.nextChange(after: instant) else { continue }
        #expect(change > instant)
        #expect(ours.offset(at: change) != ours.offset(at: change - 1), "\(name) at \(change)")
        #expect(ours.offset(at: change - 1) == offset, "\(name) at \(change)")
      }
    }
  }

  @Test(arguments: [
    "PST", "BST", "IST", "berlin", "europe/berlin", "Europe/Berln", "", "GMT+99", "Mars/Phobos", "../etc",
  ])
  func namesOfNoZone(_ name: String) { #expect(calendars.zone(name) == nil) }

  @Test(arguments: [
    "UTC", "GMT", "GMT+02:00", "Asia/Calcutta", "Europe/Kiev", "Europe/Kyiv", "US/Eastern", "EST", "Etc/GMT+5",
  ])
  func otherNamesOfZones(_ name: String) { #expect(calendars.zone(name)?.identifier == name) }

  @Test func namesAreSortedAndKnown() {
    let names = calendars.zoneNames
    #expect(names.count > 400 && names.contains("Europe/Berlin"))
    #expect(Array(names.dropFirst()) == names.dropFirst().sorted())
    #expect(names.allSatisfy { calendars.zone($0)?.identifier == $0 })
  }

  @Test(arguments: [Int64.min, Int64.min + 1, -1 << 50, -1 << 36, 1 << 36, 1 << 50, Int64.max - 1, Int64.max])
  func nothingTraps(_ extreme: Int64) throws {
    for name in ["Europe/Berlin", "Pacific/Apia", "UTC"] {
      let zone = try zone(name)
      #expect(zone.offset(at: extreme).magnitude <= 64_800)
      #expect(zone.nextChange(after: extreme).map { $0 > extreme } ?? true)
      let instant = zone.instant(atLocal: extreme)
      _ = zone.startOfDay(Int(extreme))
      #expect(DateText(instant, in: zone).description.count >= 20)
    }
  }

  @Test func manyThreadsGetTheSameAnswers() async throws {
    let shared = calendars
    let instants = (0..<400).map { Int64($0) * 9_000_000 - 1_800_000_000 }
    let alone = try zone("America/New_York")
    let expected = instants.map { alone.offset(at: $0) }
    let answers = await withTaskGroup(of: [Int].self) { group in
      for task in 0..<8 {
        group.addTask {
          let fresh = task % 2 == 0 ? shared : ToolchainCalendars()
          let zone = fresh.zone("America/New_York")
          return instants.map { zone?.offset(at: $0) ?? 0 }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: expected, count: 8))
  }
}

extension ZoneRules {
  /// Seconds from a day's first instant to the next day's: 0 for a day that the clocks leave out.
  fileprivate func lengthOfDay(_ day: Int) -> Int64 { startOfDay(day + 1) - startOfDay(day) }
}
