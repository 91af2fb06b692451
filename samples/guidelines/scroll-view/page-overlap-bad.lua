-- scroll-view/page-overlap
-- Pages of continuous content overlap a little.
-- Bad: the rule says what is marked --!. A line of text or a strip of the picture that stays in sight tells a reader where to go on.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "map", isPagingEnabled = true, contentSize = { 4680, 844 }, --! one image goes on over its pages, which do not overlap
    detent.image { id = "picture", frame = { 0, 0, 4680, 844 } },
  },
}
