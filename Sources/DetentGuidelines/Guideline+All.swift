extension Guideline {
  /// Every rule, in the order in which reports list them.
  public static let all: [Guideline] = pageControls + scrollViews + house

  static let pageControls: [Guideline] = [
    pageControlTooMany, pageControlListAlternative, pageControlPosition, pageControlScrubAnimation,
    pageControlTapAnimation, pageControlMinimalScrub, pageControlProminentRole, pageControlAutomaticRole,
    pageControlImageKinds, pageControlImageDetail, pageControlImagePurpose, pageControlTinted, pageControlPageCount,
  ]

  static let scrollViews: [Guideline] = []

  static let house: [Guideline] = []

  /// The rule with an id.
  public static func named(_ id: String) -> Guideline? { all.first { $0.id == id } }
}
