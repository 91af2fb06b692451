import DetentCore
import DetentImport

/// The files that paths name: files as they are, all scripts, storyboards and xibs below folders, and what fits patterns
/// with `*`, each once.
///
/// In folders, hidden files, links to folders, and specs (`*_spec.lua`, `*.spec.lua`), which are `detent test`'s, are
/// passed over.
struct ScriptFiles {
  private(set) var paths: [String] = []
  private var seen: Set<String> = []

  init(_ words: [String]) throws(UsageError) {
    for word in words {
      switch word == "-" ? .file : Files.kind(of: word) {
      case .folder: search(word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word, depth: 0)
      case .file: add(word)
      case nil where word.contains("*"): try find(word)
      case nil: throw UsageError(message: FileError.missing(word).description)
      }
    }
  }

  private mutating func add(_ path: String) {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if seen.insert(path).inserted { paths.append(path) }
  }

  /// All files that fit a pattern, whatever their kind.
  private mutating func find(_ pattern: String) throws(UsageError) {
    let count = paths.count
    let folder = Files.folder(of: String(pattern.prefix { $0 != "*" }))
    let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    search(folder, depth: 0) { path, _ in Glob.matches(path, pattern) }
    guard paths.count > count else { throw UsageError(message: "\(pattern): no file fits") }
  }

  private mutating func search(
    _ folder: String, depth: Int, _ isWanted: (_ path: String, _ name: String) -> Bool = ScriptFiles.isUsual
  ) {
    guard depth < 100 else { return }
    for name in Files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      switch Files.kind(of: path, followingLinks: false) {
      case .folder: search(path, depth: depth + 1, isWanted)
      case .file where isWanted(path, name): add(path)
      default: break
      }
    }
  }

  /// Whether a file is judged because its folder is.
  private static func isUsual(_ path: String, _ name: String) -> Bool {
    name.hasSuffix(".lua") ? !isSpec(name) : FileFormat.isUsual(name)
  }
}

extension ScriptFiles {
  private static func isSpec(_ name: String) -> Bool { TestSettings.defaultPatterns.contains { Glob.fits(name, $0) } }
}

extension Files {
  /// The way from a folder to a file, both of which exist: "../brand/a.lua".
  static func path(of file: String, from folder: String) -> String {
    guard let file = resolved(file), let folder = resolved(folder) else { return file }
    let to = file.split(separator: "/")
    let from = folder.split(separator: "/")
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...].map(String.init)).joined(separator: "/")
  }
}
