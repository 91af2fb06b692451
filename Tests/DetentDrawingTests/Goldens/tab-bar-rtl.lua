detent.screen { size = { 300, 240 }, layoutDirection = "rightToLeft", detent.tabBar { items = { "اليوم", "ألعاب", "بحث" }, selectedItem = 1 } }
