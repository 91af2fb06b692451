/// Insets: what code gives, what the screen's safe area adds, and where content that fits comes to lie.
extension ScrollView {
  /// Which safe-area insets are added to those that code gives (UIScrollView.ContentInsetAdjustmentBehavior).
  public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    /// As `scrollableAxes`, and below or above a bar of the screen top and bottom always.
    case automatic
    /// Those of each axis whose content exceeds the frame, or that always bounces.
    case scrollableAxes
    case never
    /// All four.
    case always
  }

  /// The rare part of a view's placement: nil for a view clear of the safe area's edges with its content at the top left.
  struct Placement: Hashable, Sendable {
    /// How far the unsafe parts of the screen reach into the view's frame, in points.
    var overlap = EdgeInsets.zero
    /// Where content smaller than the view sits: (0, 0) top left, (0.5, 0.5) centre. Kept as given.
    var alignment = Point.zero
    /// Its screen has bars, behind which short content must not lie either.
    var hasBars = false

    static let plain = Placement()
  }

  /// Where content smaller than the view sits, in shares of the free room; kept as given, used within 0 to 1.
  public var contentAlignmentPoint: Point { placement?.alignment ?? .zero }

  /// The safe-area insets of this view, whether or not they are added to the content's.
  public var safeAreaInsets: EdgeInsets { placement?.overlap ?? .zero }

  /// contentInset and what the safe area adds to it.
  public var adjustedContentInset: EdgeInsets {
    guard placement != nil else { return contentInset }
    let safe = countedSafeArea
    return EdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  /// What the safe area adds to the content's insets.
  var countedSafeArea: EdgeInsets {
    guard let overlap = placement?.overlap else { return .zero }
    let isHorizontal = takesSafeArea(.horizontal)
    let isVertical = takesSafeArea(.vertical)
    return EdgeInsets(
      top: isVertical ? overlap.top : 0, left: isHorizontal ? overlap.left : 0,
      bottom: isVertical ? overlap.bottom : 0, right: isHorizontal ? overlap.right : 0)
  }

  /// Whether an axis takes the safe area in. Pages are as long as the bounds, so along them only `always` does: else no
  /// page would rest where it lies. Our choice, `Metrics.insetsPages`.
  func takesSafeArea(_ axis: Axis) -> Bool {
    let isAlongPages = (isPagingEnabled || pageCount != nil) && axis == pagingAxis
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic, .scrollableAxes:
      return (Metrics.insetsPages || !isAlongPages) && (scrolls(axis) || makesRoomForBars(axis))
    }
  }

  /// Whether an axis takes the safe area in for the sake of the screen's bars alone. Not with pages of a given number,
  /// which are as high as the view and would scroll across their axis. Our choice: UIKit's page view controller, too,
  /// leaves its pages alone.
  private func makesRoomForBars(_ axis: Axis) -> Bool {
    axis == .vertical && contentInsetAdjustmentBehavior == .automatic && pageCount == nil && placement?.hasBars == true
  }

  /// Whether content exceeds the frame on an axis, or bounces there whatever its size.
  func scrolls(_ axis: Axis) -> Bool { effectiveContentSize[axis] > viewport[axis] || alwaysBounces(axis) }

  /// The range of an axis whose view has a placement: see `range(_:)`.
  func placedRange(_ axis: Axis, _ placement: Placement) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let low = -inset.low(axis)
    let high = effectiveContentSize[axis] + inset.high(axis) - viewport[axis]
    guard high < low else { return low...max(low, high) }
    let place = low + (high - low) * (0...1).clamping(placement.alignment[axis])
    return place...place
  }

  /// How far the present offset stands beyond its range, in points, signed; zero inside.
  func excess(at now: Instant) -> Point {
    let here = offset(at: now)
    return here - clamped(here)
  }

  /// Changes the placement; a plain one takes no room.
  mutating func setPlacement(_ change: (inout Placement) -> Void) -> Bool {
    let old = placement ?? .plain
    var new = old
    change(&new)
    guard new != old else { return false }
    placement = new == .plain ? nil : new
    return true
  }

  // MARK: Keeping the place

  /// What a change of geometry should preserve of the view's place beside its page.
  struct Stand {
    var low: Point
    var safe: EdgeInsets
    var excess: Point
    /// On which axes the view rests at the low end of its range.
    var isAtLow: (x: Bool, y: Bool)
  }

  func stand(at now: Instant) -> Stand {
    let low = Point(x: range(.horizontal).lowerBound, y: range(.vertical).lowerBound)
    let here = offset(at: now)
    let isStill = motion == nil && drag?.isMoving != true && release == nil
    return Stand(
      low: low, safe: countedSafeArea, excess: excess(at: now),
      isAtLow: (isStill && here.x == low.x, isStill && here.y == low.y))
  }

  /// The safe area moved the low end of the range: a view that rested there goes along.
  mutating func followLowEnd(from old: Stand) {
    guard old.safe != countedSafeArea else { return }
    if old.isAtLow.x { restOffset.x = range(.horizontal).lowerBound }
    if old.isAtLow.y { restOffset.y = range(.vertical).lowerBound }
  }

  /// The range changed under a finger: content is not left further beyond an edge than it was, and the finger goes on
  /// from there.
  mutating func keepUnderFinger(from old: Stand) {
    guard drag?.isMoving == true else { return }
    let edge = clamped(restOffset)
    var target = restOffset
    for axis in Axis.allCases {
      let excess = restOffset[axis] - edge[axis]
      let known = excess * old.excess[axis] > 0 ? old.excess[axis] : 0
      if excess.magnitude > known.magnitude { target[axis] = edge[axis] + known }
    }
    place(at: target)
  }
}
