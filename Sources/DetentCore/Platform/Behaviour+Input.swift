extension Behaviour {
  /// Showing something, the status bar, nesting, keys, pointers, VoiceOver, scrolling by itself.
  static let input: [Behaviour] = [
    Behaviour(
      "Showing", "scrollRectToVisible scrolls just far enough, and not at all for what can be seen.", .documented,
      "header and reference"),
    Behaviour(
      "Showing", "The rectangle is cut to the content, then to the visible size, so its top left wins.", .observed,
      "two re-implementations"),
    Behaviour("Showing", "What insets cover does not count as visible.", .ourChoice, "bars would hide it"),
    Behaviour(
      "Status bar", "On an iPhone, of several views on the screen with scrollsToTop none scrolls.", .documented,
      "UIScrollView.scrollsToTop"),
    Behaviour(
      "Status bar", "On an iPad the view closest to the status bar is asked, even if it refuses.", .documented,
      "UIScrollView.scrollsToTop"),
    Behaviour(
      "Status bar", "At the top already nobody is asked and nothing is told.", .documented,
      "property page; the callback page says that didScrollToTop may come"),
    Behaviour(
      "Status bar", "A scroll to the top that a finger or code stops sends no didScrollToTop.", .ourChoice,
      "not published"),
    Behaviour(
      "Nesting", "transfersHorizontalScrollingToParent false: at its end the inner view keeps the drag and bounces.",
      .documented, "header; that the drag is decided once a gesture is ours"),
    Behaviour(
      "Nesting", "canCancelContentTouches false: content that has heard of a touch keeps it from the scroll view.",
      .documented, "header"),
    Behaviour(
      "Keys", "Arrows, Page Up, Page Down, Home and End animate the offset of the view with the focus.", .documented,
      "UIScrollView.allowsKeyboardScrolling"),
    Behaviour("Keys", "An arrow moves 40 pt.", .observed, "WebKit's line step"),
    Behaviour(
      "Keys", "A page key moves a screenful less a line, a row of a list, or pageOverlap; pagers a page.", .documented,
      "the guidelines ask for an overlap, its amount is ours"),
    Behaviour(
      "Keys", "The space bar turns pages where the view shows text to read.", .observed, "WebKit's scroll view tests"),
    Behaviour(
      "Keys", "A key during a key's motion counts from where that leads.", .ourChoice, "so that keys add up"),
    Behaviour(
      "Keys", "What the focused view has no content for goes to the view around it.", .ourChoice,
      "as the responder chain does"),
    Behaviour(
      "Pointer", "A wheel moves the offset at once, without drag events, and ends at the edges.", .ourChoice,
      "not published"),
    Behaviour("Pointer", "Over pages a wheel turns one page.", .ourChoice, "pages have no place between them"),
    Behaviour(
      "Pointer", "A trackpad let go in motion sends the events of a drag and decelerates.", .ourChoice,
      "UIKit feeds both to one pan recogniser"),
    Behaviour(
      "VoiceOver", "Three fingers turn a page, or move a page key's way, and announce it; at an end nothing.",
      .documented, "accessibilityScroll; the words are ours"),
    Behaviour(
      "Text", "Lines begin at the side where the interface's reading begins, whatever language they are in.", .observed,
      "natural alignment of UIKit's controls"),
    Behaviour(
      "Text", "In a line that is read from right to left the left arrow key goes on, the right one back.", .observed,
      "text views of iOS"),
    Behaviour(
      "Scrolling by itself", "A selection, an insertion point or what is done to them comes into view first.",
      .documented, "HIG, Scroll views"),
    Behaviour(
      "Scrolling by itself", "Only as far as needed; nothing where part of it is visible.", .documented,
      "HIG, Scroll views"),
    Behaviour(
      "Scrolling by itself", "For find and selection it is animated, for typing and actions at once.", .ourChoice,
      "what follows must happen in sight"),
    Behaviour(
      "Scrolling by itself", "A selecting pointer past an edge pulls the view at 10 pt/s a point, at most 2000 pt/s.",
      .ourChoice, "that it follows is the HIG's, the speed is not published"),
    Behaviour(
      "Scrolling by itself", "While it does, selectionChanged comes at each line that the pointer reaches.", .ourChoice,
      "not published; frames must change no outcome"),
    Behaviour(
      "Reduce Motion",
      "Animated page turns are cross-fades: offset, didScroll and pageChanged at once, "
        + "didEndScrollingAnimation 0.3 s later.", .ourChoice,
      "the HIG asks for fades in place of slides; the events are ours"),
    Behaviour(
      "Reduce Motion", "Drags, decelerations, setContentOffset and scrollRectToVisible are as ever.", .ourChoice,
      "they are the person's or the app's own"),
  ]
}
