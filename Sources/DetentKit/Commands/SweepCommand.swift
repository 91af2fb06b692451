import DetentCore
import DetentLua

extension Verb {
  static let sweep = Verb(
    name: "sweep", operands: "SCRIPT [options]",
    summary: "draw where swipes of every distance and speed come to rest",
    about: """
      Runs a script, then makes swipes of many distances and speeds on copies of the screen as the script left it, and draws
      the page or row on which each comes to rest. The borders between outcomes are found by halving. No handler runs.
      """,
    groups: [.sweep, .script, .output, .limits]
  ) { arguments, console in
    var command = SweepCommand(arguments: arguments, console: console)
    return command.run()
  }
}

/// `detent sweep`
struct SweepCommand {
  var arguments: Arguments
  var console: Console

  private var settings: SweepSettings { arguments.sweep }

  mutating func run() -> ExitCode {
    guard arguments.files.count == 1, let file = arguments.files.first else {
      console.error("detent sweep: give one script that makes a screen; see: detent help sweep")
      return .usage
    }
    var request = TestFileRequest(path: file, session: arguments.session)
    request.session.options.arguments = arguments.rest
    guard let source = try? Files.read(file, limit: arguments.session.scriptLimit),
      let host = request.host(OutputLines(), RequiredSources())
    else {
      console.error("detent sweep: \(file): cannot be read")
      return .script
    }
    Running.note("sweeping \(file)")
    if let failure = host.run(source, name: file) {
      console.error("detent sweep: \(failure.message)")
      return .script
    }
    do { return try draw(host) } catch {
      console.error("detent sweep: \(error.message)")
      return .usage
    }
  }

  private mutating func draw(_ host: Host) throws(UsageError) -> ExitCode {
    let component = try component(on: host.snapshot)
    let map = try SweepMap(host, component, settings)
    for line in map.text { console.out(line) }
    guard let path = settings.svgPath else { return console.outputFailed ? .output : .well }
    do { try Files.writeWhole(path, map.svg) } catch {
      console.error("detent sweep: the picture could not be written: \(error.description)")
      return .output
    }
    return console.outputFailed ? .output : .well
  }

  private func component(on stage: Stage) throws(UsageError) -> ComponentID {
    guard Host.swipeDirections.contains(settings.direction) else {
      let hint = Spelling.hint(settings.direction, among: Host.swipeDirections)
      throw UsageError(message: "--to: there is no direction \"\(settings.direction)\"\(hint)")
    }
    guard let screen = stage.shownScreen else { throw UsageError(message: "the script shows no screen") }
    let found = stage.descendants(of: screen).filter {
      $0.kind != .pageControl && stage.rests(of: $0).first?.isPlace == true
    }
    guard let name = settings.component else {
      guard let first = found.first else { throw UsageError(message: "the screen has no pager and no picker") }
      return first
    }
    guard let named = found.first(where: { stage[attributes: $0].name == name }) else {
      let names = found.map { stage[attributes: $0].name }
      throw UsageError(
        message: "--component: no pager or picker is called \"\(name)\"\(Spelling.hint(name, among: names))"
          + " (there are: \(names.joined(separator: ", ")))")
    }
    return named
  }
}
