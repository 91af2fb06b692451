-- detent/back-swipe-conflict
-- A pager at its first page leaves the back swipe to the navigation stack.
-- Good: nothing is found. Where pages end, people swipe to go back. A pager that only bounces there keeps them in.

local flow = detent.flow {
  start = "home",
  screens = {
    home = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Open" } },
    gallery = detent.screen { size = { 390, 844 },
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false, requiresBackSwipeToFail = true },
      detent.pageControl { id = "dots", pairedWith = "pager" },
    },
  },
  links = { { from = "home", to = "gallery", trigger = "open" } },
}
flow.home.open:tap()
flow:settle()
flow:swipeBack {}
flow:settle()
