-- Insets, the safe area, alignment, and content that changes its size.

-- A screen of 400 × 800 with 50 pt unsafe above and 30 below, and one scroll view, which fills it unless told otherwise.
local function scroller(options, settings)
  local description = settings or { size = { 400, 800 }, safeArea = { top = 50, bottom = 30 } }
  options.id = "view"
  description[1] = detent.scrollView(options)
  local screen = detent.screen(description)
  return screen.view, screen
end

-- A view clear of any safe area, of 320 × 500.
local function plain(options)
  options.id = "view"
  return detent.screen { size = { 320, 500 }, detent.scrollView(options) }.view
end

-- The offset of a drag that ends beyond the top and settles.
local function top(view)
  view:drag { by = { 0, 100 }, hold = 0.2 }:settle()
  return view.contentOffset.y
end

--## U95 Content that exceeds the view takes the safe area in
local view = scroller { contentSize = { 400, 2000 } }
assert.equal("automatic", view.contentInsetAdjustmentBehavior)
assert.same({ top = 50, left = 0, bottom = 30, right = 0 }, view.adjustedContentInset)
assert.same({ top = 0, left = 0, bottom = 0, right = 0 }, view.contentInset)
assert.equal(-50, view.contentOffset.y)
assert.equal(-50, top(view))
for _ = 1, 3 do view:swipe { to = "up", distance = 300, speed = 5000 }:settle() end
assert.equal(2000 + 30 - 800, view.contentOffset.y)

--## U95 scrollableAxes: fitting content ignores the safe area, always bouncing brings it back
local view = scroller { contentSize = { 400, 300 }, contentInsetAdjustmentBehavior = "scrollableAxes" }
assert.equal(0, view.adjustedContentInset.top)
assert.equal(0, view.contentOffset.y)
local heard = 0
view:on("didChangeAdjustedContentInset", function(e) heard = heard + e.adjustedContentInset.top end)
view.alwaysBounceVertical = true
assert.equal(50, view.adjustedContentInset.top)
assert.equal(-50, view.contentOffset.y)
detent.settle()
assert.equal(50, heard)
view.alwaysBounceVertical = false
assert.equal(0, view.adjustedContentInset.top)
assert.equal(0, view.contentOffset.y)

--## U95 never gives none, always gives all
local view = scroller { contentSize = { 400, 2000 }, contentInsetAdjustmentBehavior = "never" }
assert.equal(0, view.adjustedContentInset.top)
assert.equal(0, view.contentOffset.y)
view.contentInsetAdjustmentBehavior = "always"
assert.equal(50, view.adjustedContentInset.top)
view.contentSize = { 400, 100 }
assert.equal(30, view.adjustedContentInset.bottom)
assert.equal(-50, view.contentOffset.y)
assert.error(function() view.contentInsetAdjustmentBehavior = "allways" end, "did you mean")

--## U95 What code gives comes on top
local view = scroller { contentSize = { 400, 2000 }, contentInset = { top = 7, bottom = 3 } }
assert.same({ top = 57, left = 0, bottom = 33, right = 0 }, view.adjustedContentInset)
assert.equal(-57, top(view))

--## Only what really overlaps the frame counts
local view = scroller({ frame = { 0, 20, 400, 770 }, contentSize = { 400, 2000 } })
assert.same({ top = 30, left = 0, bottom = 20, right = 0 }, view.adjustedContentInset)
view.frame = { 0, 100, 400, 600 }
assert.same({ top = 0, left = 0, bottom = 0, right = 0 }, view.adjustedContentInset)
assert.equal(0, view.contentOffset.y)
view.frame = { 0, 0, 400, 800 }
assert.equal(50, view.safeAreaInsets.top)
assert.equal(-50, view.contentOffset.y)

--## A view that is not at its top keeps its place
local view = scroller { contentSize = { 400, 3000 } }
view.contentOffset = { 0, 700 }
view.frame = { 0, 100, 400, 600 }
assert.equal(700, view.contentOffset.y)

--## An inner view counts what overlaps it, but not along what scrolls it
local screen = detent.screen {
  size = { 400, 800 }, safeArea = { top = 50, bottom = 30 },
  detent.scrollView {
    id = "pager", isPagingEnabled = true, numberOfPages = 3,
    detent.scrollView { id = "one", frame = { 0, 0, 400, 800 }, contentSize = { 400, 2000 } },
    detent.scrollView { id = "two", frame = { 400, 0, 400, 800 }, contentSize = { 400, 2000 } },
  },
}
assert.equal(50, screen.one.adjustedContentInset.top)
assert.equal(50, screen.two.adjustedContentInset.top)
assert.equal(-50, screen.two.contentOffset.y)
assert.equal(0, screen.pager.adjustedContentInset.top)
local screen = detent.screen {
  size = { 400, 800 }, safeArea = { top = 50, bottom = 30 },
  detent.scrollView { id = "outer", contentSize = { 400, 3000 },
    detent.scrollView { id = "inner", frame = { 0, 0, 400, 300 }, contentSize = { 400, 900 } } },
}
assert.equal(50, screen.outer.adjustedContentInset.top)
assert.equal(0, screen.inner.adjustedContentInset.top)

