-- Navigation bars and tab bars.

--## Bars take room of the safe area: 44 pt below the status bar, 49 pt above the home indicator
local screen = detent.screen {
  device = "iPhone 16",
  detent.navigationBar { id = "bar", title = "Home" },
  detent.tabBar { id = "tabs", items = { "Home", "Search" } },
  detent.label { id = "top", text = "x", place = "top" },
  detent.label { id = "bottom", text = "x", place = "bottom" },
  detent.list { id = "list", rows = { count = 100, height = 44 } },
}
assert.same({ top = 103, left = 0, bottom = 83, right = 0 }, screen.safeArea)
assert.same({ x = 0, y = 59, width = 393, height = 44 }, screen.bar.frame)
assert.same({ x = 0, y = 769, width = 393, height = 49 }, screen.tabs.frame)
assert.equal(103, screen.top.frame.y)
assert.near(769, screen.bottom.frame.y + screen.bottom.frame.height, 0.01)
assert.equal(103, screen.list.adjustedContentInset.top)
assert.equal(-103, screen.list.contentOffset.y)

--## Hidden they take none
local screen = detent.screen { device = "iPhone 16", detent.navigationBar { id = "bar" }, detent.label { id = "x", text = "x", place = "top" } }
screen.bar.isHidden = true
assert.equal(59, screen.x.frame.y)
screen.bar.isHidden = false
assert.equal(103, screen.x.frame.y)

--## A large title, a phone held sideways, an iPad
local function top(device, options)
  local bar = { id = "bar", title = "Home" }
  for name, value in pairs(options or {}) do bar[name] = value end
  return detent.screen { device = device, detent.navigationBar(bar) }
end
assert.equal(96, top("iPhone 16", { prefersLargeTitles = true }).bar.frame.height)
local screen = top("iPhone 16")
screen:rotate "landscape"
assert.equal(32, screen.bar.frame.height)
assert.equal(50, top("iPad 11\"").bar.frame.height)
screen:rotate "portrait"
screen.bar.prefersLargeTitles = true
assert.equal(155, screen.safeArea.top)

--## Bars lie above everything else
local screen = detent.screen {
  device = "iPhone 16", detent.tabBar { id = "tabs", items = { "A", "B" } },
  detent.view { id = "cover", place = "fill" },
}
screen.tabs:tap { item = 2 }
detent.settle()
assert.equal(2, screen.tabs.selectedItem)

--## A tap selects an item and says so, even if it was selected; code says nothing
local screen = detent.screen { device = "iPhone 16", detent.tabBar { id = "tabs", items = { "A", "B", "C" } } }
local heard = {}
screen.tabs:on("didSelectItem", function(e) heard[#heard + 1] = e.item end)
assert.equal(1, screen.tabs.selectedItem)
screen.tabs:tap { item = "C" }
screen.tabs:tap { item = 3 }
screen.tabs:tap { at = { 10, 20 } }
screen.tabs.selectedItem = 2
detent.settle()
assert.same({ 3, 3, 1 }, heard)
assert.equal(2, screen.tabs.selectedItem)
screen.tabs.selectedItem = 99
assert.equal(3, screen.tabs.selectedItem)
screen.tabs.items = { "A" }
assert.equal(1, screen.tabs.selectedItem)
screen.tabs.items = {}
assert.is_nil(screen.tabs.selectedItem)

--## From right to left the first item is the right one
local screen = detent.screen {
  device = "iPhone 16", layoutDirection = "rightToLeft", detent.tabBar { id = "tabs", items = { "A", "B", "C" }, selectedItem = 2 },
}
screen.tabs:tap { at = { 380, 20 } }
detent.settle()
assert.equal(1, screen.tabs.selectedItem)

--## Tabs keep their stacks
local function tabs(selected) return detent.tabBar { id = "tabs", items = { "Home", "Search" }, selectedItem = selected } end
local flow = detent.flow {
  start = "home",
  screens = {
    home = detent.screen { tabs(1), detent.button { id = "more", title = "More" } },
    more = detent.screen { tabs(1) },
    search = detent.screen { tabs(2) },
  },
  links = {
    { from = "home", to = "more", trigger = "more" },
    { from = "home", to = "search", trigger = "tabs", item = 2, by = "tab" },
    { from = "more", to = "search", trigger = "tabs", item = "Search", by = "tab" },
    { from = "search", to = "home", trigger = "tabs", item = 1, by = "tab" },
  },
}
flow.home.more:tap()
flow:settle()
flow.more.tabs:tap { item = 2 }
flow:settle()
assert.equal("search", flow.screen.id)
assert.equal(1, #flow.stack)
flow.search.tabs:tap { item = 1 }
flow:settle()
assert.equal("more", flow.screen.id)
assert.equal(2, #flow.stack)
flow:pop():settle()
flow:selectTab "search"
flow:settle()
assert.equal("search", flow.screen.id)
flow:selectTab "home"
flow:settle()
assert.equal("home", flow.screen.id)

--## A second bar of a kind is one too many
--! a screen has one tabBar
detent.screen { detent.tabBar {}, detent.tabBar {} }

--## A bar lies on a screen only
--! a navigationBar cannot lie in a view
detent.screen { detent.view { detent.navigationBar {} } }

--## A bar has its place
--! place: a tabBar has its place at the edge of the safe area
detent.screen { detent.tabBar { place = "top" } }

--## A bar's frame cannot be set
--! tabBar.frame: a tabBar has its place at the edge of the safe area
detent.screen { detent.tabBar { id = "tabs" } }.tabs.frame = { 0, 0, 10, 10 }

--## An item that does not exist
--! there is no item "Serch": did you mean "Search"?
detent.screen { detent.tabBar { id = "tabs", items = { "Home", "Search" } } }.tabs:tap { item = "Serch" }

--## An item beyond the last
--! there is no item 3: the items are 1 to 2
detent.screen { detent.tabBar { id = "tabs", items = { "Home", "Search" } } }.tabs:tap { item = 3 }

--## A back button that is not there
--! navigationBar:tap: there is no back button: nothing to go back to
detent.screen { detent.navigationBar { id = "bar" } }.bar:tap "back"

--## A word that a bar does not know
--! expected one of "back", got "next"
detent.screen { detent.navigationBar { id = "bar" } }.bar:tap "next"

--## Buttons may lie in a navigation bar
local screen = detent.screen {
  device = "iPhone 16", detent.navigationBar { id = "bar", title = "Edit", detent.button { id = "done", title = "Done", frame = { 320, 0, 60, 44 } } },
}
local heard = 0
screen.done:on("touchUpInside", function() heard = heard + 1 end)
screen.done:tap()
detent.settle()
assert.equal(1, heard)

--## A phone held sideways has no large title
local screen = detent.screen {
  device = "iPhone 16", orientation = "landscape", detent.navigationBar { id = "bar", title = "A", prefersLargeTitles = true },
}
assert.equal(32, screen.bar.frame.height)
assert.equal(32, screen.safeArea.top)
screen:rotate "portrait"
assert.equal(96, screen.bar.frame.height)
