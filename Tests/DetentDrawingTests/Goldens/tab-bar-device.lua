-- Its ground reaches below the home indicator.
detent.screen { device = "iPhone 16", detent.tabBar { items = { "Today", "Search" }, tintColor = "systemPink" } }
