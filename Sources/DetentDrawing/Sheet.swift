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
  /// What the guidelines found, for an overlay.
  public var findings: [Overlay.Finding] = []
  /// Each picture stands in its device.
  public var hasFrames = false

  private static let gap = 40.0
  /// Above and below a caption together.
  private static let captionMargin = 20.0
  private static let lineHeight = 16.0
  private static let mostLines = 3
  private static let captionSize = 13.0
  private static let ink = Color(0x1C1C1E)
  private static let paper = Color(0xFFFFFF)

  public init(_ pictures: [(picture: Picture, caption: String)]) { self.pictures = pictures }

  private var cell: Size {
    let sizes = pictures.map { hasFrames ? DeviceFrame($0.picture).size : $0.picture.size }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return Size(width: width * scale, height: height * scale)
  }

  /// A picture's caption, in lines.
  private func lines(at index: Int) -> [String] {
    let (picture, caption) = pictures[index]
    let width = (hasFrames ? DeviceFrame(picture).size : picture.size).width * scale
    return TextMetrics.lines(caption, width: width, most: Sheet.mostLines, size: Sheet.captionSize)
  }

  /// All captions have the room of the longest; it is measured once for all marks.
  private var captionHeight: Double { measuredHeight ?? measured() }
  private var measuredHeight: Double?

  private func measured() -> Double {
    let most = pictures.indices.map { lines(at: $0).count }.max() ?? 1
    return Sheet.captionMargin + Double(max(1, most)) * Sheet.lineHeight
  }

  /// The sheet's size in points; nothing but its margins without pictures.
  public var size: Size {
    let across = Double(min(pictures.count, columns))
    let rows = Double((pictures.count + columns - 1) / max(1, columns))
    return Size(
      width: Sheet.gap + across * (cell.width + Sheet.gap),
      height: Sheet.gap + rows * (cell.height + captionHeight + Sheet.gap))
  }

  public var marks: [Mark] {
    var sheet = self
    sheet.measuredHeight = captionHeight
    let ground = Mark.fill(Rect(origin: .zero, size: sheet.size), Sheet.paper)
    return [ground] + pictures.indices.flatMap { sheet.marks(at: $0) }
  }

  private func origin(of index: Int) -> Point {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Point(
      x: Sheet.gap + Double(column) * (cell.width + Sheet.gap),
      y: Sheet.gap + Double(row) * (cell.height + captionHeight + Sheet.gap))
  }

  private func marks(at index: Int) -> [Mark] {
    let picture = pictures[index].picture
    let origin = origin(of: index)
    let (screen, size) = hasFrames ? framed(picture, at: origin) : plain(picture, at: origin)
    let frame = Rect(origin: origin, size: size)
    let top = frame.maxY + Sheet.captionMargin / 2
    let text = lines(at: index).enumerated().map { number, line in
      let below = Rect(
        x: frame.minX, y: top + Double(number) * Sheet.lineHeight, width: frame.size.width, height: Sheet.lineHeight)
      return Mark.text(.centered(line, in: below, size: Sheet.captionSize, color: Sheet.ink))
    }
    return screen + text + (hasArrows && index + 1 < pictures.count ? [arrow(after: index, frame)] : [])
  }

  private func plain(_ picture: Picture, at origin: Point) -> (marks: [Mark], size: Size) {
    let screen = Mark.group(picture.marks + overlay(on: picture)) {
      $0.offset = origin
      $0.scaleX = scale
      $0.scaleY = scale
      $0.clip = Rect(origin: .zero, size: picture.size)
      $0.clipRadius = Looks.screenRadius
      $0.title = picture.title
    }
    let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
    let border = Mark.shape(
      .rect(Rect(origin: origin, size: size), radius: Looks.screenRadius * scale),
      Mark.Paint(stroke: Color(0xC7C7CC), width: 1))
    return ([screen, border], size)
  }

  private func framed(_ picture: Picture, at origin: Point) -> (marks: [Mark], size: Size) {
    let device = DeviceFrame(picture, overlay: overlay(on: picture))
    let marks = Mark.group(device.marks) {
      $0.offset = origin
      $0.scaleX = scale
      $0.scaleY = scale
    }
    return ([marks], Size(width: device.size.width * scale, height: device.size.height * scale))
  }

  private func overlay(on picture: Picture) -> [Mark] {
    overlays.flatMap { $0.marks(on: picture, findings: findings) }
  }

  /// Between a picture and the next; at a row's end it points down.
  private func arrow(after index: Int, _ frame: Rect) -> Mark {
    let isLast = (index + 1) % columns == 0
    let tip =
      isLast
      ? Point(x: frame.center.x, y: frame.maxY + captionHeight + Sheet.gap - 10)
      : Point(x: frame.maxX + Sheet.gap - 10, y: frame.center.y)
    let back = isLast ? Point(x: 0, y: -16) : Point(x: -20, y: 0)
    let side = isLast ? Point(x: 5, y: -6) : Point(x: -6, y: 5)
    let other = isLast ? Point(x: -5, y: -6) : Point(x: -6, y: -5)
    let lines = [Mark.Segment.move(tip + back), .line(tip), .move(tip + side), .line(tip), .line(tip + other)]
    return .shape(.path(lines), Mark.Paint(stroke: Color(0x8E8E93), width: 2))
  }
}
