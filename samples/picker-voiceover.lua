-- A picker with VoiceOver only: each wheel is read with its place, and stepped up and down.
-- Run it: scripts/detent run samples/picker-voiceover.lua

local screen = detent.screen {
  id = "order",
  device = "iPhone 16",
  detent.pickerView {
    id = "picker",
    components = {
      { "Small", "Medium", "Large", values = { "S", "M", "L" }, accessibilityLabel = "Size" },
      { from = 1, to = 12, accessibilityLabel = "How many" },
      { -- rows that are pictures: VoiceOver reads their labels
        count = 3,
        view = function(row)
          local names = { "white", "grey", "black" }
          return detent.image { image = "tshirt." .. names[row], accessibilityLabel = names[row] }
        end,
        accessibilityLabel = "Colour",
      },
    },
  },
}
local picker = screen.picker

local function read(component)
  return picker.components[component].accessibilityLabel .. ": " .. picker:accessibilityValue(component)
end

step "Every wheel says what it is, what is chosen, and of how many"
assert.equal("Size: Small, 1 of 3", read(1))
assert.equal("How many: 1, 1 of 12", read(2))
assert.equal("Colour: white, 1 of 3", read(3))

step "A swipe up is the next row, a swipe down the one before; each is told once"
local told = 0
picker:on("didSelectRow", function() told = told + 1 end)
picker:increment(1)
detent.settle()
picker:increment(3)
detent.settle()
picker:increment(3)
detent.settle()
picker:decrement(3)
detent.settle()
assert.equal("Size: Medium, 2 of 3", read(1))
assert.equal("Colour: grey, 2 of 3", read(3))
assert.equal(4, told)
assert.same({ "M", 1, "grey" }, picker.values)

step "At an end there is nothing to step to, and nothing is told"
picker:decrement(2)
detent.settle()
assert.equal("How many: 1, 1 of 12", read(2))
assert.equal(4, told)

step "Quick swipes add up"
for _ = 1, 5 do picker:increment(2) end
detent.settle()
assert.equal("How many: 6, 6 of 12", read(2))
assert.equal(5, told)
