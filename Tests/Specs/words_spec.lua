-- busted's blocks and hooks, as `detent test` knows them.

describe("blocks and hooks", function()
  local log = {}
  setup(function() log[#log + 1] = "setup" end)
  teardown(function() assert.equal("after inner", log[#log]) end)
  before_each(function() log[#log + 1] = "before" end)
  after_each(function() log[#log + 1] = "after" end)

  it("runs setup once and before_each each time", function()
    assert.same({ "setup", "before" }, log)
  end)

  context("inside", function()
    before_each(function() log[#log + 1] = "before inner" end)
    after_each(function() log[#log + 1] = "after inner" end)
    after_each(function() assert.equal("after inner", log[#log]) end)

    spec("runs outer hooks first at the start, last at the end", function()
      assert.same({ "setup", "before", "after", "before", "before inner" }, log)
      finally(function() log[#log + 1] = "finally" end)
    end)

    test("runs finally before after_each", function()
      assert.same({ "finally", "after inner", "after" }, { log[6], log[7], log[8] })
      log[#log + 1] = "after inner"
    end)
  end)

  -- Of the hooks of a block, teardown sees what the last test left.
  after_each(function() if log[#log - 1] == "after inner" then log[#log + 1] = "after inner" end end)
end)

describe("a stage", function()
  local screen

  setup(function()
    screen = detent.screen { detent.pageControl { id = "dots", numberOfPages = 5 } }
    detent.wait(2)
  end)

  it("is changed by a test", function()
    screen.dots.page = 4
    detent.wait(3)
    assert.equal(5, detent.time)
  end)

  it("is for every test as setup left it", function()
    assert.equal(1, screen.dots.page)
    assert.equal(2, detent.time)
  end)

  it("forgets handlers that a test adds", function()
    screen.dots:on("valueChanged", function() error "this handler belongs to one test" end)
    assert.equal(1, screen.dots.page)
  end)

  it("knows nothing of them in the next", function()
    screen.dots:tap "next"
    assert.equal(2, screen.dots.page)
  end)

  describe("below", function()
    setup(function() screen.dots.page = 3 end)

    it("starts from what both setups did", function() assert.equal(3, screen.dots.page) end)
  end)

  it("is back again behind the inner block", function() assert.equal(1, screen.dots.page) end)
end)

describe("handlers and timers of setup", function()
  local screen, heard, ticks = nil, 0, 0

  setup(function()
    screen = detent.screen { detent.pageControl { id = "dots", numberOfPages = 5 } }
    screen.dots:on("valueChanged", function() heard = heard + 1 end)
    detent.every(1, function() ticks = ticks + 1 end)
  end)
  before_each(function() heard, ticks = 0, 0 end)

  for round = 1, 2 do
    it("serve every test, " .. round, function()
      screen.dots:tap "next"
      detent.wait(2.5)
      assert.equal(1, heard)
      assert.equal(2, ticks)
    end)
  end
end)

describe("random numbers", function()
  local first

  it("are drawn", function()
    first = { math.random(1000), math.random(1000) }
    assert.is_table(first)
  end)

  it("are the same in every test", function()
    assert.same(first, { math.random(1000), math.random(1000) })
  end)
end)

describe("each", function()
  each { { page = 2, taps = 1 }, { page = 4, taps = 3 } } :it("shows page {page} after {taps} taps", function(row)
    local screen = detent.screen { detent.pageControl { id = "dots", numberOfPages = 5 } }
    for _ = 1, row.taps do screen.dots:tap "next" end
    assert.equal(row.page, screen.dots.page)
  end)

  each { 1, 2, 3 } :it("takes plain values: {}", function(value, index) assert.equal(index, value) end)
end)

describe("tests that do not run", function()
  pending("one without a function")
  pending("one with a function", function() error "it never runs" end)
  it.skip("one that is skipped", function() error "it never runs" end)

  it("says inside that it is not ready", function()
    pending "the design is not done"
    error "it ends there"
  end)

  it("is expected to fail", function()
    expect_failure "nobody counts so"
    assert.equal(1, 2)
  end)
end)

describe("modules of busted", function()
  it("are there", function()
    assert.is_true(assert == require "luassert")
    assert.equal(spy, require "luassert.spy")
    require "busted.runner" ()
  end)
end)
