import DetentCore
import DetentDrawing
import DetentKit
import DetentLua
import Foundation
import Testing

/// Each script in Goldens draws one thing as it is at the end, or at the second that a first line "--@ 0.06" names, or
/// ("--@ chart") how it moved; the picture beside it was looked at when it was committed.
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

  static func picture(_ name: String) throws -> String {
    let (result, wish) = try run(name)
    if wish == "chart" {
      let chart = try #require(Chart(of: result.stage, trace: result.trace, through: result.end))
      return SVG.document(chart.marks, size: chart.size, title: name)
    }
    let picture = try drawing(result, wish)
    return SVG.document(picture.marks, size: picture.size, title: picture.title)
  }

  /// A script's run, and what its first line wishes.
  static func run(_ name: String) throws -> (result: Session.Result, wish: String?) {
    let source = try String(contentsOf: folder.appending(path: "\(name).lua"), encoding: .utf8)
    let result = Session().run(text: source, name: "\(name).lua")
    #expect(result.failure == nil, "\(result.failure?.message ?? "")")
    return (result, source.hasPrefix("--@ ") ? String(source.prefix { $0 != "\n" }.dropFirst(4)) : nil)
  }

  static func drawing(_ result: Session.Result, _ wish: String?) throws -> Picture {
    let moment = wish.flatMap { Double($0) }.map { Instant.zero + Duration(roundingUp: $0) }
    let stage = try #require(moment.map { result.stage.at($0) } ?? result.stage)
    return try #require(stage.shownScreen.flatMap { Picture(stage, of: $0) })
  }

  @Test(arguments: names(".lua")) func looksAsItDid(_ name: String) throws {
    let drawn = try GoldenTests.picture(name)
    let file = GoldenTests.folder.appending(path: "\(name).svg")
    if GoldenTests.writes {
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
