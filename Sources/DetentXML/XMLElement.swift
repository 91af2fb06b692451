/// An element of an XML document.
public struct XMLElement: Hashable, Sendable {
  /// Without its namespace.
  public var name: String
  /// Attributes without a namespace, by name.
  public var attributes: [String: String]
  public var children: [XMLElement] = []
  /// The text directly inside, white space included.
  public var text = ""
}
