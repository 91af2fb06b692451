-- scroll-view/consider-paging
-- Items as large as the view are turned page by page.
-- Bad: the rule says what is marked --!. Free scrolling leaves such items half in sight; paging rests on whole ones.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "slides", contentSize = { 780, 844 }, --! 2 items, each as large as the view, scroll freely
    detent.view { frame = { 0, 0, 389.2, 844 } },
    detent.view { frame = { 390, 0, 389.2, 844 } },
  },
}
screen.slides:flashScrollIndicators()
