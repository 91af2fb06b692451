-- Which touches reach what, and what the answers to "why" call it.

--## A view that lets touches through stops those of its children
local screen = detent.screen {
  size = { 400, 600 },
  detent.button { id = "below", title = "Below", frame = { 0, 0, 200, 100 } },
  detent.view { id = "cover", frame = { 0, 0, 400, 600 }, detent.button { id = "inner", frame = { 0, 0, 200, 100 } } },
}
local heard = {}
for _, name in ipairs { "below", "inner" } do
  screen[name]:on("touchUpInside", function() heard[#heard + 1] = name end)
end
screen:tap { at = { 50, 50 } }
screen.cover.isUserInteractionEnabled = false
screen:tap { at = { 50, 50 } }
assert.same({ "inner", "below" }, heard)

--## A label that touches go through covers no button
local screen = detent.screen {
  size = { 400, 600 },
  detent.button { id = "b", title = "Go", frame = { 0, 0, 200, 100 } },
  detent.label { id = "l", text = "over it", frame = { 0, 0, 200, 100 } },
}
local taps = 0
screen.b:on("touchUpInside", function() taps = taps + 1 end)
screen.b:tap()
assert.equal(1, taps)

--## A label that takes touches covers the button
--! is covered by label "l"
local screen = detent.screen {
  size = { 400, 600 },
  detent.button { id = "b", title = "Go", frame = { 0, 0, 200, 100 } },
  detent.label { id = "l", text = "over it", frame = { 0, 0, 200, 100 } },
}
screen.l:on("tap", function() end)
screen.b:tap()

--## Views without names are told apart in the inputs of a decision
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView {
    frame = { 0, 0, 400, 600 }, contentSize = { 400, 2000 },
    detent.scrollView {
      frame = { 0, 0, 400, 300 }, contentSize = { 400, 200 },
      detent.scrollView { id = "inner", frame = { 0, 0, 400, 300 }, contentSize = { 400, 200 } },
    },
  },
}
screen.inner:drag { from = { 200, 200 }, by = { 0, -100 } }
local why = detent.why(screen.inner, "who takes the drag")
assert.truthy(why.inputs["scrollView 1"])
assert.truthy(why.inputs["scrollView 2"])

--## A progress that goes while a scrub hides it is visible again
local screen = detent.screen {
  size = { 400, 600 }, detent.pageControl { id = "dots", numberOfPages = 5, frame = { 100, 500, 126, 26 } },
}
local progress, late = detent.progress {}, detent.progress {}
local heard = {}
progress:on("progressVisibilityDidChange", function(e) heard[#heard + 1] = e.isVisible end)
late:on("progressVisibilityDidChange", function(e) heard[#heard + 1] = e.isVisible and "late" or "late hidden" end)
screen.dots.progress = progress
local finger = screen.dots:touch { at = { 20, 13 } }
detent.wait(0.5)
screen.dots.progress = late
detent.wait(0)
finger:up()
detent.settle()
assert.same({ false, true, "late hidden", "late" }, heard)

--## A progress that moves to a screen being built leaves its control on the record
local screen = detent.screen {
  size = { 400, 600 }, detent.pageControl { id = "dots", numberOfPages = 5, place = "bottom" },
}
local progress = detent.progress {}
screen.dots.progress = progress
local wide = screen.dots.frame.width
detent.screen { size = { 400, 600 }, detent.pageControl { id = "others", numberOfPages = 3, progress = progress } }
assert.is_nil(screen.dots.progress)
assert.is_true(screen.dots.frame.width < wide)
local changes = 0
for _, event in ipairs(detent.events { source = screen.dots, name = "changed" }) do
  if event.property == "progress" then changes = changes + 1 end
end
assert.equal(2, changes)

--## A pinch that catches an animated zoom of a pager leaves a page that exists
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView {
    id = "pager", frame = { 0, 0, 400, 600 }, isPagingEnabled = true, zoomItem = "photo", maximumZoomScale = 4,
    detent.view { id = "photo", frame = { 0, 0, 400, 600 } },
  },
}
local pager = screen.pager
pager:zoomTo({ 300, 500, 100, 100 }, { animated = true })
assert.is_true(pager.page > 2)
detent.wait(0.05)
local a, b = pager:touch { at = { 100, 300 } }, pager:touch { at = { 300, 300 } }
a:move { to = { 60, 300 }, over = 0.02 }
b:move { to = { 340, 300 }, over = 0.02 }
assert.is_true(pager.page <= pager.numberOfPages)
a:up()
b:up()
detent.settle()
assert.is_true(pager.page <= pager.numberOfPages)

--## Stopping a zoom of a pager leaves a page that exists
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView {
    id = "pager", frame = { 0, 0, 400, 600 }, isPagingEnabled = true, zoomItem = "photo", maximumZoomScale = 4,
    detent.view { id = "photo", frame = { 0, 0, 400, 600 } },
  },
}
local pager = screen.pager
pager:zoomTo({ 300, 500, 100, 100 }, { animated = true })
detent.wait(0.1)
pager:stopScrollingAndZooming()
assert.is_true(pager.page <= pager.numberOfPages)

--## Text that changes moves what leans on it and nothing else
local screen = detent.screen {
  size = { 400, 600 },
  detent.label { id = "top", text = "one", place = "top" },
  detent.label { id = "next", text = "two", place = { below = "top", gap = 10 } },
  detent.label { id = "alone", text = "three", place = "center" },
}
local before = screen.alone.frame
screen.alone.text = "three and more"
assert.is_true(screen.alone.frame.width > before.width)
assert.near(200, screen.alone.frame.x + screen.alone.frame.width / 2, 1 / 6 + 1e-9) -- edges lie on pixels
screen.next.text = "two and more"
assert.equal(screen.top.frame.y + screen.top.frame.height + 10, screen.next.frame.y)

--## A size of text is one of UIKit's
--! expected one of "extraSmall", "small", "medium", "large",
detent.screen { textSize = "huge" }

--## A screen says which components it has
--! there is no member and no component "pager" (components: dots, photos)
local screen = detent.screen { detent.scrollView { id = "photos" }, detent.pageControl { id = "dots" } }
screen.pager:settle()
