--## A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms
local screen = detent.screen {
  detent.label { id = "title", text = "Flight", place = "top" },
  detent.datePicker { id = "date", date = "2024-05-14T15:50", tintColor = "systemRed" },
}
local date = screen.date
assert.equal("compact", date.datePickerStyle)
assert.same({ "May 14, 2024", "3:50 PM" }, { date.buttons[1].text, date.buttons[2].text })
assert.equal("systemRed", date.buttons[1].color)
assert.equal("May 14, 2024 3:50 PM", date.displayedText)
assert.same({}, date.wheels)
assert.is_nil(date.page)
date:open()
assert.is_true(date.isOpen)
assert.equal("May 2024", date.page.title)
date:tapDay "2024-05-20"
date:tapMonth "next"
assert.equal("June 2024", date.page.title)
date:tapDay "2024-06-03"
assert.same({}, date.wheels)
assert.error(function() date:spin { wheel = "minute", to = 5 } end, 'no wheel can be seen now: dismiss() it, then open "time"')
date:dismiss()
assert.error(function() date:spin { wheel = "minute", to = 5 } end, 'no wheel can be seen now: open "time" first')
date:open "time"
assert.same({ 320, 216 }, { date.parts.editor.width, date.parts.editor.height })
assert.is_nil(date.parts.calendar)
assert.error(function() date:tapDay "2024-06-04" end, "no calendar can be seen now: dismiss() it, then open()")
date:spin { wheel = "minute", to = 5 } :settle()
date:spin { wheel = "amPM", to = "AM" } :settle()
assert.equal("Jun 3, 2024 3:05 AM", date.displayedText)
date:dismiss()
assert.is_false(date.isOpen)
assert.events(date, {
  "editingDidBegin", "valueChanged", "valueChanged", "editingDidEnd",
  "editingDidBegin", "valueChanged", "valueChanged", "editingDidEnd",
})

--## The button grows and shrinks with its text, and a picker is as large as its style wants
local screen = detent.screen { detent.datePicker { id = "date", date = "2024-05-14T15:50" } }
local date = screen.date
local wide = date.frame.width
date.datePickerMode = "time"
assert(date.frame.width < wide)
date.preferredDatePickerStyle = "wheels"
assert.same({ 320, 216 }, { date.frame.width, date.frame.height })
date.datePickerMode, date.preferredDatePickerStyle = "date", "inline"
assert.same({ 320, 332 }, { date.frame.width, date.frame.height })

--## While an editor is open nothing behind it can be touched
--! is covered by datePicker "date"
local screen = detent.screen {
  detent.button { id = "save", title = "Save", place = "bottom" },
  detent.datePicker { id = "date", date = "2024-05-14T15:50" },
}
screen.date:open()
screen.save:tap()

--## A tap beside the editor closes it and touches nothing else
local taps = 0
local screen = detent.screen {
  detent.button { id = "save", title = "Save", place = "bottom", on = { touchUpInside = function() taps = taps + 1 end } },
  detent.datePicker { id = "date", datePickerMode = "time", date = "2024-05-14T15:50" },
}
local save = screen.save.screenFrame
screen.date:open()
screen.date:tap { at = { x = save.x - screen.date.screenFrame.x + 10, y = save.y - screen.date.screenFrame.y + 10 } }
assert.is_false(screen.date.isOpen)
assert.equal(0, taps)
screen.save:tap()
assert.equal(1, taps)

--## What is presented lies on the screen, wherever the button is
local screen = detent.screen {
  detent.datePicker { id = "top", place = "top" }, detent.datePicker { id = "bottom", place = "bottom" },
  detent.datePicker { id = "corner", frame = { 300, 400, 90, 34 } },
}
for _, id in ipairs { "top", "bottom", "corner" } do
  local picker = screen[id]
  picker:open()
  local editor, frame = picker.parts.editor, picker.screenFrame
  assert(editor.x + frame.x >= 0 and editor.x + editor.width + frame.x <= screen.size.width, id)
  assert(editor.y + frame.y >= 0 and editor.y + editor.height + frame.y <= screen.size.height, id)
  picker:dismiss()
