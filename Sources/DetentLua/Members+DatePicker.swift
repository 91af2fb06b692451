import CDetentLua
import DetentCore

extension ScriptClass {
  static let datePicker = ScriptClass(
    .datePicker, "datePicker",
    members: Member.dateSettings + Member.dates + Member.dateDisplay + Member.dateGestures + Member.keys
      + Member.common)
}

/// Date pickers. What is set first does not matter: the order of these rows is the one in which a table is read.
extension Member {
  /// What can be chosen, and how it is shown.
  static let dateSettings: [Member] = [
    .property(
      "datePickerMode", "\"time\", \"date\", \"dateAndTime\", \"countDownTimer\" or \"yearAndMonth\"",
      "What can be chosen; dateAndTime unless set.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].mode.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let mode = try value.oneOf(DatePicker.Mode.self)
        let os = s.pointee.screen(of: id)?.os ?? ""
        if mode == .yearAndMonth, let version = OSVersion(os), version < Metrics.firstYearAndMonth {
          throw ScriptError("yearAndMonth exists from iOS 17.4 on; the screen's os is \(Quote.text(os))")
        }
        s.pointee.setMode(mode, of: id)
      }),
    .property(
      "preferredDatePickerStyle", "\"automatic\", \"wheels\", \"compact\" or \"inline\"",
      "The style that is asked for.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].preferredStyle.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPreferredStyle(try value.oneOf(DatePicker.Style.self), of: id)
      }),
    .reading(
      "datePickerStyle", "\"wheels\", \"compact\" or \"inline\"", "The style in force, by mode and version of iOS.",
      get: { $0.read { s, id in .text(s.pointee.style(ofDatePicker: id).rawValue) } }),
    .property(
      "locale", "string or nil", "Language and region of its texts; nil: the screen's.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].display.facts.identifier) } },
      set: { s, id, value throws(ScriptError) in
        let locale = value.isNil ? nil : try value.locale(knownTo: s.pointee.calendars)
        s.pointee.setLocale(locale, ofDatePicker: id)
      }),
    .property(
      "calendar", "string or nil", "The calendar that it counts in; nil: the screen's, or the locale's own.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].display.facts.calendar.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setCalendar(value.isNil ? nil : try value.oneOf(CalendarKind.self), ofDatePicker: id)
      }),
    .property(
      "timeZone", "string or nil", "The zone whose clocks it shows; nil: the screen's.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].display.zone.identifier) } },
      set: { s, id, value throws(ScriptError) in
        let zone = value.isNil ? nil : try value.timeZone(knownTo: s.pointee.calendars)
        s.pointee.setTimeZone(zone, ofDatePicker: id)
      }),
    .property(
      "minuteInterval", "count", "Minutes between two rows: a divisor of 60 up to 30, else it reads 1.",
      get: { $0.read { s, id in .int(s.pointee.datePickers[id].minuteInterval) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setMinuteInterval(try value.whole(), of: id) }),
    .reading(
      "askedMinuteInterval", "count", "The minute interval as it was set.",
      get: { $0.read { s, id in .int(s.pointee.datePickers[id].askedMinuteInterval) } }),
    .property(
      "roundsToMinuteInterval", "boolean", "Whether the date is rounded down to the interval.",
      get: { $0.read { s, id in .bool(s.pointee.datePickers[id].roundsToMinuteInterval) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setRoundsToMinuteInterval(try value.bool(), of: id) }),
  ]

  /// The value and its limits. Dates are strings of ISO 8601; without an offset they are meant in the picker's zone.
  static let dates: [Member] = [
    .property(
      "minimumDate", "date or nil", "The earliest date. Limits do not count while they cross, nor in a countdown.",
      get: {
        $0.read { s, id in
          .optional(s.pointee.datePickers[id].minimumDate.map { s.pointee.datePickers[id].text(of: $0) })
        }
      },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setMinimumDate(try value.optionalDate(of: s.pointee.datePickers[id]), of: id)
      }),
    .property(
      "maximumDate", "date or nil", "The latest date.",
      get: {
        $0.read { s, id in
          .optional(s.pointee.datePickers[id].maximumDate.map { s.pointee.datePickers[id].text(of: $0) })
        }
      },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setMaximumDate(try value.optionalDate(of: s.pointee.datePickers[id]), of: id)
      }),
    .property(
      "date", "date",
      "\"2024-05-14T15:50:00+02:00\". Set dates are pinned; no event. \"2024-05-14\" and \"15:50\" will do.",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].text(of: s.pointee.datePickers[id].date)) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setDate(try value.date(of: s.pointee.datePickers[id]), animated: false, of: id)
      }),
    .property(
      "utc", "date", "The same instant in UTC: \"2024-05-14T13:50:00Z\".",
      get: { $0.read { s, id in .text(DateText(s.pointee.datePickers[id].date, in: FixedZone.utc).description) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setDate(try value.date(of: s.pointee.datePickers[id]), animated: false, of: id)
      }),
    .property(
      "localDate", "day", "The day in the picker's zone: \"2024-05-14\". Setting it keeps the time.",
      get: { $0.read { s, id in .text(String(s.pointee.datePickers[id].localText.prefix { $0 != "T" })) } },
      set: { s, id, value throws(ScriptError) in
        let picker = s.pointee.datePickers[id]
        let date = picker.instant(onDay: try value.day(), second: picker.secondOfDay)
        s.pointee.setDate(date, animated: false, of: id)
      }),
    .property(
      "localTime", "time", "The time in the picker's zone: \"15:50:00\". Setting it keeps the day.",
      get: { $0.read { s, id in .text(String(s.pointee.datePickers[id].localText.drop { $0 != "T" }.dropFirst())) } },
      set: { s, id, value throws(ScriptError) in
        let picker = s.pointee.datePickers[id]
        s.pointee.setDate(
          picker.instant(onDay: picker.day, second: try value.timeOfDay()), animated: false, of: id)
      }),
    .method(
      "setDate", "(date: date, { animated = true })", "Sets the date as app code does; its wheels turn there.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let date = try call.argument(0).date(of: host.stage.pointee.datePickers[id])
          let options = try Options(call.argument(1), allowed: ["animated"])
          let animated = try options.read("animated") { value throws(ScriptError) in try value.bool() } ?? true
          host.stage.pointee.setDate(date, animated: animated, of: id)
          return .nothing
        }
      }),
    .property(
      "countDownDuration", "seconds",
      "A countdown's length in whole minutes, up to 86,340. Set in other modes: nothing.",
      get: { $0.read { s, id in .int(s.pointee.datePickers[id].countDownDuration) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setCountDownDuration(try value.number(), of: id) }),
    .reading(
      "askedCountDownDuration", "seconds", "The countdown's length as it was set.",
      get: { $0.read { s, id in .number(s.pointee.datePickers[id].askedDuration) } }),
  ]

  /// What a person sees.
  static let dateDisplay: [Member] = [
    .reading(
      "displayedText", "string", "The value in the locale's words: \"May 14, 2024 3:50 PM\".",
      get: { $0.read { s, id in .text(s.pointee.datePickers[id].displayedText) } }),
    .reading(
      "buttons", "list of { text, frame, color: color }",
      "Its buttons: text, frame, color (its tintColor, else systemBlue).",
      get: { $0.read { s, id in .list(s.pointee.dateButtons(of: id)) } }),
    .reading(
      "wheels", "list of tables",
      "The wheels that can be turned now: unit, numberOfRows, row, value, selected (its text), wraps, rows (text, value, isEnabled), values (those that can be chosen). Of more than 1,000 rows those 200 before and behind the selected one.",
      get: {
        $0.ask { s, id, _ throws(ScriptError) in
          .list(s.pointee.face(of: id).map { s.pointee.reply($0, of: id) })
        }
      }),
    .reading(
      "page", "table or nil",
      "The month that a calendar shows: title, weekdays, weeks (false or day, text, isEnabled, isSelected, isToday).",
      get: { $0.read { s, id in s.pointee.calendarPage(of: id) } }),
    .reading(
      "isOpen", "boolean", "Whether a button has presented its calendar or wheels.",
      get: { $0.read { s, id in .bool(s.pointee.datePickers[id].isOpen) } }),
    .reading(
      "parts", "{ wheels?: rect, calendar?: rect, editor?: rect }",
      "Where wheels, calendar and the presented editor lie, in its own points.",
      get: {
        $0.read { s, id in
          let layout = s.pointee.layout(ofDatePicker: id)
          return .table(
            [("wheels", layout.wheels), ("calendar", layout.calendar), ("editor", layout.editor)].map {
              ($0.0, $0.1.map { .rect($0) } ?? .none)
            })
        }
      }),
    .method(
      "accessibilityValue", "(wheel?: string) -> string", "What VoiceOver reads of a wheel, or of the whole picker.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          guard !call.argument(0).isNil else { return .text(s.pointee.datePickers[id].displayedText) }
          let column = try s.dateWheel(call.argument(0), of: id)
          let wheel = s.pointee.face(of: id)[column]
          return .text(s.pointee.text(ofRow: wheel.selectedRow, in: wheel, of: id))
        }
      }),
  ]

  /// What a person does.
  static let dateGestures: [Member] = [
    .method(
      "spin", "{ wheel: string, by?: count, to?: any, speed?: points a second } -> motion",
      "A finger turns the wheel \"year\", \"month\", \"day\", \"hour\", \"minute\" or \"amPM\" by rows, to what it shows, or flicks it.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.spin(datePicker: id, call) } }),
    .method(
      "open", "(part?: \"date\" or \"time\") -> motion",
      "A tap on its first button, or the one named: the date's presents a calendar, the time's wheels.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.open(datePicker: id, call) } }),
    .method(
      "dismiss", "() -> motion", "A tap beside what it presents, which confirms and closes.",
      call: { $0.parkComponent { host, id, _ throws(ScriptError) in try host.dismiss(datePicker: id) } }),
    .method(
      "tapDay", "(day: day) -> motion", "A tap on a day of the calendar's page: \"2024-05-14\".",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.tapDay(datePicker: id, call) } }),
    .method(
      "tapMonth", "(\"next\" or \"previous\") -> motion", "A tap on an arrow of the calendar.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.tapMonth(datePicker: id, call) } }),
    .method(
      "tapTitle", "() -> motion", "A tap on the calendar's title: wheels of months and years, or the days again.",
      call: { $0.parkComponent { host, id, _ throws(ScriptError) in try host.tapTitle(datePicker: id) } }),
    .method(
      "type", "(text)", "Types a date or a time: \"10:30\", \"1030\", \"5/14/2024\"; letters need a hardware keyboard.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.type(datePicker: id, call) } }),
    .method(
      "increment", "(wheel: string)", "VoiceOver: the next row of a wheel.",
      call: {
        $0.parkComponent { host, id, call throws(ScriptError) in try host.adjust(datePicker: id, by: 1, call) }
      }),
    .method(
      "decrement", "(wheel: string)", "VoiceOver: the previous row of a wheel.",
      call: {
        $0.parkComponent { host, id, call throws(ScriptError) in try host.adjust(datePicker: id, by: -1, call) }
      }),
  ]
}
