-- Many screens at once, for the memory that one takes: detent run samples/bench/screens.lua -- COUNT
local screens = {}
for index = 1, tonumber(arg[1] or 10) do
  screens[index] = detent.screen {
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 10 },
    detent.pageControl { id = "dots", pairedWith = "pager" },
  }
end
assert.equal(tonumber(arg[1]), #screens)
