/// The nearest valid name to a misspelt one.
enum Suggest {
  /// Words of other tools and of UIKit's index names, with Detent's words for the same thing: the first that is known
  /// where it was written.
  static let otherWords: [String: [String]] = [
    "currentPage": ["page"], "selectedRow": ["row"], "selectRow": ["select"], "currentPageIndex": ["page"],
    "TabView": ["scrollView"], "ScrollView": ["scrollView"], "UIScrollView": ["scrollView"],
    "UIPageControl": ["pageControl"], "PageControl": ["pageControl"], "scrollTargetBehavior": ["isPagingEnabled"],
    "pagingEnabled": ["isPagingEnabled"], "hidden": ["isHidden"], "enabled": ["isEnabled"], "visible": ["isHidden"],
    "pages": ["numberOfPages"], "pageCount": ["numberOfPages"], "count": ["numberOfPages"], "offset": ["contentOffset"],
    "onChange": ["on", "valueChanged", "didSelectRow"], "onValueChanged": ["valueChanged"],
    "indicatorTintColor": ["pageIndicatorTintColor"], "sleep": ["wait"], "delay": ["wait"], "click": ["tap"],
    "flick": ["swipe"], "scroll": ["drag"], "UIButton": ["button"], "UILabel": ["label"], "Text": ["label"],
    "rtl": ["layoutDirection"], "darkMode": ["appearance"], "addTarget": ["on"], "addEventListener": ["on"],
    "text": ["title"], "scrollDirection": ["pageAxis"], "isEqual": ["equal"], "equals": ["equal"],
    "is_equal": ["equal"], "isTrue": ["is_true"], "pager": ["scrollView"], "collectionView": ["scrollView"],
    "UICollectionView": ["scrollView"], "table": ["list"], "tableView": ["list"], "UITableView": ["list"],
    "picker": ["pickerView", "wheels"], "Picker": ["pickerView"], "UIPickerView": ["pickerView"],
    "wheel": ["pickerView", "wheels"], "titleForRow": ["title"], "viewForRow": ["view"],
    "reloadAllComponents": ["reload"], "reloadComponent": ["reload"], "reloadData": ["reload"],
    "wraps": ["wrapsAround"], "infinite": ["wrapsAround"], "loop": ["wrapsAround"], "circular": ["wrapsAround"],
    "selectedRows": ["selection"], "rows": ["components"], "items": ["components"], "valueChanged": ["didSelectRow"],
    "onSelect": ["didSelectRow", "valueChanged"], "rowHeightForComponent": ["rowHeight"],
    "widthForComponent": ["width"], "adjust": ["spin"], "datetime": ["dateAndTime"],
    "dateTime": ["dateAndTime", "date"], "date_time": ["dateAndTime"], "countdown": ["countDownTimer"],
    "timer": ["countDownTimer"], "countDown": ["countDownTimer"], "monthAndYear": ["yearAndMonth"],
    "monthYear": ["yearAndMonth"], "hourAndMinute": ["time"], "hourMinute": ["time"], "graphical": ["inline"],
    "calendar": ["inline"], "spinner": ["wheels", "pickerView"], "drum": ["wheels"], "roller": ["wheels"],
    "islamic": ["islamicUmmAlQura"], "hijri": ["islamicUmmAlQura"], "umalqura": ["islamicUmmAlQura"],
    "gregory": ["gregorian"], "iso8601": ["gregorian"], "mode": ["datePickerMode"],
    "displayedComponents": ["datePickerMode"], "pickerMode": ["datePickerMode"], "minDate": ["minimumDate"],
    "minimum": ["minimumDate"], "min": ["minimumDate"], "fromDate": ["minimumDate"], "maxDate": ["maximumDate"],
    "maximum": ["maximumDate"], "max": ["maximumDate"], "untilDate": ["maximumDate"],
    "style": ["preferredDatePickerStyle"], "pickerStyle": ["preferredDatePickerStyle"],
    "datePickerStyle": ["preferredDatePickerStyle"], "interval": ["minuteInterval"],
    "minutesInterval": ["minuteInterval"], "selectedDate": ["date"], "value": ["date"], "selection": ["date"],
    "currentDate": ["date"], "duration": ["countDownDuration"], "localeIdentifier": ["locale"],
    "dataSource": ["components"], "delegate": ["components"], "options": ["components"], "titles": ["components"],
    "selectedIndex": ["row", "page"], "selectedItem": ["row"], "selectedRowInComponent": ["row"],
    "numberOfRowsInComponent": ["numberOfRows"], "numberOfComponentsInPickerView": ["numberOfComponents"],
    "rowHeight": ["rowSize"], "itemHeight": ["rowSize"], "change": ["valueChanged", "didSelectRow"],
    "rowSelected": ["valueChanged", "didSelectRow"], "didSelect": ["valueChanged", "didSelectRow"],
    "select": ["valueChanged", "didSelectRow"], "dateChanged": ["valueChanged", "didSelectRow"],
    "selectionChanged": ["valueChanged", "didSelectRow"], "didSelectRowInComponent": ["didSelectRow"],
    "x": ["frame"], "y": ["frame"], "width": ["frame"], "height": ["frame"], "rect": ["frame"], "bounds": ["frame"],
  ]

