-- Two pages wired by hand, as an app does it without a pairing: the control's event scrolls the view, and the view's
-- position sets the control.
-- Run it: scripts/detent run samples/by-hand.lua

local screen = detent.screen {
  id = "tour",
  device = "iPhone 15",
  detent.scrollView {
    id = "pager",
    isPagingEnabled = true,
    showsHorizontalScrollIndicator = false,
    detent.view { id = "first", detent.button { id = "continue", title = "Continue", place = "bottom", margins = { bottom = 80 } } },
    detent.view { id = "second", detent.label { id = "done", text = "You are all set" } },
  },
  detent.pageControl { id = "dots", place = "bottom", numberOfPages = 2 },
}
local pager, dots = screen.pager, screen.dots

-- A control that animates the view must not be pushed back to the old page by the view on its way.
local isDriving = false
dots:on("valueChanged", function(e)
  local animated = dots.interactionState ~= "continuous"
  isDriving = animated
  pager:scrollToPage(e.page, { animated = animated })
end)
pager:on("pageChanged", function(e)
  if not isDriving then dots.page = e.page end
end)
pager:on("didEndScrollingAnimation", function() isDriving = false end)
pager:on("willBeginDragging", function() isDriving = false end)
screen["continue"]:on("touchUpInside", function() pager:nextPage() end)

step "The views are the pages"
assert.equal(2, pager.numberOfPages)

step "A swipe moves the dots"
pager:swipe { to = "next" }:settle()
assert.equal(2, dots.page)

step "A tap on the dots moves the pages, and the dots never step back"
local seen = {}
dots:tap "previous"
assert.equal(1, dots.page)
detent.waitUntil(function()
  seen[dots.page] = true
  return pager.phase == "idle"
end)
assert.same({ [1] = true }, seen)
assert.equal(1, pager.page)

step "A button inside a page turns it"
screen["continue"]:tap()
detent.settle()
assert.equal(2, pager.page)
assert.equal(2, dots.page)
