/// What a finger does at one instant.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  case began
  case moved
  case ended
  case cancelled
}

/// A finger (or a pointer's button) that is down on the shown screen.
struct Finger: Sendable {
  var id: Int32
  var start: Point
  var position: Point
  /// The component that the touch reached; the screen if there was none.
  var hit: ComponentID
  /// Scroll views around the touch, innermost first.
  var chain: [ComponentID]
  var owner = Owner.undecided
  /// Moved beyond the slop, held for a long press, or stopped something that moved.
  var isTapLost = false
  /// The content below has heard of it, and its scroll view may not take it back (canCancelContentTouches).
  var isDelivered = false
  /// Nobody could take the drag, and that was said.
  var isDragRefused = false
  var isPointer: Bool

  enum Owner: Hashable, Sendable {
    case undecided
    /// A control tracks it: no scroll view takes it any more.
    case control(ComponentID)
    case scroll(ComponentID)
    /// It swipes back or moves a sheet.
    case flow(ComponentID)
  }
}

/// What became of a gesture when its finger lifted.
public struct GestureOutcome: Hashable, Sendable {
  /// The component that took the touch.
  public var taker: ComponentID
  /// The finger's way from touch-down to lift, in points.
  public var distance: Double
  /// The offset's speed at the release of a drag, in points per second.
  public var releaseVelocity: Point
  /// The decision that the lift led to, by its index in the trace.
  public var decision: Int?
}
