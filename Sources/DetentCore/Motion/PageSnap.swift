/// Where paging comes to rest after a drag.
public struct PageSnap: Hashable, Sendable {
  public var points: SnapPoints
  /// The most points a gesture may move from the one where its drag began; nil (as on iOS) for no limit beyond a
  /// flick's own. Negative counts as 0. Our addition.
  public var maxPagesPerGesture: Int?

  public init(points: SnapPoints, maxPagesPerGesture: Int? = nil) {
    self.points = points
    self.maxPagesPerGesture = maxPagesPerGesture
  }

  /// Index of the snap point chosen for a release at `offset` (pt) with `velocity` (pt/s, of the offset).
  ///
  /// At or past an end: that end. At 250 pt/s or more: the nearest point strictly beyond the offset in the direction of
  /// motion, no further however hard the flick. Else the nearest point; a tie goes up. A limit counts from
  /// `startIndex`, the point nearest to where the drag began. A velocity that is not a number counts as 0. Thresholds:
  /// our choice.
  public func target(offset: Double, velocity: Double, startIndex: Int? = nil) -> Int {
    let free = freeTarget(offset: offset, velocity: velocity)
    guard let most = maxPagesPerGesture, let startIndex else { return free }
    let start = max(0, min(points.lastIndex, startIndex))
    let reach = max(0, min(points.lastIndex, most))
    return max(start - reach, min(start + reach, free))
  }

  private func freeTarget(offset: Double, velocity: Double) -> Int {
    if offset <= points.min { return 0 }
    if offset >= points.max { return points.lastIndex }
    guard velocity.magnitude >= Metrics.flingSpeed else { return points.nearest(to: offset) }
    return points.index(beyond: offset, isUp: velocity > 0) ?? points.nearest(to: offset)
  }
}
