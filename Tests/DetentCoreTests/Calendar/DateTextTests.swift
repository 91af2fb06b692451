import DetentCore
import Testing

struct DateTextTests {
  @Test(arguments: [
    (
      "2024-05-14T15:50:00+02:00",
      DateText.moment(CivilTime(CivilDate(year: 2024, month: 5, day: 14), hour: 15, minute: 50), offset: 7200)
    ),
    (
      "2024-05-14T13:50:00Z",
      .moment(CivilTime(CivilDate(year: 2024, month: 5, day: 14), hour: 13, minute: 50), offset: 0)
    ),
    (
      "1890-01-01T00:53:28+00:53:28",
      .moment(CivilTime(CivilDate(year: 1890, month: 1, day: 1), hour: 0, minute: 53, second: 28), offset: 3208)
    ),
    ("2024-05-14T15:50:00", .local(CivilTime(CivilDate(year: 2024, month: 5, day: 14), hour: 15, minute: 50))),
    ("2024-02-29", .date(CivilDate(year: 2024, month: 2, day: 29))),
    ("-0044-03-15", .date(CivilDate(year: -44, month: 3, day: 15))),
    ("15:50:09", .time(57_009)),
  ])
  func readsAndWrites(_ text: String, _ value: DateText) throws {
    #expect(try DateText(text) == value)
    #expect(value.description == text)
  }

  @Test func secondsMayBeLeftOut() throws {
    #expect(try DateText("2024-05-14T15:50+02:00").instant == 1_715_694_600)
    #expect(try DateText("2024-05-14T13:50Z").instant == 1_715_694_600)
    #expect(try DateText("2024-05-14T15:50").instant == nil)
    #expect(try DateText("00:00") == .time(0))
  }

  @Test(arguments: [
    ("14.05.2024", DateTextError.form("14.05.2024")), ("2024-5-14", .form("2024-5-14")),
    ("2024-05", .form("2024-05")), ("", .form("")), ("T", .form("T")), ("tomorrow", .form("tomorrow")),
    ("2024-05-14T15", .form("2024-05-14T15")), ("2024-05-14 15:50", .form("2024-05-14 15:50")),
    ("2024-05-14T15:50:00.5Z", .form("2024-05-14T15:50:00.5Z")), ("15:5", .form("15:5")), ("١٥:٥٠", .form("١٥:٥٠")),
    ("2024-05-14T15:50+2", .form("2024-05-14T15:50+2")), ("24:00", .part("24:00", .hour, 24)),
    ("15:60", .part("15:60", .minute, 60)), ("15:00:60", .part("15:00:60", .second, 60)),
    ("2024-13-01", .part("2024-13-01", .month, 13)), ("2024-00-01", .part("2024-00-01", .month, 0)),
    ("2024-05-14T15:50+27:00", .part("2024-05-14T15:50+27:00", .offset, 27)),
    ("2024-05-14T15:50+02:75", .part("2024-05-14T15:50+02:75", .minute, 75)),
    ("2023-02-29", .day("2023-02-29", CivilDate(year: 2023, month: 2, day: 29))),
    ("2023-02-00T10:00", .day("2023-02-00T10:00", CivilDate(year: 2023, month: 2, day: 0))),
  ])
  func refuses(_ text: String, _ error: DateTextError) {
    #expect(throws: error) { try DateText(text) }
  }

  @Test func errorsShowWhatIsWanted() {
    #expect(DateTextError.form("14.05.2024").description.contains("\"2024-05-14T15:50:00+02:00\""))
    #expect(
      DateTextError.day("2027-02-29", CivilDate(year: 2027, month: 2, day: 29)).description
        == "\"2027-02-29\": 29 February 2027 does not exist (February has 28 days)")
    #expect(
      DateTextError.part("2024-13-01", .month, 13).description
        == "\"2024-13-01\": month 13 does not exist (01 to 12)")
    #expect(DateTextError.form(String(repeating: "x", count: 9999)).description.count < 250)
  }

  @Test func everyInstantReadsBack() throws {
    var random = Seeded(4)
    for _ in 0..<20_000 {
      let instant = Int64.random(in: -377_705_030_400...253_402_214_399, using: &random)
      let zone = try #require(FixedZone("GMT+0\(Int.random(in: 0...9, using: &random)):30"))
      let text = DateText(instant, in: zone).description
      #expect(try DateText(text).instant == instant, "\(text)")
    }
  }
}
