import DetentCore
import DetentDrawing
import DetentKit
import DetentLua
import Foundation
import Testing

/// Each script in Goldens draws one thing as it is at the end, or what its first line asks for (`Wish`); the picture beside
/// it was looked at when it was committed.
///
/// To write pictures that changed on purpose: `DETENT_WRITE_GOLDENS=1 swift test --filter GoldenTests`, then look at each.
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// CI never does.
  static let writes = {
    let environment = ProcessInfo.processInfo.environment
    return environment["DETENT_WRITE_GOLDENS"] != nil && environment["CI"] == nil
  }()

  static func names(_ ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  static func picture(_ name: String) throws -> (marks: [Mark], size: Size, title: String) {
    let source = try String(contentsOf: folder.appending(path: "\(name).lua"), encoding: .utf8)
    let result = Session().run(text: source, name: "\(name).lua")
    #expect(result.failure == nil, "\(result.failure?.message ?? "")")
    return try #require(Wish(source).drawing(of: result))
  }

  @Test(arguments: names(".lua")) func looksAsItDid(_ name: String) throws {
    let picture = try GoldenTests.picture(name)
    let drawn = SVG.document(picture.marks, size: picture.size, title: picture.title)
    let file = GoldenTests.folder.appending(path: "\(name).svg")
    if GoldenTests.writes {
      try Data(drawn.utf8).write(to: file)
    }
    let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(drawn == golden)
  }

  @Test func everyPictureHasItsScript() {
    let (scripts, pictures) = (Set(GoldenTests.names(".lua")), Set(GoldenTests.names(".svg")))
    #expect(!scripts.isEmpty)
    #expect(scripts.symmetricDifference(pictures).sorted() == [])
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