--## A full-screen pager on a phone rests on its pages, upright and turned
local screen = detent.screen {
  device = "iPhone 16", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
}
local pager = screen.pager
assert.same({ x = 0, y = 0 }, pager.contentOffset)
pager:swipe { to = "next" }:settle()
assert.same({ x = 393, y = 0 }, pager.contentOffset)
screen:rotate "landscape"
assert.same({ x = 852, y = 0 }, pager.contentOffset)
assert.equal(59, pager.safeAreaInsets.left)
assert.equal(0, pager.adjustedContentInset.left)
pager:swipe { to = "previous" }:settle()
assert.same({ x = 0, y = 0 }, pager.contentOffset)
pager:drag { by = { 100, 0 }, hold = 0.2 }:settle()
assert.same({ x = 0, y = 0 }, pager.contentOffset)

--## A feed of full-screen pages downward rests on its pages too
local screen = detent.screen {
  device = "iPhone 16",
  detent.scrollView { id = "feed", isPagingEnabled = true, numberOfPages = 5, pageAxis = "vertical" },
}
assert.same({ x = 0, y = 0 }, screen.feed.contentOffset)
screen.feed:swipe { to = "next" }:settle()
assert.same({ x = 0, y = 852 }, screen.feed.contentOffset)

--## Turned, a list counts the sides that it scrolls along
local screen = detent.screen { device = "iPhone 16", detent.scrollView { id = "list", contentSize = { 393, 5000 } } }
local list = screen.list
assert.equal(-59, list.contentOffset.y)
local insets = {}
list:on("didChangeAdjustedContentInset", function(e) insets[#insets + 1] = e.adjustedContentInset end)
screen:rotate "landscape"
assert.same({ top = 0, left = 0, bottom = 21, right = 0 }, list.adjustedContentInset)
assert.equal(0, list.contentOffset.y)
detent.settle()
assert.equal(1, #insets)
assert.equal(21, insets[1].bottom)
screen:rotate "portrait"
assert.equal(-59, list.contentOffset.y)

--## U96 contentInset top 44: the lowest offset is -44
local view = plain { contentSize = { 320, 2000 }, contentInset = { top = 44 } }
assert.equal(-44, view.contentOffset.y)
view.contentOffset = { 0, 300 }
view:swipe { to = "down", distance = 200, speed = 6000 }:settle()
assert.equal(-44, view.contentOffset.y)

--## didChangeAdjustedContentInset for insets that code gives, once each
local view = plain { contentSize = { 320, 2000 } }
local heard = {}
view:on("didChangeAdjustedContentInset", function(e) heard[#heard + 1] = { e.adjustedContentInset.top, e.isUser } end)
view.contentInset = { top = 44 }
view.contentInset = { top = 44 }
detent.settle()
assert.same({ { 44, false } }, heard)

--## U107 Small content sits where its alignment says
local view = plain { contentSize = { 120, 100 }, contentAlignmentPoint = { 0.5, 0.5 } }
assert.same({ x = -100, y = -200 }, view.contentOffset)
view.contentAlignmentPoint = { 0.5, 1 }
assert.same({ x = -100, y = -400 }, view.contentOffset)
view.contentAlignmentPoint = { 0, 0 }
assert.same({ x = 0, y = 0 }, view.contentOffset)

--## U107 No effect on large content; kept as given
local view = plain { contentSize = { 900, 2000 }, contentAlignmentPoint = { 37, 11 } }
assert.same({ x = 37, y = 11 }, view.contentAlignmentPoint)
assert.same({ x = 0, y = 0 }, view.contentOffset)
view.contentOffset = { 30, 40 }
view.contentAlignmentPoint = { 0.5, 0.5 }
assert.same({ x = 30, y = 40 }, view.contentOffset)
assert.error(function() view.contentAlignmentPoint = { 0 / 0, 0 } end)

--## U107 Beyond its room content is not aligned
local view = plain { contentSize = { 120, 100 }, contentAlignmentPoint = { 37, -11 } }
assert.same({ x = -200, y = 0 }, view.contentOffset)

--## U107 Between insets, and bouncing back to its place
local view = plain { contentSize = { 320, 100 }, contentInset = { top = 100 }, contentAlignmentPoint = { 0, 0.5 }, alwaysBounceVertical = true }
assert.equal(-100 - 150, view.contentOffset.y)
view:drag { by = { 0, 80 } }:settle()
assert.equal(-250, view.contentOffset.y)

--## O23 U108 Content gets shorter while scrolled down
local view = plain { contentSize = { 320, 2000 } }
view.contentOffset = { 0, 1400 }
view.contentSize = { 320, 1200 }
assert.equal(700, view.contentOffset.y)
view.contentSize = { 320, 300 }
assert.equal(0, view.contentOffset.y)
view.alwaysBounceVertical = true
view:drag { by = { 0, -80 } }:settle()
assert.equal(0, view.contentOffset.y)

--## Content that grows at rest changes nothing
local view = plain { contentSize = { 320, 1000 } }
view.contentOffset = { 0, 500 }
detent.settle()
local scrolls = 0
view:on("didScroll", function() scrolls = scrolls + 1 end)
view.contentSize = { 320, 5000 }
detent.settle()
assert.equal(500, view.contentOffset.y)
assert.equal(0, scrolls)

--## Content that grows in a fling lets it run on
local view = plain { contentSize = { 320, 900 } }
view:swipe { to = "up", distance = 100, speed = 2000 }
detent.wait(0.05)
view.contentSize = { 320, 9000 }
detent.settle()
assert.is_true(view.contentOffset.y > 700)

--## Content that shrinks under a finger: the edge comes to the content, the finger goes on from there
local view = plain { contentSize = { 320, 2000 } }
view.contentOffset = { 0, 1400 }
local finger = view:touch { at = { 160, 300 } }
finger:move { by = { 0, -60 }, over = 0.1 }
assert.equal(1450, view.contentOffset.y)
view.contentSize = { 320, 1200 }
assert.equal(700, view.contentOffset.y)
finger:move { by = { 0, 30 }, over = 0.1 }
assert.equal(670, view.contentOffset.y)
finger:hold(0.2)
finger:up():settle()
assert.equal(670, view.contentOffset.y)

--## Content that grows below an overscroll at the top leaves the finger alone
local view = plain { contentSize = { 320, 2000 } }
local finger = view:touch { at = { 160, 100 } }
finger:move { by = { 0, 110 }, over = 0.1 }
local pulled = view.contentOffset.y
assert.is_true(pulled < -40)
view.contentSize = { 320, 4000 }
assert.equal(pulled, view.contentOffset.y)
finger:up():settle()
assert.equal(0, view.contentOffset.y)

--## The past reads its own insets
local view, screen = scroller { contentSize = { 400, 2000 } }
detent.wait(1)
view.contentInsetAdjustmentBehavior = "never"
detent.wait(1)
assert.equal(0, view.adjustedContentInset.top)
assert.equal(50, screen:at(0.5).view.adjustedContentInset.top)

--## U95 Below a bar short content begins where the bar ends, and rests there
local screen = detent.screen {
  device = "iPhone 16", detent.navigationBar { id = "bar", title = "A" },
  detent.list { id = "list", rows = { count = 2, height = 44 }, place = "fill" },
}
local list = screen.list
assert.equal(103, list.adjustedContentInset.top)
assert.equal(34, list.adjustedContentInset.bottom)
assert.equal(-103, list.contentOffset.y)
list:tap { at = { 100, 103 + 66 } }
list:drag { by = { 0, -80 } }:settle()
assert.equal(-103, list.contentOffset.y)
screen.bar.prefersLargeTitles = true
assert.equal(155, list.adjustedContentInset.top)
assert.equal(-155, list.contentOffset.y)
screen.bar.isHidden = true
assert.equal(0, list.adjustedContentInset.top)
assert.equal(0, list.contentOffset.y)

--## U95 Above a tab bar too; scrollableAxes asks the content's size even there
local function insets(behavior)
  local screen = detent.screen {
    device = "iPhone 16", detent.tabBar { items = { "A", "B" } },
    detent.scrollView { id = "view", contentSize = { 100, 100 }, contentInsetAdjustmentBehavior = behavior },
  }
  return screen.view.adjustedContentInset
end
assert.same({ top = 59, left = 0, bottom = 83, right = 0 }, insets("automatic"))
assert.same({ top = 0, left = 0, bottom = 0, right = 0 }, insets("scrollableAxes"))
assert.same({ top = 0, left = 0, bottom = 0, right = 0 }, insets("never"))

--## A bar does not push what another view has moved down already, nor pages of a given number
local screen = detent.screen {
  device = "iPhone 16", detent.navigationBar {},
  detent.scrollView { id = "outer", contentSize = { 393, 300 },
    detent.scrollView { id = "inner", frame = { 0, 0, 393, 300 }, contentSize = { 393, 100 } } },
}
assert.equal(-103, screen.outer.contentOffset.y)
assert.equal(0, screen.inner.contentOffset.y)
local screen = detent.screen {
  device = "iPhone 16", detent.navigationBar {}, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
}
assert.equal(0, screen.pager.contentOffset.y)
