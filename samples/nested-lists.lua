-- Scroll views in scroll views: a carousel and a list in a long page, a list in a pager. Who takes the drag, and why.
-- Run it: scripts/detent run samples/nested-lists.lua

local home = detent.screen {
  id = "home",
  device = "iPhone 16",
  detent.scrollView {
    id = "feed",
    contentSize = { 393, 3000 },
    detent.scrollView { id = "cards", frame = { 0, 150, 393, 200 }, isPagingEnabled = true, numberOfPages = 5 },
    detent.list { id = "news", frame = { 0, 400, 393, 220 }, rows = { count = 10, height = 44 } },
  },
}
local feed, cards, news = home.feed, home.cards, home.news
home:allow("scroll-view/*", "who takes the drag is what this sample is about")
local top = feed.contentOffset.y

local function taker() return detent.why(feed, "who takes the drag").component end

step "A drag sideways over the carousel turns its cards, even if it is not quite level"
cards:drag { by = { -250, 30 } }:settle()
assert.equal(cards, taker())
assert.equal(2, cards.page)
assert.equal(top, feed.contentOffset.y)

step "A drag upwards over the carousel scrolls the page below it: the carousel has no room that way"
cards:drag { by = { 0, -110 } }:settle()
assert.equal(feed, taker())
assert.equal(top + 100, feed.contentOffset.y) -- the finger's first 10 points only begin the drag
assert.equal(2, cards.page)
note(detent.why(feed, "who takes the drag").outcome)

step "Over the list the list comes first, as long as it has rows to show"
news:swipe { to = "up", speed = 3000 }:settle()
assert.equal(news, taker())
assert.equal(10 * 44 - 220, news.contentOffset.y)
assert.equal(top + 100, feed.contentOffset.y)

step "At its end the next drag goes to the page; downwards the list would take it again"
news:drag { by = { 0, -100 } }:settle()
assert.equal(feed, taker())
assert.equal(top + 190, feed.contentOffset.y)
news:drag { by = { 0, 60 } }:settle()
assert.equal(news, taker())
assert.equal(top + 190, feed.contentOffset.y)

step "A list that keeps its drags bounces at its end"
news.transfersVerticalScrollingToParent = false
news.contentOffset = { 0, 220 }
local finger = news:touch()
finger:move { by = { 0, -90 }, over = 0.3 }
assert(news.contentOffset.y > 220, "stretched past its end")
finger:up()
detent.settle()
assert.equal(220, news.contentOffset.y)
assert.equal(top + 190, feed.contentOffset.y)

step "A list in a page: the drag's direction decides, once for the whole drag"
local tabs = detent.screen {
  id = "tabs",
  device = "iPhone 16",
  detent.scrollView {
    id = "pager",
    isPagingEnabled = true,
    detent.view { detent.list { id = "mail", rows = { count = 200, height = 60 } } },
    detent.view { detent.list { id = "notes", rows = { count = 200, height = 60 } } },
  },
}
local pager, mail = tabs.pager, tabs.mail
tabs:allow("scroll-view/*", "here too")
local start = mail.contentOffset.y
finger = mail:touch()
finger:move { by = { 0, -60 }, over = 0.2 }
finger:move { by = { -180, 0 }, over = 0.2 }
finger:hold(0.2):up()
detent.settle()
assert.equal(1, pager.page)
assert.near(start + 50, mail.contentOffset.y, 0.5)
mail:swipe { to = "left" }:settle()
assert.equal(2, pager.page)
assert.near(start + 50, mail.contentOffset.y, 0.5)
