import DetentCore

/// Frames around the components in which guidelines found something, each with the rules' names on tags.
struct FindingTags {
  private(set) var marks: [Mark] = []
  private var taken: [Rect] = []
  /// The part of the screen on which tags can be read.
  private let safe: Rect

  private static let textSize = 11.0
  private static let height = 18.0
  private static let padding = 6.0
  /// More are not told apart on a screen.
  private static let limit = 40

  init(on picture: Picture, _ findings: [Overlay.Finding]) {
    let stage = picture.stage
    safe = Rect(origin: .zero, size: picture.size).inset(by: stage.screens[picture.screen].deviceSafeArea)
    let shown = findings.filter { finding in
      let id = finding.component
      guard finding.time <= stage.now, stage.isLive(id), id.kind != .flow, id.kind != .progress else { return false }
      return id == picture.screen || stage[attributes: id].screen == picture.screen && !stage.isConcealed(id)
    }
    for finding in shown.prefix(FindingTags.limit) { add(finding, around: stage.screenFrame(of: finding.component)) }
  }

  private mutating func add(_ finding: Overlay.Finding, around frame: Rect) {
    let color = FindingTags.color(finding.severity)
    let text = TextMetrics.fitting(
      finding.rule, width: safe.size.width - 4 * FindingTags.padding, size: FindingTags.textSize, weight: .semibold)
    let width = TextMetrics.width(of: text, size: FindingTags.textSize, weight: .semibold) + 2 * FindingTags.padding
    let tag = place(width: width, near: frame)
    taken.append(tag)
    marks.append(
      .group([
        .shape(.rect(frame, radius: 4), Mark.Paint(stroke: color, width: 2)),
        .fill(tag, radius: 4, color),
        .text(
          .centered(text, in: tag, size: FindingTags.textSize, weight: .semibold, color: Color(0xFFFFFF))),
      ]) { $0.title = "\(finding.rule): \(finding.message)" })
  }

  /// Above the frame; above tags that are there; where there is no room for that, inside the frame and downward.
  private func place(width: Double, near frame: Rect) -> Rect {
    let x = max(FindingTags.padding, min(frame.minX, safe.maxX - width - FindingTags.padding))
    var tag = Rect(x: x, y: frame.minY - FindingTags.height, width: width, height: FindingTags.height)
    while tag.minY >= safe.minY {
      guard let other = taken.first(where: { $0.overlaps(tag) }) else { return tag }
      tag.origin.y = other.minY - FindingTags.height
    }
    tag.origin.y = max(frame.minY, safe.minY)
    while let other = taken.first(where: { $0.overlaps(tag) }), other.maxY + tag.size.height <= safe.maxY {
      tag.origin.y = other.maxY
    }
    return tag
  }

  private static func color(_ severity: String) -> Color {
    switch severity {
    case "error": Color(0xC4001A)
    case "warning": Color(0xB25000)
    default: Color(0x0058B8)
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
