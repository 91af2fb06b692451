import DetentCalendar
import Testing

@testable import DetentCore

/// The widths of wheels, found from a few rows, against the texts of very many.
struct WheelWidthTests {
  static let locales: [(String, CalendarKind?)] = [
    ("en_US", nil), ("de_DE", nil), ("fr_FR", nil), ("ru_RU", nil), ("pt_BR", nil), ("fi_FI", nil), ("hu_HU", nil),
    ("he_IL", nil), ("he_IL", .hebrew), ("en_US", .hebrew), ("fa_IR", nil), ("ar_SA", nil), ("ar_EG", nil),
    ("ja_JP", nil), ("ja_JP", .japanese), ("ko_KR", nil), ("zh_CN", nil), ("th_TH", nil), ("hi_IN", nil),
    ("vi_VN", nil),
  ]

  private func picker(_ locale: String, _ calendar: CalendarKind?, _ mode: DatePicker.Mode) -> DatePicker {
    let calendars = DatePicker.calendars
    let facts = calendars.facts(locale: locale, calendar: calendar) ?? EnglishFacts()
    var picker = DatePicker(
      attributes: Attributes(name: "", screen: .stage, parent: .stage), date: 1_758_729_000,
      display: DateDisplay(facts: facts, zone: FixedZone.utc, source: calendars))
    picker.setMode(mode)
    return picker
  }

  /// All rows of a short wheel; of a long one two years of days and 700 rows from end to end.
  private func rows(_ wheel: DateWheel) -> [Int] {
    guard wheel.count > 100 else { return Array(0..<wheel.count) }
    let near = max(0, wheel.selectedRow - 365)..<min(wheel.count, wheel.selectedRow + 366)
    return Array(near) + Array(stride(from: 0, to: wheel.count, by: max(1, wheel.count / 700)))
  }

  @Test(arguments: locales) func `no text is wider than its wheel`(_ locale: String, _ calendar: CalendarKind?) {
    for mode in DatePicker.Mode.allCases {
      let picker = picker(locale, calendar, mode)
      for wheel in picker.dateWheels {
        let width = picker.textWidth(of: wheel)
        let widest = rows(wheel).map {
          TextMetrics.width(of: picker.text(ofRow: $0, in: wheel), size: Metrics.wheelTextSize)
        }.max()
        // Hebrew numerals are no digits: what they differ by, the gap between two wheels takes up.
        let spare = facts(picker, writeLetters: wheel) ? Metrics.wheelGap : 1e-6
        #expect((widest ?? 0) <= width + spare, "\(locale) \(mode) \(wheel.unit)")
        #expect(mode == .countDownTimer || width <= (widest ?? 0) * 1.3 + 5, "\(locale) \(mode) \(wheel.unit)")
      }
    }
  }

  private func facts(_ picker: DatePicker, writeLetters wheel: DateWheel) -> Bool {
    wheel.isJoined && !picker.display.facts.row(.day, 1).unicodeScalars.contains { $0.properties.numericType != nil }
  }

  @Test(arguments: locales) func `wheels stay within the band`(_ locale: String, _ calendar: CalendarKind?) {
    for mode in DatePicker.Mode.allCases {
      let picker = picker(locale, calendar, mode)
      let columns = picker.dateWheels.map { Wheel(count: $0.count, width: picker.textWidth(of: $0)) }
      let wheels = Wheels(columns, sharing: .texts)
      for width in [0.0, 60, 320, 1000] {
        let size = Size(width: width, height: 216)
        let scale = wheels.textScale(in: width)
        let frames = wheels.frames(in: size, layout: .leftToRight)
        #expect(frames.map(\.minX).min() ?? 0 >= min(width / 2, Metrics.wheelBandMargin) - 1e-6)
        #expect(frames.map(\.maxX).max() ?? 0 <= max(width / 2, width - Metrics.wheelBandMargin) + 1e-6)
        for (frame, column) in zip(frames, columns) {
          #expect(frame.size.width >= (column.width ?? 0) * scale - 1e-6)
        }
      }
    }
  }
}
