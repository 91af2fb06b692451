import CDetentLua
import DetentCore

extension ScriptClass {
  static let navigationBar = ScriptClass(
    .navigationBar, "navigationBar", members: Member.navigationBar + Member.common)
  static let tabBar = ScriptClass(.tabBar, "tabBar", members: Member.tabBar + Member.common)
}

extension Member {
  static let navigationBar: [Member] = [
    .property(
      "title", "string", "What it says.", get: { $0.read { s, id in .text(s.pointee.simpleViews[id].text) } },
      set: { s, id, value throws(ScriptError) in
        let text = try value.text()
        s.pointee.change(simpleView: id, .title, .text(text)) { $0.text.replace(with: text) }
      }),
    .property(
      "prefersLargeTitles", "boolean", "The title stands large below the bar; not on a phone held sideways.",
      get: { $0.read { s, id in .bool(s.pointee.simpleViews[id].bar?.prefersLargeTitles == true) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setPrefersLargeTitles(try value.bool(), of: id) }),
    .property(
      "hidesBackButton", "boolean", "No back button, and no back swipe either.",
      get: { $0.read { s, id in .bool(s.pointee.simpleViews[id].bar?.hidesBackButton == true) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setHidesBackButton(try value.bool(), of: id) }),
    .reading(
      "hasBackButton", "boolean", "Whether it shows a back button now: there is a screen below its own in a flow.",
      get: { $0.read { s, id in .bool(s.pointee.hasBackButton(id)) } }),
  ]

  static let tabBar: [Member] = [
    .property(
      "items", "list of strings", "The titles of its items.",
      get: { $0.read { s, id in .list((s.pointee.simpleViews[id].bar?.items ?? []).map { .text($0) }) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setItems(try value.texts(), of: id) }),
    .property(
      "selectedItem", "position or nil",
      "The selected item, from 1; pinned to those that exist. Setting it sends nothing.",
      get: { $0.read { s, id in s.pointee.simpleViews[id].bar?.selectedItem.map { .position($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in s.pointee.setSelectedItem(try value.whole() - 1, of: id) }),
  ]
}

extension Host {
  /// Where a bar is tapped by a word or an item: "back", { item = 2 }, { item = "Search" }; nil for anything else.
  func barPoint(_ value: LuaValue, on id: ComponentID) throws(ScriptError) -> Point? {
    let layout = stage.pointee.direction(of: id)
    let size = stage.pointee[attributes: id].frame.size
    if case .text(let word) = value, id.kind == .navigationBar {
      _ = try LuaValue.text(word).oneOf(["back"])
      guard stage.pointee.hasBackButton(id) else { throw ScriptError("there is no back button: nothing to go back to") }
      let x = Metrics.backButtonWidth / 2
      return stage.pointee.screenPoint(Point(x: layout == .rightToLeft ? size.width - x : x, y: 22), of: id)
    }
    guard id.kind == .tabBar, case .table(let table) = value, let wanted = table["item"] else { return nil }
    _ = try Options(value, allowed: ["item"])
    let item = try self.item(wanted, of: id)
    guard let center = stage.pointee.simpleViews[id].bar?.center(ofItem: item, size: size, layout: layout) else {
      return nil
    }
    return stage.pointee.screenPoint(center, of: id)
  }

  /// An item that a tab bar has, by position or title; from 0.
  func item(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Int {
    let items = stage.pointee.simpleViews[id].bar?.items ?? []
    if case .text(let title) = value {
      guard let item = items.firstIndex(of: title) else {
        throw ScriptError("there is no item \(Quote.text(title))\(Suggest.hint(title, among: items))")
      }
      return item
    }
    let item = try value.whole()
    guard item >= 1, item <= items.count else {
      throw ScriptError(
        "there is no item \(item): \(items.isEmpty ? "there are none" : "the items are 1 to \(items.count)")")
    }
    return item - 1
  }
}
