import DetentXML

extension XMLDocument {
  /// The root element of a file that somebody wants imported: nothing is declared in it, and size and depth are limited.
  static func imported(_ bytes: [UInt8]) throws(ImportError) -> XMLElement {
    let limits = Limits(size: FileFormat.sizeLimit, depth: FileFormat.depthLimit, allowsDoctype: false)
    do { return try read(bytes, within: limits) } catch {
      throw ImportError(error.reason, line: error.line, column: error.column)
    }
  }
}
