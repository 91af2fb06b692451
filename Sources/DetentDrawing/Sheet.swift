public import DetentCore

/// Several pictures on one sheet, in rows, each with a line below it.
public struct Sheet: Sendable {
  public var pictures: [(picture: Picture, caption: String)]
  /// Pictures follow each other: an arrow stands between them.
  public var hasArrows = false
  /// The most pictures in a row.
  public var columns = 6
  /// Points of the sheet for a point of a screen.
  public var scale = 0.5
  /// What is drawn over a picture.
  public var overlays: [Overlay] = []

  private static let gap = 40.0
  private static let captionHeight = 36.0
  private static let captionSize = 13.0
  private static let ink = Color(0x1C1C1E)
  private static let paper = Color(0xFFFFFF)

  public init(_ pictures: [(picture: Picture, caption: String)]) { self.pictures = pictures }

  private var cell: Size {
    let width = pictures.map { $0.picture.size.width }.max() ?? 0
    let height = pictures.map { $0.picture.size.height }.max() ?? 0
    return Size(width: width * scale, height: height * scale)
  }

  /// The sheet's size in points; nothing but its margins without pictures.
  public var size: Size {
    let across = Double(min(pictures.count, columns))
    let rows = Double((pictures.count + columns - 1) / max(1, columns))
    return Size(
      width: Sheet.gap + across * (cell.width + Sheet.gap),
      height: Sheet.gap + rows * (cell.height + Sheet.captionHeight + Sheet.gap))
  }

  public var marks: [Mark] {
    let ground = Mark.fill(Rect(origin: .zero, size: size), Sheet.paper)
    return [ground] + pictures.indices.flatMap { marks(at: $0) }
  }

  private func origin(of index: Int) -> Point {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Point(
      x: Sheet.gap + Double(column) * (cell.width + Sheet.gap),
      y: Sheet.gap + Double(row) * (cell.height + Sheet.captionHeight + Sheet.gap))
  }

  private func marks(at index: Int) -> [Mark] {
    let (picture, caption) = pictures[index]
    let origin = origin(of: index)
    let screen = Mark.group(picture.marks + overlays.flatMap { $0.marks(on: picture) }) {
      $0.offset = origin
      $0.scaleX = scale
      $0.scaleY = scale
      $0.clip = Rect(origin: .zero, size: picture.size)
      $0.clipRadius = Looks.screenRadius
      $0.title = picture.title
    }
    let frame = Rect(
      origin: origin, size: Size(width: picture.size.width * scale, height: picture.size.height * scale))
    let border = Mark.shape(
      .rect(frame, radius: Looks.screenRadius * scale), Mark.Paint(stroke: Color(0xC7C7CC), width: 1))
    let below = Rect(x: frame.minX, y: frame.maxY, width: frame.size.width, height: Sheet.captionHeight)
    let text = Mark.text(.centered(caption, in: below, size: Sheet.captionSize, color: Sheet.ink))
    return [screen, border, text] + (hasArrows && index + 1 < pictures.count ? [arrow(after: index, frame)] : [])
  }

  /// Between a picture and the next; at a row's end it points down.
  private func arrow(after index: Int, _ frame: Rect) -> Mark {
    let isLast = (index + 1) % columns == 0
    let tip =
      isLast
      ? Point(x: frame.center.x, y: frame.maxY + Sheet.captionHeight + Sheet.gap - 10)
      : Point(x: frame.maxX + Sheet.gap - 10, y: frame.center.y)
    let back = isLast ? Point(x: 0, y: -16) : Point(x: -20, y: 0)
    let side = isLast ? Point(x: 5, y: -6) : Point(x: -6, y: 5)
    let other = isLast ? Point(x: -5, y: -6) : Point(x: -6, y: -5)
    let lines = [Mark.Segment.move(tip + back), .line(tip), .move(tip + side), .line(tip), .line(tip + other)]
    return .shape(.path(lines), Mark.Paint(stroke: Color(0x8E8E93), width: 2))
  }
}
