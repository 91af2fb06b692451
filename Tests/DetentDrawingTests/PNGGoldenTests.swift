import DetentCore
import DetentDrawing
import Foundation
import Testing

/// A few of the goldens as PNG, compared with tolerance: text by Pango, clips, groups and strokes by Cairo.
struct PNGGoldenTests {
  static let names = [
    "chart-pager", "date-picker-inline-arabic", "date-picker-open-calendar-dark", "flow-pushing", "frame-phone",
    "page-control-progress", "picker-scripts",
  ]

  /// Other versions of the libraries draw edges and glyphs a little differently.
  static let tolerance: Int32 = 48
  static let share = 0.01

  /// Without the fonts that are named, every text looks different.
  static let hasFonts = ["opentype/inter", "opentype/noto/NotoSansCJK-Regular.ttc", "truetype/noto"].allSatisfy {
    FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)")
  }

  static func png(_ name: String) throws -> [UInt8] {
    let picture = try GoldenTests.picture(name)
    return try Raster.png(picture.marks, size: picture.size, scale: 1)
  }

  static func golden(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: GoldenTests.folder.appending(path: "\(name).png")))
  }

  @Test(
    .enabled(if: RasterTests.hasLibraries, RasterTests.isMissing),
    .enabled(if: hasFonts, "Inter or Noto is not installed: scripts/setup --pictures installs them"), arguments: names)
  func looksAsItDid(_ name: String) throws {
    let drawn = try PNGGoldenTests.png(name)
    if GoldenTests.writes { try Data(drawn).write(to: GoldenTests.folder.appending(path: "\(name).png")) }
    let golden = try PNGGoldenTests.golden(name)
    #expect(try Raster.difference(drawn, golden, tolerance: PNGGoldenTests.tolerance) <= PNGGoldenTests.share)
  }

  @Test func noneIsLeftOver() { #expect(GoldenTests.names(".png") == PNGGoldenTests.names) }

  @Test(.enabled(if: RasterTests.hasLibraries, RasterTests.isMissing)) func anotherPictureIsNoticed() throws {
    func difference(_ a: String, _ b: String) throws -> Double {
      try Raster.difference(
        PNGGoldenTests.png(a), PNGGoldenTests.png(b), tolerance: PNGGoldenTests.tolerance)
    }
    #expect(try difference("page-control-progress", "page-control-progress") == 0)
    #expect(try difference("page-control-progress", "page-control-progress-rtl") > PNGGoldenTests.share)
    #expect(try difference("picker-middle", "picker-first-row") > PNGGoldenTests.share)
    #expect(try difference("picker-middle", "list") == 1)
    #expect(throws: Raster.Failure.encoding) { try Raster.difference([1, 2, 3], [], tolerance: 0) }
  }
}
