-- A page control and a pager that show the same page.

-- A screen of 320 × 480 with a pager over all of it and a control of 300 × 44 at its foot; answers both, and the list
-- of pages that the control's events told.
local function pair(count, settings, more)
  local description = settings or {}
  description.size = description.size or { 320, 480 }
  local options = { id = "dots", frame = { 10, 420, 300, 44 }, pairedWith = "pager" }
  for name, value in pairs(more or {}) do options[name] = value end
  description[1] = detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = count }
  description[2] = detent.pageControl(options)
  local screen = detent.screen(description)
  local heard = {}
  screen.dots:on("valueChanged", function(e) heard[#heard + 1] = e.page end)
  return screen.pager, screen.dots, heard, screen
end

local function dot(dots, page)
  for _, indicator in ipairs(dots.visibleIndicators) do
    if indicator.page == page then
      return { indicator.frame.x + indicator.frame.width / 2, indicator.frame.y + indicator.frame.height / 2 }
    end
  end
  error("no indicator of page " .. page)
end

--## O3 A tap turns one page, wherever the far dot is, and none beyond the last
local pager, dots, heard = pair(5)
local pages = {}
local function tap(at)
  dots:tap { at = at }:settle()
  assert.equal((dots.page - 1) * 320, pager.contentOffset.x)
  pages[#pages + 1] = dots.page
end
tap { 295, 22 }
tap(dot(dots, 5))
for _ = 1, 4 do tap { 295, 22 } end
assert.same({ 2, 3, 4, 5, 5, 5 }, pages)
assert.same({ 2, 3, 4, 5 }, heard)
assert.equal(1280, pager.contentOffset.x)

--## O5 During a scrub the content is on a page at every frame; after a tap it slides
local pager, dots, heard = pair(7)
local slides = 0
pager:on("didScroll", function(e)
  if e.contentOffset.x % 320 ~= 0 then slides = slides + 1 end
end)
dots:on("valueChanged", function(e)
  if dots.interactionState == "continuous" then assert.equal((e.page - 1) * 320, pager.contentOffset.x) end
end)
local watching = true
detent.spawn(function()
  detent.waitUntil(function()
    assert.equal(0, pager.contentOffset.x % 320)
    return not watching
  end, { within = 10 })
end)
dots:scrub { from = 1, to = 7, over = 0.3 }
watching = false
detent.settle()
assert.equal(0, slides)
assert.equal(7, dots.page)
assert.equal(1920, pager.contentOffset.x)
assert.same({ 2, 3, 4, 5, 6, 7 }, heard)
local state
dots:on("valueChanged", function() state = dots.interactionState end)
dots:tap { at = { 5, 22 } }:settle()
assert.equal("discrete", state)
assert.is_true(slides > 10)
assert.equal(1600, pager.contentOffset.x)

--## O7 Read from right to left, ends, swipes and pages go the other way
local pager, dots, heard = pair(5, { layoutDirection = "rightToLeft" })
dots.page = 2
local pages = {}
for _, x in ipairs { 5, 295, 295 } do
  dots:tap { at = { x, 22 } }:settle()
  pages[#pages + 1] = dots.page
  assert.equal(dots.page, pager.page)
end
assert.same({ 3, 2, 1 }, pages)
pager:swipe { to = "right", distance = 200 }:settle()
assert.equal(2, pager.page)
assert.equal(2, dots.page)
pager:scrollToPage(5, { animated = false })
assert.equal(5, pager.page)
assert.equal(5, dots.page)
assert.equal(0, pager.contentOffset.x)

--## O13 Pulled past the first page the reader ends on it, after one change
local pager, dots, heard = pair(3, { size = { 500, 480 } })
pager.frame = { 0, 0, 320, 400 }
pager.page = 2
detent.settle()
local changes = {}
pager:on("pageChanged", function(e) changes[#changes + 1] = e.page end)
local finger = pager:touch { at = { 20, 200 } }
finger:move { by = { 420, 0 }, over = 0.3 }
finger:hold(0.2)
assert.is_true(pager.contentOffset.x < 0)
assert.is_true(pager.contentOffset.x > -100)
finger:up():settle()
assert.equal(0, pager.contentOffset.x)
assert.equal(1, pager.page)
assert.equal(1, dots.page)
assert.same({ 1 }, changes)
assert.same({}, heard)

--## O21 A page gets its full time after the last touch
local pager, dots, heard, screen = pair(4)
local progress = detent.timerProgress { preferredDuration = 5 }
dots.progress = progress
progress:resumeTimer()
detent.wait(5.01)
assert.equal(2, dots.page)
detent.settle()
detent.wait(7.5 - 0.16 - detent.time)
pager:swipe { to = "next", distance = 160, speed = 1000 }
assert.near(7.5, detent.time, 0.001)
detent.settle()
assert.equal(3, dots.page)
local turned
dots:on("valueChanged", function() turned = detent.time end)
detent.waitUntil(function() return turned end, { within = 10 })
assert.is_true(turned >= 12.5)
assert.is_true(turned < 14)
assert.equal(4, dots.page)

--## O21 A page does not turn under a finger
local pager, dots = pair(4)
local progress = detent.timerProgress { preferredDuration = 5 }
dots.progress = progress
progress:resumeTimer()
detent.wait(4)
local finger = pager:touch { at = { 160, 100 } }
finger:hold(4)
assert.equal(1, dots.page)
finger:up()
assert.near(8, detent.time, 0.001)
detent.wait(4.99)
assert.equal(1, dots.page)
detent.wait(0.02)
assert.equal(2, dots.page)

--## U111 A scroll that the control drives never turns the control back
local pager, dots, heard = pair(5)
local seen = {}
pager:on("didScroll", function() seen[dots.page] = true end)
dots:tap "next"
detent.wait(0.1)
dots:tap "next":settle()
assert.same({ 2, 3 }, heard)
assert.is_nil(seen[1])
assert.equal(3, pager.page)

--## U112 During a scrub the content jumps for each event
local pager, dots, heard = pair(5)
dots:on("valueChanged", function(e)
  assert.equal("idle", pager.phase)
  assert.equal((e.page - 1) * 320, pager.contentOffset.x)
end)
dots:scrub { from = 1, to = 4 }
assert.same({ 2, 3, 4 }, heard)
assert.events(pager, { "didScroll", "pageChanged", "didScroll", "pageChanged", "didScroll", "pageChanged" })

--## A swipe turns the control without an event of its own
local pager, dots, heard = pair(5)
pager:swipe { to = "next" }:settle()
assert.equal(2, dots.page)
assert.same({}, heard)

--## Code on either side moves both, silently
local pager, dots, heard = pair(5)
dots.page = 3
assert.equal(640, pager.contentOffset.x)
pager.page = 5
assert.equal(5, dots.page)
pager.contentOffset = { 320, 0 }
assert.equal(2, dots.page)
detent.settle()
assert.same({}, heard)

--## Who is behind a page: a person's tap and swipe, but not code
local pager, dots = pair(5)
local users = {}
pager:on("pageChanged", function(e) users[#users + 1] = e.isUser end)
dots:tap "next":settle()
pager:swipe { to = "next" }:settle()
dots:scrub { from = 3, to = 4 }
dots.page = 1
pager:nextPage()
detent.settle()
assert.same({ true, true, true, false, false }, users)

--## A count that was given is kept; one that was not follows the pager
local pager, dots = pair(5)
assert.equal(5, dots.numberOfPages)
pager.numberOfPages = 3
assert.equal(3, dots.numberOfPages)
dots.numberOfPages = 9
pager.numberOfPages = 4
assert.equal(9, dots.numberOfPages)

--## A count that shrinks takes both along
local pager, dots, heard = pair(5)
pager.page = 5
pager.numberOfPages = 2
assert.equal(2, pager.page)
assert.equal(2, dots.page)
assert.equal(320, pager.contentOffset.x)
detent.settle()
assert.same({}, heard)

--## A rotation while the control drives: in step, then and later
local pager, dots, heard, screen = pair(5)
dots:tap "next"
detent.wait(0.05)
screen.size = { 480, 320 }
assert.equal(2, pager.page)
assert.equal(2, dots.page)
pager.numberOfPages = 1
assert.equal(1, dots.page)
pager.numberOfPages = 3
pager.page = 3
assert.equal(3, dots.page)

--## A finger takes the scroll from the control, which then shows the nearest page
local pager, dots = pair(5)
dots:tap "next"
local finger = pager:touch { at = { 160, 100 } }
detent.wait(0)
assert.equal(1, dots.page)
finger:hold(0.1)
finger:up():settle()
assert.equal(dots.page, pager.page)
assert.equal(0, pager.contentOffset.x % 320)

--## Two controls of one pager are in step
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
  detent.pageControl { id = "a", place = "top", pairedWith = "pager" },
  detent.pageControl { id = "b", place = "bottom", pairedWith = "pager" },
}
local pager, a, b = screen.pager, screen.a, screen.b
b:on("valueChanged", function() error "nobody touched it" end)
a:tap "next":settle()
assert.equal(2, b.page)
a:scrub { from = 2, to = 4 }
assert.equal(4, b.page)
a.page = 1
assert.equal(1, b.page)
pager:swipe { to = "next" }:settle()
assert.same({ 2, 2 }, { a.page, b.page })

--## Pairing ends and begins at any time
local pager, dots = pair(4)
dots.pairedWith = nil
pager:swipe { to = "next" }:settle()
assert.equal(1, dots.page)
dots.pairedWith = pager
assert.equal(2, dots.page)
dots.pairedWith = "pager"
dots:tap "next":settle()
assert.equal(3, pager.page)

--## A plain scroll view is turned by the width of its viewport
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "strip", contentSize = { 1600, 480 } },
  detent.pageControl { id = "dots", place = "bottom", numberOfPages = 5, pairedWith = "strip" },
}
screen.dots:tap "next":settle()
assert.equal(320, screen.strip.contentOffset.x)
screen.dots.page = 5

--## A viewport without extent: the control still turns the page
local pager, dots, heard, screen = pair(4)
pager.frame = { 0, 0, 0, 400 }
dots:tap "next":settle()
assert.same({ 2, 2 }, { dots.page, pager.page })
dots.page = 4
assert.equal(4, pager.page)
pager.frame = { 0, 0, 320, 400 }
assert.equal(960, pager.contentOffset.x)
assert.same({ 4, 4 }, { dots.page, pager.page })

--## A handler that turns on makes an end to what it began
local pager, dots, heard = pair(4)
dots:on("valueChanged", function(e) if e.page < 4 then dots.page = e.page + 1 end end)
dots:tap "next":settle()
assert.same({ 2 }, heard)
assert.equal(3, dots.page)
assert.equal(640, pager.contentOffset.x)
