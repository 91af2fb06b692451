detent.screen { size = { 200, 200 }, detent.scrollView { rows = { { count = 4, height = 44 } }, rowTitles = { "Wi-Fi", "Bluetooth", "Mobile Data", "Hotspot" } } }
