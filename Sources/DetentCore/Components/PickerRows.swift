/// What one component of a picker shows: how many rows, and what they say as far as that is known.
///
/// A list is shared and never changes. Rows that code is asked for one by one (a million rows without a table) are known
/// here by their first and last few, so that a guideline can judge them.
public struct PickerRows: Hashable, Sendable {
  public enum Titles: Hashable, Sendable {
    /// Rows without text: views, or bare counts.
    case none
    case list([String])
    /// Evenly spaced numbers, as people read them.
    case numbers(from: Double, step: Double)
    /// Code is asked, row by row; these it gave for the first and the last rows.
    case asked(first: [String], last: [String])
  }

  public enum Values: Hashable, Sendable {
    /// A row's value is its title.
    case titles
    case list([Value])
    /// Evenly spaced numbers.
    case series(from: Double, step: Double)
    /// Code is asked.
    case asked
  }

  /// Which of the three ways of giving rows wins: a view beats an attributed title, that beats a title.
  public enum Form: String, Hashable, Sendable, CaseIterable { case title, attributedTitle, view }

  public var count: Int
  public var titles: Titles
  public var values: Values
  public var form: Form
  /// Points; nil: the usual height, or a share of the width.
  public var rowHeight: Double?
  public var width: Double?
  /// After the last row comes the first: Detent's own, for ranges such as minutes.
  public var wrapsAround: Bool
  public var accessibilityLabel: String?

  /// The most rows of a component.
  public static let limit = RowRuns.limit
  /// So many titles from either end are known of a long component: asked for when code is asked row by row, and written
  /// into a trace. Our choice.
  public static let sample = 1000

  public init(
    count: Int, titles: Titles = .none, values: Values = .titles, form: Form = .title, rowHeight: Double? = nil,
    width: Double? = nil, wrapsAround: Bool = false, accessibilityLabel: String? = nil
  ) {
    self.count = max(0, min(count, PickerRows.limit))
    self.titles = titles
    self.values = values
    self.form = form
    self.rowHeight = rowHeight
    self.width = width
    self.wrapsAround = wrapsAround
    self.accessibilityLabel = accessibilityLabel
  }

  /// The title of a row from 0; nil where there is none, and where only code knows.
  public func title(_ row: Int) -> String? {
    guard row >= 0, row < count else { return nil }
    switch titles {
    case .none: return nil
    case .list(let list): return row < list.count ? list[row] : nil
    case .numbers(let from, let step): return Text.number(from + Double(row) * step, digits: 6)
    case .asked(let first, let last):
      if row < first.count { return first[row] }
      let place = row - (count - last.count)
      return place >= 0 ? last[place] : nil
    }
  }

  /// The value of a row from 0; `.none` where only code knows.
  public func value(_ row: Int) -> Value {
    guard row >= 0, row < count else { return .none }
    switch values {
    case .titles: return title(row).map { .text($0) } ?? .none
    case .list(let list): return row < list.count ? list[row] : .none
    case .series(let from, let step): return .number(PickerRows.clean(from + Double(row) * step))
    case .asked: return .none
    }
  }

  /// The first row with a value; nil for none, and where only code knows.
  public func row(ofValue wanted: Value) -> Int? {
    switch (values, titles) {
    case (.list(let list), _): return list.prefix(count).firstIndex { $0.isSame(as: wanted) }
    case (.series(let from, let step), _):
      guard let number = wanted.numeric else { return nil }
      let row = ((number - from) / step).rounded()
      guard row >= 0, row < Double(count) else { return nil }
      return value(Int(row)).isSame(as: wanted) ? Int(row) : nil
    case (.titles, .list(let list)):
      guard case .text(let title) = wanted else { return nil }
      return list.prefix(count).firstIndex(of: title)
    default: return nil
    }
  }

  /// A number without the noise of adding steps: 0.3, not 0.30000000000000004.
  private static func clean(_ value: Double) -> Double {
    let whole = value * 1e9
    return whole.magnitude < 0x1p53 ? whole.rounded() / 1e9 : value
  }

  /// Whether a title may begin with a text, as far as that can be told without looking at the rows.
  public func mayBegin(with text: String) -> Bool {
    switch titles {
    case .none: form == .view
    case .numbers: text.allSatisfy { "0123456789-.e+".contains($0) }
    case .list, .asked: true
    }
  }

  /// Whether code has to be asked for what a row says, or for its value.
  public var asksForTitles: Bool { if case .asked = titles { true } else { form == .view } }
  public var asksForValues: Bool { values == .asked || (values == .titles && asksForTitles) }

  /// A wheel that turns these rows.
  var wheel: Wheel {
    Wheel(count: count, rowHeight: rowHeight ?? Metrics.wheelRowHeight, wraps: wrapsAround, width: width)
  }
}
