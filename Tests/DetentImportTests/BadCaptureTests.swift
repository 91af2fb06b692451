import DetentCore
import Testing

@testable import DetentImport

/// What is no capture is told so, at its place.
@Suite struct BadCaptureTests {
  private func failure(_ text: String, _ name: String = "screen.xml") -> ImportError? {
    failure(Array(text.utf8), name)
  }

  private func failure(_ bytes: [UInt8], _ name: String = "screen.xml") -> ImportError? {
    guard let format = FileFormat.of(bytes, name: name) else { return ImportError("no format") }
    do { _ = try format.read(bytes) } catch { return error }
    return nil
  }

  private func nested(_ count: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  // MARK: Page source

  @Test func `malformed and truncated page sources`() {
    let open = "<XCUIElementTypeApplication>\n  <XCUIElementTypeOther>"
    #expect(failure(open + "</XCUIElementTypeImage>") == ImportError("mismatched tag", line: 2, column: 27))
    #expect(failure(open)?.line == 2)
    #expect(failure("<AppiumAUT/>") == ImportError("there is no element in it", line: 1, column: 1))
  }

  @Test func `XML that is no iOS page source, with or without the right extension`() {
    let other = failure("<plist/>")
    #expect(other?.message.hasPrefix("<plist> is no element of an iOS page source") == true && other?.line == 1)
    #expect(failure("<plist/>", "screen.txt")?.message == "no format")
    #expect(failure("\n<hierarchy rotation='0'/>") == ImportError(Capture.android, line: 2, column: 1))
  }

  @Test func `a page source may be named as it likes`() throws {
    let bytes = try CaptureFile("tour.xml").bytes
    #expect(FileFormat.of(bytes, name: "tour.storyboard")?.name == "Appium page source")
  }

  @Test func `declarations, depth and number are limited`() {
    #expect(failure("<!DOCTYPE a>\n<XCUIElementTypeOther/>")?.message == "a document with a <!DOCTYPE …> is not read")
    let deep = nested(513, "<XCUIElementTypeOther>", "</XCUIElementTypeOther>")
    #expect(failure(deep)?.message == "more than 512 elements in each other")
    #expect(failure(nested(512, "<XCUIElementTypeOther>", "</XCUIElementTypeOther>")) == nil)
    let many = "<AppiumAUT>\n" + String(repeating: "<XCUIElementTypeOther/>", count: 50_001) + "</AppiumAUT>"
    #expect(failure(many)?.message == Capture.tooMany && failure(many)?.line == 2)
  }

  @Test func `the rows of all wheels together are limited`() {
    let wheel = "<XCUIElementTypePickerWheel value='K, 3 of 10000'/>\n"
    let open = "<XCUIElementTypePicker>\n"
    let close = "</XCUIElementTypePicker>"
    #expect(failure(open + String(repeating: wheel, count: 10) + close) == nil)
    #expect(
      failure(open + String(repeating: wheel, count: 11) + close) == ImportError(Capture.tooManyRows, line: 12))
  }

  @Test func `a file over 32 MB is not read`() {
    let large = Array("<AppiumAUT>".utf8) + [UInt8](repeating: 0x20, count: 32 << 20)
    #expect(failure(large)?.message == "larger than 32 MB")
  }

  // MARK: JSON

  private let idb = "[{\"AXLabel\": \"a\",\n"

  @Test func `malformed and truncated JSON`() {
    #expect(failure(idb + " \"type\" \"b\"}]") == ImportError("\":\" is missing", line: 2, column: 9))
    #expect(failure(idb + " \"type\": \"b")?.message == "a string does not end")
    #expect(failure(idb) == ImportError("a member's name is missing", line: 2, column: 1))
    #expect(failure(idb + "\"a\": 1}] x") == ImportError("something stands behind the value", line: 2, column: 10))
    #expect(failure("[1, {\"AXLabel\": 1}]") == ImportError("an element should be an object", line: 1, column: 2))
  }

  @Test func `deep and many JSON elements`() {
    let deep = nested(513, "{\"AXLabel\":null,\"children\":[", "]}")
    #expect(failure(deep)?.message == Capture.tooDeep)
    #expect(failure(nested(512, "{\"AXLabel\":null,\"children\":[", "]}")) == nil)
    #expect(failure("{\"AXLabel\":" + nested(2000, "[", "]") + "}")?.message.contains("lie more than") == true)
    let many = "[" + String(repeating: "{\"AXLabel\":1},", count: 50_001) + "{}]"
    #expect(failure(many)?.message == Capture.tooMany)
  }

  @Test func `an Android hierarchy of Maestro`() {
    let text = "{\"attributes\": {\"class\": \"android.view.View\", \"bounds\": \"[0,0][1,1]\"}, \"children\": []}"
    #expect(failure(text)?.message == Capture.android)
  }

  @Test func `absurd frames are no frames`() throws {
    for frame in [
      "{{1e999, 0}, {1, 1}}", "{{0, 0}, {-1, 1}}", "{{nan, 0}, {1, 1}}", "{{0, 0}, {1}}", "{{1e300, 0}, {1, 1}}",
    ] {
      let text = "[{\"AXFrame\": \"\(frame)\", \"AXLabel\": \"a\", \"type\": \"Button\"}]"
      let format = try #require(FileFormat.of(Array(text.utf8), name: "a.json"))
      let part = try format.read(Array(text.utf8)).blueprint.screens[0].parts[0]
      #expect(part.frame == nil && part.unknown == ["frame"], "\(frame)")
    }
  }

  // MARK: Text and encodings

  @Test func `descriptions without elements, cut and deep ones`() {
    #expect(failure("Element subtree:\n →")?.message == "there is no element in it")
    let cut = failure("Element subtree:\n →Application, 0x1, pid: 1\n    Button, 0x2, {{0.0, 0.0")
    #expect(cut == ImportError("a frame that does not end", line: 3, column: 18))
    let deep = (0..<513).map { String(repeating: " ", count: $0) + "Other, 0x1" }.joined(separator: "\n")
    #expect(failure("→\n" + deep) == ImportError(Capture.tooDeep, line: 514, column: 513))
  }

  @Test(arguments: ["tour.txt", "tour.idb.json", "tour.maestro.json"])
  func `encodings other than UTF-8 need a byte-order mark`(name: String) throws {
    let bytes = try CaptureFile(name).bytes
    let wanted = try FileFormat.of(bytes, name: name)?.read(bytes).blueprint
    let wide = Array(String(decoding: bytes, as: UTF8.self).utf16)
    let little: [UInt8] = [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for other in [[0xEF, 0xBB, 0xBF] + bytes, little, big] {
      #expect(try FileFormat.of(other, name: name)?.read(other).blueprint == wanted)
    }
    #expect(failure(little + [0])?.message == "the text is not UTF-16, as its byte-order mark says")
  }

  @Test func `bytes that are no UTF-8 are found`() {
    let text = Array("[{\"AXLabel\": \"a\",\n\"type\": \"".utf8) + [0xFC] + Array("\"}]".utf8)
    #expect(failure(text) == ImportError("the text is not UTF-8", line: 2, column: 10))
  }
}
