-- Scroll views inside scroll views: who takes a touch, and why.

-- Outer pages A, B, C; page B holds an inner pager of three pages.
local function nestedPagers(inner)
  inner = inner or {}
  inner.id, inner.isPagingEnabled, inner.numberOfPages, inner.place = "inner", true, 3, "fill"
  local screen = detent.screen {
    size = { 320, 480 },
    detent.scrollView {
      id = "outer", isPagingEnabled = true, numberOfPages = 3, page = 2,
      detent.view { id = "a" }, detent.view { id = "b", detent.scrollView(inner) }, detent.view { id = "c" },
    },
  }
  return screen.outer, screen.inner, screen
end

--## O28 The inner pager turns while it has pages, then the outer one does
local outer, inner = nestedPagers()
assert.equal(2, outer.page)
inner.page = 2
inner:swipe { to = "left" } :settle()
assert.equal(3, inner.page)
assert.equal(2, outer.page)
inner:swipe { to = "left" } :settle()
assert.equal(3, outer.page)
assert.equal(640, inner.contentOffset.x)
outer.page = 2
inner:swipe { to = "right" } :settle()
assert.equal(2, inner.page)
assert.equal(2, outer.page)

--## U106 At its end the inner one passes on to the parent; with the switch off it keeps the drag
local outer, inner = nestedPagers()
inner.page = 3
inner.transfersHorizontalScrollingToParent = false
inner:swipe { to = "left" } :settle()
assert.equal(2, outer.page)
assert.equal(640, inner.contentOffset.x)
assert.matches("passes nothing on", detent.why(outer, "who takes the drag").outcome)
inner.transfersHorizontalScrollingToParent = true
inner:swipe { to = "left" } :settle()
assert.equal(3, outer.page)

--## The switch of the other axis is another one
local outer, inner = nestedPagers { transfersVerticalScrollingToParent = false }
inner.page = 3
inner:swipe { to = "left" } :settle()
assert.equal(3, outer.page)

--## why names the candidates and the taker
local outer, inner = nestedPagers()
inner.page = 3
inner:swipe { to = "left" } :settle()
local why = detent.why(inner)
assert.equal("who takes the drag", why.question)
assert.equal(outer, why.component)
assert.equal("left", why.inputs.finger)
assert.matches("no room", why.inputs['scrollView "inner"'])
assert.matches("room for 320 pt", why.inputs['scrollView "outer"'])
assert.matches("takes the drag left", why.outcome)

--## Only the taker begins to drag
local outer, inner = nestedPagers()
local began = {}
for name, view in pairs { inner = inner, outer = outer } do
  view:on("willBeginDragging", function() began[#began + 1] = name end)
end
inner:swipe { to = "left" } :settle()
assert.same({ "inner" }, began)

--## Crossed axes: the first clear axis decides
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "list", contentSize = { 320, 2000 },
    detent.scrollView { id = "shelf", frame = { 0, 100, 320, 120 }, contentSize = { 1000, 120 } },
  },
}
local list, shelf = screen.list, screen.shelf
shelf:drag { by = { -80, -20 } } :settle()
assert.is_true(shelf.contentOffset.x > 0)
assert.equal(0, list.contentOffset.y)
shelf.contentOffset = { 0, 0 }
shelf:drag { by = { -10, -80 } } :settle()
assert.equal(0, shelf.contentOffset.x)
assert.is_true(list.contentOffset.y > 0)

--## A pager inside a page that scrolls down: each takes its own axis
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "page", contentSize = { 320, 1200 },
    detent.scrollView { id = "pager", frame = { 0, 0, 320, 300 }, isPagingEnabled = true, numberOfPages = 4 },
  },
}
screen.pager:swipe { to = "next" } :settle()
assert.equal(2, screen.pager.page)
assert.equal(0, screen.page.contentOffset.y)
screen.pager:swipe { to = "up", distance = 100 } :settle()
assert.equal(2, screen.pager.page)
assert.is_true(screen.page.contentOffset.y > 0)

--## One gesture belongs to one view, also when that comes to its end on the way
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "outer", contentSize = { 320, 2000 },
    detent.scrollView { id = "inner", frame = { 0, 0, 320, 400 }, contentSize = { 320, 450 } },
  },
}
screen.inner:drag { by = { 0, -300 } } :settle()
assert.equal(50, screen.inner.contentOffset.y)
assert.equal(0, screen.outer.contentOffset.y)
screen.inner:drag { by = { 0, -200 } } :settle()
assert.is_true(screen.outer.contentOffset.y > 0)

--## A view that cannot be scrolled is passed over
local outer, inner = nestedPagers { isScrollEnabled = false }
inner:swipe { to = "left" } :settle()
assert.equal(3, outer.page)
assert.equal(1, inner.page)

--## Where nobody can be dragged that way, why says so once
local screen = detent.screen {
  size = { 320, 480 }, detent.scrollView { id = "view", contentSize = { 320, 480 } },
}
screen.view:drag { by = { -100, 0 } } :settle()
assert.equal("nobody can be dragged left", detent.why(screen.view).outcome)

--## canCancelContentTouches false: content that has heard of the touch keeps it
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "view", contentSize = { 320, 2000 }, canCancelContentTouches = false,
    detent.view { id = "content", frame = { 0, 0, 320, 2000 } },
  },
}
local view = screen.view
local finger = screen.content:touch { at = { 100, 300 } }
finger:hold(0.2)
finger:move { by = { 0, -100 }, over = 0.2 }
finger:up():settle()
assert.equal(0, view.contentOffset.y)
assert.matches("canCancelContentTouches", detent.why(view).inputs['scrollView "view"'])
-- A quick drag comes before the content hears of the touch.
screen.content:drag { from = { 100, 300 }, by = { 0, -100 } } :settle()
assert.is_true(view.contentOffset.y > 0)
-- Without the delay the content hears at once.
view.contentOffset = { 0, 0 }
view.delaysContentTouches = false
screen.content:drag { from = { 100, 300 }, by = { 0, -100 } } :settle()
assert.equal(0, view.contentOffset.y)
view.canCancelContentTouches = true
screen.content:drag { from = { 100, 300 }, by = { 0, -100 } } :settle()
assert.is_true(view.contentOffset.y > 0)

--## keyboardDismissMode is kept
local screen = detent.screen {
  size = { 320, 480 }, detent.scrollView { id = "view", keyboardDismissMode = "onDrag" },
}
assert.equal("onDrag", screen.view.keyboardDismissMode)
assert.error(function() screen.view.keyboardDismissMode = "sometimes" end)
