#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be used.
enum FileError: Error {
  case missing(String)
  case isDirectory(String)
  case tooLarge(String, limit: Int)
  /// It holds something else than a script.
  case noScript(String, reason: String)
  case failed(String, reason: String)

  var description: String {
    let path =
      switch self {
      case .missing(let path), .isDirectory(let path), .tooLarge(let path, _), .noScript(let path, _),
        .failed(let path, _):
        path
      }
    return "\(path): \(reason)"
  }

  /// The same without the path, where it was said already or the file has another name than people know.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "is a directory; give a script file"
    case .tooLarge(_, let limit): "larger than \(limit >> 20) MB (--max-script sets the limit)"
    case .noScript(_, let reason), .failed(_, let reason): reason
    }
  }
}

/// Reading and writing files. Everything above works on bytes.
enum Files {
  /// The bytes of a file, or of standard input for "-"; at most `limit` of them.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try read(path) { _ in limit } }

  /// The same where the kind of the file decides how many there may be: `limit` sees its first 4,096 bytes.
  static func read(_ path: String, limit: (_ beginning: [UInt8]) -> Int) throws(FileError) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw errno == ENOENT ? .missing(path) : .failed(path, reason: reason()) }
    defer { if file != STDIN_FILENO { _ = systemClose(file) } }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw .failed(path, reason: reason()) }
    if facts.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path) }
    var bytes: [UInt8] = []
    var most: Int?
    var piece = [UInt8](repeating: 0, count: max(4096, min(Int(facts.st_size), 1 << 16)))
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe systemRead(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .failed(path, reason: reason()) }
      bytes += piece[0..<count]
      if most == nil, count == 0 || bytes.count >= 4096 { most = limit(Array(bytes.prefix(4096))) }
      if let most, bytes.count > most { throw .tooLarge(path, limit: most) }
      if count == 0 { return bytes }
    }
  }

  /// Writes a file anew, a piece at a time; `pieces` hands each to the function that it is given.
  static func write(
    _ path: String, _ pieces: ((String) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let file = try create(path)
    var buffer: [UInt8] = []
    func flush() throws(FileError) {
      guard put(buffer, to: file) else { throw .failed(path, reason: reason()) }
      buffer.removeAll(keepingCapacity: true)
    }
    do {
      try pieces { piece throws(FileError) in
        buffer += piece.utf8
        if buffer.count > 1 << 16 { try flush() }
      }
      try flush()
    } catch {
      _ = systemClose(file)
      throw error
    }
    guard systemClose(file) == 0 else { throw .failed(path, reason: reason()) }
  }

  /// The next bytes of an open file: none at its end, nil on an error.
  static func readSome(from file: Int32) -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe systemRead(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR, Running.interruption == 0 { continue }
      return count < 0 ? nil : Array(piece[..<count])
    }
  }

  /// Makes a folder, and those that it lies in; one that is there is left alone.
  static func makeFolder(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      guard unsafe mkdir(made, 0o755) != 0 else { continue }
      guard errno == EEXIST, isFolder(made) else { throw .failed(made, reason: reason()) }
    }
  }

  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0
  }

  /// Whether a file has just this text.
  static func holds(_ path: String, _ text: String) throws(FileError) -> Bool {
    try read(path, limit: 1 << 24) == Array(text.utf8)
  }

  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes a file as a whole: whoever looks sees the old one or the new one, never a half. What is no plain file (a
  /// pipe, a terminal) is written to directly.
  static func writeWhole(_ path: String, _ text: String) throws(FileError) { try writeWhole(path, Array(text.utf8)) }

  static func writeWhole(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    var facts = stat()
    if unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG { return try write(path, bytes) }
    let draft = path + ".\(getpid()).part"
    do { try write(draft, bytes) } catch {
      _ = unsafe unlink(draft)
      throw .failed(path, reason: error.reason)
    }
    guard unsafe rename(draft, path) == 0 else {
      let failure = failure(path)
      _ = unsafe unlink(draft)
      throw failure
    }
  }

  private static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = try create(path)
    guard put(bytes, to: file) else {
      let failure = failure(path)
      _ = close(file)
      throw failure
    }
    guard close(file) else { throw failure(path) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// Opens a file for writing, emptied.
  static func create(_ path: String) throws(FileError) -> Int32 {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    return file
  }

  static func close(_ file: Int32) -> Bool { systemClose(file) == 0 }

  static var standardOutput: Int32 { STDOUT_FILENO }

  /// The error of the last call that failed.
  static func failure(_ path: String) -> FileError { .failed(path, reason: reason()) }

  /// Writes all bytes to an open file; false when that fails.
  @discardableResult
  static func put(_ bytes: [UInt8], to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes { unsafe systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// The absolute path without links; nil when there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Everything before the last slash; "." when there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func reason() -> String { unsafe String(cString: strerror(errno)) }
}

private func systemRead(_ file: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, place, count)
}

private func systemClose(_ file: Int32) -> Int32 { close(file) }

private func systemWrite(_ file: Int32, _ place: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, place, count)
}
