import Foundation
import FoundationXML

/// Reads a picture with a real XML parser.
final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { elements.append(name) }
}
