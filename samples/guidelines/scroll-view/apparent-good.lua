-- scroll-view/apparent
-- One can see that there is more content than fits.
-- Good: nothing is found. Scroll indicators hide when nothing moves. What looks complete is not scrolled.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "cards", frame = { 0, 100, 390, 200 }, contentSize = { 900, 200 },
    detent.view { frame = { 0, 0, 300, 200 } },
    detent.view { frame = { 300, 0, 300, 200 } },
    detent.view { frame = { 600, 0, 300, 200 } },
  },
}
