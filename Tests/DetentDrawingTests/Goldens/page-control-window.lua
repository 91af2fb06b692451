-- More pages than fit: the outer dots are smaller.
detent.screen { size = { 200, 60 }, detent.pageControl { numberOfPages = 40, page = 20, frame = { 20, 17, 160, 26 } } }
