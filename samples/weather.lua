-- A weather app: one page a city, the first of them "my location" with an image of its own, and a finger that scrubs
-- through all of them.
-- Run it: scripts/detent run samples/weather.lua

local cities = { "My Location", "Berlin", "Lagos", "Lima", "Oslo", "Quito", "Rome", "Seoul", "Tokyo", "Ulm", "Vilnius", "York" }

local screen = detent.screen {
  id = "weather",
  device = "iPhone 16",
  appearance = "dark",
  detent.scrollView {
    id = "pager",
    isPagingEnabled = true,
    pageKeys = cities,
    showsHorizontalScrollIndicator = false,
  },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
  detent.label { id = "city", place = "top", text = cities[1] },
}
local pager, dots, city = screen.pager, screen.dots, screen.city
dots:allow("page-control/too-many", "a city is also found by its name")
dots:allow("page-control/list-alternative", "the search lists the cities")
dots:setIndicatorImage("location.fill", 1)
pager:on("pageChanged", function() city.text = pager.currentKey end)

step "One indicator a city, and the location's is an arrow"
local shown = dots.visibleIndicators
assert.equal(#cities, #shown)
assert.equal("location.fill", shown[1].image)
assert.is_nil(shown[2].image)
assert.near(17.67, shown[3].frame.x - shown[2].frame.x, 0.01)

step "A swipe shows the next city"
pager:swipe { to = "next" }:settle()
assert.equal("Berlin", pager.currentKey)
assert.equal("Berlin", city.text)

step "A scrub from the second to the last city opens every page in between, one after another"
local visited = {}
local handle = dots:on("valueChanged", function(e) visited[#visited + 1] = cities[e.page] end)
assert.equal(false, dots.isBackgroundVisible)
dots:scrub { from = 2, to = 12, over = 0.5 }
assert.equal(10, #visited)
assert.equal("Lagos", visited[1])
assert.equal("York", visited[10])
dots:off(handle)

step "Past the leading end the first city comes at once"
visited = {}
dots:on("valueChanged", function(e) visited[#visited + 1] = cities[e.page] end)
dots:scrub { from = 12, past = "first", over = 0.05 }
assert.equal("My Location", visited[#visited])
assert.equal("My Location", city.text)

step "A city is removed while another one is read: the reader stays"
pager:scrollToPage(4, { animated = false })
assert.equal("Lima", pager.currentKey)
table.remove(cities, 2)
pager.pageKeys = cities
assert.equal("Lima", pager.currentKey)
assert.equal(3, dots.page)
assert.equal(11, dots.numberOfPages)
