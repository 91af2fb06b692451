import CDetentLua
import DetentCore

extension ScriptClass {
  static let screen = ScriptClass(
    .screen, "screen",
    members: Member.screenSettings + Member.screen + [Member.statusBar, Member.audit, Member.key, Member.type]
      + Member.allowing
      + Member.gestures,
    missingGet: { $0.screenChild() })
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// `screen.dots`: a component by its id.
  fileprivate func screenChild() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    return ask { s, id, call throws(ScriptError) in
      guard let child = s.pointee.screens[id].names[name] else {
        let ids = s.pointee.screens[id].names.keys.sorted()
        let hint = Suggest.hint(name, among: ids + ScriptClass.screen.names)
        let known = (1...8).contains(ids.count) ? " (components: \(ids.joined(separator: ", ")))" : ""
        throw ScriptError("there is no member and no component \(Quote.text(name))\(hint.isEmpty ? known : hint)")
      }
      return call.relative(child)
    }
  }

  /// A component of the same moment as this call's own.
  func relative(_ id: ComponentID) -> Reply {
    guard component.raw >> 63 != 0 else { return .component(id) }
    let host = host
    let past = host.pasts[Int(component.raw & ~(1 << 63))].stage
    return .object(ClassIndex(of: id.kind), host.view(id, inPast: past))
  }
}

extension Member {
  /// "\"extraSmall\", … or \"accessibilityExtraExtraExtraLarge\""
  private static let textSizes: String = {
    let words = Screen.TextSize.allCases.map { "\"\($0.rawValue)\"" }
    return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }()

