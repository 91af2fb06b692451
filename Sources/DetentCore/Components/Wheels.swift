/// Some wheels side by side in a frame: what a picker and a date picker turn.
///
/// Columns count from 0 in reading order: the first lies at the left, or right to left at the right. Whoever owns the
/// wheels says how many rows each has and hears when one rests.
public struct Wheels: Sendable {
  public internal(set) var columns: [Wheel] = []
  /// The column that keys turn.
  public internal(set) var focusedColumn = 0
  /// What was typed last, to go on with within a second.
  var typed: Typed?
  private var lastStamp: UInt32 = 0

  /// Letters typed one after another.
  struct Typed: Sendable {
    var column: Int
    var text: String
    var time: Instant
  }

  /// How columns share the width of their owner.
  public enum Sharing: Hashable, Sendable {
    /// As wide as asked; those that did not ask share what is left.
    case asked
    /// Each takes its text's width and an even share of what is left; where that is too wide all shrink, texts too.
    case texts
  }

  /// A column's `width` is what it asked for, or the width of its widest text.
  public let sharing: Sharing

  public init(_ columns: [Wheel] = [], sharing: Sharing = .asked) {
    self.columns = columns
    self.sharing = sharing
  }

  /// A name for a new motion.
  mutating func newStamp() -> UInt32 {
    lastStamp &+= 1
    return lastStamp
  }

  public var isMoving: Bool { columns.contains { $0.isMoving } }
  public var isTracking: Bool { columns.contains { $0.isTracking } }

  /// The column whose motion has a stamp.
  func column(withStamp stamp: UInt32) -> Int? { columns.firstIndex { $0.motion?.stamp == stamp } }

  /// The column that a finger holds.
  func column(heldBy finger: Int32) -> Int? { columns.firstIndex { $0.drag?.finger == finger } }

  // MARK: Where things lie. All in points of the picker.

  /// The frame of every column; the row of them is centred.
  public func frames(in size: Size, layout: LayoutDirection) -> [Rect] {
    let widths = sharing == .asked ? askedWidths(in: size.width) : textWidths(in: size.width)
    var left = (size.width - widths.reduce(0, +)) / 2
    let order = layout == .rightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices)
    var frames = [Rect](repeating: .zero, count: columns.count)
    for column in order {
      frames[column] = Rect(x: left, y: 0, width: widths[column], height: size.height)
      left += widths[column]
    }
    return frames
  }

  private func askedWidths(in width: Double) -> [Double] {
    let given = columns.reduce(0) { $0 + ($1.width ?? 0) }
    let sharing = columns.count { $0.width == nil }
    let share = sharing > 0 ? max(0, width - given) / Double(sharing) : 0
    return columns.map { $0.width ?? share }
  }

  private func textWidths(in width: Double) -> [Double] {
    let scale = textScale(in: width)
    let spare = max(0, room(in: width) - wanted * scale) / Double(max(1, columns.count))
    return columns.map { (($0.width ?? 0) + Metrics.wheelGap) * scale + spare }
  }

  /// How much smaller texts are than usual, so that all columns fit into a width: 1 where they do.
  public func textScale(in width: Double) -> Double {
    guard sharing == .texts, wanted > room(in: width) else { return 1 }
    return room(in: width) / wanted
  }

  private var wanted: Double { columns.reduce(0) { $0 + ($1.width ?? 0) + Metrics.wheelGap } }

  private func room(in width: Double) -> Double { max(0, width - 2 * Metrics.wheelBandMargin) }

  /// The column at a point; beside the columns the nearest one is not meant.
  func column(at point: Point, in size: Size, layout: LayoutDirection) -> Int? {
    frames(in: size, layout: layout).firstIndex { $0.contains(point) }
  }

  /// The notches of which something can be seen, lying flat: from the first to the last, none without rows.
  public func visibleNotches(of column: Int, height: Double, at now: Instant) -> Range<Int> {
    guard columns.indices.contains(column), height > 0 else { return 0..<0 }
    let wheel = columns[column]
    let reach = min(height / 2 / wheel.rowHeight, 1e6)
    let middle = wheel.offset(at: now) / wheel.rowHeight
    guard wheel.count > 0, middle.isFinite, middle.magnitude < 1e15 else { return 0..<0 }
    // A row is seen while more than its edge lies inside.
    var first = Int((middle - reach - 0.5).rounded(.down)) + 1
    var last = Int((middle + reach + 0.5).rounded(.up)) - 1
    if !wheel.wraps {
      first = max(first, 0)
      last = min(last, wheel.count - 1)
    }
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// The frame of a row at a notch, seen or not.
  public func frame(ofNotch notch: Int, of column: Int, in size: Size, layout: LayoutDirection, at now: Instant) -> Rect
  {
    let wheel = columns[column]
    var frame = frames(in: size, layout: layout)[column]
    let middle = wheel.snap.position(of: notch) - wheel.offset(at: now) + size.height / 2
    frame.origin.y = middle - wheel.rowHeight / 2
    frame.size.height = wheel.rowHeight
    return frame
  }

  /// The notch at a height; nil where there is no row.
  func notch(atHeight y: Double, of column: Int, height: Double, now: Instant) -> Int? {
    let wheel = columns[column]
    let place = wheel.offset(at: now) + y - height / 2
    guard wheel.count > 0 else { return nil }
    let edge = wheel.rowHeight / 2
    let range = wheel.snap.range
    guard place >= range.lowerBound - edge, place < range.upperBound + edge else { return nil }
    return wheel.snap.notch(at: place)
  }
}
