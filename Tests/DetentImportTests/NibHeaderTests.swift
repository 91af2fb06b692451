import DetentCore
import Testing

@testable import DetentImport

/// The first lines of documents: every generation of Xcode, and what is refused.
@Suite struct NibHeaderTests {
  private static let body =
    #"<scenes><scene sceneID="1"><objects><viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="WIDTH" height="HEIGHT"/></view></viewController></objects></scene></scenes>"#

  private static func body(_ size: String) -> String {
    let parts = size.split(separator: "x")
    return body.replacing("WIDTH", with: parts[0]).replacing("HEIGHT", with: parts[1])
  }

  /// Year by year: the root's attributes, what stands before the scenes, the size of the view; then the screen's options.
  @Test(arguments: [
    // Xcode 5
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="5056" systemVersion="13C1021" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES""#,
      "", "320x568", "size=[320 568] scale=2 safeArea={top=20}"
    ),
    // Xcode 6 and 7: a canvas of no device
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="6206.8" targetRuntime="iOS.CocoaTouch" useTraitCollections="YES""#,
      "<dependencies/>", "600x600", "size=[600 600] scale=2 safeArea={top=20}"
    ),
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" targetRuntime="iOS.CocoaTouch.iPad""#,
      "", "768x1024", "size=[768 1024] scale=2 safeArea={top=20} idiom=pad"
    ),
    // Xcode 8 to 10
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" targetRuntime="iOS.CocoaTouch""#,
      #"<device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>"#, "375x667",
      "device=iPhone SE 3"
    ),
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES""#,
      #"<device id="retina5_9" orientation="landscape"><adaptation id="fullscreen"/></device>"#, "812x375",
      "size=[812 375] safeArea={left=44 bottom=21 right=44}"
    ),
    // Xcode 11 and later
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES""#,
      #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#, "393x852", "device=iPhone 16"
    ),
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES""#,
      #"<device id="ipad10_9rounded" orientation="portrait" layout="fullscreen" appearance="light"/>"#, "820x1180",
      #"device=iPad 11""#
    ),
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24128" systemVersion="24G84" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" colorMatched="YES""#,
      #"<device id="retina6_3" orientation="portrait" appearance="light"/>"#, "402x874", "device=iPhone 17"
    ),
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="AppleSDK""#,
      #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#, "393x852", "device=iPhone 16"
    ),
  ]) func generations(_ root: String, _ before: String, _ size: String, _ options: String) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document \(root)>\(before)\(Self.body(size))</document>"
    #expect(FileFormat.of(Array(text.utf8), name: "x")?.name == "Interface Builder document")
    let screen = try #require(try NibSample.read(text).blueprint.screens.first)
    #expect(screen.options.map { "\($0.name)=\(BlueprintText.text($0.value))" }.joined(separator: " ") == options)
  }

  private func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do { _ = try FileFormat.interfaceBuilder.read(bytes, ImportSettings()) } catch { return error.words(file: "x") }
    return nil
  }

  @Test func `what is no document of iOS is refused by name`() {
    let root = { (type: String, runtime: String) in "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"/>" }
    #expect(
      refusal(root("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa"))
        == "x:1:1: a macOS (Cocoa) document: only those of iOS are read")
    #expect(
      refusal(root("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV"))
        == "x:1:1: a tvOS document: only those of iOS are read")
    #expect(
      refusal(root("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit"))
        == "x:1:1: a watchOS document: only those of iOS are read")
    #expect(
      refusal("\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")?.hasPrefix(
        "x:2:1: a document of Xcode 4") == true)
    #expect(refusal("<html></html>") == "x:1:1: no Interface Builder document: it begins with <html>, not <document>")
  }

  @Test func `broken files are refused with line and column`() {
    let whole = NibSample.document(NibSample.scene(NibSample.controller("c1")))
    let cut = String(whole.dropLast(20))
    let line = cut.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(refusal(cut)?.hasPrefix("x:\(line):") == true)
    #expect(refusal("<document>\n  <a></b>\n</document>") == "x:2:8: mismatched tag")
    #expect(refusal("local x = 1") == "x:1:1: this is no XML")
    #expect(refusal("") == "x:1:1: the file is empty")
    #expect(refusal("NIBArchive\u{1}")?.hasPrefix("x:1:1: this is compiled") == true)
    #expect(FileFormat.of(Array("NIBArchive\u{1}".utf8), name: "Main.nib")?.name == "Interface Builder document")
    #expect(
      refusal("<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document/>")
        == "x:2:20: a document with a <!DOCTYPE …> is not read")
    #expect(refusal("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>")?.hasPrefix("x:1:") == true)
    let deep = String(repeating: "<a>", count: 513) + String(repeating: "</a>", count: 513)
    #expect(refusal(deep) == "x:1:1537: more than 512 elements in each other")
  }

  @Test func `files are limited to 32 MB`() {
    let bytes = Array(repeating: UInt8(ascii: " "), count: 32 << 20 | 1)
    #expect(throws: ImportError.self) { try FileFormat.interfaceBuilder.read(bytes, ImportSettings()) }
  }

  @Test func `a .xib has a screen for each view`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <view id="a"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews><label text="a" id="l"/></subviews></view>
        <tableViewCell userLabel="cell" id="b"><rect key="frame" x="0" y="0" width="320" height="60"/></tableViewCell>
        <window userLabel="window" id="w"><rect key="frame" x="0" y="0" width="320" height="480"/></window>
      </objects></document>
      """
    let file = try NibSample.read(text)
    #expect(file.format == "Interface Builder xib" && file.blueprint.screens.map(\.id) == ["Owner", "cell", "window"])
    #expect(file.blueprint.screens[0].parts.map(\.kind) == [.label])
  }

  @Test func `views in each other without end are cut, and told`() throws {
    let views = String(repeating: "<view><subviews>", count: 100) + String(repeating: "</subviews></view>", count: 100)
    let file = try NibSample.read(NibSample.document(NibSample.scene(NibSample.controller("c1", views: views))))
    #expect(file.account.ignored.contains { $0.reason == "it lies in more than 64 views" })
  }
}
