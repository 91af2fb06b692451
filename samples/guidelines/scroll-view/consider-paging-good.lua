-- scroll-view/consider-paging
-- Items as large as the view are turned page by page.
-- Good: nothing is found. Free scrolling leaves such items half in sight; paging rests on whole ones.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, showsHorizontalScrollIndicator = false,
    detent.view {},
    detent.view {},
  },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
