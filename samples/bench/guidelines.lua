-- A screen with many components, which scripts/bench has judged: a label, a page control and a paging view in turn.
-- How many: detent run samples/bench/guidelines.lua -- 1000
local count = tonumber(arg[1] or "30")
local blueprint = { id = "many", size = { 390, 844 } }
for index = 1, count, 3 do
  local y = index * 60
  local pager = "pager" .. index
  blueprint[#blueprint + 1] = detent.label { text = "Title", frame = { 0, y, 200, 20 } }
  blueprint[#blueprint + 1] = detent.scrollView { id = pager, frame = { 0, y + 20, 390, 100 }, isPagingEnabled = true,
    numberOfPages = 3, showsHorizontalScrollIndicator = false }
  blueprint[#blueprint + 1] = detent.pageControl { id = "dots" .. index, frame = { 150, y + 124, 90, 26 }, pairedWith = pager }
end
detent.screen(blueprint)
