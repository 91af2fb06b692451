import Testing

/// Misspelt and clashing names: the error gives the caller's line and the nearest valid name.
@Suite struct NameTests {
  static let cases: [Case] = [
    .onScreen("property", "print(dots.numberOfPage)", says: "x.lua:5:", "did you mean \"numberOfPages\"?"),
    .onScreen("property set", "dots.isHiden = true", says: "x.lua:5:", "isHiden", "did you mean \"isHidden\"?"),
    .onScreen("method", "pager:swip {}", says: "x.lua:5:", "did you mean \"swipe\"?"),
    .onScreen("read-only property", "pager.phase = 'idle'", says: "x.lua:5:", "scrollView.phase is read-only"),
    .onScreen("method assigned", "pager.swipe = 1", says: "x.lua:5:", "is a method"),
    .onScreen("event", "pager:on('valueChangd', print)", says: "x.lua:5:", "scrollView has no event", "it has: "),
    .onScreen("event near", "dots:on('valueChangd', print)", says: "did you mean \"valueChanged\"?"),
    .onScreen(
      "option", "pager:swipe { too = 'next' }", says: "x.lua:5:", "did you mean \"to\"?", "there are: to, distance"),
    .onScreen("option of a wait", "detent.waitUntil(print, { withn = 1 })", says: "did you mean \"within\"?"),
    .onScreen("enum case", "dots.backgroundStyle = 'prominant'", says: "x.lua:5:", "did you mean \"prominent\"?"),
    .onScreen(
      "enum case far off", "dots.backgroundStyle = 'x'", says: "\"automatic\", \"prominent\", \"minimal\", got \"x\""),
    .onScreen("direction", "pager:swipe { to = 'lefd' }", says: "did you mean \"left\"?"),
    .onScreen("currentPage get", "print(dots.currentPage)", says: "x.lua:5:", "use \"page\" (counts from 1)"),
    .onScreen("currentPage set", "dots.currentPage = 2", says: "x.lua:5:", "use \"page\" (counts from 1)"),
    .onScreen("currentPage of a pager", "print(pager.currentPage)", says: "use \"page\" (counts from 1)"),
    .onScreen("component of a screen", "print(screen.pagr)", says: "x.lua:5:", "did you mean \"pager\"?"),
    .onScreen("colour", "dots.tintColor = 'systemBleu'", says: "did you mean \"systemBlue\"?"),
    .onScreen("colour digits", "dots.tintColor = '#12'", says: "expected a colour such as \"#FF3B30\", got \"#12\""),
    .onScreen("member that is a number", "print(dots[1])", says: "x.lua:5:", "expected a name, got 1"),
    .onScreen("very long name", "print(dots[string.rep('x', 1e6)])", says: "x.lua:5:", "has no member \"xxx"),
    Case("constructor", "detent.screen { detent.pageControll {} }", says: "x.lua:1:", "did you mean \"pageControl\"?"),
    Case("module function", "detent.setle()", says: "x.lua:1:", "did you mean \"settle\"?"),
    Case("another tool's word", "detent.sleep(1)", says: "use \"wait\""),
    Case("assertion", "assert.equels(1, 1)", says: "x.lua:1:", "did you mean \"equals\"?"),
    Case("currentPage given", "detent.screen { detent.pageControl { currentPage = 1 } }", says: "x.lua:1", "page"),
    Case("option of a component", "detent.screen {\n detent.label { txt = 'a' } }", says: "did you mean \"text\"?"),
    Case("option of a screen", "detent.screen { devise = 'iPhone 16' }", says: "did you mean \"device\"?"),
    Case("device", "detent.screen { device = 'iPhone 61' }", says: "there is no device", "did you mean \"iPhone 16\"?"),
    Case("event in a table", "detent.screen { detent.label { on = { tab = print } } }", says: "did you mean \"tap\"?"),
    Case(
      "id that is a member", "detent.screen {\n detent.label { id = 'size' } }", says: "line 2",
      "\"size\" is the name of a"),
    Case(
      "component's own line", "detent.screen {\n detent.label { text = 'a' },\n detent.label { text = 5 } }",
      says: "x.lua:1:", "(line 3)", "▸ 3 │  detent.label { text = 5 } }"),
    Case(
      "id twice", "detent.screen { detent.label { id = 'a' },\n detent.label { id = 'a' } }", says: "line 2",
      "stands twice"),
    Case("empty id", "detent.screen { detent.label { id = '' } }", says: "an id cannot be empty"),
    Case("id that is a number", "detent.screen { detent.label { id = 1 } }", says: "expected a string, got 1"),
    Case("id that is not UTF-8", "detent.screen { detent.label { id = '\\xff' } }", says: "not UTF-8"),
    Case(
      "pair that is nobody",
      "detent.screen { detent.pageControl { pairedWith = 'pagr' }, detent.scrollView { id = 'pager' } }",
      says: "did you mean \"pager\"?"),
    Case(
      "table used twice", "local t = detent.label {} detent.screen { detent.label(t) }",
      says: "already describes a label"),
    Case("child that is no component", "detent.screen { 5 }", says: "expected components", "got 5"),
    Case("place beside nobody", "detent.screen { detent.label { place = { below = 'x' } } }", says: "no sibling"),
    Case(
      "place in a circle",
      """
      detent.screen { detent.label { id = 'a', place = { below = 'b' } }, detent.label { id = 'b', place = { below = 'a' } } }
      """, says: "leans on itself"),
  ]

  @Test(arguments: cases) func name(_ item: Case) throws { try item.check() }

  @Test func textWithZeroBytesIsKept() throws {
    try Case(
      "zero bytes",
      """
      local s = detent.screen { id = 'a\\0b', detent.label { id = 'l\\0', text = 't\\0x' } }
      step 's\\0t'
      assert.equal('a\\0b', s.id)
      assert.equal('t\\0x', s['l\\0'].text)
      """, code: 0
    ).check()
  }
}
