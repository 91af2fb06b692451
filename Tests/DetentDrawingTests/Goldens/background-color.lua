detent.screen { size = { 120, 80 }, backgroundColor = "#202020",
  detent.view { frame = { 10, 10, 100, 60 }, backgroundColor = "systemYellow" },
  detent.pageControl { frame = { 20, 40, 80, 26 }, numberOfPages = 3, backgroundColor = "#FF3B3080" },
}
