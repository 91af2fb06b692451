import DetentCore
import Testing

@testable import DetentLua

/// An object of a class, and scripts that try the class's rows on it.
struct Specimen: Sendable, CustomTestStringConvertible {
  var type: ScriptClass
  /// How a script gets it.
  var expression: String

  var testDescription: String { type.name }

  /// Events carry only some of the class's properties.
  var isSomeOfMany: Bool { type.index == .event }

  /// One of every class; a component class that nobody lists here is made by its constructor.
  static let all: [Specimen] = ScriptClasses.all.filter(\.isDefined).map { type in
    Specimen(type: type, expression: expressions[type.name] ?? "screen.\(type.name)1")
  }

  private static let expressions = [
    "detent": "detent", "assert": "assert", "screen": "screen", "scrollView": "screen.scrollView1",
    "progress": "screen.pageControl1.progress", "motion": "screen.view1:tap()", "touch": "screen.view1:touch()",
    "timer": "detent.after(1, function() end)", "handle": "screen.view1:on(\"tap\", function() end)",
    "event": "heard", "flow": "flow", "detent.gen": "detent.gen", "generator": "detent.gen.integer(1, 2)",
  ]

  /// Options without which a component could not be tried.
  private static let needs = [
    "scrollView":
      "frame = { 0, 100, 300, 300 }, rows = { count = 90, height = 44 }, numberOfPages = 3, detent.label { id = \"child\" }",
    "pageControl":
      "frame = { 0, 420, 300, 40 }, numberOfPages = 5, progress = detent.timerProgress { preferredDuration = 9 }",
    "pickerView": "frame = { 0, 600, 300, 200 }, components = { { \"a\", \"b\", \"c\" } }",
    "datePicker": "frame = { 420, 700, 380, 390 }, date = \"2024-05-14T10:30\", preferredDatePickerStyle = \"wheels\"",
    "tabBar": "items = { \"One\", \"Two\" }", "navigationBar": "title = \"Title\"",
    "textField": "frame = { 0, 500, 300, 90 }, text = \"some text\"",
  ]

  /// What must come first so that a method can do its work.
  private static let preparations = [
    "datePicker.open": "x.preferredDatePickerStyle = \"compact\"",
    "datePicker.dismiss": "x.preferredDatePickerStyle = \"compact\"; x:open(); detent.settle()",
    "datePicker.tapDay": inline, "datePicker.tapMonth": inline, "datePicker.tapTitle": inline,
    "flow.pop": pushed, "flow.swipeBack": pushed, "flow.present": shown, "flow.push": shown, "flow.replace": shown,
    "flow.dismiss": "x.screen:show(); x:present(\"two\"):settle()",
    "flow.selectTab": shown,
  ]
  private static let inline = "x.preferredDatePickerStyle = \"inline\""
  private static let shown = "x.screen:show()"
  private static let pushed = "x.screen:show(); x:push(\"two\"):settle()"

  func preparation(of row: Member) -> String { Specimen.preparations["\(type.name).\(row.name)"] ?? "" }

  /// A screen with everything, the object `x`, and what trials call.
  func script(_ lines: [String]) -> String {
    let owners = Specimen.all.filter(\.type.isOwner).map(\.type.name)
    let components = owners.enumerated().map { index, name in
      "detent.\(name) { id = \"\(name)1\", \(Specimen.needs[name] ?? "frame = { 400, \(50 * index), 150, 40 }") },"
    }
    return """
      local screen = detent.screen { device = 'iPad 11"', pointer = true, keyboard = "hardware",
        \(components.joined(separator: "\n  "))
      }
      local flow = detent.flow {
        id = "flow", start = "one",
        screens = {
          one = detent.screen { detent.button { id = "go", frame = { 10, 100, 90, 40 } } }, two = detent.screen {},
          three = detent.screen {},
        },
      }
      screen:show()
      local heard
      screen.pageControl1:on("valueChanged", function(e) heard = e end)
      screen.pageControl1:increment()
      screen.scrollView1:focus()
      detent.wait(1)
      local x = \(expression)
      \(Specimen.refuses)
      \(lines.joined(separator: "\n"))
      """
  }

