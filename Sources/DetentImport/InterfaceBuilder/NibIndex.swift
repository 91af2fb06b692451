import DetentXML

/// Everything in a document that is looked up by its id.
struct NibIndex {
  struct Scene {
    var controller: XMLElement
    /// Segues that begin in it, each with the id of the object at which it begins.
    var segues: [(element: XMLElement, origin: String)] = []
  }

  /// Scenes with a controller, in the document's order; in a .xib a controller is one by itself.
  private(set) var scenes: [Scene] = []
  private var numbers: [String: Int] = [:]
  /// Objects that stand for "back to some screen before".
  private(set) var exits: Set<String> = []
  /// Controllers of other documents.
  private(set) var placeholders: Set<String> = []
  private var outlets: [String: [String]] = [:]
  private var views: [String: String] = [:]
  /// Ids of views whose gesture recognizers begin segues.
  private(set) var tapped: Set<String> = []

  init(_ root: XMLElement) {
    for scene in root.list("scenes") { add(scene) }
    for object in root.list("objects") {
      noteConnections(in: object)
      add(loose: object)
    }
  }

  /// A controller of a .xib, and those that it holds.
  private mutating func add(loose object: XMLElement) {
    guard NibIndex.controllers.contains(object.name) else { return }
    add(object, in: [object])
    for inner in object.list("viewControllers") { add(loose: inner) }
  }

  private mutating func add(_ controller: XMLElement, in objects: [XMLElement]) {
    numbers[controller.objectID] = numbers[controller.objectID] ?? scenes.count
    var found = Scene(controller: controller)
    for object in objects { NibIndex.segues(in: object, &found.segues) }
    scenes.append(found)
  }

  private mutating func add(_ scene: XMLElement) {
    let objects = scene.list("objects")
    for object in objects { noteConnections(in: object) }
    for object in objects where object.name == "exit" { exits.insert(object.objectID) }
    for object in objects where object.name == "viewControllerPlaceholder" { placeholders.insert(object.objectID) }
    let controller = objects.first { $0["sceneMemberID"] == "viewController" && $0.name != "viewControllerPlaceholder" }
    guard let controller else { return }
    for object in objects
    where object.name.hasSuffix("Recognizer") && object.child("connections")?.child("segue") != nil {
      if let view = views[object.objectID] { tapped.insert(view) }
    }
    add(controller, in: objects)
  }

  /// Outlets by the object to which they lead.
  private mutating func noteConnections(in element: XMLElement) {
    for connection in element.list("connections") {
      guard let name = connection["property"], let destination = connection["destination"] else { continue }
      if connection.name == "outlet", !NibIndex.roles.contains(name) { outlets[destination, default: []].append(name) }
      if name == "gestureRecognizers" { views[destination] = element.objectID }
    }
    for child in element.children where child.name != "connections" { noteConnections(in: child) }
  }

  /// Outlets that say what an object is for another one, and not what the app calls it.
  private static let roles: Set = ["view", "delegate", "dataSource", "popoverAnchorView", "popoverAnchorBarButtonItem"]

  private static func segues(in element: XMLElement, _ found: inout [(element: XMLElement, origin: String)]) {
    for child in element.children {
      if child.name == "connections" {
        found += child.children.filter { $0.name == "segue" }.map { ($0, element.objectID) }
      } else {
        segues(in: child, &found)
      }
    }
  }

  /// The scene of a controller.
  func scene(of controller: String) -> Int? { numbers[controller] }

  /// What code calls an object: names of outlets that lead to it.
  func names(of object: String) -> [String] { outlets[object] ?? [] }

  /// The view that a gesture recognizer belongs to.
  func view(of recognizer: String) -> String? { views[recognizer] }
}

extension NibIndex {
  /// Controllers that show others and nothing of their own.
  static let containers: Set = ["navigationController", "tabBarController", "splitViewController"]

  /// What may stand by itself in a .xib.
  static let controllers = containers.union([
    "viewController", "tableViewController", "collectionViewController", "pageViewController", "glkViewController",
    "avPlayerViewController",
  ])

  /// The controllers to which a container's relationships of one name lead, in order; in a .xib those that it holds.
  func children(of container: XMLElement, _ relationships: [String]) -> [XMLElement] {
    let led = container.list("connections")
      .filter { $0["kind"] == "relationship" && relationships.contains($0["relationship"] ?? "") }
      .compactMap { scene(of: $0["destination"] ?? "").map { scenes[$0].controller } }
    return led + container.list("viewControllers").filter { NibIndex.controllers.contains($0.name) }
  }

  /// The scene that a controller shows first: its own, or that of a controller in it. nil: none is in this document.
  func content(of controller: String) -> Int? {
    var current = controller
    for _ in 0..<NibIndex.nestingLimit {
      guard let number = scene(of: current) else { return nil }
      let element = scenes[number].controller
      guard NibIndex.containers.contains(element.name) else { return number }
      guard let first = children(of: element, NibIndex.firsts).first else { return nil }
      current = first.objectID
    }
    return nil
  }

  /// How many containers are looked through, one in the other.
  private static let nestingLimit = 16
  private static let firsts = ["rootViewController", "viewControllers", "masterViewController"]
}
