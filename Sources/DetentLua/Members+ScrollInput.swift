import CDetentLua
import DetentCore

/// Scroll views: showing something, the status bar, nesting, keys, VoiceOver.
extension Member {
  static let scrollInput: [Member] =
    [
      .method(
        "scrollRectToVisible", "(rect, { animated = false })",
        "The smallest scroll that shows a rectangle of the content; nothing when it can be seen.",
        call: {
          $0.perform { host, id, call throws(ScriptError) in
            let rect = try call.argument(0).rect()
            let animated = try call.animated(1, unlessGiven: false)
            host.stage.pointee.scrollRectToVisible(rect, of: id, animated: animated)
            return .nothing
          }
        }),
      inputFlag(
        "scrollsToTop", "Whether a tap on the status bar may bring it to its top.", .scrollsToTop, \.scrollsToTop),
      inputFlag(
        "requiresBackSwipeToFail",
        "A back swipe of its flow gets a drag from the leading edge first (panGestureRecognizer.require(toFail:)).",
        .requiresBackSwipeToFail, \.requiresBackSwipeToFail),
      inputFlag(
        "allowsKeyboardScrolling", "Whether keys scroll it while it has the focus.", .allowsKeyboardScrolling,
        \.allowsKeyboardScrolling),
      inputFlag(
        "canCancelContentTouches", "Whether it may take a touch away that its content has heard of.",
        .canCancelContentTouches, \.canCancelContentTouches),
      inputFlag(
        "transfersHorizontalScrollingToParent",
        "At its end a drag sideways goes to the scroll view around it.", .transfersHorizontalScrollingToParent,
        \.transfersHorizontalScrollingToParent),
      inputFlag(
        "transfersVerticalScrollingToParent",
        "At its end a drag up or down goes to the scroll view around it.", .transfersVerticalScrollingToParent,
        \.transfersVerticalScrollingToParent),
      .property(
        "keyboardDismissMode",
        "\"none\", \"onDrag\", \"interactive\", \"onDragWithAccessory\" or \"interactiveWithAccessory\"",
        "How a drag puts the on-screen keyboard away; kept for guidelines.",
        get: { $0.read { s, id in .text(s.pointee.scrollViews[id].keyboardDismissMode.rawValue) } },
        set: { s, id, value throws(ScriptError) in
          let mode = try value.oneOf(KeyboardDismissMode.self)
          s.pointee.change(scrollView: id, .keyboardDismissMode, .text(mode.rawValue)) {
            $0.keyboardDismissMode.replace(with: mode)
          }
        }),
      .reading(
        "accessibilityScrollStatus", "string", "What VoiceOver says of the place: \"page 2 of 5\".",
        get: { $0.read { s, id in .text(s.pointee.accessibilityScrollStatus(of: id)) } }),
      .method(
        "accessibilityScroll", "(direction: \"left\", \"right\", \"up\", \"down\", \"next\" or \"previous\")",
        "VoiceOver's swipe with three fingers: a page.",
        call: {
          $0.parkComponent { host, id, call throws(ScriptError) in
            let direction = try call.argument(0).oneOf(Stage.ScrollDirection.self)
            try host.refuse(id, host.stage.pointee.refusalToUse(id))
            host.stage.pointee.accessibilityScroll(id, direction)
            return (.nothing, .seconds(0))
          }
        }),
    ] + keys

  /// Focus and keys of scroll views and text fields.
  static let keys: [Member] = [
    .method(
      "focus", "()", "Gives it the keyboard's focus.",
      call: {
        $0.parkComponent { host, id, _ throws(ScriptError) in
          try host.refuse(id, host.stage.pointee.refusalToUse(id))
          host.stage.pointee.focus(id)
          return (.nothing, .seconds(0))
        }
      }),
    .reading(
      "isFocused", "boolean", "Whether keys go to it.", get: { $0.read { s, id in .bool(s.pointee.focused == id) } }),
    key,
  ]

