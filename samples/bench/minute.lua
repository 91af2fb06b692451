-- A minute of three screens on which something always moves: how large does its report become?
local function pager(id)
  return detent.screen { id = id,
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 8 },
    detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
end
local welcome, gallery = pager "welcome", pager "gallery"
local settings = detent.screen { id = "settings",
  detent.list { id = "rows", rows = { count = 200, height = 44 } } }

while detent.time < 60 do
  for _, screen in ipairs { welcome, gallery } do
    screen:show()
    step(screen.id)
    for _, way in ipairs { "next", "next", "previous", "next" } do screen.pager:swipe { to = way }:settle() end
  end
  settings:show()
  step "settings"
  settings.rows:swipe { to = "up", speed = 3000 }:settle()
  settings.rows:swipe { to = "down", speed = 2000 }:settle()
end
