import DetentCore
import DetentLua

/// Which reviewed curves a run may write.
enum CurveUpdate: String, Sendable, CaseIterable {
  /// Those that are not there yet.
  case missing
  /// Those too that differ.
  case changed
  case all
  case none
}

/// The reviewed curves of one file of tests: text files in the folder "curves" beside it.
final class CurveFolder: CurveKeeping {
  private let stem: String
  private let update: CurveUpdate
  /// The files that the running test has asked for, and those that it has written.
  private(set) var used: [String] = []
  private(set) var written: [String] = []
  /// The curves that the running test was compared with, for its capsule.
  private(set) var sources: [Capsule.Source] = []
  /// Curves of a capsule, which stand for the files.
  private let held: [Capsule.Source]?

  init(of path: String, combination: String, update: CurveUpdate, held: [Capsule.Source] = []) {
    self.held = held.isEmpty ? nil : held.filter { $0.kind == .curve }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let place = Files.folder(of: path)
    let settings = combination.isEmpty ? "" : "." + CurveFolder.word(combination)
    stem =
      (place == "." ? "" : "\(place)/")
      + "curves/\(name.split(separator: ".").first.map(String.init) ?? name)\(settings)"
    self.update = update
  }

  /// A new test begins.
  func begin() { (used, written, sources) = ([], [], []) }

  private static func word(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" })
  }

  func differences(_ curve: RecordedCurve, named name: String, tolerance: Double) -> [String] {
    let path = "\(stem).\(CurveFolder.word(name)).txt"
    guard !used.contains(path) else { return ["a curve of this name was compared already in this test"] }
    used.append(path)
    guard let text = text(of: path) else {
      guard update != .none else { return ["\(path) is not there: --update missing writes it"] }
      return write(curve, name, path)
    }
    keep(text, path)
    guard let kept = CurveFile.read(text) else {
      return update == .all ? write(curve, name, path) : ["\(path) is no curve: --update all writes it anew"]
    }
    let lines = CurveComparison(was: kept, now: curve, tolerance: tolerance).lines
    switch update {
    case .all: return write(curve, name, path)
    case .changed where !lines.isEmpty: return write(curve, name, path)
    default: return lines.isEmpty ? [] : lines + ["reviewed: \(path) (--update changed accepts the new one)"]
    }
  }

  private func text(of path: String) -> String? {
    if let held { return held.first { $0.path == path }?.text }
    return (try? Files.read(path, limit: 1 << 26)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func keep(_ text: String, _ path: String) {
    sources.removeAll { $0.path == path }
    sources.append(Capsule.Source(kind: .curve, name: "", path: path, text: text))
  }

  private func write(_ curve: RecordedCurve, _ name: String, _ path: String) -> [String] {
    do {
      try Files.makeFolder(Files.folder(of: path))
      let text = CurveFile.text(curve, title: name)
      try Files.writeWhole(path, text)
      written.append(path)
      keep(text, path)
      return []
    } catch { return ["\(path) could not be written: \(error.reason)"] }
  }

  /// Curves in the folders beside some files of tests that no test has asked for.
  static func orphans(beside files: [String], used: Set<String>) -> [String] {
    let folders = Set(
      files.map { file -> String in
        let place = Files.folder(of: file)
        return place == "." ? "curves" : "\(place)/curves"
      })
    return folders.sorted().flatMap { folder in
      Files.names(in: folder).map { "\(folder)/\($0)" }.filter { $0.hasSuffix(".txt") && !used.contains($0) }
    }
  }
}
