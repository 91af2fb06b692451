/// One or more wheels of rows, of each of which one row is chosen: UIPickerView.
///
/// Components and rows count from 0. `rows` and the columns of `wheels` always have the same number.
public struct PickerView: Sendable {
  public var attributes: Attributes
  public internal(set) var rows: [PickerRows] = []
  public internal(set) var wheels = Wheels()

  public init(attributes: Attributes) { self.attributes = attributes }

  public var numberOfComponents: Int { rows.count }

  /// The chosen row of each component; nil where there are no rows.
  public var selection: [Int?] { wheels.columns.map(\.row) }

  /// The size that it takes when nobody says otherwise, in points.
  static func intrinsicSize(on screen: Screen?) -> Size {
    let isLow = screen?.orientation == .landscape && screen?.idiom == .phone
    return Size(width: Metrics.pickerWidth, height: isLow ? Metrics.pickerHeightInLandscape : Metrics.pickerHeight)
  }

  /// What VoiceOver reads of a component: the chosen row's title and its place, "Paris, 2 of 4".
  public func accessibilityValue(of component: Int, title: String?) -> String? {
    guard let row = wheels.columns[component].row else { return nil }
    let place = "\(row + 1) of \(rows[component].count)"
    return title.map { "\($0), \(place)" } ?? place
  }
}

extension PickerView {
  /// The first row, from one on and round the end, whose title begins with what was typed; case does not count.
  ///
  /// - Parameter title: answers a row's title, or nil for none.
  public static func row<Failure: Error>(
    beginningWith text: String, from start: Int, count: Int, title: (Int) throws(Failure) -> String?
  ) throws(Failure) -> Int? {
    let wanted = text.lowercased()
    guard count > 0, !wanted.isEmpty else { return nil }
    for step in 0..<count {
      let row = (start + step) % count
      if try title(row)?.lowercased().hasPrefix(wanted) == true { return row }
    }
    return nil
  }
}
