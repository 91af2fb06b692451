import DetentCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of tests that paths name, in the order of their bytes.
struct Discovery {
  var patterns: [String]
  private(set) var files: [FoundFile] = []

  struct FoundFile: Equatable {
    var path: String
    /// Lines to which the tests are limited; empty: all of the file.
    var lines: [Int] = []
  }

  init(_ paths: [String], patterns: [String]) throws(UsageError) {
    for pattern in patterns where pattern.contains("/") || pattern.isEmpty {
      throw UsageError(message: "--pattern: expected a file's name such as \"*_spec.lua\", got \"\(pattern)\"")
    }
    self.patterns = patterns
    for path in paths.isEmpty ? ["."] : paths { try add(path) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(_ path: String) throws(UsageError) {
    let (path, lines) = Discovery.split(path)
    switch Files.kind(of: path) {
    case .folder: search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
    case .file: insert(FoundFile(path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, lines: lines))
    case nil: throw UsageError(message: "\(path): there is no such file or folder")
    }
  }

  /// "file.lua:42:50" as the file and its lines.
  private static func split(_ path: String) -> (path: String, lines: [Int]) {
    var (path, lines) = (path, [Int]())
    while Files.kind(of: path) == nil, let colon = path.lastIndex(of: ":"),
      let line = Int(path[path.index(after: colon)...]), line > 0
    {
      lines.append(line)
      path = String(path[..<colon])
    }
    return (path, lines)
  }

  static func withoutLines(_ path: String) -> String { split(path).path }

  /// Files whose names fit, in a folder and in those below; hidden ones and links to folders are left out.
  private mutating func search(_ folder: String, depth: Int) {
    guard depth < 100 else { return }
    for name in Files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      switch Files.kind(of: path, followingLinks: false) {
      case .folder: search(path, depth: depth + 1)
      case .file where patterns.contains { Glob.fits(name, $0) }: insert(FoundFile(path: path))
      default: break
      }
    }
  }

  /// A file that is named twice runs once; if it is named without lines, all of it.
  private mutating func insert(_ file: FoundFile) {
    guard let known = files.firstIndex(where: { $0.path == file.path }) else { return files.append(file) }
    let isWhole = files[known].lines.isEmpty || file.lines.isEmpty
    files[known].lines = isWhole ? [] : files[known].lines + file.lines
  }
}

extension Glob {
  /// Names with `*` (any characters) and `?` (one).
  static func fits(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var (n, p) = (0, 0)
    var retry: (n: Int, p: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (n, p)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        n += 1
        p += 1
      } else if let (start, star) = retry {
        retry = (start + 1, star)
        (n, p) = (start + 1, star + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}

extension Files {
  enum Kind {
    case file, folder
  }

  /// What a path names; nil: nothing.
  static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var facts = stat()
    guard unsafe (followingLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 else { return nil }
    if facts.st_mode & S_IFMT == S_IFLNK { return kind(of: path) == .file ? .file : nil }
    return facts.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The names in a folder, in the order of their bytes; none when it cannot be read.
  static func names(in folder: String) -> [String] {
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
}
