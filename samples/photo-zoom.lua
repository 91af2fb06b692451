-- Photos that zoom inside a pager: a finger moves a magnified photo about, and only at its edge does the page turn.
-- Run it: scripts/detent run samples/photo-zoom.lua

-- A page is a plain view; the scroll view in it zooms its photo, which sits in the middle while it is small.
local function photo(number)
  return detent.view {
    detent.scrollView {
      id = "zoom" .. number,
      maximumZoomScale = 4,
      zoomItem = "photo" .. number,
      contentAlignmentPoint = { 0.5, 0.5 },
      detent.image { id = "photo" .. number, image = "photo" .. number, frame = { 0, 0, 393, 300 } },
    },
  }
end

local screen = detent.screen {
  id = "album",
  device = "iPhone 16",
  detent.scrollView { id = "pages", isPagingEnabled = true, showsHorizontalScrollIndicator = false, photo(1), photo(2), photo(3) },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pages" },
}
local pages, dots, zoom = screen.pages, screen.dots, screen.zoom1

-- As Photos does it: a photo that has been left is small again.
local shown = 1
pages:on("pageChanged", function(e)
  screen["zoom" .. shown].zoomScale = 1
  shown = e.page
end)

step "A small photo leaves every drag to the pager"
assert.equal((852 - 300) / 2, screen.photo1.screenFrame.y)
zoom:swipe { to = "left" }:settle()
assert.equal(2, pages.page)
dots:tap "previous"
detent.settle()

step "Two fingers magnify what lies between them"
zoom:pinch { scale = 3, at = { 196.5, 426 } }
assert.equal(3, zoom.zoomScale)
assert.equal(3 * 393, zoom.contentSize.width)
assert.near(393, zoom.contentOffset.x, 1)

step "In a magnified photo a drag moves the photo, even a flick stops at its edge"
zoom:drag { by = { -150, 0 } }:settle()
assert.equal(1, pages.page)
assert.near(393 + 140, zoom.contentOffset.x, 1) -- the drag's first 10 points are not counted
zoom:swipe { to = "left", speed = 4000 }:settle()
assert.equal(2 * 393, zoom.contentOffset.x)
assert.equal(1, dots.page)

step "The next drag begins at the edge, so it turns the page; the photo that was left is small again"
local flick = zoom:swipe { to = "left" }:settle()
assert.equal(pages, flick.decision.component)
assert.equal(2, dots.page)
assert.equal(1, zoom.zoomScale)

step "A pinch past the limit is seen to come back; its scale is the limit at once"
zoom = screen.zoom2
zoom:pinch { scale = 8 }
assert.equal(4, zoom.zoomScale)
assert(zoom.presentation.zoomScale > 4, "still seen larger")
assert.is_true(zoom.isZoomBouncing)
assert.settles(zoom)
assert.equal(4, zoom.presentation.zoomScale)

step "A tap shows all of it again, with an animation"
zoom:on("tap", function() zoom:setZoomScale(1, { animated = true }) end)
zoom:tap()
assert.is_true(zoom.isZoomAnimating)
detent.settle()
assert.equal(393, zoom.contentSize.width)
assert.equal(2, pages.page)
