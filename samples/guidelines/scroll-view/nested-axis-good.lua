-- scroll-view/nested-axis
-- A scroll view does not lie in another one that scrolls the same way.
-- Good: nothing is found. Nobody can foresee which of the two a finger will move.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 3000 },
    detent.view { frame = { 0, 600, 390, 600 } },
    detent.scrollView { id = "cards", frame = { 0, 100, 390, 200 }, contentSize = { 2000, 200 }, detent.view { frame = { 300, 0, 200, 200 } } },
  },
}
