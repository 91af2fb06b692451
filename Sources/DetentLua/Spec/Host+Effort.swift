import CDetentLua
import DetentCore

extension Member {
  static let effort = method(
    "effort",
    "(component, { value?: any, row?: position, component?: position, gestures?: count, seconds?: seconds }) -> count",
    "A person can bring it to the value with so few gestures, in so little time; answers how few (docs/testing.md).",
    call: { $0.look { host, call throws(ScriptError) in try host.assertEffort(call) } })
}

extension Host {
  fileprivate func assertEffort(_ call: Call) throws(ScriptError) -> Reply {
    assertionCount += 1
    let id = try call.argument(0).living(on: stage.pointee)
    let options = try Options(call.argument(1), allowed: ["value", "row", "component", "gestures", "seconds"])
    let gestures = try options.read("gestures") { value throws(ScriptError) in
      try value.number(in: 0...1000, "a number of gestures (0 to 1000)")
    }.map { Int($0) }
    let seconds = try options.read("seconds") { value throws(ScriptError) in try value.seconds() }
    guard gestures != nil || seconds != nil else { throw ScriptError("give gestures, seconds or both") }
    try refuse(id, stage.ask { $0.refusalToUse(id) })
    let goal = try goal(options, of: id)
    let finding = Effort.find(goal, of: id, on: stage.pointee, gestures: gestures, seconds: seconds)
    if case .within(let way) = finding { return .int(way.gestures) }
    if case .unknown(let tries) = finding {
      throw ScriptError(
        "gave up after \(tries) tries, so it cannot tell: ask for a nearer value, or allow fewer gestures"
      )
    }
    let lines =
      ["assert.effort failed: \(stage.pointee.title(of: id)), \(words(options))"]
      + Host.limits(gestures, seconds).map { "  allowed:  \($0)" } + Host.lines(finding).map { "  \($0)" }
    let text = lines.joined(separator: "\n")
    lastAssertion = text
    throw ScriptError(text)
  }

  // MARK: Goals

  private func goal(_ options: Options, of id: ComponentID) throws(ScriptError) -> Effort.Goal {
    for name in ["row", "component"] where id.kind != .pickerView && !options[name].isNil {
      throw ScriptError("\(name) is for pickers; \(stage.pointee.title(of: id)) has none")
    }
    guard !options["value"].isNil || !options["row"].isNil else { throw ScriptError("value is missing") }
    let value = options["value"]
    switch id.kind {
    case .pickerView: return .rows(try rows(options, of: id))
    case .datePicker: return try date(value, of: id)
    case .pageControl: return .page(try stage.page(value, of: id))
    case .scrollView:
      guard stage.pointee.scrollViews[id].isPagingEnabled else {
        do { return .offset(try value.point()) } catch { throw ScriptError("option \"value\": \(error.message)") }
      }
      return .page(try stage.page(value, of: id))
    default:
      throw ScriptError("\(stage.pointee.title(of: id)) has no value: give a picker, a page control or a scroll view")
    }
  }

  /// A row of one wheel, or a list with a value for every wheel.
  private func rows(_ options: Options, of id: ComponentID) throws(ScriptError) -> [Int?] {
    let count = stage.pointee.pickerViews[id].numberOfComponents
    if case .table = options["value"], options["component"].isNil {
      let list = try options["value"].oneForEachComponent(of: stage.pointee.pickerViews[id], "value")
      var rows: [Int?] = []
      for (column, value) in list.enumerated() {
        rows.append(try row(ofValue: value, inComponent: column, of: id))
      }
      return rows
    }
    let column = try stage.component(options["component"], of: id)
    var rows = [Int?](repeating: nil, count: count)
    rows[column] = try row(options, "row", column, id)
    return rows
  }

  /// A day keeps the picker's time.
  private func date(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Effort.Goal {
    let picker = stage.pointee.datePickers[id]
    if picker.mode == .countDownTimer {
      let most = Metrics.longestCountdown
      return .duration(Int(try value.number(in: 0...most, "seconds of the countdown (0 to \(Quote.number(most)))")))
    }
    if case .text = value, let day = try? value.day() {
      return .date(picker.instant(onDay: day, second: picker.secondOfDay))
    }
    return .date(try value.date(of: picker))
  }

  // MARK: Words

  private func words(_ options: Options) -> String {
    ["value", "row", "component"].filter { !options[$0].isNil }
      .map { "\($0) = \(Show.value(options[$0], self))" }.joined(separator: ", ")
  }

  private static func limits(_ gestures: Int?, _ seconds: Double?) -> [String] {
    let parts = [gestures.map { count($0) }, seconds.map { "\(Quote.number($0)) s" }].compactMap(\.self)
    return [parts.joined(separator: ", ")]
  }

  private static func count(_ gestures: Int) -> String { "\(gestures) gesture\(gestures == 1 ? "" : "s")" }

  private static func lines(_ finding: Effort.Finding) -> [String] {
    switch finding {
    case .within, .unknown: []
    case .none(let gestures): ["no way with up to \(count(gestures)) was found"]
    case .beyond(let way):
      ["it takes: \(count(way.gestures)), \(Text.number(way.seconds, digits: 2)) s"] + lines(way.steps)
    }
  }

  /// Steps that are the same, one after another, share a line.
  private static func lines(_ steps: [Effort.Step]) -> [String] {
    var lines: [String] = []
    var rest = steps[...]
    while let step = rest.first {
      let same = rest.prefix { $0.name == step.name }
      rest = rest.dropFirst(same.count)
      let gestures = same.reduce(0) { $0 + $1.gestures }
      let seconds = same.reduce(0) { $0 + $1.seconds }
      let times = same.count > 1 ? " (\(same.count) times)" : ""
      lines.append("  \(step.name)\(times): \(count(gestures)), \(Text.number(seconds, digits: 2)) s")
    }
    return lines
  }
}
