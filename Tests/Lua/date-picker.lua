--## U46 O35 A minute interval that does not divide 60, or is over 30, reads 1
local screen = detent.screen { detent.datePicker { id = "date" } }
for _, case in ipairs { { 7, 1 }, { 45, 1 }, { 60, 1 }, { 0, 1 }, { -5, 1 }, { 15, 15 }, { 20, 20 }, { 30, 30 } } do
  screen.date.minuteInterval = case[1]
  assert.equal(case[2], screen.date.minuteInterval)
  assert.equal(case[1], screen.date.askedMinuteInterval)
end

--## O35 The interval may be set before the mode; the date is what the wheels show
local screen = detent.screen {
  detent.datePicker {
    id = "date", minuteInterval = 20, date = "2024-05-14T15:57", datePickerMode = "time", preferredDatePickerStyle = "wheels",
  },
}
assert.same({ 0, 20, 40 }, screen.date.wheels[2].values)
for interval, time in pairs { [10] = "15:50:00", [30] = "15:30:00", [5] = "15:55:00" } do
  screen.date.minuteInterval = 1
  screen.date.localTime = "15:57"
  screen.date.minuteInterval = interval
  assert.equal(time, screen.date.localTime)
  assert.equal(time:sub(4, 5), screen.date.wheels[2].selected)
end

--## U47 U48 Rounding goes down within the hour, and can be switched off
local screen = detent.screen { detent.datePicker { id = "date", minuteInterval = 15, date = "2024-05-14T10:07" } }
assert.equal("2024-05-14T10:00:00Z", screen.date.date)
screen.date.roundsToMinuteInterval = false
screen.date.date = "2024-05-14T10:07"
assert.equal("2024-05-14T10:07:00Z", screen.date.date)
screen.date.roundsToMinuteInterval = true
screen.date.minuteInterval = 5
screen.date.localTime = "17:53"
assert.equal("17:50:00", screen.date.localTime)

--## U66 The interval outlives a change of mode, and rounds where minutes show
local screen = detent.screen { detent.datePicker { id = "date", datePickerMode = "date", minuteInterval = 10, date = "2024-05-14T10:07" } }
assert.equal("10:07:00", screen.date.localTime)
screen.date.datePickerMode = "time"
assert.equal("10:00:00", screen.date.localTime)
screen.date.datePickerMode = "date"
assert.equal(10, screen.date.minuteInterval)

--## U49 U50 O36 Limits that cross do not count until they are set right
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", minimumDate = "2024-06-10", maximumDate = "2024-06-01" },
}
local date = screen.date
date.date = "2024-07-15"
assert.equal("2024-07-15", date.localDate)
date.date = "2024-05-01"
assert.equal("2024-05-01", date.localDate)
date.maximumDate = "2024-06-20"
assert.equal("2024-06-10", date.localDate)
assert.events(date, {})

--## U51 O37 A date outside the limits is pinned, without an event, in any order of setting
local screen = detent.screen {
  detent.datePicker { id = "first", preferredDatePickerStyle = "wheels", date = "2015-09-28T10:04" },
  detent.datePicker { id = "second", minimumDate = "2015-09-28T10:15", date = "2015-09-28T10:04" },
}
screen.first.minimumDate = "2015-09-28T10:15"
assert.equal("10:15:00", screen.first.localTime)
assert.equal("15", screen.first.wheels[3].selected)
assert.equal("10:15:00", screen.second.localTime)
screen.first.minimumDate = "2015-09-30"
screen.first.maximumDate = "2015-10-01"
screen.first.date = "2015-09-15"
assert.equal("2015-09-30", screen.first.localDate)
assert.same({ "2015-09-30", "2015-10-01" }, screen.first.wheels[1].values)
assert.events(screen.first, {})