end

--## Inline shows a calendar in place: days, months by arrows and by a swipe
local screen = detent.screen {
  now = "2024-05-15T09:00",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14T08:30" },
}
local date = screen.date
local function days(key)
  local found = {}
  for _, week in ipairs(date.page.weeks) do
    for _, day in ipairs(week) do
      if day and day[key] then found[#found + 1] = day.text end
    end
  end
  return found
end
assert.same({ "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" }, date.page.weekdays)
assert.same({ "14" }, days "isSelected")
assert.same({ "15" }, days "isToday")
assert.equal(31, #days "day")
date:tapDay "2024-05-31"
assert.equal("2024-05-31T08:30:00Z", date.date)
date:swipe { to = "left" }
assert.equal("June 2024", date.page.title)
date:swipe { to = "right" }
date:swipe { to = "previous" }
assert.equal("April 2024", date.page.title)
date:drag { by = { -100, 0 } }
assert.equal("April 2024", date.page.title)
assert.equal("the month stays", detent.why(date).outcome)
date:drag { by = { -200, 0 } }
assert.equal("May 2024", date.page.title)
assert.events(date, { "valueChanged" })

--## A dimmed day can be tapped, and nothing happens
local screen = detent.screen {
  detent.datePicker {
    id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14",
    minimumDate = "2024-05-10", maximumDate = "2024-05-20",
  },
}
screen.date:tapDay "2024-05-09"
assert.equal("2024-05-14", screen.date.localDate)
assert.equal("2024-05-09 is dimmed, for it cannot be chosen: nothing", detent.why(screen.date).outcome)
assert.events(screen.date, {})
screen.date:tapDay "2024-05-20"
assert.equal("2024-05-20", screen.date.localDate)

--## A day of another month has to be leafed to
--! 2024-06-01 is not on the page shown (May 2024): tapMonth turns it
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14" },
}
screen.date:tapDay "2024-06-01"

--## The calendar's title opens wheels of months and years, which leaf and choose nothing
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14" },
}
local date = screen.date
date:tapTitle()
assert.same({ "month", "year" }, { date.wheels[1].unit, date.wheels[2].unit })
date:spin { wheel = "year", to = 2026 } :settle()
date:spin { wheel = "month", to = "February" } :settle()
date:tapTitle()
assert.equal("February 2026", date.page.title)
assert.equal("2024-05-14", date.localDate)
assert.events(date, {})
date:tapDay "2026-02-28"
assert.equal("2026-02-28", date.localDate)

--## Time alone is a button inline, with wheels behind it; with dates the button stands below the calendar
local screen = detent.screen {
  detent.datePicker { id = "time", place = "top", datePickerMode = "time", preferredDatePickerStyle = "inline", date = "2024-05-14T08:30" },
  detent.datePicker { id = "both", place = "bottom", preferredDatePickerStyle = "inline", date = "2024-05-14T08:30" },
}
assert.equal("8:30 AM", screen.time.buttons[1].text)
screen.time:open()
screen.time:spin { wheel = "hour", to = 9 } :settle()
screen.time:dismiss()
assert.equal("09:30:00", screen.time.localTime)
screen.both:tapDay "2024-05-16"
screen.both:open()
screen.both:spin { wheel = "minute", to = 45 } :settle()
screen.both:dismiss()
assert.equal("2024-05-16T08:45:00Z", screen.both.date)

--## Nothing to open
--! there is no button to tap: the style in force is wheels, which shows everything in place
local screen = detent.screen { detent.datePicker { id = "date", preferredDatePickerStyle = "wheels" } }
screen.date:open()

