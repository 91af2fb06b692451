-- Control characters and marks that turn the direction are shown, not obeyed.
detent.screen { size = { 200, 60 }, detent.label { text = "a\u{202E}b\0c\nd", frame = { 16, 20, 168, 21 } } }
