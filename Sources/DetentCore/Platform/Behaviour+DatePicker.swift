extension Behaviour {
  static let datePicker: [Behaviour] = [
    Behaviour(
      "Date picker", "The date is an instant; locale, calendar and zone only show it.", .documented, "UIDatePicker"),
    Behaviour(
      "Date picker", "valueChanged comes once, when a wheel that a person turned rests; never for code.", .documented,
      "UIDatePicker class reference"),
    Behaviour(
      "Date picker", "Every change by a person sends its event, the first one of a countdown too.", .ourChoice,
      "reports of iOS 7 to 13 describe a silent first change as a bug"),
    Behaviour(
      "Date picker", "A minute interval that does not divide 60, or is over 30, counts as 1.", .documented,
      "UIDatePicker.minuteInterval"),
    Behaviour(
      "Date picker", "Minutes are rounded down to the interval, within the hour and at once, in modes with minutes.",
      .ourChoice, "that they are rounded is documented; reports disagree on the direction"),
    Behaviour(
      "Date picker",
      "With roundsToMinuteInterval false code may set any minute; a person's choice is what the wheels show.",
      .documented, "UIDatePicker.roundsToMinuteInterval; the second half is ours"),
    Behaviour(
      "Date picker", "Limits do not count while the minimum is later than the maximum, nor in a countdown.",
      .documented, "UIDatePicker.minimumDate"),
    Behaviour(
      "Date picker", "A date outside the limits goes to the nearer one, silently, in any order of setting.", .observed,
      "a re-implementation; what is read and what is shown agree"),
    Behaviour(
      "Date picker", "Limits between two steps of the interval count as the steps inside them, if there are any.",
      .ourChoice, "not published"),
    Behaviour(
      "Date picker", "Without limits a date can be any of the years 1 to 9999 (UTC).", .ourChoice,
      "years that ISO 8601 writes with four digits"),
    Behaviour(
      "Date picker", "A countdown counts whole minutes up to 23 h 59 min; one of 0 min goes to the first minute.",
      .documented, "UIDatePicker.countDownDuration; the second half is observed"),
    Behaviour(
      "Date picker", "Setting the date in a countdown, or the duration in another mode, does nothing.", .documented,
      "UIDatePicker"),
    Behaviour(
      "Date picker", "Compact or inline with countDownTimer or yearAndMonth shows wheels; what was asked is kept.",
      .ourChoice, "documented as not allowed for countDownTimer"),
    Behaviour(
      "Date picker", "Compact: the button with the date presents a calendar, the one with the time wheels.", .observed,
      "iOS 14 and later"),
    Behaviour(
      "Date picker", "The wheels of a countdown show plain numbers, 1 and not 01.", .observed, "the Clock app's timer"),
    Behaviour(
      "Date picker", "automatic: compact from iOS 14 on where it can be, else wheels.", .observed, "app code and guides"
    ),
    Behaviour(
      "Date picker", "Wheels of months, days, hours and minutes go round, each by itself; a wrap carries nothing.",
      .observed, "devices, for the round; that hours do not turn AM and PM is ours"),
    Behaviour(
      "Date picker",
      "Code does not stop a wheel that a person turns, unless it sets a date that shows another row on that wheel.",
      .ourChoice, "not published; so it is with a picker's reload"),
    Behaviour(
      "Date picker", "A row is dimmed if a wheel turned to it would not stay there.", .ourChoice,
      "iOS dims rows out of range"),
    Behaviour(
      "Date picker", "A wheel that rests on a dimmed row turns on to the nearest date; one event if the date changed.",
      .observed, "re-implementations"),
    Behaviour("Date picker", "A day that the month lacks becomes its last.", .observed, "re-implementations"),
    Behaviour(
      "Date picker",
      "A time that the clocks skip shows later by the length of the gap; one that comes twice is the first.",
      .observed, "Foundation's Calendar"),
    Behaviour(
      "Date picker", "A choice by a person drops the seconds that code had set.", .ourChoice, "not published"),
    Behaviour(
      "Date picker", "Years of the Japanese calendar stand in one wheel, each with its era.", .observed,
      "pictures of devices"),
    Behaviour(
      "Date picker", "What a picker shows can be typed back, in every locale and calendar.", .ourChoice, "not published"
    ),
    Behaviour(
      "Date picker", "Typed digits fill the units in the locale's order; what is not typed stays.", .ourChoice,
      "that wheels take digits is documented in the HIG"),
    Behaviour(
      "Date picker",
      "A wheel is as wide as its widest text and an even share of what is left; where that is too wide all shrink, texts too.",
      .ourChoice, "pictures of devices; the widths are not published"),
  ]
}
