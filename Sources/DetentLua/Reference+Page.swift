import DetentCore

extension Reference {
  /// A property, method or event of one class.
  fileprivate struct Entry {
    var owner: ScriptClass
    var name: String
    var mark: String
    var type: String
    var doc: String

    var title: String { owner.name + mark + name }

    var text: String { "\(title)  \(type)" + (doc.isEmpty ? "" : "\n    \(doc)") }
  }

  private static let entries: [Entry] = ScriptClasses.all.filter { $0.index != .assertNot }.flatMap { type in
    type.members.map { Entry(owner: type, member: $0) }
      + events(of: type).map { Entry(owner: type, name: $0, mark: " event ", type: "", doc: "") }
  }

  /// Every name that has a page.
  public static var allNames: [String] {
    ScriptClasses.all.map(\.name) + entries.flatMap { [$0.name, $0.title] } + Host.componentOptions
      + Device.all.map(\.name)
  }

  /// What is known of a name: "numberOfPages" in every class that has it; "pageControl.page", "scrollView:swipe" or
  /// "detent.screen" in that one; of a class how it is made and all it has; of an option of components and of a device what it
  /// is. nil: there is no such name.
  public static func page(of name: String) -> String? {
    let (owner, member) = split(name)
    let found = entries.filter { entry in
      entry.name == member && (owner.map { $0 == entry.owner.name } ?? true)
    }
    let whole = owner == nil ? entries.filter { $0.owner.name == name } : []
    let option = ComponentOption.all.filter { $0.name == name }.map(\.text)
    let device = Device.named(name).map { [$0.text] } ?? []
    let texts = option + device + (found + whole).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// "pageControl.page" and "scrollView:swipe" in two.
  private static func split(_ name: String) -> (owner: String?, member: String) {
    guard let mark = name.lastIndex(where: { $0 == "." || $0 == ":" }) else { return (nil, name) }
    return (String(name[..<mark]), String(name[name.index(after: mark)...]))
  }
}

extension Reference.Entry {
  fileprivate init(owner: ScriptClass, member: Member) {
    self.init(
      owner: owner, name: member.name, mark: owner.isStatic || member.call == nil ? "." : ":",
      type: member.call == nil && member.set != nil ? "= \(member.type)" : member.type, doc: member.doc)
  }
}

extension ComponentOption {
  fileprivate var text: String { "option \(name)  \(type)\n    \(doc)" }
}

extension Device {
  fileprivate var text: String {
    """
    device "\(name)"
        \(Text.size(size)) pt upright, \(Text.number(scale, digits: 0)) pixels a point
        safe area upright: \(portrait.words); sideways: \(landscape.words)
    """
  }
}

extension EdgeInsets {
  /// "top 59, left 0, bottom 34, right 0"
  fileprivate var words: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .map { "\($0.0) \(Text.number($0.1, digits: 0))" }.joined(separator: ", ")
  }
}