  /// Words for a position that counts from 0 elsewhere.
  private static let indexWords = [
    "currentPage", "selectedRow", "currentPageIndex", "selectedIndex", "selectedItem", "selectedRowInComponent",
  ]

  /// `: did you mean "page"?`, `: use "page"` for a word of another tool, spelt right or nearly; nothing when no name is
  /// near.
  static func hint(_ name: String, among names: [String]) -> String {
    if let word = word(for: name, among: names) { return use(word, for: name) }
    let near = nearest(to: name, among: names)
    let words = otherWords.keys.filter { word(for: $0, among: names) != nil }.sorted()
    if let other = nearest(to: name, among: words), let word = word(for: other.name, among: names),
      other.edits < near?.edits ?? Int.max
    {
      return use(word, for: other.name)
    }
    return near.map { ": did you mean \"\($0.name)\"?" } ?? ""
  }

  private static func word(for other: String, among names: [String]) -> String? {
    otherWords[other]?.first(where: names.contains)
  }

  private static func use(_ word: String, for other: String) -> String {
    ": use \"\(word)\"" + (indexWords.contains(other) ? " (counts from 1)" : "")
  }

  /// The name with the fewest edits, if those are few for its length; of equals the first.
  static func nearest(to name: String, among names: [String]) -> (name: String, edits: Int)? {
    guard name.utf8.count <= 80 else { return nil }
    let wanted = Array(name.lowercased().utf8)
    var best: (name: String, edits: Int)?
    for candidate in names {
      let edits = distance(wanted, Array(candidate.lowercased().utf8))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= max(1, min(4, wanted.count / 3)) else { return nil }
    return best
  }

  /// What to write instead of a comparison that `assert` does not have by name: `assert.greater_than`.
  static func comparison(_ name: String) -> String? {
    let word = name.lowercased()
    let isShort = { (words: [String]) in words.contains(word) || words.contains { word.hasSuffix("_" + $0) } }
    if ["less", "below", "smaller", "at_most"].contains(where: word.contains) || isShort(["lt", "le", "lte"]) {
      return ": assert(a < b) does it"
    }
    let isGreater = ["greater", "above", "larger", "than", "at_least"].contains(where: word.contains)
    return isGreater || isShort(["gt", "ge", "gte"]) ? ": assert(a > b) does it" : nil
  }

  /// Where a name lies that a script called as a global: `: use detent.wait`; nothing when the module has no such thing.
  static func global(_ name: String) -> String {
    if SpecWords.globals.contains(name) { return ": it belongs to tests: run this file with `detent test`" }
    let names = ScriptClass.detent.names
    guard let word = names.contains(name) ? name : word(for: name, among: names) else { return "" }
    return ": use detent.\(word)"
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
