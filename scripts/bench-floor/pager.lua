-- A toy pager in plain Lua, for comparison: one axis, one page rule, frames of 1/60 s, and nothing else: no layout, no
-- recognisers, no events, no trace. Detent models far more; it should still not be slower.
local times = tonumber(arg[1] or "1")
local exp, floor, abs = math.exp, math.floor, math.abs

local Pager = {}
Pager.__index = Pager

local function newPager(width, count)
  return setmetatable({ width = width, last = (count - 1) * width, x = 0, v = 0, moving = false, dots = 1 }, Pager)
end

function Pager:swipe(distance, seconds)
  local start, steps = self.x, 12
  local lastX, lastTime = 0, 0
  for i = 1, steps do
    local travelled = distance * i / steps
    local want = start - travelled
    if want < 0 then want = -(want * -0.55 * self.width / (self.width + want * -0.55))
    elseif want > self.last then
      local excess = (want - self.last) * 0.55
      want = self.last + excess * self.width / (self.width + excess)
    end
    self.x = want
    self.v = -(travelled - lastX) / (seconds * i / steps - lastTime)
    lastX, lastTime = travelled, seconds * i / steps
  end
  local page = floor(self.x / self.width + 0.5)
  if self.v > 250 then page = floor(self.x / self.width) + 1 elseif self.v < -250 then page = floor(self.x / self.width) end
  self.target = math.min(math.max(page * self.width, 0), self.last)
  self.moving = true
end

function Pager:settle()
  local omega, dt = 12.566, 1 / 60
  local decay = exp(-omega * dt)
  while self.moving do
    local d = self.x - self.target
    local drift = self.v + omega * d
    self.x = self.target + (d + drift * dt) * decay
    self.v = (self.v - omega * drift * dt) * decay
    if abs(self.x - self.target) < 0.5 and abs(self.v) < 10 then
      self.x, self.v, self.moving = self.target, 0, false
    end
    self.dots = floor(self.x / self.width + 0.5) + 1
  end
end

function Pager:page() return floor(self.x / self.width + 0.5) + 1 end

local pager = newPager(390, 10)
for _ = 1, times do
  for page = 2, 10 do
    pager:swipe(-210, 0.1)
    pager:settle()
    assert(pager:page() == page and pager.dots == page)
  end
  for page = 9, 1, -1 do
    pager:swipe(210, 0.1)
    pager:settle()
    assert(pager:page() == page and pager.dots == page)
  end
end
