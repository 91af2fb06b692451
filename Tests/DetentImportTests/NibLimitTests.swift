import DetentCore
import Testing

@testable import DetentImport

/// Small documents that ask for much: refused with a limit, and read in time that grows with their size.
@Suite struct NibLimitTests {
  private static func embedding(_ count: Int) -> String {
    let stage = { (number: Int) in
      "<containerView id=\"k\(number)\"><connections><segue destination=\"c2\" kind=\"embed\" id=\"e\(number)\"/></connections></containerView>"
    }
    return NibSample.scene(NibSample.controller("c1", views: (0..<count).map(stage).joined()))
  }

  private static func refusal(of scenes: String) -> String? {
    do throws(ImportError) {
      _ = try FileFormat.interfaceBuilder.read(Array(NibSample.document(scenes).utf8))
      return nil
    } catch { return error.message }
  }

  @Test func `segues of a scene that is embedded many times are limited`() {
    let segues = (0..<300).map { "<segue destination=\"c1\" kind=\"show\" id=\"s\($0)\"/>" }.joined()
    let scenes = Self.embedding(300) + NibSample.scene(NibSample.controller("c2", connections: segues))
    #expect(
      Self.refusal(of: scenes) == "it has more than 20000 segues, counted wherever their scene is shown")
  }

  @Test(arguments: [
    String(repeating: "<view/>", count: 300),
    "<tableView dataMode=\"static\"><sections><tableViewSection><cells>"
      + String(repeating: "<tableViewCell/>", count: 300) + "</cells></tableViewSection></sections></tableView>",
    "<label text=\"" + String(repeating: "x", count: 80_000) + "\"/>",
    "<button><connections>" + String(repeating: "<action selector=\"go\"/>", count: 300) + "</connections></button>",
  ]) func `what is embedded many times is limited`(_ views: String) {
    let scenes = Self.embedding(200) + NibSample.scene(NibSample.controller("c2", views: views))
    #expect(Self.refusal(of: scenes) == "it has more than 50000 views, counted wherever their scene is shown")
  }

  @Test func `constraints of a scene that is embedded many times are limited`() {
    let tie = #"<constraint firstItem="x" firstAttribute="width" constant="9"/>"#
    let inner = NibSample.controller(
      "c2", views: #"<view id="x"/>"#, constraints: String(repeating: tie, count: 4_000))
    let scenes = Self.embedding(210) + NibSample.scene(inner)
    #expect(Self.refusal(of: scenes) == "it has more than 50000 views, counted wherever their scene is shown")
  }

  @Test func `screens are limited`() {
    let text =
      "<document \(NibSample.header)><objects>" + String(repeating: "<view/>", count: 2_001) + "</objects></document>"
    #expect(throws: ImportError("it has more than 2000 screens", line: 1, column: 1)) { try NibSample.read(text) }
  }

  @Test func `an embedded scene keeps its frames, and the one around it its own`() throws {
    let views =
      #"<label text="a" id="l"/><label text="b" id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#
    let scenes = Self.embedding(2) + NibSample.scene(NibSample.controller("c2", views: views))
    let parts = try NibSample.read(NibSample.document(scenes)).blueprint.screens[0].parts
    #expect(
      parts.map { $0.parts.map(\.frame) } == Array(repeating: [nil, Rect(x: 1, y: 2, width: 3, height: 4)], count: 2))
  }
}
