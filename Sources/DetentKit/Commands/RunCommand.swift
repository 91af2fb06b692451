import DetentCore
import DetentLua

extension Verb {
  static let run = Verb(
    name: "run", operands: "FILE… [options] [-- ARGUMENTS]",
    summary: "run Lua scenario scripts; \"-\" reads one from standard input",
    about: """
      Runs each script with a fresh stage and prints its steps, notes and prints, a failed assertion with the lines
      around it, and a last line. What stands behind "--" is in the script's table "arg".
      """,
    groups: [.reports, .trace, .shots, .script, .output, .limits, .hidden],
    tail: { OptionGroup.table(of: RunReport.kinds) + "\n\nDevices: \(Device.all.map(\.name).joined(separator: ", "))" },
    perform: { arguments, console in
      var command = RunCommand(arguments: arguments, console: console)
      return command.run()
    })
}

/// `detent run`: scripts one after another, each with a stage of its own.
struct RunCommand {
  var arguments: Arguments
  var console: Console
  private var reports: Reports<RunReport>?

  init(arguments: Arguments, console: Console) {
    self.arguments = arguments
    self.console = console
  }

  mutating func run() -> ExitCode {
    guard !arguments.files.isEmpty else {
      console.error("detent run: no script given (\"-\" reads standard input); see: detent help run")
      return .usage
    }
    guard arguments.files.count == 1 || arguments.tracePath == nil && arguments.reports.isEmpty else {
      let option = arguments.tracePath == nil ? "--report" : "--trace"
      console.error("detent run: \(option) writes one file, so it goes with one script")
      return .usage
    }
    do { reports = try RunReport.reports(arguments) } catch {
      console.error("detent run: \(error.message)")
      return .usage
    }
    var worst = ExitCode.well
    for file in arguments.files where Running.interruption == 0 { worst = max(worst, run(file)) }
    return worst
  }

  private mutating func run(_ file: String) -> ExitCode {
    let source: [UInt8]
    do { source = try Files.readScript(file, limit: arguments.session.scriptLimit) } catch {
      console.error("detent: \(error.description)")
      return .script
    }
    let name = file == "-" ? "stdin" : file
    Running.note("running \(name)")
    if arguments.faults { fatalError("a fault, as asked for by --fault") }
    let printer = Printer(console: console, isQuiet: arguments.isQuiet)
    if !arguments.isQuiet { printer.out(console.bold(name)) }
    var session = arguments.session
    session.isLast = file == arguments.files.last
    session.keepsSteps = !arguments.reports.isEmpty
    session.onOutput = { printer.show($0) }
    let result = session.run(source: source, name: name, folder: file == "-" ? nil : Files.folder(of: file))
    if arguments.isVerbose { printer.showEvents(result) }
    Running.note("writing what happened in \(name)")
    let written = max(writeTrace(result), writeReports(result), writeShots(result))
    var report = Report(
      result: result, console: printer.console, isVerbose: arguments.isVerbose, seed: session.options.seed)
    report.print(isQuiet: arguments.isQuiet)
    let code = max(Report.code(of: result), written)
    return printer.console.outputFailed || report.console.outputFailed ? max(code, .output) : code
  }

  private mutating func writeReports(_ result: Session.Result) -> ExitCode {
    reports?.tell(RunReport(result: result, seed: arguments.session.options.seed))
    let failures = reports?.finish() ?? []
    for failure in failures { console.error("detent: \(failure)") }
    return failures.isEmpty ? .well : .output
  }

  private mutating func writeShots(_ result: Session.Result) -> ExitCode {
    guard let folder = arguments.shotFolder else { return .well }
    do { try ShotFolder(path: folder).write(result.shots) } catch {
      console.error("detent: \(error.message)")
      return error.code
    }
    return .well
  }

  private func writeTrace(_ result: Session.Result) -> ExitCode {
    guard let path = arguments.tracePath else { return .well }
    do {
      try Files.write(path) { put throws(FileError) in
        try result.writeTrace(seed: arguments.session.options.seed, to: put)
      }
      return .well
    } catch {
      console.error("detent: the trace could not be written: \(error.description)")
      return .output
    }
  }
}

/// Prints what a script says while it runs. A class because the session's closure and the command share it.
final class Printer {
  var console: Console
  private let isQuiet: Bool

  init(console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  func out(_ line: String) { console.out(line) }

  func show(_ output: ScriptOutput) {
    switch output {
    case .print(let text): console.out(Console.isTerminal ? Text.unsteered(text) : text)
    case .step(let text, let time):
      if !isQuiet { console.out("\(stamp(time))  \(console.bold("▸ " + Text.unsteeredLine(text)))") }
    case .note(let text, let time):
      if !isQuiet { console.out("\(stamp(time))    \(console.dim(Text.unsteeredLine(text)))") }
    }
  }

  /// Every event that handlers can hear, one a line.
  func showEvents(_ result: Session.Result) {
    console.out(console.dim("events:"))
    for index in 0..<result.trace.count where result.trace[index].what.signal != nil {
      let event = result.trace[index]
      console.out("\(stamp(event.time))    \(TraceLines.name(of: event.source)) \(event.what.name)")
    }
  }

  private func stamp(_ time: Instant) -> String {
    let text = Text.seconds(time)
    return console.dim(String(repeating: " ", count: max(0, 9 - text.count)) + text)
  }
}
