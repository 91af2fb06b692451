import Foundation
import Testing

/// A committed text file of `Data`.
struct DataFile {
  let text: String

  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Data"))
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// The lines but comments and the head, cut at tabs.
  var rows: [[String]] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }
}

/// SplitMix64, as scripts/oracle has it.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
