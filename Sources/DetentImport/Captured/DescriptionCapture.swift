import DetentCore

/// Reads what XCUIElement.debugDescription prints: an element a line, its depth told by the indentation.
///
///     Element subtree:
///      →Application, 0x1042, pid: 7, label: 'Shop'
///         PageIndicator, 0x1043, {{0.0, 700.0}, {390.0, 26.0}}, value: page 2 of 5
///
/// Labels may hold quotes, commas and line breaks; a text ends where the next attribute begins. Xcode 7 and 8 wrote
/// "Button 0x1043: traits: 1, {{…", Xcode 26 leaves the address out and adds a hit point, some tools print "->". Paths and queries, which are printed behind the tree, are left out; several trees
/// follow each other where a tool printed each window.
struct DescriptionCapture {
  private var open: [(indent: Int, element: CapturedElement)] = []
  private var roots: [CapturedElement] = []
  private var count = 0
  /// The element that is being read, whose text may go on in the next line.
  private var pending: (indent: Int, line: Int, column: Int, text: ArraySlice<UInt8>)?

  private static let header = "Element subtree:"
  private static let others = ["Attributes:", "Path to element:", "Query chain:"]

  static func read(_ bytes: ArraySlice<UInt8>) throws(ImportError) -> Capture {
    var capture = DescriptionCapture()
    try capture.readLines(of: bytes)
    try capture.finishElement()
    capture.close(to: 0)
    guard !capture.roots.isEmpty else {
      throw ImportError("there is no element in it", line: 1, column: 1)
    }
    return Capture(format: .description, roots: capture.roots)
  }

  private mutating func readLines(of bytes: ArraySlice<UInt8>) throws(ImportError) {
    var (number, start) = (1, bytes.startIndex)
    var isInTree = true
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = DescriptionLine(bytes[start..<end])
      if line.isExactly(Self.header) {
        isInTree = true
      } else if Self.others.contains(where: line.begins) {
        isInTree = false
      } else if isInTree {
        try take(line, number, endingAt: end, of: bytes)
      }
      (number, start) = (number + 1, end + 1)
    }
  }

  private mutating func take(
    _ line: DescriptionLine, _ number: Int, endingAt end: Int, of bytes: ArraySlice<UInt8>
  ) throws(ImportError) {
    if line.isElement {
      try finishElement()
      pending = (line.indent, number, line.indent + 1, line.text)
    } else if let start = pending?.text.startIndex {
      // A line break within a text.
      pending?.text = bytes[start..<end]
    }
  }

  private mutating func finishElement() throws(ImportError) {
    guard let (indent, line, column, text) = pending else { return }
    pending = nil
    close(to: open.firstIndex { $0.indent >= indent } ?? open.count)
    guard open.count < Capture.depthLimit else {
      throw ImportError(Capture.tooDeep, line: line, column: column)
    }
    count += 1
    guard count <= Capture.countLimit else { throw ImportError(Capture.tooMany, line: line, column: column) }
    var reader = DescriptionElement(text, line: line, column: column)
    open.append((indent, try reader.read()))
  }

  /// Puts elements into those that they lie in, until `count` are open.
  private mutating func close(to count: Int) {
    while open.count > count, let (_, element) = open.popLast() {
      if open.isEmpty { roots.append(element) } else { open[open.count - 1].element.children.append(element) }
    }
  }
}

/// A line of a description.
private struct DescriptionLine {
  /// Spaces and arrows before the text.
  var indent = 0
  /// Without them, and without a carriage return.
  var text: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    text = bytes
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    while let first = text.first {
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        text = text.dropFirst()
      } else if text.starts(with: "→".utf8) {
        text = text.dropFirst(3)
      } else if text.starts(with: "->".utf8) {
        text = text.dropFirst(2)
      } else {
        break
      }
      indent += 1
    }
  }

  func isExactly(_ words: String) -> Bool { text.elementsEqual(words.utf8) }
  func begins(_ words: String) -> Bool { text.starts(with: words.utf8) }

  /// "Window (Main), 0x7f…": a type and the address of its snapshot, or what stands first where there is none.
  var isElement: Bool {
    var rest = text.drop { DescriptionElement.isLetter($0) }
    guard rest.startIndex > text.startIndex else { return false }
    if rest.starts(with: " (".utf8) { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst() }
    return [", 0x", " 0x", ", {{", ", pid: "].contains { rest.starts(with: $0.utf8) }
  }
}
