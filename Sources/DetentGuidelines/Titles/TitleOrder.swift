/// One sense in which titles may stand in order: which of their parts weighs most, and which way it goes.
struct TitleOrder {
  enum Weight: Hashable {
    /// These parts, the first one most, in titles that all have as many.
    case places([Int], of: Int)
    /// From the first part on, or from the last; titles may have more or fewer.
    case forward, backward
    /// One part alone; rows that are alike in it stand as they like.
    case only(Int)
  }

  let weight: Weight
  private let compare: (String, String) -> Int
  /// Which way each part goes, by its place in the order; the first one's is given.
  private var directions: [Int?]
  private var start: TitleToken?
  private(set) var hasWrapped = false
  /// Each row is the one after the last, as in a calendar.
  private var isGapless = true
  /// How often the rows differ, and how often they go on the other way.
  private(set) var steps = 0
  private(set) var turns = 0
  private var lastRise = 0
  /// The steps up and down, as far as they were counted.
  private(set) var rises = 0

  init(_ weight: Weight, isRising: Bool, _ compare: @escaping (String, String) -> Int) {
    self.weight = weight
    self.compare = compare
    directions = [isRising ? 1 : -1]
  }

  /// A title's parts, the weightiest first; nil for a title of another form.
  func key(_ parts: [TitleToken]) -> [TitleToken]? {
    switch weight {
    case .places(let places, let count): parts.count == count ? places.map { parts[$0] } : nil
    case .forward: parts
    case .backward: parts.reversed()
    case .only(let place): place < parts.count ? [parts[place]] : nil
    }
  }

  /// Whether `b` may stand directly behind `a`.
  mutating func allows(_ a: [TitleToken], before b: [TitleToken]) -> Bool {
    guard let (place, rise) = difference(a, b) else { return true }
    steps += 1
    if place == 0 { return allowsFirst(a[0], before: b[0], rise) }
    while directions.count <= place { directions.append(nil) }
    guard let direction = directions[place] else {
      directions[place] = rise
      return true
    }
    return direction == rise
  }

  /// What counts most may begin again once, as in a clock or a calendar.
  private mutating func allowsFirst(_ a: TitleToken, before b: TitleToken, _ rise: Int) -> Bool {
    if start == nil { start = a }
    let direction = directions[0] ?? rise
    if let period = a.period { isGapless = isGapless && (b.value - a.value - 1).remainder(dividingBy: period) == 0 }
    if rise != direction {
      guard !hasWrapped, a.kind != .words, a.kind == b.kind else { return false }
      hasWrapped = true
    }
    guard hasWrapped, let start else { return true }
    return b.rise(to: start, compare) != -direction
  }

  /// Where two titles first differ, and whether the second comes later (1) or earlier (-1).
  private func difference(_ a: [TitleToken], _ b: [TitleToken]) -> (Int, Int)? {
    for place in 0..<min(a.count, b.count) where a[place] != b[place] {
      let rise = a[place].rise(to: b[place], compare)
      if rise != 0 { return (place, rise) }
    }
    return a.count == b.count ? nil : (min(a.count, b.count), a.count < b.count ? 1 : -1)
  }

  /// Whether so many rows are enough to believe it: any three numbers go round in some way.
  func isCredible(_ count: Int) -> Bool {
    if hasWrapped, count < 5, !(isGapless && start?.period != nil) { return false }
    if case .only = weight { return steps >= max(2, count / 4) }
    return true
  }

  // MARK: Disorder

  /// Counts how often the rows go up, and how often they turn round.
  mutating func count(_ a: [TitleToken], before b: [TitleToken]) -> Int {
    guard let (_, rise) = difference(a, b) else { return 0 }
    steps += 1
    rises += rise
    if lastRise != 0, lastRise != rise { turns += 1 }
    lastRise = rise
    return rise
  }

  // MARK: All orders

  /// All orders for titles of so many parts.
  static func all(_ count: Int, _ compare: @escaping (String, String) -> Int) -> [TitleOrder] {
    var weights: [Weight] = [.forward]
    if count > 1 { weights += [.backward] + (0..<min(count, 4)).map { .only($0) } }
    if (2...4).contains(count) { weights += permutations(Array(0..<count)).map { .places($0, of: count) } }
    return weights.flatMap { weight in
      [true, false].map { TitleOrder(weight, isRising: $0, compare) }
    }
  }

  private static func permutations(_ places: [Int]) -> [[Int]] {
    guard places.count > 1 else { return [places] }
    return places.indices.flatMap { index -> [[Int]] in
      var rest = places
      let place = rest.remove(at: index)
      return permutations(rest).map { [place] + $0 }
    }
  }
}
