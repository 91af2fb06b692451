/// An element of a markup document, as a real XML parser gives it.
public struct Markup: Hashable, Sendable {
  /// Without a prefix.
  public var name: String
  public var attributes: [String: String]
  public var children: [Markup]
  /// The text directly inside, white space included.
  public var text: String

  public init(name: String, attributes: [String: String] = [:], children: [Markup] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }
}
