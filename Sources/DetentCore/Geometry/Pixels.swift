extension Double {
  /// The nearest device pixel of a screen with `scale` pixels a point; a tie goes away from zero.
  ///
  /// UIKit rounds the offsets that it writes; 3.8 reads back as 4 on a 1x screen and as 3.667 on a 3x one.
  public func rounded(toScale scale: Double) -> Double {
    let pixels = (self * scale).rounded(.toNearestOrAwayFromZero)
    return pixels / scale
  }
}

extension Point {
  /// Both coordinates rounded to the device pixel.
  public func rounded(toScale scale: Double) -> Point {
    Point(x: x.rounded(toScale: scale), y: y.rounded(toScale: scale))
  }
}

extension Size {
  /// Both lengths rounded to the device pixel.
  public func rounded(toScale scale: Double) -> Size {
    Size(width: width.rounded(toScale: scale), height: height.rounded(toScale: scale))
  }
}

extension Rect {
  /// Origin and size rounded to the device pixel, each by itself: a size reads the same wherever it lies.
  public func rounded(toScale scale: Double) -> Rect {
    Rect(origin: origin.rounded(toScale: scale), size: size.rounded(toScale: scale))
  }
}
