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

  @Test(arguments: [
    (
      "<tableView id=\"t\"><prototypes><tableViewCell id=\"k\"><tableViewCellContentView key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>",
      "it stands in a prototype cell, of which code makes rows"
    ),
    (
      "<collectionView id=\"t\"><cells><collectionViewCell id=\"k\"><view key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></view></collectionViewCell></cells></collectionView>",
      "it stands in a collection's cell, which code makes"
    ),
  ]) func `cells that code makes`(_ views: String, _ reason: String) throws {
    let file = try NibSample.read(NibSample.document(NibSample.scene(NibSample.controller("c1", views: views))))
    #expect(Self.reasons(file) == [reason])
    #expect(!file.account.read.contains { $0.name == "pageControl" })
  }

  @Test func `views beside the screen`() throws {
    let scene = NibSample.scene(
      NibSample.controller("c1"), others: "<view id=\"d\"><subviews>\(Self.dots)</subviews></view>")
    #expect(
      Self.reasons(try NibSample.read(NibSample.document(scene)))
        == ["it stands beside the screen, and code puts it somewhere"])
  }

  @Test func `a controller in a .xib`() throws {
    let text =
      "<document \(NibSample.header)><objects><viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>\(Self.dots)</subviews></view></viewController></objects></document>"
    #expect(
      Self.reasons(try NibSample.read(text))
        == ["its controller is no scene: screens of controllers are read from storyboards"])
  }

  @Test(arguments: [
    "<tableViewCell id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"60\"/><tableViewCellContentView key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></tableViewCellContentView></tableViewCell>",
    "<collectionViewCell id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"60\"/><view key=\"contentView\" id=\"w\"><subviews>\(dots)</subviews></view></collectionViewCell>",
  ]) func `a cell of a .xib is built`(_ cell: String) throws {
    let file = try NibSample.read("<document \(NibSample.header)><objects>\(cell)</objects></document>")
    #expect(Self.kinds(file.blueprint.screens[0].parts) == [.view, .pageControl] && Self.reasons(file).isEmpty)
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
