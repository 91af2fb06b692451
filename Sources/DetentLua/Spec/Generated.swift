/// A value that a generator made: what a property gets, and what a report writes down.
public indirect enum Generated: Sendable, Equatable {
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([Generated])
  case table([Field])

  public struct Field: Sendable, Equatable {
    public var name: String
    public var value: Generated

    public init(_ name: String, _ value: Generated) {
      self.name = name
      self.value = value
    }
  }

  var reply: Reply {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .text(let value): .text(value)
    case .list(let values): .list(values.map(\.reply))
    case .table(let fields): .table(fields.map { ($0.name, $0.value.reply) })
    }
  }

  /// As Lua writes it: `{ to = "next", distance = 90 }`.
  public var source: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .number(let value): Quote.number(value)
    case .text(let value): Quote.text(value)
    case .list([]), .table([]): "{}"
    case .list(let values): "{ \(values.map(\.source).joined(separator: ", ")) }"
    case .table(let fields): "{ \(fields.map { "\($0.name) = \($0.value.source)" }.joined(separator: ", ")) }"
    }
  }
}
