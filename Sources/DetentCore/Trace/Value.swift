/// A property's value as the trace keeps it.
public enum Value: Hashable, Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case texts([String])
  /// Rows from 0, nil for none.
  case rows([Int?])
}

extension Value {
  /// A number, whole or not.
  public var numeric: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// Equal, whether a number was written with a point or without.
  public func isSame(as other: Value) -> Bool {
    if let mine = numeric, let theirs = other.numeric { return mine == theirs }
    return self == other
  }
}

/// The properties whose changes are recorded, by the name that scripts use.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case accessibilityLabel, allowsContinuousInteraction, alwaysBounceHorizontal, alwaysBounceVertical, appearance
  case backgroundColor, backgroundStyle, bounces, bouncesHorizontally, bouncesVertically, calendar, contentInset,
    contentOffset
  case contentSize, currentPageIndicatorImage, currentPageIndicatorTintColor, currentProgress, decelerationRate
  case delaysContentTouches, direction, duration, frame, hidesForSinglePage, image, indicatorImage,
    isDirectionalLockEnabled
  case isEnabled, isHidden, isPagingEnabled, isRunning, isScrollEnabled, isUserInteractionEnabled, keyboard
  case layoutDirection, locale
  case maxPagesPerGesture, numberOfPages, orientation, os, page, pageAxis, pageIndicatorTintColor, pageKeys, pageOverlap
  case pageSize, pairedWith, pointer, preferredCurrentPageIndicatorImage, preferredDuration, preferredIndicatorImage
  case progress, reduceMotion, resetsToInitialPageAfterEnd, showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator, size, text, textSize, tintColor, title
  case defersCurrentPageDisplay, isCountExplicit, safeArea
  case hidesBackButton, id, isBackSwipeEnabled, isModalInPresentation, items, prefersLargeTitles
  case requiresBackSwipeToFail, rowTitles, selectedItem
  case automaticallyAdjustsScrollIndicatorInsets, bouncesZoom, contentAlignmentPoint, contentInsetAdjustmentBehavior
  case horizontalScrollIndicatorInsets, indicatorStyle, maximumZoomScale, minimumZoomScale
  case verticalScrollIndicatorInsets
  case zoomItem, zoomScale
  case allowsKeyboardScrolling, canCancelContentTouches, isEditable, keyboardDismissMode, rows, scrollsToTop, selection
  case askedCountDownDuration, countDownDuration, date, datePickerMode, isOpen, maximumDate, minimumDate, minuteInterval
  case preferredDatePickerStyle, roundsToMinuteInterval, shownMonth, timeZone
  case transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent
  case unknown
}
