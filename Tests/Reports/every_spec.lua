-- One test of every outcome, with texts that are hard on formats. Read by read.py, not by scripts/test.

local screen = detent.screen {
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
}

it("passes", function() assert.is_true(true) end)

describe("<&> \"quotes\" 'and' | pipes # hash \\ back", function()
  it("fails: 5 % of, all\tlines", function()
    print("]]> control \1 and \27[31m colour")
    step "one: two"
    screen.pager:swipe { to = "next" }
    assert.equal("a\nb: <c> ]]>", "ünï — 页", "a\nmessage: with # and %0A")
  end)
  it("has an error", function() error { 1, 2 } end)
  it("asserts nothing", function() end)
end)

pending("waits # SKIP nothing")
it("is not ready", function() pending "because: of <this>" end)
it("is expected to fail", function() expect_failure "known" error "x" end)
it("meets a limit", function() while true do detent.wait(0) end end)
