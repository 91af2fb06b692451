-- A picker without touching it: arrows, page keys and typing on a hardware keyboard.
-- Run it: scripts/detent run samples/picker-keyboard.lua

local instruments = {
  "Accordion", "Bassoon", "Cello", "Clarinet", "Double bass", "Flute", "French horn", "Guitar", "Harp", "Harpsichord",
  "Oboe", "Piano", "Piccolo", "Recorder", "Saxophone", "Trombone", "Trumpet", "Tuba", "Viola", "Violin",
}

local screen = detent.screen {
  id = "tuning",
  device = 'iPad 11"',
  keyboard = "hardware",
  detent.pickerView {
    id = "picker",
    components = { instruments, { from = 415, to = 466, title = function(row) return 414 + row .. " Hz" end } },
  },
}
local picker = screen.picker
picker.values = { "Cello", 440 }

local told = {}
picker:on("didSelectRow", function(e) told[#told + 1] = picker:value(e.component) end)

-- Presses a key and waits until the wheel rests.
local function press(name)
  picker:key(name)
  detent.settle()
end

step "Keys go to the first wheel; an arrow turns it by a row"
picker:focus()
assert.equal(1, picker.focusedComponent)
press "downArrow"
press "upArrow"
assert.same({ "Clarinet", "Cello" }, told)

step "Page keys turn a screenful less a row, Home and End go all the way"
press "pageDown"
assert.equal("Guitar", picker:value(1))
press "end"
assert.equal("Violin", picker:value(1))
press "home"
assert.equal("Accordion", picker:value(1))

step "Keys in quick succession are one choice"
told = {}
for _ = 1, 4 do picker:key "downArrow" end
detent.settle()
assert.same({ "Double bass" }, told)

step "Typing goes to the next row that begins so; letters within a second make a word"
picker:type "h"
detent.settle()
assert.equal("Harp", picker:value(1))
picker:type "arps"
detent.settle()
assert.equal("Harpsichord", picker:value(1))
note(detent.why(picker, "what the key does").outcome)

step "The right arrow leads to the second wheel"
press "rightArrow"
assert.equal(2, picker.focusedComponent)
press "downArrow"
assert.same({ "Harpsichord", 441 }, picker.values)
picker:type "432"
detent.settle()
assert.equal("432 Hz", picker:title(2, picker:row(2)))
