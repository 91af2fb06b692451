-- A random walk over keys, wheel, status bar, VoiceOver, text and fingers; the runner checks the invariants at its end.

local screen = detent.screen {
  size = { 320, 480 }, pointer = true, keyboard = "hardware",
  detent.scrollView {
    id = "outer", contentSize = { 320, 3000 },
    detent.scrollView { id = "pager", frame = { 0, 50, 320, 200 }, isPagingEnabled = true, numberOfPages = 4 },
    detent.textField { id = "text", frame = { 0, 300, 320, 2000 }, text = ("abc def "):rep(400) },
  },
}
local o, p, t = screen.outer, screen.pager, screen.text
local acts = {
  function() o:wheel{by={0,math.random(-300,300)}} end,
  function() o:wheel{by={math.random(-300,300),math.random(-300,300)}, momentum=math.random(0,3000)} end,
  function() o:focus() o:key(({"pageDown","home","end","upArrow","space","leftArrow"})[math.random(6)]) end,
  function() p:focus() p:key(({"pageDown","home","end","upArrow","space","rightArrow"})[math.random(6)]) end,
  function() screen:tapStatusBar() end,
  function() o.scrollsToTop = not o.scrollsToTop p.scrollsToTop=false end,
  function() screen.reduceMotion = not screen.reduceMotion end,
  function() p:scrollToPage(math.random(4)) end,
  function() p:accessibilityScroll(({"next","previous","left","up"})[math.random(4)]) end,
  function() o:accessibilityScroll(({"next","previous","left","up"})[math.random(4)]) end,
  function() t:find("def") end,
  function() t:focus() t:type("x") end,
  function() t.insertionPoint=math.random(3000) end,
  function() t:editAction "delete" end,
  function() t.text = ("abc "):rep(math.random(800)) end,
  function() o:swipe{to="up",distance=100,speed=math.random(100,3000)} end,
  function() o:swipe{to="down",distance=100,speed=math.random(100,3000)} end,
  function() p:swipe{to="left",distance=80} end,
  function() detent.spawn(function() pcall(function() t:selectByDragging{from=1, to={50,math.random(0,1000)}, hold=0.5} end) end) detent.wait(0.1) end,
  function() local f=o:touch{at={100,470}} f:move{by={0,-math.random(0,400)},over=0.1} detent.wait(0.05) f:up() end,
  function() detent.wait(math.random()) end,
  function() o.contentInset = {top=math.random(0,50), bottom=math.random(0,100)} end,
  function() o:scrollRectToVisible({0,math.random(0,3200),320,math.random(0,900)},{animated=math.random()<0.5}) end,
}

local function walk(steps)
  for _ = 1, steps do pcall(acts[math.random(#acts)]) end
  detent.settle()
  assert.equal("idle", o.phase)
  assert.equal("idle", p.phase)
end

--## Anything a person does without fingers, among things that they do with them
walk(600)

--## The same from another seed
math.randomseed(7)
walk(600)
