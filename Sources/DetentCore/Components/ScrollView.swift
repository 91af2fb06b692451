/// A viewport over content that a finger, a key or code moves: UIScrollView.
///
/// `contentOffset` is the content's point at the viewport's top left. Offsets are doubles inside; what is read or
/// reported is rounded to the device pixel.
public struct ScrollView: Sendable {
  /// What the view is doing.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case idle
    /// A finger is down and has not moved far enough to drag.
    case tracking
    case dragging
    case decelerating
    /// Code scrolls.
    case animating
    /// A deceleration that is past an edge and on its way back.
    case bouncing
  }

  /// The length of a page along the paging axis.
  public enum PageLength: Hashable, Sendable {
    case points(Double)
    /// A share of the viewport (0.8), which survives a resize.
    case share(Double)
  }

  public var attributes: Attributes
  public internal(set) var contentSize = Size.zero
  public internal(set) var contentInset = EdgeInsets.zero
  public internal(set) var isPagingEnabled = false
  public internal(set) var pageSize: PageLength?
  public internal(set) var pageOverlap = 0.0
  /// The axis along which pages lie; nil: the one along which the content overflows, horizontal if both do or none.
  public internal(set) var pageAxis: Axis?
  /// The number of pages when it was given; then the content is as long as they need.
  public internal(set) var pageCount: Int?
  public internal(set) var pageKeys: [String] = []
  public var bouncesHorizontally = true
  public var bouncesVertically = true
  public var alwaysBounceHorizontal = false
  public var alwaysBounceVertical = false
  public var isScrollEnabled = true
  public var isDirectionalLockEnabled = false
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  /// A tap on the status bar may bring it to its top.
  public var scrollsToTop = true
  public var allowsKeyboardScrolling = true
  /// A drag for which this view has no room may go to the view around it, on that axis.
  public var transfersHorizontalScrollingToParent = true
  public var transfersVerticalScrollingToParent = true
  /// How a drag puts the on-screen keyboard away: kept, and judged by nobody yet.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// The rows of a list; the content is then as high as they are.
  @Boxed var rowRuns: RowRuns?
  /// What the rows say, as far as a script tells.
  public internal(set) var rowTitles: [String] = []
  /// A back swipe of the flow gets a drag from the leading edge first (panGestureRecognizer.require(toFail:)).
  public var requiresBackSwipeToFail = false
  public var showsHorizontalScrollIndicator = true
  public var showsVerticalScrollIndicator = true
  public internal(set) var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  @Boxed var placement: Placement?
  @Boxed var indicators: Indicators?
  @Boxed var zoom: Zoom?
  /// Speed kept per millisecond of free motion: 0.998 (normal), 0.99 (fast), or any rate between 0 and 1.
  public var decelerationRate = 0.998
  /// The most pages one gesture may turn, counted from where it began; nil: the finger may carry further.
  public var maxPagesPerGesture: Int?

  /// The page that the view shows, from 0: what a resize keeps. Follows the offset.
  public internal(set) var page = 0
  /// Page controls paired with this view.
  public internal(set) var pairedControls: [ComponentID] = []

  /// The offset while nothing moves it; while a motion runs, where that began.
  var restOffset = Point.zero
  /// Code put the content where it is (or is moving it there), so it may rest outside the range.
  var isPlacedByCode = false
  @Boxed var motion: Motion?
  var drag: Drag?
  /// The fingers that are down on the view.
  var fingers: [Int32] = []
  /// What the last release decided, open until its handlers are done.
  @Boxed var release: Release?
  /// The lift after a caught deceleration: it counts as decelerating until its end has been sent.
  var endsDeceleration = false
  /// The offset that the last didScroll reported.
  var reportedOffset = Point.zero
  /// Somebody wants didScroll at frames.
  var reportsFrames = false
  /// Changes with every motion; the agenda's entries carry it.
  var stamp: UInt32 = 0

  /// A motion under way on one or both axes.
  struct Motion: Sendable {
    enum Kind: Sendable { case deceleration, animation }
    var kind: Kind
    /// A person is behind it: a finger on the view, or on the control that turns its pages.
    var isUser: Bool
    var start: Instant
    var from: Point
    var x: AxisMotion?
    var y: AxisMotion?
    /// willBeginDecelerating has been sent, so didEndDecelerating must be.
    var isAnnounced = false
    /// What is said when an animation has run its course.
    var ending = Ending.scrollingAnimation
    /// Seconds of a cross-fade: the offset is at its end already.
    var fade = 0.0

    init(kind: Kind, isUser: Bool = true, start: Instant, from: Point, x: AxisMotion?, y: AxisMotion?) {
      self.kind = kind
      self.isUser = isUser
      self.start = start
      self.from = from
      self.x = x
      self.y = y
    }

    /// Seconds until both axes rest.
    var duration: Double { max(x?.duration ?? 0, y?.duration ?? 0, fade) }
    var end: Instant { start + Duration(roundingUp: duration) }

    func position(at now: Instant) -> Point {
      let time = (now - start).seconds
      return Point(x: x?.position(at: time) ?? from.x, y: y?.position(at: time) ?? from.y)
    }

    func velocity(at now: Instant) -> Point {
      let time = (now - start).seconds
      guard time < duration else { return .zero }
      return Point(x: x?.velocity(at: time) ?? 0, y: y?.velocity(at: time) ?? 0)
    }

    var rest: Point { Point(x: x?.rest ?? from.x, y: y?.rest ?? from.y) }

    subscript(axis: Axis) -> AxisMotion? {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  /// Fingers that hold or move the view.
  struct Drag: Sendable {
    /// Past the slop: the view follows.
    var isMoving = false
    /// The touch stopped a deceleration, which ends only at the lift or when the drag begins.
    var caughtDeceleration = false
    /// The touch stopped something that moved, so it is not a tap.
    var caughtMotion = false
    /// The raw offset (no rubber band) that belongs to `anchor`.
    var grab = Point.zero
    /// The middle of the fingers, in screen points.
    var anchor = Point.zero
    var lastCenter = Point.zero
    /// Axes that the drag may move, after the directional lock.
    var axes: [Axis] = []
    var tracker = ReleaseVelocity()
    /// The finger's way so far, free of jumps when a finger is added.
    var travel = Point.zero
    var startPage = 0
    var samples: [Event.DragRecord.Sample] = []

    /// Measures the fingers' way and speed.
    mutating func follow(_ center: Point, at now: Instant) {
      travel = travel + (center - lastCenter)
      lastCenter = center
      tracker.add(microseconds: now.microseconds, x: travel.x, y: travel.y)
    }
  }

  /// The end of a drag, while it is decided where the view will rest.
  struct Release: Sendable {
    var velocity: Point
    var proposed: Point
    var target: Point
    /// The motion to `proposed`; nil for an axis that stays.
    var x: AxisMotion?
    var y: AxisMotion?

    /// Code has put the content at an offset: it rests there unless a target is set after that.
    mutating func stay(at offset: Point) {
      proposed = offset
      target = offset
      x = nil
      y = nil
    }
  }

  public init(attributes: Attributes) { self.attributes = attributes }

  /// Both axes bounce; setting it sets both.
  public var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  public func bounces(_ axis: Axis) -> Bool { axis == .horizontal ? bouncesHorizontally : bouncesVertically }
  public func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  // MARK: State at a moment

  /// The unrounded offset.
  public func offset(at now: Instant) -> Point { motion?.position(at: now) ?? restOffset }

  /// Speed of the offset in points per second; zero at rest.
  public func velocity(at now: Instant) -> Point {
    if let motion { return motion.velocity(at: now) }
    guard let drag, drag.isMoving else { return .zero }
    let finger = drag.tracker.current
    return Point(x: drag.axes.contains(.horizontal) ? -finger.x : 0, y: drag.axes.contains(.vertical) ? -finger.y : 0)
  }

  public func phase(at now: Instant) -> Phase {
    if let drag { return drag.isMoving ? .dragging : .tracking }
    if release != nil { return .dragging }
    guard let motion else { return .idle }
    if motion.kind == .animation { return .animating }
    let time = (now - motion.start).seconds
    let isOutside = motion.x?.isOutside(at: time) == true || motion.y?.isOutside(at: time) == true
    return isOutside ? .bouncing : .decelerating
  }

  public var isTracking: Bool { drag != nil }
  /// True from the first movement beyond the slop until willEndDragging has been answered.
  public var isDragging: Bool { drag?.isMoving == true || release != nil }
  /// True from the lift of a flick to rest, and while a finger that stopped it has not lifted.
  public var isDecelerating: Bool {
    motion?.kind == .deceleration || drag?.caughtDeceleration == true || endsDeceleration
  }
  public var isScrollAnimating: Bool { motion?.kind == .animation }
  public var isMoving: Bool { !_motion.isEmpty }
}
