-- A carousel that turns by itself: every page has five seconds, the second one eight, and a finger holds the time back.
-- Run it: scripts/detent run samples/autoplay.lua

local progress = detent.timerProgress { preferredDuration = 5, durations = { [2] = 8 }, resetsToInitialPageAfterEnd = true }

local screen = detent.screen {
  id = "stories",
  device = "iPhone 17",
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager", progress = progress },
}
local pager, dots = screen.pager, screen.dots

local turns = {}
dots:on("valueChanged", function(e)
  if not e.isUser then turns[#turns + 1] = { page = e.page, at = e.time } end
end)

step "The current indicator fills, then the page turns"
progress:resumeTimer()
detent.wait(2.5)
assert.near(0.5, progress.currentProgress, 0.001)
detent.wait(2.6)
assert.equal(2, dots.page)
assert.near(5, turns[1].at, 0.001)

step "A page with a time of its own keeps it"
detent.wait(7)
assert.equal(2, dots.page)
detent.waitUntil(function() return dots.page == 3 end)
assert.near(13, turns[2].at, 0.001)

step "A swipe gives the new page its full time"
detent.wait(3)
pager:swipe { to = "next" }:settle()
local lifted = detent.time
assert.equal(4, dots.page)
detent.waitUntil(function() return dots.page == 1 end, { within = 10 })
assert(turns[3].at >= lifted - 1 + 5, "the page had its five seconds")

step "While a finger scrubs, no page turns by itself and the progress hides"
detent.settle()
local hidden = {}
progress:on("progressVisibilityDidChange", function(e) hidden[#hidden + 1] = e.isVisible end)
local finger = dots:touch { at = { dots.visibleIndicators[2].frame.x + 4, 12 } }
finger:hold(20)
assert.equal("continuous", dots.interactionState)
local held = dots.page
finger:up()
assert.equal(held, dots.page)
detent.wait(0.1)
assert.same({ false, true }, hidden)

step "A handler may keep a page for longer"
local asked = 0
progress:on("shouldAdvanceToPage", function(e)
  asked = asked + 1
  if asked == 1 then e.shouldAdvance = false end
end)
detent.wait(9)
assert.equal(1, asked)
assert.equal(held, dots.page)
assert.equal(1, progress.currentProgress)
progress:pauseTimer()
