-- Page controls alone: state, taps, scrubs, images, accessibility.

-- A screen with one page control across it; answers the control and the list of pages that its events told.
local function control(options, settings)
  options.id = options.id or "dots"
  options.frame = options.frame or { 20, 400, 300, 44 }
  local description = settings or {}
  if not description.device then description.size = description.size or { 390, 844 } end
  description[1] = detent.pageControl(options)
  local screen = detent.screen(description)
  local dots, heard = screen.dots, {}
  dots:on("valueChanged", function(e) heard[#heard + 1] = e.page end)
  return dots, heard, screen
end

-- The middle of a page's indicator, in the control's points.
local function dot(dots, page)
  for _, indicator in ipairs(dots.visibleIndicators) do
    if indicator.page == page then
      return { indicator.frame.x + indicator.frame.width / 2, indicator.frame.y + indicator.frame.height / 2 }
    end
  end
  error("no indicator of page " .. page)
end

--## O1 A page outside the range is pinned, and stays pinned when the count grows again
local dots, heard = control { numberOfPages = 6 }
dots.page = 10
assert.equal(6, dots.page)
dots.page = -2
assert.equal(1, dots.page)
dots.page = 6
dots.numberOfPages = 3
assert.equal(3, dots.page)
dots.numberOfPages = 6
assert.equal(3, dots.page)
detent.settle()
assert.same({}, heard)

--## O2 Hiding for a single page depends on the count alone, not on the order of setters
local screen = detent.screen {
  size = { 390, 844 },
  detent.pageControl { id = "a", place = "top" },
  detent.pageControl { id = "b", place = "bottom" },
}
local a, b = screen.a, screen.b
a.hidesForSinglePage = true
a.numberOfPages = 1
b.numberOfPages = 1
b.hidesForSinglePage = true
assert.equal(0, #a.visibleIndicators)
assert.equal(0, #b.visibleIndicators)
a.numberOfPages, b.numberOfPages = 2, 2
assert.equal(2, #a.visibleIndicators)
assert.equal(2, #b.visibleIndicators)
a.numberOfPages, b.numberOfPages = 1, 1
assert.equal(0, #a.visibleIndicators)
assert.equal(0, #b.visibleIndicators)
a.hidesForSinglePage = false
assert.equal(1, #a.visibleIndicators)

--## O4 A scrub that begins on the current dot reports only the pages that it reaches
local dots, heard = control { numberOfPages = 8, page = 6 }
local states = {}
dots:on("valueChanged", function() states[#states + 1] = dots.interactionState end)
local finger = dots:touch { at = dot(dots, 6) }
finger:hold(0.3)
finger:move { to = dot(dots, 7), over = 0.05 }
finger:hold(0.1)
finger:up()
assert.same({ 7 }, heard)
assert.same({ "continuous" }, states)
assert.equal(7, dots.page)
assert.equal("none", dots.interactionState)

--## O6 Pages removed during a scrub: the finger never reaches one that is gone
local dots, heard = control { numberOfPages = 10, page = 8 }
dots:on("valueChanged", function(e) assert.is_true(e.page <= dots.numberOfPages) end)
local finger = dots:touch { at = dot(dots, 8) }
finger:hold(0.3)
finger:move { to = dot(dots, 9), over = 0.05 }
detent.wait(0.05)
assert.same({ 9 }, heard)
dots.numberOfPages = 4
assert.equal(4, dots.page)
finger:move { to = { 295, 22 }, over = 0.1 }
finger:up()
assert.same({ 9 }, heard)
assert.equal(4, dots.page)
assert.equal("none", dots.interactionState)

--## O8 VoiceOver steps stop at the ends, and only steps that change something are told
local dots, heard = control { numberOfPages = 3, page = 2 }
assert.equal("page 2 of 3", dots.accessibilityValue)
dots:increment()
dots:increment()
assert.equal("page 3 of 3", dots.accessibilityValue)
assert.same({ 3 }, heard)
for _ = 1, 4 do dots:decrement() end
assert.equal("page 1 of 3", dots.accessibilityValue)
assert.same({ 3, 2, 1 }, heard)

--## U1 A fresh control has no pages, no interaction and no progress
local screen = detent.screen { size = { 390, 844 }, detent.pageControl { id = "dots" } }
local dots = screen.dots
assert.equal(0, dots.numberOfPages)
assert.is_nil(dots.page)
assert.equal("none", dots.interactionState)
assert.is_nil(dots.progress)
assert.is_nil(dots.accessibilityValue)
assert.is_true(dots.allowsContinuousInteraction)
assert.equal("automatic", dots.backgroundStyle)
assert.equal("natural", dots.direction)
assert.is_false(dots.hidesForSinglePage)

--## U2 Of five pages, 100 reads the last and -2 the first, without an event
local dots, heard = control { numberOfPages = 5 }
dots.page = 100
assert.equal(5, dots.page)
dots.page = -2
assert.equal(1, dots.page)
detent.settle()
assert.same({}, heard)

--## U3 Without pages a page that is set stays away
local dots = control {}
dots.page = 8
assert.is_nil(dots.page)
dots.numberOfPages = 9
assert.equal(1, dots.page)

--## U4 A page set before there are pages is pinned to the old count
local dots = control {}
dots.page = 4
dots.numberOfPages = 5
assert.equal(1, dots.page)

--## U5 A count that shrinks below the page takes the page along, silently
local dots, heard = control { numberOfPages = 5, page = 5 }
dots.numberOfPages = 3
assert.equal(3, dots.page)
detent.settle()
assert.same({}, heard)

--## U6 Down to no pages and up again: the first one
local dots = control { numberOfPages = 5, page = 4 }
dots.numberOfPages = 0
assert.is_nil(dots.page)
dots.numberOfPages = 5
assert.equal(1, dots.page)

--## U7 A negative count is none
local dots = control { numberOfPages = 5 }
dots.numberOfPages = -2
assert.equal(0, dots.numberOfPages)

--## U8 Tap forward from 1 of 5: page 2, one event, state discrete inside the handler
local dots, heard = control { numberOfPages = 5 }
local state, page, isUser
dots:on("valueChanged", function(e) state, page, isUser = dots.interactionState, dots.page, e.isUser end)
dots:tap "next"
assert.same({ 2 }, heard)
assert.equal("discrete", state)
assert.equal(2, page)
assert.is_true(isUser)
assert.equal("none", dots.interactionState)

--## U9 Forward of the last page nothing changes and nothing is told
local dots, heard = control { numberOfPages = 5, page = 5 }
dots:tap "next"
detent.settle()
assert.same({}, heard)
assert.equal(5, dots.page)
dots.page = 1
dots:tap "previous"
assert.same({}, heard)

--## U10 The change comes with the lift
local dots, heard = control { numberOfPages = 5 }
local finger = dots:touch { at = { 280, 22 } }
finger:hold(0.1)
assert.same({}, heard)
finger:up()
assert.same({ 2 }, heard)

--## U11 Under 0.2 s it is a tap, over 0.2 s a scrub
local dots, heard = control { numberOfPages = 5 }
local states = {}
dots:on("valueChanged", function() states[#states + 1] = dots.interactionState end)
dots:press { at = dot(dots, 3), hold = 0.15 }
assert.same({ 2 }, heard)
local finger = dots:touch { at = dot(dots, 2) }
finger:hold(0.25)
assert.equal("continuous", dots.interactionState)
assert.is_true(dots.isBackgroundVisible)
finger:move { to = dot(dots, 3), over = 0.1 }
finger:up()
assert.same({ 2, 3 }, heard)
assert.same({ "discrete", "continuous" }, states)
assert.is_false(dots.isBackgroundVisible)

--## U12 A scrub over five dots tells four pages, all continuous
local dots, heard = control { numberOfPages = 5 }
dots:on("valueChanged", function() assert.equal("continuous", dots.interactionState) end)
dots:scrub { from = 1, to = 5 }
assert.same({ 2, 3, 4, 5 }, heard)

--## U12 One sample that jumps over several dots still tells each
local dots, heard = control { numberOfPages = 5 }
local finger = dots:touch { at = dot(dots, 1) }
finger:move { to = dot(dots, 5) }
finger:up()
assert.same({ 2, 3, 4, 5 }, heard)

--## U13 Forth and back over the same dots: one event a change
local dots, heard = control { numberOfPages = 5, page = 2 }
local finger = dots:touch { at = dot(dots, 2) }
finger:hold(0.25)
finger:move { to = dot(dots, 3), over = 0.1 }
finger:move { by = { 3, 0 }, over = 0.05 }
finger:move { to = dot(dots, 2), over = 0.1 }
finger:move { to = dot(dots, 3), over = 0.1 }
finger:up()
assert.same({ 3, 2, 3 }, heard)

--## U14 Without continuous interaction a hold and a drag do nothing; a tap does
local dots, heard = control { numberOfPages = 5, allowsContinuousInteraction = false }
dots:scrub { from = 1, to = 5 }
assert.same({}, heard)
assert.equal("none", dots.interactionState)
dots:tap "next"
assert.same({ 2 }, heard)

--## U15 Read from right to left, the left side leads forward
local dots, heard = control({ numberOfPages = 5 }, { locale = "ar" })
dots:tap { at = { 5, 22 } }
dots:tap { at = { 295, 22 } }
dots:tap "next"
assert.same({ 2, 1, 2 }, heard)
assert.is_true(dot(dots, 1)[1] > dot(dots, 5)[1])

--## U16 A column of dots is tapped above and below the current one
local dots, heard = control { numberOfPages = 5, page = 3, direction = "topToBottom", frame = { 20, 100, 44, 300 } }
dots:tap { at = { 22, 290 } }
dots:tap { at = { 22, 10 } }
dots:tap { at = { 22, 10 } }
assert.same({ 4, 3, 2 }, heard)
dots.direction = "bottomToTop"
dots:tap { at = { 22, 10 } }
assert.same({ 4, 3, 2, 3 }, heard)

--## U16 A column that has a place is laid out anew when it turns
local screen = detent.screen {
  size = { 390, 844 }, detent.pageControl { id = "dots", place = "center", numberOfPages = 5 },
}
local dots = screen.dots
assert.same(dots:size(5), { width = dots.frame.width, height = dots.frame.height })
dots.direction = "topToBottom"
assert.same(dots:size(5), { width = dots.frame.width, height = dots.frame.height })
assert.is_true(dots.frame.height > dots.frame.width)

--## U17 One page hides, two show, and the count is left alone
local dots = control { numberOfPages = 1, hidesForSinglePage = true }
assert.equal(0, #dots.visibleIndicators)
assert.equal(1, dots.numberOfPages)
dots.numberOfPages = 2
assert.equal(2, #dots.visibleIndicators)

--## U17 A control that hides for its page cannot be tapped
--! hides for a single page
local dots = control { numberOfPages = 1, hidesForSinglePage = true }
dots:tap "next"

--## U18 A page's own image can be taken away; then the preferred one shows
local dots = control { numberOfPages = 3, preferredIndicatorImage = "circle" }
dots:setIndicatorImage("location", 1)
assert.equal("location", dots:indicatorImage(1))
assert.equal("location", dots.visibleIndicators[1].image)
dots:setIndicatorImage(nil, 1)
assert.is_nil(dots:indicatorImage(1))
assert.equal("circle", dots.visibleIndicators[1].image)

--## U19 The preferred image is never a page's own
local dots = control { numberOfPages = 3, preferredIndicatorImage = "circle" }
assert.is_nil(dots:indicatorImage(2))
assert.is_nil(dots:currentPageIndicatorImage(2))

--## U20 Without an image for the current page, the page's own shows
local dots = control { numberOfPages = 3, page = 2, preferredIndicatorImage = "circle" }
dots:setIndicatorImage("star", 2)
assert.equal("star", dots.visibleIndicators[2].image)
dots.preferredCurrentPageIndicatorImage = "circle.fill"
assert.equal("circle.fill", dots.visibleIndicators[2].image)
dots:setCurrentPageIndicatorImage("star.fill", 2)
assert.equal("star.fill", dots.visibleIndicators[2].image)
dots:setCurrentPageIndicatorImage(nil, 2)
dots.preferredCurrentPageIndicatorImage = nil
assert.equal("star", dots.visibleIndicators[2].image)

--## U18 An image for a page that does not exist is an error
--! there is no page 4: the pages are 1 to 3
local dots = control { numberOfPages = 3 }
dots:setIndicatorImage("star", 4)

--## U30 Before iOS 14 a tap may change the page and not the picture
local dots, heard = control({ numberOfPages = 3, defersCurrentPageDisplay = true }, { os = "13.0" })
local function shown()
  for _, indicator in ipairs(dots.visibleIndicators) do if indicator.isCurrent then return indicator.page end end
end
dots:tap "next"
assert.equal(2, dots.page)
assert.equal(1, shown())
dots:updateCurrentPageDisplay()
assert.equal(2, shown())
dots.page = 3
assert.equal(3, shown())
assert.same({ 2 }, heard)

--## U30 From iOS 14 on, deferring does nothing
local dots = control({ numberOfPages = 3, defersCurrentPageDisplay = true }, { os = "18.0" })
dots:tap "next"
assert.is_true(dots.visibleIndicators[2].isCurrent)

--## A tap on the current indicator does nothing
local dots, heard = control { numberOfPages = 5, page = 3 }
dots:tap { at = dot(dots, 3) }
assert.same({}, heard)
assert.matches("on the current indicator", detent.why(dots).outcome)

--## A scrub past an end goes to the end page with one event
local dots, heard = control { numberOfPages = 9, page = 2 }
dots:scrub { past = "last", over = 0 }
assert.equal(9, dots.page)
assert.equal(9, heard[#heard])
dots:scrub { past = "first" }
assert.equal(1, dots.page)

--## A hold on a far dot picks that page at once, without those between
local dots, heard = control { numberOfPages = 8 }
dots:press { at = dot(dots, 6), hold = 0.3 }
assert.same({ 6 }, heard)

--## A cancelled touch is no tap, and ends a scrub where it is
local dots, heard = control { numberOfPages = 5 }
dots:touch { at = { 290, 22 } }:cancel()
assert.same({}, heard)
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(0.25)
finger:move { to = dot(dots, 3), over = 0.1 }
finger:cancel()
assert.same({ 2, 3 }, heard)
assert.equal("none", dots.interactionState)

--## A second finger on a control changes nothing while the first scrubs
local dots, heard = control { numberOfPages = 8 }
local first = dots:touch { at = dot(dots, 1) }
first:hold(0.25)
local second = dots:touch { at = { 290, 22 } }
second:up()
assert.equal("continuous", dots.interactionState)
assert.same({}, heard)
first:move { to = dot(dots, 2), over = 0.1 }
first:up()
assert.same({ 2 }, heard)
assert.equal("none", dots.interactionState)

--## Hidden while touched: the touch is cancelled and tells nothing
local dots, heard = control { numberOfPages = 5 }
local finger = dots:touch { at = { 290, 22 } }
finger:hold(0.1)
dots.isHidden = true
detent.wait(0)
assert.errors(function() finger:up() end, "the system has taken this finger away")
assert.same({}, heard)
dots.isHidden = false
dots:tap "next"
assert.same({ 2 }, heard)

--## Disabled while scrubbing: the scrub ends
local dots, heard = control { numberOfPages = 5 }
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(0.25)
dots.isEnabled = false
detent.wait(0)
assert.equal("none", dots.interactionState)
finger:move { to = dot(dots, 3), over = 0.1 }
assert.errors(function() finger:up() end, "the system has taken this finger away")
assert.same({}, heard)

--## Scrubbing switched off while it happens: the finger does nothing more, on or off
local dots, heard = control { numberOfPages = 5 }
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(0.25)
dots.allowsContinuousInteraction = false
detent.wait(0)
assert.equal("none", dots.interactionState)
dots.allowsContinuousInteraction = true
finger:move { to = dot(dots, 3), over = 0.1 }
finger:up()
assert.same({}, heard)

--## A step by VoiceOver during a scrub leaves it a scrub
local dots, heard = control { numberOfPages = 8 }
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(0.25)
dots:increment()
assert.equal("continuous", dots.interactionState)
finger:up()
assert.equal("none", dots.interactionState)
assert.is_true(dots.isProgressVisible)
assert.same({ 2 }, heard)

--## A pointer picks any dot; beside the row it steps
local dots, heard = control({ numberOfPages = 6 }, { device = 'iPad 11"' })
dots:click { page = 5 }
dots:click { at = { 3, 22 } }
assert.same({ 5, 4 }, heard)

--## A click where there is no pointer is an error
--! there is no pointer on this screen
local dots = control { numberOfPages = 6 }
dots:click { page = 5 }

--## A thousand million pages: few dots, no trouble
local dots, heard = control { numberOfPages = 1000000000, page = 999999999 }
assert.is_true(#dots.visibleIndicators < 20)
dots:tap "next"
dots:tap "next"
assert.same({ 1000000000 }, heard)
dots:scrub { past = "first" }
assert.equal(1, dots.page)

--## One indicator is the current page's, and it goes with the page
local dots = control { numberOfPages = 5, page = 2 }
local function current()
  local pages = {}
  for _, indicator in ipairs(dots.visibleIndicators) do
    if indicator.isCurrent then pages[#pages + 1] = indicator.page end
  end
  return pages
end
assert.same({ 2 }, current())
dots:tap "next"
assert.same({ 3 }, current())
dots.page = 5
assert.same({ 5 }, current())
dots.numberOfPages = 4
assert.same({ 4 }, current())

--## More pages than fit: at equal distances, clipped, and the outer ones shrink where more pages lie beyond
local dots = control { numberOfPages = 30, frame = { 95, 700, 200, 44 } }
local function row()
  local pages, scales = {}, {}
  for i, indicator in ipairs(dots.visibleIndicators) do
    pages[i], scales[i] = indicator.page, indicator.scale
    if i > 1 then assert.near(17.67, dot(dots, indicator.page)[1] - dot(dots, pages[i - 1])[1], 1e-9) end
    local x = dot(dots, indicator.page)[1]
    assert(x - indicator.frame.width / 2 >= 0 and x + indicator.frame.width / 2 <= 200, "within the control")
  end
  return pages, scales
end
local pages, scales = row()
assert.same({ 1, 2, 3, 4, 5, 6, 7, 8, 9 }, pages)
assert.same({ 1, 1, 1, 1, 1, 1, 1, 0.75, 0.5 }, scales)
dots.page = 15
pages, scales = row()
assert.same({ 11, 12, 13, 14, 15, 16, 17, 18, 19 }, pages)
assert.same({ 0.5, 0.75, 1, 1, 1, 1, 1, 0.75, 0.5 }, scales)
dots.page = 30
pages, scales = row()
assert.same({ 22, 23, 24, 25, 26, 27, 28, 29, 30 }, pages)
assert.same({ 0.5, 0.75, 1, 1, 1, 1, 1, 1, 1 }, scales)
dots.numberOfPages = 9
pages, scales = row()
assert.same({ 1, 2, 3, 4, 5, 6, 7, 8, 9 }, pages)
assert.same({ 1, 1, 1, 1, 1, 1, 1, 1, 1 }, scales)

--## The background: automatic while a finger scrubs, prominent always, minimal never
local shown = {}
for _, style in ipairs { "automatic", "prominent", "minimal" } do
  local dots = control { numberOfPages = 5, backgroundStyle = style }
  local seen = { dots.isBackgroundVisible }
  local finger = dots:touch()
  for _, seconds in ipairs { 0.1, 0.2 } do
    finger:hold(seconds)
    seen[#seen + 1] = dots.isBackgroundVisible
  end
  finger:up()
  seen[#seen + 1] = dots.isBackgroundVisible
  shown[style] = seen
end
assert.same({ false, false, true, false }, shown.automatic)
assert.same({ true, true, true, true }, shown.prominent)
assert.same({ false, false, false, false }, shown.minimal)

--## A tap beside the current indicator steps, even on another dot; a pointer picks the one that it is on
local dots, heard = control({ numberOfPages = 6 }, { device = 'iPad 11"' })
dots:tap { at = dot(dots, 5) }
assert.same({ 2 }, heard)
dots:click { at = dot(dots, 5) }
assert.same({ 2, 5 }, heard)
dots:tap { at = dot(dots, 1) }
assert.same({ 2, 5, 4 }, heard)

--## A page cannot be set by Apple's index name
--! use "page" (counts from 1)
local dots = control { numberOfPages = 6 }
dots.currentPage = 2
