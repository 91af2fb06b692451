/// Writes JSON text, member by member, in the order in which they are given.
package struct JSONObject {
  private var text = "{"

  package init() {}

  private mutating func key(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    text += JSONObject.quoted(name) + ":"
  }

  package mutating func raw(_ name: String, _ json: String) {
    key(name)
    text += json
  }

  package mutating func add(_ name: String, _ value: String) { raw(name, JSONObject.quoted(value)) }
  package mutating func add(_ name: String, _ value: Bool) { raw(name, value ? "true" : "false") }
  package mutating func add(_ name: String, _ value: Int) { raw(name, "\(value)") }
  /// Points and other measures, to a thousandth.
  package mutating func add(_ name: String, _ value: Double) { raw(name, JSONObject.number(value)) }
  package mutating func add(_ name: String, _ point: Point) { raw(name, JSONObject.numbers([point.x, point.y])) }

  package var closed: String { text + "}" }

  package static func number(_ value: Double) -> String { value.isFinite ? Text.number(value) : "null" }

  package static func numbers(_ values: [Double]) -> String { "[" + values.map(number).joined(separator: ",") + "]" }

  /// A JSON string: control characters and the two line separators are escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2028}", "\u{2029}": result += escaped(scalar)
      default:
        if scalar.value < 32 || scalar.value == 127 {
          result += escaped(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Value {
  /// The value as JSON: points, sizes, rects and insets are lists of numbers.
  var json: String {
    switch self {
    case .none: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .number(let value): JSONObject.number(value)
    case .text(let value): JSONObject.quoted(value)
    case .point(let point): JSONObject.numbers([point.x, point.y])
    case .size(let size): JSONObject.numbers([size.width, size.height])
    case .rect(let rect): JSONObject.numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
    case .insets(let insets): JSONObject.numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .rows(let rows): "[" + rows.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ",") + "]"
    case .texts(let texts): "[" + texts.map(JSONObject.quoted).joined(separator: ",") + "]"
    }
  }
}
