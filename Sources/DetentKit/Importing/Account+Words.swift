import DetentCore
import DetentImport

extension ImportedFile {
  /// "Interface Builder storyboard: 5 screens, 12 links; 40 kinds of element read, 12 ignored, 1 not known"
  var summary: String {
    let screens = Self.count(blueprint.screens.count, "screen")
    let links = blueprint.links.isEmpty ? "" : ", " + Self.count(blueprint.links.count, "link")
    return
      "\(format): \(screens)\(links); \(account.read.count) kinds of element read, \(account.ignored.count) ignored,"
      + " \(account.unknown.count) not known"
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// What was understood, line by line. `file`: as it was named.
  func words(file: String) -> [String] {
    var lines = ["\(file): \(summary)"]
    lines += table("read", account.read)
    lines += table("ignored", account.ignored)
    lines += table("not known", account.unknown)
    if !account.untold.isEmpty {
      lines += ["", "Such a file does not tell:"] + account.untold.map { "  " + $0 }
    }
    return lines
  }

  private func table(_ title: String, _ entries: [Account.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let sorted = entries.sorted { ($0.reason, $0.name) < ($1.reason, $1.name) }
    let width = sorted.map(\.name.count).max() ?? 0
    return ["", "\(title):"]
      + sorted.map { entry in
        let name = entry.name + String(repeating: " ", count: width - entry.name.count)
        let count = "\(entry.count)"
        let number = String(repeating: " ", count: max(0, 6 - count.count)) + count
        let place = entry.reason.isEmpty ? "from line \(entry.line)" : "from line \(entry.line): \(entry.reason)"
        return "  \(name) \(number)  \(place)"
      }
  }

  /// Why `--strict` does not take a file; nil: everything in it is known.
  func strictFault(file: String) -> String? {
    guard let first = account.unknown.first else { return nil }
    let others = account.unknown.count > 1 ? ", and \(account.unknown.count - 1) more kinds" : ""
    return "\(file):\(first.line): \(first.name) is not known\(others) (--strict)"
  }
}
