internal import CExpat

/// Reads XML with expat. Nothing is fetched: neither files nor addresses that a document names.
public enum XMLDocument {
  /// Why a document cannot be read.
  public struct Failure: Error, Hashable, Sendable {
    /// From 1; 0: the document as a whole.
    public var line: Int
    public var column: Int
    public var reason: String

    init(line: Int, column: Int, reason: String) {
      (self.line, self.column, self.reason) = (line, column, reason)
    }

    /// Where the parser stands.
    fileprivate init(at parser: XML_Parser, _ reason: String) {
      unsafe self.init(
        line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
        reason: reason)
    }
  }

  /// What is read at most.
  public struct Limits: Sendable {
    /// The largest document, in bytes.
    public var size = 8 << 20
    /// The deepest nesting of elements.
    public var depth = 256
    /// The most elements, and the most attributes of all of them. What they take is bounded so, whatever the size.
    public var elements = 400_000
    public var attributes = 3_000_000
    /// Whether a document may declare its own entities and elements (`<!DOCTYPE …>`). If not, it is refused where the
    /// declaration begins.
    public var allowsDoctype = true

    public init() {}

    public init(size: Int, depth: Int, allowsDoctype: Bool) {
      self.size = size
      self.depth = depth
      self.allowsDoctype = allowsDoctype
    }
  }

  /// The root element of a document.
  public static func read(_ text: String) throws(Failure) -> XMLElement { try read(Array(text.utf8)) }

  /// The root element of a document in UTF-8, UTF-16, Latin 1 or ASCII, with or without a byte-order mark.
  public static func read(_ bytes: [UInt8], within limits: Limits = Limits()) throws(Failure) -> XMLElement {
    guard bytes.count <= limits.size else {
      throw Failure(line: 0, column: 0, reason: "the document is larger than \(limits.size) bytes")
    }
    guard let parser = unsafe XML_ParserCreateNS(nil, CChar(bitPattern: separator)) else {
      throw Failure(line: 0, column: 0, reason: "not enough memory")
    }
    defer { unsafe XML_ParserFree(parser) }
    let tree = unsafe Tree(parser, limits)
    unsafe install(tree, in: parser)
    let isRead = unsafe withExtendedLifetime(tree) {
      unsafe bytes.withUnsafeBytes { unsafe parse($0.bindMemory(to: CChar.self), parser, tree) }
    }
    guard isRead, let root = unsafe tree.root else { throw unsafe failure(of: parser, tree) }
    return root
  }

  /// Hands a document over piece by piece. A tag is held in memory as a whole: one that does not end is given up.
  private static func parse(_ bytes: UnsafeBufferPointer<CChar>, _ parser: XML_Parser, _ tree: Tree) -> Bool {
    var start = 0
    repeat {
      let count = min(piece, bytes.count - start)
      let isLast = start + count == bytes.count
      let place = unsafe bytes.baseAddress?.advanced(by: start)
      guard unsafe XML_Parse(parser, place, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK else { return false }
      start += count
      guard unsafe tree.goesOn(after: count) else { return false }
    } while start < bytes.count
    return true
  }

  private static let piece = 1 << 18
  /// The longest tag or comment, in bytes.
  fileprivate static let tagLimit = 1 << 20

  /// What stands between a namespace and a name: no name holds it.
  static let separator = UInt8(ascii: "|")

  private static func failure(of parser: XML_Parser, _ tree: Tree) -> Failure {
    if let refusal = unsafe tree.refusal { return refusal }
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return unsafe Failure(at: parser, reason ?? "it cannot be read")
  }

  private static func install(_ tree: Tree, in parser: XML_Parser) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe Tree.at($0)?.begin($1, $2) }, { data, _ in unsafe Tree.at(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe Tree.at($0)?.add($1, Int($2)) }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in unsafe Tree.at(data)?.declare() }
  }
}

/// The elements that are open while expat reads. A class because expat calls back with a pointer to it.
@unsafe private final class Tree {
  private let parser: XML_Parser
  private let limits: XMLDocument.Limits
  private var open: [XMLElement] = []
  /// Names of elements and attributes, each kept once.
  private var names: [String: String] = [:]
  private(set) var root: XMLElement?
  private var elementCount = 0
  private var attributeCount = 0
  /// How many bytes were handed over since anything was found in them.
  private var silence = 0
  /// Why reading was stopped, and where.
  private(set) var refusal: XMLDocument.Failure?

  init(_ parser: XML_Parser, _ limits: XMLDocument.Limits) {
    unsafe self.parser = unsafe parser
    unsafe self.limits = limits
  }

  static func at(_ data: UnsafeMutableRawPointer?) -> Tree? {
    unsafe data.map { unsafe Unmanaged<Tree>.fromOpaque($0).takeUnretainedValue() }
  }

  /// False once nothing was found for too long.
  func goesOn(after count: Int) -> Bool {
    unsafe silence += count
    if unsafe silence > XMLDocument.tagLimit + count {
      unsafe refuse("a tag of more than \(XMLDocument.tagLimit >> 20) MB")
    }
    return unsafe refusal == nil
  }

  /// A `<!DOCTYPE`, before anything that it declares.
  func declare() {
    if unsafe !limits.allowsDoctype { unsafe refuse("a document with a <!DOCTYPE …> is not read") }
  }

  /// `attributes`: names and values in turn, ended by null.
  func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard unsafe open.count < limits.depth else {
      return unsafe refuse("more than \(limits.depth) elements in each other")
    }
    unsafe silence = 0
    unsafe elementCount += 1
    guard unsafe elementCount <= limits.elements else { return unsafe refuse("more than \(limits.elements) elements") }
    guard unsafe attributeCount <= limits.attributes else {
      return unsafe refuse("more than \(limits.attributes) attributes")
    }
    guard let name = unsafe name else { return }
    var element = unsafe XMLElement(
      name: kept(name), line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    var next = unsafe attributes
    while let key = unsafe next?[0], let value = unsafe next?[1] {
      unsafe element.attributes.append(.init(name: kept(key), value: String(cString: value)))
      unsafe next = unsafe next?.advanced(by: 2)
    }
    unsafe attributeCount += element.attributes.count
    unsafe open.append(element)
  }

  func end() {
    unsafe silence = 0
    guard unsafe refusal == nil, var element = unsafe open.popLast() else { return }
    if !element.children.isEmpty, element.text.utf8.allSatisfy({ $0 <= 0x20 }) { element.text = "" }
    if unsafe open.isEmpty {
      unsafe root = element
    } else {
      unsafe open[open.count - 1].children.append(element)
    }
  }

  func add(_ text: UnsafePointer<CChar>?, _ count: Int) {
    unsafe silence = 0
    guard unsafe refusal == nil, unsafe !open.isEmpty, let text = unsafe text else { return }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
    let piece = unsafe String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
    unsafe open[open.count - 1].text += piece
  }

  private func refuse(_ reason: String) {
    // Once it has stopped, the parser stands behind what was refused.
    unsafe refusal = unsafe refusal ?? .init(at: parser, reason)
    _ = unsafe XML_StopParser(parser, 0)
  }

  /// A name without its namespace.
  private func kept(_ name: UnsafePointer<CChar>) -> String {
    let full = unsafe String(cString: name)
    if let known = unsafe names[full] { return known }
    let mark = full.lastIndex(of: Character(Unicode.Scalar(XMLDocument.separator)))
    let local = mark.map { String(full[full.index(after: $0)...]) } ?? full
    unsafe names[full] = local
    return local
  }
}
