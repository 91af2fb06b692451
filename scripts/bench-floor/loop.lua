-- One operation again and again, the same for the C floor and for Detent: loop.lua KIND COUNT
local kind, count = arg[1], tonumber(arg[2])
local knob = knob or detent.screen {
  detent.pageControl { id = "dots", numberOfPages = 5, frame = { 0, 0, 300, 44 } },
}.dots
if kind == "empty" then
  for _ = 1, count do end
elseif kind == "get" then
  local sum = 0
  for _ = 1, count do sum = knob.numberOfPages end
elseif kind == "set" then
  for _ = 1, count do knob.numberOfPages = 5 end
elseif kind == "change" then
  for i = 1, count do knob.numberOfPages = i & 7 end
elseif kind == "method" then
  for _ = 1, count do knob:indicatorImage(1) end
end
