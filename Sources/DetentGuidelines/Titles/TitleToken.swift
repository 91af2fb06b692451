/// A part of a row's title that stands before or behind the same part of another title.
struct TitleToken: Hashable {
  enum Kind: Hashable { case words, number, month, weekday, clock }

  var kind: Kind
  /// Months from 1, weekdays from 1 (Sunday), clock times in minutes of the day; 0 for words.
  var value = 0.0
  var text = ""

  static func words(_ text: String) -> TitleToken { TitleToken(kind: .words, text: text) }
  static func number(_ value: Double) -> TitleToken { TitleToken(kind: .number, value: value) }

  /// After how many comes the first again; nil: what begins again does so anywhere.
  var period: Double? {
    switch kind {
    case .month: 12
    case .weekday: 7
    case .clock: 24 * 60
    case .words, .number: nil
    }
  }

  /// Positive where `other` comes later.
  func rise(to other: TitleToken, _ compare: (String, String) -> Int) -> Int {
    switch (kind == .words, other.kind == .words) {
    case (true, true): -compare(text, other.text).signum()
    case (true, false): -1
    case (false, true): 1
    case (false, false): value < other.value ? 1 : value > other.value ? -1 : 0
    }
  }
}
