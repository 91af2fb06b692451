import Foundation
import Testing

/// How near gestures are to another outcome: `--min-margin` and `detent sweep`.
@Suite struct MarginTests {
  static let screen = """
    local screen = detent.screen {
      device = "iPhone 16", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
    local pager = screen.pager

    """

  @Test func gesturesNearABorderFail() throws {
    let suite = try Suite([
      "a_spec.lua": Self.screen + """
        it("slow flick", function()
          pager:swipe { to = "next", distance = 90, speed = 260 }:settle()
          assert.equal(2, pager.page)
        end)
        it("fast flick", function() pager:swipe { to = "next", distance = 90, speed = 600 }:settle() assert.equal(2, pager.page) end)
        it("half a page", function() pager:drag { by = { -210, 0 } }:settle() assert.equal(2, pager.page) end)
        it("tap", function() screen.dots:tap "next" assert.equal(2, screen.dots.page) end)
        """
    ])
    try suite.run().expect(0, says: "4 passed")
    try suite.run("--min-margin", "3%").expect(1, says: "half a page", "3 passed, 1 failed")
    let strict = try suite.run("--min-margin", "10%")
    strict.expect(
      1, says: "1) slow flick",
      "a_spec.lua:6: --min-margin 10 %: the swipe on scrollView \"pager\" is 3.8 % from another",
      "its speed is 260 pt/s, at 250 pt/s it ends otherwise", "then:    pager.page is 1, not 2",
      "again:   detent test a_spec.lua:5 --min-margin 10%", "2) half a page",
      "its distance is 210 pt, at 206.5 pt it ends otherwise", "2 passed, 2 failed")
    let capsule = try #require(strict.output.firstRange(of: "detent replay "))
    let path = String(strict.output[capsule.upperBound...].prefix { $0 != "\n" })
    try Detent.run(["replay", path], in: suite.folder).expect(0, says: "the same as then")
    try suite.run("--min-margin", "much").expect(2, says: "expected a share such as 10%")
  }

  @Test func aPropertyIsNotJudged() throws {
    let suite = try Suite([
      "a_spec.lua": """
      property("at most one page", { runs = 20, speed = detent.gen.integer(240, 280) }, function(v)
        local screen = detent.screen { device = "iPhone 16",
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 } }
        screen.pager:swipe { to = "next", distance = 90, speed = v.speed }:settle()
        assert.is_true(screen.pager.page <= 2)
      end)
      """
    ])
    try suite.run("--min-margin", "10%").expect(0, says: "1 passed")
  }

  @Test func pinchesDatesAndScreensAreJudgedToo() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("pinch", function()
        local s = detent.screen { device = "iPhone 16",
          detent.scrollView { id = "z", zoomItem = "photo", maximumZoomScale = 3,
            detent.image { id = "photo", frame = { 0, 0, 390, 700 } } } }
        s.z:pinch { scale = 2.9 }:settle()
        assert.is_true(s.z.zoomScale < 3)
      end)
      it("date", function()
        local s = detent.screen { device = "iPhone 16",
          detent.datePicker { id = "d", frame = { 0, 290, 320, 216 }, datePickerMode = "date",
            preferredDatePickerStyle = "wheels", date = "2024-05-14" } }
        s.d:drag { by = { 0, -60 } }:settle()
        assert.truthy(s.d.date)
      end)
      it("back swipe", function()
        local function screen(button)
          return detent.screen { device = "iPhone 16", detent.button { id = "next", title = button } }
        end
        local flow = detent.flow { id = "app", start = "root", screens = { root = screen "More", detail = screen "Less" },
          links = { { from = "root", to = "detail", trigger = "next" } } }
        flow:push "detail"
        detent.settle()
        flow.screen:drag { from = { 3, 300 }, by = { 208, 0 }, over = 1 }:settle()
        assert.equal("root", flow.screen.id)
      end)
      """
    ])
    try suite.run("--strict").expect(0, says: "3 passed")
    try suite.run("--min-margin", "10%").expect(
      1, says: "1) pinch", "the pinch on scrollView \"z\" is",
      "then:    z.zoom is at its maximum, not between its limits",
      "2) date", "then:    d.date is 2024-", "3) back swipe",
      "then:    the shown screen is screen \"detail\", not screen \"root\"",
      "3 failed")
  }

  @Test func sweepsDrawBorders() throws {
    let folder = try Folder()
    try folder.write("pager.lua", Self.screen + "pager.page = 2")
    let outcome = try Detent.run(
      ["sweep", "pager.lua", "--speed", "50..600", "--columns", "12", "--rows", "3", "--svg", "m.svg"], in: folder)
    outcome.expect(
      0, says: "scrollView \"pager\": the page on which a swipe rests", "      10 pt  222233333333",
      "     314 pt  333333333333",
      "10 to 162 pt: page 2, page 3 from 250 pt/s", "314 pt: page 3 at every speed")
    let svg = Folder.text(folder.path("m.svg"))
    #expect(svg.hasPrefix("<svg xmlns"))
    #expect(svg.components(separatedBy: "<rect").count == 1 + 5 + 2)
    #expect(
      try Detent.run(["sweep", "pager.lua", "--to", "previous"], in: folder).output.contains("page 1 from 250 pt/s"))
  }

  @Test func aSweepIsOfOneWheel() throws {
    let folder = try Folder()
    try folder.write(
      "two.lua",
      """
      detent.screen { detent.pickerView { id = "p", place = "bottom",
        components = { { "a", "b", "c", "d" }, { "v", "w", "x", "y", "z" } } } }
      """)
    let small = ["--distance", "32..64", "--speed", "50..60", "--columns", "2", "--rows", "2"]
    for options in [[], ["--wheel", "1"]] {
      try Detent.run(["sweep", "two.lua"] + options + small, in: folder).expect(
        0, says: "the row on which", "32 pt: row 2 at", "64 pt: row 3 at")
    }
    try Detent.run(["sweep", "two.lua", "--wheel", "2"] + small, in: folder).expect(
      0, says: "pickerView \"p\", wheel 2: the row on which", "64 pt: row 3 at")
    try Detent.run(["sweep", "two.lua", "--wheel", "3"], in: folder).expect(
      2, says: "--wheel 3: pickerView \"p\" has 2 wheels")
  }

  @Test func misuseOfSweep() throws {
    let folder = try Folder()
    try folder.write("pager.lua", Self.screen)
    try folder.write("empty.lua", "detent.screen { detent.view {} }")
    try folder.write("bad.lua", "error \"no\"")
    try Detent.run(["sweep"], in: folder).expect(2, says: "give one script")
    try Detent.run(["sweep", "empty.lua"], in: folder).expect(2, says: "no pager and no picker")
    try Detent.run(["sweep", "bad.lua"], in: folder).expect(3, says: "bad.lua:1: no")
    try Detent.run(["sweep", "nowhere.lua"], in: folder).expect(3, says: "cannot be read")
    try Detent.run(["sweep", "pager.lua", "--component", "dots"], in: folder).expect(
      2, says: "no pager or picker is called \"dots\"")
    try Detent.run(["sweep", "pager.lua", "--to", "nxt"], in: folder).expect(2, says: "did you mean \"next\"?")
    try Detent.run(["sweep", "pager.lua", "--speed", "9"], in: folder).expect(2, says: "expected A..B")
    try Detent.run(["sweep", "pager.lua", "--distance", "10..900"], in: folder).expect(2, says: "a swipe of")
    try Detent.run(["sweep", "pager.lua", "--svg", "no/x.svg"], in: folder).expect(6, says: "could not be written")
  }
}
