-- No screen below: no button back.
detent.screen { size = { 300, 240 }, detent.navigationBar { title = "Settings" } }
