import DetentCore
import Testing

/// Rows against a list that is counted one by one.
@Suite struct RowRunsTests {
  /// Runs with their tops counted naively.
  private static let lists: [[RowRuns.Run]] = [
    [],
    [RowRuns.Run(count: 7, height: 44)],
    [RowRuns.Run(count: 1, height: 100), RowRuns.Run(count: 3, height: 0.5), RowRuns.Run(count: 2, height: 20)],
    [RowRuns.Run(count: 0, height: 9), RowRuns.Run(count: 2, height: 10), RowRuns.Run(count: 0, height: 9)],
    (1...30).map { RowRuns.Run(count: $0 % 4, height: Double($0)) },
    [RowRuns.Run(count: 2, height: 44, gap: 35.5), RowRuns.Run(count: 0, height: 9, gap: 7)],
    (1...30).map { RowRuns.Run(count: $0 % 4, height: Double($0), gap: Double($0 % 3) * 9.1) },
  ]

  /// The rows one by one: what stands above each, and its height.
  private func counted(_ runs: [RowRuns.Run]) -> [(gap: Double, height: Double)] {
    runs.flatMap { run in (0..<run.count).map { ($0 == 0 ? run.gap : 0, run.height) } }
  }

  @Test(arguments: lists) func `answers are those of rows counted one by one`(_ runs: [RowRuns.Run]) throws {
    let rows = try #require(RowRuns(runs))
    let all = counted(runs)
    #expect(rows.count == all.count)
    #expect(abs(rows.height - all.reduce(0) { $0 + $1.gap + $1.height }) < 1e-9)
    var top = 0.0
    for (row, (gap, height)) in all.enumerated() {
      if gap > 0 {
        #expect(rows.row(at: top + gap / 2) == nil && rows.nearestRow(to: top + gap / 2) == max(row - 1, 0))
      }
      top += gap
      #expect(rows.span(of: row) == (top, height))
      #expect(rows.row(at: top) == row)
      #expect(rows.row(at: (top + height).nextDown) == row)
      top += height
    }
    #expect(rows.row(at: top) == nil)
    #expect(rows.row(at: -0.001) == nil)
  }

  @Test(arguments: lists) func `visible rows are those that overlap`(_ runs: [RowRuns.Run]) throws {
    let rows = try #require(RowRuns(runs))
    let spans = (0..<rows.count).map { rows.span(of: $0) }
    for low in stride(from: -30.0, through: rows.height + 30, by: 7.25) {
      for length in [0.25, 10, 55] {
        let shown = spans.indices.filter { spans[$0].top < low + length && spans[$0].top + spans[$0].height > low }
        let expected = shown.first.map { $0..<(shown[shown.count - 1] + 1) } ?? 0..<0
        #expect(rows.rows(from: low, to: low + length) == expected)
      }
    }
  }

  @Test func `a billion rows are one run, more are refused`() throws {
    let rows = try #require(RowRuns([RowRuns.Run(count: 1_000_000_000, height: 44)]))
    #expect(rows.row(at: 44e9 - 1) == 999_999_999)
    #expect(rows.rows(from: 22e9, to: 22e9 + 440) == 500_000_000..<500_000_010)
    #expect(RowRuns([RowRuns.Run(count: 1_000_000_000, height: 44), RowRuns.Run(count: 1, height: 1)]) == nil)
    #expect(RowRuns([RowRuns.Run(count: .max, height: 1), RowRuns.Run(count: .max, height: 1)]) == nil)
    #expect(RowRuns([RowRuns.Run(count: 5, height: .infinity)]) == nil)
  }
}
