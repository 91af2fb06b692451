import DetentCore
import Testing

@testable import DetentImport

/// Elements of Interface Builder documents and their attributes, one by one.
@Suite struct NibElementTests {
  @Test(arguments: [
    (
      #"<pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="x"/>"#,
      ["numberOfPages=5", "page=3", "hidesForSinglePage=true"]
    ),
    (
      #"<pageControl backgroundStyle="prominent" allowsContinuousInteraction="NO" direction="topToBottom" id="x"/>"#,
      ["allowsContinuousInteraction=false", "backgroundStyle=prominent", "direction=topToBottom"]
    ),
    (
      #"<pageControl id="x"><imageReference key="preferredIndicatorImage" image="star.fill" catalog="system"/></pageControl>"#,
      ["preferredIndicatorImage=star.fill"]
    ),
    (
      #"<pageControl id="x"><color key="pageIndicatorTintColor" red="1" green="0.0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><color key="currentPageIndicatorTintColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/></pageControl>"#,
      ["pageIndicatorTintColor=#FF0080", "currentPageIndicatorTintColor=#00000080"]
    ),
    (
      #"<datePicker datePickerMode="date" style="inline" minuteInterval="5" id="x"/>"#,
      ["datePickerMode=date", "preferredDatePickerStyle=inline", "minuteInterval=5"]
    ),
    (
      #"<datePicker datePickerMode="countDownTimer" countDownDuration="90000" id="x"/>"#,
      ["datePickerMode=countDownTimer", "countDownDuration=90000"]
    ),
    (
      #"<datePicker datePickerMode="dateAndTime" id="x"><date key="date" timeIntervalSinceReferenceDate="491514569.99"/><date key="minimumDate" timeIntervalSinceReferenceDate="0.0"/><timeZone key="timeZone" name="Europe/Berlin"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>"#,
      ["timeZone=Europe/Berlin", "locale=de_DE", "minimumDate=2001-01-01T00:00:00Z", "date=2016-07-29T19:49:29Z"]
    ),
    (
      #"<scrollView pagingEnabled="YES" scrollEnabled="NO" bounces="NO" alwaysBounceHorizontal="YES" directionalLockEnabled="YES" id="x"/>"#,
      [
        "isPagingEnabled=true", "isScrollEnabled=false", "bounces=false", "alwaysBounceHorizontal=true",
        "isDirectionalLockEnabled=true",
      ]
    ),
    (
      #"<scrollView showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" indicatorStyle="white" minimumZoomScale="0.5" maximumZoomScale="4" bouncesZoom="NO" id="x"/>"#,
      [
        "showsHorizontalScrollIndicator=false", "showsVerticalScrollIndicator=false", "bouncesZoom=false",
        "minimumZoomScale=0.5", "maximumZoomScale=4", "indicatorStyle=white",
      ]
    ),
    (
      #"<scrollView keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" delaysContentTouches="NO" canCancelContentTouches="NO" id="x"><inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/><inset key="scrollIndicatorInsets" minX="0.0" minY="5" maxX="0.0" maxY="0.0"/></scrollView>"#,
      [
        "delaysContentTouches=false", "canCancelContentTouches=false", "keyboardDismissMode=onDrag",
        "contentInsetAdjustmentBehavior=never", "contentInset={top=2 left=1 bottom=4 right=3}",
        "scrollIndicatorInsets={top=5}",
      ]
    ),
    (#"<label text="Hello" id="x"/>"#, ["text=Hello"]),
    (#"<label id="x"><mutableString key="text">Hello</mutableString></label>"#, ["text=Hello"]),
    (#"<label id="x"><string key="text">Long&#10;text</string></label>"#, ["text=Long\ntext"]),
    (
      #"<label id="x"><attributedString key="attributedText"><fragment content="One "/><fragment><string key="content">two</string></fragment></attributedString></label>"#,
      ["text=One two"]
    ),
    (
      #"<label hidden="YES" userInteractionEnabled="YES" text="a" id="x"/>"#,
      ["isHidden=true", "isUserInteractionEnabled=true", "text=a"]
    ),
    (#"<button enabled="NO" id="x"><state key="normal" title="Go"/></button>"#, ["isEnabled=false", "title=Go"]),
    (
      #"<button id="x"><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="plain" title="New"/></button>"#,
      ["title=Old"]
    ),
    (#"<button id="x"><buttonConfiguration key="configuration" style="plain" title="New"/></button>"#, ["title=New"]),
    (#"<textField text="a" placeholder="b" id="x"/>"#, ["text=a"]),
    (
      #"<textView editable="NO" id="x"><string key="text">read</string></textView>"#, ["text=read", "isEditable=false"]
    ),
    (#"<imageView image="photo" alpha="0.0" id="x"/>"#, ["isHidden=true", "image=photo"]),
    (
      #"<view id="x"><accessibility key="accessibilityConfiguration" label="A card"/><color key="tintColor" systemColor="systemRedColor"/></view>"#,
      ["accessibilityLabel=A card", "tintColor=systemRed"]
    ),
  ]) func attributes(_ element: String, _ words: [String]) throws {
    let part = try #require(try NibSample.parts(element).first)
    #expect(part.words == words)
  }

  @Test(arguments: [
    ("view", "view"), ("stackView", "view"), ("visualEffectView", "view"), ("label", "label"), ("button", "button"),
    ("imageView", "image"), ("textField", "textField"), ("textView", "textField"), ("searchBar", "textField"),
    ("pageControl", "pageControl"), ("pickerView", "pickerView"), ("datePicker", "datePicker"),
    ("scrollView", "scrollView"), ("tableView", "scrollView"), ("collectionView", "scrollView"), ("switch", "view"),
    ("slider", "view"), ("segmentedControl", "view"), ("wkWebView", "view"), ("somethingNew", "view"),
  ]) func kinds(_ element: String, _ kind: String) throws {
    let parts = try NibSample.parts("<\(element) id=\"x\"/>")
    #expect(parts.map(\.kind.name) == [kind])
  }

  @Test func `what a file cannot tell is said to be unknown`() throws {
    let parts = try NibSample.parts(
      """
      <pageControl id="a"/><pickerView id="b"/><datePicker useCurrentDate="YES" id="c"/><scrollView id="d"/>
      <tableView dataMode="prototypes" id="e"/><slider id="f"/><view id="g"/><scrollView maximumZoomScale="2" id="h"/>
      """)
    let unknown = parts.map { Set($0.unknown).subtracting(["frame"]).sorted() }
    #expect(
      unknown == [
        ["numberOfPages", "page", "pairedWith"], ["components", "selection"], ["date"], ["contentSize"],
        ["contentSize", "rows"], ["kind"], ["children"], ["contentSize", "zoomItem"],
      ])
    #expect(parts.allSatisfy { $0.unknown.contains("frame") })
  }

  @Test func `ids are what code, then the author, then the file calls an object`() throws {
    let parts = try NibSample.parts(
      """
      <pageControl userLabel="label" restorationIdentifier="state" id="a"/>
      <pageControl userLabel="mine" id="b"/>
      <pageControl id="d"><accessibility key="accessibilityConfiguration" identifier="by-test"/></pageControl>
      <pageControl id="e"/><label text="nobody names it" id="f"/>
      """,
      connections:
        #"<outlet property="dots" destination="a" id="o"/><outlet property="delegate" destination="e" id="p"/>"#)
    #expect(parts.map(\.id) == ["dots", "mine", "by-test", "e", ""])
  }

  @Test func `names that mean something to scripts are passed over`() throws {
    var settings = ImportSettings()
    settings.componentNames = ["size", "tap"]
    let text = NibSample.document(
      NibSample.scene(
        NibSample.controller(
          "c1",
          views: #"<button userLabel="tap" id="b1"/><button userLabel="go" id="b2"/><button userLabel="go" id="b3"/>"#,
          connections: #"<outlet property="size" destination="b1" id="o"/>"#)))
    let screen = try FileFormat.interfaceBuilder.read(Array(text.utf8), settings).blueprint.screens[0]
    #expect(screen.parts.map(\.id) == ["b1", "go", "b3"])
  }

  @Test func `classes and labels are kept for people`() throws {
    let part = try NibSample.parts("\n\n" + #"<view customClass="Card" userLabel="The card" id="x"/>"#)[0]
    let other = try NibSample.parts(#"<view customClass="Card" userLabel="The card" id="x"/>"#)[0]
    #expect(part.note == "“The card”, Card" && part.line == other.line + 2)
  }

  @Test func `actions are kept as names`() throws {
    let part = try NibSample.parts(
      """
      <pageControl id="x"><connections>
        <action selector="turn:" destination="c1" eventType="touchUpInside" id="a1"/>
        <action selector="log:" destination="c1" eventType="touchUpInside" id="a2"/>
      </connections></pageControl>
      """)[0]
    #expect(
      part.actions == [
        .init(event: "touchUpInside", selector: "turn:"), .init(event: "touchUpInside", selector: "log:"),
      ])
    #expect(
      part.fields.contains { $0.name == "actions" && BlueprintText.text($0.value) == "{touchUpInside=[turn: log:]}" })
  }

  @Test func `runtime attributes are properties where Detent has them`() throws {
    let file = try NibSample.read(
      NibSample.document(
        NibSample.scene(
          NibSample.controller(
            "c1",
            views: """
              <scrollView id="x"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="pagingEnabled" value="YES"/>
                <userDefinedRuntimeAttribute type="size" keyPath="contentSize"><size key="value" width="900" height="400"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes></scrollView>
              <pageControl id="y"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="numberOfPages"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes></pageControl>
              """))))
    let parts = file.blueprint.screens[0].parts
    #expect(parts[0].words == ["isPagingEnabled=true", "contentSize=[900 400]"])
    #expect(parts[1].words == ["numberOfPages=7"])
    #expect(file.account.ignored.contains { $0.name == "userDefinedRuntimeAttribute layer.cornerRadius" })
  }

  @Test(arguments: [
    #"numberOfPages="-1""#, #"numberOfPages="many""#, #"numberOfPages="1e99""#, #"currentPage="-2""#,
    #"backgroundStyle="loud""#,
    #"hidesForSinglePage="maybe""#,
  ]) func `values that no script would take are left out, and told`(_ attribute: String) throws {
    let file = try NibSample.read(
      NibSample.document(NibSample.scene(NibSample.controller("c1", views: "<pageControl \(attribute) id=\"x\"/>"))))
    #expect(file.blueprint.screens[0].parts[0].options.isEmpty)
    #expect(file.account.ignored.contains { $0.name.hasPrefix("pageControl ") && $0.reason.contains("no value") })
  }

  @Test func `colours that the document names`() throws {
    let text = NibSample.document(
      NibSample.scene(
        NibSample.controller(
          "c1",
          views: """
            <pageControl id="x"><color key="pageIndicatorTintColor" name="Accent"/></pageControl>
            <pageControl id="y"><color key="pageIndicatorTintColor" name="Elsewhere"/></pageControl>
            """)),
      rest:
        #"<resources><namedColor name="Accent"><color red="0.0" green="0.0" blue="1" alpha="1"/></namedColor></resources>"#
    )
    let parts = try NibSample.read(text).blueprint.screens[0].parts
    #expect(parts[0].words == ["pageIndicatorTintColor=#0000FF"])
    #expect(parts[1].words.isEmpty && parts[1].unknown.contains("pageIndicatorTintColor"))
  }

  @Test func `what views are filled with, where it is not what lies behind`() throws {
    func fill(_ color: String) -> String { "<color key=\"backgroundColor\" \(color)/>" }
    let (white, gray) = (fill(#"white="1" alpha="1""#), fill(#"white="0.5" alpha="1""#))
    let views = """
      <view id="a">\(white)<subviews><view id="b">\(gray)<subviews><view id="c">\(gray)</view><view id="d">\(white)</view>
        <view id="e">\(fill(#"white="0" alpha="0""#))</view></subviews></view></subviews></view>
      <view id="f">\(fill(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#))
        <subviews><pageControl id="p"/></subviews></view>
      """
    let controller = NibSample.controller("c1", views: views).replacing(
      "<viewLayoutGuide", with: "\(fill(#"systemColor="systemBackgroundColor""#))<viewLayoutGuide")
    let screen = try NibSample.read(NibSample.document(NibSample.scene(controller))).blueprint.screens[0]
    func fills(_ parts: [Blueprint.Part]) -> [String] {
      parts.flatMap { [$0["backgroundColor"].map(BlueprintText.text) ?? "-"] + fills($0.parts) }
    }
    #expect(fills(screen.parts) == ["-", "#808080", "-", "#FFFFFF", "-", "-", "-"])
    #expect(screen.parts[1].parts[0].unknown.contains("background"))
    #expect(!screen.options.contains { $0.name == "backgroundColor" })
    let dark = controller.replacing(#"systemColor="systemBackgroundColor""#, with: #"white="0" alpha="1""#)
    let file = try NibSample.read(NibSample.document(NibSample.scene(dark)))
    #expect(file.blueprint.screens[0].options.last == .init("backgroundColor", .text("#000000")))
    #expect(fills(file.blueprint.screens[0].parts).first == "#FFFFFF")
  }

  @Test func `sizes for the editor alone are known`() throws {
    let dots = #"<pageControl placeholderIntrinsicWidth="99" placeholderIntrinsicHeight="infinite" id="x"/>"#
    let file = try NibSample.read(NibSample.document(NibSample.scene(NibSample.controller("c1", views: dots))))
    #expect(file.account.unknown.isEmpty)
  }

  @Test func `what is not known is told, attribute by attribute where it may matter`() throws {
    let file = try NibSample.read(
      NibSample.document(
        NibSample.scene(NibSample.controller("c1", views: #"<pageControl wobble="YES" id="x"/><holoView id="y"/>"#))))
    #expect(file.account.unknown.map(\.name) == ["pageControl wobble", "holoView"])
  }
}
