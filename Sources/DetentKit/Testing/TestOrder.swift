/// Which tests `file.lua:42` means: the test or the block that begins at the line, or last before it.
enum LineSelection {
  static func tests(at line: Int, in tests: [DeclaredTest]) -> [Int] {
    let starts = tests.map(\.name.line) + tests.flatMap(\.blockLines)
    let start = starts.filter { $0 <= line }.max() ?? starts.min() ?? 0
    return tests.indices.filter { tests[$0].name.line == start || tests[$0].blockLines.contains(start) }
  }
}

enum TestOrder {
  /// Mixes tests, those of a block staying together: blocks and tests of one level change places.
  static func mixed(_ indices: [Int], _ tests: [DeclaredTest], seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return mixed(indices, tests, depth: 1, &generator)
  }

  private static func mixed(
    _ indices: [Int], _ tests: [DeclaredTest], depth: Int, _ generator: inout SeededGenerator
  ) -> [Int] {
    var groups: [[Int]] = []
    var known: [Int: Int] = [:]
    for index in indices {
      let path = tests[index].blockPath
      guard depth < path.count else {
        groups.append([index])
        continue
      }
      if let group = known[path[depth]] {
        groups[group].append(index)
      } else {
        known[path[depth]] = groups.count
        groups.append([index])
      }
    }
    return groups.mixed(by: &generator).flatMap { group in
      group.count > 1 ? mixed(group, tests, depth: depth + 1, &generator) : group
    }
  }
}
