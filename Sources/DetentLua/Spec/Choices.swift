/// The choices from which generators make values: numbers from 0 up to a bound, 0 always being the simplest.
///
/// A made value is known by its choices alone. So a value is made smaller by making its choices smaller and making it anew,
/// whatever it is made of (integrated shrinking).
public struct Choices: Sendable {
  /// What has been chosen so far.
  public private(set) var made: [UInt64] = []
  private let given: [UInt64]
  private var state: UInt64?

  /// Chances, from a seed.
  public init(seed: UInt64) {
    given = []
    state = seed
  }

  /// These choices; where they do not suffice, the simplest.
  public init(_ choices: [UInt64]) { given = choices }

  /// A number from 0 to `bound`.
  mutating func next(upTo bound: UInt64) -> UInt64 {
    var choice: UInt64 = 0
    if made.count < given.count {
      choice = min(given[made.count], bound)
    } else if state != nil {
      choice = bound == .max ? random() : random() % (bound + 1)
    }
    made.append(choice)
    return choice
  }

  private mutating func random() -> UInt64 {
    let next = (state ?? 0) &+ 0x9E37_79B9_7F4A_7C15
    state = next
    var mixed = (next ^ (next >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes the choices behind a failure smaller for as long as it goes on failing.
public struct Shrinking {
  public private(set) var choices: [UInt64]
  /// How many smaller cases were tried.
  public private(set) var attempts = 0
  private let limit: Int

  public init(_ choices: [UInt64], limit: Int = 1000) {
    self.choices = choices
    self.limit = limit
  }

  /// `fails` tries a case and answers the choices that were really made if it still fails, else nil.
  public mutating func run(_ fails: ([UInt64]) -> [UInt64]?) {
    var isSmaller = true
    while isSmaller, attempts < limit {
      isSmaller = drop(fails)
      isSmaller = lower(fails) || isSmaller
    }
  }

  private mutating func attempt(_ candidate: [UInt64], _ fails: ([UInt64]) -> [UInt64]?) -> Bool {
    guard attempts < limit, Shrinking.isSmaller(candidate, choices) else { return false }
    attempts += 1
    guard let made = fails(candidate), Shrinking.isSmaller(made, choices) else { return false }
    choices = made
    return true
  }

  /// Fewer choices are smaller; of equally many, those that are first lower.
  private static func isSmaller(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }

  /// Leaves pieces out: whole elements of lists, and what else is not needed.
  private mutating func drop(_ fails: ([UInt64]) -> [UInt64]?) -> Bool {
    var hasDropped = false
    for size in (1...12).reversed() {
      var start = choices.count - size
      while start >= 0 {
        var candidate = choices
        if start + size <= candidate.count {
          candidate.removeSubrange(start..<start + size)
          hasDropped = attempt(candidate, fails) || hasDropped
        }
        start -= 1
      }
    }
    return hasDropped
  }

  /// Makes each choice as low as it can be: 0 if that will do, else by halving.
  private mutating func lower(_ fails: ([UInt64]) -> [UInt64]?) -> Bool {
    var hasLowered = false
    var index = 0
    while index < choices.count {
      var low: UInt64 = 0
      while index < choices.count, low < choices[index] {
        let middle = low == 0 ? 0 : low + (choices[index] - low) / 2
        var candidate = choices
        candidate[index] = middle
        if attempt(candidate, fails) {
          hasLowered = true
        } else {
          low = middle + 1
        }
      }
      index += 1
    }
    return hasLowered
  }
}
