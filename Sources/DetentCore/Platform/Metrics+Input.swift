/// Keys, wheel, scrolling by itself.
extension Metrics {
  /// How far an arrow key scrolls free content, pt. Observed by others (WebKit, pixels per line step); UIKit's is not
  /// published.
  public static let keyboardLineStep = 40.0
  /// What a page key leaves of the screen before, pt: one line of body text. Documented in kind (the guidelines ask for a
  /// unit of overlap), our choice in amount. A list leaves one row, a view with `pageOverlap` that.
  public static let pageKeyOverlap = lineHeight
  /// Length of the cross-fade that replaces a page turn with Reduce Motion, s. That it is a cross-fade is documented; our
  /// choice: as long as the animation that it replaces.
  public static let crossFadeDuration = animatedOffsetDuration
  /// Speed of scrolling after a pointer per point that it is past the edge, 1/s. Our choice.
  public static let autoScrollGain = 10.0
  /// The most speed of it, pt/s. Our choice.
  public static let autoScrollMaximum = 2000.0
  /// Width of the insertion point, pt. Our choice, near what others measured.
  public static let insertionPointWidth = 2.0
}
