import DetentXML

extension XMLDocument {
  /// The root element of a file that somebody wants imported: nothing is declared in it, and size and depth are limited.
  static func imported(_ bytes: [UInt8]) throws(ImportError) -> XMLElement {
    if let reason = reasonForNoXML(bytes) { throw ImportError(reason, line: 1, column: 1) }
    let limits = Limits(size: FileFormat.sizeLimit, depth: FileFormat.depthLimit, allowsDoctype: false)
    do { return try read(bytes, within: limits) } catch {
      throw ImportError(error.reason, line: error.line, column: error.column)
    }
  }

  /// What somebody may have given instead; nil: it begins as XML does.
  private static func reasonForNoXML(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      return "this is compiled (by ibtool): give the storyboard or xib that it was made of"
    }
    let head = Head(bytes).text
    if head.isEmpty { return "the file is empty" }
    return head.hasPrefix("<") ? nil : "this is no XML"
  }
}
