import DetentCore
import Testing

@testable import DetentImport

/// Margins, guides, rows, styles and runtime attributes as the file gives them.
@Suite struct NibDetailTests {
  /// The frame of a label that is tied to the margins of a root view, with something said of those.
  private static func frame(
    margins: String = "", attributes: String = "", device: String = "retina6_12"
  ) throws -> Rect? {
    let ties = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"x\" firstAttribute=\"\($0)\" secondItem=\"v-c1\" secondAttribute=\"\($0)Margin\" id=\"k-\($0)\"/>"
    }
    let controller = NibSample.controller("c1", views: #"<label text="a" id="x"/>"#, constraints: ties.joined())
      .replacing("<viewLayoutGuide", with: margins + "<viewLayoutGuide")
      .replacing("key=\"view\"", with: "key=\"view\" \(attributes)")
    return try NibSample.read(NibSample.document(NibSample.scene(controller), device: device)).blueprint.screens[0]
      .parts[0].frame
  }

  @Test(arguments: [
    // The system's own, inside the safe area (59 and 34 pt).
    ("", "", Rect(x: 16, y: 59, width: 361, height: 759)),
    (
      #"<edgeInsets key="layoutMargins" top="100" left="60" bottom="30" right="8"/>"#, "",
      Rect(x: 60, y: 159, width: 317, height: 629)
    ),
    (
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="20" bottom="2" trailing="30"/>"#, "",
      Rect(x: 20, y: 60, width: 343, height: 756)
    ),
    ("", #"insetsLayoutMarginsFromSafeArea="NO""#, Rect(x: 16, y: 0, width: 361, height: 852)),
    ("", #"layoutMarginsFollowReadableWidth="YES""#, nil),
  ]) func `margins of a root view`(_ margins: String, _ attributes: String, _ frame: Rect?) throws {
    #expect(try Self.frame(margins: margins, attributes: attributes) == frame)
  }

  @Test func `guides that follow what the file does not tell leave a frame unknown`() throws {
    func part(_ key: String) throws -> Blueprint.Part {
      let controller = NibSample.controller(
        "c1", views: #"<pageControl numberOfPages="3" id="x"/>"#,
        constraints: """
          <constraint firstItem="x" firstAttribute="centerX" secondItem="v-c1" secondAttribute="centerX" id="k1"/>
          <constraint firstItem="g" firstAttribute="bottom" secondItem="x" secondAttribute="bottom" id="k2"/>
          """
      ).replacing("<viewLayoutGuide", with: "<viewLayoutGuide key=\"\(key)\" id=\"g\"/><viewLayoutGuide")
      return try NibSample.read(NibSample.document(NibSample.scene(controller))).blueprint.screens[0].parts[0]
    }
    #expect(try part("safeArea").frame?.maxY == 818)
    #expect(try part("keyboard").unknown.contains("frame"))
  }

  /// Two cells with a slider each, the first with a header above it.
  private static func cells(_ first: String, _ second: String, style: String) throws -> [Blueprint.Part] {
    func section(_ id: String, _ rect: String) -> String {
      """
      <tableViewSection headerTitle="\(id)" id="n\(id)"><cells><tableViewCell rowHeight="60" id="k\(id)">\(rect)
        <tableViewCellContentView key="contentView" id="w\(id)"><subviews><slider id="l\(id)"/></subviews></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection>
      """
    }
    let table =
      "<tableView dataMode=\"static\" style=\"\(style)\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><sections>\(section("1", first))\(section("2", second))</sections></tableView>"
    return try NibSample.parts(table)[0].parts
  }

  @Test func `cells lie where the file says`() throws {
    func rect(_ y: Double) -> String { "<rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"353\" height=\"60\"/>" }
    let parts = try Self.cells(rect(55.5), rect(211.5), style: "insetGrouped")
    #expect(parts.map(\.frame) == [55.5, 211.5].map { Rect(x: 20, y: $0, width: 353, height: 60) })
    #expect(parts.allSatisfy { !$0.unknown.contains("frame") })
  }

  /// A table with two cells at some heights, in a document of some version of Xcode's tools.
  private static func table(
    _ first: Double, _ second: Double, tools: String, hasBar: Bool = true
  ) throws -> Blueprint.Part {
    func cell(_ y: Double, _ views: String) -> String {
      "<tableViewCell id=\"k\(y)\"><rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"393\" height=\"44\"/><tableViewCellContentView key=\"contentView\" id=\"w\(y)\"><subviews>\(views)</subviews></tableViewCellContentView></tableViewCell>"
    }
    let cells =
      cell(first, #"<label text="Name" id="l1"/><switch id="s"/>"#) + cell(second, #"<label text="Kind" id="l2"/>"#)
    let table =
      "<tableViewController id=\"c1\" sceneMemberID=\"viewController\"><tableView key=\"view\" style=\"grouped\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><sections><tableViewSection><cells>\(cells)</cells></tableViewSection></sections></tableView></tableViewController>"
    let navigation =
      #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>"#
    let scenes = (hasBar ? NibSample.scene(navigation) : "") + NibSample.scene(table)
    let text = NibSample.document(scenes, start: hasBar ? "nav" : "c1", device: "retina4_7")
      .replacing(#"toolsVersion="21507""#, with: "toolsVersion=\"\(tools)\"")
    return try #require(NibSample.read(text).blueprint.screens[0].parts.last)
  }

  @Test(arguments: [
    (55.5, 119.5, "21507", true, "[{count=1 height=44 gap=55.5} {count=1 height=44 gap=20}]"),
    (0, 44, "21507", true, "{count=2 height=44}"),
    (99, 163, "8121.17", true, "[{count=1 height=44 gap=35} {count=1 height=44 gap=20}]"),
    (64, 108, "11198.2", true, "{count=2 height=44}"), (0, 44, "12120", true, "{count=2 height=44}"),
    (99, 163, "8121.17", false, "[{count=1 height=44 gap=99} {count=1 height=44 gap=20}]"),
  ]) func `rows lie where their cells lie, below bars in old documents`(
    _ first: Double, _ second: Double, _ tools: String, _ hasBar: Bool, _ rows: String
  ) throws {
    let table = try Self.table(first, second, tools: tools, hasBar: hasBar)
    #expect(table["rows"].map(BlueprintText.text) == rows)
    let start = hasBar && tools.count > 5 && first >= 64 ? 64.0 : 0
    #expect(table.parts.map { $0.frame?.minY } == [first - start] && table.parts[0].unknown.isEmpty)
    #expect(table["rowTitles"] == .texts(["", "Kind"]))
  }

  @Test func `a view that begins below a bar does not fill the screen`() throws {
    let view = #"""
      <viewController id="c1" sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="end"/></layoutGuides>
        <view key="view" id="v"><rect key="frame" x="0.0" y="64" width="320" height="504"/><subviews><label text="a" id="x"/></subviews>
          <constraints>
            <constraint firstItem="x" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="6"/>
            <constraint firstItem="end" firstAttribute="top" secondItem="x" secondAttribute="bottom" constant="8"/>
            <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading"/>
            <constraint firstItem="x" firstAttribute="width" constant="90"/></constraints></view></viewController>
      """#
    let scenes =
      NibSample.scene(
        #"<navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" translucent="NO" id="bar"/><connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>"#
      ) + NibSample.scene(view)
    let text =
      "<document \(NibSample.header)><scenes>\(scenes)</scenes><simulatedMetricsContainer key=\"defaultSimulatedMetrics\"><simulatedScreenMetrics key=\"destination\" type=\"retina4\"><size key=\"portraitSize\" width=\"320\" height=\"568\"/></simulatedScreenMetrics></simulatedMetricsContainer></document>"
    let screen = try #require(NibSample.read(text).blueprint.screens.first)
    #expect(screen.options.first?.value == .size(Size(width: 320, height: 568)))
    #expect(screen.parts.last?.frame == Rect(x: 0, y: 70, width: 90, height: 490))
  }

  @Test func `cells below headers lie somewhere`() throws {
    #expect(try Self.cells("", "", style: "plain").allSatisfy { $0.unknown.contains("frame") })
  }

  @Test(arguments: [
    ("", #"modalPresentationStyle="fullScreen""#, "fullScreen"),
    (#"modalPresentationStyle="formSheet""#, #"modalPresentationStyle="fullScreen""#, "sheet"),
    ("", "", "sheet"),
  ]) func `the style of what is presented holds where the segue has none`(
    _ segue: String, _ controller: String, _ style: String
  ) throws {
    let scenes =
      NibSample.scene(
        NibSample.controller("c1", connections: "<segue destination=\"n\" kind=\"presentation\" \(segue) id=\"s\"/>"))
      + NibSample.scene(
        "<navigationController \(controller) id=\"n\" sceneMemberID=\"viewController\"><connections><segue destination=\"c2\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
      ) + NibSample.scene(NibSample.controller("c2"))
    #expect(
      try NibSample.read(NibSample.document(scenes)).blueprint.links.map(\.words) == ["c1 c2 present as=\(style)"])
  }

  @Test func `runtime attributes that many views have`() throws {
    let color = #"<color key="value" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>"#
    let part = try NibSample.parts(
      """
      <pageControl id="x"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="pageIndicatorTintColor">\(color)</userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="currentPageIndicatorTintColor"><color key="value" name="Elsewhere"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Pages"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="dots"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="enabled" value="NO"/>
        <userDefinedRuntimeAttribute type="number" keyPath="numberOfPages"><integer key="value" value="-3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></pageControl>
      """)[0]
    #expect(part.id == "dots")
    #expect(part.words == ["pageIndicatorTintColor=#FFFFFF", "accessibilityLabel=Pages", "isEnabled=false"])
    #expect(part.unknown.contains("currentPageIndicatorTintColor") && part.unknown.contains("numberOfPages"))
  }
}
