import DetentCore

/// Reads captures that are JSON: elements are objects, and lie in each other's "children".
struct JSONCapture {
  private let format: CaptureFormat
  private var lines: LineCount
  /// Where the JSON begins.
  private var offset = 0
  private var depth = 0
  private var count = 0

  /// `format`: Maestro's or idb's. Lines before the first one that begins with a bracket are none of it.
  static func read(_ bytes: ArraySlice<UInt8>, _ format: CaptureFormat) throws(ImportError) -> Capture {
    let start = start(of: bytes)
    var capture = JSONCapture(format: format, lines: LineCount(bytes))
    capture.offset = start - bytes.startIndex
    // An element is an object in a list; what it says is an object in it.
    var reader = JSONReader(bytes[start...], depthLimit: 2 * Capture.depthLimit + 8)
    do {
      let roots = try capture.roots(&reader)
      try reader.end()
      return Capture(format: format, roots: roots)
    } catch {
      var lines = LineCount(bytes)
      throw lines.fault(error.what, at: error.place + capture.offset)
    }
  }

  private static func start(of bytes: ArraySlice<UInt8>) -> Int {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let first = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return start }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return bytes.startIndex
  }

  private mutating func roots(_ reader: inout JSONReader) throws(JSONReader.Fault) -> [CapturedElement] {
    try reader.kind() == .list ? try elements(&reader) : [try element(&reader)]
  }

  private mutating func elements(_ reader: inout JSONReader) throws(JSONReader.Fault) -> [CapturedElement] {
    var elements: [CapturedElement] = []
    guard try reader.kind() == .list else {
      try reader.skip()
      return []
    }
    try reader.elements { reader throws(JSONReader.Fault) in elements.append(try element(&reader)) }
    return elements
  }

  private mutating func element(_ reader: inout JSONReader) throws(JSONReader.Fault) -> CapturedElement {
    guard try reader.kind() == .object else { throw reader.fault("an element should be an object") }
    (depth, count) = (depth + 1, count + 1)
    guard depth <= Capture.depthLimit else { throw reader.fault(Capture.tooDeep) }
    guard count <= Capture.countLimit else { throw reader.fault(Capture.tooMany) }
    var element = CapturedElement(line: lines.line(at: offset + reader.place))
    try reader.members { reader, name throws(JSONReader.Fault) in
      switch name {
      case "children": element.children = try elements(&reader)
      case "attributes" where format == .maestro:
        try reader.members { reader, name throws(JSONReader.Fault) in try maestro(name, &reader, &element) }
      default: if format == .idb { try idb(name, &reader, &element) } else { try reader.skip() }
      }
    }
    depth -= 1
    return element
  }

  // MARK: Maestro

  /// Texts all; bounds are two corners in points.
  private func maestro(
    _ name: String, _ reader: inout JSONReader, _ element: inout CapturedElement
  ) throws(JSONReader.Fault) {
    let text = try reader.anything()
    switch name {
    case "accessibilityText": element.label = text
    case "title": element.title = text
    case "value": element.value = text
    case "hintText": element.placeholder = text
    case "resource-id": element.identifier = text
    case "bounds": element.frame = text.flatMap { Rect(corners: $0) }
    case "class" where text?.hasPrefix("android.") ?? false: throw reader.fault(Capture.android)
    case "enabled": element.isEnabled = text != "false"
    case "selected": element.isSelected = text == "true"
    case "focused": element.isFocused = text == "true"
    // In no release so far, but asked for: its name, or its raw value.
    case "elementType": element.setType(text)
    default: break
    }
  }

  // MARK: idb

  private func idb(
    _ name: String, _ reader: inout JSONReader, _ element: inout CapturedElement
  ) throws(JSONReader.Fault) {
    switch name {
    case "frame": element.frame = try reader.rect() ?? element.frame
    case "traits": element.traits = try reader.texts()
    case "AXFrame":
      let text = try reader.anything()
      element.frame = element.frame ?? text.flatMap { Rect(printed: $0) }
    case "AXLabel": element.label = try reader.anything()
    case "AXValue": element.value = try reader.anything()
    case "AXUniqueId", "AXIdentifier": element.identifier = try reader.anything()
    case "title": element.title = try reader.anything()
    case "placeholder": element.placeholder = try reader.anything()
    case "type": element.setType(try reader.anything())
    case "enabled": element.isEnabled = try reader.anything() != "false"
    case "hidden": element.isVisible = try reader.anything() != "true"
    case "focused": element.isFocused = try reader.anything() == "true"
    default: try reader.skip()
    }
  }
}

extension JSONReader {
  /// A text, or a number or truth as a text; nil for null, an empty text, a list or an object.
  fileprivate mutating func anything() throws(Fault) -> String? {
    switch try kind() {
    case .text:
      let text = try text()
      return text.isEmpty ? nil : text
    case .number: return String(decoding: try digits(), as: UTF8.self)
    case .bool: return try bool() ? "true" : "false"
    case .null, .list, .object:
      try skip()
      return nil
    }
  }

  fileprivate mutating func texts() throws(Fault) -> [String] {
    var texts: [String] = []
    guard try kind() == .list else {
      try skip()
      return []
    }
    try elements { reader throws(Fault) in if let text = try reader.anything() { texts.append(text) } }
    return texts
  }

  /// { "x": 0, "y": 47, "width": 390, "height": 797 }
  fileprivate mutating func rect() throws(Fault) -> Rect? {
    guard try kind() == .object else {
      try skip()
      return nil
    }
    var numbers: [String: Double] = [:]
    try members { reader, name throws(Fault) in numbers[name] = try reader.anything().flatMap { Double($0) } }
    return Rect(captured: ["x", "y", "width", "height"].map { numbers[$0] })
  }
}
