/// Transitions between screens.
extension Metrics {
  /// ω of the spring of push, pop and presentations, 1/s: √(1000 / 3). Observed by others (react-navigation took mass 3,
  /// stiffness 1000, damping 500 from UINavigationController; Core Animation treats what is overdamped as critical).
  public static let transitionFrequency = 18.257
  /// Length of a transition, s. Observed by others (the same animation's duration; Flutter's routes).
  public static let transitionDuration = 0.5
  /// Width of the zone at the leading edge in which a back swipe begins, pt. Observed by others (Flutter).
  public static let backSwipeZone = 20.0
  /// Speed from which a back swipe's direction alone decides, screen widths a second. Observed by others (Flutter).
  public static let backSwipeSpeed = 1.0
  /// Share of the width beyond which a slower back swipe pops. Observed by others (Flutter).
  public static let backSwipeShare = 0.5
  /// How far the screen below moves along in a push, as a share of the width. Observed by others (react-navigation,
  /// Flutter: a third).
  public static let pushParallax = 0.3
  /// How dark a sheet makes what lies behind it, from 0 to 1. Our choice, by the look of iOS in light appearance.
  public static let sheetDimming = 0.2
}

/// Presentations.
extension Metrics {
  /// Gap between the safe area's top and a large sheet, pt. Our choice, near what is seen on phones.
  public static let sheetTopGap = 10.0
  /// Share of the device's height that a medium sheet takes. Documented in kind ("about half").
  public static let mediumDetentShare = 0.5
  /// Width of a sheet on iPads, pt. Observed by others (a page sheet on an 11-inch iPad).
  public static let padSheetWidth = 704.0
  /// How far a released sheet is thought to travel on, s of its speed: what the normal deceleration gives. Our choice;
  /// Apple shows this projection for flicked windows (WWDC 2018, Designing Fluid Interfaces).
  public static let sheetProjection = 0.499
  /// Width and height of a popover whose screen says nothing, pt. Documented for the width (320).
  public static let popoverSize = Size(width: 320, height: 480)
  /// Space between a popover and the screen's edge or its anchor, pt. Our choice.
  public static let popoverMargin = 10.0
}

/// Bars.
extension Metrics {
  /// Height of a navigation bar below the status bar, pt. Observed by others.
  public static let navigationBarHeight = 44.0
  /// The same on a phone held sideways, pt. Observed by others.
  public static let navigationBarHeightLandscape = 32.0
  /// The same on iPads since iOS 12, pt. Observed by others.
  public static let navigationBarHeightPad = 50.0
  /// What a large title adds, pt; not on a phone held sideways. Observed by others.
  public static let largeTitleHeight = 52.0
  /// Height of a tab bar above the home indicator, pt. Observed by others.
  public static let tabBarHeight = 49.0
  /// The same on a phone held sideways, pt. Observed by others.
  public static let tabBarHeightLandscape = 32.0
  /// The same on iPads since iOS 12, pt. Observed by others.
  public static let tabBarHeightPad = 50.0
  /// Width of the back button's area at the leading end of a navigation bar, pt. Our choice.
  public static let backButtonWidth = 88.0
}
