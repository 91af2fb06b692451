import DetentCore

/// The components of one screen by what rules look them up by, so that judging all of them stays linear. It holds ids:
/// what changes without the screen being another one is read from the scene.
struct ScreenIndex: Sendable {
  var screen: ComponentID
  /// Parents first, in the order in which they were given.
  private(set) var all: [ComponentID] = []
  private var names: [String: ComponentID] = [:]
  private var kinds: [ComponentKind: [ComponentID]] = [:]
  private var controls: [ComponentID: [ComponentID]] = [:]
  /// Page controls by how many pages they have.
  private var counts: [Int: [ComponentID]] = [:]
  private(set) var hasSidebar = false
  private(set) var hasTabBar = false
  /// Whether a page control may turn anything: the file that it is from does not say what.
  private(set) var hasControlOfUnknownPair = false

  init(_ screen: ComponentID, _ scene: Scene) {
    self.screen = screen
    all = scene.descendants(of: screen)
    for id in all {
      guard let part = scene[id] else { continue }
      kinds[id.kind, default: []].append(id)
      if !part.name.isEmpty { names[part.name] = id }
      if part.intent("role") == "sidebar" { hasSidebar = true }
      if id.kind == .tabBar, !part.flag("isHidden") { hasTabBar = true }
      guard id.kind == .pageControl else { continue }
      counts[part.count("numberOfPages") ?? 0, default: []].append(id)
      if part.isUnknown("pairedWith") { hasControlOfUnknownPair = true }
    }
    for id in ids(of: .pageControl) {
      guard let view = scene[id].flatMap({ self.view(pairedWith: $0) }) else { continue }
      controls[view, default: []].append(id)
    }
  }

  func ids(of kind: ComponentKind) -> [ComponentID] { kinds[kind] ?? [] }
  func id(named name: String) -> ComponentID? { names[name] }
  func controls(pairedWith view: ComponentID) -> [ComponentID] { controls[view] ?? [] }
  func controls(withPages count: Int) -> [ComponentID] { counts[count] ?? [] }

  /// The scroll view that a page control is paired with.
  func view(pairedWith control: Scene.Part) -> ComponentID? {
    guard let name = control.text("pairedWith") else { return nil }
    return names[name]
  }
}

extension Look {
  /// The screen that holds the component.
  var screen: Scene.Part? { scene[index.screen] }

  var layoutDirection: LayoutDirection {
    screen?.text("layoutDirection").flatMap(LayoutDirection.init(rawValue:)) ?? .leftToRight
  }

  /// The version of iOS on which the screen is shown.
  var os: OSVersion { screen?.text("os").flatMap { OSVersion($0) } ?? OSVersion(18) }

  /// The scroll view that this page control is paired with.
  var pairedView: Scene.Part? { index.view(pairedWith: part).flatMap { scene[$0] } }

  /// The page controls that are paired with this scroll view.
  var pairedControls: [Scene.Part] { index.controls(pairedWith: part.id).compactMap { scene[$0] } }

  /// What lies directly in the component and can be seen.
  var visibleChildren: [Scene.Part] { part.children.compactMap { scene[$0] }.filter { !$0.flag("isHidden") } }
}
