-- What scripts ask of the guidelines: assertions, audits, allowances, rules of their own.

local function pagesOf(count, options)
  local dots = { id = "dots", numberOfPages = count }
  for name, value in pairs(options or {}) do dots[name] = value end
  return detent.screen { id = "welcome", size = { 390, 844 }, detent.pageControl(dots) }
end

-- What an assertion says that does not hold.
local function complaint(...)
  local ok, message = pcall(assert.follows_guidelines, ...)
  assert.is_false(ok)
  return message
end

--## A good screen follows the guidelines
local screen = pagesOf(4)
assert.follows_guidelines(screen)
assert.follows_guidelines(screen.dots, "page-control/*")
assert.same({}, screen:audit())

--## O9 Too many dots, or dots off-centre
local function found(dots)
  local screen = detent.screen { size = { 390, 844 }, detent.pageControl(dots) }
  local rules = {}
  for _, finding in ipairs(screen:audit()) do
    if finding.verdict == "fail" then rules[#rules + 1] = finding.rule end
  end
  return table.concat(rules, " ")
end
local function centred(x) return { x - 60, 810, 120, 26 } end
assert.equal("", found { id = "eight", numberOfPages = 8, frame = centred(195) })
assert.equal("page-control/too-many", found { id = "many", numberOfPages = 25, frame = centred(195) })
assert.equal("page-control/position", found { id = "aside", numberOfPages = 8, frame = centred(80) })
assert.equal("", found { id = "one", numberOfPages = 1, hidesForSinglePage = true, frame = centred(80) })

--## O5 Pages must follow a scrub without sliding
local screen
screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 7 },
  detent.pageControl { id = "dots", numberOfPages = 7 },
}
local pager, dots = screen.pager, screen.dots
local during = {}
dots:on("valueChanged", function(e)
  local slides = dots.interactionState == "discrete"
  pager:scrollToPage(e.page, { animated = slides })
  if not slides then assert.equal((e.page - 1) * 320, pager.contentOffset.x) end
end)
pager:on("didScroll", function() during[#during + 1] = pager.contentOffset.x end)
dots:scrub { from = 1, to = 7, over = 0.3 }
assert.equal(7, dots.page)
assert.equal(1920, pager.contentOffset.x)
for _, x in ipairs(during) do assert.equal(0, x % 320) end
during = {}
dots:tap "previous"
detent.settle()
assert.equal(1600, pager.contentOffset.x)
local between = 0
for _, x in ipairs(during) do if x > 1600 and x < 1920 then between = between + 1 end end
assert(between > 10, "a tap slides")
assert.follows_guidelines(screen, "page-control/*-animation")

--## A handler that slides during a scrub is found, with the moment and the gesture
local screen
screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", numberOfPages = 5 },
}
screen.dots:on("valueChanged", function(e) screen.pager:scrollToPage(e.page, { animated = true }) end)
detent.wait(1)
screen.dots:scrub { from = 1, to = 3 }
local finding = screen:audit("page-control/scrub-animation")[1]
assert.equal("fail", finding.verdict)
assert.equal("warning", finding.severity)
assert.equal(screen.dots, finding.component)
assert.equal('scrub on pageControl "dots"', finding.gesture)
assert(finding.time > 1.2 and finding.time < 1.6)
assert.equal('screen > pageControl "dots"', finding.path)

--## A finding says where, what and how much, and what to change
local screen = pagesOf(16)
local finding = screen:audit()[1]
assert.equal("page-control/too-many", finding.rule)
assert.equal("fail", finding.verdict)
assert.equal("warning", finding.severity)
assert.equal(16, finding.measured)
assert.equal(10, finding.limit)
assert.equal('screen "welcome" > pageControl "dots"', finding.path)
assert.same(screen.dots.frame, finding.frame)
assert.matches("list", finding.suggestion)
assert.equal(0, finding.time)
assert.is_nil(finding.gesture)
assert(finding.line > 0)

--## The assertion names each rule, the component and the line
local message = complaint(pagesOf(16))
assert.matches("follows_guidelines failed", message)
assert.matches("warning page%-control/too%-many", message)
assert.matches('screen "welcome" > pageControl "dots": 16 pages', message)

--## Advice and reviews never fail it, warnings do not at level error
local screen = pagesOf(12)
assert.equal("advice", screen:audit()[1].severity)
assert.follows_guidelines(screen)
local screen = pagesOf(4, { preferredIndicatorImage = "logo" })
assert.equal("review", screen:audit()[1].verdict)
assert.follows_guidelines(screen)
local screen = pagesOf(16)
assert.follows_guidelines(screen, { level = "error" })
assert.follows_guidelines(screen, "page-control/*", { level = "error" })

--## Only the rules of a pattern are asked
local screen = pagesOf(16)
assert.follows_guidelines(screen, "scroll-view/*")
assert.follows_guidelines(screen, "page-control/position")
complaint(screen, "page-control/too-many")

--## A component's own findings are asked, not those of its neighbours
local screen = detent.screen {
  size = { 390, 844 },
  detent.view { id = "box", frame = { 0, 0, 390, 800 }, detent.pageControl { id = "dots", numberOfPages = 16 } },
  detent.label { id = "words", text = "words" },
}
assert.follows_guidelines(screen.words)
complaint(screen.box)
complaint(screen.dots, "page-control/too-many")

--## What is meant is allowed, with a reason
local screen = pagesOf(16)
screen.dots:allow("page-control/too-many", "cities, and there is a search")
assert.follows_guidelines(screen)
local finding = screen:audit("page-control/too-many")[1]
assert.equal("allowed", finding.verdict)
assert.equal("cities, and there is a search", finding.reason)

--## An allowance of one rule is none of another that is told with it
local screen = pagesOf(16)
screen.dots:allow("page-control/too-many", "cities, and there is a search")
local verdicts = {}
for _, finding in ipairs(screen:audit()) do verdicts[finding.rule] = finding.verdict end
assert.same({ ["page-control/too-many"] = "allowed", ["page-control/list-alternative"] = "fail" }, verdicts)
screen.dots:allow("page-control/list-alternative", "they are read in order")
assert.equal(1, #screen:audit())
assert.equal("allowed", screen:audit()[1].verdict)

--## Too many pages with a list of them: the list is not suggested again
local flow = detent.flow {
  start = "cities",
  screens = {
    cities = detent.screen {
      size = { 390, 844 },
      detent.pageControl { id = "dots", numberOfPages = 16 },
      detent.button { id = "list", title = "List", place = "top" },
    },
    all = detent.screen { size = { 390, 844 }, detent.list { id = "rows", rows = { count = 16, height = 60 } } },
  },
  links = { { from = "cities", to = "all", trigger = "list", alternative = "list" } },
}
local finding = flow.screen:audit("page-control/too-many")[1]
assert.matches("the list or grid leads to all of them already", finding.suggestion, 1, true)

--## What a picker edits is a component of its screen
--! pickerView "city" (line 170): intent.edits: there is no component "nmae" on the screen: did you mean "name"?
detent.screen {
  size = { 390, 844 },
  detent.textField { id = "name", text = "words", frame = { 20, 100, 350, 40 } },
  detent.pickerView { id = "city", components = { { "a", "b", "c" } }, intent = { edits = "nmae" } },
}

--## Scales that cross have a way out
local screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView {
    id = "photo", minimumZoomScale = 3, maximumZoomScale = 2, zoomItem = "picture",
    detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
  },
}
local finding = screen:audit("scroll-view/zoom-limits")[1]
assert.equal("set minimumZoomScale to 2 or less, or maximumZoomScale to 3 or more", finding.suggestion)

--## A screen allows for everything on it, by a pattern
local screen = pagesOf(16)
screen:allow("page-control/*", "a picture story")
assert.follows_guidelines(screen)

--## An allowance needs a reason
--! an allowance needs a reason
pagesOf(16).dots:allow("page-control/too-many")

--## An allowance needs a reason in words
--! an allowance needs a reason
pagesOf(16).dots:allow("page-control/too-many", "  ")

--## An allowance names a rule
--! there is no rule "page-control/to-many": did you mean "page-control/too-many"?
pagesOf(16).dots:allow("page-control/to-many", "why not")

--## A pattern fits some rule
--! there is no rule "page-controls/*"
assert.follows_guidelines(pagesOf(4), "page-controls/*")

--## A level is warning or error
--! expected one of "warning", "error"
assert.follows_guidelines(pagesOf(4), { level = "advice" })

--## A component is needed
--! expected a component
assert.follows_guidelines("dots")

--## What was wrong once is found though it is right now
local screen = pagesOf(16)
detent.wait(1)
screen.dots.numberOfPages = 4
detent.wait(1)
complaint(screen)

--## Asking early changes nothing later
local screen = pagesOf(4)
assert.follows_guidelines(screen)
detent.wait(1)
screen.dots.numberOfPages = 16
detent.wait(1)
complaint(screen)

--## A rule of the script's own sees every event and keeps a state
detent.rule {
  id = "acme/few-turns",
  title = "A story has at most two turns.",
  severity = "error",
  start = function() return { turns = 0 } end,
  see = function(event, state)
    if event.name == "pageChanged" then
      state.turns = state.turns + 1
      state.last = event.source
    end
  end,
  finish = function(state)
    if state.turns > 2 then
      return { component = state.last, message = state.turns .. " turns", measured = state.turns, limit = 2 }
    end
  end,
}
local screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
for _ = 1, 2 do screen.pager:swipe { to = "next" } :settle() end
assert.follows_guidelines(screen)
screen.pager:swipe { to = "next" } :settle()
local finding = screen:audit("acme/*")[1]
assert.equal("3 turns", finding.message)
assert.equal("error", finding.severity)
assert.equal(3, finding.measured)
assert.equal(screen.pager, finding.component)
screen.pager:allow("acme/few-turns", "a long story")
assert.follows_guidelines(screen)

--## Such a rule may answer several findings, and reviews
detent.rule {
  id = "acme/names",
  see = function(event)
    if event.name == "made" and event.source.kind == "label" then
      return { { component = event.source, message = "who wrote this?", verdict = "review" } }
    end
  end,
}
local screen = detent.screen { detent.label { text = "a" }, detent.label { text = "b", frame = { 0, 99, 9, 9 } } }
local findings = screen:audit("acme/names")
assert.equal(2, #findings)
assert.equal("review", findings[1].verdict)
assert.follows_guidelines(screen)

--## A rule needs an id
--! id is missing
detent.rule { see = function() end }

--## A rule needs something to do
--! a rule needs see = function(event, state)
detent.rule { id = "acme/nothing" }

--## A rule's id is new
--! there is a rule "page-control/position" already
detent.rule { id = "page-control/position", see = function() end }

--## An error in a rule names it
--! rule "acme/broken"
detent.rule { id = "acme/broken", see = function(event) return event.nothing.at.all end }
local screen = pagesOf(4)
screen:audit()

--## A finding without a component is an error
--! a finding needs the component
detent.rule { id = "acme/lost", see = function() return { message = "somewhere" } end }
pagesOf(4):audit()

--## The events can be read one by one
local screen = pagesOf(4)
assert.equal("made", detent.event(1).name)
assert.equal(screen.dots, detent.event(2).source)
assert.is_nil(detent.event(3))

--## Events count from 1
--! events count from 1
detent.event(0)

--## A drawing is given as SVG, and reads back as its text
local svg = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
local screen = pagesOf(3, { preferredIndicatorImage = { svg = svg } })
assert.equal(svg, screen.dots.preferredIndicatorImage)
screen.dots:setIndicatorImage({ svg = svg }, 2)
assert.equal(svg, screen.dots:indicatorImage(2))
screen.dots.preferredCurrentPageIndicatorImage = { svg = svg }
assert.equal(svg, screen.dots.preferredCurrentPageIndicatorImage)
assert.follows_guidelines(screen)

--## A drawing's file must be there
--! there is no file "nowhere.svg"
pagesOf(3).dots.preferredIndicatorImage = { svg = "nowhere.svg" }

--## An image is a name or a drawing
--! there is no option "png"
pagesOf(3).dots.preferredIndicatorImage = { png = "x" }