  /// A call that fails must tell exactly these words: `one of "a", "b"`, `(there are: a, b)`, `(it has: a, b)`.
  private static let refuses = """
    local function refuses(words, call, title)
      local fine, message = pcall(call)
      assert(not fine, title .. ": a wrong word was taken")
      message = tostring(message)
      local list = message:match("expected one of (.-), got ") or message:match("%((?:)there are: (.-)%)")
        or message:match("%(there are: (.-)%)") or message:match("%(it has: (.-)%)")
      assert(list, title .. ": " .. message)
      local told = {}
      for word in list:gmatch("[%w_]+") do told[#told + 1] = word end
      table.sort(told)
      table.sort(words)
      assert.equal(table.concat(words, " "), table.concat(told, " "), title)
    end
    """

  func isConstructor(_ row: Member) -> Bool { type.index == .detent && ComponentTable.kind(of: row.name) != nil }

  /// False for an `on` of what sends nothing.
  func hasEvents(_ row: Member) -> Bool {
    guard row.name == "on", let kind = ComponentKind.allCases.first(where: { $0.name == type.name }) else {
      return true
    }
    return !Signal.sent(by: kind).isEmpty
  }

  /// A call with something for each parameter; `replacing` puts another text for one of them.
  func call(_ row: Member, replacing: (Int, String)? = nil) -> String {
    let arguments = row.signature.parameters.enumerated().map { index, field in
      replacing?.0 == index ? replacing?.1 ?? "" : argument(field, of: row)
    }
    return "x\(type.isStatic ? "." : ":")\(row.name)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ field: Field, of row: Member) -> String {
    if ["on", "off"].contains(row.name), let kind = ComponentKind.allCases.first(where: { $0.name == type.name }) {
      if field.name == "event" { return "\"\(Signal.sent(by: kind).first?.rawValue ?? "")\"" }
      if field.name == "handle" { return "screen.view1:on(\"tap\", function() end)" }
    }
    if row.name == "sequence" { return "{ swipe = x.swipe() }" }
    if row.name == "effort" { return field.name == "component" ? "screen.pickerView1" : "{ row = 1, gestures = 1 }" }
    if field.name == "id" { return "\"view1\"" }
    if field.name == "question" { return "nil" }
    if type.index == .assert, field.shape == .any { return "1" }
    return field.shape.sample(field.name)
  }

  /// Wrong options and wrong words, each of which must be refused with the list that the row gives.
  func trials(of row: Member) -> [String] {
    var lines = ["assert.equal(\"function\", type(x.\(row.name)), \"\(row.name)\")"]
    for (index, field) in row.signature.parameters.enumerated() {
      for case .record(let options) in field.shape.choices
      where field.name == "options" && !options.contains(where: { $0.name == "…" }) {
        lines.append(trial(row, index, "{ [\"no such option\"] = 1 }", options.map(\.name)))
        for option in options where !option.shape.literals.isEmpty {
          let others = Shape.needed(options).filter { $0.name != option.name }
          let table = others.map { "\($0.name) = \($0.shape.sample($0.name)), " }.joined()
          lines.append(trial(row, index, "{ \(table)\(option.name) = \"no such word\" }", option.shape.literals))
        }
      }
      if !field.shape.literals.isEmpty { lines.append(trial(row, index, "\"no such word\"", field.shape.literals)) }
    }
    return lines
  }

  private func trial(_ row: Member, _ index: Int, _ argument: String, _ words: [String]) -> String {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    return "refuses({ \(list) }, function() \(call(row, replacing: (index, argument))) end, \"\(row.name)\")"
  }
}

extension Shape {
  /// A Lua expression that is true if a value is of this shape.
  func check(_ value: String) -> String {
    switch self {
    case .word(let word): Shape.check(value, word)
    case .literal(let text): "\(value) == \"\(text)\""
    case .list(let shape):
      "(type(\(value)) == \"table\" and (function() for _, v in ipairs(\(value)) do if not (\(shape.check("v"))) then return false end end return true end)())"
    case .record(let fields):
      "(type(\(value)) == \"table\""
        + fields.map {
          " and (\($0.isOptional ? "\(value).\($0.name) == nil or " : "")\($0.shape.check("\(value).\($0.name)")))"
        }.joined() + ")"
    case .either(let shapes): "(" + shapes.map { $0.check(value) }.joined(separator: " or ") + ")"
    }
  }

