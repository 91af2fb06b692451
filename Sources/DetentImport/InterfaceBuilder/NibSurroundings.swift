import DetentXML

/// What containers put around the content of each scene: navigation bars, tab bars; and which scenes are a part of others.
struct NibSurroundings {
  struct Bars {
    /// The `<navigationBar>` of the navigation controller, or that controller where it has none.
    var navigation: XMLElement?
    var tabs: Tabs?
  }

  /// A tab bar controller and the place of a scene in it.
  struct Tabs {
    var controller: XMLElement
    /// The controllers that are its tabs.
    var children: [XMLElement]
    /// Which of them a scene belongs to, from 0.
    var selected: Int
  }

  private var bars: [Int: Bars] = [:]
  /// Scenes that are shown inside others.
  private var embedded: Set<Int> = []
  private var containers: Set<Int> = []
  /// Tab bar controllers with the scenes of their tabs.
  private(set) var tabRoots: [(tabs: Tabs, scenes: [Int?])] = []
  /// Scenes that stand in a navigation stack.
  private var stacked: Set<Int> = []
  /// What the document shows first: a screen, even if another scene embeds it.
  private let initial: Int?

  /// A scene and what its containers put around it.
  private struct Start {
    var scene: Int
    var bars: Bars
    var isStacked: Bool
  }

  /// `initial`: the id of the controller that the document shows first.
  init(_ index: NibIndex, initial: String) {
    self.initial = index.content(of: initial)
    var starts: [Start] = []
    for (number, scene) in index.scenes.enumerated() {
      let controller = scene.controller
      if NibIndex.containers.contains(controller.name) { containers.insert(number) }
      for (segue, _) in scene.segues where segue["kind"] == "embed" {
        if let inner = index.content(of: segue["destination"] ?? "") { embedded.insert(inner) }
      }
      if controller.name == "tabBarController" { starts += tabs(controller, index) }
    }
    for scene in index.scenes where scene.controller.name == "splitViewController" {
      starts += index.children(of: scene.controller, NibSurroundings.columns)
        .compactMap { start($0, isStacked: true, index) }
    }
    for scene in index.scenes where scene.controller.name == "navigationController" {
      if let start = start(scene.controller, index) { starts.append(start) }
    }
    spread(starts, index)
  }

  private static let columns = [
    "masterViewController", "detailViewController", "supplementaryViewController", "primaryViewController",
    "secondaryViewController",
  ]

  /// Where a controller's bars begin: at its own content, or that of the navigation controller that it is.
  private func start(
    _ controller: XMLElement, tabs: Tabs? = nil, isStacked: Bool = false, _ index: NibIndex
  ) -> Start? {
    guard let content = index.content(of: controller.objectID) else { return nil }
    var start = Start(scene: content, bars: Bars(tabs: tabs), isStacked: isStacked)
    guard controller.name == "navigationController" else { return start }
    start.isStacked = true
    if controller.flag("navigationBarHidden") != true {
      start.bars.navigation = controller.child("navigationBar", key: "navigationBar") ?? controller
    }
    return start
  }

  private mutating func tabs(_ controller: XMLElement, _ index: NibIndex) -> [Start] {
    let children = index.children(of: controller, ["viewControllers"])
    let all = children.indices.map { Tabs(controller: controller, children: children, selected: $0) }
    if let first = all.first { tabRoots.append((first, children.map { index.content(of: $0.objectID) })) }
    return all.compactMap { start(children[$0.selected], tabs: $0, index) }
  }

  /// Bars stay where screens are pushed; the first that a scene gets are its own.
  private mutating func spread(_ starts: [Start], _ index: NibIndex) {
    var queue = starts
    var next = 0
    while next < queue.count {
      var start = queue[next]
      next += 1
      guard bars[start.scene] == nil, !containers.contains(start.scene) else { continue }
      let scene = index.scenes[start.scene]
      if scene.controller.flag("hidesBottomBarWhenPushed") == true { start.bars.tabs = nil }
      bars[start.scene] = start.bars
      guard start.isStacked else { continue }
      stacked.insert(start.scene)
      for (segue, _) in scene.segues where ["show", "push", "showDetail"].contains(segue["kind"]) {
        guard let target = index.content(of: segue["destination"] ?? "") else { continue }
        queue.append(Start(scene: target, bars: start.bars, isStacked: true))
      }
    }
  }

  func bars(of scene: Int) -> Bars? { bars[scene] }

  /// Whether a scene is no screen by itself.
  func isPart(_ scene: Int) -> Bool {
    containers.contains(scene) || embedded.contains(scene) && scene != initial
  }

  /// Whether what a scene shows is pushed.
  func isStacked(_ scene: Int) -> Bool { stacked.contains(scene) }
}
