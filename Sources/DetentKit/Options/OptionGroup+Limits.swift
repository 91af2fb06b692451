import DetentLua

extension OptionGroup {
  static let limits = OptionGroup(
    heading: "Limits: each ends the run with an error that names the line.",
    options: [
      Option(name: "--max-memory", value: "MB", help: "memory of the script (default 256)") {
        arguments, text throws(UsageError) in
        arguments.session.options.memory = try Option.whole("--max-memory", text, 1...1_000_000) << 20
      },
      Option(name: "--max-cpu", value: "S", help: "CPU seconds between two waits; 0 is none (default 10)") {
        arguments, text throws(UsageError) in
        guard let seconds = Double(text), seconds >= 0, seconds.isFinite else {
          throw Option.wrong("--max-cpu", "seconds", text)
        }
        arguments.session.options.cpuSeconds = seconds
      },
      Option(
        name: "--max-instructions", value: "N",
        help: "Lua instructions of the run: a limit met at the same place every time (default none)"
      ) { arguments, text throws(UsageError) in
        arguments.session.options.instructions = Int64(try Option.whole("--max-instructions", text, 1...Int.max))
      },
      Option(name: "--max-pattern", value: "N", help: "steps of one pattern match (default 10000000)") {
        arguments, text throws(UsageError) in
        arguments.session.options.patternSteps = Int64(try Option.whole("--max-pattern", text, 1...Int.max))
      },
      Option(name: "--max-time", value: "S", help: "virtual seconds (default 86400)") {
        arguments, text throws(UsageError) in
        guard let seconds = Double(text), seconds > 0, seconds <= 1e9 else {
          throw Option.wrong("--max-time", "seconds (more than 0, up to 1000000000)", text)
        }
        arguments.session.options.virtualSeconds = seconds
      },
      Option(name: "--max-steps", value: "N", help: "events, frames and wakes of the run (default 10000000)") {
        arguments, text throws(UsageError) in
        arguments.session.options.steps = try Option.whole("--max-steps", text, 1...Int.max)
      },
      Option(name: "--max-events", value: "N", help: "events in the trace (default 2000000)") {
        arguments, text throws(UsageError) in
        arguments.session.options.traceLimit = try Option.whole("--max-events", text, 1...100_000_000)
      },
      Option(name: "--max-storm", value: "N", help: "events at one instant (default 10000)") {
        arguments, text throws(UsageError) in
        arguments.session.options.stormLimit = try Option.whole("--max-storm", text, 16...10_000_000)
      },
      Option(name: "--max-components", value: "N", help: "components that live at once (default 100000)") {
        arguments, text throws(UsageError) in
        arguments.session.options.componentLimit = try Option.whole("--max-components", text, 1...10_000_000)
      },
      Option(name: "--max-script", value: "MB", help: "size of a script file (default 8)") {
        arguments, text throws(UsageError) in
        arguments.session.scriptLimit = try Option.whole("--max-script", text, 1...1024) << 20
      },

    ])

  /// For the tests of detent itself.
  static let hidden = OptionGroup(
    options: [
      Option(name: "--fault", value: nil, help: "") { arguments, _ in arguments.faults = true },
      Option(name: "--draw-again", value: "N", help: "") { arguments, text throws(UsageError) in
        arguments.render.repetitions = try Option.whole("--draw-again", text, 0...1_000_000)
      },
      Option(name: "--refuse-allocation", value: "N", help: "") { arguments, text throws(UsageError) in
        arguments.session.options.refusedAllocation = Int64(try Option.whole("--refuse-allocation", text, 1...Int.max))
      },

    ], isHidden: true)
}
