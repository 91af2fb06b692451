import DetentCore
import DetentXML

/// Makes screens of an Interface Builder document.
///
/// A scene with content becomes a screen; containers (navigation, tab bar, split view controllers) become the bars of the
/// screens in them and the ways between those. A scene that is embedded in a container view stands in it.
struct NibReader {
  let root: XMLElement
  let settings: ImportSettings
  let index: NibIndex
  let canvas: NibCanvas
  let colors: NibColors
  let surroundings: NibSurroundings
  var file: ImportedFile
  /// Segues of screens that were built, with what triggers them.
  var ways: [NibWay] = []
  /// The id of each scene's screen, by the scene's number.
  var screenIDs: [Int: String] = [:]
  /// The id of the tab bar on each scene's screen.
  var tabBarIDs: [Int: String] = [:]
  /// Scenes that a segue presents, so that unwinding from them dismisses.
  let presented: Set<Int>
  /// Ids of screens that are taken.
  private var names: Names
  /// Constraints and guides by scene: one may be embedded again and again.
  var layouts: [Int: NibLayout] = [:]
  /// Where the views stand that were built, or read as a part of another one.
  var built: Set<NibPlace> = []
  /// Why views were not built, where that is not to be seen from where they stand.
  var omitted: [NibPlace: String] = [:]
  var room = NibRoom()

  /// So many views are built in each other at most: scripts' tables have a limit, too.
  static let depthLimit = 64

  init(_ root: XMLElement, _ settings: ImportSettings) {
    self.root = root
    self.settings = settings
    index = NibIndex(root)
    // One that begins below a bar does not fill the screen.
    let roots = index.scenes.compactMap {
      NibReader.rootView(of: $0.controller).flatMap { Rect(nibFrameOf: $0.view, in: .zero) }
    }
    canvas = NibCanvas(root, rootSizes: roots.filter { $0.origin == .zero }.map(\.size))
    colors = NibColors(root)
    let (index, surroundings) = (index, NibSurroundings(index, initial: root["initialViewController"] ?? ""))
    self.surroundings = surroundings
    presented = NibReader.presented(index, surroundings)
    names = Names(reserved: settings.screenNames)
    file = ImportedFile(format: "Interface Builder \(NibHeader.word(root))")
  }

  mutating func read() throws(ImportError) -> ImportedFile {
    nameScreens()
    for number in index.scenes.indices where screenIDs[number] != nil {
      addScreen(number)
      try room.check()
    }
    let objects = root.list("objects")
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
    // Views beside a scene's screen are put somewhere by code, as those of a .xib.
    let loose = root.list("scenes").flatMap { $0.list("objects") } + objects
    for view in loose where NibKind.of(view.name) != nil {
      addScreen(ofView: view, owner: owner)
      try room.check()
    }
    addLinks()
    NibAccount.fill(&file.account, from: root, built: built, omitted: omitted)
    file.account.untold = NibReader.untold
    return file
  }

  private static let untold = [
    "which scroll view a page control turns, and how many pages there are once code runs",
    "rows of pickers, of tables with prototypes and of collections, which code fills in",
    "what code changes, adds and presents",
  ]

  private static func presented(_ index: NibIndex, _ surroundings: NibSurroundings) -> Set<Int> {
    var presented: Set<Int> = []
    for (number, scene) in index.scenes.enumerated() {
      for (segue, _) in scene.segues where !["relationship", "embed", "unwind"].contains(segue["kind"] ?? "") {
        guard NibPassage(segue, isStacked: surroundings.isStacked(number)).by == "present",
          let content = index.content(of: segue["destination"] ?? "")
        else { continue }
        presented.insert(content)
      }
    }
    return presented
  }

  // MARK: Screens

