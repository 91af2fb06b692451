internal import CExpat

/// Reads XML with expat. Nothing is fetched: neither files nor addresses that a document names.
public enum XMLDocument {
  /// Why a document cannot be read.
  public struct Failure: Error, Hashable, Sendable {
    /// From 1; 0: the document as a whole.
    public var line: Int
    public var reason: String
  }

  /// The largest document that is read, in bytes.
  public static let sizeLimit = 8 << 20
  /// The deepest nesting of elements that is read.
  public static let depthLimit = 256

  /// The root element of a document.
  public static func read(_ text: String) throws(Failure) -> XMLElement {
    guard text.utf8.count <= sizeLimit else {
      throw Failure(line: 0, reason: "the document is larger than \(sizeLimit) bytes")
    }
    guard let parser = unsafe XML_ParserCreateNS(nil, CChar(bitPattern: separator)) else {
      throw Failure(line: 0, reason: "not enough memory")
    }
    defer { unsafe XML_ParserFree(parser) }
    let tree = Tree()
    unsafe install(tree, in: parser)
    var text = text
    let status = withExtendedLifetime(tree) {
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          unsafe XML_Parse(parser, bytes.baseAddress, Int32(bytes.count), 1)
        }
      }
    }
    guard status == XML_STATUS_OK, !tree.isTooDeep, let root = tree.root else { throw unsafe failure(of: parser, tree) }
    return root
  }

  /// What stands between a namespace and a name: no name holds it.
  static let separator = UInt8(ascii: "|")

  private static func failure(of parser: XML_Parser, _ tree: Tree) -> Failure {
    let line = Int(unsafe XML_GetCurrentLineNumber(parser))
    guard !tree.isTooDeep else { return Failure(line: line, reason: "more than \(depthLimit) elements in each other") }
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return Failure(line: line, reason: reason ?? "it cannot be read")
  }

  private static func install(_ tree: Tree, in parser: XML_Parser) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe Tree.at($0)?.begin($1, $2) }, { data, _ in unsafe Tree.at(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe Tree.at($0)?.add($1, Int($2)) }
  }
}

/// The elements that are open while expat reads. A class because expat calls back with a pointer to it.
private final class Tree {
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  private(set) var isTooDeep = false

  static func at(_ data: UnsafeMutableRawPointer?) -> Tree? {
    unsafe data.map { unsafe Unmanaged<Tree>.fromOpaque($0).takeUnretainedValue() }
  }

  /// `attributes`: names and values in turn, ended by null.
  func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard open.count < XMLDocument.depthLimit else {
      isTooDeep = true
      return
    }
    guard let name = unsafe name else { return }
    var element = XMLElement(name: Self.local(unsafe String(cString: name)), attributes: [:])
    var next = unsafe attributes
    while let key = unsafe next?[0], let value = unsafe next?[1] {
      element.attributes[Self.local(unsafe String(cString: key))] = unsafe String(cString: value)
      unsafe next = unsafe next?.advanced(by: 2)
    }
    open.append(element)
  }

  func end() {
    guard !isTooDeep, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func add(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard !isTooDeep, !open.isEmpty, let text = unsafe text else { return }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
    let piece = unsafe String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
    open[open.count - 1].text += piece
  }

  private static func local(_ name: String) -> String {
    guard let mark = name.lastIndex(of: Character(Unicode.Scalar(XMLDocument.separator))) else { return name }
    return String(name[name.index(after: mark)...])
  }
}
