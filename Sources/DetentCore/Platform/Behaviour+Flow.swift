extension Behaviour {
  /// Stacks, presentations, bars.
  static let flow: [Behaviour] = [
    Behaviour(
      "Flow", "Push and pop, interactive or not: old viewWillDisappear, new viewWillAppear, then did… in that order.",
      .observed, "a published study of the order of these events"),
    Behaviour(
      "Flow", "A back swipe that goes back sends will… and did… of both screens once it is over.", .observed,
      "the same study"),
    Behaviour(
      "Flow", "willPush comes before viewWillDisappear, didPush after viewDidAppear; presentations alike.", .ourChoice,
      "delegates differ"),
    Behaviour(
      "Flow", "The front screen is the new one from the start of a transition.", .documented,
      "topViewController"),
    Behaviour("Flow", "Touches during a transition are not delivered.", .observed, "before iOS 26"),
    Behaviour(
      "Flow", "A link is followed after the handlers of its trigger; one that cannot be followed does nothing.",
      .ourChoice, "apps do it in the handler itself"),
    Behaviour(
      "Flow", "With Reduce Motion transitions are cross-fades.", .documented,
      "Prefer Cross-Fade Transitions, a setting below it"),
    Behaviour("Flow", "All settings of the device are the same for all screens of a flow.", .ourChoice, "one device"),
    Behaviour(
      "Back swipe", "It begins within 20 pt of the leading edge, and not where the back button is hidden.", .observed,
      "Flutter for the width; UIKit disables the gesture with the button"),
    Behaviour(
      "Back swipe", "From one screen width a second the speed decides, else half of the width.", .observed, "Flutter"),
    Behaviour(
      "Back swipe", "A scroll view under the finger that scrolls or bounces that way takes the drag.", .observed,
      "questions about pagers that swallow it"),
    Behaviour(
      "Back swipe", "Unless its pan requires the back swipe to fail, or it is at its end and does not bounce.",
      .documented, "require(toFail:); the second half is ours"),
    Behaviour(
      "Presentation", "A sheet or popover leaves the screen below in place: it neither disappears nor appears.",
      .observed, "since iOS 13"),
    Behaviour(
      "Presentation", "A tap beside a sheet or popover dismisses it and reaches nothing below.", .documented,
      "the system adds a dimming view that takes touches"),
    Behaviour(
      "Presentation", "isModalInPresentation: neither pull nor tap dismisses; the app hears of the attempt.",
      .documented, "presentationControllerDidAttemptToDismiss"),
    Behaviour(
      "Presentation", "In a narrow window a popover becomes a sheet unless it does not adapt.", .documented,
      "UIPopoverPresentationController"),
    Behaviour(
      "Sheet", "A released sheet goes to the detent, or away, that is nearest to where its speed would carry it.",
      .ourChoice, "not published"),
    Behaviour(
      "Sheet", "A scroll view at its top gives a pull down to the sheet, and a pull up while the sheet can grow.",
      .documented, "prefersScrollingExpandsWhenScrolledToEdge"),
    Behaviour(
      "Sheet", "Its place is the new one as soon as the finger lifts; what is seen follows, and can be caught.",
      .ourChoice, "so that layout is one step"),
    Behaviour(
      "Bars", "Bars count to the safe area of their screen and lie above its content.", .documented,
      "safeAreaInsets"),
    Behaviour(
      "Bars", "A tap on the selected item of a tab bar is told, too.", .observed, "tab bars that scroll to top"),
    Behaviour("Bars", "A tab keeps its stack while another one is shown.", .documented, "UITabBarController"),
  ]
}