  /// A key of the keyboard; on a screen it goes to whatever has the focus.
  static let key: Member = .method(
    "key",
    "(name: \"leftArrow\", \"rightArrow\", \"upArrow\", \"downArrow\", \"pageUp\", \"pageDown\", \"home\", \"end\" or \"space\", { shift = false })",
    "Presses a key of a hardware keyboard. It acts only where the focus is.",
    call: {
      $0.parkComponent { host, id, call throws(ScriptError) in
        let key = try call.argument(0).oneOf(Key.self)
        let options = try Options(call.argument(1), allowed: ["shift"])
        let isShifted = try options.read("shift") { value throws(ScriptError) in try value.bool() } ?? false
        try host.refuse(id, host.stage.pointee.refusalOfKeys(for: id))
        host.stage.pointee.press(key, isShifted: isShifted, on: id)
        return (.nothing, .seconds(0))
      }
    })

  /// A pointer's wheel, over any component.
  static let wheel: Member = .method(
    "wheel", "{ by: point, at?, momentum?: points a second }",
    "A wheel or trackpad moves the offset by some points; `momentum` (points per second) is a trackpad let go.",
    call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.wheel(id, call) } })

  static let statusBar: Member = .method(
    "tapStatusBar", "()", "A tap on the status bar: a scroll view goes to its top.",
    call: {
      $0.parkComponent { host, id, _ throws(ScriptError) in
        try host.refuse(id, host.stage.pointee.refusalOfStatusBar(on: id))
        host.stage.pointee.tapStatusBar(of: id)
        return (.nothing, .seconds(0))
      }
    })

  private static func inputFlag(
    _ name: String, _ doc: String, _ property: Property, _ path: WritableKeyPath<ScrollView, Bool> & Sendable
  ) -> Member {
    switch property {
    case .scrollsToTop:
      flag(name, doc, property, path, get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].scrollsToTop) } })
    case .allowsKeyboardScrolling:
      flag(
        name, doc, property, path,
        get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].allowsKeyboardScrolling) } })
    case .canCancelContentTouches:
      flag(
        name, doc, property, path,
        get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].canCancelContentTouches) } })
    case .transfersHorizontalScrollingToParent:
      flag(
        name, doc, property, path,
        get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].transfersHorizontalScrollingToParent) } })
    default:
      flag(
        name, doc, property, path,
        get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].transfersVerticalScrollingToParent) } })
    }
  }

  /// C calls the getter without a context, so it cannot close over the key path that the setter uses.
  private static func flag(
    _ name: String, _ doc: String, _ property: Property, _ path: WritableKeyPath<ScrollView, Bool> & Sendable,
    get: @escaping dtn_fn
  ) -> Member {
    .property(
      name, "boolean", doc, get: get,
      set: { s, id, value throws(ScriptError) in
        let isOn = try value.bool()
        s.pointee.change(scrollView: id, property, .bool(isOn)) { $0[keyPath: path].replace(with: isOn) }
      })
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// The option `animated` of an argument that has no other.
  func animated(_ index: Int, unlessGiven usual: Bool) throws(ScriptError) -> Bool {
    let options = try Options(argument(index), allowed: ["animated"])
    return try options.read("animated", { value throws(ScriptError) in try value.bool() }) ?? usual
  }
}

extension Host {
  /// Ends a gesture that a person could not make.
  func refuse(_ id: ComponentID, _ reason: String?) throws(ScriptError) {
    if let reason { throw ScriptError("\(stage.pointee.title(of: id)) \(reason)") }
  }

  func refuseWheel(over id: ComponentID) throws(ScriptError) {
    guard stage.pointee.screen(of: id)?.hasPointer != true else { return }
    throw ScriptError("there is no pointer on this screen (iPads have one; else set screen.pointer = true)")
  }

  /// `x:wheel { by = { 0, 120 } }`
  func wheel(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["by", "at", "momentum"])
    guard let way = try options.read("by", { value throws(ScriptError) in try value.point() }) else {
      throw ScriptError("by is missing: the points by which the offset moves, such as { 0, 120 }")
    }
    let momentum = try options.read("momentum") { value throws(ScriptError) in
      try value.number(in: 0...1_000_000, "points per second (0 or more)")
    }
    try refuseWheel(over: id)
    let place = try point(options["at"], of: id)
    try check(id, at: place)
    stage.pointee.turnWheel(over: id, at: place, by: way, momentum: momentum)
    return (.nothing, .seconds(0))
  }
}
