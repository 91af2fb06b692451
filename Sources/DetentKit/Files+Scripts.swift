import DetentImport

extension Files {
  /// The text of a script; what is known to be something else is refused, with what to do with it.
  static func readScript(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try read(path, limit: limit)
    if path != "-", let format = FileFormat.of(bytes, name: path) {
      throw .noScript(
        path,
        reason: "this is no script (\(format.name)): use detent lint, detent import, or detent.load in a script")
    }
    if isTrace(bytes) { throw .noScript(path, reason: "this is a trace, no script: use detent report or detent lint") }
    return bytes
  }

  /// Whether a file begins as traces do.
  static func isTrace(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: #"{"kind":"header","format":"detent-trace""#.utf8)
  }
}
