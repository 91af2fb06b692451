import DetentCore

extension Guideline {
  static let datePickerLocaleOrder = Guideline(
    id: "date-picker/locale-order",
    title: "Day, month and year stand in the order of the language.",
    severity: .warning, kinds: .structure,
    rationale: "Who reads 3.4. as the fourth of March chooses the wrong day.",
    source: .pickers("Date pickers", "001"),
    precision: """
      Wheels that hold no month, day or year are no date; a real date picker follows the locale by itself. Numbers from 1 \
      to 12 are months only beside days and years: hours are none, and cards expire month by year everywhere.
      """,
    examples: [
      .passing(
        """
        local days, years = {}, {}
        for i = 1, 31 do days[i] = tostring(i) end
        for i = 1, 20 do years[i] = tostring(2010 + i) end
        local months = { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" }
        detent.screen { size = { 390, 844 }, locale = "en_US",
          detent.pickerView { id = "born", components = { months, days, years } },
        }
        """),
      .failing(
        """
        local days, years = {}, {}
        for i = 1, 31 do days[i] = tostring(i) end
        for i = 1, 20 do years[i] = tostring(2010 + i) end
        local months = { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" }
        detent.screen { size = { 390, 844 }, locale = "en_US",
          detent.pickerView { id = "born", components = { days, months, years } }, --! its wheels are day, month, year; in en_US it is month, day, year
        }
        """),
      .edge(
        """
        local days, years = {}, {}
        for i = 1, 31 do days[i] = tostring(i) end
        for i = 1, 20 do years[i] = tostring(2010 + i) end
        local months = { "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember" }
        detent.screen { size = { 390, 844 }, locale = "de_DE",
          detent.pickerView { id = "born", frame = { 35, 100, 320, 216 }, components = { days, months, years } },
          detent.pickerView { id = "numbers", frame = { 35, 400, 320, 216 }, components = { days, years } },
        }
        """),
      .edge(
        """
        local function numbers(from, to, head) local t = { head } for i = from, to do t[#t + 1] = tostring(i) end return t end
        local months = { "Month", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" }
        detent.screen { size = { 390, 844 }, locale = "de_DE",
          detent.pickerView { id = "born", frame = { 35, 100, 320, 216 }, components = { numbers(1, 12), numbers(1, 31), numbers(1990, 2026) } }, --! its wheels are month, day, year; in de_DE it is day, month, year
          detent.pickerView { id = "german", frame = { 35, 320, 320, 216 }, components = { numbers(1, 31), numbers(1, 12), numbers(1990, 2026) } },
          detent.pickerView { id = "card", frame = { 35, 540, 320, 216 }, components = { numbers(1, 12), numbers(2026, 2046) } },
        }
        detent.screen { size = { 390, 844 }, locale = "en_US",
          detent.pickerView { id = "born", components = { numbers(1, 31, "Day"), months, numbers(1990, 2026, "Year") } }, --! its wheels are day, month, year; in en_US it is month, day, year
        }
        """),
    ],
    judge: .rows(of: .pickerView) { look in
      guard let screen = look.screen, let locale = screen.text("locale"),
        let facts = look.calendars.facts(locale: locale, calendar: nil)
      else { return .notApplicable }
      let units = look.units(facts)
      let known = units.compactMap { $0 }
      guard known.count == units.count, known.count > 1, Set(known).count == known.count, known.contains(.month) else {
        return .notApplicable
      }
      let order = facts.dateOrder.filter { known.contains($0) }
      return known == order ? .pass : .otherOrder(known, order, locale)
    })
}

extension Look {
  /// What each wheel's rows are parts of; numbers may be months where the others are days and years.
  fileprivate func units(_ facts: any LocaleFacts) -> [DateUnit?] {
    let columns = part.columns.map { RowTitles.withoutHead($0.titles) }
    var units = columns.map { unit(of: $0, facts) }
    if columns.count == 3, units.contains(.day), units.contains(.year), let rest = units.firstIndex(of: nil) {
      units[rest] = RowTitles.count(columns[rest]) == 12 ? .month : nil
    }
    return units
  }

  /// Months by their names, days up to 31, years of four digits.
  private func unit(of titles: [String], _ facts: any LocaleFacts) -> DateUnit? {
    let isMonths = [NameWidth.wide, .abbreviated].contains { width in
      let names = (1...12).map { facts.monthName($0, ofYear: 2026, era: 1, width) }
      return titles.count == 12 && RowTitles.follow(titles, cycle: names)
    }
    if isMonths { return .month }
    if let count = RowTitles.count(titles), (28...31).contains(count) { return .day }
    let numbers = titles.compactMap { RowTitles.number($0) }
    guard numbers.count == titles.count, let first = numbers.first, let last = numbers.last else { return nil }
    return min(first, last) >= 1000 && max(first, last) < 10_000 ? .year : nil
  }
}

extension Judgement {
  fileprivate static func otherOrder(_ units: [DateUnit], _ order: [DateUnit], _ locale: String) -> Judgement {
    let words = { (units: [DateUnit]) in units.map(\.rawValue).joined(separator: ", ") }
    return .fail(
      "its wheels are \(words(units)); in \(locale) it is \(words(order))",
      suggestion: "use a date picker, or bring the components into the order of the locale")
  }
}
