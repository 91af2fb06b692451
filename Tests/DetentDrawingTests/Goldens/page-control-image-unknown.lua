-- A name that has no shape here is a rounded square.
detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 3, place = "center", preferredIndicatorImage = "cloud.sun" } }
