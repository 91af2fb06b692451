/// What `detent sweep` was asked to do.
struct SweepSettings: Sendable {
  var component: String?
  /// From 1.
  var wheel: Int?
  var direction = "next"
  var distances: ClosedRange<Double>?
  var speeds = 50.0...1500.0
  var columns = 60
  var rows = 20
  var svgPath: String?
}

extension OptionGroup {
  static let sweep = OptionGroup(options: [
    Option(name: "--component", value: "ID", help: "what is swiped (default: the first pager or picker of the screen)")
    {
      $0.sweep.component = $1
    },
    Option(name: "--wheel", value: "N", help: "which wheel of a picker is swiped (default 1)") {
      arguments, text throws(UsageError) in arguments.sweep.wheel = try Option.whole("--wheel", text, 1...1000)
    },
    Option(name: "--to", value: "DIRECTION", help: "next (the default), previous, left, right, up or down") {
      $0.sweep.direction = $1
    },
    Option(
      name: "--distance", value: "A..B", help: "the finger's travel in points (default 10 to most of the component)"
    ) {
      arguments, text throws(UsageError) in arguments.sweep.distances = try range("--distance", text)
    },
    Option(name: "--speed", value: "A..B", help: "its speed at the lift in points per second (default 50..1500)") {
      arguments, text throws(UsageError) in arguments.sweep.speeds = try range("--speed", text)
    },
    Option(name: "--columns", value: "N", help: "speeds that are tried (default 60)") {
      arguments, text throws(UsageError) in
      arguments.sweep.columns = try Option.whole("--columns", text, 2...1000)
    },
    Option(name: "--rows", value: "N", help: "distances that are tried (default 20)") {
      arguments, text throws(UsageError) in arguments.sweep.rows = try Option.whole("--rows", text, 2...1000)
    },
    Option(name: "--svg", value: "FILE", help: "also as a picture") { $0.sweep.svgPath = $1 },
  ])

  private static func range(_ option: String, _ text: String) throws(UsageError) -> ClosedRange<Double> {
    guard let dots = text.firstRange(of: ".."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low >= 1, low < high, high <= 100_000
    else { throw Option.wrong(option, "A..B with 1 ≤ A < B ≤ 100000", text) }
    return low...high
  }
}
