#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The scripts that paths name: files as they are, and all scripts below folders, each once.
///
/// In folders, hidden files, links to folders, and specs (`*_spec.lua`, `*.spec.lua`), which are `detent test`'s, are
/// passed over.
struct ScriptFiles {
  private(set) var paths: [String] = []
  private var seen: Set<String> = []

  init(_ words: [String]) throws(UsageError) {
    for word in words {
      guard word != "-" else {
        add("-")
        continue
      }
      guard Files.resolved(word) != nil else { throw UsageError(message: FileError.missing(word).description) }
      let path = word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word
      if Files.isFolder(path) { search(path, depth: 0) } else { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if seen.insert(path).inserted { paths.append(path) }
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth < 100 else { return }
    for name in Files.contents(of: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      if Files.isFolder(path) {
        if !Files.isLink(path) { search(path, depth: depth + 1) }
      } else if name.hasSuffix(".lua"), !name.hasSuffix("_spec.lua"), !name.hasSuffix(".spec.lua") {
        add(path)
      }
    }
  }
}

extension Files {
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, in the order of their bytes; none when it cannot be read.
  static func contents(of folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { place in
        unsafe place.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

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
