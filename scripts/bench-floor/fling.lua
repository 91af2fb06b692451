-- The same flings in a toy of plain Lua: one axis, the closed form evaluated at 120 frames a second, nothing else.
local rows, flings = tonumber(arg[1]), tonumber(arg[2])
local limit = rows * 44 - 852
for _ = 1, flings do
  local x, v, t = 400, 3000, 0
  while true do
    t = t + 1 / 120
    local kept = 0.998 ^ (1000 * t)
    local speed = v * kept
    local offset = x + 0.499 * v * (1 - kept)
    if offset > limit then offset = limit break end
    if speed < 10 then break end
  end
end
