import CDetentLua
import DetentCore

/// Reads what a script's table says of a screen itself.
extension Host {
  /// The table with the run's own settings where it gives none.
  private func completed(_ table: LuaTable) -> LuaTable {
    var table = table
    for (name, value) in options.screenSettings.sorted(by: { $0.key < $1.key }) {
      let isTaken = table[name] == nil && (name != "device" || table["size"] == nil)
      let isMet = isTaken || table[name].map { Host.says($0, value) } == true
      settingsMet[name] = isMet || settingsMet[name] == true
      guard isTaken else { continue }
      let given: LuaValue = ["true", "false"].contains(value) ? .bool(value == "true") : .text(value)
      table.pairs.append(LuaTable.Pair(key: .text(name), value: given))
    }
    return table
  }

  /// Whether a screen's own value is that of a setting: `reduceMotion = true` is "true".
  private static func says(_ own: LuaValue, _ setting: String) -> Bool {
    switch own {
    case .bool(let value): "\(value)" == setting
    case .text(let text): text == setting
    default: false
    }
  }

  func addScreen(_ table: LuaTable) throws(ScriptError) -> ComponentID {
    let table = completed(table)
    let device = try self.device(table)
    var attributes = Attributes(name: try table["id"]?.text() ?? "", screen: .stage, parent: .stage)
    attributes.cause = stage.pointee.cause
    var screen: Screen
    if let device {
      screen = Screen(attributes: attributes, device: device)
    } else {
      screen = Screen(
        attributes: attributes,
        size: try Host.option("size", in: table) { value throws(ScriptError) in try value.size() } ?? .zero,
        safeArea: try Host.option("safeArea", in: table) { value throws(ScriptError) in try value.insets() } ?? .zero,
        scale: try Host.option("scale", in: table) { value throws(ScriptError) in
          try value.number(in: 0.5...10, "0.5 to 10 pixels a point")
        } ?? 3,
        idiom: try Host.option("idiom", in: table) { value throws(ScriptError) in try value.oneOf(Device.Idiom.self) }
          ?? .phone)
    }
    try apply(table, to: &screen)
    do { return try stage.pointee.addScreen(screen) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
  }

  /// The device that a screen names; nil when it gives a size instead.
  private func device(_ table: LuaTable) throws(ScriptError) -> Device? {
    if table["size"] != nil {
      guard table["device"] == nil else { throw ScriptError("give either device or size, not both") }
      return nil
    }
    for name in ["safeArea", "scale", "idiom"] where table[name] != nil {
      throw ScriptError("\"\(name)\" goes with size; a device brings its own")
    }
    let name = try table["device"]?.text() ?? options.device
    guard let device = Device.named(name) else {
      let names = Device.all.map(\.name)
      throw ScriptError(
        "there is no device \(Quote.text(name))\(Suggest.hint(name, among: names)) (there are: \(names.joined(separator: ", ")))"
      )
    }
    return device
  }

  private func apply(_ table: LuaTable, to screen: inout Screen) throws(ScriptError) {
    for (name, value) in table.named {
      do {
        switch name {
        case "os": screen.os = try value.version()
        case "orientation": screen.orientation = try value.oneOf(Screen.Orientation.self)
        case "appearance": screen.appearance = try value.oneOf(Screen.Appearance.self)
        case "backgroundColor": screen.attributes.backgroundColor = try value.color()
        case "locale": screen.locale = try value.locale(knownTo: stage.pointee.calendars)
        case "layoutDirection": screen.explicitDirection = try value.oneOf(LayoutDirection.self)
        case "timeZone": screen.timeZone = try value.timeZone(knownTo: stage.pointee.calendars)
        case "calendar": screen.calendar = try value.oneOf(CalendarKind.self)
        case "reduceMotion": screen.reduceMotion = try value.bool()
        case "pointer": screen.hasPointer = try value.bool()
        case "keyboard": screen.keyboard = try value.oneOf(Screen.Keyboard.self)
        case "isModalInPresentation": screen.isModalInPresentation = try value.bool()
        case "textSize": screen.textSize = try value.oneOf(Screen.TextSize.self)
        default: break
        }
      } catch { throw ScriptError("option \"\(name)\": \(error.message)") }
    }
    _ = try Host.option("now", in: table) { value throws(ScriptError) in try setStart(value, on: screen) }
    start = start ?? RunStart.usual
  }

  /// The wall clock at the start of the run: the first screen decides, even if it says nothing.
  private func setStart(_ value: LuaValue, on screen: Screen) throws(ScriptError) {
    let text = try value.text()
    let zone = stage.pointee.calendars.zone(screen.timeZone) ?? FixedZone.utc
    let seconds = zone.instant(atLocal: try RunStart.seconds(of: text))
    if let start, seconds != stage.pointee.start {
      throw ScriptError("the run began at \(start) already; the first screen says so for all, for they share one clock")
    }
    start = text
    stage.pointee.start = seconds
  }

  static func option<Result>(
    _ name: String, in table: LuaTable, _ convert: (LuaValue) throws(ScriptError) -> Result
  ) throws(ScriptError) -> Result? {
    guard let value = table[name] else { return nil }
    do { return try convert(value) } catch { throw ScriptError("option \"\(name)\": \(error.message)") }
  }
}

extension LuaValue {
  /// A version of iOS: "18.0", "17.4".
  func version() throws(ScriptError) -> String {
    let text = try text()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else {
      throw ScriptError("expected a version such as \"18.0\", got \(described)")
    }
    return text
  }
}
