/// One rule of behaviour, and how sure we are that iOS has it: what docs/fidelity.md lists.
public struct Behaviour: Hashable, Sendable {
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Apple says so, in a header or on a page of documentation.
    case documented
    /// Seen or measured by others.
    case observed
    /// Not published anywhere we know of: the sane answer, ours.
    case ourChoice = "our choice"
  }

  public var area: String
  public var rule: String
  public var confidence: Confidence
  /// Who says so, or why we chose it.
  public var source: String

  init(_ area: String, _ rule: String, _ confidence: Confidence, _ source: String) {
    self.area = area
    self.rule = rule
    self.confidence = confidence
    self.source = source
  }

  public static let all =
    pageControl + progress + pairing + touches + scrolling + insets + indicators + zooming + paging + input + dates
    + datePicker + picker + flow + system
}

extension Behaviour {
  static let pageControl: [Behaviour] = [
    Behaviour(
      "Page control", "The current page is pinned to the pages that exist; no event.", .documented,
      "UIPageControl.currentPage"),
    Behaviour(
      "Page control", "A count that shrinks below the current page pins it at once and for good; no event.", .observed,
      "a drop-in look-alike does so"),
    Behaviour("Page control", "A count below 0 is 0.", .observed, "look-alikes"),
    Behaviour(
      "Page control", "hidesForSinglePage hides for one page, and for none.", .documented,
      "header, for one page; look-alikes, for none"),
    Behaviour(
      "Page control",
      "A tap counts by the side of the current indicator on which it falls, when the finger lifts; on the indicator itself it does nothing.",
      .ourChoice, "the HIG names the indicator's sides, a capture of a device the control's halves"),
    Behaviour("Page control", "A tap beyond the first or last page sends nothing.", .ourChoice, "look-alikes disagree"),
    Behaviour(
      "Page control", "A hold of 0.2 s, or a drag beyond 10 pt, scrubs and picks the nearest page at once.", .observed,
      "captures of a device and a simulator"),
    Behaviour(
      "Page control",
      "A scrub sends one event for each page it crosses, in order; past an end of the row one event with the end page.",
      .ourChoice, "the HIG says that pages open in sequence, and quickly past an end"),
    Behaviour(
      "Page control", "While a finger scrubs, the window of indicators stays where it was when the scrub began.",
      .ourChoice, "otherwise the pages would run away under a resting finger"),
    Behaviour(
      "Page control", "A pointer on an indicator goes to its page; beside the row it acts as a tap.", .documented,
      "HIG: on iPad a pointer can target an indicator; the second half is ours"),
    Behaviour(
      "Page control", "VoiceOver steps one page with an event, and none at the ends.", .observed,
      "a look-alike that copies UIKit"),
    Behaviour(
      "Page control",
      "Image of the current page: its own current image, the preferred current one, its own image, the preferred one, the dot.",
      .ourChoice, "the fall-back between the families is documented, the order inside them is not"),
    Behaviour("Page control", "Images given to pages outlive a smaller count.", .ourChoice, "not published"),
    Behaviour(
      "Page control",
      "More indicators than fit: a window around the current page, the outermost half as large, the next three quarters.",
      .documented, "HIG and reference say that outer ones shrink; the sizes are ours"),
    Behaviour(
      "Page control", "The automatic background shows exactly while a finger scrubs.", .observed,
      "captures: 0.193 s after the touch, gone with the lift"),
  ]

  static let progress: [Behaviour] = [
    Behaviour(
      "Progress", "Set values are pinned to 0…1; a page that becomes current starts at 0 or where the handler says.",
      .documented, "UIPageControlProgress"),
    Behaviour(
      "Progress", "A control takes a progress as full as it is; only another page empties it.", .documented,
      "UIPageControlProgress: set to 0 when the page changes"),
    Behaviour(
      "Progress", "Hidden while a finger scrubs, with one event at each end.", .documented, "UIPageControlProgress"),
    Behaviour(
      "Progress",
      "At the end of its time a page asks shouldAdvanceToPage, then the control turns by itself with valueChanged, state none.",
      .documented, "UIPageControlTimerProgress; that valueChanged comes is observed in app code"),
    Behaviour(
      "Progress", "After the last page the timer stops, full, unless resetsToInitialPageAfterEnd.", .documented,
      "the flag is documented, the stop is ours"),
    Behaviour(
      "Progress",
      "A finger on the pager, or a scrub, holds the time back; the lift gives the page its full time again.",
      .ourChoice, "content under a finger does not move by itself"),
    Behaviour(
      "Progress", "shouldAdvance = false keeps the page, full, and stops the timer; resumeTimer asks again.",
      .ourChoice, "not published"),
  ]

  static let pairing: [Behaviour] = [
    Behaviour(
      "Pairing", "Taps scroll the paired view with an animation, scrubs without.", .documented, "HIG, Page controls"),
    Behaviour(
      "Pairing", "While the control moves the view, the view's pages on the way are not written back.", .ourChoice,
      "an app has to take care of it by hand"),
    Behaviour(
      "Pairing", "A number of pages given to the control is never overwritten.", .ourChoice,
      "so that the difference can be seen"),
    Behaviour("Pairing", "Code that sets the control's page makes the view jump.", .ourChoice, "UIKit has no pairing"),
  ]

