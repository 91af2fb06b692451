import CDetentLua
import DetentCore

/// The classes of objects that scripts hold. Each is made when it is first asked for: a script uses only some of them,
/// and to make all takes longer than to start.
enum ScriptClasses {
  static subscript(index: ClassIndex) -> ScriptClass {
    switch index {
    case .detent: .detent
    case .assert: .assert
    case .assertNot: .assertNot
    case .screen: .screen
    case .scrollView: .scrollView
    case .pageControl: .pageControl
    case .progress: .progress
    case .button: .button
    case .view: .view
    case .label: .label
    case .image: .image
    case .textField: .textField
    case .pickerView: .pickerView
    case .datePicker: .datePicker
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .flow: .flow
    case .motion: .motion
    case .touch: .touch
    case .event: .event
    case .timer: .timer
    case .subscription: .subscription
    case .generators: .generators
    case .generator: .generator
    case .spec: .spec
    }
  }

  /// The class with an index that C knows.
  static subscript(index: Int32) -> ScriptClass {
    guard let index = ClassIndex(rawValue: index) else { preconditionFailure("C knows only classes of this list") }
    return self[index]
  }

  /// All of them, for the reference.
  static var all: [ScriptClass] { ClassIndex.allCases.map { self[$0] } }
}

extension ScriptClass {
  static let button = ScriptClass(.button, "button", members: Member.simple(textual: "title") + Member.common)
  static let view = ScriptClass(.view, "view", members: Member.simple(textual: nil) + Member.common)
  static let label = ScriptClass(.label, "label", members: Member.simple(textual: "text") + Member.common)
  static let image = ScriptClass(
    .image, "image", members: Member.simple(textual: nil) + Member.image + Member.common)
}

extension Member {
  /// What every component has.
  static let common: [Member] =
    [
      .reading(
        "id", "string or nil", "The id that it was given, or nil.",
        get: {
          $0.read { s, id in
            let name = s.pointee[attributes: id].name
            return name.isEmpty ? .none : .text(name)
          }
        }),
      .reading(
        "kind", "string", "What it is: \"pageControl\", \"scrollView\" …",
        get: { $0.read { _, id in .text(id.kind.name) } }),
      .property(
        "frame", "rect", "Where it lies in its parent, in points. Setting it replaces `place`.",
        get: { $0.read { s, id in .rect(s.pointee[attributes: id].frame.rounded(toScale: s.pointee.scale(of: id))) } },
        set: { s, id, value throws(ScriptError) in
          guard !id.kind.isBar else {
            throw ScriptError("a \(id.kind.name) has its place at the edge of the safe area")
          }
          s.pointee.setFrame(try value.rect(), place: nil, of: id)
        }),
      .reading(
        "screenFrame", "rect", "Where it lies on the screen, scrolling counted in.",
        get: { $0.read { s, id in .rect(s.pointee.screenFrame(of: id).rounded(toScale: s.pointee.scale(of: id))) } }),
      .property(
        "isHidden", "boolean", "Whether it is hidden; nobody can touch it then.",
        get: { $0.read { s, id in .bool(s.pointee[attributes: id].isHidden) } },
        set: { s, id, value throws(ScriptError) in
          s.pointee.setHidden(try value.bool(), of: id)
        }),
      .property(
        "isEnabled", "boolean", "Whether a person can use it.",
        get: { $0.read { s, id in .bool(s.pointee[attributes: id].isEnabled) } },
        set: { s, id, value throws(ScriptError) in
          let isEnabled = try value.bool()
          s.pointee.change(attributes: id, .isEnabled, .bool(isEnabled)) { $0.isEnabled.replace(with: isEnabled) }
        }),
      .property(
        "accessibilityLabel", "string or nil", "What VoiceOver calls it.",
        get: { $0.read { s, id in .optional(s.pointee[attributes: id].accessibilityLabel) } },
        set: { s, id, value throws(ScriptError) in
          let label = try value.optionalText()
          s.pointee.change(attributes: id, .accessibilityLabel, label.map { .text($0) } ?? .none) {
            $0.accessibilityLabel.replace(with: label)
          }
        }),
      .property(
        "tintColor", "color or nil", "Its accent colour: \"#FF3B30\" or \"systemBlue\".",
        get: { $0.read { s, id in .optional(s.pointee[attributes: id].tintColor) } },
        set: { s, id, value throws(ScriptError) in
          let color = try value.color()
          s.pointee.change(attributes: id, .tintColor, color.map { .text($0) } ?? .none) {
            $0.tintColor.replace(with: color)
          }
        }),
      backgroundColor(
        "What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it."),
      .reading(
        "intent", "{ role?: string, purpose?: string, edits?: string, order?: string }",
        "What only a person knows of it: role, purpose, edits, order.",
        get: { $0.read { s, id in .table(s.pointee[attributes: id].intent.map { ($0.key, .text($0.value)) }) } }),
      .reading(
        "screen", "screen", "The screen that holds it.", get: { $0.readRelative { s, id in s[attributes: id].screen } }),
      .reading(
        "parent", "any component", "What holds it.", get: { $0.readRelative { s, id in s[attributes: id].parent } }),
      .on, .off,
    ] + allowing + gestures

  /// Of everything that has events.
  static let on = method(
    "on", "(event, function) -> handle", "Runs the function at each such event; answers a handle for `off`.",
    call: { $0.perform { host, id, call throws(ScriptError) in try host.on(id, call) } })

