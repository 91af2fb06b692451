import DetentCore

extension Definitions {
  /// A class's `on`, its events' classes, and the table `on` of its constructor.
  static func events(of type: ScriptClass) -> [String] {
    guard let kind = ComponentKind.allCases.first(where: { $0.name == type.name }) else { return [] }
    let signals = Signal.sent(by: kind)
    guard !signals.isEmpty else { return [] }
    return signals.flatMap { payload(of: $0, from: kind) } + subscribing(to: signals, of: type)
      + handlers(signals, of: type)
  }

  /// The event as a handler gets it: what every event has, and what this one carries.
  private static func payload(of signal: Signal, from kind: ComponentKind) -> [String] {
    let rows = Event.What.carried(by: signal, from: kind).compactMap { name in Member.event.first { $0.name == name } }
    return ["---@class detent.\(kind.name).\(signal.rawValue): detent.event", "---@field source detent.\(kind.name)"]
      + rows.map { "---@field \($0.name) \($0.shape(from: kind).editor) \($0.doc)" } + [""]
  }

  private static func subscribing(to signals: [Signal], of type: ScriptClass) -> [String] {
    let names = signals.map { "\"\($0.rawValue)\"" }.joined(separator: "|")
    return [
      "---Runs the function at each such event; answers a handle for `off`.", "---@param event \(names)",
      "---@param callback fun(event: detent.event)", "---@return detent.handle",
    ]
      + signals.map {
        "---@overload fun(self: detent.\(type.name), event: \"\($0.rawValue)\", callback: \(handler($0, of: type))): detent.handle"
      } + ["function \(type.name):on(event, callback) end", ""]
  }

  private static func handlers(_ signals: [Signal], of type: ScriptClass) -> [String] {
    ["---@class detent.\(type.name).handlers"]
      + signals.map { "---@field \($0.rawValue)? \(handler($0, of: type))|(\(handler($0, of: type)))[]" } + [""]
  }

  private static func handler(_ signal: Signal, of type: ScriptClass) -> String {
    "fun(event: detent.\(type.name).\(signal.rawValue))"
  }
}

extension Member {
  /// What an event of this kind of component has there: where a flow names screens, others count.
  fileprivate func shape(from kind: ComponentKind) -> Shape {
    let screens = shape.choices.filter { $0.editor == "detent.screen" }
    guard !screens.isEmpty else { return shape }
    return Shape(kind == .flow ? screens : shape.choices.filter { $0.editor != "detent.screen" })
  }
}

extension Event.What {
  /// What an event carries beside what every event does, by the names that scripts use.
  static func carried(by signal: Signal, from kind: ComponentKind) -> [String] {
    switch signal {
    case .valueChanged: kind == .datePicker ? ["date", "countDownDuration"] : ["page"]
    case .pageChanged: ["page"]
    case .didSelectItem: ["item"]
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: ["isAnimated"]
    case .willPush, .didPush, .willPop, .didPop, .didCancelPop, .willReplace, .didReplace:
      ["by", "from", "to", "isAnimated", "isInteractive"]
    case .willPresent, .didPresent, .willDismiss, .didDismiss, .didAttemptToDismiss, .didChangeSelectedDetent:
      ["by", "from", "to", "isAnimated", "isInteractive", "as", "detent"]
    case .didSelectRow: ["component", "row"]
    case .shouldAdvanceToPage: ["page", "shouldAdvance"]
    case .initialProgressForPage: ["page", "initialProgress"]
    case .didScroll: ["contentOffset"]
    case .willEndDragging: ["velocity", "targetContentOffset"]
    case .didZoom, .didEndZooming: ["scale"]
    case .didChangeAdjustedContentInset: ["adjustedContentInset"]
    case .didEndDragging: ["willDecelerate"]
    case .tap, .longPress: ["at"]
    case .accessibilityScrolled: ["announcement"]
    case .shouldScrollToTop: ["shouldScrollToTop"]
    case .revealed: ["rect", "reason", "targetContentOffset"]
    case .selectionChanged: ["from", "to"]
    case .editAction: ["action"]
    case .progressVisibilityDidChange: ["isVisible"]
    case .timerProgressDidChange: ["progress"]
    case .touchDown, .touchUpInside, .touchCancel, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming, .didScrollToTop, .editingDidBegin, .editingChanged, .editingDidEnd:
      []
    }
  }
}
