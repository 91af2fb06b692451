import DetentCore
import Testing

@testable import DetentImport

/// Where views stand that are built, and what is told of those that are not.
@Suite struct NibOmissionTests {
  private static let dots = #"<pageControl numberOfPages="30" id="pc"/>"#

  private static func reasons(_ file: ImportedFile) -> [String] {
    file.account.ignored.filter { $0.name == "pageControl" }.map(\.reason)
  }

  private static func kinds(_ parts: [Blueprint.Part]) -> [ComponentKind] {
    parts.flatMap { [$0.kind] + kinds($0.parts) }
  }

  private static func read(_ views: String, rest: String = "", others: String = "") throws -> ImportedFile {
    let controller = NibSample.controller("c1", views: views, rest: rest)
    return try NibSample.read(NibSample.document(NibSample.scene(controller, others: others)))
  }

  @Test(arguments: [
    """
    <tableView id="t"><prototypes><tableViewCell id="k"><rect key="frame" x="0" y="28" width="393" height="60"/>
      <tableViewCellContentView key="contentView" id="w"><subviews>\(dots)</subviews></tableViewCellContentView>
    </tableViewCell></prototypes></tableView>
    """,
    """
    <tableView rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <prototypes><tableViewCell id="k"><tableViewCellContentView key="contentView" id="w">
        <subviews>\(dots)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    """,
    """
    <collectionView id="t"><cells><collectionViewCell id="k"><rect key="frame" x="0" y="0" width="393" height="60"/>
      <view key="contentView" id="w"><subviews>\(dots)</subviews></view></collectionViewCell></cells></collectionView>
    """,
    """
    <collectionView id="t"><collectionReusableView key="sectionHeaderView" id="k">
      <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(dots)</subviews></collectionReusableView>
    </collectionView>
    """,
  ]) func `of each cell that code makes one stands there, who knows where`(_ views: String) throws {
    let file = try Self.read(views)
    let list = file.blueprint.screens[0].parts[0]
    #expect(Self.kinds(list.parts) == [.view, .pageControl] && list.unknown.contains("rows"))
    #expect(list.parts[0].unknown == ["frame"] && list.parts[0].frame?.size == Size(width: 393, height: 60))
    #expect(Self.reasons(file).isEmpty && file.account.read.contains { $0.name == "pageControl" })
  }