  static let touches: [Behaviour] = [
    Behaviour(
      "Touches", "A drag begins 10 pt from the touch; those 10 pt are taken off.", .observed,
      "Compose for iOS, which measured it"),
    Behaviour(
      "Touches", "The longer component of the way decides which axis a drag is about.", .ourChoice, "not published"),
    Behaviour(
      "Touches",
      "Of nested views the innermost takes the drag that has room in its direction; where none has, the innermost that can move.",
      .documented, "header: scrolling past an edge starts the parent; decided once a gesture"),
    Behaviour(
      "Touches", "A button in a scroll view hears of a touch after 0.15 s, or with the lift; from then on it keeps it.",
      .observed, "delaysContentTouches is documented, its length is not"),
    Behaviour(
      "Touches", "A touch that rests for 0.5 s is a long press and no tap.", .documented,
      "default of the recogniser; that it takes the tap's place is ours"),
    Behaviour("Touches", "A touch that stops something that moves is no tap.", .observed, "re-implementations"),
    Behaviour(
      "Touches", "Release velocity: the newest three segments, weighted 0.05, 0.35, 0.60; none after 0.1 s of rest.",
      .observed, "Flutter's iOS tracker"),
  ]

  static let scrolling: [Behaviour] = [
    Behaviour(
      "Scrolling", "Speed falls by the deceleration rate each millisecond; the view stops at 10 pt/s.", .observed,
      "the projection is Apple's, the stop is a re-implementation's"),
    Behaviour(
      "Scrolling", "A release below 250 pt/s stays where it is.", .observed, "several sources name about 0.25 pt/ms"),
    Behaviour(
      "Scrolling", "Past an edge the content follows with c·x·d/(d + c·x), c = 0.55.", .observed, "every study of UIKit"
    ),
    Behaviour(
      "Scrolling", "It returns by an envelope of 0.99 per millisecond.", .observed, "XNAnimation's study of UIKit"),
    Behaviour(
      "Scrolling",
      "A motion caught by a finger that lifts: didEndDragging(false) while isDecelerating, then didEndDecelerating.",
      .observed, "log of an iPhone; the second event is ours"),
    Behaviour(
      "Scrolling", "A motion caught by a finger that then drags: didEndDecelerating, then willBeginDragging.",
      .ourChoice, "every beginning has its end"),
    Behaviour(
      "Scrolling",
      "An animated offset takes 0.3 s with ease-in, ease-out; a second one ends the first with its callback.",
      .ourChoice, "no measurement is published"),
    Behaviour(
      "Scrolling", "An offset set by code is not pinned, stops what moves, and sends didScroll once if it changes.",
      .documented, "reference and logs"),
    Behaviour(
      "Scrolling", "While a finger drags, an animated offset is set at once and the drag goes on from there.",
      .ourChoice, "not published"),
    Behaviour(
      "Scrolling",
      "Content that shrinks or grows brings a view at rest into its range; a deceleration goes on inside it.",
      .observed, "re-implementations disagree on the details"),
    Behaviour(
      "Scrolling", "Directional lock: the axis counts as clear when its way is at least twice the other's.", .ourChoice,
      "the angle is not published"),
  ]

  static let paging: [Behaviour] = [
    Behaviour(
      "Paging", "A flick goes to the neighbouring page, never further; a slow release to the nearest, a tie going up.",
      .observed, "reports and re-implementations; the threshold of 250 pt/s is ours"),
    Behaviour("Paging", "The last page rests at the content's end, even if it is narrower.", .observed, "reports"),
    Behaviour(
      "Paging",
      "A page turn is a critically damped spring of response 0.5 s, faster for a hard flick, without overshoot.",
      .ourChoice, "no measurement is published"),
    Behaviour(
      "Paging", "A target that a handler changes is pinned, rounded to the pixel, and honoured.", .ourChoice,
      "documented without paging; with paging not published"),
    Behaviour(
      "Paging", "Released between pages, even at rest: willDecelerate is true; exactly on a page: false.", .observed,
      "Programming iOS"),
    Behaviour(
      "Paging", "A resize or rotation keeps the page; a motion under way ends at once where it was heading.",
      .ourChoice, "UIKit leaves it to the app"),
    Behaviour(
      "Paging",
      "Scrolling that shows something (scrollRectToVisible, find, typing) rests on the page that shows most of it.",
      .ourChoice, "not published; between two pages nothing rests"),
    Behaviour(
      "Paging", "Right to left the first page lies at the right end of the content.", .ourChoice,
      "as collection views lay it out; a plain scroll view leaves it to the app"),
    Behaviour(
      "Paging",
      "Keyed pages: the reader stays with the page being read; when it is gone, with the nearest that remains, following ones first.",
      .ourChoice, "UIKit leaves it to the app"),
    Behaviour(
      "Paging", "Keyed pages: another key under the same page number is another page, and pageChanged says so.",
      .ourChoice, "UIKit leaves it to the app"),
    Behaviour(
      "Paging", "Keyed pages: a child lies at its key's page, and is hidden while its key is gone.", .ourChoice,
      "UIKit leaves it to the app"),
  ]
}