  private static func check(_ value: String, _ word: Word) -> String {
    switch word.editor {
    case "integer": "math.type(\(value)) == \"integer\""
    case "detent.point": "(type(\(value)) == \"table\" and math.type(\(value).x) and math.type(\(value).y))"
    case "detent.size": "(type(\(value)) == \"table\" and math.type(\(value).width) and math.type(\(value).height))"
    case "detent.rect": "(type(\(value)) == \"table\" and math.type(\(value).x) and math.type(\(value).height))"
    case "detent.insets": "(type(\(value)) == \"table\" and math.type(\(value).top) and math.type(\(value).right))"
    case "detent.color": "type(\(value)) == \"string\""
    case "detent.decision", "detent.record", "detent.blueprint": "type(\(value)) == \"table\""
    case "any": word.name == "any" ? "true" : "type(\(value)) == \"userdata\""
    case let name where name.hasPrefix("detent."): "type(\(value)) == \"userdata\""
    case let name: "type(\(value)) == \"\(name)\""
    }
  }

  /// Something of this shape, as Lua source, for an option or parameter of this name.
  func sample(_ name: String) -> String {
    if let text = Shape.special[name] { return text }
    return switch self {
    case .word(let word): Shape.sample(word)
    case .literal(let text): "\"\(text)\""
    case .list(let shape): "{ \(shape.sample(name)) }"
    case .record(let fields):
      "{ \(Shape.needed(fields).map { "\($0.name) = \($0.shape.sample($0.name))" }.joined(separator: ", ")) }"
    case .either(let shapes): shapes[0].sample(name)
    }
  }

  /// Fields that must be given; of several of which one must be, the first.
  static func needed(_ fields: [Field]) -> [Field] {
    fields.filter { !$0.isOptional || ["by", "below", "to", "row"].contains($0.name) }
      .filter { field in field.name != "to" || !fields.contains { $0.name == "by" } }
  }

  /// What needs a word of its own.
  private static let special = [
    "pairedWith": "\"pager\"", "zoomItem": "\"other\"", "progress": "detent.progress {}", "on": "{}",
    "locale": "\"de_DE\"",
    "calendar": "\"gregorian\"", "below": "\"pager\"", "device": "\"iPhone 16\"", "os": "\"18.0\"",
    "now": "\"2026-03-29T01:30\"", "scale": "1.5", "pageSize": "300", "pattern": "\"*\"", "components": "{ { \"a\" } }",
    "values": "{}", "unknown": "{ \"kind\" }", "actions": "{ valueChanged = \"turn:\" }",
    "file": "\"card.xib\"", "scene": "\"card\"", "textSize": "\"large\"",
    "selection": "nil", "timeZone": "\"UTC\"", "screen": "\"two\"",
    "screens": "{ detent.screen { id = \"first\" } }", "wheel": "\"day\"",
  ]

  private static func sample(_ word: Word) -> String {
    switch word.name {
    case "date": return "\"2026-03-29T01:30\""
    case "day": return "\"2024-05-14\""
    case "time": return "\"15:50\""
    default: break
    }
    return switch word.editor {
    case "integer": "1"
    case "number": "0.5"
    case "boolean": "true"
    case "nil": "nil"
    case "string": "\"text\""
    case "function": "function() return true end"
    case "detent.point": "{ 10, 10 }"
    case "detent.size": "{ 90, 60 }"
    case "detent.rect": "{ 10, 10, 90, 60 }"
    case "detent.insets": "{ 1, 2, 3, 4 }"
    case "detent.color": "\"systemBlue\""
    case "detent.component": "screen.view1"
    case "detent.scrollView": "screen.scrollView1"
    case "detent.screen": "\"one\""
    default: "{}"
    }
  }
}

extension Shape {
  /// The texts among the choices.
  var literals: [String] { choices.compactMap { if case .literal(let text) = $0 { text } else { nil } } }

  var allowsNil: Bool { choices.contains(.word(.nothing)) }
}
