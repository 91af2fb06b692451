-- A view that holds nothing is a card; one that holds something is seen by that.
detent.screen { size = { 200, 110 }, detent.view { frame = { 20, 10, 160, 40 } },
  detent.view { frame = { 20, 60, 160, 40 }, detent.label { text = "On no card", place = "center" } } }
