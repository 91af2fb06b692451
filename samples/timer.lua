-- A kitchen timer. The picker only chooses a length; running down is the app's business.
local screen = detent.screen {
  id = "timer",
  detent.datePicker { id = "length", datePickerMode = "countDownTimer", countDownDuration = 600 },
  detent.label { id = "left", text = "", place = "bottom" },
}
local length, left = screen.length, screen.left

detent.step "Three minutes for an egg"
length:spin { wheel = "minute", to = 3 } :settle()
assert.equal(180, length.countDownDuration)
assert.equal("3 min", length.displayedText)

detent.step "No length at all is none: it goes to one minute"
length:spin { wheel = "minute", to = 0 } :settle()
assert.equal(60, length.countDownDuration)

detent.step "The app counts"
local seconds = length.countDownDuration
detent.spawn(function()
  for second = seconds - 1, 0, -1 do
    detent.wait(1)
    left.text = second .. " s"
  end
end)
detent.wait(60.5)
assert.equal("0 s", left.text)
assert.equal(60, length.countDownDuration)
