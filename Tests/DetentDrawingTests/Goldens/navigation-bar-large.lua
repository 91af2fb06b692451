detent.screen { size = { 300, 240 }, detent.navigationBar { title = "Settings", prefersLargeTitles = true } }
