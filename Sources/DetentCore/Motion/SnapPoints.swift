/// The offsets at which a paged scroll view or a wheel may rest: min, min + stride, … while at most max, and max
/// itself.
///
/// Arithmetic, never a list: everything here takes constant time, whatever the number of points. Offsets in pt.
public struct SnapPoints: Hashable, Sendable {
  /// The first point.
  public let min: Double
  /// Distance between points, pt. Less than half a device pixel (or not a number): the ends are the only points.
  public let stride: Double
  /// The last point.
  public let max: Double
  /// Number of points, at least 1.
  public let count: Int

  /// The points of a range. If max lies below min it counts as min. Points closer than half a device pixel are one (the
  /// last then stands on max); `scale` is the screen's pixels per point. Bounds that are not finite count as 0.
  public init(min: Double, stride: Double, max: Double, scale: Double = 3) {
    let low = min.isFinite ? min : 0
    let high = max.isFinite && max > low ? max : low
    let near = 0.5 / (scale > 0 ? scale : 1)
    self.min = low
    self.max = high
    self.stride = stride >= near && stride.isFinite ? stride : .infinity
    let length = high - low
    // 2⁵² points are as many as doubles can tell apart.
    let whole = length.isFinite ? Swift.min((length / self.stride).rounded(.down), 0x1p52) : 0
    let rest = length - (whole == 0 ? 0 : whole * self.stride)
    let isExtra = rest >= near || (whole == 0 && rest > 0)
    count = Int(whole) + (isExtra ? 2 : 1)
  }

  /// Index of the last point.
  public var lastIndex: Int { count - 1 }

  /// Offset of the point at `index`; an index outside counts as the nearer end.
  public func position(of index: Int) -> Double {
    if index <= 0 { return min }
    return index < lastIndex ? Swift.min(min + Double(index) * stride, max) : max
  }

  /// Index of the point nearest to `offset`; a tie goes to the larger offset. NaN gives the first.
  public func nearest(to offset: Double) -> Int {
    let lower = index(atOrBefore: offset)
    return lower < lastIndex && offset >= midpoint(above: lower) ? lower + 1 : lower
  }

  /// Index of the last point at or before `offset`; the first if there is none.
  public func index(atOrBefore offset: Double) -> Int {
    guard offset > min else { return 0 }
    guard offset < max else { return lastIndex }
    let guess = Swift.min(Int(Swift.min((offset - min) / stride, 0x1p52)), lastIndex)
    if guess < lastIndex, position(of: guess + 1) <= offset { return guess + 1 }
    return guess > 0 && position(of: guess) > offset ? guess - 1 : guess
  }

  /// Index of the first point strictly beyond `offset` in a direction, or nil at the end.
  public func index(beyond offset: Double, isUp: Bool) -> Int? {
    let lower = index(atOrBefore: offset)
    if isUp { return position(of: lower) > offset ? lower : (lower < lastIndex ? lower + 1 : nil) }
    if position(of: lower) < offset { return lower }
    return lower > 0 ? lower - 1 : nil
  }

  /// The half-way line between the points at `index` and `index + 1`: from it on, the upper point is nearest.
  public func midpoint(above index: Int) -> Double {
    let low = position(of: index)
    return low + (position(of: index + 1) - low) / 2
  }

  /// The offset at which the nearest point changes next when moving from `offset` in a direction, or nil at the end.
  ///
  /// Upward that is the next half-way line. Downward it is the offset just below one, since a tie goes up. So the
  /// nearest point has changed at the offset returned, and not before.
  public func nextChange(from offset: Double, isUp: Bool) -> Double? {
    let here = nearest(to: offset)
    if isUp { return here < lastIndex ? midpoint(above: here) : nil }
    return here > 0 ? midpoint(above: here - 1).nextDown : nil
  }
}
