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

  init(_ index: NibIndex) {
    var queue: [(scene: Int, bars: Bars, isSplit: Bool)] = []
    for (number, scene) in index.scenes.enumerated() {
      let controller = scene.controller
      if NibIndex.containers.contains(controller.name) { containers.insert(number) }
      for (segue, _) in scene.segues where segue["kind"] == "embed" {
        if let inner = index.content(of: segue["destination"] ?? "") { embedded.insert(inner) }
      }
      if controller.name == "tabBarController" { queue += tabs(controller, index) }
    }
    for scene in index.scenes where scene.controller.name == "splitViewController" {
      for column in index.children(of: scene.controller, NibSurroundings.columns) {
        queue += start(column, Bars(), isSplit: true, index)
      }
    }
    for scene in index.scenes where scene.controller.name == "navigationController" {
      queue += start(scene.controller, Bars(), isSplit: false, index)
    }
    spread(queue, index)
  }

  private static let columns = [
    "masterViewController", "detailViewController", "supplementaryViewController", "primaryViewController",
    "secondaryViewController",
  ]

  /// Where a controller's bars begin: at its own content, or that of the navigation controller that it is.
  private func start(
    _ controller: XMLElement, _ bars: Bars, isSplit: Bool, _ index: NibIndex
  ) -> [(scene: Int, bars: Bars, isSplit: Bool)] {
    guard let content = index.content(of: controller.objectID) else { return [] }
    var bars = bars
    if controller.name == "navigationController", controller.flag("navigationBarHidden") != true {
      bars.navigation = controller.child("navigationBar", key: "navigationBar") ?? controller
    }
    return [(content, bars, isSplit)]
  }

  private mutating func tabs(
    _ controller: XMLElement, _ index: NibIndex
  ) -> [(scene: Int, bars: Bars, isSplit: Bool)] {
    let children = index.children(of: controller, ["viewControllers"])
    let all = children.indices.map { Tabs(controller: controller, children: children, selected: $0) }
    if let first = all.first { tabRoots.append((first, children.map { index.content(of: $0.objectID) })) }
    return all.flatMap { start(children[$0.selected], Bars(tabs: $0), isSplit: false, index) }
  }

  /// Bars stay where screens are pushed; the first that a scene gets are its own.
  private mutating func spread(_ starts: [(scene: Int, bars: Bars, isSplit: Bool)], _ index: NibIndex) {
    var queue = starts
    var next = 0
    while next < queue.count {
      var (scene, bars, isSplit) = queue[next]
      next += 1
      guard self.bars[scene] == nil, !containers.contains(scene) else { continue }
      let controller = index.scenes[scene].controller
      if controller.flag("hidesBottomBarWhenPushed") == true { bars.tabs = nil }
      self.bars[scene] = bars
      guard bars.navigation != nil || isSplit else { continue }
      stacked.insert(scene)
      for (segue, _) in index.scenes[scene].segues where ["show", "push", "showDetail"].contains(segue["kind"]) {
        guard let target = index.content(of: segue["destination"] ?? "") else { continue }
        queue.append((target, bars, isSplit))
      }
    }
  }

  func bars(of scene: Int) -> Bars? { bars[scene] }

  /// Whether a scene is no screen by itself.
  func isPart(_ scene: Int) -> Bool { containers.contains(scene) || embedded.contains(scene) }

  /// Whether what a scene shows is pushed.
  func isStacked(_ scene: Int) -> Bool { stacked.contains(scene) }
}
