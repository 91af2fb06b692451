-- Sheets, popovers, full-screen presentations.

local function flow(options, device)
  options = options or {}
  local function screen(more)
    more.device = device or "iPhone 16"
    return detent.screen(more)
  end
  return detent.flow {
    start = "form",
    screens = {
      form = screen { detent.button { id = "choose", title = "Choose", frame = { 100, 200, 120, 44 } } },
      sheet = screen { isModalInPresentation = options.isModal, detent.label { id = "text", text = "Hello", place = "top" } },
      other = screen {},
    },
    links = { { from = "form", to = "sheet", trigger = "choose", as = options.as or "sheet", detents = options.detents, anchor = options.anchor, adapts = options.adapts } },
  }
end

--## A large sheet leaves a gap at the top and keeps the home indicator's inset
local flow = flow()
flow.form.choose:tap()
flow:settle()
assert.equal("sheet", flow.screen.id)
assert.equal(flow.sheet, flow.presented)
assert.same({ x = 0, y = 69, width = 393, height = 783 }, flow.presentation.frame)
assert.same({ top = 0, left = 0, bottom = 34, right = 0 }, flow.sheet.safeArea)
assert.equal(69, flow.sheet.text.screenFrame.y)

--## The screen below a sheet neither disappears nor appears again
local flow = flow()
detent.settle()
flow:present "sheet":settle()
flow:dismiss():settle()
local order = {}
for _, event in ipairs(detent.events()) do
  if event.source ~= flow then order[#order + 1] = event.source.id .. " " .. event.name end
end
assert.same({
  "form viewWillAppear", "form viewDidAppear", "sheet viewWillAppear", "sheet viewDidAppear", "sheet viewWillDisappear",
  "sheet viewDidDisappear",
}, order)

--## Below a full-screen presentation it does
local flow = flow()
detent.settle()
flow:present("sheet", { as = "fullScreen" }):settle()
assert.same({ x = 0, y = 0, width = 393, height = 852 }, flow.presentation.frame)
local order = {}
for _, event in ipairs(detent.events { since = 0 }) do
  if event.source ~= flow then order[#order + 1] = event.source.id .. " " .. event.name end
end
assert.same({
  "form viewWillAppear", "form viewDidAppear", "form viewWillDisappear", "sheet viewWillAppear", "sheet viewDidAppear",
  "form viewDidDisappear",
}, order)

--## A medium sheet takes half, and grows when it is pulled up
local flow = flow { detents = { "large", "medium" } }
flow.form.choose:tap()
flow:settle()
assert.equal("medium", flow.presentation.detent)
assert.equal(426, flow.sheet.size.height)
local heard = {}
flow:on("didChangeSelectedDetent", function(e) heard[#heard + 1] = e.detent end)
flow.sheet:swipe { to = "up", distance = 250 } :settle()
flow:settle()
assert.equal("large", flow.presentation.detent)
assert.equal(783, flow.sheet.size.height)
flow.sheet:drag { from = { 196, 20 }, by = { 0, 330 }, over = 1 }
flow:settle()
assert.equal("medium", flow.presentation.detent)
assert.same({ "large", "medium" }, heard)

--## Pulled down, a sheet is dismissed
local flow = flow()
flow:present("sheet", { animated = false })
flow.sheet:swipe { to = "down", distance = 300 } :settle()
flow:settle()
assert.equal("form", flow.screen.id)
assert.is_nil(flow.presented)
assert.equal(852, flow.sheet.size.height)

--## Pulled a little, it stays where it was
local flow = flow()
flow:present("sheet", { animated = false })
flow.sheet:drag { from = { 196, 20 }, by = { 0, 100 }, over = 0.5, hold = 0.2 }
flow:settle()
assert.equal("sheet", flow.screen.id)
assert.match("a detent is the nearest", detent.why(flow, "where the sheet goes").outcome)

--## A sheet on its way to its detent can be caught
local flow = flow()
flow:present("sheet", { animated = false })
flow.sheet:drag { from = { 196, 20 }, by = { 0, 200 }, over = 0.5, hold = 0.2 }
detent.wait(0.05)
flow.sheet:swipe { to = "down", from = { 196, 60 }, distance = 400, speed = 3000 }
flow:settle()
assert.equal("form", flow.screen.id)

--## Modal in its presentation it cannot be pulled away; the app hears of the attempt
local flow = flow { isModal = true }
flow:present("sheet", { animated = false })
local attempts = 0
flow:on("didAttemptToDismiss", function() attempts = attempts + 1 end)
flow.sheet:swipe { to = "down", distance = 300 } :settle()
flow:settle()
assert.equal("sheet", flow.screen.id)
flow.form:tap { at = { 196, 30 } }
flow:settle()
assert.equal("sheet", flow.screen.id)
assert.equal(2, attempts)
flow:dismiss():settle()
assert.equal("form", flow.screen.id)

--## A tap beside a sheet dismisses it, and reaches nothing else
local flow = flow { detents = { "medium" } }
flow.form.choose:tap()
flow:settle()
local heard = 0
flow.form.choose:on("touchDown", function() heard = heard + 1 end)
flow.form:tap { at = { 160, 220 } }
flow:settle()
assert.equal("form", flow.screen.id)
assert.equal(0, heard)

--## A list in a sheet scrolls; at its top it gives the sheet the finger
local function listed()
  local flow = detent.flow {
    start = "form",
    screens = {
      form = detent.screen {},
      list = detent.screen { detent.list { id = "rows", rows = { count = 100, height = 44 } } },
    },
  }
  flow:present("list", { detents = { "medium", "large" }, animated = false })
  return flow, flow.list.rows
end
local flow, rows = listed()
rows:swipe { to = "up", distance = 200 } :settle()
flow:settle()
assert.equal("large", flow.presentation.detent)
assert.equal(0, rows.contentOffset.y)
rows:swipe { to = "up", distance = 200 } :settle()
assert.is_true(rows.contentOffset.y > 100)
rows:drag { by = { 0, 60 } } :settle()
assert.equal("large", flow.presentation.detent)
rows.contentOffset = { 0, 0 }
rows:swipe { to = "down", distance = 500, speed = 3000 } :settle()
flow:settle()
assert.equal("form", flow.screen.id)

--## A popover on an iPad lies below its anchor, its trigger unless told
local flow = flow({ as = "popover" }, "iPad 11\"")
flow.form.choose:tap()
flow:settle()
assert.equal("popover", flow.presentation.as)
assert.equal(flow.form.choose, flow.presentation.anchor)
assert.same({ x = 10, y = 254, width = 320, height = 480 }, flow.presentation.frame)
flow.form:tap { at = { 700, 1000 } }
flow:settle()
assert.equal("form", flow.screen.id)

--## On a phone it is a sheet, unless it does not adapt
local flow = flow { as = "popover" }
flow.form.choose:tap()
flow:settle()
assert.equal("sheet", flow.presentation.as)
assert.equal("popover", flow.presentation.asked)
flow:dismiss():settle()
flow:present("sheet", { as = "popover", anchor = "choose", adapts = false }):settle()
assert.equal("popover", flow.presentation.as)

--## Rotation finds presentations their place anew
local flow = flow { detents = { "medium" } }
flow:present("sheet", { detents = { "medium" }, animated = false })
flow.form:rotate "landscape"
assert.same({ width = 852, height = 196 }, flow.sheet.size)

--## One may push within a sheet, and a level's stack ends with it
local flow = flow()
flow:present("sheet", { animated = false })
flow:push "other":settle()
assert.equal(783, flow.other.size.height)
assert.equal(2, #flow.stack)
flow:dismiss():settle()
assert.equal("form", flow.screen.id)
assert.equal(852, flow.other.size.height)

--## A sheet over a sheet
local flow = flow()
flow:present("sheet", { animated = false })
flow:present("other", { detents = { "medium" } }):settle()
assert.equal("other", flow.screen.id)
flow:dismiss():settle()
assert.equal("sheet", flow.screen.id)
flow:dismiss():settle()
assert.equal("form", flow.screen.id)

--## The same finger pulls a sheet whatever lies below it; one that presses a button lets it go
local flow = flow()
flow:present("sheet", { animated = false })
flow.sheet.text:drag { by = { 0, 400 }, over = 0.2, hold = 0 }
flow:settle()
assert.equal("form", flow.screen.id)

--## Detents go with sheets
--! detents go with as = "sheet"
flow():present("sheet", { as = "popover", anchor = "choose", detents = { "medium" } })

--## A popover needs an anchor
--! a popover needs an anchor
flow():present("sheet", { as = "popover" })

--## An anchor must be on the screen in front
--! option "anchor": screen "form" has no component "chose": did you mean "choose"?
flow():present("sheet", { as = "popover", anchor = "chose" })

--## Presentations go with present
--! as, anchor and detents go with by = "present"
detent.flow { start = "a", screens = { a = detent.screen {}, b = detent.screen {} }, links = { { from = "a", to = "b", by = "push", as = "sheet" } } }

--## The back button of the screen below stays while a sheet is presented, and cannot be reached
local flow = detent.flow {
  start = "a",
  screens = {
    a = detent.screen { device = "iPhone 16" },
    b = detent.screen { device = "iPhone 16", detent.navigationBar { id = "bar", title = "B" } },
    c = detent.screen { device = "iPhone 16" },
  },
}
flow:push "b":settle()
assert.is_true(flow.b.bar.hasBackButton)
flow:present("c", { as = "sheet", detents = { "medium" } }):settle()
assert.is_true(flow.b.bar.hasBackButton)
flow:dismiss():settle()
assert.equal("b", flow.screen.id)
assert.is_true(flow.b.bar.hasBackButton)