  /// Ids of the screens: what code calls the scene, else what its author calls it, else the object's own id.
  private mutating func nameScreens() {
    for (number, scene) in index.scenes.enumerated() where !surroundings.isPart(number) {
      let controller = scene.controller
      let item = controller.child("navigationItem", key: "navigationItem")
      screenIDs[number] = names.take(
        [controller["storyboardIdentifier"], controller["userLabel"], controller["customClass"], item?["title"]]
          .compactMap { $0 } + [controller.objectID, "screen"])
    }
  }

  private mutating func addScreen(_ number: Int) {
    let controller = index.scenes[number].controller
    room.takeScreen(line: controller.line)
    var screen = Blueprint.Screen(id: screenIDs[number] ?? "", line: controller.line)
    screen.options = canvas.options
    screen.options += backgroundColor(of: NibReader.rootView(of: controller)?.view)
    screen.note = note(of: controller)
    var draft = NibDraft(layout(of: number), scene: number, settings)
    let bars = surroundings.bars(of: number)
    draft.safeArea = canvas.safeArea.with(bars: bars, isPad: canvas.idiom == .pad)
    if let bar = bars?.navigation { screen.parts.append(navigationBar(bar, of: controller, &draft)) }
    screen.parts += content(of: controller, &draft)
    if let tabs = bars?.tabs { screen.parts.append(tabBar(tabs, &draft)) }
    noteSegues(of: number, &draft)
    file.blueprint.screens.append(screen)
  }

  /// A view that stands alone.
  private mutating func addScreen(ofView view: XMLElement, owner: String?) {
    guard let size = Rect(nibFrameOf: view, in: canvas.size)?.size ?? .some(canvas.size), size.width > 0,
      size.height > 0
    else { return }
    room.takeScreen(line: view.line)
    let given = [view["userLabel"], view["customClass"], owner].compactMap { $0 }
    let id = names.take(index.names(of: view.objectID) + given + [view.objectID, "view"])
    var screen = Blueprint.Screen(id: id, line: view.line)
    screen.isApart = true
    screen.options = [.init("size", .size(size)), .init("scale", .number(canvas.scale))]
    screen.options += backgroundColor(of: view)
    screen.note = note(of: view)
    var draft = NibDraft(NibLayout(view), scene: -1, settings)
    if view.name == "view" {
      built.insert(view.place)
      draft.ground = colors.ground(of: view) ?? draft.ground
      let holder = NibLayout.Holder(id: view.objectID, size: size, safeArea: .zero)
      screen.parts = parts(subviews(of: view), in: holder, &draft)
    } else if let part = part(view, frame: Rect(origin: .zero, size: size), &draft) {
      // Of a cell there is no more to say than of the screen that it is here.
      let isCell = NibReader.cells.contains(view.name)
      screen.parts = isCell ? part.parts : [part]
      if !isCell { screen.note = "" }
    }
    file.blueprint.screens.append(screen)
  }

  /// What a screen is filled with that shows a view, and no component in its place.
  private func backgroundColor(of view: XMLElement?) -> [Blueprint.Option] {
    guard let view, view.name == "view", let color = colors.fill(of: view, over: .screen) else { return [] }
    return [.init("backgroundColor", color)]
  }

  private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Constraints and guides of a scene.
  mutating func layout(of scene: Int) -> NibLayout {
    if let known = layouts[scene] { return known }
    let layout = NibLayout(index.scenes[scene].controller)
    layouts[scene] = layout
    return layout
  }

  /// The view of a controller and its size, if the file gives one.
  static func rootView(of controller: XMLElement) -> (view: XMLElement, size: Size?)? {
    guard let view = controller.children.first(where: { $0["key"] == "view" }) else { return nil }
    return (view, Rect(nibFrameOf: view, in: .zero)?.size)
  }

