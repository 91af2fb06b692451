import DetentCore

extension Guideline {
  static let pickerSeparateScreen = Guideline(
    id: "picker/separate-screen",
    title: "A picker opens in place, not on a screen of its own.",
    severity: .warning, kinds: .flow,
    rationale: "On another screen people lose sight of what they are choosing for.",
    source: .pickers("Best practices", "001"),
    precision: """
      A sheet or a popover over the form is in place; one that fills the screen is not. A pushed screen with more than a picker (fields, a list) is a form \
      of its own and passes.
      """,
    examples: [
      .passing(
        """
        detent.flow {
          start = "form",
          screens = {
            form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
            sizes = detent.screen { size = { 390, 844 },
              detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } },
            },
          },
          links = { { from = "form", to = "sizes", trigger = "open", as = "sheet" } },
        }
        """),
      .failing(
        """
        detent.flow {
          start = "form",
          screens = {
            form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
            sizes = detent.screen { size = { 390, 844 },
              detent.label { id = "title", text = "Choose a size", place = "top" },
              detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } }, --! a push leads to a screen with nothing else to choose or fill in
            },
          },
          links = { { from = "form", to = "sizes", trigger = "open" } },
        }
        """),
      .edge(
        """
        local flow = detent.flow {
          start = "form",
          screens = {
            form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
            sizes = detent.screen { size = { 390, 844 },
              detent.textField { id = "name", text = "For whom?", frame = { 20, 100, 350, 40 } },
              detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } },
            },
            dates = detent.screen { size = { 390, 844 },
              detent.datePicker { id = "when", place = "center" }, --! a push leads to a screen with nothing else to choose or fill in
            },
          },
          links = { { from = "form", to = "sizes", trigger = "open" } },
        }
        flow:push "dates"
        flow:settle()
        """),
      .edge(
        """
        local flow = detent.flow {
          start = "form",
          screens = {
            form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
            sizes = detent.screen { size = { 390, 844 },
              detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } }, --! a full-screen presentation leads to a screen with nothing else to choose or fill in
            },
            dates = detent.screen { size = { 390, 844 },
              detent.datePicker { id = "when", place = "center" }, --! a full-screen presentation leads to a screen with nothing else to choose or fill in
            },
          },
          links = { { from = "form", to = "sizes", trigger = "open", by = "present", as = "fullScreen" } },
        }
        flow:present("dates", { as = "fullScreen" })
        flow:settle()
        """),
    ],
    judge: Judge(
      subjects: [.pickerView, .datePicker],
      judge: { look in
        let links = look.linksHere
        guard !links.isEmpty else { return .notApplicable }
        let isOwnScreen = look.scene.holdsOnlyPickers(look.index.screen)
        guard !look.scene.holdsUnknown(look.index.screen) else { return .notApplicable }
        guard isOwnScreen, let way = links.compactMap({ Self.way($0.by, $0.offer?.style) }).first else { return .pass }
        return .ownScreen(way)
      },
      observe: { _ in PushObserver() }, interest: .flow))

  /// What a way is called that leads off the screen; nil for one that stays over it.
  fileprivate static func way(_ passage: Flow.Passage, _ style: Flow.Style?) -> String? {
    switch passage {
    case .push, .replace: passage.rawValue
    case .present: style == .fullScreen ? "full-screen presentation" : nil
    case .tab, .pop, .dismiss: nil
    }
  }
}

/// Watches for screens that code goes to, without a link.
private struct PushObserver: Observer {
  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    guard case .navigated(let step) = event.what, [.didPush, .didReplace, .didPresent].contains(step.signal),
      let way = Guideline.way(step.by, step.presentation?.style), scene.holdsOnlyPickers(step.to),
      !scene.holdsUnknown(step.to)
    else { return }
    for id in scene.descendants(of: step.to) where id.kind == .pickerView || id.kind == .datePicker {
      report.add(.ownScreen(way), of: id)
    }
  }
}

extension Scene {
  /// Whether something stands on a screen of which nobody knows what it shows.
  fileprivate func holdsUnknown(_ screen: ComponentID) -> Bool {
    descendants(of: screen).contains { id in
      isVisible(id) && ["kind", "children"].contains { self[id]?.isUnknown($0) == true }
    }
  }

  /// Whether a screen shows pickers and nothing else that means anything: labels, images, buttons and bars do not count.
  fileprivate func holdsOnlyPickers(_ screen: ComponentID) -> Bool {
    let kinds = descendants(of: screen).filter { isVisible($0) && self[$0]?.children.isEmpty == true }.map(\.kind)
    let others = kinds.filter { ![.label, .image, .button, .view, .navigationBar, .tabBar].contains($0) }
    return !others.isEmpty && others.allSatisfy { $0 == .pickerView || $0 == .datePicker }
  }
}

extension Judgement {
  fileprivate static func ownScreen(_ way: String) -> Judgement {
    .fail(
      "a \(way) leads to a screen with nothing else to choose or fill in",
      suggestion: "show it below its field, or present it: as = \"sheet\" or \"popover\"")
  }
}
