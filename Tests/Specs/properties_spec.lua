-- detent.gen and property. That failures are made small is tested in Tests/CommandTests/PropertyTests.swift.
local gen = detent.gen

describe("generators", function()
  property("keep their bounds", {
    whole = gen.integer(-3, 7), share = gen.number(0.5, 2), word = gen.choice { "a", "b" },
    list = gen.list(gen.integer(1, 2), 1, 4), day = gen.date("2024-02-28", "2024-03-01"),
  }, function(case)
    assert(math.type(case.whole) == "integer" and case.whole >= -3 and case.whole <= 7)
    assert(case.share >= 0.5 and case.share <= 2)
    assert.matches("^[ab]$", case.word)
    assert(#case.list >= 1 and #case.list <= 4)
    assert.is_true(({ ["2024-02-28"] = true, ["2024-02-29"] = true, ["2024-03-01"] = true })[case.day])
  end)

  local seen = {}
  property("reach every value", { runs = 200, value = gen.integer(-2, 2) }, function(case)
    seen[case.value] = true
    assert.is_number(case.value)
  end)
  it("did reach every value", function() assert.same({ [-2] = true, [-1] = true, [0] = true, true, true }, seen) end)

  it("are refused when nothing fits them", function()
    assert.error(function() gen.integer(2, 1) end, "2 is more than 1")
    assert.error(function() gen.choice {} end, "expected a list of 1 to 10000 values")
    assert.error(function() gen.list(gen.integer(1, 2), 3, 2) end, "the lower one first, got 3 and 2")
    assert.error(function() gen.date("2024-02-30", "2024-03-01") end, "expected a day such as")
    assert.error(function() gen.choice { print } end, "expected a generator")
    assert.error(function() gen.swipe { speedy = 1 } end, "did you mean \"speed\"?")
    assert.error(function() gen.sequence {} end, "expected gestures such as")
    assert.error(function() gen.scrub {} end, "pages is missing")
  end)
end)

describe("a pager with dots", function()
  local pager, dots

  setup(function()
    local screen = detent.screen {
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
    }
    pager, dots = screen.pager, screen.dots
  end)

  property("shows the page that it rests on, whatever a person does", {
    runs = 40, gestures = gen.sequence { swipe = gen.swipe {}, drag = gen.drag {} },
  }, function(case)
    play(pager, case.gestures)
    assert.equal(pager.page, dots.page)
    assert.equal((pager.page - 1) * pager.frame.width, pager.contentOffset.x)
  end)

  property("follows taps and scrubs on the dots", {
    runs = 40, gestures = gen.sequence { tap = gen.tap(), scrub = gen.scrub { pages = 5 } },
  }, function(case)
    play(dots, case.gestures)
    assert.equal(dots.page, pager.page)
  end)
end)
