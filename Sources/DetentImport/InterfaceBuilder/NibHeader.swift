import DetentXML

/// What the root of an Interface Builder document says of it.
enum NibHeader {
  /// Throws for what is no document of iOS. Xcode 5 to 7 write version 3.0 and `type="…CocoaTouch…"`, Xcode 8 and later
  /// add a `device`; the root's name and the runtime are the same in all of them, but that some tools write "AppleSDK".
  static func check(_ root: XMLElement) throws(ImportError) {
    guard root.name == "document" else {
      throw refusal(
        of: root,
        root.name == "archive"
          ? "a document of Xcode 4 or earlier (<archive>): open it in a newer Xcode and save it"
          : "no Interface Builder document: it begins with <\(root.name)>, not <document>")
    }
    let runtime = root["targetRuntime"] ?? ""
    let type = root["type"] ?? ""
    let isTouch = type.contains("CocoaTouch") && ["", "AppleSDK"].contains(runtime)
    guard runtime.hasPrefix("iOS.CocoaTouch") || isTouch else {
      throw refusal(of: root, other(type, runtime))
    }
  }

  /// "storyboard" or "xib"
  static func word(_ root: XMLElement) -> String {
    root["type"]?.contains("Storyboard") == true ? "storyboard" : "xib"
  }

  private static func refusal(of root: XMLElement, _ message: String) -> ImportError {
    ImportError(message, line: root.line, column: root.column)
  }

  private static func other(_ type: String, _ runtime: String) -> String {
    let platforms = [
      ("MacOSX", "a macOS (Cocoa) document"), ("AppleTV", "a tvOS document"), ("watchKit", "a watchOS document"),
    ]
    let known = platforms.first { runtime.contains($0.0) }?.1
    let isCocoa = type.contains(".Cocoa.") && known == nil
    let what = known ?? (isCocoa ? "a macOS (Cocoa) document" : "no document of iOS (targetRuntime \"\(runtime)\")")
    return "\(what): only those of iOS are read"
  }
}
