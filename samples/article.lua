-- Articles to read: the place in the text survives a rotation, and a pager of headlines finds its page by a key.
-- Run it: scripts/detent run samples/article.lua

-- A paragraph is a row. Its height follows from the width: 7 points a character, 24 a line, 16 below.
local function rowsFor(key, width)
  local rows = {}
  for i = 1, 60 do
    rows[i] = { count = 1, height = math.ceil((180 + (i + #key) * 137 % 400) * 7 / width) * 24 + 16 }
  end
  return rows
end

local screen = detent.screen {
  id = "reader",
  device = "iPhone 16",
  detent.scrollView {
    id = "headlines", frame = { 0, 59, 393, 120 },
    isPagingEnabled = true, pageKeys = { "tides", "boats", "harbour" },
  },
  detent.list { id = "article", frame = { 0, 179, 393, 673 }, rows = rowsFor("tides", 393) },
}
local headlines, article = screen.headlines, screen.article
headlines:allow("scroll-view/*", "three headlines; the keys are what this sample is about")

-- A reading position is a paragraph and the share of it that has gone by: both mean the same at every width.
local function position()
  local row = article.visibleRows[1]
  return { row = row, share = (article.contentOffset.y - article:rowFrame(row).y) / article:rowFrame(row).height }
end
local function go(to)
  article.contentOffset = { 0, article:rowFrame(to.row).y + to.share * article:rowFrame(to.row).height }
end

local open, positions = "tides", {}
local function openCurrent()
  if headlines.currentKey == open then return end
  positions[open], open = position(), headlines.currentKey
  article.rows = rowsFor(open, article.bounds.width)
  go(positions[open] or { row = 1, share = 0 })
end
headlines:on("pageChanged", openCurrent)
local function turn(orientation)
  local read = position()
  screen:rotate(orientation)
  local width, top = screen.size.width, screen.safeArea.top
  headlines.frame = { 0, top, width, 120 }
  article.frame = { 0, top + 120, width, screen.size.height - top - 120 }
  article.rows = rowsFor(open, width)
  go(read)
end

step "Turning the device moves the offset, not the reader"
article:swipe { to = "up", speed = 4000 }:settle()
local read, offset = position(), article.contentOffset.y
turn "landscape"
assert.near(read.row + read.share, position().row + position().share, 0.02)
assert(article.contentOffset.y < offset / 1.5, "wider lines need less height")
turn "portrait"
assert.near(offset, article.contentOffset.y, 1)

step "Another headline opens another article at its beginning, and the way back leads to the old place"
headlines:swipe { to = "next" }:settle()
assert.equal("boats", open)
assert.equal(0, article.contentOffset.y)
headlines:swipe { to = "previous" }:settle()
assert.equal("tides", open)
assert.near(offset, article.contentOffset.y, 1)

step "News that come in before it and a rotation leave the reader with the key"
headlines.pageKeys = { "storm", "boats", "tides", "harbour" }
assert.equal("tides", headlines.currentKey)
assert.equal(3, headlines.page)
turn "landscape"
assert.equal(2 * screen.size.width, headlines.contentOffset.x)
assert.near(read.row + read.share, position().row + position().share, 0.02)

step "An article that is withdrawn gives way to the one after it"
headlines.pageKeys = { "storm", "boats", "harbour" }
assert.equal("harbour", headlines.currentKey)
openCurrent() -- it is page 3 as the other was, so nobody hears of a change
assert.equal(0, article.contentOffset.y)
