import Foundation
import Testing

/// A table of numbers from a text file: comments, a line of column names, rows, separated by tabs.
struct Vectors {
  let rows: [Row]
  /// From the comments; 0 if it is a column.
  let tolerance: Double

  struct Row: CustomTestStringConvertible {
    let cells: [String: String]
    let line: String

    var testDescription: String { line }
    func text(_ column: String) -> String { cells[column] ?? "" }
    /// nil for words ("never", "stop", "-").
    func number(_ column: String) -> Double? { Double(text(column)) }
    subscript(column: String) -> Double { number(column) ?? .nan }
  }

  init(_ name: String) {
    let url = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Vectors")
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    let mark = "# tolerance: "
    tolerance = lines.lazy.filter { $0.hasPrefix(mark) }.compactMap { Double($0.dropFirst(mark.count)) }.first ?? 0
    let table = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    let names = table.first ?? []
    rows = table.dropFirst().map { cells in
      Row(cells: Dictionary(uniqueKeysWithValues: zip(names, cells)), line: cells.joined(separator: " "))
    }
    #expect(!rows.isEmpty, "no vectors in \(name)")
  }
}

/// Whether two numbers differ by at most `tolerance`.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { (a - b).magnitude <= tolerance }

/// Repeatable random numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func between(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &self) }
}
