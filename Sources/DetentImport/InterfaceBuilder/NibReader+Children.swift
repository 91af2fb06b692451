import DetentCore
import DetentXML

extension NibReader {
  /// What lies in a view.
  mutating func addChildren(of element: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft) {
    let behind = draft.background
    draft.background = element.child("color", key: "backgroundColor") ?? behind
    defer { draft.background = behind }
    switch element.name {
    case "tableView": addTable(element, to: &part, &draft)
    case "collectionView": part.unknown += ["rows", "contentSize"]
    case "containerView" where addEmbedded(element, to: &part, &draft): break
    case "visualEffectView":
      let content = element.child("view", key: "contentView")
      addViews(content?.list("subviews") ?? [], of: content ?? element, to: &part, &draft)
    case "scrollView": addContent(element, to: &part, &draft)
    default: addViews(element.list("subviews"), of: element, to: &part, &draft)
    }
  }

  private mutating func addViews(
    _ views: [XMLElement], of element: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft
  ) {
    guard !views.isEmpty else { return }
    let holder = NibLayout.Holder(id: element.objectID, size: part.frame?.size ?? .zero)
    part.parts += parts(views, in: holder, &draft)
  }

  // MARK: Scroll views

  private mutating func addContent(_ element: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft) {
    let views = element.list("subviews")
    let viewport = part.frame?.size
    let holder = NibLayout.Holder(id: element.objectID, size: viewport ?? .zero, isScrolling: true)
    let frames = draft.layout.frames(of: views, in: holder) { _, _ in nil }
    part.parts = views.compactMap { view in
      guard var child = self.part(view, frame: frames[view.objectID], &draft) else { return nil }
      // In a pager a script's views without a frame are its pages.
      if child.frame == nil { child.frame = .zero }
      return child
    }
    if part["contentSize"] == nil, let size = draft.layout.contentSize(of: element.objectID, frames: frames) {
      part["contentSize"] = .size(size)
    }
    guard case .list(let size)? = part["contentSize"], size.count == 2 else {
      return part.unknown.append("contentSize")
    }
    countPages(of: &part, size, viewport)
  }

  /// A pager whose content is some whole pages long is said to have so many.
  private func countPages(of part: inout Blueprint.Part, _ content: [Blueprint.Literal], _ viewport: Size?) {
    guard part["isPagingEnabled"] == .bool(true), let viewport, case .number(let width) = content[0],
      case .number(let height) = content[1], viewport.width > 0, viewport.height > 0
    else { return }
    let (across, down) = (width / viewport.width, height / viewport.height)
    let isDown = across <= 1 && down > 1
    let pages = isDown ? down : across
    guard pages == pages.rounded(), (1...10_000).contains(pages), isDown || down <= 1 else { return }
    part["contentSize"] = nil
    part["numberOfPages"] = .number(pages)
    if isDown { part["pageAxis"] = .text("vertical") }
  }

  // MARK: Tables

  /// Static cells are rows; of prototypes only the file's author knows how many there will be.
  private mutating func addTable(_ table: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft) {
    let cells = table.list("sections").flatMap { $0.list("cells") }.filter { $0.name == "tableViewCell" }
    guard !cells.isEmpty else {
      part.unknown += ["rows", "contentSize"]
      for cell in table.list("prototypes") { draft.triggers[cell.objectID] = NibWay.Trigger(id: part.id) }
      return
    }
    // Headers and footers take room that the file does not give.
    part.unknown.append("contentSize")
    let heights = cells.map { height(of: $0, in: table) }
    part["rows"] = Self.runs(heights)
    let titles = cells.map { Self.title(of: $0) }
    if titles.contains(where: { !$0.isEmpty }) { part["rowTitles"] = .texts(titles) }
    var y = 0.0
    for (row, (cell, height)) in zip(cells, heights).enumerated() {
      draft.triggers[cell.objectID] = NibWay.Trigger(id: part.id, row: row + 1)
      let frame = Rect(x: 0, y: y, width: part.frame?.size.width ?? 0, height: height)
      if let content = content(of: cell, frame, isKnown: part.frame != nil, &draft) { part.parts.append(content) }
      y += height
    }
  }

  private func height(of cell: XMLElement, in table: XMLElement) -> Double {
    let given = [
      Rect(nibFrameOf: cell, in: .zero)?.size.height, cell.length("rowHeight"),
      cell.children.first { $0["key"] == "contentView" }.flatMap { Rect(nibFrameOf: $0, in: .zero)?.size.height },
      table.length("rowHeight"),
    ]
    return given.lazy.compactMap { $0 }.first { (0.01...1e6).contains($0) } ?? 44
  }

  /// Runs of equal heights.
  private static func runs(_ heights: [Double]) -> Blueprint.Literal {
    var runs: [(count: Double, height: Double)] = []
    for height in heights {
      if runs.last?.height == height { runs[runs.count - 1].count += 1 } else { runs.append((1, height)) }
    }
    let tables = runs.map {
      Blueprint.Literal.table([.init("count", .number($0.count)), .init("height", .number($0.height))])
    }
    return tables.count == 1 ? tables[0] : .list(tables)
  }

  /// What a cell says: its own title, else its first label.
  private static func title(of cell: XMLElement) -> String {
    let labels =
      cell.children.first { $0["key"] == "contentView" }?.list("subviews").filter { $0.name == "label" } ?? []
    let own = labels.first { $0.objectID == cell["textLabel"] } ?? labels.first
    return own?["text"] ?? own?.child("string", key: "text")?.text ?? ""
  }

  /// A cell that holds more than words and pictures.
  private mutating func content(
    of cell: XMLElement, _ frame: Rect, isKnown: Bool, _ draft: inout NibDraft
  ) -> Blueprint.Part? {
    guard let content = cell.children.first(where: { $0["key"] == "contentView" }),
      content.list("subviews").contains(where: { !["label", "imageView"].contains($0.name) })
    else { return nil }
    var part = Blueprint.Part(.view, line: cell.line)
    if isKnown { part.frame = frame } else { part.unknown = ["frame"] }
    part.note = note(of: cell)
    let size = Rect(nibFrameOf: content, in: frame.size)?.size ?? frame.size
    part.parts = parts(content.list("subviews"), in: .init(id: content.objectID, size: size), &draft)
    return part
  }

  // MARK: Embedding

  /// Whether a view shows another scene, whose content is then put into it.
  private mutating func addEmbedded(
    _ element: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft
  ) -> Bool {
    guard let segue = element.list("connections").first(where: { $0["kind"] == "embed" }),
      let scene = index.content(of: segue["destination"] ?? ""), !draft.embedding.contains(scene),
      draft.embedding.count < 8
    else { return false }
    let controller = index.scenes[scene].controller
    let outer = draft
    draft = NibDraft(controller, scene: draft.scene, settings)
    draft.names = outer.names
    draft.triggers = outer.triggers
    draft.embedding = outer.embedding + [scene]
    draft.size = part.frame?.size
    draft.depth = outer.depth
    part.parts = content(of: controller, &draft)
    noteSegues(of: scene, &draft)
    let inner = draft
    draft = outer
    draft.names = inner.names
    draft.triggers = inner.triggers
    return true
  }
}