  /// Everything on a controller's view.
  mutating func content(of controller: XMLElement, _ draft: inout NibDraft) -> [Blueprint.Part] {
    if controller.name == "pageViewController" { return [pages(of: controller)] }
    guard let (view, size) = NibReader.rootView(of: controller) else { return [] }
    let origin = Rect(nibFrameOf: view, in: .zero)?.origin ?? .zero
    var holder = NibLayout.Holder(id: view.objectID, size: size ?? draft.size ?? canvas.size, safeArea: draft.safeArea)
    if origin.y > 0 { holder.safeArea = draft.safeArea.inside(origin, holder.size, of: canvas.size) }
    guard view.name == "view" || NibKind.of(view.name) == nil else {
      return part(view, frame: Rect(origin: .zero, size: holder.size), &draft).map { [$0] } ?? []
    }
    built.insert(view.place)
    draft.ground = colors.ground(of: view) ?? draft.ground
    return parts(subviews(of: view), in: holder, &draft).map { part in
      var part = part
      if let frame = part.frame { part.frame = Rect(origin: frame.origin + origin, size: frame.size) }
      return part
    }
  }

  /// What a page view controller shows: pages that code brings.
  private func pages(of controller: XMLElement) -> Blueprint.Part {
    let scrolls = controller["transitionStyle"] == "scroll"
    var part = Blueprint.Part(scrolls ? .scrollView : .view, line: controller.line)
    part.id = scrolls ? "pages" : ""
    part["place"] = .text("fill")
    part.unknown = scrolls ? ["numberOfPages", "contentSize"] : ["kind"]
    part.note = "the pages of \(controller["customClass"] ?? "a page view controller")"
    guard scrolls else { return part }
    part["isPagingEnabled"] = .bool(true)
    if controller["navigationOrientation"] == "vertical" { part["pageAxis"] = .text("vertical") }
    part["showsHorizontalScrollIndicator"] = .bool(false)
    part["showsVerticalScrollIndicator"] = .bool(false)
    return part
  }

  /// The class and the label of an object, for people.
  func note(of element: XMLElement) -> String {
    let name = element["customClass"]
    let label = element["userLabel"].flatMap { $0 == name ? nil : "“\($0)”" }
    return [label, name].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A screen under construction.
struct NibDraft {
  var scene: Int
  var names: Names
  var layout: NibLayout
  var safeArea = EdgeInsets.zero
  /// What lies behind what is built now.
  var ground = NibGround.screen
  /// How many views the one being built lies in.
  var depth = 0
  /// What an embedding view gives it.
  var size: Size?
  /// Scenes that are embedded in each other here, so that none holds itself.
  var embedding: [Int]
  /// Parts that trigger links, by the id of the object.
  var triggers: [String: NibWay.Trigger] = [:]

  init(_ layout: NibLayout, scene: Int, _ settings: ImportSettings) {
    self.scene = scene
    names = Names(reserved: settings.componentNames)
    self.layout = layout
    embedding = [scene]
  }
}

/// A segue of a screen that was built.
struct NibWay {
  var segue: XMLElement
  var scene: Int
  var trigger: Trigger?

  struct Trigger {
    var id: String
    /// The only row of a list or item of a tab bar, from 1.
    var row: Int?
  }
}

extension EdgeInsets {
  /// The same for a view that begins below a bar: what of them reaches into it.
  fileprivate func inside(_ origin: Point, _ size: Size, of screen: Size) -> EdgeInsets {
    EdgeInsets(
      top: max(top - origin.y, 0), left: left, bottom: max(bottom - (screen.height - origin.y - size.height), 0),
      right: right)
  }

  /// What a screen's bars leave.
  fileprivate func with(bars: NibSurroundings.Bars?, isPad: Bool) -> EdgeInsets {
    var insets = self
    if let navigation = bars?.navigation {
      insets.top += isPad ? Metrics.navigationBarHeightPad : Metrics.navigationBarHeight
      if navigation.flag("largeTitles") == true { insets.top += Metrics.largeTitleHeight }
    }
    if bars?.tabs != nil { insets.bottom += isPad ? Metrics.tabBarHeightPad : Metrics.tabBarHeight }
    return insets
  }
}
