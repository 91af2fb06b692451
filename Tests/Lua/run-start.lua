--## A run begins when its first screen says
detent.screen { now = "2026-03-29T01:30" }
assert.equal("2026-03-29 01:30:00", os.date("%Y-%m-%d %H:%M:%S"))

--## A run begins on 1 January 2026 at nine where no screen says otherwise
assert.equal("2026-01-01 09:00:00", os.date("%Y-%m-%d %H:%M:%S"))

--## A day that does not exist is named
--! 30 February 2026 does not exist (February has 28 days)
detent.screen { now = "2026-02-30T10:00" }

--## An hour that does not exist is named
--! hour 25 does not exist (00 to 23)
detent.screen { now = "2026-03-29T25:00" }

--## Another form of date shows the one that is wanted
--! expected a date and time such as "2026-03-29T01:30", got "29.03.2026"
detent.screen { now = "29.03.2026" }

--## The run begins by the wall clock, not at an instant
--! expected a date and time such as "2026-03-29T01:30", got "2026-03-29T01:30Z"
detent.screen { now = "2026-03-29T01:30Z" }

--## A screen tells the wall clock of its zone, at earlier moments too
local screen = detent.screen { now = "2026-03-29T01:59:58", timeZone = "Europe/Berlin" }
assert.equal("2026-03-29T01:59:58", screen.now)
detent.wait(3)
assert.equal("2026-03-29T03:00:01", screen.now)
assert.equal("2026-03-29T01:59:58", screen:at(0).now)

--## The clock runs on by itself
--! now is read-only
detent.screen {}.now = "2026-03-29T01:59:58"

--## A first screen that says nothing decides too: a later one cannot move the clock
--! the run began at 2026-01-01T09:00 UTC already
detent.screen {}
detent.wait(5)
detent.screen { now = "2020-05-05T10:00" }

--## A later screen may say the same
detent.screen {}
detent.wait(5)
assert.equal("2026-01-01T09:00:05", detent.screen { now = "2026-01-01T09:00" }.now)
assert.equal("2026-01-01T10:00:05", detent.screen { timeZone = "Europe/Berlin", now = "2026-01-01T10:00" }.now)
