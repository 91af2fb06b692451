import DetentCore
import DetentGuidelines
import Testing

@testable import DetentImport
@testable import DetentKit

/// What is built of a file, and what the script builds that `detent import` prints of it.
@Suite struct BuildingTests {
  private static let tour = NibSample.document(
    NibSample.scene(
      #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#
    )
      + NibSample.scene(
        NibSample.controller(
          "c1",
          views: """
            <scrollView pagingEnabled="YES" id="s"><rect key="frame" x="0" y="100" width="393" height="400"/>
              <subviews><label text="One &quot;quoted&quot; \\ line" id="l"><rect key="frame" x="10.25" y="20" width="100" height="30"/></label></subviews>
              <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="contentSize"><size key="value" width="1179" height="400"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </scrollView>
            <pageControl numberOfPages="3" currentPage="1" id="p"><rect key="frame" x="100" y="510" width="193" height="26"/>
              <connections><action selector="turn:" destination="c1" eventType="touchUpInside" id="a"/></connections></pageControl>
            <datePicker datePickerMode="dateAndTime" minuteInterval="7" style="wheels" id="d"><rect key="frame" x="0" y="560" width="393" height="216"/><date key="date" timeIntervalSinceReferenceDate="491514569.9"/></datePicker>
            <button userLabel="go" id="b"><state key="normal" title="Go"/><connections><segue destination="c2" kind="show" id="g"/></connections></button>
            """))
      + NibSample.scene(
        NibSample.controller(
          "c2",
          views: """
            <tableView dataMode="static" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="n"><cells>
              <tableViewCell id="k1"><tableViewCellContentView key="contentView" id="w1"><subviews><label text="One" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView>
            """)), start: "nav")

  /// Every component that a run made: what it is and has, without the lines that made it; then the flow.
  private func made(_ result: Session.Result) -> [String] {
    let all = (0..<result.trace.count).compactMap { index -> String? in
      let event = result.trace[index]
      switch event.what {
      case .made(let made):
        let properties = made.properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "\(event.source.kind.name) \(made.name) \(made.frame) \(properties.joined(separator: " "))"
      case .linked(let link, _):
        return "link \(link.from) \(link.to as Any) \(link.by) \(link.trigger as Any) \(link.position as Any)"
      default: return nil
      }
    }
    let isFlow = { (words: String) in words.hasPrefix("link ") || words.hasPrefix("flow ") }
    return all.filter { !isFlow($0) } + all.filter(isFlow)
  }

  /// The tour with a view and a cell beside its screens, which are none of the flow.
  private static let dock = tour.replacing(
    "</objects></scene></scenes>",
    with: """
      <view userLabel="banner" id="w"><rect key="frame" x="0" y="0" width="300" height="90"/><subviews><pageControl id="q"/></subviews></view>
      <tableViewCell id="k"><rect key="frame" x="0" y="0" width="300" height="50"/><tableViewCellContentView key="contentView" id="kv"><subviews><switch id="sw"/></subviews></tableViewCellContentView></tableViewCell>
      </objects></scene></scenes>
      """)

