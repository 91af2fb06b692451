import DetentCore
import DetentXML

extension NibReader {
  /// What lies in a view.
  mutating func addChildren(of element: XMLElement, to part: inout Blueprint.Part, _ draft: inout NibDraft) {
    let behind = draft.ground
    draft.ground = colors.ground(of: element) ?? behind
    defer { draft.ground = behind }
    switch element.name {
    case "tableView": addTable(element, to: &part, &draft)
    case "collectionView":
      part.unknown += ["rows", "contentSize"]
      let edges = element.children.filter { $0.name == "collectionReusableView" }
      part.parts += examples(element.list("cells") + edges, &draft) { _ in nil }
    case "toolbar": part.parts += customViews(of: element, &draft)
    case "containerView" where addEmbedded(element, to: &part, &draft): break
    case "visualEffectView":
      let content = element.child("view", key: "contentView")
      if let content { built.insert(content.place) }
      addViews(content.map { subviews(of: $0) } ?? [], of: content ?? element, to: &part, &draft)
    case "scrollView": addContent(element, to: &part, &draft)
    case "tableViewCell", "collectionViewCell":
      // The root of a document of its own: what it shows lies in its content view.
      let content = element.children.first { $0["key"] == "contentView" } ?? element
      built.insert(content.place)
      addViews(subviews(of: content), of: content, to: &part, &draft)
    default: addViews(subviews(of: element), of: element, to: &part, &draft)
    }
  }

  /// The views in a view that the document's own size shows.
  mutating func subviews(of view: XMLElement) -> [XMLElement] {
    let shown = view.subviews
    guard shown.count < view.list("subviews").count else { return shown }
    let excluded = view.excluded("subviews")
    for child in view.list("subviews") where excluded.contains(child.objectID) {
      omitted[child.place] = "the document's own size leaves it out"
    }
    return shown
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
    let views = subviews(of: element)
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
    let edges = table.children.filter { ["tableHeaderView", "tableFooterView"].contains($0["key"]) }
    let cells = table.list("sections").flatMap { $0.list("cells") }.filter { $0.name == "tableViewCell" }
    let first = (edges + cells + table.list("prototypes")).lazy.compactMap { Rect(nibFrameOf: $0, in: .zero) }.first
    let start = first.map { origin(ofTableWhoseFirstViewIsAt: $0.minY, draft) } ?? 0
    addViews(edges, of: table, to: &part, &draft)
    for index in part.parts.indices { part.parts[index].frame?.origin.y -= start }
    guard !cells.isEmpty else {
      part.unknown += ["rows", "contentSize"]
      for cell in table.list("prototypes") { draft.triggers[cell.objectID] = NibWay.Trigger(id: part.id) }
      let width = part.frame?.size.width
      part.parts += examples(table.list("prototypes"), &draft) { cell in
        width.map { Rect(x: 0, y: 0, width: $0, height: NibRows.height(of: cell, in: table)) }
      }
      return
    }
    // Footers take room that the file does not give.
    part.unknown.append("contentSize")
    guard room.takeParts(cells.count, line: table.line) else { return }
    let rows = NibRows(cells, of: table, hasEdges: !edges.isEmpty, width: part.frame?.size.width, from: start)
    part["rows"] = rows.runs
    var titles: [String] = []
    for (row, cell) in cells.enumerated() {
      built.insert(cell.place)
      draft.triggers[cell.objectID] = NibWay.Trigger(id: part.id, row: row + 1)
      if let content = content(of: cell, rows.frames[row], isKnown: rows.areKnown, &draft) {
        part.parts.append(content)
        titles.append("")
      } else {
        titles.append(title(of: cell))
      }
    }
    if titles.contains(where: { !$0.isEmpty }) { part["rowTitles"] = .texts(titles) }
  }

  /// Where a table's content begins in the file: until Xcode 8 its rectangles count from the upper edge of the screen, also
  /// where bars stand there. Observed in documents of Xcode 5 to 11.
  private func origin(ofTableWhoseFirstViewIsAt y: Double, _ draft: NibDraft) -> Double {
    let tools = root["toolsVersion"].flatMap(Double.init) ?? 0
    let isBelowBar = surroundings.bars(of: draft.scene)?.navigation != nil && draft.depth == 1
    return tools < 13_000 && isBelowBar && y >= draft.safeArea.top ? draft.safeArea.top : 0
  }

  /// One row of each kind that code makes. How many there will be, and where, only code knows. `usual`: the frame where the
  /// file gives none.
  private mutating func examples(
    _ cells: [XMLElement], _ draft: inout NibDraft, usual: (XMLElement) -> Rect?
  ) -> [Blueprint.Part] {
    cells.compactMap { cell in
      guard let frame = Rect(nibFrameOf: cell, in: .zero) ?? usual(cell) else { return nil }
      return content(of: cell, frame, isKnown: false, &draft)
    }
  }

  /// What says what a cell is: its own title, else its first label.
  private mutating func title(of cell: XMLElement) -> String {
    let labels = cell.children.first { $0["key"] == "contentView" }?.subviews.filter { $0.name == "label" } ?? []
    guard let label = labels.first(where: { $0.objectID == cell["textLabel"] }) ?? labels.first else { return "" }
    built.insert(label.place)
    return label["text"] ?? label.child("string", key: "text")?.text ?? ""
  }

  /// A cell that holds more than words and pictures.
  private mutating func content(
    of cell: XMLElement, _ frame: Rect, isKnown: Bool, _ draft: inout NibDraft
  ) -> Blueprint.Part? {
    let content = cell.children.first { $0["key"] == "contentView" } ?? cell
    guard content.subviews.contains(where: { !["label", "imageView"].contains($0.name) }),
      draft.depth < NibReader.depthLimit, room.takeParts(line: cell.line)
    else { return nil }
    draft.depth += 1
    defer { draft.depth -= 1 }
    built.formUnion([cell.place, content.place])
    var part = Blueprint.Part(.view, line: cell.line)
    part.frame = frame
    if !isKnown { part.unknown = ["frame"] }
    part.note = note(of: cell)
    let size = Rect(nibFrameOf: content, in: frame.size)?.size ?? frame.size
    part.parts = parts(subviews(of: content), in: .init(id: content.objectID, size: size), &draft)
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
    // Its constraints are solved anew, for here it may have another size.
    guard room.takeConstraints(layout(of: scene).count, line: element.line) else { return false }
    // Names and triggers go on, and are not copied for each of many embeddings.
    let outer = (draft.layout, draft.embedding, draft.size, draft.safeArea, draft.ground)
    draft.layout = layout(of: scene)
    draft.embedding.append(scene)
    draft.size = part.frame?.size
    draft.safeArea = .zero
    let controller = index.scenes[scene].controller
    if let view = NibReader.rootView(of: controller)?.view, view.name == "view",
      let color = colors.fill(of: view, over: draft.ground)
    {
      part["backgroundColor"] = color
    }
    part.parts = content(of: controller, &draft)
    noteSegues(of: scene, &draft)
    (draft.layout, draft.embedding, draft.size, draft.safeArea, draft.ground) = outer
    return true
  }
}
