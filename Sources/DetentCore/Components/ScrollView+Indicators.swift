/// Scroll indicators: closed forms of the offset and of the time since the last motion ended.
extension ScrollView {
  public enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
    /// Follows light and dark.
    case `default`
    /// For light backgrounds.
    case black
    /// For dark ones.
    case white
  }

  /// What is kept of the indicators; nil for a view that nobody has scrolled.
  struct Indicators: Sendable {
    var style = IndicatorStyle.default
    var verticalInsets = EdgeInsets.zero
    var horizontalInsets = EdgeInsets.zero
    var adjustsInsets = true
    /// When each axis's indicator begins to fade; nil: it was never shown.
    var horizontalFade: Instant?
    var verticalFade: Instant?
    /// Axes shown while code's animated scroll runs.
    var animated: [Axis] = []
    /// Offsets at the begin of `withScrollIndicatorsShown`, innermost last.
    var marks: [Point] = []

    /// Shows an axis's indicator until `fade`, or longer if it was to be shown longer.
    mutating func show(_ axis: Axis, until fade: Instant) {
      if axis == .horizontal {
        horizontalFade = max(horizontalFade ?? fade, fade)
      } else {
        verticalFade = max(verticalFade ?? fade, fade)
      }
    }

    func fade(_ axis: Axis) -> Instant? { axis == .horizontal ? horizontalFade : verticalFade }
  }

  /// An indicator at a moment, in points of the view along its axis.
  public struct Indicator: Hashable, Sendable {
    public var start: Double
    public var length: Double
    /// From 0, gone, to 1.
    public var alpha: Double
  }

  /// The settings and times of the indicators; those of a fresh view unless something set them.
  var indicatorPart: Indicators {
    get { indicators ?? Indicators() }
    set { indicators = newValue }
  }

  public var indicatorStyle: IndicatorStyle { indicatorPart.style }
  public var verticalScrollIndicatorInsets: EdgeInsets { indicatorPart.verticalInsets }
  public var horizontalScrollIndicatorInsets: EdgeInsets { indicatorPart.horizontalInsets }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool { indicatorPart.adjustsInsets }

  /// An axis's indicator; nil when it has none: hidden by code, or nothing to scroll on that axis.
  public func indicator(_ axis: Axis, at now: Instant) -> Indicator? {
    guard axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator else { return nil }
    let range = range(axis)
    let here = offset(at: now)[axis]
    guard ScrollIndicator.isNeeded(in: range) || !range.contains(here) else { return nil }
    let inset = indicatorInset(axis)
    let bar = ScrollIndicator(
      viewport: viewport[axis], content: effectiveContentSize[axis], leading: inset.low(axis),
      trailing: inset.high(axis), offset: here, range: range)
    return Indicator(start: bar.start, length: bar.length, alpha: indicatorAlpha(axis, at: now))
  }

  /// What shortens the track: the indicator's own insets and, unless switched off, the safe area.
  private func indicatorInset(_ axis: Axis) -> EdgeInsets {
    let part = indicatorPart
    let own = axis == .horizontal ? part.horizontalInsets : part.verticalInsets
    guard part.adjustsInsets, let safe = placement?.overlap else { return own }
    return EdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private func indicatorAlpha(_ axis: Axis, at now: Instant) -> Double {
    if isMovedByPerson || isScrollAnimating && indicators?.animated.contains(axis) == true { return 1 }
    guard let fade = indicators?.fade(axis) else { return 0 }
    let time = (now - fade).seconds
    return 1 - (0...1).clamping(time / Metrics.scrollIndicatorFadeDuration)
  }

  /// A finger drags or pinches, or what it let go still moves.
  private var isMovedByPerson: Bool { isDragging || isDecelerating || isZooming || isZoomBouncing }

  // MARK: Times

  /// A person's motion has ended: both indicators fade a little later.
  mutating func indicatorsMayFade(at now: Instant) {
    let fade = now + Duration(roundingUp: Metrics.scrollIndicatorFadeDelay)
    showIndicators(Axis.allCases, until: fade)
  }

  mutating func showIndicators(_ axes: [Axis], until fade: Instant) {
    for axis in axes { indicatorPart.show(axis, until: fade) }
  }

  /// A motion is over: its indicators, if it has any, fade.
  mutating func motionEnded(_ motion: Motion, at now: Instant) {
    self.motion = nil
    if motion.kind == .deceleration { indicatorsMayFade(at: now) } else { animatedIndicatorsMayFade(at: now) }
  }

  /// The indicators that an animated scroll of code showed fade with its end.
  private mutating func animatedIndicatorsMayFade(at now: Instant) {
    guard let axes = indicators?.animated, !axes.isEmpty else { return }
    indicatorPart.animated = []
    showIndicators(axes, until: now + Duration(roundingUp: Metrics.scrollIndicatorFadeDelay))
  }

  mutating func flashIndicators(at now: Instant) {
    showIndicators(Axis.allCases, until: now + Duration(roundingUp: Metrics.scrollIndicatorFlashHold))
  }

  // MARK: withScrollIndicatorsShown

  /// Code is about to move the content and wants that seen.
  mutating func markOffset(at now: Instant) { indicatorPart.marks.append(offset(at: now)) }

  /// It has: the axes that moved, or that an animation now moves, show their indicators.
  mutating func showMovedIndicators(at now: Instant) {
    guard let before = indicatorPart.marks.popLast() else { return }
    let after = motion?.rest ?? restOffset
    let moved = Axis.allCases.filter { after[$0] != before[$0] }
    guard !moved.isEmpty else { return }
    if isScrollAnimating {
      indicatorPart.animated = moved
    } else {
      showIndicators(moved, until: now + Duration(roundingUp: Metrics.scrollIndicatorFlashHold))
    }
  }
}
