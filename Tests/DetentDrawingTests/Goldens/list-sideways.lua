-- Rows of a phone held sideways stay clear of its rounded sides; no large title, and icons beside their titles.
detent.screen {
  device = "iPhone 16", orientation = "landscape",
  detent.navigationBar { title = "Settings", prefersLargeTitles = true },
  detent.list { rows = { count = 6, height = 44 } },
  detent.tabBar { items = { "Home", "Search" } },
}
