import DetentCore

/// Why a text is no JSON, and at which byte.
struct JSONError: Error, CustomStringConvertible {
  var problem: String
  var offset: Int
  var description: String { "not JSON: \(problem) at byte \(offset)" }
}

extension JSON {
  private static let depthLimit = 200

  /// Reads one value and nothing behind it but space. At most 200 levels deep; of equal names the first one counts.
  init(parsing text: some Sequence<UInt8>) throws(JSONError) {
    var reader = JSONReader(Array(text)[...], depthLimit: Self.depthLimit)
    do {
      self = try JSON(&reader)
      try reader.end()
    } catch { throw JSONError(problem: error.what, offset: error.place) }
  }

  init(parsing text: String) throws(JSONError) { try self.init(parsing: text.utf8) }

  private init(_ reader: inout JSONReader) throws(JSONReader.Fault) {
    switch try reader.kind() {
    case .object:
      var members: [Member] = []
      try reader.members { reader, name throws(JSONReader.Fault) in
        members.append(Member(name: name, value: try JSON(&reader)))
      }
      self = .object(members)
    case .list:
      var values: [JSON] = []
      try reader.elements { reader throws(JSONReader.Fault) in values.append(try JSON(&reader)) }
      self = .list(values)
    case .text: self = .text(try reader.text())
    case .number: self = .number(try reader.number())
    case .bool: self = .bool(try reader.bool())
    case .null:
      try reader.null()
      self = .null
    }
  }
}
