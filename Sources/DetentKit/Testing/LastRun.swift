/// What runs of tests leave for later ones, in a folder that git passes over.
enum Leftovers {
  static let folder = ".detent"

  /// Makes a folder in it.
  static func make(_ path: String = folder) throws(FileError) {
    let isNew = Files.kind(of: folder) == nil
    try Files.makeFolder(path)
    // Two workers may do this at once; it is a comfort, so a failure is none of a test's.
    if isNew { try? Files.writeWhole("\(folder)/.gitignore", "# Of use to nobody else.\n*\n") }
  }
}

/// The tests that failed in the last run: a small file of this folder, there only after a failure.
enum LastRun {
  static let path = "\(Leftovers.folder)/last-failed"

  static func read() -> [String]? {
    guard let bytes = try? Files.read(path, limit: 64 << 20), let json = try? JSON(parsing: bytes) else { return nil }
    return json["failed"]?.texts
  }

  /// Tests that did not run keep what was known of them.
  static func write(_ failed: [String], ran: Set<String>, _ console: Console) {
    let known = read()
    guard known != nil || !failed.isEmpty else { return }
    let all = (known ?? []).filter { !ran.contains($0) } + failed
    let text = JSON.object(["failed": .texts(all)]).page
    do {
      try Leftovers.make()
      try Files.writeWhole(path, text)
    } catch {
      console.error("detent test: a note, no failure: \(error.description), so --last-failed will not know this run")
    }
  }
}