  static let off = method(
    "off", "(handle)", "Ends what `on` began.",
    call: { $0.perform { host, _, call throws(ScriptError) in try host.off(call) } })

  /// Of components and of screens.
  static func backgroundColor(_ doc: String) -> Member {
    .property(
      "backgroundColor", "color or nil", doc,
      get: { $0.read { s, id in .optional(s.pointee[attributes: id].backgroundColor) } },
      set: { s, id, value throws(ScriptError) in
        let color = try value.color()
        s.pointee.change(attributes: id, .backgroundColor, color.map { .text($0) } ?? .none) {
          $0.backgroundColor.replace(with: color)
        }
      })
  }

  /// What a person does with any component.
  static let gestures: [Member] = [
    .method(
      "tap", "{ at? } -> motion", "A short touch.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.tap(id, call) } }),
    .method(
      "press", "{ at?, hold = 0.6 } -> motion", "A touch that rests for some seconds.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.press(id, call) } }),
    .method(
      "touch", "{ at? } -> touch", "A finger of the script's own: `:move`, `:hold`, `:up`, `:cancel`. Does not wait.",
      call: { $0.perform { host, id, call throws(ScriptError) in try host.touch(id, call) } }),
    .method(
      "drag", "{ by or to: point, over = 0.3, hold = 0.15, from?: point } -> motion",
      "A finger that moves, rests and lifts.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.drag(id, call) } }),
    .method(
      "swipe",
      "{ to: \"left\", \"right\", \"up\", \"down\", \"next\" or \"previous\", distance?: points, speed: points a second = 1000, from?: point } -> motion",
      "A finger that moves and lifts at a speed.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.swipe(id, call) } }),
    .method(
      "click", "{ at? } -> motion", "A pointer's click; needs a pointer.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.click(id, call) } }),
    wheel,
  ]

  /// Buttons, labels, images and plain views.
  static func simple(textual: String?) -> [Member] {
    let interaction = Member.property(
      "isUserInteractionEnabled", "boolean", "Whether touches stop here or go to what lies below.",
      get: { $0.read { s, id in .bool(s.pointee.simpleViews[id].isUserInteractionEnabled) } },
      set: { s, id, value throws(ScriptError) in
        let isOn = try value.bool()
        s.pointee.change(simpleView: id, .isUserInteractionEnabled, .bool(isOn)) {
          $0.isInteractionExplicit = true
          return $0.isUserInteractionEnabled.replace(with: isOn)
        }
      })
    guard let textual else { return [interaction] }
    let text = Member.property(
      textual, "string", "What it says.", get: { $0.read { s, id in .text(s.pointee.simpleViews[id].text) } },
      set: { s, id, value throws(ScriptError) in
        let text = try value.text()
        let property: Property = id.kind == .button ? .title : .text
        s.pointee.change(simpleView: id, property, .text(text)) { $0.text.replace(with: text) }
      })
    let highlight = Member.reading(
      "isHighlighted", "boolean", "Whether it is drawn pressed.",
      get: { $0.read { s, id in .bool(s.pointee.simpleViews[id].isHighlighted) } })
    return textual == "title" ? [text, interaction, highlight] : [text, interaction]
  }

  static let image: [Member] = [
    .property(
      "image", "string or nil", "The image's name, an SF Symbol or your own.",
      get: { $0.read { s, id in .optional(s.pointee.simpleViews[id].image) } },
      set: { s, id, value throws(ScriptError) in
        let image = try value.optionalText()
        s.pointee.change(simpleView: id, .image, image.map { .text($0) } ?? .none) { $0.image.replace(with: image) }
      })
  ]
}

extension Equatable {
  /// Sets the value and answers whether it was another one before.
  mutating func replace(with value: Self) -> Bool {
    guard self != value else { return false }
    self = value
    return true
  }
}

extension LuaValue {
  /// A colour as designers write it, or nil for none: "#FF3B30", "#FF3B30CC" or the name of a system colour.
  func color() throws(ScriptError) -> String? {
    guard !isNil else { return nil }
    let text = try text()
    if text.hasPrefix("#") {
      let digits = text.dropFirst().utf8
      let isHex = digits.allSatisfy { (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0) }
      guard isHex, digits.count == 6 || digits.count == 8 else {
        let isShort = isHex && digits.count == 3
        let long = isShort ? ": use \"#\(text.dropFirst().map { "\($0)\($0)" }.joined())\"" : ""
        throw ScriptError("expected a colour such as \"#FF3B30\", got \(described)\(long)")
      }
      return text
    }
    guard SystemColor.names.contains(text) else {
      throw ScriptError(
        "expected a colour such as \"#FF3B30\" or \"systemBlue\", got \(Quote.text(text))\(Suggest.color(text))"
      )
    }
    return text
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// A property that is another component: of the same moment.
  func readRelative(_ body: (Stage, ComponentID) -> ComponentID) -> Int32 {
    guard component.raw >> 63 == 0 else {
      let host = host
      let index = Int(component.raw & ~(1 << 63))
      guard index < host.pasts.count, let (stage, id) = host.past(component) else { return answer(.none) }
      let other = body(stage.pointee, id)
      return other == .stage
        ? answer(.none) : answer(.object(ClassIndex(of: other.kind), host.view(other, inPast: host.pasts[index].stage)))
    }
    return read { stage, id in
      let other = body(stage.pointee, id)
      return other == .stage ? .none : .component(other)
    }
  }
}
