/// Gives ids, each once.
struct Names {
  private var taken: Set<String>
  /// The next number to try behind a name.
  private var numbers: [String: Int] = [:]

  /// `reserved` are never given.
  init(reserved: Set<String>) { taken = reserved }

  /// Longer ids are cut (our choice): some programs take a whole text as its view's name.
  static let lengthLimit = 200

  /// The first candidate that is free and not empty; else the last one that is not empty with a number behind it; "" if
  /// all are empty.
  mutating func take(_ candidates: [String]) -> String {
    let candidates = candidates.map(Self.cut).filter { !$0.isEmpty }
    if let free = candidates.first(where: { !taken.contains($0) }) {
      taken.insert(free)
      return free
    }
    guard let last = candidates.last else { return "" }
    var number = numbers[last] ?? 2
    while !taken.insert("\(last)\(number)").inserted { number += 1 }
    numbers[last] = number + 1
    return "\(last)\(number)"
  }

  private static func cut(_ name: String) -> String {
    name.utf8.count <= lengthLimit ? name : String(name.unicodeScalars.prefix(lengthLimit))
  }
}
