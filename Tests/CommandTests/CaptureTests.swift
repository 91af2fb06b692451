import Foundation
import Testing

/// Captured screens on the command line: judged, printed as Lua, loaded by scripts; what is none is told so.
@Suite struct CaptureTests {
  /// A page control off the middle, among eleven pages.
  static let pageSource = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication name="Fern" label="Fern" x="0" y="0" width="393" height="852">
      <XCUIElementTypeScrollView name="tour" x="0" y="59" width="393" height="640"/>
      <XCUIElementTypePageIndicator name="dots" value="Seite 2 von 11" x="24" y="716" width="200" height="26"/>
    </XCUIElementTypeApplication>
    """
  static let description = """
    Element subtree:
     →Application, 0x10470b1c0, pid: 4711, label: 'Fern'
        Window (Main), 0x10470b2e0, {{0.0, 0.0}, {393.0, 852.0}}
          ScrollView, 0x10470b520, {{0.0, 59.0}, {393.0, 640.0}}, identifier: 'tour'
          PageIndicator, 0x10470bac0, {{24.0, 716.0}, {200.0, 26.0}}, identifier: 'dots', value: page 2 of 11
    """
  static let idb = """
    [{"AXLabel": "Fern", "type": "Application", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}, "children": [
      {"AXUniqueId": "tour", "type": "ScrollArea", "frame": {"x": 0, "y": 59, "width": 393, "height": 640}},
      {"AXUniqueId": "dots", "type": "Slider", "AXValue": "page 2 of 11",
       "frame": {"x": 24, "y": 716, "width": 200, "height": 26}}]}]
    """
  static let maestro = """
    {"attributes": {"bounds": "[0,0][393,852]"}, "children": [
      {"attributes": {"resource-id": "tour", "bounds": "[0,59][393,699]"}, "children": []},
      {"attributes": {"resource-id": "dots", "value": "page 2 of 11", "bounds": "[24,716][224,742]"}, "children": []}]}
    """
  static let files = ["fern.xml": pageSource, "fern.txt": description, "fern.idb.json": idb, "fern.json": maestro]
  /// The line of the page control.
  static let lines = ["fern.xml": 4, "fern.txt": 5, "fern.idb.json": 3, "fern.json": 3]

  private func folder(_ files: [String: String] = files) throws -> Folder {
    let folder = try Folder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test(arguments: ["fern.xml", "fern.txt", "fern.idb.json", "fern.json"])
  func `findings name the line in the file`(name: String) throws {
    let found = try Detent.run(["lint", name], in: folder())
    let line = try #require(Self.lines[name])
    found.expect(
      0, says: "\(name):\(line): review: its pairedWith is not known", "its middle is 72.5 pt left",
      "page-control/position", "pageControl \"dots\"")
    found.expect(0, says: "\(name):\(line): advice: ", "page-control/too-many")
    #expect(!found.output.contains("scroll-view/"), "what is not known is not judged: \(found.output)")
  }

  @Test(arguments: ["fern.xml", "fern.txt", "fern.idb.json", "fern.json"])
  func `the Lua that import prints is judged alike`(name: String) throws {
    let folder = try folder()
    try Detent.run(["import", name, "--out", "made.lua"], in: folder).expect(0)
    try Detent.run(["lint", "made.lua"], in: folder).expect(0, says: "page-control/position", "page-control/too-many")
  }

  @Test func `scripts load a capture and go on from there`() throws {
    let script = """
      local screen = detent.load "fern.xml"
      assert.equal("fern", screen.id)
      assert.equal(2, screen.dots.page)
      screen.dots:tap "next"
      assert.equal(3, screen.dots.page)
      """
    let folder = try folder()
    try folder.write("go.lua", script)
    try Detent.run(["run", "go.lua"], in: folder).expect(0)
  }

  @Test(arguments: [
    ("bad.xml", "<XCUIElementTypeOther>\n <a></b>", "bad.xml:2:7: mismatched tag"),
    ("cut.xml", "<AppiumAUT>\n", "cut.xml:2:1: no element found"),
    ("type.xml", "\n<plist/>", "type.xml:2:1: <plist> is no element of an iOS page source"),
    ("dtd.xml", "<!DOCTYPE a>\n<AppiumAUT/>", "dtd.xml:1:12: a document with a <!DOCTYPE"),
    ("cut.json", "[{\"AXLabel\":\n \"a", "cut.json:2:4: a string does not end"),
    ("bad.json", "[{\"AXLabel\": 1,}]", "bad.json:1:16: a member's name is missing"),
    ("bad.txt", "Element subtree:\n →Application, 0x1, {{0", "bad.txt:2:21: a frame that does not end"),
  ])
  func `bad captures are told with line and column`(name: String, text: String, error: String) throws {
    let folder = try folder([name: text])
    let cut = try #require(error.firstRange(of: ": ")?.upperBound)
    let (place, words) = (String(error[..<cut]), String(error[cut...]))
    try Detent.run(["lint", name], in: folder).expect(3, says: place + "error: " + words)
    try Detent.run(["import", name], in: folder).expect(
      3, says: error)
  }

  @Test func `a capture that is named like a script is told so`() throws {
    try Detent.run(["lint", "fern.lua"], in: folder(["fern.lua": Self.pageSource]))
      .expect(3, says: "fern.lua:1:1: error: an Appium page source, no script", "such as .xml")
  }

  @Test func `wrong encodings, depth and size`() throws {
    let folder = try folder([:])
    let deep = (0..<513).map { _ in "<XCUIElementTypeOther>" }.joined()
    try folder.write("deep.xml", deep)
    try folder.write(
      "latin.json", Data(Array("[{\"AXLabel\": \"a\",\n \"type\": \"".utf8) + [0xFC] + Array("\"}]".utf8)))
    try folder.write("large.xml", Data(Array("<AppiumAUT>".utf8) + [UInt8](repeating: 0x20, count: 33 << 20)))
    for (name, place, words) in [
      ("deep.xml", "deep.xml:1:11265: ", "more than 512 elements in each other"),
      ("latin.json", "latin.json:2:11: ", "the text is not UTF-8"),
      ("large.xml", "large.xml:1:1: ", "larger than 32 MB"),
    ] {
      try Detent.run(["lint", name], in: folder).expect(3, says: place + "error: ", words)
      try Detent.run(["import", name], in: folder).expect(3, says: place + words)
    }
  }
}
