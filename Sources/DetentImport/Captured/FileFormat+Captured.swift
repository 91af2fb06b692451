import DetentCore

extension FileFormat {
  static let captured: [FileFormat] = [pageSource, description, maestro, idb]

  private static let pageSource = capture(
    .pageSource, ["xml"],
    recognises: { head in
      head.text.hasPrefix("<") && ["<AppiumAUT", "<XCUIElementType", "<hierarchy"].contains { head.text.contains($0) }
    },
    read: { bytes throws(ImportError) in try PageSourceCapture.read(bytes) })

  private static let description = capture(
    .description,
    recognises: { head in
      let isTree = head.text.contains("→") || head.text.contains("->Application,") || head.text.contains("->Window")
      return head.text.contains("Element subtree:") && isTree || head.text.hasPrefix("→")
    },
    read: { bytes throws(ImportError) in try DescriptionCapture.read(PlainText.utf8(bytes)) })

  private static let maestro = capture(
    .maestro,
    recognises: { head in
      // The command says on which device it runs before it prints.
      (head.text.hasPrefix("{") || head.text.contains("\n{")) && head.text.contains("\"attributes\"")
    },
    read: { bytes throws(ImportError) in try JSONCapture.read(PlainText.utf8(bytes), .maestro) })

  private static let idb = capture(
    .idb,
    recognises: { head in
      ["{", "["].contains { head.text.hasPrefix($0) }
        && ["\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\""].contains { head.text.contains($0) }
    },
    read: { bytes throws(ImportError) in try JSONCapture.read(PlainText.utf8(bytes), .idb) })

  private static func capture(
    _ format: CaptureFormat, _ extensions: [String] = [], recognises: @escaping @Sendable (Head) -> Bool,
    read: @escaping @Sendable ([UInt8]) throws(ImportError) -> Capture
  ) -> FileFormat {
    FileFormat(name: format.rawValue, extensions: extensions, recognises: recognises) {
      bytes, settings throws(ImportError) in
      let capture = try read(bytes)
      try capture.checkRows()
      return ImportedFile(captured: capture, settings)
    }
  }
}

extension ImportedFile {
  fileprivate init(captured capture: Capture, _ settings: ImportSettings) {
    self.init(format: capture.format.rawValue)
    var names = Names(reserved: settings.screenNames)
    var screen = CapturedScreen(settings)
    blueprint.screens = [screen.screen(of: capture, id: names.take([capture.screenName, "captured"]))]
    account = screen.account
    account.untold = Self.untold(by: capture.format)
  }

  private static func untold(by format: CaptureFormat) -> [String] {
    let all = [
      "how scroll views are set up: paging, bouncing, insets, zoom, and how long their content is",
      "how page controls look, and which scroll view they turn",
      "the rows of wheels but the chosen one", "what leads to which screen",
    ]
    return format == .maestro ? ["the types of elements; a value that states a page makes a page control"] + all : all
  }
}

extension Capture {
  /// A wheel of some bytes may state thousands of rows; there is room for so many in one capture.
  fileprivate func checkRows() throws(ImportError) {
    var left = Self.rowLimit
    func check(_ elements: [CapturedElement]) throws(ImportError) {
      for element in elements {
        if element.type == .pickerWheel { left -= element.statedRow?.place.count ?? 1 }
        guard left >= 0 else { throw ImportError(Self.tooManyRows, line: element.line) }
        try check(element.children)
      }
    }
    try check(roots)
  }
}
