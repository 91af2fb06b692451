-- scroll-view/nested-axis
-- A scroll view does not lie in another one that scrolls the same way.
-- Bad: the rule says what is marked --!. Nobody can foresee which of the two a finger will move.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 3000 },
    detent.view { frame = { 0, 600, 390, 600 } },
    detent.view { frame = { 0, 100, 390, 400 },
      detent.scrollView { id = "log", contentSize = { 390, 900 }, detent.view { frame = { 0, 300, 390, 300 } } }, --! it scrolls vertically inside scrollView "page", which scrolls vertically too
    },
  },
}
