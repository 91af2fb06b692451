extension Behaviour {
  static let dates: [Behaviour] = [
    Behaviour(
      "Dates and locales", "A wall time that the clocks skip goes forward by the length of the gap.", .observed,
      "Foundation's date(from:); reports on date pickers"),
    Behaviour(
      "Dates and locales", "A wall time that the clocks show twice is the first of both.", .observed,
      "Foundation's date(from:)"),
    Behaviour(
      "Dates and locales",
      "A wheel turned while the clocks show a time for the second time stays with the second times; a limit that only "
        + "they keep lets them be chosen.", .ourChoice, "not published"),
    Behaviour(
      "Dates and locales", "A day begins at its first instant, at 01:00 where the clocks skip midnight.", .observed,
      "Foundation's startOfDay(for:)"),
    Behaviour(
      "Dates and locales",
      "A day that the month lacks becomes the month's last; a missing leap month the one after it.",
      .observed, "reports on date pickers; the leap month is our choice"),
    Behaviour(
      "Dates and locales", "Turning one wheel past its end never carries to another.", .observed,
      "reports on look-alikes that do"),
    Behaviour(
      "Dates and locales", "Today's Gregorian rules hold for every year; iOS is Julian before 15 October 1582.",
      .ourChoice, "one rule for all years"),
    Behaviour(
      "Dates and locales",
      "Order of day, month and year as in the locale's long date; era only in the Japanese calendar.",
      .ourChoice, "that it follows the locale is documented"),
    Behaviour(
      "Dates and locales",
      "12 or 24 hours, AM/PM and its side as the locale writes times, whatever its hour cycle says.",
      .ourChoice, "that AM/PM is there only where the locale has it is documented"),
    Behaviour(
      "Dates and locales",
      "Names, first weekday and AM/PM texts are those of the toolchain, which may differ from CLDR.",
      .ourChoice, "Apple's edition of ICU is the nearest to iOS that can be had: decision 7"),
    Behaviour(
      "Dates and locales", "Months on wheels have their names as they stand alone, numbers in Chinese and Japanese.",
      .ourChoice, "not published"),
    Behaviour(
      "Dates and locales",
      "The joined wheel says \"Tue May 14\", without a comma; the compact button \"May 14, 2024\".",
      .observed, "pictures of both in English; other locales by the same pattern"),
    Behaviour(
      "Dates and locales", "Texts have plain spaces and no marks of direction.", .ourChoice,
      "so that a script can write what is seen"),
  ]
}
