#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Lua files below some paths, each with what changes when it is saved. For `--watch`.
struct WatchedFiles: Equatable {
  private var marks: [String: Mark] = [:]

  private struct Mark: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  var count: Int { marks.count }

  init(_ paths: [String]) {
    for path in paths.isEmpty ? ["."] : paths { add(Discovery.withoutLines(path), depth: 0) }
  }

  /// Just these files.
  init(watching files: [String]) {
    for file in files { marks[file] = WatchedFiles.mark(of: file) }
  }

  private mutating func add(_ path: String, depth: Int) {
    guard depth < 100 else { return }
    switch Files.kind(of: path, followingLinks: depth == 0) {
    case .folder:
      for name in Files.names(in: path) where !name.hasPrefix(".") {
        add(path == "." ? name : "\(path)/\(name)", depth: depth + 1)
      }
    case .file where path.hasSuffix(".lua") || depth == 0: marks[path] = WatchedFiles.mark(of: path)
    default: break
    }
  }

  private static func mark(of path: String) -> Mark? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return Mark(
      size: Int(facts.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec, number: UInt64(facts.st_ino))
  }

  /// Files that are new, gone or changed, in the order of their names.
  func changes(from earlier: WatchedFiles) -> [String] {
    Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] }.sorted()
  }

  /// Waits until something has changed; answers what, or nil when the person presses control-C.
  static func next(_ paths: [String], after earlier: WatchedFiles) -> (files: WatchedFiles, changed: [String])? {
    while Running.interruption == 0 {
      WorkerPoll.pause(milliseconds: 250)
      let files = WatchedFiles(paths)
      let changed = files.changes(from: earlier)
      if !changed.isEmpty { return (files, changed) }
    }
    return nil
  }
}
