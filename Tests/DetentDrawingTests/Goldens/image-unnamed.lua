detent.screen { size = { 200, 60 }, detent.image { frame = { 20, 10, 160, 40 } } }
