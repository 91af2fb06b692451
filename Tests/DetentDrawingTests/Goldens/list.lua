detent.screen { size = { 200, 200 }, detent.scrollView { rows = { { count = 40, height = 44 } } } }
