/// Something that happened: when, to which component, why, and what.
public struct Event: Sendable {
  public var time: Instant
  public var source: ComponentID
  public var cause: Cause
  /// True for touches, pointer, keys and accessibility; false for code and timers.
  public var isUser: Bool
  public var what: What

  public init(time: Instant, source: ComponentID, cause: Cause, isUser: Bool, what: What) {
    self.time = time
    self.source = source
    self.cause = cause
    self.isUser = isUser
    self.what = what
  }

  /// What happened. Pages count from 0 here, as in UIKit; scripts see them from 1.
  public enum What: Sendable {
    // Control and scroll events: what an app's handlers hear.
    case valueChanged(page: Int)
    /// A person has chosen a row: of a list (component 0), or of a picker's component; from 0.
    case didSelectRow(component: Int, row: Int)
    /// A date picker's valueChanged: what a person chose.
    case dateChanged(DateRecord)
    /// A person has tapped an item of a tab bar, from 0.
    case didSelectItem(Int)
    /// A screen appears or disappears: viewWillAppear …
    case appearance(Signal, isAnimated: Bool)
    /// A flow goes from one screen to another: willPush …
    indirect case navigated(Navigation)
    case touchDown
    case touchUpInside
    case touchCancel
    case tap(Point)
    case longPress(Point)
    case pageChanged(page: Int)
    case didScroll(Point)
    case willBeginDragging
    /// `velocity` in points per second in the direction of the offset; `target` is where the view will rest.
    case willEndDragging(velocity: Point, target: Point)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case willBeginZooming
    case didZoom(scale: Double)
    /// `scale` lies within the limits, but for limits that were narrowed around it.
    case didEndZooming(scale: Double)
    case didChangeAdjustedContentInset(EdgeInsets)
    case shouldScrollToTop
    case didScrollToTop
    /// VoiceOver has scrolled by a page and says where it is: "page 2 of 5".
    case accessibilityScrolled(announcement: String)
    /// Content was scrolled into view because something happened there: `rect` in the content, `target` the offset.
    case revealed(rect: Rect, reason: String, target: Point)
    case editingDidBegin
    case editingChanged
    case editingDidEnd
    /// Characters from `from` up to `to`, from 0; equal: an insertion point.
    case selectionChanged(from: Int, to: Int)
    /// Something was done to the selection: "copy".
    case editAction(String)
    case progressVisibilityDidChange(isVisible: Bool)
    case timerProgressDidChange(Double)
    case shouldAdvanceToPage(page: Int)
    case initialProgressForPage(page: Int)

    // The record: what readers of the trace need beside them.
    indirect case made(Made)
    case closed
    case shown
    /// A link of a flow, with its number.
    indirect case linked(Flow.Link, Int)
    indirect case transition(TransitionRecord)
    indirect case pulled(PullRecord)
    case changed(Property, Value)
    /// Rows of a picker were given or asked for again.
    indirect case reloaded(Reload)
    indirect case gesture(GestureRecord)
    case touch(finger: Int32, TouchPhase, Point)
    indirect case moved(MotionRecord)
    indirect case dragged(DragRecord)
    indirect case pinched(PinchRecord)
    indirect case zoomed(ZoomRecord)
    indirect case edited(Edit)
    indirect case decided(Decision)
    /// The scroll indicators were shown for a moment, without any scrolling.
    case flashed
    /// Somebody means what a guideline would object to in this component, or in what it holds, and says why.
    case allowed(rule: String, reason: String)
    case step(String)
    case note(String)
    /// A script took a picture of the screen, and named it.
    case shot(String)
    /// An event of a trace file that this Detent does not know, by its name.
    case unknown(String)
  }
}

extension Event {
  /// A component as it was when it was made, with everything that was given.
  public struct Made: Hashable, Sendable {
    public var name: String
    public var parent: ComponentID
    public var frame: Rect
    public var properties: [String: Value]
  }

  /// A date as its picker shows it, or the length of its countdown.
  public enum DateRecord: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00Z, and how many the wall clock is ahead of UTC then.
    case date(Int64, offset: Int)
    /// Seconds.
    case duration(Int)

    /// "2024-05-14T15:50:00+02:00"; nil for a countdown.
    public var text: String? {
      guard case .date(let instant, let offset) = self else { return nil }
      return DateText.moment(CivilTime(localSeconds: instant + Int64(offset)), offset: offset).description
    }
  }

  /// A picker after some of its components were given or asked for again.
  public struct Reload: Hashable, Sendable {
    /// How many components it has.
    public var count: Int
    public var components: [Component]
    /// The chosen row of every component.
    public var selection: [Int?]

    /// One component: what differs from a fresh one, as in `made`.
    public struct Component: Hashable, Sendable {
      public var index: Int
      public var properties: [String: Value]
    }
  }

  /// A gesture that a script asked for, in the points of the screen.
  public struct GestureRecord: Hashable, Sendable {
    public var name: String
    public var finger: Int32
    public var from: Point
    public var to: Point
    /// From touch-down to lift.
    public var duration: Duration
  }

  /// One motion of a scroll view or of a wheel: a closed form for each axis, from the event's instant on.
  public struct MotionRecord: Hashable, Sendable {
    public var isAnimation: Bool
    public var x: AxisMotion?
    public var y: AxisMotion?
    /// The offset from which it starts; an axis without a motion stays there.
    public var from: Point
    public var scale: Double
    /// Seconds of a cross-fade without displacement (Reduce Motion); 0 for every other motion.
    public var fade = 0.0
    /// The wheel that turns, from 0; its offset is y. nil: a scroll view.
    public var wheel: Int?
  }

  /// One drag: the offsets that the finger gave, each with its instant.
  public struct DragRecord: Hashable, Sendable {
    public struct Sample: Hashable, Sendable {
      public var time: Instant
      public var offset: Point
    }
    public var samples: [Sample]
    /// The wheel that was dragged, from 0; its offset is y. nil: a scroll view.
    public var wheel: Int?
  }

  /// One pinch: the scales and offsets that the fingers gave, each with its instant.
  public struct PinchRecord: Hashable, Sendable {
    public struct Sample: Hashable, Sendable {
      public var time: Instant
      public var scale: Double
      public var offset: Point
    }
    public var samples: [Sample]
  }

  /// A person put `text` in the place of the characters from `from` up to `to`, from 0; equal: nothing was there.
  public struct Edit: Hashable, Sendable {
    public var from: Int
    public var to: Int
    public var text: String
  }

  /// What a person sees of a zoom whose values have jumped to their end: `from` at the event's instant, `to` after
  /// `duration` seconds; the offset goes in step with the scale.
  public struct ZoomRecord: Hashable, Sendable {
    /// Along the curve of animated offsets; else a bounce back to a limit.
    public var isAnimation: Bool
    public var from: Double
    public var to: Double
    public var offset: Point
    public var rest: Point
    public var duration: Double
  }
}
