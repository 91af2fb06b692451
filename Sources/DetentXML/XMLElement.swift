/// An element of an XML document.
public struct XMLElement: Hashable, Sendable {
  public struct Attribute: Hashable, Sendable {
    /// Without its namespace.
    public var name: String
    public var value: String
  }

  /// Without its namespace.
  public var name: String
  /// In the document's order.
  public var attributes: [Attribute] = []
  public var children: [XMLElement] = []
  /// The text directly inside, white space included; "" where only white space stands between the children.
  public var text = ""
  /// Where its tag begins, from 1.
  public var line: Int
  public var column: Int

  /// The value of an attribute; nil: it is not given.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
