import DetentCore
import DetentXML

extension NibReader {
  /// The navigation bar of a screen, with the buttons that its controller gives it.
  mutating func navigationBar(
    _ bar: XMLElement, of controller: XMLElement, _ draft: inout NibDraft
  ) -> Blueprint.Part {
    let item = controller.child("navigationItem", key: "navigationItem")
    built.insert(bar.place)
    var part = Blueprint.Part(.navigationBar, line: item?.line ?? bar.line)
    part.id = draft.names.take(index.names(of: item?.objectID ?? "") + ["navigationBar"])
    if let title = item?["title"] ?? controller["title"] { part["title"] = .text(title) }
    if bar.flag("largeTitles") == true, item?["largeTitleDisplayMode"] != "never" {
      part["prefersLargeTitles"] = .bool(true)
    }
    if item?.flag("hidesBackButton") == true { part["hidesBackButton"] = .bool(true) }
    guard let item else { return part }
    let left = NibReader.buttons(of: item, "leftBarButtonItem")
    let right = NibReader.buttons(of: item, "rightBarButtonItem")
    part.parts = place(left, fromLeft: true, &draft) + place(right, fromLeft: false, &draft)
    let room = canvas.size.width
    if let title = item.children.first(where: { $0["key"] == "titleView" }),
      let view = inBar(title, &draft, x: { (room - $0) / 2 })
    {
      part.parts.append(view)
    }
    return part
  }

  /// A view that stands in a bar, in the middle of its height. Where exactly only the bar knows.
  private mutating func inBar(
    _ view: XMLElement, _ draft: inout NibDraft, x: (_ width: Double) -> Double
  ) -> Blueprint.Part? {
    let height = Metrics.navigationBarHeight
    let size = Rect(nibFrameOf: view, in: .zero)?.size ?? Size(width: height, height: height)
    let origin = Point(x: x(size.width), y: (height - size.height) / 2)
    guard var part = part(view, frame: Rect(origin: origin, size: size), &draft) else { return nil }
    if !part.unknown.contains("frame") { part.unknown.append("frame") }
    return part
  }

  /// The views of a toolbar's items.
  mutating func customViews(of toolbar: XMLElement, _ draft: inout NibDraft) -> [Blueprint.Part] {
    let views = toolbar.list("items").compactMap { $0.children.first { $0["key"] == "customView" } }
    return views.compactMap { inBar($0, &draft, x: { _ in 0 }) }
  }

  private static func buttons(of item: XMLElement, _ key: String) -> [XMLElement] {
    item.children.flatMap { child -> [XMLElement] in
      child["key"] == key ? [child] : child.name == key + "s" ? child.children : []
    }.filter { $0.name == "barButtonItem" }
  }

  /// Buttons from an edge of the bar on. Their places are ours, for the file gives none.
  private mutating func place(
    _ items: [XMLElement], fromLeft: Bool, _ draft: inout NibDraft
  ) -> [Blueprint.Part] {
    var x = fromLeft ? NibReader.barMargin : canvas.size.width - NibReader.barMargin
    return items.compactMap { item -> Blueprint.Part? in
      if let view = item.children.first(where: { $0["key"] == "customView" }) {
        let edge = x
        let part = inBar(view, &draft, x: { fromLeft ? edge : edge - $0 })
        let width = part?.frame?.size.width ?? 0
        x += fromLeft ? width : -width
        return part
      }
      guard let title = NibReader.title(of: item) else { return nil }
      var part = Blueprint.Part(.button, line: item.line)
      part.id = draft.names.take(
        index.names(of: item.objectID) + [item["userLabel"] ?? "", item.objectID, "barButtonItem"])
      let width = TextMetrics.size(of: title).width.rounded(.up) + 2 * NibReader.barMargin
      part.frame = Rect(x: fromLeft ? x : x - width, y: 0, width: width, height: Metrics.navigationBarHeight)
      x += fromLeft ? width : -width
      part["title"] = .text(title)
      part.unknown = ["frame"]
      if item.flag("enabled") == false { part["isEnabled"] = .bool(false) }
      part.actions = item.list("connections").filter { $0.name == "action" }.map {
        .init(event: "primaryActionTriggered", selector: $0["selector"] ?? "")
      }
      draft.triggers[item.objectID] = NibWay.Trigger(id: part.id)
      return part
    }
  }

  private static let barMargin = 8.0

  /// What a bar button says; nil for one that only takes room.
  private static func title(of item: XMLElement) -> String? {
    guard let system = item["systemItem"] else { return item["title"] ?? item["image"] ?? "" }
    guard system != "flexibleSpace", system != "fixedSpace" else { return nil }
    return system.prefix(1).uppercased() + system.dropFirst()
  }

  /// The tab bar of a screen that stands in a tab bar controller.
  mutating func tabBar(_ tabs: NibSurroundings.Tabs, _ draft: inout NibDraft) -> Blueprint.Part {
    let bar = tabs.controller.child("tabBar", key: "tabBar") ?? tabs.controller
    built.insert(bar.place)
    var part = Blueprint.Part(.tabBar, line: bar.line)
    part.id = draft.names.take(["tabBar"])
    tabBarIDs[draft.scene] = part.id
    if room.takeParts(tabs.children.count, line: bar.line) {
      part["items"] = .texts(tabs.children.map(NibReader.tabTitle))
    }
    if tabs.selected > 0 { part["selectedItem"] = .number(Double(tabs.selected + 1)) }
    part.note = note(of: tabs.controller)
    return part
  }

  private static func tabTitle(of controller: XMLElement) -> String {
    let item = controller.child("tabBarItem", key: "tabBarItem")
    let system = item?["systemItem"].map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let navigation = controller.child("navigationItem", key: "navigationItem")
    return [item?["title"], system, controller["title"], navigation?["title"]].lazy.compactMap { $0 }
      .first { !$0.isEmpty } ?? ""
  }
}
