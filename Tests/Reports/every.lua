-- What Tests/Reports/read_lint.py has judged: a fail of each severity, one to review, one allowed, one that showed itself
-- in a gesture, and names that would break careless reports.
local screen = detent.screen { id = "<&> \"quotes\" | pipe", size = { 390, 844 },
  detent.scrollView { id = "pager", place = "fill", isPagingEnabled = true, numberOfPages = 11 },
  detent.pageControl { id = "dots: 50%, ünï", place = "bottom", pairedWith = "pager", numberOfPages = 12,
    backgroundStyle = "minimal" },
  detent.scrollView { id = "feed", frame = { 0, 40, 390, 200 }, contentSize = { 390, 900 } },
}
local dots = screen["dots: 50%, ünï"]
dots:allow("page-control/minimal-scrub", "brand review\n2026-03 <ok>")
detent.every(3, function() screen.pager:nextPage() end)
detent.wait(7)
screen.pager:press { hold = 4 }
