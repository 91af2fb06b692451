extension Guideline {
  /// Every rule, in the order in which reports list them.
  public static let all: [Guideline] = pageControls + pickers + scrollViews + house

  static let pageControls: [Guideline] = [
    pageControlFlatList, pageControlTooMany, pageControlListAlternative, pageControlPosition, pageControlScrubAnimation,
    pageControlTapAnimation, pageControlMinimalScrub, pageControlProminentRole, pageControlAutomaticRole,
    pageControlImageKinds, pageControlImageDetail, pageControlImagePurpose, pageControlTinted, pageControlPageCount,
  ]

  static let pickers: [Guideline] = [
    pickerShortList, pickerLongList, pickerOrder, pickerSeparateScreen, pickerPlacement, datePickerStyleMode,
    datePickerCountdownRange,
    datePickerMinuteInterval, datePickerMinuteGranularity, datePickerCompactSpace, datePickerLocaleOrder,
  ]

  static let scrollViews: [Guideline] = [
    scrollViewDefaultGestures, scrollViewElastic, scrollViewApparent, scrollViewNestedAxis, scrollViewPageOverlap,
    scrollViewPagingStep, scrollViewAutoScrollMissing, scrollViewAutoScrollExcess, scrollViewPointerAutoScroll,
    scrollViewZoomLimits, scrollViewOnePerScreen, scrollViewConsiderPaging, scrollViewPageControl,
    scrollViewDuplicateIndicator,
  ]

  static let house: [Guideline] = [eventWiring, backSwipeConflict, autoplayUnpausable, withoutEffect]

  /// The rule with an id.
  public static func named(_ id: String) -> Guideline? { all.first { $0.id == id } }
}
