/// Insets, indicators and zooming.
extension Behaviour {
  private static func row(_ area: String, _ rule: String, _ confidence: Confidence, _ source: String) -> Behaviour {
    Behaviour(area, rule, confidence, source)
  }

  static let insets: [Behaviour] = [
    row(
      "Insets",
      "An axis takes the safe area in when its content exceeds the frame or it always bounces (automatic, scrollableAxes).",
      .documented, "UIScrollView.ContentInsetAdjustmentBehavior"),
    row(
      "Insets", "On a screen with a bar automatic takes top and bottom in whatever the content's size.", .documented,
      "inside a navigation controller that adjusts insets; that any bar of the screen counts as one is ours"),
    row(
      "Insets", "Bars do not push pages of a given number, which are as high as the view.", .ourChoice,
      "else they would scroll across their axis"),
    row(
      "Insets", "Pages do not take the safe area in along the axis on which they lie, unless told always.", .ourChoice,
      "observed in UIKit: a full-screen pager in landscape then rests beside its pages, and apps switch it off"),
    row(
      "Insets", "What scrolls with another view's content leaves the safe area of that axis to that view.", .ourChoice,
      "in UIKit the insets of such a view change while it passes"),
    row(
      "Insets",
      "A view that rests at its low end stays there when the safe area moves that end; others keep their place.",
      .ourChoice, "not published"),
    row("Insets", "A view starts below its insets.", .observed, "apps set contentInset before the first layout"),
    row(
      "Insets", "contentAlignmentPoint is kept as given and used within 0 to 1.", .observed,
      "measured: (37, 11) reads back; that it is used within 0 to 1 is ours"),
    row(
      "Insets",
      "Content that shrinks under a finger comes with its edge; the finger goes on from there. What was pulled past an edge stays.",
      .ourChoice, "a re-implementation pins at once"),
  ]

  static let indicators: [Behaviour] = [
    row("Indicators", "Shown from the begin of a drag until the last motion has ended.", .documented, "UIScrollView"),
    row(
      "Indicators", "They fade in 0.25 s, 0.05 s after the end; flashed, after 0.75 s.", .observed,
      "re-implementations made to match iOS; that the fade is even is ours"),
    row("Indicators", "The safe area shortens the track, contentInset does not.", .observed, "Flutter's scroll bar"),
    row("Indicators", "Content that fits shows one while it is pulled past an edge.", .ourChoice, "not published"),
    row(
      "Indicators", "withScrollIndicatorsShown: the axes that moved, for 0.75 s, or until the animation ends.",
      .documented, "UIScrollView; the 0.75 s are ours, those of a flash"),
    row(
      "Indicators", "scrollIndicatorInsets cannot be read while the two differ.", .ourChoice,
      "the header calls the value undefined"),
  ]

  static let zooming: [Behaviour] = [
    row("Zoom", "Without an item, or with equal limits, nothing zooms.", .documented, "UIScrollView"),
    row(
      "Zoom", "A pinch begins when the fingers' distance has changed by 10 pt, which count for nothing.", .ourChoice,
      "not published"),
    row(
      "Zoom", "Past a limit the scale stretches as content does, on the logarithm; at most to twice or half of it.",
      .ourChoice, "that it may pass is documented, the law is not"),
    row(
      "Zoom", "A bounce and an animation have their final scale and offset from the start; didZoom comes once.",
      .observed,
      "developers' reports; that the offset does too is ours"),
    row(
      "Zoom", "The content under the fingers' middle stays there, as far as the range of offsets lets it.", .ourChoice,
      "that it stays is common knowledge; that there is no stretch of the offset is ours"),
    row("Zoom", "Limits that are narrowed leave the scale until it changes next.", .ourChoice, "not published"),
    row("Zoom", "A scale that code sets is confined to the limits.", .observed, "a re-implementation pins"),
    row(
      "Zoom", "zoomTo stays inside the range of offsets.", .ourChoice, "reports of negative offsets with small content"),
    row(
      "Zoom", "Two fingers that spread are no drag while their middle rests; a pinch ends with its first lift.",
      .ourChoice, "not published"),
    row(
      "Zoom", "stopScrollingAndZooming keeps the scale that is seen, within its limits, and takes fingers away.",
      .ourChoice,
      "that it stops, enters the range and aligns to a page is documented"),
  ]
}
