import CDetentLua
import DetentCore

/// Where the components of a screen lie, and what leans on others.
extension Host {
  func setPlace(
    _ table: LuaTable, of id: ComponentID, in parent: ComponentID, _ build: inout Build
  ) throws(ScriptError) {
    guard !id.kind.isBar else {
      for name in ["frame", "place", "size", "margins"] where table[name] != nil {
        throw ScriptError("\(name): a \(id.kind.name) has its place at the edge of the safe area")
      }
      return
    }
    let size = try Host.option("size", in: table) { value throws(ScriptError) in try value.size() }
    let margins = try Host.option("margins", in: table) { value throws(ScriptError) in try value.insets() } ?? .zero
    if let frame = table["frame"] {
      for name in ["place", "size", "margins"] where table[name] != nil {
        throw ScriptError("give either frame or \(name), not both")
      }
      stage.pointee.setFrame(try frame.rect(), place: nil, of: id)
      return
    }
    let rule: Place.Rule
    if let place = table["place"] {
      rule = try self.rule(place, of: id, &build)
    } else {
      rule = defaultRule(of: id, in: parent, &build)
    }
    stage.pointee.setFrame(.zero, place: Place(rule, margins: margins, size: size), of: id)
  }

  private func rule(_ value: LuaValue, of id: ComponentID, _ build: inout Build) throws(ScriptError) -> Place.Rule {
    guard case .table = value else {
      return switch try value.oneOf(["fill", "top", "bottom", "center"]) {
      case "fill": .fill
      case "top": .top
      case "bottom": .bottom
      default: .center
      }
    }
    let options = try Options(value, of: "place", allowed: ["below", "above", "gap"])
    let gap = try options.read("gap") { value throws(ScriptError) in try value.coordinate() } ?? Place.usualGap
    if let name = try options.read("below", { value throws(ScriptError) in try value.text() }) {
      build.places.append((id, name))
      return .below(name, gap: gap)
    }
    guard let name = try options.read("above", { value throws(ScriptError) in try value.text() }) else {
      throw ScriptError("place: expected { below = \"id\" } or { above = \"id\" }")
    }
    build.places.append((id, name))
    return .above(name, gap: gap)
  }

  /// The place of what is given neither frame nor place. In a pager it is the next page, whatever it is.
  /// A picker lies beside the one before it that was given none either: wheels above wheels at the bottom, dates below
  /// dates in the centre.
  private func defaultRule(of id: ComponentID, in parent: ComponentID, _ build: inout Build) -> Place.Rule {
    let isPaging = parent.kind == .scrollView && stage.pointee.scrollViews[parent].isPagingEnabled
    if isPaging, id.kind != .pageControl { return .page(stage.pointee.nextPage(in: parent)) }
    switch id.kind {
    case .pickerView, .datePicker:
      let isAbove = id.kind == .pickerView
      let before = build.stacks[parent, default: [:]].updateValue(id, forKey: id.kind)
      return before.map { .stacked(on: $0, isAbove: isAbove) } ?? (isAbove ? .bottom : .center)
    case .pageControl: return .bottom
    case .scrollView, .view: return .fill
    default: return .center
    }
  }

  /// The children that are pages count a pager that was given neither pages nor content, and take the pages' names.
  func layPages(of id: ComponentID) {
    guard id.kind == .scrollView else { return }
    let count = stage.pointee.nextPage(in: id)
    guard count > 0 else { return }
    if stage.pointee.scrollViews[id].numberOfPages ?? 0 == 0 { stage.pointee.setPageCount(count, of: id) }
    stage.pointee.placePages(of: id)
  }

  /// Everything is there: ids that lean on each other are looked up, then the screen is laid out and shown.
  func finish(_ build: Build) throws(ScriptError) {
    let names = stage.pointee.screens[build.screen].names
    for (id, name) in build.places {
      guard let other = names[name], stage.pointee[attributes: other].parent == stage.pointee[attributes: id].parent
      else {
        throw ScriptError(
          "\(stage.pointee.title(of: id)): place names \(Quote.text(name)), which is no sibling\(Suggest.hint(name, among: names.keys.sorted()))"
        )
      }
    }
    try checkCircles(build, names)
    for (control, target, table) in build.pairs {
      do { stage.pointee.pair(control, with: try stage.pointee.pairTarget(target, for: control)) } catch {
        throw ScriptError(at(table, "pairedWith: \(error.message)", title: stage.pointee.title(of: control), build))
      }
    }
    for (view, item, table) in build.zoomItems {
      do { stage.pointee.setZoomItem(try stage.pointee.child(item, of: view), of: view) } catch {
        throw ScriptError(at(table, "zoomItem: \(error.message)", title: stage.pointee.title(of: view), build))
      }
    }
    for (id, name, table) in build.edits where names[name] == nil {
      let message =
        "intent.edits: there is no component \(Quote.text(name)) on the screen\(Suggest.hint(name, among: names.keys.sorted()))"
      throw ScriptError(at(table, message, title: stage.pointee.title(of: id), build))
    }
    stage.pointee.act(for: build.call.cause)
    stage.pointee.finish(build.screen, pages: build.pages)
  }

  /// Places that lean on each other in a circle can never be found.
  private func checkCircles(_ build: Build, _ names: [String: ComponentID]) throws(ScriptError) {
    let leans = Dictionary(build.places.map { ($0.0, names[$0.1]) }, uniquingKeysWith: { first, _ in first })
    /// Those that are known, with the place in the list from which they were reached first.
    var reached: [ComponentID: Int] = [:]
    for (index, place) in build.places.enumerated() {
      var current: ComponentID? = place.0
      while let id = current, reached[id] == nil {
        reached[id] = index
        current = leans[id] ?? nil
      }
      guard current.flatMap({ reached[$0] }) != index else {
        throw ScriptError("\(stage.pointee.title(of: place.0)): its place leans on itself, by way of others")
      }
    }
  }
}
