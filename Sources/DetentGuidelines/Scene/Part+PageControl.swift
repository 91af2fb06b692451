import DetentCore

/// What a page control's properties amount to.
extension Scene.Part {
  var numberOfPages: Int { count("numberOfPages") ?? 0 }
  var page: Int { count("page") ?? 0 }
  var backgroundStyle: String { text("backgroundStyle") ?? "automatic" }
  var allowsScrubbing: Bool { flag("allowsContinuousInteraction") }

  /// Whether there is a row of indicators to see.
  var showsIndicators: Bool { numberOfPages > (flag("hidesForSinglePage") ? 1 : 0) }

  var isVerticalRow: Bool { ["topToBottom", "bottomToTop"].contains(text("direction") ?? "") }

  /// Images of single pages that exist, by page.
  func images(ofPages property: String) -> [(page: Int, image: String)] {
    texts(property).compactMap { text in
      guard let mark = text.firstRange(of: ": "), let page = Int(text[..<mark.lowerBound]) else { return nil }
      return page < numberOfPages ? (page, String(text[mark.upperBound...])) : nil
    }
  }

  /// Every image that an indicator may show, each once, in the order in which a reader meets them; nil is the dot.
  var indicatorImages: [String?] {
    var all: [String?] = []
    let pages = images(ofPages: "indicatorImage")
    if pages.count < numberOfPages { all.append(text("preferredIndicatorImage")) }
    all += pages.map(\.image)
    if let current = text("preferredCurrentPageIndicatorImage") { all.append(current) }
    all += images(ofPages: "currentPageIndicatorImage").map(\.image)
    var seen: Set<String?> = []
    return all.filter { seen.insert($0).inserted }
  }
}
