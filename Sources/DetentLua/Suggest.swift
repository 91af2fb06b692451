/// The nearest valid name to a misspelt one.
enum Suggest {
  /// Words of other tools and of UIKit's index names, with Detent's word for the same thing.
  static let otherWords: [String: String] = [
    "currentPage": "page", "selectedRow": "row", "selectRow": "select", "currentPageIndex": "page",
    "TabView": "scrollView", "ScrollView": "scrollView", "UIScrollView": "scrollView", "UIPageControl": "pageControl",
    "PageControl": "pageControl", "scrollTargetBehavior": "isPagingEnabled", "pagingEnabled": "isPagingEnabled",
    "hidden": "isHidden", "enabled": "isEnabled", "visible": "isHidden", "pages": "numberOfPages",
    "pageCount": "numberOfPages", "count": "numberOfPages", "offset": "contentOffset", "onChange": "on",
    "onValueChanged": "valueChanged", "indicatorTintColor": "pageIndicatorTintColor", "sleep": "wait", "delay": "wait",
    "click": "tap", "flick": "swipe", "scroll": "drag", "UIButton": "button", "UILabel": "label", "Text": "label",
    "rtl": "layoutDirection", "darkMode": "appearance", "addTarget": "on", "addEventListener": "on", "text": "title",
    "scrollDirection": "pageAxis", "isEqual": "equal", "equals": "equal", "is_equal": "equal", "isTrue": "is_true",
  ]

  /// `: did you mean "page"?`, or nothing when no name is near.
  static func hint(_ name: String, among names: [String]) -> String {
    if let word = otherWords[name], names.contains(word) { return ": use \"\(word)\"" }
    guard let near = nearest(to: name, among: names) else { return "" }
    return ": did you mean \"\(near)\"?"
  }

  /// The name with the fewest edits, if those are few for its length; of equals the first.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard name.utf8.count <= 80 else { return nil }
    let wanted = Array(name.lowercased().utf8)
    var best: (name: String, edits: Int)?
    for candidate in names {
      let edits = distance(wanted, Array(candidate.lowercased().utf8))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= max(1, min(4, wanted.count / 3)) else { return nil }
    return best.name
  }

  /// Insertions, deletions, changes and swaps of neighbours between two words.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var twoBack: [Int] = []
    var oneBack = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var edits = min(oneBack[j] + 1, row[j - 1] + 1, oneBack[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { edits = min(edits, twoBack[j - 2] + 1) }
        row.append(edits)
      }
      twoBack = oneBack
      oneBack = row
    }
    return oneBack[b.count]
  }
}
