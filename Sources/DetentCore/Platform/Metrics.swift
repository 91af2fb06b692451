/// Every number of iOS that the models use, each with its source and how sure we are of it.
///
/// "Documented": Apple says so. "Observed": measured or inferred by others. "Our choice": UIKit's answer is not
/// published.
public enum Metrics {
  // MARK: Page control

  /// Distance between two indicators' middles, in points. Observed on a device with iOS 27.
  public static let indicatorPitch = 17.67
  /// Width of a page control beyond its pitches, in points: five pages are 126 wide. Observed on a device with iOS 27.
  public static let indicatorPadding = 37.65
  /// Height of a page control, in points. Observed on a device with iOS 27.
  public static let pageControlHeight = 25.67
  /// Diameter of a full dot, in points. Observed on a device with iOS 27.
  public static let indicatorSize = 9.67
  /// Length of the capsule that shows progress, in points: one pitch more than a dot. Observed on a device with iOS 27.
  public static let progressCapsuleLength = 27.33
  /// Size of the outermost indicator when more pages lie beyond it. Our choice: that it shrinks is documented.
  public static let outerIndicatorScale = 0.5
  /// Size of the indicator beside it. Our choice.
  public static let nextToOuterIndicatorScale = 0.75
  /// Seconds a finger rests on a page control before it scrubs. Observed: 0.193 s on a device, 0.2 s in a simulator.
  public static let scrubHold = 0.2

  // MARK: Touches

  /// Points a finger moves before it drags instead of tapping. Observed by others.
  public static let touchSlop = 10.0
  /// Seconds a finger rests before a long press. Documented as a default of the recogniser; the slop is the same 10 pt.
  public static let longPress = 0.5
  /// Seconds a scroll view keeps a touch from the button below it. Observed by others.
  public static let touchDelivery = 0.15
  /// Seconds a tapping finger stays down. Our choice.
  public static let tapDuration = 0.05
  /// Seconds after a page change during which pages that pass are told as one, at the end of it. Our choice: UIKit tells
  /// offsets at frames, so an app sees no more than one page a frame.
  public static let pageChangePause = 1.0 / 120
  /// Samples a second of a finger's path. Our choice: a screen of 120 Hz.
  public static let touchRate = 120.0
  /// How much larger the faster component of a drag must be for a directional lock. Our choice.
  public static let directionalLockRatio = 2.0

  // MARK: Insets

  /// Whether the safe area shifts pages along the axis on which they lie (`automatic` and `scrollableAxes`). Our choice:
  /// observed in UIKit (a full-screen pager in landscape rests beside its pages unless told `never`), which no one wants.
  public static let insetsPages = false

  // MARK: Simple views

  /// Height of a line of body text, in points. Observed: 17 pt system font.
  public static let lineHeight = 20.333
  /// Height of a button, in points. Documented as the smallest comfortable target.
  public static let buttonHeight = 44.0
  /// Side of an image without a frame, in points. Our choice.
  public static let imageSize = 24.0
}
