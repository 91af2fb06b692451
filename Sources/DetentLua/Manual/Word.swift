/// A word of the reference for a kind of value, with what an editor calls it.
struct Word: Equatable, Sendable {
  /// "seconds"
  var name: String
  /// LuaCATS: "number"
  var editor: String
  /// What a reader should know beside the editor's type, as a sentence: a unit, a range.
  var remark: String?

  static let nothing = Word(name: "nil", editor: "nil")

  /// The word of a phrase: the whole phrase, or its first word ("number above 0"), without an article.
  static func find(_ phrase: String) -> Word? {
    var words = phrase.split(separator: " ").map(String.init)
    if let first = words.first, ["a", "an", "its", "the"].contains(first) { words.removeFirst() }
    let text = words.joined(separator: " ")
    if let editor = editors[text] { return Word(name: text, editor: editor, remark: remarks[text]) }
    guard words.count > 1, let editor = editors[words[0]] else { return nil }
    return Word(name: text, editor: editor, remark: text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// In the order of the reference's kinds: numbers, texts, tables, objects.
  private static let editors: [String: String] = [
    "number": "number", "seconds": "number", "points": "number", "points a second": "number", "degrees": "number",
    "0 to 1": "number", "count": "integer", "position": "integer", "frames a second": "integer",
    "boolean": "boolean", "nil": "nil", "any": "any", "value": "any", "function": "function", "table": "table",
    "string": "string", "share": "string", "text": "string", "id": "string", "name": "string", "pattern": "string",
    "date": "string", "day": "string", "time": "string",
    "color": "detent.color", "point": "detent.point", "size": "detent.size", "rect": "detent.rect",
    "insets": "detent.insets", "decision": "detent.decision", "record": "detent.record",
    "component": "detent.component", "child": "detent.component", "blueprint": "detent.blueprint",
    "pickerView": "detent.pickerView", "screen": "detent.screen", "scrollView": "detent.scrollView",
    "flow": "detent.flow", "gen": "detent.gen", "generator": "detent.generator",
    "progress": "detent.progress",
    "motion": "detent.motion", "touch": "detent.touch", "event": "detent.event", "timer": "detent.timer",
    "handle": "detent.handle", "assert": "detent.assert",
  ]

  /// What an editor's type does not say.
  private static let remarks = [
    "seconds": "Seconds.", "points": "Points.", "points a second": "Points a second.", "degrees": "Degrees.",
    "0 to 1": "0 to 1.", "position": "From 1.", "frames a second": "Frames a second.",
  ]

  /// What an option or parameter is whose row says only its name.
  static let byName: [String: String] = [
    "seconds": "seconds", "over": "seconds", "hold": "seconds", "within": "seconds", "since": "seconds",
    "gap": "points", "interval": "seconds", "page": "position", "row": "position", "count": "count", "y": "points",
    "x": "points", "at": "point", "point": "point", "rect": "rect", "size": "size", "margins": "insets",
    "width": "points", "height": "points", "top": "points", "left": "points", "bottom": "points", "right": "points",
    "scale": "number", "tolerance": "number", "text": "string", "id": "string", "name": "string", "image": "string",
    "pattern": "string", "message": "any", "question": "string", "keys": "list of strings", "function": "function",
    "handle": "handle", "component": "component", "motion": "motion", "expected": "any", "got": "any",
    "event": "string",
    "screen": "screen or string", "names": "list of strings", "isUser": "boolean", "children": "list of blueprints",
    "frame": "rect", "device": "string", "on": "table",
    "place": "\"fill\", \"top\", \"bottom\", \"center\" or { below or above: id, gap = 8 }",
    "intent":
      "{ role?: \"primary\", \"secondary\" or \"sidebar\", purpose?: \"exact\", \"scheduling\", \"meaning\" or \"decoration\", edits?: string, order?: string }",
    "actions": "table", "unknown": "list of strings", "os": "string", "now": "date", "timeZone": "string",
    "value": "any",
  ]
}
