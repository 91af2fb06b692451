-- Two wheels of which the second depends on the first: rows that a function gives, reloads, wheels that turn at once.
-- Run it: scripts/detent run samples/country-city.lua

local cities = {
  Austria = { "Graz", "Linz", "Vienna" },
  France = { "Lille", "Lyon", "Nice", "Paris", "Toulouse" },
  Monaco = { "Monte-Carlo" },
}
local country = "Austria"

local screen = detent.screen {
  id = "travel",
  device = "iPhone 16",
  detent.label { id = "choice", text = "Graz, Austria", frame = { 20, 560, 353, 22 } },
  detent.pickerView {
    id = "place",
    components = {
      { "Austria", "France", "Monaco", accessibilityLabel = "Country" },
      function() return cities[country] end, -- asked again at each reload
    },
    on = {
      didSelectRow = function(e)
        local picker = e.source
        if e.component == 1 then
          country = picker:value(1)
          picker:reload(2)
        end
        picker.screen.choice.text = picker:value(2) .. ", " .. country
      end,
    },
  },
}
local place, choice = screen.place, screen.choice
place:allow("picker/short-list", "three countries are enough to show how wheels depend on each other")

step "A wheel that comes to rest on another country gives the second one other rows"
place:spin { component = 1, value = "France" }:settle()
assert.same({ "France", "Lille" }, place.values)
assert.equal(5, place:numberOfRows(2))
assert.equal("Lille, France", choice.text)

step "While a wheel turns the old row is read; it is told once, at rest"
local told = 0
local hearing = place:on("didSelectRow", function() told = told + 1 end)
place:spin { component = 2, speed = 350 }
assert.equal("decelerating", place:phase(2))
assert.equal("Lille", place:value(2))
detent.settle()
assert.equal(1, told)
note(detent.why(place).outcome)
place:off(hearing)

step "A tap on a row that can be seen brings it to the middle"
place:spin { component = 2, value = "Nice" }:settle()
place:tapRow { component = 2, value = "Paris" }:settle()
assert.equal("Paris, France", choice.text)

step "Fewer rows: the chosen one becomes the last, and nobody is told that a person chose it"
place:spin { component = 1, value = "Monaco" }:settle()
assert.same({ 3, 1 }, place.selection)
assert.equal("Monte-Carlo, Monaco", choice.text)

step "A wheel has no memory of older rows"
place:spin { component = 1, value = "France" }:settle()
assert.same({ "France", "Lille" }, place.values)

step "Two thumbs at once: the city goes on turning while its rows change, and ends among the new ones"
detent.spawn(function() place:spin { component = 1, by = -1 } end)
place:spin { component = 2, speed = 500 }
detent.settle()
assert.same({ "Austria", "Vienna" }, place.values)
assert.equal("Vienna, Austria", choice.text)

step "Code that selects tells nobody"
place.values = { "Austria", "Linz" }
detent.settle()
assert.equal("Vienna, Austria", choice.text)
