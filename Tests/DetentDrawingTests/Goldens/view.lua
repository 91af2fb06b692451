detent.screen { size = { 200, 60 }, detent.view { frame = { 20, 10, 160, 40 }, detent.label { text = "On a card", place = "center" } } }
