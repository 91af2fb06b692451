-- Progress in the current indicator, set by code or run by a timer.

-- A page control with a timer progress of one second a page, running; answers both and the list of turned pages.
local function timer(count, options)
  options = options or {}
  options.preferredDuration = options.preferredDuration or 1
  local screen = detent.screen {
    size = { 390, 844 },
    detent.pageControl { id = "dots", frame = { 20, 400, 300, 44 }, numberOfPages = count },
  }
  local dots, progress, heard = screen.dots, detent.timerProgress(options), {}
  dots.progress = progress
  dots:on("valueChanged", function(e) heard[#heard + 1] = e.page end)
  progress:resumeTimer()
  return dots, progress, heard, screen
end

local function dot(dots, page)
  for _, indicator in ipairs(dots.visibleIndicators) do
    if indicator.page == page then
      return { indicator.frame.x + indicator.frame.width / 2, indicator.frame.y + indicator.frame.height / 2 }
    end
  end
  error("no indicator of page " .. page)
end

--## U21 Progress is pinned to 0 … 1
local progress = detent.progress { currentProgress = 0.5 }
assert.equal(0.5, progress.currentProgress)
progress.currentProgress = 1.7
assert.equal(1, progress.currentProgress)
progress.currentProgress = -0.2
assert.equal(0, progress.currentProgress)

--## U22 Another page starts at no progress
local dots, progress = timer(3)
detent.wait(0.4)
assert.near(0.4, progress.currentProgress, 1e-6)
dots.page = 2
assert.equal(0, progress.currentProgress)

--## U22 Another page starts where initialProgressForPage says
local dots, progress, heard = timer(3)
progress:on("initialProgressForPage", function(e) e.initialProgress = e.page == 2 and 0.75 or 7 end)
detent.wait(1)
assert.same({ 2 }, heard)
assert.near(0.75, progress.currentProgress, 1e-6)
detent.wait(0.24)
assert.equal(2, dots.page)
detent.wait(0.02)
assert.equal(3, dots.page)
assert.equal(1, progress.currentProgress)

--## U23 A scrub hides the progress and shows it again, once each
local dots, progress = timer(5)
local seen = {}
progress:on("progressVisibilityDidChange", function(e)
  seen[#seen + 1] = e.isVisible
  assert.equal(e.isVisible, dots.isProgressVisible)
  assert.equal(e.isVisible, progress.isProgressVisible)
end)
dots:scrub { from = 1, to = 3 }
assert.same({ false, true }, seen)
dots:tap "next"
assert.same({ false, true }, seen)

--## U24 A page may have a time of its own
local dots, progress, heard = timer(4, { preferredDuration = 2 })
assert.equal(2, progress:duration(2))
progress:setDuration(1, 2)
assert.equal(1, progress:duration(2))
assert.equal(2, progress:duration(3))
detent.wait(2.5)
assert.equal(2, dots.page)
detent.wait(0.6)
assert.equal(3, dots.page)
progress:setDuration(0, 2)
assert.equal(2, progress:duration(2))

--## U25 At the last page the time stops, and the page is full
local dots, progress, heard = timer(2)
detent.wait(10)
assert.same({ 2 }, heard)
assert.equal(2, dots.page)
assert.equal(1, progress.currentProgress)
assert.is_false(progress.isRunning)

--## U25 With a reset the first page follows the last
local dots, progress, heard = timer(3, { resetsToInitialPageAfterEnd = true })
detent.wait(4.5)
assert.same({ 2, 3, 1, 2 }, heard)
assert.is_true(progress.isRunning)
assert.near(0.5, progress.currentProgress, 1e-6)

--## U26 Not advancing keeps the page, full
local dots, progress, heard = timer(3)
local asked = {}
progress:on("shouldAdvanceToPage", function(e)
  asked[#asked + 1] = e.page
  e.shouldAdvance = false
end)
detent.wait(5)
assert.same({}, heard)
assert.same({ 2 }, asked)
assert.equal(1, dots.page)
assert.equal(1, progress.currentProgress)

--## U27 Resumed twice it is no faster, paused twice no error
local dots, progress = timer(3)
progress:resumeTimer()
detent.wait(0.5)
assert.near(0.5, progress.currentProgress, 1e-6)
progress:pauseTimer()
progress:pauseTimer()
assert.is_false(progress.isRunning)
detent.wait(5)
assert.near(0.5, progress.currentProgress, 1e-6)
progress:resumeTimer()
progress:resumeTimer()
detent.wait(0.499)
assert.equal(1, dots.page)
detent.wait(0.002)
assert.equal(2, dots.page)

--## U28 The timer's turn is an event that no person made
local dots, progress = timer(3)
local state, isUser
dots:on("valueChanged", function(e) state, isUser = dots.interactionState, e.isUser end)
detent.wait(1.5)
assert.equal("none", state)
assert.is_false(isUser)

--## U29 A page set by code has its full time
local dots, progress = timer(4)
detent.wait(0.7)
dots.page = 3
detent.wait(0.9)
assert.equal(3, dots.page)
assert.near(0.9, progress.currentProgress, 1e-6)
detent.wait(0.2)
assert.equal(4, dots.page)

--## A timer does not run until it is resumed
local screen = detent.screen { size = { 390, 844 }, detent.pageControl { id = "dots", numberOfPages = 3 } }
local progress = detent.timerProgress { preferredDuration = 1 }
screen.dots.progress = progress
detent.wait(5)
assert.is_false(progress.isRunning)
assert.equal(1, screen.dots.page)
assert.equal(0, progress.currentProgress)

--## A scrub holds the time, the lift gives the page all of it
local dots, progress, heard = timer(8)
detent.wait(0.5)
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(3)
assert.same({}, heard)
finger:move { to = dot(dots, 3), over = 0.1 }
finger:hold(3)
assert.equal(3, dots.page)
finger:up()
assert.equal(0, progress.currentProgress)
detent.wait(0.99)
assert.equal(3, dots.page)
detent.wait(0.02)
assert.equal(4, dots.page)

--## A tap does not hold the time
local dots, progress = timer(8)
detent.wait(0.5)
dots:tap { at = dot(dots, 1) }
assert.near(0.55, progress.currentProgress, 1e-6)

--## A scrub that ends while a finger rests on the pager leaves the time held
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 },
  detent.pageControl { id = "dots", frame = { 10, 420, 300, 44 }, pairedWith = "pager" },
}
local pager, dots = screen.pager, screen.dots
local progress = detent.timerProgress { preferredDuration = 1 }
dots.progress = progress
progress:resumeTimer()
local finger = pager:touch { at = { 160, 100 } }
dots:scrub { from = 1, to = 2 }
detent.wait(3)
assert.equal(2, dots.page)
finger:up()
detent.wait(1.01)
assert.equal(3, dots.page)

--## A progress belongs to one control at a time
local screen = detent.screen {
  size = { 390, 844 },
  detent.pageControl { id = "a", place = "top", numberOfPages = 4 },
  detent.pageControl { id = "b", place = "bottom", numberOfPages = 4 },
}
local a, b = screen.a, screen.b
local progress = detent.timerProgress { preferredDuration = 1 }
a.progress = progress
progress:resumeTimer()
detent.wait(0.5)
b.progress = progress
assert.is_nil(a.progress)
assert.equal(progress, b.progress)
assert.equal(0.5, progress.currentProgress)
detent.wait(1.1)
assert.equal(1, a.page)
assert.equal(2, b.page)
b.progress = nil
detent.wait(5)
assert.equal(2, b.page)
assert.near(0, progress.currentProgress, 1)

--## A second progress takes the place of the first
local dots, first = timer(4)
local second = detent.progress { currentProgress = 0.25 }
detent.wait(0.5)
dots.progress = second
detent.wait(3)
assert.equal(1, dots.page)
assert.equal(second, dots.progress)

--## The progress moves away during a scrub: nothing is left held or hidden
local dots, progress, heard, screen = timer(8)
local other = detent.screen { id = "other", size = { 390, 844 }, detent.pageControl { id = "more", numberOfPages = 3 } }
screen:show()
local finger = dots:touch { at = dot(dots, 1) }
finger:hold(0.3)
other.more.progress = progress
finger:up()
assert.is_true(dots.isProgressVisible)
assert.is_true(progress.isProgressVisible)
detent.wait(1.5)
assert.equal(2, other.more.page)

--## A closed screen's progress stands still
local dots, progress, heard, screen = timer(4)
detent.wait(0.5)
screen:close()
detent.wait(5)
assert.same({}, heard)
assert.near(0, progress.currentProgress, 1)

--## A page whose time is changed while it runs keeps its progress
local dots, progress = timer(4)
detent.wait(0.5)
progress.preferredDuration = 10
assert.near(0.5, progress.currentProgress, 1e-6)
detent.wait(4.9)
assert.equal(1, dots.page)
detent.wait(0.2)
assert.equal(2, dots.page)

--## Told at frames: the progress grows, and listening changes nothing
local dots, progress, heard = timer(3)
local last, count = 0, 0
progress:on("timerProgressDidChange", function(e)
  count = count + 1
  assert.is_true(e.progress >= 0 and e.progress <= 1)
end)
detent.wait(1.5)
assert.is_true(count > 150)
assert.same({ 2 }, heard)

--## One page with a reset stays, full, and runs into nothing
local dots, progress, heard = timer(1, { resetsToInitialPageAfterEnd = true })
detent.wait(10)
assert.same({}, heard)
assert.equal(1, progress.currentProgress)

--## No pages: the time runs into nothing
local dots, progress, heard = timer(0)
detent.wait(10)
assert.same({}, heard)
dots.numberOfPages = 3
assert.equal(1, dots.page)

--## A time too short to tell from none is stopped, with what goes round
--! they cause each other
local dots, progress = timer(2, { preferredDuration = 1e-9, resetsToInitialPageAfterEnd = true })
detent.wait(1)

--## The longest times are survived
local dots, progress = timer(3, { preferredDuration = 3e11 })
progress:setDuration(3e11, 3)
detent.wait(5)
assert.equal(1, dots.page)
progress.currentProgress = 1e300
detent.wait(1)
assert.equal(2, dots.page)

--## A duration of nothing is an error
--! more than 0
detent.timerProgress { preferredDuration = 0 }

--## A plain progress has no timer
--! has no timer
detent.progress {}:resumeTimer()

--## A page that is not there has no time
--! there is no page 99: the pages are 1 to 4
local _, progress = timer(4)
progress:setDuration(3, 99)

--## A page that is not there has no time to read
--! there is no page 99: the pages are 1 to 4
local _, progress = timer(4)
print(progress:duration(99))

--## A progress without a page control does not know how many pages there will be
local progress = detent.timerProgress { preferredDuration = 2 }
progress:setDuration(3, 99)
assert.equal(3, progress:duration(99))

--## A progress that code fills takes nothing that has to do with time
local progress = detent.progress { currentProgress = 0.5 }
for _, set in ipairs {
  function() progress.preferredDuration = 3 end,
  function() progress.resetsToInitialPageAfterEnd = true end,
  function() progress:setDuration(3, 1) end,
  function() progress:resumeTimer() end,
  function() progress:pauseTimer() end,
} do
  local ok, message = pcall(set)
  assert.is_false(ok)
  assert.matches("this progress has no timer", message)
end
assert.equal(0, progress.preferredDuration)

--## U22 A control takes a progress as full as it is: no page changed
local function dots(options)
  options.id, options.numberOfPages, options.frame = "dots", 4, { 20, 400, 300, 44 }
  return detent.screen { size = { 390, 844 }, detent.pageControl(options) }.dots
end
local progress = detent.progress { currentProgress = 0.4 }
local control = dots { progress = progress, page = 2 }
assert.equal(0.4, progress.currentProgress)
control.progress = nil
assert.equal(0.4, progress.currentProgress)
dots { page = 3 }.progress = progress
assert.equal(0.4, progress.currentProgress)
local timer = detent.timerProgress { preferredDuration = 10 }
timer.currentProgress = 0.5
local control = dots {}
control.progress = timer
timer:resumeTimer()
detent.wait(2)
assert.near(0.7, timer.currentProgress, 1e-6)
control.progress = nil
detent.wait(2)
assert.near(0.7, timer.currentProgress, 1e-6)
control.progress = timer
control.page = 2
assert.equal(0, timer.currentProgress)

--## U26 A refusal stops the timer; resumeTimer asks again
local dots, progress = timer(3)
local asked, answer = 0, false
progress:on("shouldAdvanceToPage", function(e)
  asked = asked + 1
  e.shouldAdvance = answer
end)
detent.wait(1.5)
assert.equal(1, asked)
assert.is_false(progress.isRunning)
assert.equal(1, progress.currentProgress)
detent.wait(3)
assert.equal(1, asked)
progress:resumeTimer()
detent.wait(0.1)
assert.equal(2, asked)
assert.is_false(progress.isRunning)
answer = true
progress:resumeTimer()
detent.wait(0.1)
assert.equal(2, dots.page)
assert.is_true(progress.isRunning)
