import DetentCore

extension Guideline {
  static let pickerOrder = Guideline(
    id: "picker/order",
    title: "The rows of a picker follow an order that people can foresee.",
    severity: .warning, kinds: .structure,
    rationale: "Most rows are out of sight. Who knows the order knows which way to turn the wheel.",
    source: .pickers("Best practices", "001"),
    precision: """
      Numbers in either style, prices, fractions, versions, clock times, durations, feet and inches, dates, months, \
      weekdays, quarters, Roman numerals, grades, scales such as S, M, L, and the alphabet (by the title, by its last \
      word, behind a flag or a number) pass: up or down, with what goes round beginning anywhere, and with a few rows \
      pinned to either end ("None", "Other…"). A warning needs 20 rows that go up and down as if by chance in every \
      reading. Rows in order only in parts, mixed scripts, Chinese and Japanese characters, titles that follow no common \
      form, and short lists are for a person to judge. intent.order says what else the order is.
      """,
    thresholds: [few, pinned],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "fruit", components = { { "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig" } } },
        }
        """),
      .passing(
        """
        detent.screen { size = { 390, 844 }, locale = "de_DE",
          detent.pickerView { id = "land", components = { { "Ägypten", "Andorra", "Österreich", "Panama", "Zypern" } } },
        }
        """),
      .failing(
        """
        local names = {}
        for i = 1, 20 do names[i] = string.char(65 + i * 7 % 20) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --! its 20 rows follow no order: "Bville" stands behind "Oville"
        }
        """),
      .edge(
        """
        local names = { "None", "Recent", "Favourites", "Xtra" }
        for i = 1, 20 do names[4 + i] = string.char(65 + i) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --? its 24 rows follow no order that is known: "Favourites" stands behind "Recent"
        }
        """),
      .edge(
        """
        local names = { "None", "Recent", "Xtra" }
        for i = 1, 20 do names[3 + i] = string.char(65 + i) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", frame = { 35, 100, 320, 216 }, components = { names } },
          detent.pickerView { id = "month", frame = { 35, 400, 320, 216 }, components = { { "October", "November", "December", "January" } } },
          detent.pickerView { id = "stops", frame = { 35, 620, 320, 216 }, components = { { "Zoo", "Town Hall", "Harbour", "Airport", "Mill" } }, intent = { order = "as the tram stops" } },
        }
        """),
      .edge(
        """
        local names = {}
        for i = 1, 19 do names[i] = string.char(65 + i * 7 % 19) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --? its 19 rows follow no order that is known: "Cville" stands behind "Oville"
        }
        """),
      .edge(
        """
        local function rows(count, text) local t = {} for i = 1, count do t[i] = text(i - 1) end return t end
        local months = { "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" }
        local days = { "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed" }
        local function clock(minute) return ("%d:%02d %s"):format((minute // 60 + 11) % 12 + 1, minute % 60, minute < 720 and "AM" or "PM") end
        local function grouped(n, mark) return n < 1000 and tostring(n) or ("%d%s%03d"):format(n // 1000, mark, n % 1000) end
        local function duration(n) return n < 60 and n .. " min" or n // 60 .. " h" .. (n % 60 > 0 and " " .. n % 60 .. " min" or "") end
        local agenda = rows(30, function(i) return days[i % 7 + 1] .. " Jan " .. i + 2 end)
        table.insert(agenda, 1, "Today")
        local twice = rows(25, function(i) return string.char(90 - i) .. "ville" end)
        table.insert(twice, 5, twice[5])
        local lists = {
          rows(24, function(i) return (i + 11) % 12 + 1 .. (i < 12 and " AM" or " PM") end),
          rows(48, function(i) return clock((480 + i * 30) % 1440) end),
          rows(96, function(i) return ("%02d:%02d"):format((9 + i // 4) % 24, i % 4 * 15) end),
          rows(25, function(i) return "$" .. grouped(i * 100 + 100, ",") end),
          rows(25, function(i) return grouped(i * 100 + 100, ".") .. " €" end),
          rows(25, function(i) return grouped(i * 100 + 100, "\u{202F}") end),
          rows(24, function(i) return 4 + i // 12 .. "'" .. i % 12 .. '"' end),
          rows(24, function(i) return i % 4 == 0 and tostring(i // 4) or (i < 4 and "" or i // 4 .. " ") .. ({ "1/4", "1/2", "3/4" })[i % 4] end),
          rows(24, function(i) return duration(i * 5 + 5) end),
          rows(59, function(i) return i < 31 and "January " .. i + 1 or "February " .. i - 30 end),
          rows(24, function(i) return months[i % 12 + 1] .. " " .. 2026 + i // 12 end),
          rows(24, function(i) return ("%02d.%02d.%d"):format(i % 12 + 17, (i // 12 + 11) % 12 + 1, 2025 + i // 12) end),
          rows(25, function(i) return "1." .. i + 1 end),
          rows(25, function(i) return "18." .. 25 - i end),
          agenda, twice,
          { "Q4 2025", "Q1 2026", "Q2 2026", "Q3 2026" }, { "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X" },
          { "A+", "A", "A-", "B+", "B", "B-" }, { "Highest", "High", "Medium", "Low", "Lowest", "None" },
          { "Jane Austen", "Charlotte Brontë", "Lewis Carroll", "Charles Dickens" }, { "🇦🇱 Albania", "🇩🇿 Algeria", "🇦🇩 Andorra", "🇦🇴 Angola" },
          { "+355 Albania", "+213 Algeria", "+376 Andorra", "+244 Angola" }, { "22", "23", "00", "01", "02" },
          { "10 min", "30 min", "1 h", "2 h", "Custom…" }, { "Today", "Tomorrow", "Wed", "Thu", "Fri" },
          rows(120, function(i) return ("%02d"):format((i + 30) % 60) end),
        }
        for _, list in ipairs(lists) do detent.screen { size = { 390, 844 }, detent.pickerView { components = { list } } } end
        """),
      .edge(
        """
        local function rows(count, text) local t = {} for i = 1, count do t[i] = text(i - 1) end return t end
        local parts = rows(30, function(i) return ("qbt"):sub(i // 10 + 1, i // 10 + 1) .. string.char(97 + i % 10) end)
        local forms = rows(30, function(i) return i % 3 == 0 and "Type " .. i * 7 % 30 or i * 7 % 30 .. " for " .. i * 11 % 30 .. " x" end)
        local stations = rows(30, function(i) return utf8.char(0x4E00 + i * 7 % 30 * 37) .. "駅" end)
        local tongues = rows(30, function(i) return (i % 2 == 0 and "" or "я") .. string.char(97 + i * 7 % 26) end)
        local middle = { count = 280, title = function(row) return row > 105 and row < 170 and "zz" .. 1000 - row or ("a%04d"):format(row) end }
        local five, three = { "Zoo", "Apple", "Mango", "Berlin", "Cat" }, { "Zoo", "Apple", "Mango" }
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { parts } } } --? its 30 rows follow no order that is known: "ba" stands behind "qj"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { forms } } } --? its 30 rows follow no order that is known: "Type 21" stands behind "14 for 22 x"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { stations } } } --? its 30 rows follow no order that is known: "亹駅" stands behind "刌駅"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { tongues } } } --? its 30 rows follow no order that is known: "o" stands behind "яh"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { middle } } } --? its 280 rows follow no order that is known: "zz893" stands behind "zz894"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { five } } } --? its 5 rows follow no order that is known: "Apple" stands behind "Zoo"
        detent.screen { size = { 390, 844 }, detent.pickerView { components = { three } } } --? its 3 rows follow no order that is known: "Apple" stands behind "Zoo"
        """),
    ],
    judge: .rows(of: .pickerView) { look in
      let columns = look.part.columns.filter { $0.titles.count > 2 }
      guard !columns.isEmpty else { return .notApplicable }
      guard look.part.intent("order") == nil else { return .pass }
      for column in columns {
        guard let disorder = look.disorder(column, pinned: Int(look.options[pinned])) else { continue }
        let isSure = disorder.isThorough && column.count >= Int(look.options[few])
        return isSure ? .unordered(column.count, disorder.pair) : .perhaps(column.count, disorder.pair)
      }
      return .pass
    })

  private static let few = Threshold(
    "few", 20, unit: "rows", "Below this many rows the order is for a person to judge.")
  private static let pinned = Threshold("pinned", 3, unit: "rows", "Rows at the head that need not follow the order.")
}

extension Look {
  private var facts: (any LocaleFacts)? { calendars.facts(locale: screen?.text("locale") ?? "en_US", calendar: nil) }

  /// What is wrong with the order of a wheel's rows; nil: there is one.
  fileprivate func disorder(_ column: PickerColumn, pinned: Int) -> RowOrder.Disorder? {
    let english = calendars.facts(locale: "en_US", calendar: nil)
    let compare = (facts ?? english).map { facts in { facts.compare($0, $1) } } ?? { $0 < $1 ? -1 : $0 == $1 ? 0 : 1 }
    let words = TitleWords([english, facts].compactMap { $0 })
    let rows = RowOrder(column.round ?? column.titles, pinned: pinned, words: words, compare: compare)
    return rows.isFollowed ? nil : rows.disorder
  }
}

extension Judgement {
  fileprivate static func unordered(_ count: Int, _ pair: (String, String)) -> Judgement {
    .fail(
      "its \(count) rows follow no order: \"\(pair.1)\" stands behind \"\(pair.0)\"", measured: Quantity(count, "rows"),
      suggestion: "sort them, or say what the order is: intent = { order = \"…\" }")
  }

  fileprivate static func perhaps(_ count: Int, _ pair: (String, String)) -> Judgement {
    .review(
      "its \(count) rows follow no order that is known: \"\(pair.1)\" stands behind \"\(pair.0)\"",
      measured: Quantity(count, "rows"), suggestion: "say what the order is: intent = { order = \"…\" }")
  }
}