--## U52 Limits have no effect in a countdown
local screen = detent.screen {
  detent.datePicker {
    id = "timer", datePickerMode = "countDownTimer", minimumDate = "2024-01-01", maximumDate = "2024-01-02",
    countDownDuration = 3600,
  },
}
assert.equal(3600, screen.timer.countDownDuration)
assert.equal(24, #screen.timer.wheels[1].values)

--## U53 U54 U55 O43 A countdown counts whole minutes up to 23 h 59 min, in its mode only
local screen = detent.screen { detent.datePicker { id = "timer" } }
local timer = screen.timer
timer.countDownDuration = 3600
assert.equal(0, timer.countDownDuration)
timer.datePickerMode = "countDownTimer"
for _, case in ipairs { { 3725, 3720 }, { 90000, 86340 }, { 100000, 86340 }, { -5, 0 }, { 59.9, 0 } } do
  timer.countDownDuration = case[1]
  assert.equal(case[2], timer.countDownDuration)
  assert.equal(case[1], timer.askedCountDownDuration)
end
timer.countDownDuration = 3725
assert.equal("1", timer.wheels[1].selected)
assert.equal("2", timer.wheels[2].selected)
local date = timer.date
timer.date = "2000-01-01"
assert.equal(date, timer.date)

--## U56 A countdown of no length goes to its first minute
local screen = detent.screen { detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 3600 } }
screen.timer:spin { wheel = "hour", to = 0 } :settle()
assert.equal(60, screen.timer.countDownDuration)
assert.equal("1", screen.timer.wheels[2].selected)
assert.equal("a countdown of 0 min cannot be chosen; rests on 1 min", detent.why(screen.timer).outcome)
assert.events(screen.timer, { "valueChanged" })

