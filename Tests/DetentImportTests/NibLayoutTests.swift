import DetentCore
import Testing

@testable import DetentImport

/// Where views lie: the file's rectangles, else constraints that settle them.
@Suite struct NibLayoutTests {
  private func frame(of view: String) throws -> Rect? { try NibSample.parts(view).first?.frame }

  private func solved(_ constraints: String...) throws -> Rect? {
    let all = constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined()
    return try NibSample.parts(#"<label text="a" id="x"/>"#, constraints: all).first?.frame
  }

  @Test func `a rectangle of the file`() throws {
    let view = #"<label id="x"><rect key="frame" x="10" y="20.5" width="100" height="30"/></label>"#
    #expect(try frame(of: view) == Rect(x: 10, y: 20.5, width: 100, height: 30))
  }

  @Test(arguments: [
    (#"minX="10" minY="20" width="100" height="30""#, Rect(x: 10, y: 20, width: 100, height: 30)),
    (#"width="393" height="852""#, Rect(x: 0, y: 0, width: 393, height: 852)),
    (#"minX="10" minY="20" height="30" maxX="83""#, Rect(x: 10, y: 20, width: 300, height: 30)),
    (#"maxX="10" maxY="52" width="100" height="300""#, Rect(x: 283, y: 500, width: 100, height: 300)),
  ]) func `insets of the file`(_ inset: String, _ rect: Rect) throws {
    #expect(try frame(of: "<label id=\"x\"><frame key=\"frameInset\" \(inset)/></label>") == rect)
  }

  @Test func `edges`() throws {
    let rect = try solved(
      #"firstItem="x" firstAttribute="leading" secondItem="v-c1" secondAttribute="leading" constant="40""#,
      #"firstAttribute="trailing" secondItem="x" secondAttribute="trailing" constant="53""#,
      #"firstItem="x" firstAttribute="top" secondItem="safe-c1" secondAttribute="top""#,
      #"firstItem="end-c1" firstAttribute="top" secondItem="x" secondAttribute="bottom" constant="8""#)
    #expect(rect == Rect(x: 40, y: 59, width: 300, height: 852 - 34 - 8 - 59))
  }

  @Test func `centre and size`() throws {
    let rect = try solved(
      #"firstItem="x" firstAttribute="centerX" secondItem="v-c1" secondAttribute="centerX""#,
      #"firstItem="x" firstAttribute="centerY" secondItem="v-c1" secondAttribute="centerY" constant="10""#,
      #"firstItem="x" firstAttribute="width" constant="93""#,
      #"firstItem="x" firstAttribute="height" secondItem="x" secondAttribute="width" multiplier="1:3""#)
    #expect(rect == Rect(x: 150, y: 420.5, width: 93, height: 31))
  }

  @Test func `margins, of the screen and symmetric`() throws {
    let rect = try solved(
      #"firstItem="x" firstAttribute="leading" secondItem="v-c1" secondAttribute="leadingMargin""#,
      #"firstAttribute="trailingMargin" secondItem="x" secondAttribute="trailing""#,
      #"firstItem="x" firstAttribute="top" secondItem="top-c1" secondAttribute="bottom" constant="1""#,
      #"firstItem="x" firstAttribute="height" constant="20""#)
    #expect(rect == Rect(x: 16, y: 60, width: 361, height: 20))
  }

  private func mirrored(_ attributes: String, _ constraints: String) throws -> Rect? {
    let view = """
      <view \(attributes) id="box"><rect key="frame" x="10" y="0" width="300" height="100"/>
        <directionalEdgeInsets key="directionalLayoutMargins" leading="30" trailing="50"/>
        <subviews><pageControl numberOfPages="3" id="x"/><label text="a" id="y"><rect key="frame" x="200" y="0" width="60" height="20"/></label></subviews>
        <constraints>\(constraints)
          <constraint firstItem="x" firstAttribute="top" secondItem="box" secondAttribute="top" constant="20"/>
          <constraint firstItem="x" firstAttribute="width" constant="90"/></constraints></view>
      """
    return try NibSample.parts(view)[0].parts[0].frame
  }

  @Test(arguments: [
    (#"firstItem="x" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="20""#, 190, 20),
    (#"firstAttribute="trailing" secondItem="x" secondAttribute="trailing" constant="20""#, 20, 190),
    (#"firstItem="x" firstAttribute="leading" secondItem="y" secondAttribute="trailing" constant="8""#, 102, 268),
    (#"firstItem="x" firstAttribute="leading" secondItem="box" secondAttribute="centerX" constant="8""#, 52, 158),
    (#"firstItem="x" firstAttribute="leading" secondItem="box" secondAttribute="leadingMargin""#, 180, 30),
    (#"firstItem="x" firstAttribute="left" secondItem="box" secondAttribute="left" constant="20""#, 20, 20),
    (#"firstItem="x" firstAttribute="centerX" secondItem="box" secondAttribute="centerX" constant="8""#, 113, 113),
  ]) func `what goes from right to left is mirrored`(_ tie: String, _ x: Double, _ usual: Double) throws {
    #expect(try mirrored(#"semanticContentAttribute="forceRightToLeft""#, "<constraint \(tie)/>")?.minX == x)
    #expect(try mirrored(#"semanticContentAttribute="playback""#, "<constraint \(tie)/>")?.minX == usual)
  }

  @Test func `a share of a mirrored edge is not known`() throws {
    let tie = #"firstItem="x" firstAttribute="leading" secondItem="y" secondAttribute="trailing" multiplier="2""#
    #expect(try mirrored(#"semanticContentAttribute="forceRightToLeft""#, "<constraint \(tie)/>") == nil)
    #expect(try mirrored("", "<constraint \(tie)/>")?.minX == 520)
  }

  @Test func `dots that go from right to left`() throws {
    let dots = #"<pageControl semanticContentAttribute="forceRightToLeft" numberOfPages="3" id="x"/>"#
    #expect(try NibSample.parts(dots)[0]["direction"] == .text("rightToLeft"))
  }

  @Test func `beside what lies elsewhere`() throws {
    let parts = try NibSample.parts(
      #"<pageControl numberOfPages="3" id="dots"/><view id="box"><rect key="frame" x="0" y="100" width="393" height="300"/></view>"#,
      constraints: """
        <constraint firstItem="dots" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="10" id="k1"/>
        <constraint firstItem="dots" firstAttribute="centerX" secondItem="box" secondAttribute="centerX" id="k2"/>
        """)
    let frame = try #require(parts[0].frame)
    #expect(frame.minY == 410 && abs(frame.center.x - 196.5) < 0.01 && !parts[0].unknown.contains("frame"))
  }

  @Test(arguments: open) func `what stays open is unknown`(_ constraints: [String]) throws {
    let all = constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined()
    let part = try NibSample.parts(#"<label text="a" id="x"/>"#, constraints: all)[0]
    #expect(part.frame == nil && part.unknown == ["frame"])
  }

  private static let open: [[String]] = [
    // Half of what is needed.
    [#"firstItem="x" firstAttribute="leading" secondItem="v-c1" secondAttribute="leading""#],
    // An inequality, a weak one, one for the editor alone, and a spacing that only the system knows.
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" relation="greaterThanOrEqual" constant="20""#),
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" priority="750" constant="20""#),
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" placeholder="YES" constant="20""#),
    edges(replacing: 3, #"firstAttribute="bottom" secondItem="x" secondAttribute="bottom" symbolic="YES""#),
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" constant="nan""#),
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" constant="-5""#),
    edges(replacing: 3, #"firstItem="x" firstAttribute="height" multiplier="1:0" constant="5""#),
  ]

  /// Constraints that settle a view, but for one.
  private static func edges(replacing place: Int, _ other: String) -> [String] {
    var all = ["leading", "trailing", "top", "bottom"].map {
      "firstItem=\"x\" firstAttribute=\"\($0)\" secondItem=\"v-c1\" secondAttribute=\"\($0)\""
    }
    all[place] = other
    return all
  }

  @Test func `content of a scroll view that its edges are tied to`() throws {
    let part = try NibSample.parts(
      """
      <scrollView pagingEnabled="YES" id="s"><rect key="frame" x="0" y="0" width="393" height="500"/>
        <subviews><view id="c"><rect key="frame" x="0" y="0" width="1572" height="500"/></view></subviews>
        <constraints>
          <constraint firstItem="c" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="k1"/>
          <constraint firstItem="c" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="k2"/>
          <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="k3"/>
        </constraints>
      </scrollView>
      """)[0]
    #expect(part["numberOfPages"] == .number(4) && part["contentSize"] == nil && part.unknown.isEmpty)
  }

  @Test func `a canvas of no device leaves frames to a person`() throws {
    let text = """
      <document \(NibSample.header) initialViewController="c1"><scenes>\
      <scene><objects><viewController id="c1" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
      <subviews><pageControl id="p"><rect key="frame" x="10" y="10" width="100" height="37"/></pageControl></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let screen = try NibSample.read(text).blueprint.screens[0]
    #expect(screen.options.contains(.init("size", .numbers(600, 600))))
    #expect(screen.parts[0].frame != nil && screen.parts[0].unknown.contains("frame"))
  }
}
