-- Pages that turn by themselves: detent run samples/bench/autoplay.lua -- SECONDS TURNS
local seconds, turns = tonumber(arg[1] or 60), tonumber(arg[2] or 10)
local progress = detent.timerProgress { preferredDuration = seconds / turns, resetsToInitialPageAfterEnd = true }
detent.screen {
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 },
  detent.pageControl { id = "dots", pairedWith = "pager", progress = progress },
}
progress:resumeTimer()
detent.wait(seconds)