  @Test func `a cell of words alone is told`() throws {
    let file = try Self.read(
      """
      <tableView id="t"><prototypes><tableViewCell id="k"><rect key="frame" x="0" y="28" width="393" height="60"/>
        <tableViewCellContentView key="contentView" id="w"><subviews><label text="a" id="l"/></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    #expect(file.blueprint.screens[0].parts[0].parts.isEmpty)
    #expect(
      file.account.ignored.contains { $0.name == "label" && $0.reason.hasPrefix("it stands in a prototype cell") })
  }

  @Test func `views beside the screen are screens of their own`() throws {
    let file = try Self.read(
      "",
      others:
        "<view userLabel=\"banner\" id=\"d\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"90\"/><subviews>\(Self.dots)</subviews></view>"
    )
    #expect(file.blueprint.screens.map(\.id) == ["c1", "banner"])
    #expect(Self.kinds(file.blueprint.screens[1].parts) == [.pageControl] && Self.reasons(file).isEmpty)
  }

  @Test(arguments: [
    ("", ["c"], [[ComponentKind.pageControl]]),
    ("navigationController", ["c"], [[.navigationBar, .pageControl]]),
    ("tabBarController", ["c", "e"], [[.pageControl, .tabBar], [.tabBar]]),
  ]) func `controllers of a .xib`(_ container: String, _ ids: [String], _ kinds: [[ComponentKind]]) throws {
    let controller =
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>\(Self.dots)</subviews></view></viewController>"
    let other =
      container.hasPrefix("tab") ? "<viewController id=\"e\"><view key=\"view\" id=\"w\"/></viewController>" : ""
    let whole =
      container.isEmpty
      ? controller : "<\(container) id=\"n\"><viewControllers>\(controller)\(other)</viewControllers></\(container)>"
    let file = try NibSample.read("<document \(NibSample.header)><objects>\(whole)</objects></document>")
    #expect(file.blueprint.screens.map(\.id) == ids && Self.reasons(file).isEmpty)
    #expect(file.blueprint.screens.map { Self.kinds($0.parts) } == kinds && file.account.unknown.isEmpty)
  }

  @Test func `views in bar buttons and toolbars`() throws {
    let button =
      #"<barButtonItem id="b1"><datePicker key="customView" id="dp"><rect key="frame" x="9" y="9" width="120" height="34"/></datePicker></barButtonItem>"#
    let item =
      "<navigationItem key=\"navigationItem\" id=\"ni\"><rightBarButtonItems>\(button)<barButtonItem title=\"Add\" id=\"b2\"/></rightBarButtonItems></navigationItem>"
    let toolbar =
      "<toolbar id=\"tb\"><items><barButtonItem id=\"b3\"><pageControl key=\"customView\" id=\"pc\"/></barButtonItem></items></toolbar>"
    let navigation =
      #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>"#
    let scenes = NibSample.scene(navigation) + NibSample.scene(NibSample.controller("c1", views: toolbar, rest: item))
    let file = try NibSample.read(NibSample.document(scenes, start: "nav"))
    let parts = file.blueprint.screens[0].parts
    #expect(Self.kinds(parts) == [.navigationBar, .datePicker, .button, .view, .pageControl])
    #expect(parts[0].parts[0].frame == Rect(x: 265, y: 5, width: 120, height: 34))
    #expect(parts[0].parts[1].frame?.maxX == 265 && parts[1].parts[0].unknown.last == "frame")
    #expect(Self.reasons(file).isEmpty)
  }

  @Test(arguments: [
    "<tableViewCell id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"60\"/><tableViewCellContentView key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></tableViewCellContentView></tableViewCell>",
    "<collectionViewCell id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"60\"/><view key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></view></collectionViewCell>",
  ]) func `a cell of a .xib is built`(_ cell: String) throws {
    let file = try NibSample.read("<document \(NibSample.header)><objects>\(cell)</objects></document>")
    #expect(Self.kinds(file.blueprint.screens[0].parts) == [.pageControl] && Self.reasons(file).isEmpty)
  }

  @Test func `headers of tables and titles of bars are built`() throws {
    let table =
      "<tableView id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"800\"/><view key=\"tableHeaderView\" id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"90\"/><subviews>\(Self.dots)</subviews></view></tableView>"
    let title =
      #"<navigationItem key="navigationItem" id="ni"><datePicker key="titleView" id="dp"><rect key="frame" x="90" y="5" width="200" height="34"/></datePicker></navigationItem>"#
    let navigation =
      #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>"#
    let scenes = NibSample.scene(navigation) + NibSample.scene(NibSample.controller("c1", views: table, rest: title))
    let file = try NibSample.read(NibSample.document(scenes, start: "nav"))
    let parts = file.blueprint.screens[0].parts
    #expect(Self.kinds(parts) == [.navigationBar, .datePicker, .scrollView, .view, .pageControl])
    #expect(parts[1].parts[0].frame == Rect(x: 0, y: 0, width: 393, height: 90) && Self.reasons(file).isEmpty)
  }

  @Test func `what the document's own size leaves out is neither shown nor used`() throws {
    let view = """
      <view id="x"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(Self.dots)<view id="y"/></subviews>
        <constraints>
          <constraint firstItem="y" firstAttribute="leading" secondItem="x" secondAttribute="leading" constant="200" id="k1"/>
          <constraint firstItem="y" firstAttribute="leading" secondItem="x" secondAttribute="leading" constant="10" id="k2"/>
          <constraint firstItem="y" firstAttribute="top" secondItem="x" secondAttribute="top" id="k3"/>
          <constraint firstItem="y" firstAttribute="width" constant="30" id="k4"/>
          <constraint firstItem="y" firstAttribute="height" constant="40" id="k5"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="pc"/></mask><mask key="constraints"><exclude reference="k1"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="pc"/></mask></variation>
      </view>
      """
    let file = try NibSample.read(NibSample.document(NibSample.scene(NibSample.controller("c1", views: view))))
    #expect(file.blueprint.screens[0].parts[0].parts.map(\.frame) == [Rect(x: 10, y: 0, width: 30, height: 40)])
    #expect(Self.reasons(file) == ["the document's own size leaves it out"])
  }
}
