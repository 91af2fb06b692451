public import DetentGuidelines
import DetentXML

extension Session {
  /// Reads SVG for the guidelines; nil for what is not well formed.
  public static let readMarkup: @Sendable (String) -> Markup? = { text in
    (try? XMLDocument.read(text)).map { Markup($0) }
  }
}

extension Markup {
  fileprivate init(_ element: XMLElement) {
    self.init(
      name: element.name,
      attributes: Dictionary(element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      children: element.children.map { Markup($0) },
      text: element.text)
  }
}