--## O43 Every turn of a countdown sends its event, the first one too
local screen = detent.screen { detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 60 } }
local heard = {}
screen.timer:on("valueChanged", function(e) heard[#heard + 1] = e.countDownDuration end)
screen.timer:spin { wheel = "minute", to = 5 } :settle()
screen.timer:spin { wheel = "hour", to = 1 } :settle()
assert.same({ 300, 3900 }, heard)

--## U58 U59 What cannot be compact shows wheels; what was asked is kept; automatic is resolved
local screen = detent.screen { detent.datePicker { id = "date" } }
assert.equal("compact", screen.date.datePickerStyle)
assert.equal("automatic", screen.date.preferredDatePickerStyle)
for _, mode in ipairs { "countDownTimer", "yearAndMonth" } do
  screen.date.datePickerMode = mode
  for _, style in ipairs { "compact", "inline", "automatic", "wheels" } do
    screen.date.preferredDatePickerStyle = style
    assert.equal("wheels", screen.date.datePickerStyle)
    assert.equal(style, screen.date.preferredDatePickerStyle)
  end
end
local old = detent.screen { os = "13.4", detent.datePicker { id = "date" } }
assert.equal("wheels", old.date.datePickerStyle)
old.date.preferredDatePickerStyle = "compact"
assert.equal("compact", old.date.datePickerStyle)

--## U60 yearAndMonth before iOS 17.4 is an error that says so
--! yearAndMonth exists from iOS 17.4 on; the screen's os is "17.3"
detent.screen { os = "17.3", detent.datePicker { datePickerMode = "yearAndMonth" } }

--## U61 No date is an error
--! expected a date such as "2024-05-14T15:50" or "2024-05-14", got nil
local screen = detent.screen { detent.datePicker { id = "date" } }
screen.date.date = nil

--## U62 Another zone shows the same instant otherwise
local screen = detent.screen { detent.datePicker { id = "date", date = "2024-05-14T12:00Z", timeZone = "Europe/Berlin" } }
assert.equal("2024-05-14T14:00:00+02:00", screen.date.date)
screen.date.timeZone = "America/New_York"
assert.equal("2024-05-14T08:00:00-04:00", screen.date.date)
assert.equal("2024-05-14T12:00:00Z", screen.date.utc)
screen.date.timeZone = nil
assert.equal("UTC", screen.date.timeZone)
assert.events(screen.date, {})

--## U63 O38 A day that the month lacks becomes its last, with one event
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-01-31" },
}
local date = screen.date
date:spin { wheel = "month", to = "February" } :settle()
assert.equal("2024-02-29", date.localDate)
assert.equal("31 February 2024 does not exist; rests on 29 February", detent.why(date).outcome)
assert.equal(29, #date.wheels[2].values)
assert.events(date, { "valueChanged" })
date:spin { wheel = "month", to = 3 } :settle()
assert.equal("2024-03-29", date.localDate)
assert.equal(31, #date.wheels[2].values)
date.date = "2013-09-15"
date.date = "2013-10-31"
assert.equal("2013-10-31", date.localDate)

--## U64 A leap day in a common year is the 28th of February
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-02-29" },
}
screen.date:spin { wheel = "year", to = 2027 } :settle()
assert.equal("2027-02-28", screen.date.localDate)
assert.equal("29 February 2027 does not exist; rests on 28 February", detent.why(screen.date).outcome)
assert.events(screen.date, { "valueChanged" })

--## O38 The joined wheel goes from the leap day to March
local screen = detent.screen { detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2020-02-28T09:00" } }
for _, day in ipairs { "2020-02-29", "2020-03-01" } do
  screen.date:spin { wheel = "day", by = 1 } :settle()
  assert.equal(day .. "T09:00:00Z", screen.date.date)
end
screen.date.date = "2019-02-28T09:00"
screen.date:spin { wheel = "day", by = 1 } :settle()
assert.equal("2019-03-01", screen.date.localDate)

--## Date and time in one: wheels for day, hour, minute and AM/PM, in the locale's order
local function wheels(locale)
  local screen = detent.screen {
    locale = locale,
    detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T14:30" },
  }
  local units, words = {}, {}
  for i, wheel in ipairs(screen.date.wheels) do units[i], words[i] = wheel.unit, wheel.selected end
  return table.concat(units, " "), table.concat(words, "|")
end
local units, words = wheels "en_US"
assert.equal("day hour minute amPM", units)
assert.equal("Tue May 14|2|30|PM", words)
units, words = wheels "de_DE"
assert.equal("day hour minute", units)
assert.equal("14|30", words:match("%d+|%d+$"))
assert.equal("day amPM hour minute", (wheels "ko_KR"))

--## U65 A date set with animation turns the wheels and sends nothing
local screen = detent.screen { detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:00" } }
screen.date:setDate("2024-05-17T22:41", { animated = true })
assert.equal("22:41:00", screen.date.localTime)
detent.settle()
assert.equal(0.3, detent.time)
assert.equal("PM", screen.date.wheels[4].selected)
assert.events(screen.date, {})

--## U67 O39 A time that the clocks skip is shown later by the length of the gap
local screen = detent.screen {
  timeZone = "America/Los_Angeles", now = "2017-03-12T01:00",
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels" },
}
local date = screen.date
date:spin { wheel = "hour", to = 2 } :settle()
assert.equal("2017-03-12T10:00:00Z", date.utc)
assert.equal("3", date.wheels[2].selected)
date.localTime = "01:30"
date:spin { wheel = "hour", to = 2 } :settle()
assert.equal("2017-03-12T03:30:00-07:00", date.date)
assert.equal("Today", date.wheels[1].selected)
assert.is_false(date.wheels[2].rows[3].isEnabled)

--## O32 One turn by three rows is one event, at rest
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-10" },
}
screen.date:spin { wheel = "day", by = 3 } :settle()
assert.equal("2024-05-13", screen.date.localDate)
assert.events(screen.date, { "valueChanged" })

--## O33 Minutes go round and leave the hour alone
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T10:58" },
}
local date = screen.date
date:spin { wheel = "minute", by = 3 } :settle()
assert.equal("2024-05-14T10:01:00Z", date.date)
date:spin { wheel = "minute", by = -3 } :settle()
assert.equal("2024-05-14T10:58:00Z", date.date)
date.locale = "de_DE"
date.date = "2024-05-14T23:59"
date:spin { wheel = "minute", by = 1 } :settle()
assert.equal("2024-05-14T23:00:00Z", date.date)

--## O34 Noon, midnight and the AM/PM wheel
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2024-05-14T14:30" },
}
local date = screen.date
local function shown() return date.wheels[1].selected .. " " .. date.wheels[2].selected .. " " .. date.wheels[3].selected end
assert.equal("2 30 PM", shown())
date:spin { wheel = "amPM", to = "AM" } :settle()
assert.equal("2 30 AM", shown())
assert.equal("02:30:00", date.localTime)
date.localTime = "12:05"
assert.equal("12 05 PM", shown())
date:spin { wheel = "amPM", to = "AM" } :settle()
assert.equal("12 05 AM", shown())
assert.equal("00:05:00", date.localTime)
date.localTime = "00:05"
assert.equal("12 05 AM", shown())
assert.equal("2024-05-14", date.localDate)
assert.events(date, { "valueChanged", "valueChanged" })

--## O40 Labels come from the clock face, wall times from their parts
local screen = detent.screen {
  timeZone = "America/Los_Angeles",
  detent.datePicker { id = "date", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2020-11-01T00:30" },
}
local date = screen.date
local hours, seen = {}, {}
for _, row in ipairs(date.wheels[1].rows) do
  hours[#hours + 1] = tonumber(row.text)
  assert.is_nil(seen[row.text])
  seen[row.text] = true
end
table.sort(hours)
assert.same({ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }, hours)
assert.same({ "AM", "PM" }, date.wheels[3].values)
date:spin { wheel = "hour", to = 7 } :settle()
date:spin { wheel = "minute", to = 0 } :settle()
assert.equal("2020-11-01T15:00:00Z", date.utc)
date:spin { wheel = "amPM", to = "PM" } :settle()
assert.equal("2020-11-02T03:00:00Z", date.utc)
date.timeZone, date.locale = "Europe/Warsaw", "pl_PL"
date.date = "2024-03-31T09:00"
date:spin { wheel = "hour", to = 15 } :settle()
assert.equal("2024-03-31T13:00:00Z", date.utc)
assert.equal("15", date.wheels[1].selected)

--## O41 Days are no blocks of 86,400 seconds
local screen = detent.screen {
  timeZone = "Europe/Madrid", detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2025-10-25" },
}
local date = screen.date
for _, case in ipairs { { 1, "2025-10-25T22:00:00Z" }, { 1, "2025-10-26T23:00:00Z" }, { -2, "2025-10-24T22:00:00Z" } } do
  date:spin { wheel = "day", by = case[1] } :settle()
  assert.equal(case[2], date.utc)
  assert.equal("00:00:00", date.localTime)
end

--## O42 The order of the wheels is the locale's, and another locale leaves the date alone
local screen = detent.screen {
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14" },
}
local date = screen.date
local function order()
  local units = {}
  for _, wheel in ipairs(date.wheels) do units[#units + 1] = wheel.unit end
  return table.concat(units, " ")
end
assert.equal("month day year", order())
date.locale = "fr_FR"
assert.equal("day month year", order())
assert.equal("mai", date.wheels[2].selected)
date.locale = "ko_KR"
assert.equal("year month day", order())
assert.equal("2024-05-14T00:00:00Z", date.date)
assert.events(date, {})

--## O44 Two pickers that limit each other stay silent
local runs = { first = 0, second = 0 }
local screen = detent.screen {
  detent.datePicker { id = "first", place = "top", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-03-01" },
  detent.datePicker { id = "second", place = "bottom", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-03-05" },
}
local first, second = screen.first, screen.second
first:on("valueChanged", function()
  runs.first = runs.first + 1
  second.minimumDate = first.date
  first.date = first.date
end)
second:on("valueChanged", function()
  runs.second = runs.second + 1
  first.maximumDate = second.date
end)
first:spin { wheel = "day", to = 10 } :settle()
assert.equal("2024-03-10", first.localDate)
assert.equal("2024-03-10", second.localDate)
assert.same({ first = 1, second = 0 }, runs)
second:spin { wheel = "day", to = 12 } :settle()
assert.equal("2024-03-10", first.localDate)
assert.equal("2024-03-12", second.localDate)
assert.same({ first = 1, second = 1 }, runs)

--## The first and the last of all dates can be shown and turned in every zone
local screen = detent.screen { detent.datePicker { id = "date", preferredDatePickerStyle = "wheels" } }
local date = screen.date
for _, zone in ipairs { "UTC", "Pacific/Apia", "Pacific/Midway", "Asia/Kathmandu" } do
  for _, mode in ipairs { "time", "date", "dateAndTime", "yearAndMonth" } do
    for _, interval in ipairs { 1, 30 } do
      date.timeZone, date.datePickerMode, date.minuteInterval = zone, mode, interval
      for _, text in ipairs { "0001-01-01T00:00Z", "9999-12-31T23:59Z" } do
        date.date = text
        for _, wheel in ipairs(date.wheels) do
          date:increment(wheel.unit)
          date:decrement(wheel.unit)
          detent.settle()
        end
        assert(date.utc >= "0001-01-01T00:00:00Z" and date.utc <= "9999-12-31T23:59:59Z", date.utc)
      end
    end
  end
end

--## Whatever code sets, a wheel that a person turns goes on: limits, interval, locale, zone, the date itself
local function flick(change)
  local screen = detent.screen {
    timeZone = "UTC", now = "2026-01-01T09:00",
    detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" },
  }
  screen.date:spin { wheel = "year", speed = 900 }
  detent.wait(0.1)
  if change then change(screen.date) end
  detent.settle()
  assert.events(screen.date, { "valueChanged" })
  return screen.date.localDate
end
local there = flick()
assert.is_not.equal("2026-01-01", there)
local changes = {
  minimumDate = "2000-01-01", maximumDate = "2099-01-01", minuteInterval = 15, roundsToMinuteInterval = false,
  timeZone = "Asia/Tokyo", locale = "en_PH", date = "2026-01-01T09:00", localDate = "2026-01-01", localTime = "10:00",
  preferredDatePickerStyle = "automatic",
}
for name, value in pairs(changes) do
  if name ~= "preferredDatePickerStyle" then
    assert.equal(there, flick(function(date) date[name] = value end), name)
  end
end

--## A limit that moves the date while a wheel turns does not stop it
local screen = detent.screen {
  timeZone = "UTC", now = "2026-01-01T09:00",
  detent.datePicker { id = "from", datePickerMode = "date", preferredDatePickerStyle = "wheels", frame = { 0, 100, 320, 216 } },
  detent.datePicker { id = "to", datePickerMode = "date", preferredDatePickerStyle = "wheels", frame = { 0, 400, 320, 216 } },
}
screen.from:on("valueChanged", function() screen.to.minimumDate = screen.from.date end)
local heard = 0
screen.to:on("valueChanged", function() heard = heard + 1 end)
screen.from:spin { wheel = "day", by = 3 }
screen.to:spin { wheel = "year", speed = 2000 }
detent.settle()
assert.equal("2026-01-04", screen.from.localDate)
assert.matches("^20[3-9]%d%-01%-04", screen.to.date)
assert.equal(1, heard)

--## A date that a handler sets again does not stop the other wheel
local screen = detent.screen {
  timeZone = "UTC", now = "2026-01-01T09:00",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" },
}
screen.date:on("valueChanged", function() screen.date.date = screen.date.date end)
screen.date:spin { wheel = "day", speed = 600 }
screen.date:spin { wheel = "year", speed = 900 }
detent.settle()
assert.events(screen.date, { "valueChanged", "valueChanged" })
assert.is_not.equal("2026", screen.date.wheels[3].selected)

--## The month that a person has leafed to stays when code sets a limit, and goes with a date that it sets
local screen = detent.screen {
  timeZone = "UTC", now = "2026-01-01T09:00",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline" },
}
screen.date:tapMonth "next"
assert.equal("February 2026", screen.date.page.title)
screen.date.maximumDate = "2030-01-01"
screen.date.date = screen.date.date
assert.equal("February 2026", screen.date.page.title)
screen.date.date = "2026-05-05"
assert.equal("May 2026", screen.date.page.title)

--## A time that the clocks show twice: wheels, limits and parts of the date stay on the side of the change
local screen = detent.screen {
  timeZone = "Europe/Berlin", now = "2026-01-01T09:00", locale = "en_GB",
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2026-10-25T02:30:00+01:00" },
}
local date = screen.date
date.localTime = date.localTime
date.localDate = date.localDate
assert.equal("2026-10-25T02:30:00+01:00", date.date)
date:spin { wheel = "minute", by = 1 } :settle()
assert.equal("2026-10-25T02:31:00+01:00", date.date)
date.minimumDate = "2026-10-25T02:30:00+01:00"
assert.equal(30, #date.wheels[3].values)
assert.equal(59, date.wheels[3].values[30])
date.minimumDate = nil
date.date = "2026-10-25T03:10"
date:spin { wheel = "hour", to = 2 } :settle()
assert.equal("2026-10-25T02:10:00+02:00", date.date)
date.date = "2026-10-25T03:10"
date.minimumDate = "2026-10-25T02:00:00+01:00"
date:spin { wheel = "hour", to = 2 } :settle()
assert.equal("2026-10-25T02:10:00+01:00", date.date)

--## A date and time typed in the form of ISO counts hours from 0 to 23
local screen = detent.screen {
  timeZone = "UTC", detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2026-10-25T15:50" },
}
for text, date in pairs {
  ["2027-05-06T07:30"] = "2027-05-06T07:30:00Z", ["050620270731"] = "2027-05-06T07:31:00Z",
  ["5/6/2027 7:32"] = "2027-05-06T19:32:00Z", ["2027-05-06 07:33 PM"] = "2027-05-06T19:33:00Z",
  ["7:34"] = "2026-10-25T19:34:00Z",
} do
  screen.date.date = "2026-10-25T15:50"
  screen.date:type(text)
  assert.equal(date, screen.date.date, text)
end

--## A time is no date, and a date no time
local screen = detent.screen {
  timeZone = "UTC",
  detent.datePicker { id = "date", datePickerMode = "date", date = "2026-10-25T15:50" },
}
for mode, texts in pairs {
  date = { "10:30", "12:00:00" }, yearAndMonth = { "2:2027" }, time = { "5/14", "5-14" }, countDownTimer = { "1/30" },
} do
  screen.date.datePickerMode = mode
  for _, text in ipairs(texts) do
    local ok, message = pcall(screen.date.type, screen.date, text)
    assert.is_false(ok, text)
    assert.matches("cannot be read here: type ", message)
  end
end
screen.date.datePickerMode = "date"
assert.equal("2026-10-25", screen.date.localDate)

--## A month that the year lacks has its own name
local screen = detent.screen {
  timeZone = "UTC", calendar = "hebrew",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-02-15" },
}
screen.date:spin { wheel = "year", by = 1 } :settle()
assert.equal("6 Adar I 5785 does not exist; rests on 6 Adar", detent.why(screen.date).outcome)

--## Names of other tools are answered by those of a date picker
local screen = detent.screen { detent.datePicker { id = "date" } }
local function refused(word, change)
  local ok, message = pcall(change, screen.date)
  assert.is_false(ok, word)
  assert.matches('use "' .. word .. '"', message)
end
local properties = {
  mode = "datePickerMode", minDate = "minimumDate", maxDate = "maximumDate", style = "preferredDatePickerStyle",
  interval = "minuteInterval", selectedDate = "date", value = "date", dateTime = "date", duration = "countDownDuration",
}
for name, word in pairs(properties) do refused(word, function(date) date[name] = "x" end) end
local modes = {
  datetime = "dateAndTime", countdown = "countDownTimer", timer = "countDownTimer", hourAndMinute = "time",
  monthAndYear = "yearAndMonth",
}
for name, word in pairs(modes) do refused(word, function(date) date.datePickerMode = name end) end
for name, word in pairs { graphical = "inline", spinner = "wheels", wheel = "wheels" } do
  refused(word, function(date) date.preferredDatePickerStyle = name end)
end
refused("islamicUmmAlQura", function(date) date.calendar = "islamic" end)
for _, name in ipairs { "change", "onChange", "rowSelected" } do
  refused("valueChanged", function(date) date:on(name, print) end)
end

--## The head of a calendar tells where its own wheels end
local screen = detent.screen {
  timeZone = "UTC",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2026-05-05", minimumDate = "2026-01-01", maximumDate = "2026-12-31" },
}
screen.date:tapTitle()
local ok, message = pcall(function() screen.date:spin { wheel = "year", by = 100000 } end)
assert.is_false(ok)
assert.matches('the wheel "year" ends before that: 100000 rows on from 2026; it has 1 to 9999', message)
assert.matches('option "to": the wheel "year" has no row 10000', select(2, pcall(screen.date.spin, screen.date, { wheel = "year", to = 10000 })))
