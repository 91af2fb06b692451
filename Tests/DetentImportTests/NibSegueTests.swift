import DetentCore
import Testing

@testable import DetentImport

/// Segues, relationships and the bars that containers bring.
@Suite struct NibSegueTests {
  private static let navigation =
    #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>"#

  /// Two screens, the first with a button whose segue is given; in a navigation stack or not.
  private func links(_ segue: String, inStack: Bool = true, others: String = "") throws -> [String] {
    let button = "<button userLabel=\"go\" id=\"b\"><connections><segue \(segue) id=\"s1\"/></connections></button>"
    let scenes =
      (inStack ? NibSample.scene(Self.navigation) : "")
      + NibSample.scene(
        NibSample.controller("c1", views: button, attributes: #"storyboardIdentifier="first""#), others: others)
      + NibSample.scene(NibSample.controller("c2", attributes: #"storyboardIdentifier="second""#))
    let file = try NibSample.read(NibSample.document(scenes, start: inStack ? "nav" : "c1"))
    return file.blueprint.links.map(\.words)
  }

  @Test(arguments: [
    (#"destination="c2" kind="show""#, true, "first second push trigger=go"),
    (#"destination="c2" kind="push""#, true, "first second push trigger=go"),
    (#"destination="c2" kind="showDetail""#, true, "first second push trigger=go"),
    (#"destination="c2" kind="show""#, false, "first second present trigger=go as=sheet"),
    (#"destination="c2" kind="replace""#, false, "first second replace trigger=go"),
    (#"destination="c2" kind="presentation""#, true, "first second present trigger=go as=sheet"),
    (#"destination="c2" kind="modal""#, true, "first second present trigger=go as=sheet"),
    (
      #"destination="c2" kind="presentation" modalPresentationStyle="fullScreen""#, true,
      "first second present trigger=go as=fullScreen"
    ),
    (
      #"destination="c2" kind="presentation" modalPresentationStyle="formSheet""#, true,
      "first second present trigger=go as=sheet"
    ),
    (
      #"destination="c2" kind="presentation" modalPresentationStyle="popover""#, true,
      "first second present trigger=go as=popover"
    ),
    (#"destination="c2" kind="popoverPresentation""#, true, "first second present trigger=go as=popover"),
    (#"destination="c2" kind="custom" customClass="MySegue""#, true, "first second present trigger=go as=sheet"),
  ]) func kinds(_ segue: String, _ inStack: Bool, _ words: String) throws {
    #expect(try links(segue, inStack: inStack) == [words])
  }

  @Test func `unwinding pops, or dismisses what was presented`() throws {
    let exit = #"<exit id="x1" sceneMemberID="exit"/>"#
    #expect(
      try links(#"destination="x1" kind="unwind" unwindAction="back:""#, others: exit) == ["first pop trigger=go"])
    let back =
      #"<button userLabel="done" id="d"><connections><segue destination="x2" kind="unwind" id="s2"/></connections></button>"#
    let scenes =
      NibSample.scene(
        NibSample.controller(
          "c1", connections: #"<segue destination="c2" kind="presentation" identifier="help" id="s1"/>"#))
      + NibSample.scene(NibSample.controller("c2", views: back), others: #"<exit id="x2" sceneMemberID="exit"/>"#)
    let file = try NibSample.read(NibSample.document(scenes))
    #expect(file.blueprint.links.map(\.words) == ["c1 c2 present as=sheet", "c2 dismiss trigger=done"])
  }

  @Test func `a segue to itself, to another document or to nothing is no way`() throws {
    #expect(try links(#"destination="c1" kind="show""#) == [])
    #expect(try links(#"destination="nowhere" kind="show""#) == [])
    let other =
      #"</objects></scene><scene><objects><viewControllerPlaceholder storyboardName="Other" id="ph" sceneMemberID="viewController"/>"#
    #expect(try links(#"destination="ph" kind="show""#, others: other) == [])
  }

  @Test func `a circle of pushes is cut, and told`() throws {
    func scene(_ id: String, to other: String) -> String {
      NibSample.scene(
        NibSample.controller(id, connections: "<segue destination=\"\(other)\" kind=\"show\" id=\"s-\(id)\"/>"))
    }
    let text = NibSample.document(
      NibSample.scene(Self.navigation) + scene("c1", to: "c2") + scene("c2", to: "c3") + scene("c3", to: "c1"),
      start: "nav")
    let file = try NibSample.read(text)
    #expect(file.blueprint.links.map(\.words) == ["c1 c2 push", "c2 c3 push"])
    #expect(file.account.ignored.contains { $0.name == "segue" && $0.reason.hasPrefix("it leads back") })
  }

  @Test func `gestures and cells trigger links`() throws {
    let table = """
      <tableView dataMode="static" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="n"><cells>
        <tableViewCell rowHeight="70" id="k1"><tableViewCellContentView key="contentView" id="w1"><subviews><label text="One" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell id="k2"><tableViewCellContentView key="contentView" id="w2"><subviews><slider id="l2"><rect key="frame" x="1" y="2" width="30" height="4"/></slider></subviews></tableViewCellContentView><connections><segue destination="c2" kind="show" id="s1"/></connections></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      <view userLabel="card" id="v"><connections><outletCollection property="gestureRecognizers" destination="g" id="oc"/></connections></view>
      """
    let scenes =
      NibSample.scene(Self.navigation)
      + NibSample.scene(
        NibSample.controller("c1", views: table),
        others:
          #"<tapGestureRecognizer id="g"><connections><segue destination="c2" kind="presentation" id="s2"/></connections></tapGestureRecognizer>"#
      )
      + NibSample.scene(NibSample.controller("c2"))
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "nav")).blueprint
    #expect(blueprint.links.map(\.words) == ["c1 c2 push trigger=t row=2", "c1 c2 present trigger=card as=sheet"])
    let list = blueprint.screens[0].parts[1]
    let words = ["alwaysBounceVertical=true", "rows=[{count=1 height=70} {count=1 height=50}]", "rowTitles=[One ]"]
    #expect(list.words == words)
    #expect(list.parts.map(\.frame) == [Rect(x: 0, y: 70, width: 393, height: 50)])
    #expect(list.parts[0].parts[0].frame == Rect(x: 1, y: 2, width: 30, height: 4))
  }

  @Test func `a navigation controller brings a bar, and pushes keep it`() throws {
    let item = """
      <navigationItem key="navigationItem" title="Home" largeTitleDisplayMode="always" id="ni">
        <barButtonItem key="leftBarButtonItem" title="Edit" id="bl"/>
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="br"><connections><segue destination="c3" kind="presentation" id="s2"/></connections></barButtonItem>
      </navigationItem>
      """
    let navigation = Self.navigation.replacing("id=\"bar\"", with: "largeTitles=\"YES\" id=\"bar\"")
    let scenes =
      NibSample.scene(navigation)
      + NibSample.scene(
        NibSample.controller("c1", connections: #"<segue destination="c2" kind="show" id="s1"/>"#, rest: item))
      + NibSample.scene(NibSample.controller("c2")) + NibSample.scene(NibSample.controller("c3"))
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "nav")).blueprint
    let bar = try #require(blueprint.screens[0].parts.first)
    #expect(bar.kind == .navigationBar && bar.words == ["title=Home", "prefersLargeTitles=true"])
    #expect(bar.parts.map { $0["title"] } == [.text("Edit"), .text("Add")] && bar.parts[1].id == "br")
    #expect(blueprint.screens.map { $0.parts.contains { $0.kind == .navigationBar } } == [true, true, false])
    #expect(blueprint.links.map(\.words) == ["Home c3 present trigger=br as=sheet", "Home c2 push"])
    #expect(blueprint.start == "Home")
  }

  @Test func `a hidden navigation bar leaves the stack`() throws {
    let navigation = Self.navigation.replacing("id=\"nav\"", with: "navigationBarHidden=\"YES\" id=\"nav\"")
    let scenes =
      NibSample.scene(navigation)
      + NibSample.scene(NibSample.controller("c1", connections: #"<segue destination="c2" kind="show" id="s1"/>"#))
      + NibSample.scene(NibSample.controller("c2"))
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "nav")).blueprint
    #expect(blueprint.screens.allSatisfy(\.parts.isEmpty) && blueprint.links.map(\.words) == ["c1 c2 push"])
  }

  @Test func `a tab bar controller brings a bar and ways between its tabs`() throws {
    let tabs = """
      <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections>
        <segue destination="c1" kind="relationship" relationship="viewControllers" id="r2"/>
        <segue destination="nav2" kind="relationship" relationship="viewControllers" id="r3"/>
      </connections></tabBarController>
      """
    let second = Self.navigation.replacing("id=\"nav\"", with: "id=\"nav2\"").replacing("\"c1\"", with: "\"c2\"")
      .replacing(
        "</navigationController>",
        with: #"<tabBarItem key="tabBarItem" systemItem="search" id="ti"/></navigationController>"#)
    let scenes =
      NibSample.scene(tabs)
      + NibSample.scene(NibSample.controller("c1", rest: #"<tabBarItem key="tabBarItem" title="Home" id="t1"/>"#))
      + NibSample.scene(second)
      + NibSample.scene(NibSample.controller("c2", connections: #"<segue destination="c3" kind="show" id="s1"/>"#))
      + NibSample.scene(NibSample.controller("c3", attributes: #"hidesBottomBarWhenPushed="YES""#))
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "tabs")).blueprint
    let bars = blueprint.screens.map { $0.parts.first { $0.kind == .tabBar }?.words }
    #expect(bars == [["items=[Home Search]"], ["items=[Home Search]", "selectedItem=2"], nil])
    #expect(
      blueprint.links.map(\.words) == [
        "c1 c2 tab trigger=tabBar item=2", "c2 c1 tab trigger=tabBar item=1", "c2 c3 push",
      ])
  }

  @Test func `a tab bar has its own id, whatever an outlet calls something else`() throws {
    let tabs = """
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="c1" kind="relationship" relationship="viewControllers" id="r2"/>
        <segue destination="c2" kind="relationship" relationship="viewControllers" id="r3"/>
      </connections></tabBarController>
      """
    let first = NibSample.controller(
      "c1", views: #"<label text="a" id="l"/>"#, connections: #"<outlet property="tabBar" destination="l" id="o"/>"#)
    let scenes = [tabs, first, NibSample.controller("c2")].map { NibSample.scene($0) }.joined()
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "tabs")).blueprint
    #expect(
      blueprint.links.map(\.words) == ["c1 c2 tab trigger=tabBar2 item=2", "c2 c1 tab trigger=tabBar item=1"])
  }

  @Test func `a split view begins with its first column`() throws {
    let split = """
      <splitViewController id="sp" sceneMemberID="viewController"><connections>
        <segue destination="c1" kind="relationship" relationship="masterViewController" id="r2"/>
        <segue destination="c2" kind="relationship" relationship="detailViewController" id="r3"/>
      </connections></splitViewController>
      """
    let scenes =
      NibSample.scene(split)
      + NibSample.scene(
        NibSample.controller("c1", connections: #"<segue destination="c2" kind="showDetail" id="s1"/>"#))
      + NibSample.scene(NibSample.controller("c2"))
    let blueprint = try NibSample.read(NibSample.document(scenes, start: "sp")).blueprint
    #expect(blueprint.start == "c1" && blueprint.links.map(\.words) == ["c1 c2 push"])
  }

  @Test func `an embedded scene stands in its container view`() throws {
    let container =
      #"<containerView userLabel="stage" id="cv"><rect key="frame" x="0" y="50" width="393" height="400"/><connections><segue destination="pvc" kind="embed" id="e1"/></connections></containerView>"#
    let pages =
      #"<pageViewController customClass="Tour" transitionStyle="scroll" navigationOrientation="horizontal" id="pvc" sceneMemberID="viewController"/>"#
    let scenes = NibSample.scene(NibSample.controller("c1", views: container)) + NibSample.scene(pages)
    let blueprint = try NibSample.read(NibSample.document(scenes)).blueprint
    #expect(blueprint.screens.map(\.id) == ["c1"])
    let pager = try #require(blueprint.screens[0].parts[0].parts.first)
    #expect(pager.kind == .scrollView && pager["isPagingEnabled"] == .bool(true))
    #expect(pager.unknown == ["numberOfPages", "contentSize"] && pager.note == "the pages of Tour")
  }

  @Test func `scenes that embed each other end`() throws {
    func scene(_ id: String, _ other: String) -> String {
      NibSample.scene(
        NibSample.controller(
          id,
          views:
            "<containerView id=\"cv-\(id)\"><connections><segue destination=\"\(other)\" kind=\"embed\" id=\"e-\(id)\"/></connections></containerView>"
        ))
    }
    let file = try NibSample.read(NibSample.document(scene("c1", "c2") + scene("c2", "c1")))
    #expect(file.blueprint.screens.map(\.id) == ["c1"])
  }
}