--## Typing on the numeric keypad fills the units in the locale's order
local screen = detent.screen {
  detent.datePicker { id = "time", place = "top", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T15:50" },
  detent.datePicker { id = "date", place = "bottom", datePickerMode = "date", date = "2024-05-14" },
}
screen.time:type "10:30"
assert.equal("22:30:00", screen.time.localTime)
screen.time:type "0915 AM"
assert.equal("09:15:00", screen.time.localTime)
assert.events(screen.time, { "valueChanged", "valueChanged" })
detent.settle()
assert.equal("AM", screen.time.wheels[3].selected)
screen.date:type "2/31"
assert.equal("2024-02-29", screen.date.localDate)
assert.equal("31 February 2024 does not exist; rests on 29 February", detent.why(screen.date).outcome)
assert.events(screen.date, { "editingDidBegin", "valueChanged", "editingDidEnd" })
screen.date.locale = "de_DE"
screen.date:type "03.04.2025"
assert.equal("2025-04-03", screen.date.localDate)

--## Letters need a hardware keyboard
local screen = detent.screen { keyboard = "hardware", detent.datePicker { id = "date", datePickerMode = "date", date = "2024-05-14" } }
screen.date:type "March 7, 2025"
assert.equal("2025-03-07", screen.date.localDate)
screen.keyboard = "onscreen"
local ok, message = pcall(function() screen.date:type "March 8" end)
assert.is_false(ok)
assert.matches("numeric keypad, which has no letters", message)
screen.keyboard = "none"
local ok, message = pcall(function() screen.date:type "3/8" end)
assert.is_false(ok)
assert.matches("has no keyboard", message)

--## What cannot be read is told with the form that is wanted
--! "25:99" cannot be read here: type hour and minute, such as "3:50 PM"
local screen = detent.screen { detent.datePicker { id = "time", datePickerMode = "time", date = "2024-05-14T15:50" } }
screen.time:type "25:99"

--## Arrow keys move on the calendar and turn wheels
local screen = detent.screen {
  keyboard = "hardware",
  detent.datePicker { id = "page", place = "top", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-31" },
  detent.datePicker { id = "time", place = "bottom", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:58" },
}
screen.page:focus()
for _, step in ipairs {
  { "rightArrow", "2024-06-01" }, { "upArrow", "2024-05-25" }, { "pageDown", "2024-06-25" }, { "home", "2024-06-01" },
  { "end", "2024-06-30" }, { "leftArrow", "2024-06-29" }, { "downArrow", "2024-07-06" },
} do
  screen.page:key(step[1])
  assert.equal(step[2], screen.page.localDate)
end
assert.equal("July 2024", screen.page.page.title)
screen.time:focus()
screen.time:key "rightArrow"
screen.time:key "downArrow"
detent.settle()
assert.equal("10:59:00", screen.time.localTime)

--## VoiceOver turns a wheel by a row
local screen = detent.screen {
  detent.datePicker { id = "time", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:59" },
}
screen.time:increment "minute"
detent.settle()
assert.equal("10:00:00", screen.time.localTime)
assert.equal("00", screen.time:accessibilityValue "minute")
screen.time:decrement "hour"
detent.settle()
assert.equal("9:00 AM", screen.time:accessibilityValue())
assert.events(screen.time, { "valueChanged", "valueChanged" })

--## A pointer's wheel turns the wheel below it; a tap on a row brings it to the middle
local screen = detent.screen {
  pointer = true,
  detent.datePicker { id = "time", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:20" },
}
screen.time:wheel { by = { 0, 64 }, at = { 160, 108 } }
detent.settle()
assert.equal("10:22:00", screen.time.localTime)
screen.time:tap { at = { 160, 108 + 32 } }
detent.settle()
assert.equal("10:23:00", screen.time.localTime)
assert.events(screen.time, { "valueChanged", "valueChanged" })

--## Wheels rest where a flick ends; the date changes at rest and not before
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-10" },
}
screen.date:spin { wheel = "year", speed = 1500 }
assert.equal("2024-05-10", screen.date.localDate)
detent.settle()
assert(screen.date.localDate > "2026")
assert.events(screen.date, { "valueChanged" })

--## A wheel turned beyond a limit springs back with one event, and says why
local screen = detent.screen {
  detent.datePicker {
    id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14", minimumDate = "2024-05-10",
  },
}
local date = screen.date
date:spin { wheel = "day", to = 3 } :settle()
assert.equal("2024-05-10", date.localDate)
assert.equal("10", date.wheels[2].selected)
assert.equal("3 May 2024 is before the minimum, 10 May 2024; rests on 10 May 2024", detent.why(date).outcome)
assert.events(date, { "valueChanged" })
date:spin { wheel = "month", to = 4 } :settle()
assert.events(date, {})
assert.equal("May", date.wheels[1].selected)

--## A row that a wheel does not have is an error with those that it has
--! the wheel "month" has no row "Mai": it has January, February, March
local screen = detent.screen { detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" } }
screen.date:spin { wheel = "month", to = "Mai" }

--## A wheel that is not there is an error with those that are
--! there is no wheel "days" now: did you mean "day"? (there are: "month", "day", "year")
local screen = detent.screen { detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" } }
screen.date:spin { wheel = "days", by = 1 }

--## A closed compact picker has no wheels
--! no wheel can be seen now: open "time" first
local screen = detent.screen { detent.datePicker { id = "date" } }
screen.date:spin { wheel = "hour", by = 1 }

--## A wrong date is told with the forms that are known
--! 30 February 2024 does not exist (February has 29 days)
local screen = detent.screen { detent.datePicker { id = "date" } }
screen.date.date = "2024-02-30"

--## A wrong form too
--! write "2024-05-14", "2024-05-14T15:50"
local screen = detent.screen { detent.datePicker { id = "date" } }
screen.date.date = "14.5.2024"

--## An unknown zone is an error with the nearest name
--! there is no time zone "Europe/Berln": did you mean "Europe/Berlin"?
detent.screen { timeZone = "Europe/Berln" }

--## So is an unknown locale
--! there is no locale "dee_DE"
detent.screen { locale = "dee_DE" }

--## And an unknown calendar
--! got "gregorain": did you mean "gregorian"?
detent.screen { calendar = "gregorain" }

--## The screen's locale, calendar and zone hold for its pickers unless they have their own
local screen = detent.screen {
  locale = "th_TH", timeZone = "Asia/Bangkok", now = "2026-03-08T14:05",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" },
}
local date = screen.date
assert.equal("2026-03-08T14:05:00+07:00", date.date)
assert.equal("buddhist", date.calendar)
assert.equal(2569, date.wheels[3].value)
screen.locale = "en_US"
assert.equal("gregorian", date.calendar)
assert.equal(2026, date.wheels[3].value)
screen.calendar = "japanese"
assert.equal("japanese", date.calendar)
date.locale = "ja_JP"
assert.equal("令和8年", date.wheels[1].selected)
assert.equal("2026-03-08T14:05:00+07:00", date.date)
assert.events(date, {})

--## now is read in the screen's zone, and the clock runs on from there
local screen = detent.screen { timeZone = "Europe/Berlin", now = "2026-03-29T01:30" }
assert.equal("2026-03-29T00:30:00", os.date("!%Y-%m-%dT%H:%M:%S"))
detent.wait(3600)
local later = detent.screen { timeZone = "Europe/Berlin", detent.datePicker { id = "date" } }
assert.equal("2026-03-29T03:30:00+02:00", later.date.date)

--## Today stands in place of its date in the wheel of days
local screen = detent.screen {
  now = "2024-05-14T09:00", detent.datePicker { id = "date", preferredDatePickerStyle = "wheels" },
}
assert.equal("Today", screen.date.wheels[1].selected)
screen.date:spin { wheel = "day", by = 1 } :settle()
assert.equal("Wed May 15", screen.date.wheels[1].selected)
screen.date:spin { wheel = "day", to = "Today" } :settle()
assert.equal("2024-05-14", screen.date.localDate)

--## A day set keeps the time, a time set keeps the day
local screen = detent.screen { timeZone = "Europe/Berlin", detent.datePicker { id = "date", date = "2024-05-14T15:50:30" } }
local date = screen.date
date.localDate = "2024-12-24"
assert.equal("2024-12-24T15:50:30+01:00", date.date)
date.localTime = "07:15"
assert.equal("2024-12-24T07:15:00+01:00", date.date)
date.utc = "2024-07-01T10:00:00Z"
assert.equal("2024-07-01T12:00:00+02:00", date.date)

--## Changing the style closes what is presented
local screen = detent.screen { detent.datePicker { id = "date", date = "2024-05-14T10:00" } }
screen.date:open()
screen.date.preferredDatePickerStyle = "wheels"
assert.is_false(screen.date.isOpen)
assert.equal(4, #screen.date.wheels)

--## A disabled picker cannot be turned
--! is disabled
local screen = detent.screen { detent.datePicker { id = "date", isEnabled = false, preferredDatePickerStyle = "wheels" } }
screen.date:spin { wheel = "hour", by = 1 }

--## Two wheels turn at once, each tells of its own stop
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:20" },
}
detent.spawn(function() screen.date:spin { wheel = "hour", speed = 700 } end)
detent.spawn(function() screen.date:spin { wheel = "minute", speed = 700 } end)
detent.settle()
assert.events(screen.date, { "valueChanged", "valueChanged" })
assert.is_not.equal("10:20:00", screen.date.localTime)

--## A date set by code while a wheel turns stops it
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:20" },
}
screen.date:spin { wheel = "minute", speed = 1500 }
detent.wait(0.2)
screen.date.localTime = "07:00"
detent.settle()
assert.equal("07:00:00", screen.date.localTime)
assert.equal("00", screen.date.wheels[2].selected)
assert.events(screen.date, {})

--## An earlier moment shows the wheels as they were
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:20" },
}
screen.date:spin { wheel = "minute", by = 3 } :settle()
detent.wait(1)
assert.equal("20", screen:at(0).date.wheels[2].selected)
assert.equal("2024-05-14T10:20:00Z", screen:at(0).date.date)

--## A button that is not there cannot be opened
--! it has no button with the time
detent.screen { detent.datePicker { id = "day", datePickerMode = "date" } }.day:open "time"

--## Another mode closes what none of its buttons presents
local date = detent.screen { detent.datePicker { id = "date", date = "2024-05-14T15:50" } }.date
date:open "time"
date.datePickerMode = "date"
assert.is_false(date.isOpen)
date:open "date"
date.datePickerMode = "dateAndTime"
assert.is_true(date.isOpen)
date.datePickerMode = "time"
assert.is_false(date.isOpen)

--## A countdown's wheels show plain numbers; a clock's minutes have two digits
local picker = detent.screen { detent.datePicker { id = "p", datePickerMode = "countDownTimer", countDownDuration = 60 } }.p
assert.same({ "0", "1" }, { picker.wheels[1].selected, picker.wheels[2].selected })
picker:spin { wheel = "minute", to = 5 } :settle()
assert.equal(300, picker.countDownDuration)
picker.datePickerMode, picker.preferredDatePickerStyle = "time", "wheels"
assert.equal(2, #picker.wheels[2].rows[1].text)

--## Pickers that are given no place do not lie on each other
local function wheels(id) return detent.datePicker { id = id, datePickerMode = "date", preferredDatePickerStyle = "wheels" } end
local screen = detent.screen { device = "iPhone 16", wheels "from", wheels "to", detent.datePicker { id = "third" } }
assert.near(screen.from.frame.y + 216 + 8, screen.to.frame.y, 1e-9)
assert.near(screen.to.frame.y + 216 + 8, screen.third.frame.y, 1e-9)
screen.from.preferredDatePickerStyle = "compact"
assert.near(screen.from.frame.y + screen.from.frame.height + 8, screen.to.frame.y, 0.34)
local screen = detent.screen {
  device = "iPhone 16", detent.pickerView { id = "a", components = { { "x" } } },
  detent.pickerView { id = "free", place = "top", components = { { "x" } } },
  detent.pickerView { id = "b", components = { { "x" } } },
}
assert.near(screen.a.frame.y, screen.b.frame.y + screen.b.frame.height + 8, 1e-9)
