public import DetentCore

/// How the values of a property are made.
public indirect enum Generator: Sendable {
  case constant(Generated)
  /// The simplest is the one nearest to 0.
  case integer(Int, Int)
  /// Round numbers are simpler, and those near 0.
  case number(Double, Double)
  /// The first is the simplest.
  case choice([Generator])
  case list(Generator, atLeast: Int, atMost: Int)
  case record([Field])
  /// Two values as a list.
  case pair(Generator, Generator)
  /// Days, as ISO 8601 writes them; the first is the simplest.
  case date(CivilDate, CivilDate)

  public struct Field: Sendable {
    public var name: String
    public var generator: Generator
  }

  public func value(_ choices: inout Choices) -> Generated {
    switch self {
    case .constant(let value): return value
    case .integer(let low, let high): return .int(Generator.whole(low, high, &choices))
    case .number(let low, let high): return .number(Generator.number(low, high, &choices))
    case .choice(let generators):
      return generators[Int(choices.next(upTo: UInt64(generators.count - 1)))].value(&choices)
    case .list(let element, let least, let most):
      var values: [Generated] = []
      // Each further element is a choice of its own, so that leaving it out leaves one element out.
      while values.count < most, values.count < least || choices.next(upTo: UInt64(most - least)) > 0 {
        values.append(element.value(&choices))
      }
      return .list(values)
    case .record(let fields):
      return .table(fields.map { Generated.Field($0.name, $0.generator.value(&choices)) })
    case .pair(let first, let second): return .list([first.value(&choices), second.value(&choices)])
    case .date(let first, let last):
      let days = UInt64(max(0, last.dayNumber - first.dayNumber))
      return .text(CivilDate(dayNumber: first.dayNumber + Int(choices.next(upTo: days))).iso)
    }
  }

  /// 0 and what is near it first, the positive one of two.
  private static func whole(_ low: Int, _ high: Int, _ choices: inout Choices) -> Int {
    let start = min(max(0, low), high)
    let choice = Int(choices.next(upTo: UInt64(high - low)))
    let both = min(start - low, high - start)
    if choice <= 2 * both { return choice % 2 == 1 ? start + (choice + 1) / 2 : start - choice / 2 }
    return high - start > both ? start + choice - both : start - (choice - both)
  }

  /// A multiple of a round step first, then a fraction of the step.
  private static func number(_ low: Double, _ high: Double, _ choices: inout Choices) -> Double {
    var step = 1e-6
    while step * 500 < high - low { step *= 10 }
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard last >= first, last.magnitude < 1e15, first.magnitude < 1e15 else { return low }
    let multiple = Double(whole(Int(first), Int(last), &choices)) * step
    let fine = multiple + Double(choices.next(upTo: 999)) / 1000 * step
    return min(max((fine * 1e6).rounded() / 1e6, low), high)
  }
}

extension Generated {
  /// A value of a script; nil for a function, a component, or what is not text.
  init?(_ value: LuaValue) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(Int(value))
    case .number(let value): self = .number(value)
    case .text(let text): self = .text(text)
    case .table(let table):
      let list = table.list
      let named = table.named
      if list.count == table.pairs.count {
        let values = list.compactMap { Generated($0) }
        guard values.count == list.count else { return nil }
        self = .list(values)
      } else {
        let fields = named.compactMap { name, value in Generated(value).map { Field(name, $0) } }
        guard fields.count == table.pairs.count else { return nil }
        self = .table(fields)
      }
    default: return nil
    }
  }
}
