/// The rows of a list as runs of equal heights: a million rows of one height are one run.
///
/// Immutable; every question takes O(log runs). Rows count from 0, heights and places are points of the content. Between
/// two runs there may be a gap, in which there is no row: what stands above a section.
public struct RowRuns: Hashable, Sendable {
  /// Neighbouring rows of one height.
  public struct Run: Hashable, Sendable {
    /// How many rows, at least 1.
    public var count: Int
    /// Height of each in points, more than 0.
    public var height: Double
    /// Points above the first of them, 0 or more.
    public var gap: Double

    public init(count: Int, height: Double, gap: Double = 0) {
      self.count = count
      self.height = height
      self.gap = gap
    }
  }

  public let runs: [Run]
  /// Number of rows.
  public let count: Int
  /// Height of all rows and gaps together, in points.
  public let height: Double
  private let firstRows: [Int]
  private let tops: [Double]
  private let bottoms: [Double]

  /// The most rows that a list may have: positions stay exact far beyond it.
  public static let limit = 1_000_000_000

  /// Runs without rows or without height are left out; nil for more rows than `limit` or a height that is not finite.
  public init?(_ given: [Run]) {
    var firstRows: [Int] = []
    var tops: [Double] = []
    var bottoms: [Double] = []
    var count = 0
    var height = 0.0
    runs = given.filter { $0.count > 0 && $0.height > 0 }
    for run in runs {
      firstRows.append(count)
      height += max(run.gap, 0)
      tops.append(height)
      guard run.count <= RowRuns.limit - count else { return nil }
      count += run.count
      height += Double(run.count) * run.height
      bottoms.append(height)
    }
    guard height.isFinite else { return nil }
    self.firstRows = firstRows
    self.tops = tops
    self.bottoms = bottoms
    self.count = count
    self.height = height
  }

  /// The row that holds a height, its top edge included; nil above the first and below the last one, and in a gap.
  public func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    let run = RowRuns.last(in: tops) { $0 <= y }
    return run >= 0 && y < bottoms[run] ? nearestRow(to: y) : nil
  }

  /// The same, but the first row for everything above and the last for everything below; in a gap the row above it. 0
  /// without rows.
  public func nearestRow(to y: Double) -> Int {
    let index = RowRuns.last(in: tops) { $0 <= y }
    guard index >= 0 else { return 0 }
    let place = ((y - tops[index]) / runs[index].height).rounded(.down)
    return firstRows[index] + Int(min(max(place, 0), Double(runs[index].count - 1)))
  }

  /// Top edge and height of a row; a row that does not exist has the frame of the nearest one.
  public func span(of row: Int) -> (top: Double, height: Double) {
    let row = min(max(row, 0), count - 1)
    let index = RowRuns.last(in: firstRows) { $0 <= row }
    guard index >= 0 else { return (0, 0) }
    return (tops[index] + Double(row - firstRows[index]) * runs[index].height, runs[index].height)
  }

  /// The rows of which something lies between two heights, the lower one included.
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > 0, top < height, bottom > top, count > 0 else { return 0..<0 }
    let run = RowRuns.last(in: tops) { $0 <= max(top, 0) }
    let isInGap = run >= 0 && max(top, 0) >= bottoms[run]
    let first = nearestRow(to: max(top, 0)) + (isInGap ? 1 : 0)
    let last = nearestRow(to: min(bottom, height))
    let end = span(of: last).top < bottom ? last + 1 : last
    return first < end ? first..<end : 0..<0
  }

  /// The last index whose element fulfils a condition that holds for a leading part of the list; -1 for none.
  private static func last<Element>(in list: [Element], where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
