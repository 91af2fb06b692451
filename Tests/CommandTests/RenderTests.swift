import Foundation
import Testing

/// `detent render`: pictures of every format, and what becomes of bad input.
@Suite struct RenderTests {
  private static let swipe = """
    local screen = detent.screen { size = { 200, 200 },
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
    step "turn"
    screen.pager:swipe { to = "next" } :settle()
    """
  private static let still = "detent.screen { size = { 100, 60 } }"

  private static func folder(_ script: String) throws -> Folder {
    let folder = try Folder()
    try folder.write("a.lua", script)
    return folder
  }

  private static func bytes(_ name: String, in folder: Folder) -> Data {
    (try? Data(contentsOf: URL(fileURLWithPath: folder.path(name)))) ?? Data()
  }

  private static func hasCairo(_ folder: Folder) throws -> Bool {
    try Detent.run(["render", "a.lua", "--out", "probe.png"], in: folder).code == 0
  }

  @Test func everyFormat() throws {
    let folder = try Self.folder(Self.swipe)
    try Detent.run(["render", "a.lua"], in: folder).expect(0, says: "a.svg: ")
    #expect(Self.bytes("a.svg", in: folder).starts(with: Data("<svg ".utf8)))
    try Detent.run(["render", "a.lua", "--out", "-", "--chart"], in: folder).expect(0, says: "offset, points")
    try Detent.run(["render", "a.lua", "--out", "-", "--steps", "--frame"], in: folder).expect(0, says: "1. turn")
    try Detent.run(["render", "a.lua", "--out", "-", "--filmstrip", "--from", "0.1"], in: folder).expect(
      0, says: "0.100 s")
    guard try Self.hasCairo(folder) else { return }
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Self.bytes("probe.png", in: folder).starts(with: signature))
    try Detent.run(["render", "a.lua", "--out", "m.apng", "--fps", "10"], in: folder).expect(0, says: "m.apng: ")
    let animation = Self.bytes("m.apng", in: folder)
    #expect(animation.starts(with: signature))
    #expect(animation.range(of: Data("acTL".utf8)) != nil)
  }

  @Test func findingsStandAtTheirComponents() throws {
    let folder = try Self.folder(
      """
      detent.screen { device = "iPhone 16", detent.pageControl { numberOfPages = 40, frame = { 20, 300, 353, 26 } } }
      """)
    let plain = try Detent.run(["render", "a.lua", "--out", "-"], in: folder)
    #expect(!plain.output.contains("page-control/"))
    try Detent.run(["render", "a.lua", "--out", "-", "--overlay", "findings"], in: folder).expect(
      0, says: "page-control/position")
  }

  /// Each step's picture is what was there before the next step, though all of it is one instant.
  @Test func stepsOfOneInstant() throws {
    let folder = try Self.folder(
      """
      local s = detent.screen { size = { 200, 100 }, detent.label { id = "l", text = "START", frame = { 0, 0, 200, 40 } } }
      step "first"
      s.l.text = "FIRST"
      step "second"
      s.l.text = "SECOND"
      step "third"
      detent.wait(1)
      """)
    let sheet = try Detent.run(["render", "a.lua", "--steps", "--out", "-"], in: folder).output
    #expect(sheet.components(separatedBy: ">FIRST<").count == 2)
    #expect(sheet.components(separatedBy: ">SECOND<").count == 3)
    let page = try Detent.run(["run", "a.lua", "--quiet", "--report", "html"], in: folder).output
    #expect(page.contains("FIRST\""), "the page has a frame of the first step")
  }

  @Test func optionsThatSayNothing() throws {
    let folder = try Self.folder(Self.swipe)
    for (words, text) in [
      (["--steps", "--chart"], "--steps and --chart do not go together"),
      (["--fps", "10", "--out", "b.svg"], "--fps is for an animation"),
      (["--scale", "2", "--out", "a.svg"], "--scale is for pixels"),
      (["--overlay", ""], "--overlay: there is no \"\""), (["--out", "x"], "--out x: a picture is"),
    ] {
      try Detent.run(["render", "a.lua"] + words, in: folder).expect(2, says: text)
    }
  }

  @Test func badInput() throws {
    let folder = try Self.folder(Self.still)
    func says(_ words: [String], _ code: Int32, _ text: String) throws {
      try Detent.run(["render"] + words, in: folder).expect(code, says: text)
    }
    try says(["nothing.lua"], 3, "nothing.lua: there is no such file")
    try says(["."], 3, "is a directory")
    try says(["a.lua", "a.lua"], 2, "give one script (given are a.lua, a.lua)")
    try says(["a.lua", "--out", "a.gif"], 2, "--out a.gif: a picture is .svg, .png or .apng")
    try says(["a.lua", "--out", "nowhere/a.svg"], 6, "the picture could not be written: nowhere/a.svg")
    try says(["a.lua", "--at", "5"], 2, "--at 5: the run ended at 0.000 s")
    try says(["a.lua", "--at", "nan"], 2, "--at: expected seconds")
    try says(["a.lua", "--scale", "99"], 2, "--scale: expected a number from 0.1 to 10")
    try says(["a.lua", "--fps", "0"], 2, "--fps: expected a whole number from 1 to 60")
    try says(["a.lua", "--overlay", "finding"], 2, "there is no \"finding\"")
    try says(["a.lua", "--chart"], 2, "nothing scrolled or turned")
    try says(["a.lua", "--steps"], 2, "the script has no steps")
    try says(["a.lua", "--filmstrip"], 2, "no gesture was made")
    try says(["a.lua", "--chart", "--from", "1"], 2, "--from 1: what is drawn ends at 0.000 s")
    try says(["a.lua", "--out", "m.apng", "--chart"], 2, "does not go with --chart")
    try says(["a.lua", "--shots", "b"], 2, "the script takes no pictures")
  }

  @Test func aScreenWithoutRoom() throws {
    let folder = try Self.folder("detent.screen { size = { 0, 0 }, detent.label { text = \"x\" } }")
    try Detent.run(["render", "a.lua", "--out", "-"], in: folder).expect(0, says: "viewBox=\"0 0 0 0\"")
    let picture = try Detent.run(["render", "a.lua", "--out", "a.png"], in: folder)
    #expect(picture.code == 2 || picture.errors.contains("not installed"))
  }

  @Test func anAnimationIsBounded() throws {
    let folder = try Self.folder(Self.still + "\ndetent.wait(4000)")
    try Detent.run(["render", "a.lua", "--at", "end", "--from", "0", "--out", "m.apng"], in: folder).expect(
      2, says: "are more than the 3000 of an animation")
  }

  @Test func aSheetIsBounded() throws {
    let folder = try Self.folder(Self.still + "\nfor i = 1, 501 do step(\"s\" .. i) detent.wait(1) end")
    try Detent.run(["render", "a.lua", "--steps"], in: folder).expect(
      2, says: "501 steps; a sheet has room for 500: --from and --at choose")
    let some = try Detent.run(["render", "a.lua", "--steps", "--from", "3", "--at", "5", "--out", "-"], in: folder)
    some.expect(0, says: "1. s4", "3. s6")
    #expect(!some.output.contains("4. s7"))
  }

  @Test func tenThousandComponents() throws {
    let folder = try Self.folder(
      """
      local list = { size = { 390, 844 } }
      for i = 1, 9990 do
        list[#list + 1] = detent.label { text = "L" .. i, frame = { i % 100 * 4, i // 100 * 8, 60, 21 } }
      end
      detent.screen(list)
      """)
    try Detent.run(["render", "a.lua"], in: folder).expect(0, says: "a.svg: ")
    #expect(Self.bytes("a.svg", in: folder).count < 3_000_000)
  }

  // MARK: Pictures that the script takes

  @Test func shotsBecomeFiles() throws {
    let folder = try Self.folder(
      """
      local screen = detent.screen { size = { 100, 60 }, detent.label { id = "a", text = "One", place = "center" } }
      screen:shot "welcome"
      screen.a.text = "Two"
      screen:shot "welcome"
      screen:shot "Welcome.svg"
      """)
    try Detent.run(["run", "a.lua", "--shots", "shots/of run"], in: folder).expect(0, says: "✓")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("shots/of run")).sorted()
    #expect(names == ["Welcome-3.svg", "welcome-2.svg", "welcome.svg"])
    #expect(Folder.text(folder.path("shots/of run/welcome.svg")).contains(">One</text>"))
    #expect(Folder.text(folder.path("shots/of run/welcome-2.svg")).contains(">Two</text>"))
    try Detent.run(["render", "a.lua", "--shots", "drawn"], in: folder).expect(0, says: "drawn: 3 pictures")
    try Detent.run(["run", "a.lua", "--shots", "a.lua"], in: folder).expect(6, says: "a picture could not be written")
    try Detent.run(["run", "a.lua"], in: folder).expect(0, says: "✓")
  }
}
