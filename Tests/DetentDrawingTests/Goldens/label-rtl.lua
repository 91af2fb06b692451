-- European digits among Arabic words stand where an Arab reads them.
detent.screen { size = { 200, 60 }, locale = "ar_EG", detent.label { text = "صفحة 2 من 5", frame = { 16, 20, 168, 21 } } }
