extension Behaviour {
  /// Everything that a screen's `os` changes.
  static let system: [Behaviour] = [
    Behaviour(
      "System version (os)",
      "Below 14, a tap on a page control with defersCurrentPageDisplay moves its indicator only at updateCurrentPageDisplay.",
      .documented, "UIPageControl.defersCurrentPageDisplay, deprecated in 14"),
    Behaviour(
      "System version (os)",
      "A date picker is compact from 13.4 on and inline from 14 on; asked for below, it shows wheels.", .documented,
      "UIDatePickerStyle; that it shows wheels is ours"),
    Behaviour(
      "System version (os)", "automatic is compact from 14 on where it can be.", .observed, "app code and guides"),
    Behaviour(
      "System version (os)", "yearAndMonth is an error below 17.4.", .documented,
      "UIDatePicker.Mode.yearAndMonth; that it is an error is ours"),
    Behaviour(
      "System version (os)",
      """
      Nothing else: what came later works with any os as it does today. Scrubbing and backgroundStyle (14), \
      roundsToMinuteInterval (15), direction (16), progress (17), and of scroll views transfers…ScrollingToParent, \
      contentAlignmentPoint and stopScrollingAndZooming (17.4).
      """,
      .ourChoice, "a script says what a design needs; the availability of an API is the compiler's business"),
  ]
}
