import Testing

/// Gestures that cannot be made: the error names the reason.
@Suite struct GestureTests {
  static let cases: [Case] = [
    .onScreen(
      "outside the screen", "screen:tap { at = { 1000, 10 } }", says: "x.lua:5:",
      "that is outside the screen (393 × 852)"),
    .onScreen("outside the component", "dots:tap { at = { 10, -300 } }", says: "x.lua:5:", "does not reach"),
    .onScreen("leaving the screen", "pager:drag { by = { -1000, 0 } }", says: "x.lua:5:", "would leave the screen"),
    .onScreen("hidden", "dots.isHidden = true dots:tap 'next'", says: "x.lua:5:", "pageControl \"dots\" is hidden"),
    .onScreen("disabled", "dots.isEnabled = false dots:tap 'next'", says: "is disabled"),
    .onScreen(
      "hidden for a single page", "dots.numberOfPages = 1 dots.hidesForSinglePage = true dots:tap()",
      says: "hides for a single page"),
    .onScreen("increment while hidden", "dots.isHidden = true dots:increment()", says: "is hidden"),
    .onScreen(
      "not shown", "detent.screen { id = 'other' } pager:tap()", says: "is not on the shown screen (screen \"other\")"),
    .onScreen("increment while not shown", "detent.screen {} dots:increment()", says: "is not on the shown screen"),
    Case(
      "covered",
      """
      local screen = detent.screen { detent.button { id = "below" }, detent.view { id = "above" } }
      screen.below:tap()
      """, says: "x.lua:2:", "is covered by view \"above\""),
    Case(
      "in a hidden view",
      """
      local screen = detent.screen { detent.view { id = "box", isHidden = true, detent.button { id = "go" } } }
      screen.go:tap()
      """, says: "lies in view \"box\", which is hidden"),
    Case(
      "scrolled out of sight",
      """
      local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 393, 3000 },
        detent.button { id = "go", frame = { 10, 2000, 50, 50 } } } }
      screen.go:tap()
      """, says: "x.lua:3:", "button \"go\""),
    .onScreen("no pointer", "dots:click { page = 1 }", says: "there is no pointer on this screen"),
    .onScreen("no way", "pager:drag {}", says: "x.lua:5:", "give either by"),
    .onScreen("two ways", "pager:drag { by = { 1, 0 }, to = { 1, 0 } }", says: "give either by"),
    .onScreen("no direction", "pager:swipe {}", says: "to is missing"),
    .onScreen("too long", "pager:drag { by = { -10, 0 }, over = 1e6 }", says: "seconds (0 to 600), got 1000000"),
    .onScreen("too slow", "pager:swipe { to = 'left', distance = 1e5, speed = 1 }", says: "would take more than 600 s"),
    .onScreen("too far", "pager:swipe { to = 'left', distance = 1e5, speed = 1e6 }", says: "would leave the screen"),
    .onScreen("no options", "pager:swipe 'next'", says: "expected a table of options", "got \"next\""),
    .onScreen("options as a list", "pager:swipe { 'next' }", says: "expected named options"),
    .onScreen("without a colon", "pager.swipe { to = 'next' }", says: "x.lua:5:"),
    .onScreen("wrong self", "pager.swipe(dots, { to = 'next' })", says: "x.lua:5:"),
    .onScreen("method of a number", "pager.swipe(5)", says: "x.lua:5:"),
    .onScreen("scrub without pages", "dots.numberOfPages = 0 dots:scrub { to = 1 }", says: "there are no pages"),
    .onScreen("lifted twice", "local f = pager:touch {} f:up() f:up()", says: "x.lua:5:", "lifted already"),
    .onScreen("finger off the screen", "pager:touch {}:move { by = { 9999, 0 } }", says: "would leave the screen"),
    .onScreen(
      "ten fingers",
      """
      local fingers = {}
      for i = 1, 10 do fingers[i] = pager:touch { at = { 30 * i, 100 } } end
      for i = 1, 10 do fingers[i]:move { by = { -20, 0 }, over = 0.1 } end
      for i = 1, 10 do fingers[i]:up() end
      detent.settle()
      """, code: 0),
    .onScreen("zero size", "pager.frame = { 0, 0, 0, 0 } pager:swipe { to = 'next' }", says: "x.lua:5:"),
    .onScreen(
      "nothing to change is no error",
      """
      pager.page = 4
      dots:tap "next"
      pager:swipe { to = "next" }:settle()
      assert.equal(4, dots.page)
      """, code: 0),
  ]

  @Test(arguments: cases) func gesture(_ item: Case) throws { try item.check() }
}
