-- Screens as good apps make them: no guideline objects, whatever it reads.

local function screen(options)
  options.size = { 390, 844 }
  return detent.screen(options)
end

local function rows(count, text)
  local list = {}
  for i = 1, count do list[i] = text(i - 1) end
  return list
end

-- Nothing but what a person may want to look at.
local function isGood(made)
  local faults = {}
  for _, finding in ipairs(made:audit()) do
    if finding.verdict == "fail" then faults[#faults + 1] = finding.rule .. ": " .. finding.message end
  end
  assert.equal("", table.concat(faults, "\n"))
end

--## An alarm made by hand
isGood(screen { locale = "en_US", detent.pickerView { components = {
  rows(12, function(i) return tostring((i + 11) % 12 + 1) end), rows(60, function(i) return ("%02d"):format(i) end), { "AM", "PM" },
} } })

--## Half hours of a day that begins in the morning
isGood(screen { detent.pickerView { components = { rows(48, function(i)
  local minute = (480 + i * 30) % 1440
  return ("%d:%02d %s"):format((minute // 60 + 11) % 12 + 1, minute % 60, minute < 720 and "AM" or "PM")
end) } } })

--## The price of a flight, at most
isGood(screen { detent.pickerView { components = { rows(30, function(i)
  local price = 100 + i * 100
  return "up to $" .. (price < 1000 and price or ("%d,%03d"):format(price // 1000, price % 1000))
end) } } })

--## A person's height
isGood(screen { detent.pickerView { components = { rows(40, function(i) return 4 + i // 12 .. "'" .. i % 12 .. '"' end) } } })

--## How long a meeting takes
isGood(screen { detent.pickerView { components = { { "5 min", "10 min", "15 min", "30 min", "45 min", "1 h", "1 h 30 min", "2 h", "Custom…" } } } })

--## A birthday in Germany, with months as numbers
isGood(screen { locale = "de_DE", detent.pickerView { components = {
  rows(31, function(i) return i + 1 .. "." end), rows(12, function(i) return i + 1 .. "." end), rows(100, function(i) return tostring(2026 - i) end),
} } })

--## A card's last month
isGood(screen { locale = "en_US", detent.pickerView { components = {
  rows(12, function(i) return ("%02d"):format(i + 1) end), rows(20, function(i) return tostring(2026 + i) end),
} } })

--## Countries with one's own at the head, and their flags
isGood(screen { detent.pickerView { components = {
  { "🇩🇪 Germany", "🇦🇱 Albania", "🇦🇩 Andorra", "🇦🇹 Austria", "🇧🇪 Belgium", "🇧🇦 Bosnia", "🇧🇬 Bulgaria", "🇭🇷 Croatia" },
} } })

--## Minutes that go round
isGood(screen { detent.pickerView { components = { { count = 6000, title = function(row) return ("%02d min"):format((row - 1) % 60) end } } } })

--## White dots over photos
isGood(screen {
  detent.scrollView { id = "photos", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false,
    detent.image { image = "photo", frame = { 0, 0, 390, 844 } } },
  detent.pageControl { pairedWith = "photos", currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#FFFFFF66" },
})

--## A script that looks at every page, with Reduce Motion
local made = screen { reduceMotion = true,
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
  detent.pageControl { pairedWith = "pager" },
}
for page = 2, 4 do
  made.pager:scrollToPage(page, { animated = true })
  detent.settle()
end
isGood(made)
