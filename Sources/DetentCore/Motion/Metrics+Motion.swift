/// Deceleration, edges and snapping.
extension Metrics {
  /// Share of speed kept per millisecond, normal rate. Documented by Apple (public API value).
  public static let decelerationRateNormal = 0.998
  /// Share of speed kept per millisecond, fast rate. Documented by Apple (public API value).
  public static let decelerationRateFast = 0.99
  /// Speed at which a deceleration ends, pt/s. Observed by others (a reimplementation of UIKit's scroll view).
  public static let decelerationStopSpeed = 10.0
  /// Least release speed that decelerates, and that counts as a flick, pt/s. Observed by others (below about 0.25 pt/ms
  /// a released scroll view stops); exact value our choice.
  public static let flingSpeed = 250.0
  /// Slope of the rubber band at the edge. Observed by others (several studies of UIKit agree).
  public static let rubberBandFactor = 0.55
  /// Share of the excess kept per millisecond while bouncing back, whatever the deceleration rate. Observed by others
  /// (XNAnimation's study of UIKit).
  public static let bounceRate = 0.99
  /// Distance from its end within which a bounce or a snap may end, pt. Our choice.
  public static let settleDistance = 0.5
  /// Speed below which a bounce or a snap may end, pt/s. Our choice, equal to `decelerationStopSpeed`.
  public static let settleSpeed = 10.0
  /// Least natural frequency of a snap, 1/s: a response of 0.5 s. Our choice.
  public static let snapFrequency = 4 * Double.pi
}

/// Animated offsets.
extension Metrics {
  /// Length of an animated change of offset or zoom scale, s. Our choice; observed by others for taps on picker rows.
  public static let animatedOffsetDuration = 0.3
  /// Curve of an animated change of offset or zoom scale: ease in, ease out. Our choice, confidence low.
  public static let animatedOffsetCurve = TimedCurve.easeInOut
}

/// Release velocity.
extension Metrics {
  /// Weights of the newest three segment velocities at release, newest first. Observed by others (Flutter's tracker
  /// made to match iOS scroll views).
  public static let releaseWeights = (0.05, 0.35, 0.60)
  /// Weights of the newest two segment velocities while the finger drags, newest first. Observed by others (as above).
  public static let dragWeights = (0.2, 0.8)
  /// A finger that rested this long before it lifted has no velocity, s. Observed by others (WebKit, ScrollMechanics).
  public static let releaseRest = 0.1
}

/// Zoom.
extension Metrics {
  /// Slope of the zoom band at a limit, octaves per octave. Our choice, equal to `rubberBandFactor`.
  public static let zoomBandFactor = 0.55
  /// How far the zoom band can stretch, octaves. Our choice (zoomimage reaches the same 2×).
  public static let zoomBandReach = 1.0
  /// A zoom that bounces back ends within this share of its limit. Our choice.
  public static let zoomSettleRatio = 0.001
  /// How much the distance of two fingers changes before they pinch, pt. Our choice, equal to the slop of a drag.
  public static let pinchSlop = 10.0
  /// Distance of two fingers below which it counts as this, pt. Our choice.
  public static let leastPinchDistance = 1.0
  /// Scale below which fingers cannot ask, so that no scale is 0. Our choice.
  public static let leastZoomScale = 1e-6
}

/// Scroll indicators.
extension Metrics {
  /// Least length of an indicator while the offset is in range, pt. Observed by others (XNAnimation, Flutter).
  public static let scrollIndicatorMinimumLength = 36.0
  /// Least length of an indicator during overscroll, pt. Observed by others (Flutter).
  public static let scrollIndicatorMinimumOverscrollLength = 8.0
  /// Space at either end of an indicator's track, and at its side, pt. Observed by others (Flutter).
  public static let scrollIndicatorMargin = 3.0
  /// Thickness of an indicator, pt. Observed by others (Flutter).
  public static let scrollIndicatorThickness = 2.5
  /// Wait before an indicator fades, s. Observed by others (flowkey, tuned by hand against iOS).
  public static let scrollIndicatorFadeDelay = 0.05
  /// Length of an indicator's fade, s. Observed by others (XNAnimation, flowkey, Flutter).
  public static let scrollIndicatorFadeDuration = 0.25
  /// How long flashed indicators stay before they fade, s. Observed by others (XNAnimation).
  public static let scrollIndicatorFlashHold = 0.75
}
