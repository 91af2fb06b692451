import DetentCore
import DetentLua

extension Verb {
  static let live = Verb(
    name: "live", operands: "FILE [options] [-- ARGUMENTS]",
    summary: "show a script's run in the browser, follow the file, and let a person touch the screen",
    about: """
      Runs a script and serves the page on which its run plays, to the browser on this machine alone (127.0.0.1). When the
      script or a module of it is saved, it runs again, and what was done by hand is done again. A person can touch the
      screen there; "Save as script" writes what was done beside the script. Control-C ends it.
      """,
    groups: [.live, .script, .output, .limits, .hidden]
  ) { arguments, console in
    var command = LiveCommand(arguments: arguments, console: console)
    return command.run()
  }
}

/// `detent live`: one script, one server, until control-C.
struct LiveCommand {
  var arguments: Arguments
  var console: Console
  private var number = 0
  /// What was done by hand after the last run that went well, and where that run had ended.
  private var hand: (inputs: [LiveInput], base: Instant) = ([], .zero)

  init(arguments: Arguments, console: Console) {
    self.arguments = arguments
    self.console = console
  }

  mutating func run() -> ExitCode {
    guard arguments.files.count == 1, let file = arguments.files.first, file != "-" else {
      console.error("detent live: give one script, as a file; see: detent help live")
      return .usage
    }
    do throws(FileError) {
      guard var run = try start(file) else {
        console.error("detent live: the memory limit does not suffice to begin")
        return .script
      }
      var server: HTTPServer
      do { server = try HTTPServer(port: arguments.port) } catch { return noServer(error) }
      defer { server.close() }
      console.out("\(file) is live at \(server.address)")
      if !arguments.isQuiet { console.out(console.dim("control-C ends it")) }
      serve(file, &run, &server)
      return console.outputFailed ? .output : .well
    } catch {
      console.error("detent: \(error.description)")
      return .script
    }
  }

  private func noServer(_ failure: Socket.Failure) -> ExitCode {
    let reason = failure.isTaken ? "is taken by another program; give another one, or none" : failure.reason
    console.error("detent live: port \(arguments.port) \(reason)")
    return .output
  }

  /// Runs the script anew, and at its end does again what was done by hand.
  private mutating func start(_ file: String) throws(FileError) -> LiveRun? {
    let source = try Files.readScript(file, limit: arguments.session.scriptLimit)
    number += 1
    Running.note("running \(file)")
    let run = LiveRun(
      source, name: file, folder: Files.folder(of: file), session: arguments.session, number: number)
    guard let run else { return nil }
    if let failure = run.result.failure { console.error(failure.message) }
    run.repeatInputs(hand.inputs, from: hand.base)
    return run
  }

  private mutating func serve(_ file: String, _ run: inout LiveRun, _ server: inout HTTPServer) {
    var watched = WatchedFiles(watching: [file] + run.files)
    var asked = LiveDesk.Asked()
    while server.turn({ request in LiveDesk(run: run).answer(request, &asked) }) {
      for tab in asked.moved { server.push(HTTPResponse.event("moved", "\(tab)")) }
      asked.moved = []
      let files = WatchedFiles(watching: [file] + run.files)
      guard asked.again || !files.changes(from: watched).isEmpty else { continue }
      watched = files
      // A file that is just being written may be gone for a moment: the next change will tell.
      if asked.again { hand = ([], .zero) } else if run.result.failure == nil { hand = (run.inputs, run.result.end) }
      asked.again = false
      guard let next = next(file, &server) else { continue }
      run = next
      watched = WatchedFiles(watching: [file] + run.files)
      server.push(HTTPResponse.event("run", "\(run.number)"))
      if !arguments.isQuiet { console.out(console.dim("run \(run.number)")) }
    }
  }
}

extension LiveCommand {
  /// The script's next run; nil: it cannot be read, which the page is told. What is just being written comes again.
  private mutating func next(_ file: String, _ server: inout HTTPServer) -> LiveRun? {
    do throws(FileError) { return try start(file) } catch {
      console.error("detent live: \(error.description)")
      server.push(HTTPResponse.event("lost", JSONObject.quoted("the script cannot be read: \(error.description)")))
      return nil
    }
  }
}

/// Answers what the page asks.
struct LiveDesk {
  var run: LiveRun

  /// What the desk itself cannot do.
  struct Asked {
    var again = false
    /// The pages that have taken the run further: others follow.
    var moved: [Int] = []
  }

  func answer(_ request: HTTPRequest, _ asked: inout Asked) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", "/"): return .page(run.page())
    case ("GET", "/events"): return .events
    case ("POST", "/input"): return input(request.body, &asked)
    case ("POST", "/save"): return save()
    case ("POST", "/again"):
      asked.again = true
      return .json("{}")
    case (_, "/"), (_, "/events"), (_, "/input"), (_, "/save"), (_, "/again"):
      return .refusal(405, "not by \(request.method)")
    default: return .refusal(404, "there is nothing here")
    }
  }

  private func input(_ body: [UInt8], _ asked: inout Asked) -> HTTPResponse {
    guard let news = (try? JSON(parsing: body)).flatMap({ LiveNews($0) }) else {
      return .refusal(400, "no list of inputs, as the page sends them")
    }
    guard news.run == run.number else { return .refusal(409, "the script has changed: load the page again") }
    let end = run.end
    let refused = run.take(news.inputs, until: news.until)
    if !news.inputs.isEmpty || run.end > end { asked.moved.append(news.tab) }
    return .json(run.news(news, refused: refused))
  }

  /// Writes a new script beside the old one, under a name that no file has.
  private func save() -> HTTPResponse {
    guard !run.inputs.isEmpty else { return .refusal(409, "nothing has been done by hand yet") }
    let name = run.result.name
    let stem = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    let paths = (1...999).lazy.map { "\(stem)-by-hand\($0 == 1 ? "" : "-\($0)").lua" }
    guard let path = paths.first(where: { !Files.exists($0) }) else {
      return .refusal(409, "there are too many scripts of that name")
    }
    let script: String
    do { script = try run.script() } catch { return .refusal(409, error.message) }
    do { try Files.writeWhole(path, script) } catch { return .refusal(409, error.description) }
    var answer = JSONObject()
    answer.add("path", path)
    return .json(answer.closed)
  }
}