  static let screen: [Member] = [
    .reading(
      "id", "string or nil", "The id that it was given, or nil.",
      get: {
        $0.read { s, id in
          let name = s.pointee.screens[id].attributes.name
          return name.isEmpty ? .none : .text(name)
        }
      }),
    .reading("kind", "string", "\"screen\"", get: { $0.read { _, _ in .text("screen") } }),
    .method(
      "find", "(id) -> any component or nil", "The component with an id, or nil.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let name = try call.argument(0).text()
          return s.pointee.screens[id].names[name].map { call.relative($0) } ?? .none
        }
      }),
    .reading(
      "children", "list of any components", "Its components, in the order in which they were given.",
      get: { call in
        call.ask { s, id, call throws(ScriptError) in
          .list(s.pointee.screens[id].attributes.children.map { call.relative($0) })
        }
      }),
    .method(
      "at", "(seconds) -> screen", "The screen as it was at an earlier moment of the run; it cannot be changed.",
      call: {
        $0.ask { _, id, call throws(ScriptError) in
          let host = call.host
          let seconds = try call.argument(0).seconds()
          let time = Instant.zero + Duration(roundingUp: seconds)
          guard time <= host.stage.pointee.now else {
            throw ScriptError(
              "\(Quote.number(seconds)) s is in the future (now is \(Quote.number(host.stage.pointee.now.seconds)) s)")
          }
          guard let past = host.view(id, at: time) else {
            throw ScriptError(
              "this screen did not exist at \(Quote.number(seconds)) s, or the run is so long that the moment is no longer kept (from \(Quote.number(host.stage.pointee.earliestKept.seconds)) s on)"
            )
          }
          return .object(.screen, past)
        }
      }),
    .method(
      "show", "()", "Makes it the screen that a person sees.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          if let flow = host.stage.pointee.flow(of: id), !host.stage.pointee.isOutermost(id) {
            throw ScriptError("it is not in front of \(host.stage.pointee.title(of: flow)): use push, pop or present")
          }
          host.stage.pointee.show(id)
          return .nothing
        }
      }),
    .method(
      "shot", "(name)",
      "Takes a picture: detent run --shots FOLDER writes it as NAME.svg, or NAME if that ends with .png.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          try host.take(Shot.Name(call.argument(0).text()), of: id)
          return .nothing
        }
      }),
    .method(
      "close", "()", "Ends it and everything on it. A screen of a flow ends with the flow.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          if let flow = host.stage.pointee.flow(of: id) {
            throw ScriptError("it stands in \(host.stage.pointee.title(of: flow)): close the flow")
          }
          host.forgetHandlers(of: [id] + host.stage.pointee.descendants(of: id))
          host.stage.pointee.close(id)
          return .nothing
        }
      }),
    .method(
      "rotate", "(orientation: \"portrait\" or \"landscape\")", "Turns the device; pagers keep their page.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let orientation = try call.argument(0).oneOf(Screen.Orientation.self)
          host.stage.pointee.change(screen: id, .orientation, .text(orientation.rawValue)) {
            $0.orientation.replace(with: orientation)
          }
          return .nothing
        }
      }),
  ]

  static let screenSettings: [Member] = [
    .reading(
      "device", "string or nil", "The device's name, or nil for a size given by hand.",
      get: {
        $0.read { s, id in
          let name = s.pointee.screens[id].deviceName
          return name.isEmpty ? .none : .text(name)
        }
      }),
    .property(
      "size", "size",
      "Size as it is held, in points; less while it is presented in less. Setting the device's lays all out anew, as one step.",
      get: { $0.read { s, id in .size(s.pointee.screens[id].size) } },
      set: { s, id, value throws(ScriptError) in
        let size = try value.size()
        s.pointee.change(screen: id, .size, .size(size)) { screen in
          screen.deviceSize.replace(with: size)
        }
      }),
    .property(
      "safeArea", "insets",
      "What the device's housing, the home indicator and the screen's bars take. Setting it says what the device takes as it is held; bars come on top.",
      get: { $0.read { s, id in .insets(s.pointee.screens[id].safeArea) } },
      set: { s, id, value throws(ScriptError) in
        let insets = try value.insets()
        s.pointee.change(screen: id, .safeArea, .insets(insets)) { screen in
          screen.deviceSafeArea.replace(with: insets)
        }
      }),
    .reading(
      "scale", "number", "Pixels a point; a screen keeps it.",
      get: { $0.read { s, id in .number(s.pointee.screens[id].scale) } }),
    .reading(
      "idiom", "\"phone\" or \"pad\"", "The kind of device; a screen keeps it.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].idiom.rawValue) } }),
    .property(
      "orientation", "\"portrait\" or \"landscape\"", "How the device is held.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].orientation.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let orientation = try value.oneOf(Screen.Orientation.self)
        s.pointee.change(screen: id, .orientation, .text(orientation.rawValue)) {
          $0.orientation.replace(with: orientation)
        }
      }),
    .property(
      "appearance", "\"light\" or \"dark\"", "Light or dark mode.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].appearance.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let appearance = try value.oneOf(Screen.Appearance.self)
        s.pointee.change(screen: id, .appearance, .text(appearance.rawValue)) {
          $0.appearance.replace(with: appearance)
        }
      }),
    backgroundColor("What it is filled with; nil: systemBackground. Guidelines judge contrast by it."),
    .property(
      "locale", "string", "Language and region: \"en_US\". Decides the layout direction unless that was given.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].locale) } },
      set: { s, id, value throws(ScriptError) in
        let locale = try value.locale(knownTo: s.pointee.calendars)
        s.pointee.change(screen: id, .locale, .text(locale)) { $0.locale.replace(with: locale) }
      }),
    .property(
      "layoutDirection", "\"leftToRight\" or \"rightToLeft\"", "How the language is read.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].layoutDirection.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let direction = try value.oneOf(LayoutDirection.self)
        s.pointee.change(screen: id, .layoutDirection, .text(direction.rawValue)) {
          $0.explicitDirection.replace(with: direction)
        }
      }),
    .reading(
      "timeZone", "string", "The zone of the wall clock, as given.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].timeZone) } }),
    .reading(
      "now", "string",
      "The wall clock in the screen's zone: \"2026-03-09T22:18:00\". Given with the first screen, else 2026-01-01T09:00 UTC; it runs on with the virtual clock.",
      get: {
        $0.read { s, id in
          let zone = s.pointee.calendars.zone(s.pointee.screens[id].timeZone) ?? FixedZone.utc
          return .text(DateText.local(CivilTime(localSeconds: zone.local(at: s.pointee.wallClock))).description)
        }
      }),
    .property(
      "calendar", "string or nil",
      "The calendar of date pickers: \"gregorian\", \"buddhist\", \"japanese\", \"islamicUmmAlQura\", \"persian\" or \"hebrew\"; nil: the locale's own.",
      get: { $0.read { s, id in .optional(s.pointee.screens[id].calendar?.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let calendar = value.isNil ? nil : try value.oneOf(CalendarKind.self)
        s.pointee.change(screen: id, .calendar, calendar.map { .text($0.rawValue) } ?? .none) {
          $0.calendar.replace(with: calendar)
        }
      }),
    .property(
      "reduceMotion", "boolean", "The setting Reduce Motion.",
      get: { $0.read { s, id in .bool(s.pointee.screens[id].reduceMotion) } },
      set: { s, id, value throws(ScriptError) in
        let isOn = try value.bool()
        s.pointee.change(screen: id, .reduceMotion, .bool(isOn)) { $0.reduceMotion.replace(with: isOn) }
      }),
    .property(
      "pointer", "boolean", "Whether there is a mouse or trackpad; on iPads there is.",
      get: { $0.read { s, id in .bool(s.pointee.screens[id].hasPointer) } },
      set: { s, id, value throws(ScriptError) in
        let isOn = try value.bool()
        s.pointee.change(screen: id, .pointer, .bool(isOn)) { $0.hasPointer.replace(with: isOn) }
      }),
    .property(
      "keyboard", "\"none\", \"onscreen\" or \"hardware\"", "The keyboard at hand.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].keyboard.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let keyboard = try value.oneOf(Screen.Keyboard.self)
        s.pointee.change(screen: id, .keyboard, .text(keyboard.rawValue)) { $0.keyboard.replace(with: keyboard) }
      }),
    .property(
      "isModalInPresentation", "boolean", "While it is presented, a person can neither pull it away nor tap beside it.",
      get: { $0.read { s, id in .bool(s.pointee.screens[id].isModalInPresentation) } },
      set: { s, id, value throws(ScriptError) in
        let isModal = try value.bool()
        s.pointee.change(screen: id, .isModalInPresentation, .bool(isModal)) {
          $0.isModalInPresentation.replace(with: isModal)
        }
      }),
    .reading(
      "flow", "flow or nil", "The flow in which it stands.",
      get: { $0.readRelative { s, id in s.flow(of: id) ?? .stage } }),
    .on, .off,
    .property(
      "textSize", textSizes, "How large a person likes text: UIKit's content size category.",
      get: { $0.read { s, id in .text(s.pointee.screens[id].textSize.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let size = try value.oneOf(Screen.TextSize.self)
        s.pointee.change(screen: id, .textSize, .text(size.rawValue)) { $0.textSize.replace(with: size) }
      }),
    .property(
      "os", "string", "The version of iOS that is modelled: \"18.0\".",
      get: { $0.read { s, id in .text(s.pointee.screens[id].os) } },
      set: { s, id, value throws(ScriptError) in
        let version = try value.version()
        s.pointee.change(screen: id, .os, .text(version)) { $0.os.replace(with: version) }
      }),
  ]
}

extension LuaValue {
  /// A locale's name: letters, digits and separators, starting with a language of two or three letters.
  func locale() throws(ScriptError) -> String {
    let text = try text()
    let language = text.split { $0 == "_" || $0 == "-" || $0 == "@" }.first ?? ""
    guard (2...3).contains(language.count), language.allSatisfy({ $0.isLetter && $0.isLowercase && $0.isASCII }) else {
      throw ScriptError("expected a locale such as \"en_US\" or \"ar\", got \(described)")
    }
    return text
  }
}
