--@ sheet=2 frame
local screen = detent.screen { device = "iPhone SE 3", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
screen.pager:swipe { to = "next" } :settle()
detent.wait(2 - detent.time)
