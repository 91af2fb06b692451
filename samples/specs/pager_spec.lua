-- A pager with dots, as an acceptance suite: run it with `detent test samples/specs`.
local detent = require "detent"

describe("a pager with dots", function()
  local screen, pager, dots

  -- Runs once; every test below starts from a copy of the screen as it is here.
  setup(function()
    screen = detent.screen {
      device = "iPhone 16",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
    }
    pager, dots = screen.pager, screen.dots
  end)

  it("turns one page with a flick", function()
    pager:swipe { to = "next" }:settle()
    assert.equal(2, pager.page)
    assert.equal(2, dots.page)
  end)

  it("falls back when the finger stops before half a page", function()
    local motion = pager:drag { by = { -150, 0 } }:settle()
    assert.equal(1, pager.page)
    assert.matches("nearest page", motion.decision.outcome)
  end)

  it("tells what happens in UIKit's order", function()
    pager:swipe { to = "next" }:settle()
    assert.events(pager, {
      "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging", "willBeginDecelerating", "pageChanged",
      "didScroll*", "didEndDecelerating",
    })
  end)

  it("moves the dots only for a person", function()
    local heard = spy.new()
    dots:on("valueChanged", heard.fn)
    dots.page = 3
    detent.settle()
    assert.spy(heard).was_not.called()
    dots:tap "next"
    detent.settle()
    assert.spy(heard).was.called(1)
  end)

  each {
    { from = 1, taps = 2, page = 3 },
    { from = 1, taps = 9, page = 4 },
    { from = 4, taps = 1, page = 4 },
  } :it("reaches page {page} from {from} after {taps} taps", function(case)
    dots.page = case.from
    for _ = 1, case.taps do
      dots:tap "next"
      detent.settle()
    end
    assert.equal(case.page, pager.page)
  end)

  describe("at the last page #edges", function()
    setup(function() pager.page = 4 end)

    it("bounces and stays", function()
      pager:swipe { to = "next" }
      assert.settles(pager, { within = 2 })
      assert.equal(4, pager.page)
    end)
  end)
end)