  @Test(arguments: [
    tour, dock,
    NibSample.document(NibSample.scene(NibSample.controller("c1", views: #"<pickerView id="p"/><slider id="s"/>"#))),
  ])
  func `the printed script builds the same screens`(_ text: String) throws {
    let file = try NibSample.read(text)
    let loaded = Session().run(screensOf: Array(text.utf8), name: "Main.storyboard")
    #expect(loaded.failure == nil)
    let script = BlueprintPrinter.lua(file.blueprint, heading: ["Main.storyboard"])
    let printed = Session().run(text: script, name: "main.lua")
    #expect(printed.failure == nil, "\(script)")
    #expect(made(loaded) == made(printed))
    #expect(
      made(loaded).count == file.blueprint.screens.reduce(0) { $0 + 1 + count($1.parts) }
        + (file.blueprint.links.isEmpty ? 0 : 2))
  }

  @Test func `long tables and texts are taken apart, and mean the same`() {
    var part = Blueprint.Part(.label, line: 1)
    part["text"] = .text((1...40).map { "word \($0)  \"\\" }.joined(separator: " ") + "\n end ")
    var list = Blueprint.Part(.scrollView, line: 1)
    list["rows"] = .list(
      (1...6).map { .table([.init("count", .number(1)), .init("height", .number(Double($0)))]) })
    list["rowTitles"] = .texts((1...20).map { "Row number \($0)" })
    list.unknown = ["contentSize"]
    var blueprint = Blueprint()
    blueprint.screens = [Blueprint.Screen(id: "a", line: 1)]
    blueprint.screens[0].parts = [part, list]
    let script = BlueprintPrinter.lua(blueprint, heading: [])
    #expect(script.split(separator: "\n").allSatisfy { $0.count <= 118 }, "\(script)")
    let printed = Session().run(text: script, name: "main.lua")
    #expect(printed.failure == nil, "\(script)")
    guard case .text(let text)? = part["text"] else { return }
    #expect(made(printed).contains { $0.contains("text=text(\(text.debugDescription))") })
    #expect(made(printed).contains { $0.contains("Row number 20\"") && $0.contains("rows=int(6)") })
  }

  private func count(_ parts: [Blueprint.Part]) -> Int { parts.reduce(0) { $0 + 1 + count($1.parts) } }

  @Test func `findings name the line of the file`() throws {
    let result = Session().run(screensOf: Array(Self.tour.utf8), name: "App/Main.storyboard")
    let found = result.audit().findings.filter { $0.verdict == .fail }
    #expect(
      found.map { "\($0.file ?? ""):\($0.line ?? 0) \($0.path) \($0.rule)" } == [
        #"App/Main.storyboard:\#(line(of: "<pageControl")) screen "c1" > pageControl "p" detent/event-wiring"#,
        #"App/Main.storyboard:\#(line(of: "<datePicker")) screen "c1" > datePicker "d" date-picker/minute-interval"#,
      ])
  }

  /// The first line of the tour that holds a text.
  private func line(of text: String) -> Int {
    let lines = Self.tour.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  @Test func `a scene gathered from the trace knows what the stage knows`() {
    let result = Session().run(
      text: """
        local s = detent.screen { detent.pageControl { id = "p", numberOfPages = 3, unknown = { "numberOfPages", "frame" }, actions = { valueChanged = "a" } } }
        s.p.numberOfPages = 4
        detent.wait(0.1)
        """, name: "x.lua")
    var scene = Scene()
    for index in 0..<result.trace.count { scene.see(result.trace[index]) }
    let control = scene.descendants(of: scene.roots[0])[0]
    #expect(scene[control]?.properties["unknown"] == .texts(["frame"]))
    #expect(scene[control]?.properties["actions"] == .texts(["valueChanged: a"]))
    #expect(result.stage.snapshot(of: control).properties == scene[control]?.properties)
  }

  @Test func `long comments are cut`() {
    var screen = Blueprint.Screen(id: "a", line: 1)
    screen.note = String(repeating: "n", count: 9_000_000)
    var blueprint = Blueprint()
    blueprint.screens = [screen]
    #expect(BlueprintPrinter.lua(blueprint, heading: []).utf8.count < 1000)
  }

  @Test func `of a file without its code nobody knows that dots are missing`() {
    let text = NibSample.document(
      NibSample.scene(
        NibSample.controller(
          "c1",
          views: """
            <scrollView pagingEnabled="YES" showsHorizontalScrollIndicator="NO" id="s"><rect key="frame" x="0" y="0" width="393" height="400"/>
              <subviews><view id="a"><rect key="frame" x="0" y="0" width="393" height="400"/></view>
                <view id="b"><rect key="frame" x="393" y="0" width="393" height="400"/></view></subviews>
              <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="contentSize"><size key="value" width="786" height="400"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </scrollView>
            """)))
    let result = Session().run(screensOf: Array(text.utf8), name: "Main.storyboard")
    var settings = Audit.Settings()
    settings.only = ["scroll-view/apparent", "scroll-view/page-control"]
    #expect(result.audit(settings).findings.map(\.verdict) == [.fail, .fail])
    settings.isWithoutCode = true
    let found = result.audit(settings).findings
    #expect(found.map(\.verdict) == [.review, .review])
    #expect(found.allSatisfy { $0.message.contains("; code may bring it") })
  }

  @Test func `names and texts of any kind are printed as Lua`() throws {
    var part = Blueprint.Part(.label, line: 1)
    part.id = "end"
    part["text"] = .text("a\"b\\c\n\u{1}é")
    part.note = "two\nlines"
    var screen = Blueprint.Screen(id: "a b", line: 1)
    screen.parts = [part]
    var blueprint = Blueprint()
    blueprint.screens = [screen, Blueprint.Screen(id: "end", line: 1)]
    let script =
      BlueprintPrinter.lua(blueprint, heading: []) + "assert.equal('a\"b\\\\c\\n\\1é', screen1:find('end').text)"
    let result = Session().run(text: script, name: "x.lua")
    #expect(result.failure == nil, "\(script)")
  }
}
