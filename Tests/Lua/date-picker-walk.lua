-- Whatever code and a person do to a date picker in any order, nothing breaks; debug builds check the invariants after
-- each event. What a person cannot do now is an error that is left aside.
local function pick(t) return t[math.random(#t)] end
local zones = { "UTC", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo" }
local locales = { "en_US", "de_DE", "ko_KR", "ar_SA", "th_TH", "he_IL@calendar=hebrew", "ja_JP@calendar=japanese", "fa_IR" }
local dates = { "0001-01-01", "9999-12-31", "2011-12-29", "2018-11-04", "2024-02-29", "1872-03-01", "2026-03-29T01:30", "2019-04-30" }
local screen = detent.screen {
  keyboard = "hardware", pointer = true, now = "2026-03-08T10:00",
  detent.scrollView { id = "form", place = "fill", contentSize = { 393, 2000 },
    detent.datePicker { id = "d", frame = { 20, 200, 340, 376 } } },
}
local d = screen.d
local ops = {
  function() d.date = pick(dates) end,
  function() d:setDate(pick(dates), { animated = true }) end,
  function() d.datePickerMode = pick { "time", "date", "dateAndTime", "countDownTimer", "yearAndMonth" } end,
  function() d.preferredDatePickerStyle = pick { "automatic", "wheels", "compact", "inline" } end,
  function() d.timeZone = pick(zones) end,
  function() d.locale = pick(locales) end,
  function() d.calendar = pick { "gregorian", "buddhist", "hebrew", "persian", "japanese", "islamicUmmAlQura" } end,
  function() d.minuteInterval = pick { 1, 5, 15, 7, 30, 0, -3, 1000000000 } end,
  function() d.roundsToMinuteInterval = pick { true, false } end,
  function() d.minimumDate = pick { "2000-01-01", "2026-03-08T10:07", "0001-01-01" } end,
  function() d.minimumDate = nil end,
  function() d.maximumDate = pick { "2030-01-01", "2026-03-08T10:11", "9999-12-31" } end,
  function() d.maximumDate = nil end,
  function() d.countDownDuration = pick { 0, 1e300, -1e300, 59, 3600, 86340 } end,
  function() d:open() end, function() d:dismiss() end, function() d:tapTitle() end,
  function() d:tapMonth(pick { "next", "previous" }) end,
  function() d:tapDay(d.localDate:sub(1, 8) .. string.format("%02d", math.random(28))) end,
  function() d:swipe { to = pick { "left", "right", "up", "down", "next" } } end,
  function() d:type(pick { "10:30", "2/29", "1030", "x", "12/31/9999", "0001-01-01", "1:00" }) end,
  function() d:focus() d:key(pick { "leftArrow", "rightArrow", "upArrow", "downArrow", "pageUp", "pageDown", "home", "end", "space" }) end,
  function() local w = d.wheels if #w > 0 then d:spin { wheel = pick(w).unit, by = math.random(-40, 40) } end end,
  function() local w = d.wheels if #w > 0 then d:spin { wheel = pick(w).unit, speed = math.random(-3000, 3000) } end end,
  function() local w = d.wheels if #w > 0 then local x = pick(w) d:spin { wheel = x.unit, to = pick(x.rows).value } end end,
  function() local w = d.wheels if #w > 0 then d:increment(pick(w).unit) end end,
  function() d:tap { at = { math.random(0, 330), math.random(0, 370) } } end,
  function() d:drag { by = { math.random(-150, 150), math.random(-150, 150) }, from = { 170, 180 } } end,
  function() d:wheel { by = { 0, math.random(-300, 300) } } end,
  function() detent.settle() end, function() detent.wait(math.random()) end,
  function() d.isEnabled = pick { true, true, true, false } end, function() d.isHidden = pick { false, false, true } end,
  function() screen.form.contentOffset = { 0, math.random(0, 300) } end,
  function() screen:rotate(pick { "portrait", "landscape" }) end,
  function() return d.displayedText, d.page, d.buttons, d.parts, d:accessibilityValue() end,
  function() screen.locale = pick(locales) end,
  function() local past = screen:at(math.random() * detent.time) return past.d.date, past.d.wheels end,
  function() local t = math.random() * detent.time local p = screen:at(t) return p.d.date, p.d.wheels, p.d.page end,
}

local function walk(seed)
  math.randomseed(seed)
  for _ = 1, 250 do pcall(pick(ops)) end
  d.isHidden, d.isEnabled = false, true
  detent.settle()
  d.timeZone = "UTC"
  assert.equal(d.utc, d.date)
end

--## A walk of 250 steps, from seed 1
walk(1)

--## A walk of 250 steps, from seed 2
walk(2)

--## A walk of 250 steps, from seed 3
walk(3)

--## A walk of 250 steps, from seed 4
walk(4)
