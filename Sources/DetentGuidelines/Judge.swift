import DetentCore

extension Guideline.Judge {
  /// Judges every component of a kind at moments that stand still.
  static func structure(
    of kind: ComponentKind, needs: [String] = [], isMendedByCode: Bool = false, watchesState: Bool = false,
    _ judge: @escaping @Sendable (Look) -> Judgement
  ) -> Self {
    Self(
      subjects: [kind], needs: needs, isMendedByCode: isMendedByCode, judge: judge, watchesState: watchesState)
  }

  /// The same for rules that read long lists, and nothing but the component's own properties and its screen's.
  static func rows(of kind: ComponentKind, _ judge: @escaping @Sendable (Look) -> Judgement) -> Self {
    Self(subjects: [kind], judge: judge, readsItselfOnly: true)
  }

  /// Reads the events that it is interested in.
  static func behaviour(_ interest: Interest, _ observe: @escaping @Sendable (Options) -> any Observer) -> Self {
    Self(observe: observe, interest: interest)
  }

  /// Both at once.
  func and(_ interest: Interest, _ observe: @escaping @Sendable (Options) -> any Observer) -> Self {
    var both = self
    both.observe = observe
    both.interest = interest
    return both
  }
}

/// Numbers in messages.
enum Words {
  /// At most `digits` decimals.
  static func number(_ value: Double, _ digits: Int = 1) -> String { Text.number(value, digits: digits) }

  /// "1 page", "3 pages"
  static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// "a, b and c"
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
