/// Pickers and their wheels.
extension Metrics {
  /// Height of a wheel's row, pt. Observed by others.
  public static let wheelRowHeight = 32.0
  /// Size of a row's text, in points. Our choice, by the look of iOS.
  public static let wheelTextSize = 21.0
  /// Points between the band around the chosen rows and the sides of the picker. Our choice, by the look of iOS.
  public static let wheelBandMargin = 9.0
  /// Width of a picker that nobody gave a width, pt. Observed by others.
  public static let pickerWidth = 320.0
  /// Height of a picker in portrait, pt. Observed by others.
  public static let pickerHeight = 216.0
  /// Height of a picker on a phone in landscape, pt. Observed by others.
  public static let pickerHeightInLandscape = 162.0
  /// How far from a row's middle a wheel still counts as on it, pt: what arithmetic may lose. Our choice.
  public static let wheelNoise = 1e-6
  /// Seconds within which letters that are typed go on with a word. Our choice.
  public static let typingPause = 1.0
  /// The most speed of a finger that flicks a wheel to a row far away, pt/s. Our choice: a fast flick of a thumb.
  public static let strokeSpeed = 6000.0
  /// Least speed of such a flick, pt/s. Our choice: above the 250 pt/s that count as a flick.
  public static let strokeSlowest = 300.0
  /// Seconds between a flick and the next one. Our choice.
  public static let strokePause = 0.5
  /// Speed of a finger that brings a row to the middle, pt/s. Our choice.
  public static let placingSpeed = 400.0
  /// Seconds that it then rests before it lifts. Our choice: longer than the 0.1 s after which a finger has no speed.
  public static let placingHold = 0.15
  /// Seconds between two drags that follow each other. Our choice.
  public static let creepPause = 0.05
  /// How far a stroking finger keeps from the ends of a wheel, pt. Our choice.
  public static let strokeMargin = 8.0
  /// The most strokes to a row; what is further a person would not do. Our choice.
  public static let strokeLimit = 1000
}
