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
    let settings = combination.isEmpty ? "" : "." + CurveFolder.word(combination)
    stem = "\(CurveFolder.folder(beside: Files.folder(of: path)))/\(CurveFolder.stem(of: name))\(settings)"
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

  /// Curves in the folders beside some files of tests that no test has asked for. Those of a file beside that did not run
  /// are not meant.
  static func orphans(beside files: [String], used: Set<String>) -> [String] {
    let ran = Set(files)
    return Set(files.map(Files.folder)).sorted().flatMap { place in
      let others = Files.names(in: place).filter {
        $0.hasSuffix(".lua") && !ran.contains(place == "." ? $0 : "\(place)/\($0)")
      }
      let waiting = Set(others.map(stem(of:)))
      return Files.names(in: folder(beside: place)).filter { $0.hasSuffix(".txt") && !waiting.contains(stem(of: $0)) }
        .map { "\(folder(beside: place))/\($0)" }.filter { !used.contains($0) }
    }
  }

  private static func folder(beside place: String) -> String { place == "." ? "curves" : "\(place)/curves" }

  /// "pager" of "pager.spec.lua" and of its curve "pager.flick.txt".
  private static func stem(of name: String) -> String { name.split(separator: ".").first.map(String.init) ?? name }
}
