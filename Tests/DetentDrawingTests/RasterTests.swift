import DetentCore
import DetentDrawing
import Testing

struct RasterTests {
  static let hasLibraries = (try? Raster.png([], size: Size(width: 1, height: 1), scale: 1)) != nil
  static let isMissing: Comment = "Cairo or Pango is not installed: scripts/setup --pictures installs them"

  static let everyKind: [Mark] = [
    .shape(.rect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 0), Mark.Paint(fill: Color(0xFFFFFF))),
    .shape(.rect(Rect(x: 4, y: 4, width: 32, height: 32), radius: 99), Mark.Paint(fill: Color(0xFF0000))),
    .shape(.circle(center: Point(x: 20, y: 20), radius: 6), Mark.Paint(stroke: Color(0x0000FF), width: 2)),
    .shape(
      .path([
        .move(Point(x: 1, y: 1)), .line(Point(x: 9, y: 1)),
        .curve(Point(x: 9, y: 4), Point(x: 5, y: 9), Point(x: 1, y: 9)), .close,
      ]), Mark.Paint(fill: Color(0x00FF00))),
    .text(TextRun("Страница 페이지 صفحة", at: Point(x: 20, y: 38), size: 8, anchor: .middle, color: Color(0))),
    .group(faded),
  ]

  static var faded: Mark.Group {
    var group = Mark.Group([.shape(.circle(center: .zero, radius: 30), Mark.Paint(fill: Color(0)))])
    group.offset = Point(x: 30, y: 30)
    group.scaleX = 0.5
    group.opacity = 0.5
    group.clip = Rect(x: -4, y: -4, width: 8, height: 8)
    group.clipRadius = 2
    return group
  }

  @Test(.enabled(if: hasLibraries, isMissing)) func everyKindOfMarkIsDrawnTheSameTwice() throws {
    let size = Size(width: 40, height: 40)
    let once = try Raster.png(RasterTests.everyKind, size: size, scale: 2)
    #expect(once.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(once[16..<24] == [0, 0, 0, 80, 0, 0, 0, 80])
    #expect(try Raster.png(RasterTests.everyKind, size: size, scale: 2) == once)
    for left in RasterTests.everyKind.indices {
      var marks = RasterTests.everyKind
      marks.remove(at: left)
      #expect(try Raster.png(marks, size: size, scale: 2) != once, "mark \(left) leaves no trace")
    }
  }

  @Test(
    .enabled(if: hasLibraries, isMissing),
    arguments: [
      Size(width: 0, height: 10), Size(width: 1e9, height: 1), Size(width: .nan, height: 1),
      Size(width: 1, height: .infinity),
    ])
  func impossibleSizesAreRefused(_ size: Size) {
    #expect(throws: Raster.Failure.self) { try Raster.png([], size: size, scale: 1) }
  }
}
