/// Which tests of the found files are run.
struct TestSelection: Sendable {
  /// Parts of titles as reports show them; one of them must occur.
  var filters: [String] = []
  var filtersOut: [String] = []
  var tags: [String] = []
  var excludedTags: [String] = []
  /// The tests that failed in the last run; nil: all.
  var onlyIDs: Set<String>?
  /// Mixes the order of files, and of tests within each block.
  var shuffles = false

  var isEverything: Bool { filters.isEmpty && filtersOut.isEmpty && tags.isEmpty && excludedTags.isEmpty }

  func takes(_ test: TestName) -> Bool {
    let title = test.unsteered.title
    let tags = Set(test.tags)
    return (filters.isEmpty || filters.contains { title.contains($0) })
      && !filtersOut.contains { title.contains($0) }
      && (self.tags.isEmpty || !tags.isDisjoint(with: self.tags))
      && tags.isDisjoint(with: excludedTags)
      && onlyIDs?.contains(test.id) != false
  }
}

/// A generator of numbers that depends on its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array {
  /// In an order that depends on the generator alone (Fisher and Yates).
  func mixed(by generator: inout SeededGenerator) -> [Element] {
    var result = self
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, Int(generator.next() % UInt64(index + 1)))
    }
    return result
  }
}
