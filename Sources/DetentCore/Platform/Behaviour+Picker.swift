extension Behaviour {
  static let picker: [Behaviour] = [
    row(
      "didSelectRow comes once, when the wheel has stopped, and only for what a person did.", .documented,
      "UIPickerViewDelegate says for whom; that it waits for the stop is observed in app code"),
    row("A wheel that comes back to its row sends nothing.", .observed, "a re-implementation"),
    row("While a wheel turns the old row is read.", .observed, "reports of forms confirmed too early"),
    row("A row that code selects counts as chosen at once, also while it is animated.", .ourChoice, "not published"),
    row(
      "A selection beyond the rows: `select` refuses it, an assigned one is pinned.", .ourChoice,
      "a re-implementation ignores it"),
    row(
      "Fewer rows after a reload: the last one is chosen; none: nothing is; rows again: the first. No event.",
      .ourChoice, "look-alikes had to add it by hand"),
    row(
      "A reload does not stop a wheel that turns; a target that is gone becomes the last row.", .ourChoice,
      "not published"),
    row(
      "A wheel always rests on a row: a flick slows down onto the one nearest to where it would stop by itself.",
      .observed, "Flutter's wheel, a re-implementation"),
    row("Past its ends a wheel stretches as content does.", .ourChoice, "wheels are tables inside; not measured"),
    row(
      "A tap on a row that can be seen brings it to the middle in 0.3 s; on the one in the middle it does nothing.",
      .observed, "measured in a simulator with iOS 17.5; the second half is ours"),
    row(
      "A touch that stops a wheel is no tap; let go, the wheel goes to the nearest row.", .ourChoice,
      "as for scroll views"),
    row(
      "A wheel takes every drag up or down that begins on it, a scroll view around it those to the side.", .ourChoice,
      "the innermost that scrolls, as UIKit does; wheels pass nothing on at their ends"),
    row("Of several fingers on one wheel only the first turns it.", .ourChoice, "not published"),
    row(
      "A view beats an attributed title, that beats a title; what is beaten is not asked for.", .documented, "header"),
    row("The view of a row that cannot be seen is nil.", .documented, "header"),
    row(
      "A pointer's wheel turns whole rows, at least one; a trackpad that is let go acts as a finger.", .ourChoice,
      "not published"),
    row(
      "Arrows turn the focused wheel a row, page keys a screenful less a row; arrows sideways go to the next wheel.",
      .ourChoice, "that keys work is documented, which ones is not"),
    row(
      "Typing turns to the next row that begins so; letters within a second make a word.", .ourChoice, "not published"),
    row(
      "VoiceOver's adjustment is one row, with one event, and none at the ends.", .observed,
      "pickers are adjustable elements, a step is one row"),
    row(
      "Columns share the width that is left evenly, without gaps; right to left the first lies at the right.",
      .ourChoice, "not published"),
    row(
      "wrapsAround is Detent's own: UIKit's wheels do not wrap, apps take very many rows instead.", .ourChoice,
      "an extension"),
  ]

  private static func row(_ rule: String, _ confidence: Confidence, _ source: String) -> Behaviour {
    Behaviour("Picker", rule, confidence, source)
  }
}
