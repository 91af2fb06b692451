import DetentCore

extension CapturedElement {
  /// What its value, its label and its wheels tell of the component; what they do not tell is named as unknown.
  func describe(_ part: inout Blueprint.Part) {
    switch part.kind {
    case .pageControl: describe(pageControl: &part)
    case .scrollView: part.unknown += Untold.scrollView
    case .pickerView: describe(picker: &part)
    case .datePicker: describe(datePicker: &part)
    case .label: part["text"] = .text(label ?? value ?? title ?? "")
    case .button: part["title"] = .text(label ?? title ?? leaves { $0.type == .staticText }.first?.label ?? "")
    case .view: if isOfUnknownKind { part.unknown.append("kind") }
    case .textField: if let value, value != placeholder { part["text"] = .text(value) }
    default: break
    }
  }

  private func describe(pageControl part: inout Blueprint.Part) {
    if let place = value.flatMap({ StatedPlace(pageValue: $0) }) {
      part["numberOfPages"] = .number(Double(place.count))
      part["page"] = .number(Double(place.number))
    } else {
      part.unknown += ["numberOfPages", "page"]
    }
    part.unknown += Untold.pageControl
  }

  /// A wheel shows one row; only rows that are views of their own say how many there are, and none says the others.
  private func describe(picker part: inout Blueprint.Part) {
    part.unknown.append("components")
    let wheels = type == .pickerWheel ? [self] : leaves { $0.type == .pickerWheel }
    guard !wheels.isEmpty else { return }
    let rows = wheels.map { $0.statedRow ?? ($0.value ?? "", StatedPlace(number: 1, count: 1)) }
    part["components"] = .list(rows.map { .texts(Self.titles(of: $0)) })
    part["selection"] = .list(rows.map { .number(Double($0.place.number)) })
  }

  /// The row that a wheel says is chosen, if it says how many there are.
  var statedRow: (title: String, place: StatedPlace)? { StatedPlace.row(in: value ?? "") }

  /// The title of one row among rows of which nothing is known.
  private static func titles(of row: (title: String, place: StatedPlace)) -> [String] {
    var titles = [String](repeating: "", count: row.place.count)
    titles[row.place.number - 1] = row.title
    return titles
  }

  private func describe(datePicker part: inout Blueprint.Part) {
    part.unknown += Untold.datePicker
    guard !leaves({ $0.type == .pickerWheel }).isEmpty else {
      return part.unknown.append("preferredDatePickerStyle")
    }
    part["preferredDatePickerStyle"] = .text("wheels")
  }
}

/// Properties that no capture tells, and by which somebody may judge.
private enum Untold {
  static let pageControl = [
    "backgroundStyle", "allowsContinuousInteraction", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
    "preferredIndicatorImage", "pairedWith",
  ]
  static let scrollView = [
    "contentSize", "isPagingEnabled", "numberOfPages", "isScrollEnabled", "bounces", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "maximumZoomScale", "zoomItem",
  ]
  static let datePicker = ["datePickerMode", "minuteInterval", "date"]
}
