public import DetentCore

/// What can be drawn over a picture for those who want to know more.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// Fingers that are down, and the ways that they came.
  case touches
  /// The frames of everything that a finger can act on.
  case hitAreas = "hit-areas"
  /// Where the scroll views can come to rest.
  case snapPoints = "snap-points"
  /// What the guidelines found until then, at the components that they found it in.
  case findings

  /// Something that a guideline found.
  public struct Finding: Sendable {
    public var rule: String
    /// "error", "warning", "advice".
    public var severity: String
    public var component: ComponentID
    public var message: String
    public var time: Instant

    public init(rule: String, severity: String, component: ComponentID, message: String, time: Instant) {
      self.rule = rule
      self.severity = severity
      self.component = component
      self.message = message
      self.time = time
    }
  }

  private static let touchColor = Color(0xFF2D55)
  private static let areaColor = Color(0x5856D6)
  private static let snapColor = Color(0xFF9500)
  /// About a fingertip, in points.
  private static let touchRadius = 22.0

  public func marks(on picture: Picture, findings: [Finding] = []) -> [Mark] {
    switch self {
    case .touches: touches(on: picture.stage)
    case .hitAreas: hitAreas(on: picture)
    case .snapPoints: snapPoints(on: picture)
    case .findings: FindingTags(on: picture, findings).marks
    }
  }

  private func touches(on stage: Stage) -> [Mark] {
    stage.touches.flatMap { touch -> [Mark] in
      let color = Overlay.touchColor
      return [
        .line([touch.start, touch.position], color.opacity(0.6), width: 3),
        .circle(touch.position, radius: Overlay.touchRadius, color.opacity(0.35)),
        .shape(
          .circle(center: touch.position, radius: Overlay.touchRadius), Mark.Paint(stroke: color, width: 2)),
      ]
    }
  }

  private func hitAreas(on picture: Picture) -> [Mark] {
    let stage = picture.stage
    let areas = stage.descendants(of: picture.screen).filter { stage.takesTouches($0) && !stage.isConcealed($0) }
    return areas.map { id in
      .shape(
        .rect(stage.screenFrame(of: id), radius: 4),
        Mark.Paint(fill: Overlay.areaColor.opacity(0.12), stroke: Overlay.areaColor, width: 1))
    }
  }

  /// Marks at the leading edge of each page that can be seen.
  private func snapPoints(on picture: Picture) -> [Mark] {
    let stage = picture.stage
    let pagers = stage.descendants(of: picture.screen).filter { $0.kind == .scrollView && !stage.isConcealed($0) }
    return pagers.flatMap { id -> [Mark] in
      let view = stage.scrollViews[id]
      guard view.isPagingEnabled else { return [] }
      let frame = stage.screenFrame(of: id)
      return stage.visiblePages(of: id).map { page in
        let edge = stage.frame(ofPage: page, of: id).origin - view.offset(at: stage.now)
        let start = stage.screenPoint(edge, of: id)
        let ends =
          view.pagingAxis == .horizontal
          ? [Point(x: start.x, y: frame.minY), Point(x: start.x, y: frame.maxY)]
          : [Point(x: frame.minX, y: start.y), Point(x: frame.maxX, y: start.y)]
        return .line(ends, Overlay.snapColor, width: 2)
      }
    }
  }
}
