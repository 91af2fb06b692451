/// What nobody has said of a component.
extension Stage {
  /// Says which messages a component sends to code that is not here. Once, while its screen is being built.
  public mutating func setActions(_ actions: [String], of id: ComponentID) { self[attributes: id].actions = actions }

  /// Says which properties of a component are not known.
  public mutating func setUnknown(_ properties: [String], of id: ComponentID) {
    self[attributes: id].unknown = properties
    noteUnknown(of: id)
  }

  /// Whether anything of a component is not known.
  @inline(__always)
  public func hasUnknown(_ id: ComponentID) -> Bool { attribute(of: id) { !$0.unknown.isEmpty } }

  /// Code has set a property: from now on it is known.
  public mutating func learn(_ property: String, of id: ComponentID) {
    let known = Stage.entails[property] ?? [property]
    guard self[attributes: id].unknown.contains(where: known.contains) else { return }
    self[attributes: id].unknown.removeAll(where: known.contains)
    noteUnknown(of: id)
  }

  /// Properties that settle others, too.
  private static let entails = [
    "numberOfPages": ["numberOfPages", "contentSize", "page"], "pageKeys": ["numberOfPages", "contentSize", "page"],
    "rows": ["rows", "contentSize"], "components": ["components", "selection"], "utc": ["date"], "localDate": ["date"],
    "localTime": ["date"], "pairedWith": ["pairedWith", "page"],
  ]

  private mutating func noteUnknown(of id: ComponentID) {
    let unknown = self[attributes: id].unknown
    changed(id, .unknown, unknown.isEmpty ? .none : .texts(unknown))
  }
}
