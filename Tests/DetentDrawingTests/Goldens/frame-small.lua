--@ frame
-- A size given by hand, without a safe area.
detent.screen { size = { 200, 120 }, detent.label { text = "Hello", place = "center" } }
