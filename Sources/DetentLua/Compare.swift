import DetentCore

/// How two values differ, as paths: `[2].frame.x: expected 10, got 12`.
enum Compare {
  /// Lua's `==` without metamethods: tables are equal only to themselves.
  static func isEqual(_ a: LuaValue, _ b: LuaValue) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.int(let a), .number(let b)), (.number(let b), .int(let a)): Double(a) == b && Double(a).magnitude < 9e15
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.bytes(let a), .bytes(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.table(let a), .table(let b)): a.serial == b.serial
    case (.function(let a), .function(let b)): a.serial == b.serial
    case (.opaque(let a), .opaque(let b)): a == b
    default: false
    }
  }

  /// Every path at which two values differ, at most twenty.
  static func differences(_ expected: LuaValue, _ got: LuaValue, _ host: Host) -> [String] {
    var result: [String] = []
    collect(expected, got, path: "", &result, host)
    guard result.count > 20 else { return result }
    return Array(result.prefix(20)) + ["… and \(result.count - 20) more"]
  }

  private static func collect(
    _ expected: LuaValue, _ got: LuaValue, path: String, _ result: inout [String], _ host: Host
  ) {
    guard case .table(let a) = expected, case .table(let b) = got else {
      if !isEqual(expected, got) { result.append(line(path, expected, got, host)) }
      return
    }
    let (expectedValues, gotValues) = (a.byKey, b.byKey)
    for pair in a.pairs {
      collect(pair.value, gotValues[LuaValue.Key(pair.key)] ?? .none, path: path + step(pair.key), &result, host)
    }
    for pair in b.pairs where expectedValues[LuaValue.Key(pair.key)] == nil {
      result.append(line(path + step(pair.key), .none, pair.value, host))
    }
  }

  /// The same for numbers that need only be near; tables of numbers are compared field by field.
  static func near(
    _ expected: LuaValue, _ got: LuaValue, _ tolerance: Double, path: String, _ misses: inout [String], _ host: Host
  ) throws(ScriptError) {
    if case .table(let a) = expected, case .table(let b) = got {
      let unnamed = a.list.count == a.pairs.count && b.list.isEmpty
      let names = ["x", "y", "width", "height"]
      var values = b.byKey
      for (index, pair) in a.pairs.enumerated() {
        let key =
          unnamed && index < 4
          ? LuaValue.text(
            (a.pairs.count == 2 && b["width"] != nil && b["x"] == nil ? ["width", "height"] : names)[index]) : pair.key
        let other = values.removeValue(forKey: LuaValue.Key(key)) ?? .none
        try near(pair.value, other, tolerance, path: path + step(key), &misses, host)
      }
      for pair in b.pairs where values[LuaValue.Key(pair.key)] != nil {
        misses.append(line(path + step(pair.key), .none, pair.value, host))
      }
      return
    }
    let a = try expected.number()
    guard !got.isNil else { return misses.append(line(path, expected, got, host)) }
    let b = try got.number()
    guard (a - b).magnitude > tolerance else { return }
    misses.append(
      line(path, expected, got, host)
        + " (off by \(Quote.number(((a - b).magnitude * 1e6).rounded() / 1e6)), tolerance \(Quote.number(tolerance)))")
  }

  private static func step(_ key: LuaValue) -> String {
    switch key {
    case .text(let name): "." + name
    case .int(let index): "[\(index)]"
    default: "[\(key.described)]"
    }
  }

  private static func line(_ path: String, _ expected: LuaValue, _ got: LuaValue, _ host: Host) -> String {
    let place = path.isEmpty ? "" : "\(path.hasPrefix(".") ? String(path.dropFirst()) : path): "
    return "\(place)expected \(Show.value(expected, host)), got \(Show.value(got, host))"
  }
}

/// Values as a failed assertion shows them.
enum Show {
  static func value(_ value: LuaValue, _ host: Host, depth: Int = 0) -> String {
    switch value {
    case .text(let text): return Quote.text(text)
    case .object(let object): return self.object(object, host)
    case .table(let table): return self.table(table, host, depth: depth)
    default: return value.described
    }
  }

  private static func object(_ object: LuaValue.Object, _ host: Host) -> String {
    let type = ScriptClasses[object.classIndex]
    guard type.isComponent else { return type.indefinite }
    let id = ComponentID(raw: object.id)
    if id.raw >> 63 != 0 {
      return host.past(id).map { "\($0.0.pointee.title(of: $0.1)) at an earlier moment" } ?? "a component"
    }
    return host.stage.pointee.isLive(id) ? host.stage.pointee.title(of: id) : "a closed \(type.name)"
  }

  private static func table(_ table: LuaTable, _ host: Host, depth: Int) -> String {
    guard !table.pairs.isEmpty else { return "{}" }
    guard depth < 3 else { return "{ … }" }
    let list = table.list.count
    let parts = table.pairs.prefix(12).enumerated().map { index, pair -> String in
      let text = value(pair.value, host, depth: depth + 1)
      if index < list { return text }
      if case .text(let name) = pair.key { return "\(name) = \(text)" }
      return "[\(pair.key.described)] = \(text)"
    }
    return "{ " + parts.joined(separator: ", ") + (table.pairs.count > 12 ? ", … }" : " }")
  }
}

/// Expected events against those that came.
enum EventPattern {
  /// Whether the events are exactly the expected ones; a name with "*" stands for one or more of it.
  static func fits(_ expected: [String], _ got: [String]) -> Bool {
    var place = 0
    for item in expected {
      let isMany = item.hasSuffix("*")
      let name = isMany ? String(item.dropLast()) : item
      guard place < got.count, got[place] == name else { return false }
      place += 1
      while isMany, place < got.count, got[place] == name { place += 1 }
    }
    return place == got.count
  }

  /// Both lists beside each other, runs shortened.
  static func difference(_ expected: [String], _ got: [String]) -> [String] {
    var runs: [(name: String, count: Int)] = []
    for name in got {
      if runs.last?.name == name { runs[runs.count - 1].count += 1 } else { runs.append((name, 1)) }
    }
    let shown = runs.map { $0.count > 1 ? "\($0.name) × \($0.count)" : $0.name }
    return [
      "  expected: \(expected.isEmpty ? "nothing" : expected.joined(separator: ", "))",
      "  got:      \(shown.isEmpty ? "nothing" : shown.joined(separator: ", "))",
    ]
  }
}

extension Stage {
  /// The names of a component's events from an index of the trace on; a drag's and a motion's didScroll are counted once
  /// each, before the event that ends them.
  func eventNames(of id: ComponentID, from start: Int) -> [String] {
    var names: [String] = []
    var hasScrolled = false
    for index in start..<trace.count where trace[index].source == id {
      let what = trace[index].what
      switch what {
      case .moved: hasScrolled = true
      case .dragged(let drag):
        hasScrolled = drag.samples.contains { $0.offset != drag.samples[0].offset } || drag.samples.count == 1
      case .willEndDragging, .didEndDecelerating, .didEndScrollingAnimation:
        if hasScrolled { names.append(Signal.didScroll.rawValue) }
        hasScrolled = false
        names.append(what.name)
      default: if what.signal != nil { names.append(what.name) }
      }
    }
    return names
  }
}
