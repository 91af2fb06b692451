import DetentCore

extension Scene {
  /// A component and what holds it, from the inside out.
  func holders(of id: ComponentID) -> [ComponentID] {
    var list: [ComponentID] = []
    var next = id
    while next != .stage, let part = self[next] {
      list.append(next)
      next = part.parent
    }
    return list
  }

  /// `scrollView "pager"`
  func title(of id: ComponentID) -> String {
    guard let part = self[id], !part.name.isEmpty else { return id.kind.name }
    return "\(id.kind.name) \"\(part.name)\""
  }

  /// A component's frame in the screen's points, scrolling counted in as it stands when nothing moves.
  func screenFrame(of id: ComponentID) -> Rect {
    guard let part = self[id] else { return .zero }
    var frame = part.frame
    var next = part.parent
    while next != .stage, next.kind != .screen, let holder = self[next] {
      if next.kind == .scrollView { frame.origin = frame.origin - (holder.point("contentOffset") ?? .zero) }
      frame.origin = frame.origin + holder.frame.origin
      next = holder.parent
    }
    return frame
  }

  /// The other components of the same screen.
  func companions(of id: ComponentID) -> [Part] {
    guard let screen = screen(of: id) else { return [] }
    return descendants(of: screen).filter { $0 != id }.compactMap { self[$0] }
  }

  /// Whether neither the component nor what holds it is hidden.
  func isVisible(_ id: ComponentID) -> Bool {
    holders(of: id).allSatisfy { self[$0]?.flag("isHidden") != true }
  }

  /// The component with an id on the screen of another one.
  func component(named name: String, besides id: ComponentID) -> Part? { companions(of: id).first { $0.name == name } }

  func screenPart(of id: ComponentID) -> Part? { screen(of: id).flatMap { self[$0] } }

  func layoutDirection(of id: ComponentID) -> LayoutDirection {
    screenPart(of: id)?.text("layoutDirection").flatMap(LayoutDirection.init(rawValue:)) ?? .leftToRight
  }
}

/// Properties as `made` and later changes say, or as they are on a fresh component.
extension Scene.Part {
  func flag(_ name: String) -> Bool { value(name) == .bool(true) }
  func text(_ name: String) -> String? { if case .text(let value) = value(name) { value } else { nil } }
  func number(_ name: String) -> Double? { value(name).numeric }
  func count(_ name: String) -> Int? { if case .int(let value) = value(name) { value } else { nil } }
  func point(_ name: String) -> Point? { if case .point(let value) = value(name) { value } else { nil } }
  func size(_ name: String) -> Size? { if case .size(let value) = value(name) { value } else { nil } }
  func insets(_ name: String) -> EdgeInsets? { if case .insets(let value) = value(name) { value } else { nil } }
  func texts(_ name: String) -> [String] { if case .texts(let value) = value(name) { value } else { [] } }

  /// What a person says of it: `intent("role")`.
  func intent(_ key: String) -> String? { text("intent.\(key)") }

  /// `pageControl "dots"`
  var title: String { name.isEmpty ? id.kind.name : "\(id.kind.name) \"\(name)\"" }
}
