-- Flows: stacks, links, events, the back swipe, what is refused.

local phone = { size = { 390, 844 }, safeArea = { top = 47, bottom = 34 } }

local function screen(options, ...)
  for name, value in pairs(phone) do options[name] = value end
  for _, child in ipairs { ... } do options[#options + 1] = child end
  return detent.screen(options)
end

--- welcome → details → more
local function app(links, options)
  options = options or {}
  local setup = function() return { layoutDirection = options.layoutDirection, reduceMotion = options.reduceMotion } end
  return detent.flow {
    id = "app", start = "welcome",
    screens = {
      welcome = screen(setup(), detent.button { id = "next", title = "Next" }, detent.label { id = "terms", text = "Terms", place = "bottom" }),
      details = screen(setup(), detent.navigationBar { id = "bar", title = "Details" }, detent.button { id = "next", title = "More" }),
      more = screen(setup(), detent.label { text = "More" }),
    },
    links = links or {
      { from = "welcome", to = "details", trigger = "next" },
      { from = "details", to = "more", trigger = "next" },
    },
  }
end

local function names(list)
  local result = {}
  for _, event in ipairs(list) do result[#result + 1] = event.name end
  return result
end

--- A pushed screen with a pager from edge to edge.
local function gallery(options)
  local pager = { id = "pager", place = "fill", isPagingEnabled = true, numberOfPages = 3 }
  for name, value in pairs(options or {}) do pager[name] = value end
  local flow = detent.flow {
    start = "home", screens = { home = screen {}, gallery = screen({}, detent.scrollView(pager)) },
  }
  flow:push("gallery", { animated = false })
  return flow
end

--## A flow shows its start, which appears
local flow = app()
assert.equal("welcome", flow.screen.id)
assert.equal(1, #flow.stack)
assert.is_nil(flow.presented)
detent.settle()
assert.same({ "viewWillAppear", "viewDidAppear" }, names(detent.events { source = flow.welcome }))

--## A tap on a trigger follows its link: a push over half a second
local flow = app()
flow.welcome.next:tap()
assert.equal("details", flow.screen.id)
assert.equal("push", flow.transition.by)
assert.equal(0, flow.transition.progress)
detent.wait(0.1)
assert.is_true(flow.transition.progress > 0.5 and flow.transition.progress < 1)
flow:settle()
assert.near(0.55, detent.time, 1e-6)
assert.is_nil(flow.transition)
assert.equal(2, #flow.stack)
assert.equal("welcome", flow.stack[1].id)

--## Screens appear and disappear in UIKit's order
local flow = app()
flow:push "details":settle()
local order = {}
for _, event in ipairs(detent.events()) do
  local who = event.source == flow and "" or " " .. event.source.id
  order[#order + 1] = event.name .. who
end
assert.same({
  "viewWillAppear welcome", "viewDidAppear welcome", "willPush", "viewWillDisappear welcome", "viewWillAppear details",
  "viewDidDisappear welcome", "viewDidAppear details", "didPush",
}, order)

--## Handlers hear of it, with from, to and who is behind it
local flow = app()
local heard = {}
flow:on("didPush", function(e) heard[#heard + 1] = e.from.id .. " " .. e.to.id .. " " .. tostring(e.isUser) .. " " .. e.by end)
flow.details:on("viewDidAppear", function(e) heard[#heard + 1] = "appeared " .. tostring(e.isAnimated) end)
flow.welcome.next:tap()
flow:settle()
flow:push("more", { animated = false })
flow:settle()
assert.same({ "appeared true", "welcome details true push", "details more false push" }, heard)

--## A link is followed after the handlers of its trigger; one that has moved the flow has gone before it
local flow = app()
flow.welcome.next:on("touchUpInside", function() flow:push("more", { animated = false }) end)
flow.welcome.next:tap()
flow:settle()
assert.equal("more", flow.screen.id)
assert.equal("the link to screen \"details\" is not followed: screen \"welcome\" is not in front",
  detent.why(flow, "whether the link is followed").outcome)

--## Without animation everything is there at once
local flow = app()
flow:push("details", { animated = false })
assert.is_nil(flow.transition)
assert.equal("details", flow.screen.id)
detent.settle()
assert.equal(0, detent.time)

--## pop goes back one, or to a screen of the stack
local flow = app()
flow:push("details", { animated = false })
flow:push("more", { animated = false })
flow:pop():settle()
assert.equal("details", flow.screen.id)
flow:push("more", { animated = false })
flow:pop { to = "welcome" }
flow:settle()
assert.equal("welcome", flow.screen.id)
assert.equal(1, #flow.stack)

--## replace puts a screen in the place of the one in front
local flow = app()
flow:push("details", { animated = false })
flow:replace "more":settle()
assert.equal("more", flow.stack[2].id)
flow:pop():settle()
assert.equal("welcome", flow.screen.id)

--## A label may be a trigger: it takes touches then
local flow = app { { from = "welcome", to = "more", trigger = "terms" } }
flow.welcome.terms:tap()
flow:settle()
assert.equal("more", flow.screen.id)

--## Touches during a transition are not delivered, and why says so
local flow = app()
flow.welcome.next:tap()
local heard = 0
flow.details.next:on("touchDown", function() heard = heard + 1 end)
flow.details.next:tap()
flow.welcome.next:tap()
flow:settle()
assert.equal(0, heard)
assert.equal("details", flow.screen.id)
assert.match("touches are not delivered", detent.why(flow, "who hears a touch during a transition").outcome)

--## With Reduce Motion a push is a cross-fade
local flow = app(nil, { reduceMotion = true })
flow:push "details":settle()
assert.near(0.3, detent.time, 1e-6)

--## A setting of the device holds for all screens of a flow
local flow = app()
flow.welcome.reduceMotion = true
assert.is_true(flow.details.reduceMotion)
flow.details:rotate "landscape"
assert.equal(844, flow.welcome.size.width)

--## The past of a flow can be read
local flow = app()
detent.wait(1)
flow:push "details":settle()
assert.equal("welcome", flow:at(0.5).screen.id)
assert.equal("details", flow:at(1.2).screen.id)
assert.is_true(flow:at(1.2).transition.progress > 0.5)
assert.equal("details", flow:at(detent.time).screen.id)

--## A back button shows where there is something below, and pops
local flow = app()
flow:push("details", { animated = false })
assert.is_true(flow.details.bar.hasBackButton)
flow.details.bar:tap "back"
flow:settle()
assert.equal("welcome", flow.screen.id)
assert.is_false(flow.details.bar.hasBackButton)

--## A drag from the leading edge pops; the flow follows the finger
local flow = app()
flow:push("details", { animated = false })
local finger = flow.details:touch { at = { 5, 400 } }
finger:move { by = { 110, 0 }, over = 0.2 }
assert.is_true(flow.transition.isInteractive)
assert.near(100 / 390, flow.transition.progress, 0.03)
assert.equal("details", flow.screen.id)
finger:move { by = { 150, 0 }, over = 0.2 }
finger:hold(0.2)
finger:up()
flow:settle()
assert.equal("welcome", flow.screen.id)
assert.match("the share of the width decides: it pops", detent.why(flow, "whether the back swipe pops").outcome)

--## Let go too early and slowly, it goes back, with the events that UIKit sends then
local flow = app()
flow:push("details", { animated = false })
detent.settle()
detent.wait(1)
local start = detent.time
local finger = flow.details:touch { at = { 5, 400 } }
finger:move { by = { 120, 0 }, over = 0.3 }
finger:hold(0.2)
finger:up()
flow:settle()
assert.equal("details", flow.screen.id)
local order = {}
for _, event in ipairs(detent.events { since = start }) do
  order[#order + 1] = event.name .. (event.source == flow and "" or " " .. event.source.id)
end
assert.same({
  "willPop", "viewWillDisappear details", "viewWillAppear welcome", "viewWillDisappear welcome",
  "viewDidDisappear welcome", "viewWillAppear details", "viewDidAppear details", "didCancelPop",
}, order)

--## A flick decides by its speed, whatever the way
local flow = app()
flow:push("details", { animated = false })
flow:swipeBack { distance = 60, speed = 800 }
flow:settle()
assert.equal("welcome", flow.screen.id)

--## From right to left the leading edge is the right one
local flow = app(nil, { layoutDirection = "rightToLeft" })
flow:push("details", { animated = false })
flow.details:swipe { to = "right", from = { 5, 400 }, distance = 300 } :settle()
assert.equal("details", flow.screen.id)
flow:swipeBack {}
flow:settle()
assert.equal("welcome", flow.screen.id)

--## Away from the edge nothing is popped, nor where it is switched off, nor where the bar hides the back button
local flow = app()
flow:push("details", { animated = false })
flow:swipeBack { from = { 25, 400 } }
flow:settle()
assert.equal("details", flow.screen.id)
flow.isBackSwipeEnabled = false
flow:swipeBack {}
flow:settle()
assert.equal("details", flow.screen.id)
flow.isBackSwipeEnabled = true
flow.details.bar.hidesBackButton = true
flow:swipeBack {}
flow:settle()
assert.equal("details", flow.screen.id)
flow.details.bar.hidesBackButton = false
flow:swipeBack {}
flow:settle()
assert.equal("welcome", flow.screen.id)

--## A button under the finger is let go when the drag turns out to be a back swipe
local flow = app()
flow.details.bar.isHidden = true
flow:push("details", { animated = false })
flow.details.next.frame = { 0, 300, 100, 60 }
detent.settle()
local start = detent.time
flow:swipeBack { from = { 10, 320 } }
flow:settle()
assert.same({ "touchDown", "touchCancel" }, names(detent.events { source = flow.details.next, since = start }))
assert.equal("welcome", flow.screen.id)

--## A pager at its first page swallows the back swipe, for it bounces; the decision says who and why
local flow = gallery()
flow:swipeBack {}
flow:settle()
assert.equal("gallery", flow.screen.id)
local why = detent.why(flow, "who takes the back swipe")
assert.equal(flow.gallery.pager, why.component)
assert.match("scrolls or bounces that way", why.outcome)
assert.equal(0, why.inputs["scrollView \"pager\", room"])

--## One that does not bounce lets it through, but only at its first page
local flow = gallery { bounces = false }
flow.gallery.pager.page = 2
flow:swipeBack {}
flow:settle()
assert.equal("gallery", flow.screen.id)
assert.equal(1, flow.gallery.pager.page)
flow:swipeBack {}
flow:settle()
assert.equal("home", flow.screen.id)

--## One that waits for the back swipe to fail lets it through on any page
local flow = gallery { requiresBackSwipeToFail = true }
flow.gallery.pager.page = 2
flow:swipeBack {}
flow:settle()
assert.equal("home", flow.screen.id)

--## An alternative says which pages it shows in another form
local flow = detent.flow {
  start = "gallery",
  screens = {
    gallery = screen({}, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 12, place = "fill" },
      detent.button { id = "all", title = "All" }),
    list = screen({}, detent.list { id = "rows", rows = { count = 12, height = 44 }, rowTitles = { "One", "Two" } }),
  },
  links = {
    { from = "gallery", to = "list", trigger = "all", alternative = "list", of = "pager" },
    { from = "list", by = "pop", trigger = "rows", row = 3 },
  },
}
assert.equal("list", flow.links[1].alternative)
assert.equal(flow.gallery.pager, flow.links[1].of)
assert.equal(3, flow.links[2].row)
flow.gallery.all:tap()
flow:settle()
flow.list.rows:tap { at = { 100, 44 * 1 + 10 } }
flow:settle()
assert.equal("list", flow.screen.id)
flow.list.rows:tap { at = { 100, 44 * 2 + 10 } }
flow:settle()
assert.equal("gallery", flow.screen.id)

--## A tap on a row chooses it
local screen = screen({}, detent.list { id = "rows", rows = { count = 50, height = 44 }, contentInsetAdjustmentBehavior = "never" })
local rows = {}
screen.rows:on("didSelectRow", function(e) rows[#rows + 1] = e.row end)
screen.rows:tap { at = { 100, 100 } }
screen.rows.contentOffset = { 0, 440 }
screen.rows:tap { at = { 100, 100 } }
detent.settle()
assert.same({ 3, 13 }, rows)

--## Closing a flow closes its screens; handles are dead then
local flow = app()
local welcome, next = flow.welcome, flow.welcome.next
flow:close()
assert.errors(function() return flow.screen end, "this flow is gone")
assert.errors(function() return welcome.size end, "this screen is gone")
assert.errors(function() return next.title end, "this button is gone")

--## After a flow has gone, the last screen in front of anything is shown
local loose = screen { id = "loose" }
local flow = app()
flow:push("details", { animated = false })
flow:close()
loose:tap()

--## What is refused: popping the root
--! flow:pop: screen "welcome" is the root of its stack: there is nothing to pop
app():pop()

--## What is refused: a screen that stands there already
--! flow:push: screen "welcome" stands in it already, and a screen stands there once
local flow = app()
flow:push("details", { animated = false })
flow:push "welcome"

--## What is refused: the same screen again
--! stands in it already
local flow = app()
flow:push "welcome"

--## What is refused: moving while it moves
--! flow:push: it is on its way from screen "welcome" to screen "details": settle first
local flow = app()
flow:push "details"
flow:push "more"

--## What is refused: presenting while something is being presented
--! flow:present: it is on its way from screen "welcome" to screen "details": settle first
local flow = app()
flow:present "details"
flow:present "more"

--## What is refused: dismissing nothing
--! flow:dismiss: nothing is presented
app():dismiss()

--## What is refused: popping to what is not below
--! flow:pop: screen "more" is not below screen "details"
local flow = app()
flow:push("details", { animated = false })
flow:pop { to = "more" }

--## What is refused: a screen that does not exist
--! flow:push: there is no screen "detials": did you mean "details"? (there are: details, more, welcome)
app():push "detials"

--## What is refused: a member that does not exist
--! there is no member and no screen "welcom": did you mean "welcome"?
local _ = app().welcom

--## What is refused: closing one screen of a flow
--! screen:close: it stands in flow "app": close the flow
app().welcome:close()

--## What is refused: showing a screen that is not in front
--! screen:show: it is not in front of flow "app": use push, pop or present
app().more:show()

--## What is refused: touching what lies behind
--! lies behind screen "more"
local flow = app()
flow:present("more", { animated = false })
flow.welcome.next:tap()

--## What is refused: a link to nowhere
--! link 1: option "to": there is no screen "detail": did you mean "details"?
app { { from = "welcome", to = "detail" } }

--## What is refused: a trigger that is not on the screen
--! link 1: option "trigger": screen "welcome" has no component "nxt": did you mean "next"?
app { { from = "welcome", to = "details", trigger = "nxt" } }

--## What is refused: two links for one trigger
--! link 2: button "next" triggers another link already
app { { from = "welcome", to = "details", trigger = "next" }, { from = "welcome", to = "more", trigger = "next" } }

--## What is refused: circles of pushes
--! links: details → more → details by push or present would put a screen into the flow twice
app { { from = "welcome", to = "details" }, { from = "details", to = "more" }, { from = "more", to = "details", as = "sheet" } }

--## Behind a circle, too, the circle is named
--! links: welcome → details → welcome by push
app { { from = "welcome", to = "details" }, { from = "details", to = "welcome" }, { from = "details", to = "more" } }

--## What is refused: by = "alternative"
--! option "by": say how one gets there, and alternative = "list" beside it
app { { from = "welcome", to = "details", by = "alternative" } }

--## What is refused: an unknown option of a link
--! link 1: there is no option "form": did you mean "from"?
app { { form = "welcome", to = "details" } }

--## What is refused: a screen under two names
--! the screen at "two" has the id "one": use one name for it
detent.flow { start = "two", screens = { two = screen { id = "one" } } }

--## What is refused: screens of two devices
--! screen "b" is on another device than screen "a", or set otherwise (iPhone SE 3, 375 × 667, iPhone 16, 393 × 852)
detent.flow {
  start = "a", screens = { detent.screen { id = "a", device = "iPhone 16" }, detent.screen { id = "b", device = "iPhone SE 3" } },
}

--## What is refused: a screen of another flow
--! screen "a" stands in flow "one" already
local a = screen { id = "a" }
detent.flow { id = "one", start = "a", screens = { a } }
detent.flow { id = "two", start = "a", screens = { a } }

--## What is refused: no start
--! start is missing: the id of the first screen (there are: a, b)
detent.flow { screens = { a = screen {}, b = screen {} } }

--## What is refused: a name that is a member
--! the id "screen" is the name of a flow's member: take another
detent.flow { start = "screen", screens = { screen = screen {} } }

--## A list of screens begins with the first
local flow = detent.flow { screens = { screen { id = "one" }, screen { id = "two" } } }
assert.equal("one", flow.screen.id)

--## An error leaves the screens as they were
local a = screen { id = "a" }
assert.errors(function() detent.flow { start = "b", screens = { a } } end, "there is no screen \"b\"")
local flow = detent.flow { start = "a", screens = { a } }
assert.equal("a", flow.screen.id)


--## Handlers that are none leave no flow behind
local first = screen { id = "first" }
assert.error(function() detent.flow { id = "a", screens = { first }, on = { didPush = 3 } } end, "expected a function, got 3")
assert.is_nil(first.flow)
assert.equal(first, detent.flow { id = "b", screens = { first } }.screen)

--## What a flow says when one waits for it in vain
--! flow "app" is on its way from screen "welcome" to screen "details"
local flow = app()
flow:push "details"
detent.waitUntil(function() return false end, { within = 0.1 })
