-- A spec in the words that busted and `detent test` share. Run it either way:
--   scripts/detent test samples/specs-common
--   busted samples/specs-common          with detent.so on package.cpath (scripts/build-module, docs/embedding.md)
local detent = require "detent"

describe("a pager with dots", function()
  local screen, pager, dots

  before_each(function()
    screen = detent.screen {
      device = "iPhone 16",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
    }
    pager, dots = screen.pager, screen.dots
  end)

  after_each(function() screen:close() end)

  it("turns one page by a flick", function()
    pager:swipe { to = "next", speed = 4000 }:settle()
    assert.equal(2, pager.page)
    assert.equal(2, dots.page)
  end)

  it("comes back from a short drag", function()
    pager:drag { by = { -60, 0 } }:settle()
    assert.equal(1, pager.page)
    assert.near(0, pager.contentOffset.x, 0.001)
  end)

  it("hears a tap beside the dot, in a handler that waits", function()
    local heard = {}
    dots:on("valueChanged", function(e)
      heard[#heard + 1] = e.page
      detent.wait(0.1)
      heard[#heard + 1] = "later"
    end)
    dots:tap "next"
    detent.wait(1)
    assert.same({ 2, "later" }, heard)
  end)

  it("lets a handler say where it rests", function()
    pager:on("willEndDragging", function(e) e.targetContentOffset = { 0, 0 } end)
    pager:swipe { to = "next" }:settle()
    assert.equal(1, pager.page)
  end)

  it("refuses what is misspelt, at the caller's line", function()
    local fine, message = pcall(function() dots.numberOfPage = 3 end)
    assert.is_false(fine)
    assert.truthy(message:find("did you mean \"numberOfPages\"?", 1, true))
  end)

  it("says why it came to rest", function()
    pager:swipe { to = "next" }:settle()
    assert.truthy(detent.why(pager).outcome)
  end)
end)
