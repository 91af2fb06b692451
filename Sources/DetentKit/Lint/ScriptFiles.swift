import DetentCore

/// The scripts that paths name: files as they are, and all scripts below folders, each once.
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
      case nil: throw UsageError(message: FileError.missing(word).description)
      }
    }
  }

  private mutating func add(_ path: String) {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if seen.insert(path).inserted { paths.append(path) }
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth < 100 else { return }
    for name in Files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      switch Files.kind(of: path, followingLinks: false) {
      case .folder: search(path, depth: depth + 1)
      case .file where name.hasSuffix(".lua") && !isSpec(name): add(path)
      default: break
      }
    }
  }
}

extension ScriptFiles {
  private func isSpec(_ name: String) -> Bool { TestSettings.defaultPatterns.contains { Glob.fits(name, $0) } }
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
