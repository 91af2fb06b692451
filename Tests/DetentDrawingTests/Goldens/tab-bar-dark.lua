detent.screen { size = { 300, 240 }, appearance = "dark", detent.tabBar { items = { "Today", "Games", "Search" } } }
