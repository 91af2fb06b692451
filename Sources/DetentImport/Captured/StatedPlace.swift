/// A place in a row of things that a value states: "page 2 of 5", "Kiwi, 3 of 12".
struct StatedPlace: Equatable {
  /// From 1.
  var number: Int
  var count: Int
}

extension StatedPlace {
  /// The page that a page control's value states, in any language; nil when it states none.
  ///
  /// UIKit says "page 2 of 5" in the person's language (observed). Languages differ in words and in which number comes
  /// first ("第2页，共5页", "5ページ中2ページ目"), but a page is never beyond the last one: of the two numbers, the larger
  /// is the count. A text with more or fewer numbers states nothing.
  init?(pageValue text: String) {
    let numbers = Self.numbers(in: text)
    guard numbers.count == 2, let low = numbers.min(), let high = numbers.max(), low > 0, high <= Self.limit else {
      return nil
    }
    self.init(number: low, count: high)
  }

  /// The same for an element of which nobody says that it is a page control: a word for "page" has to stand there.
  init?(pageSentence text: String) {
    let lower = text.lowercased()
    let words = lower.split { !$0.isLetter }
    guard
      words.contains(where: { Self.pageWords.contains(String($0)) }) || Self.pageSigns.contains(where: lower.contains)
    else { return nil }
    self.init(pageValue: text)
  }

  /// "Kiwi, 3 of 12": what a wheel says of a row that is a view of its own (observed), taken apart.
  static func row(in text: String) -> (title: String, place: StatedPlace)? {
    guard let comma = text.lastIndex(where: { ",،、，".contains($0) }) else { return nil }
    let words = text[text.index(after: comma)...].split(separator: " ")
    guard words.count == 3, ofWords.contains(words[1].lowercased()), let number = whole(words[0]),
      let count = whole(words[2]), number > 0, number <= count, count <= limit
    else { return nil }
    return (String(text[..<comma]), StatedPlace(number: number, count: count))
  }

  /// No row of pages or titles is longer; what says so says something else (our choice).
  private static let limit = 10_000

  /// The words for "page" in languages of iOS, in lower case.
  private static let pageWords: Set<String> = [
    "page", "seite", "página", "pagina", "pàgina", "pagină", "sida", "side", "sivu", "strona", "strana", "stránka",
    "stranica", "страница", "сторінка", "sayfa", "halaman", "trang", "oldal", "σελίδα", "صفحة", "עמוד", "पृष्ठ",
  ]
  /// The same in scripts that do not part words by spaces.
  private static let pageSigns = ["ページ", "页", "頁", "페이지", "หน้า"]
  /// The words for "of" between two numbers.
  private static let ofWords: Set<String> = [
    "of", "von", "sur", "de", "di", "van", "af", "av", "din", "dari", "od", "z", "ze", "iz", "из", "із", "з", "από",
    "/", "من", "מתוך", "จาก",
  ]

  /// The whole numbers in a text, in digits of any script; one that is longer than nine digits is left out.
  private static func numbers(in text: String) -> [Int] {
    var numbers: [Int] = []
    var digits: [Int] = []
    for scalar in text.unicodeScalars {
      if let digit = digit(scalar) {
        digits.append(digit)
      } else if !digits.isEmpty {
        numbers += number(digits)
        digits = []
      }
    }
    return numbers + number(digits)
  }

  private static func whole(_ word: Substring) -> Int? {
    let digits = word.unicodeScalars.map(digit)
    return digits.contains(nil) ? nil : number(digits.compactMap(\.self)).first
  }

  private static func number(_ digits: [Int]) -> [Int] {
    digits.isEmpty || digits.count > 9 ? [] : [digits.reduce(0) { $0 * 10 + $1 }]
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    let properties = scalar.properties
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Int(exactly: value)
  }
}
