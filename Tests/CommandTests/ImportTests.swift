import Foundation
import Testing

/// `detent import`, and `detent lint` of files of other programs.
@Suite struct ImportTests {
  private static func storyboard(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="1"><objects><viewController storyboardIdentifier="welcome" id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
          \(views)
        </subviews></view>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  private static let deaf = storyboard(
    """
    <datePicker userLabel="when" style="compact" id="d"><rect key="frame" x="100" y="90" width="193" height="34"/>
      <connections><action selector="pick:" destination="c" eventType="touchUpInside" id="a"/></connections></datePicker>
    <pageControl userLabel="dots" numberOfPages="3" id="p"><rect key="frame" x="100" y="790" width="193" height="26"/>
      <connections><action selector="turn:" destination="c" eventType="touchUpInside" id="b"/></connections></pageControl>
    """)
  private static let good = storyboard(#"<label text="Hello" id="l"/>"#)
  private static let strange = storyboard(#"<holoView id="h"/>"#)

  private func folder() throws -> Folder {
    let folder = try Folder()
    for (name, text) in [
      "App/Main.storyboard": Self.deaf, "App/Help/Help.storyboard": Self.good, "App/strange.xib": Self.strange,
      "App/flow.lua": LintTests.warning, "fake.storyboard": "local x = 1", "script.lua": Self.good,
      "entity.storyboard": "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a/>",
      "mac.xib": #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      "broken.storyboard": "<document>\n<a></b>", "notes.txt": "hello",
    ] {
      try folder.write(name, text)
    }
    return folder
  }

  private func run(_ arguments: String...) throws -> Detent.Outcome { try Detent.run(arguments, in: try folder()) }

  @Test func `the script that import prints runs`() throws {
    let folder = try folder()
    let printed = try Detent.run(["import", "App/Main.storyboard"], in: folder)
    #expect(printed.code == 0)
    #expect(
      printed.output.hasPrefix(
        """
        -- Main.storyboard, as Detent reads it (detent import).
        -- What stands in `unknown` is left to code, and not judged.

        local welcome = detent.screen {
        """))
    #expect(printed.errors.contains("Interface Builder storyboard: 1 screen; "))
    try folder.write("main.lua", printed.output + "assert.equal(3, welcome.dots.numberOfPages)\n")
    #expect(try Detent.run(["run", "main.lua"], in: folder).code == 0)
  }

  @Test func `a file without screens has one answer`() throws {
    let folder = try folder()
    let empty =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects/></document>"#
    try folder.write("empty.xib", empty)
    for command in ["import", "lint"] {
      let outcome = try Detent.run([command, "empty.xib"], in: folder)
      #expect(outcome.code == 4 && outcome.everything.contains("there are no screens in it"), "\(outcome.everything)")
      #expect(!outcome.everything.contains("detent run"))
    }
    #expect(try Detent.run(["lint", "empty.xib", "App/Help"], in: folder).code == 0)
  }

  @Test func `what lies too deep for a script's tables moves up`() throws {
    let folder = try folder()
    let view = { (number: Int) in "<XCUIElementTypeOther name='v\(number)' x='0' y='\(number)'>" }
    let last = "<XCUIElementTypeButton name='go' x='9' y='200' width='44' height='44'/>"
    let text = (0..<150).map(view).joined() + last + String(repeating: "</XCUIElementTypeOther>", count: 150)
    try folder.write("deep.xml", text)
    let outcome = try Detent.run(["import", "--out", "main.lua", "deep.xml"], in: folder)
    #expect(outcome.code == 0, "\(outcome.everything)")
    #expect(try Detent.run(["run", "main.lua"], in: folder).code == 0)
    #expect(try Detent.run(["lint", "deep.xml"], in: folder).code == 0)
  }

  @Test func `import can write a file, and tell what it understood`() throws {
    let folder = try folder()
    #expect(
      try Detent.run(["import", "--quiet", "--out", "main.lua", "App/Main.storyboard"], in: folder).everything == "")
    #expect(try Detent.run(["run", "main.lua"], in: folder).code == 0)
    let account = try Detent.run(["import", "--account", "App/strange.xib"], in: folder)
    #expect(account.code == 0)
    #expect(account.output.contains("not known:\n  holoView      1  from line 6\n"))
    #expect(account.output.contains("Such a file does not tell:"))
  }

  @Test(arguments: [
    ("fake.storyboard", "fake.storyboard:1:1: this is no XML"), ("mac.xib", "mac.xib:1:1: a macOS (Cocoa) document"),
    ("entity.storyboard", "entity.storyboard:2:"), ("broken.storyboard", "broken.storyboard:2:6: mismatched tag"),
    ("notes.txt", "notes.txt:1:1: no kind of file from which screens are read"),
    ("nowhere.xib", "nowhere.xib: there is no such file"), ("App", "App: is a directory"),
  ]) func `what cannot be imported is told with its place`(_ file: String, _ words: String) throws {
    let outcome = try run("import", file)
    #expect(outcome.code == 3 && outcome.errors.contains(words), "\(outcome.everything)")
  }

  @Test(arguments: [
    ("fake.storyboard", "fake.storyboard:1:1: error: this is no XML"),
    ("mac.xib", "mac.xib:1:1: error: a macOS (Cocoa) document"),
    ("broken.storyboard", "broken.storyboard:2:6: error: mismatched tag"),
    (
      "script.lua",
      "script.lua:1:1: error: an Interface Builder document, no script: give it its own ending (such as .storyboard)"
    ),
  ]) func `what cannot be judged is told with its place`(_ file: String, _ words: String) throws {
    let outcome = try run("lint", file)
    #expect(outcome.code == 3 && outcome.output.contains(words), "\(outcome.everything)")
  }

  @Test func `findings name the scene, the component and the line`() throws {
    let outcome = try run("lint", "App/Main.storyboard")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        App/Main.storyboard:6: error: its action is wired to touchUpInside, which it never sends  detent/event-wiring
          screen "welcome" > datePicker "when"
        """), "\(outcome.everything)")
  }

  @Test(arguments: [
    (["App"], "4 files"), (["App/*.storyboard"], "2 files"), (["App/Main.storyboard", "App/flow.lua"], "2 files"),
    (["*.xib"], "2 files"), (["App/Help"], "1 file,"),
  ]) func `folders, patterns, and files of both kinds`(_ paths: [String], _ count: String) throws {
    let outcome = try Detent.run(["lint"] + paths, in: try folder())
    #expect(outcome.output.contains("✓ \(count)") || outcome.output.contains("✗ \(count)"), "\(outcome.everything)")
  }

  @Test func `a pattern that fits nothing is a misuse`() throws {
    let outcome = try run("lint", "Lib/*.storyboard")
    #expect(outcome.code == 2 && outcome.errors.contains("Lib/*.storyboard: no file fits"))
  }

  @Test func `strict takes no unknown elements`() throws {
    #expect(try run("lint", "App/strange.xib").code == 0)
    let outcome = try run("lint", "--strict", "App/strange.xib")
    #expect(outcome.code == 3 && outcome.output.contains("App/strange.xib:6: error: holoView is not known (--strict)"))
    #expect(try run("import", "--strict", "App/strange.xib").code == 3)
    #expect(try run("import", "--strict", "App/Main.storyboard").code == 0)
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "markdown"]) func `every report names the file's line`(
    _ kind: String
  ) throws {
    let outcome = try run("lint", "--report", kind, "App/Main.storyboard")
    #expect(outcome.code == 1 && outcome.output.contains("Main.storyboard") && outcome.output.contains("6"))
  }

  @Test func `the page of one storyboard can be played`() throws {
    let folder = try folder()
    #expect(try Detent.run(["lint", "--report", "html:page.html", "App/Main.storyboard"], in: folder).code == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path("page.html")))
  }

  @Test func `a project's own allowances and rules hold for storyboards`() throws {
    let folder = try folder()
    try folder.write(
      ".detent.lua",
      """
      return { allow = { { rule = "detent/event-wiring", file = "App/*.storyboard", component = "*", reason = "an old sample" } } }
      """)
    let outcome = try Detent.run(["lint", "App/Main.storyboard"], in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("2 allowed"), "\(outcome.everything)")
  }

  @Test func `the report beside the sample is what lint says of it`() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("samples/storyboard")
    let folder = try Folder()
    for name in ["Onboarding.storyboard", "report.md"] {
      try folder.write(name, Data(contentsOf: samples.appendingPathComponent(name)))
    }
    let outcome = try Detent.run(["lint", "--report", "markdown", "Onboarding.storyboard"], in: folder)
    #expect(outcome.output == Folder.text(folder.path("report.md")))
  }

  @Test func `a file over 32 MB is refused`() throws {
    let folder = try folder()
    try folder.write("large.storyboard", Data(repeating: 0x20, count: 32 << 20 | 1))
    let outcome = try Detent.run(["import", "large.storyboard"], in: folder)
    #expect(outcome.code == 3 && outcome.errors.contains("large.storyboard:1:1: larger than 32 MB"))
    #expect(try Detent.run(["lint", "large.storyboard"], in: folder).code == 3)
    try folder.write("load.lua", "detent.load 'large.storyboard'")
    let loaded = try Detent.run(["run", "load.lua"], in: folder)
    #expect(loaded.code == 3 && loaded.everything.contains("large.storyboard:1:1: larger than 32 MB"), "\(loaded)")
  }
}
