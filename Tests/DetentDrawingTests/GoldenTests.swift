import DetentCore
import DetentDrawing
import DetentKit
import DetentLua
import Foundation
import Testing

/// Each script in Goldens draws one thing; the picture beside it was looked at when it was committed.
///
/// To write pictures that changed on purpose: `DETENT_WRITE_GOLDENS=1 swift test --filter GoldenTests`, then look at each.
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  static func names(_ ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  static func picture(_ name: String) throws -> String {
    let source = try Data(contentsOf: folder.appending(path: "\(name).lua"))
    let result = Session().run(source: Array(source), name: "\(name).lua")
    #expect(result.failure == nil, "\(result.failure?.message ?? "")")
    let screen = try #require(result.stage.shownScreen)
    let picture = try #require(Picture(result.stage, of: screen))
    return SVG.document(picture.marks, size: picture.size, title: picture.title)
  }

  @Test(arguments: names(".lua")) func looksAsItDid(_ name: String) throws {
    let drawn = try GoldenTests.picture(name)
    let file = GoldenTests.folder.appending(path: "\(name).svg")
    if ProcessInfo.processInfo.environment["DETENT_WRITE_GOLDENS"] != nil {
      try Data(drawn.utf8).write(to: file)
    }
    let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(drawn == golden)
  }

  @Test func everyPictureHasItsScript() {
    #expect(!GoldenTests.names(".svg").isEmpty)
    #expect(GoldenTests.names(".svg") == GoldenTests.names(".lua"))
  }

  @Test func textCannotBecomeMarkup() throws {
    let text = SVG.document(
      [.text(TextRun("</text><script>\u{202E}\u{0}\"&", at: .zero, size: 10, color: Color(0)))],
      size: Size(width: 1, height: 1), title: "\"<>")
    let parser = XMLCheck(text)
    #expect(parser.isWellFormed)
    #expect(parser.elements == ["svg", "text"])
  }
}
