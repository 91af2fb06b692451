-- Flings of a long list until rest: detent run samples/bench/fling.lua -- ROWS FLINGS [sampled]
-- "sampled": a didScroll handler asks for the offset 120 times a second.
local rows, flings, sampled = tonumber(arg[1] or 100), tonumber(arg[2] or 10), arg[3] == "sampled"
local screen = detent.screen {
  detent.scrollView { id = "list", contentSize = { 393, rows * 44 } },
}
local list, samples = screen.list, 0
if sampled then
  list:on("didScroll", function() samples = samples + 1 end)
end
for _ = 1, flings do
  list.contentOffset = { 0, 0 }
  list:swipe { to = "up", distance = 400, speed = 3000 }:settle()
end
