detent.screen { size = { 300, 200 }, detent.navigationBar { title = 'Today', prefersLargeTitles = true }, detent.tabBar { items = { 'Today', 'Games', 'Search' }, selectedItem = 2 } }
