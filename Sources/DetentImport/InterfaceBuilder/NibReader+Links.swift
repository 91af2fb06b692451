import DetentCore
import DetentXML

extension NibReader {
  /// Segues of a scene, with what was built of the objects at which they begin. Those of code, and of what is not shown,
  /// have no trigger.
  mutating func noteSegues(of scene: Int, _ draft: inout NibDraft) {
    for (segue, origin) in index.scenes[scene].segues {
      guard room.takeWay(line: segue.line) else { return }
      let trigger = draft.triggers[origin] ?? index.view(of: origin).flatMap { draft.triggers[$0] }
      ways.append(NibWay(segue: segue, scene: draft.scene, trigger: trigger))
    }
  }

  /// The ways between the screens.
  mutating func addLinks() {
    var links = Links()
    if let start = index.content(of: root["initialViewController"] ?? "").flatMap({ screenIDs[$0] }) {
      file.blueprint.start = start
    }
    for tabs in surroundings.tabRoots { addTabs(tabs.scenes, &links) }
    for way in ways { add(way, &links) }
    for link in links.standing(from: file.blueprint.screens.map(\.id)) { file.blueprint.links.append(link) }
    for link in links.circular {
      let reason = "it leads back to a screen that is still shown: a flow shows each screen once"
      file.account.noteIgnored("segue", reason, line: link.line)
    }
  }

  /// From each tab's screen to each other one.
  private func addTabs(_ scenes: [Int?], _ links: inout Links) {
    guard scenes.count <= 16 else { return }
    for from in scenes.compactMap({ $0 }) {
      for (item, to) in scenes.enumerated() where to != from {
        guard let to, let here = screenIDs[from], let there = screenIDs[to], let id = tabBarIDs[from] else { continue }
        let bar = NibWay.Trigger(id: id, row: item + 1)
        links.add(here, there, "tab", bar, isItem: true, [], line: index.scenes[to].controller.line)
      }
    }
  }

  private mutating func add(_ way: NibWay, _ links: inout Links) {
    let segue = way.segue
    guard let from = screenIDs[way.scene], let kind = segue["kind"], !["relationship", "embed"].contains(kind) else {
      return
    }
    let destination = segue["destination"] ?? ""
    if kind == "unwind" || index.exits.contains(destination) {
      return links.add(from, nil, presented.contains(way.scene) ? "dismiss" : "pop", way.trigger, [], line: segue.line)
    }
    guard let scene = index.content(of: destination), let to = screenIDs[scene] else {
      let reason =
        index.placeholders.contains(destination) ? "it leads to another document" : "it leads to nothing that is shown"
      return file.account.noteIgnored("segue", reason, line: segue.line)
    }
    let shown = index.scene(of: destination).map { index.scenes[$0].controller }
    let passage = NibPassage(segue, to: shown, isStacked: surroundings.isStacked(way.scene))
    links.add(from, to, passage.by, way.trigger, passage.options(way.trigger), line: segue.line)
  }
}

/// How a segue leads on.
struct NibPassage {
  /// As a flow's links name it.
  var by: String
  private var style = ""
  private var isPopover: Bool { style == "popover" }

  /// `controller`: where it leads; its own style holds where the segue has none ("Same as Destination"). `isStacked`: it
  /// begins on a screen of a navigation stack.
  init(_ segue: XMLElement, to controller: XMLElement? = nil, isStacked: Bool) {
    switch segue["kind"] {
    case "show" where isStacked, "showDetail" where isStacked, "push": by = "push"
    case "replace": by = "replace"
    case "popover", "popoverPresentation":
      by = "present"
      style = "popover"
    default:
      by = "present"
      let own = segue["modalPresentationStyle"] ?? controller?["modalPresentationStyle"]
      style = Self.styles[own ?? ""] ?? "sheet"
    }
  }

  private static let styles = [
    "fullScreen": "fullScreen", "currentContext": "fullScreen", "overFullScreen": "fullScreen",
    "overCurrentContext": "fullScreen", "popover": "popover",
  ]

  /// A popover points at what was touched; one that code begins is shown as the sheet that it is on a phone.
  func options(_ trigger: NibWay.Trigger?) -> [Blueprint.Option] {
    guard by == "present" else { return [] }
    let isLost = isPopover && (trigger == nil || trigger?.row != nil)
    return [.init("as", .text(isLost ? "sheet" : style))]
  }
}

/// Links of a flow, before it is known which can stand.
private struct Links {
  private var all: [(from: String, to: String?, stacks: Bool, link: Blueprint.Link)] = []
  private var taken: Set<String> = []
  private var ways: Set<[Blueprint.Option]> = []
  private(set) var circular: [Blueprint.Link] = []

  mutating func add(
    _ from: String, _ to: String?, _ by: String, _ trigger: NibWay.Trigger?, isItem: Bool = false,
    _ options: [Blueprint.Option], line: Int
  ) {
    guard from != to else { return }
    var link: [Blueprint.Option] = [.init("from", .text(from))]
    if let to { link.append(.init("to", .text(to))) }
    link.append(.init("by", .text(by)))
    if let trigger, taken.insert("\(from)\n\(trigger.id)\n\(trigger.row ?? 0)").inserted {
      link.append(.init("trigger", .text(trigger.id)))
      if let row = trigger.row { link.append(.init(isItem ? "item" : "row", .number(Double(row)))) }
    } else if options.contains(where: { $0.value == .text("popover") }) {
      return add(from, to, by, nil, [.init("as", .text("sheet"))], line: line)
    }
    // Several objects without a place of their own may lead the same way.
    let isNew = ways.insert(link.filter { !["trigger", "row", "item"].contains($0.name) } + options).inserted
    guard isNew || link.contains(where: { $0.name == "trigger" }) else { return }
    all.append((from, to, by == "push" || by == "present", Blueprint.Link(link + options, line: line)))
  }

  /// Those that can stand together: none by push or present leads back to a screen that it came through.
  mutating func standing(from screens: [String]) -> [Blueprint.Link] {
    var state: [String: Int] = [:]
    var ways: [String: [Int]] = [:]
    var isCircular: Set<Int> = []
    for (number, link) in all.enumerated() where link.stacks { ways[link.from, default: []].append(number) }
    for start in screens where state[start] == nil {
      var stack = [(screen: start, next: 0)]
      state[start] = 1
      while let (screen, next) = stack.last {
        guard let list = ways[screen], next < list.count else {
          state[screen] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        guard let to = all[list[next]].to else { continue }
        if state[to] == 1 { isCircular.insert(list[next]) }
        guard state[to] == nil else { continue }
        state[to] = 1
        stack.append((to, 0))
      }
    }
    circular = isCircular.sorted().map { all[$0].link }
    return all.indices.filter { !isCircular.contains($0) }.map { all[$0].link }
  }
}
