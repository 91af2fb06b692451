--## A shot is written down with its name, at its moment, and changes nothing
local screen = detent.screen { size = { 100, 100 }, detent.label { id = "a", text = "x" } }
detent.wait(0.5)
screen:shot "first look"
local found = detent.events { name = "shot" }
assert.equal(1, #found)
assert.equal("first look", found[1].text)
assert.equal(0.5, found[1].time)

--## The same name may come again
local screen = detent.screen { size = { 100, 100 } }
screen:shot "a.png"
screen:shot "a.png"
assert.equal(2, #detent.events { name = "shot" })

--## A name that leads out of the folder
--! expected a name for a file: letters, digits, "-", "_", "." and spaces, 64 at most, none of the last two first; got "../x"
detent.screen { size = { 100, 100 } }:shot "../x"

--## No name
--! expected a name for a file
detent.screen { size = { 100, 100 } }:shot ""

--## A name that is too long
--! 64 at most
detent.screen { size = { 100, 100 } }:shot(string.rep("x", 65))

--## A shot of the past
--! cannot be changed
local screen = detent.screen { size = { 100, 100 } }
detent.wait(1)
screen:at(0.5):shot "then"

--## An ending that promises another kind of picture
--! a picture is .svg or .png (in small letters); got "x.jpg"
detent.screen { size = { 100, 100 } }:shot "x.jpg"

--## An ending in capitals
--! a picture is .svg or .png (in small letters); got "A.PNG"
detent.screen { size = { 100, 100 } }:shot "A.PNG"
