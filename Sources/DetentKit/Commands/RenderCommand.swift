import DetentCore
import DetentLua

extension Verb {
  static let render = Verb(
    name: "render", operands: "FILE [options]",
    summary: "draw what a script's screens looked like, as SVG, PNG or APNG",
    about: """
      Runs a script and draws the screen that was shown: as it was at the end, or at another moment; one picture a step;
      a motion, picture by picture, as curves or (--out FILE.apng) played.
      """,
    groups: [.render, .shots, .script, .limits, .hidden]
  ) { arguments, console in
    var command = RenderCommand(arguments: arguments, console: console)
    return command.run()
  }
}

/// `detent render`: a script's run as a picture.
struct RenderCommand {
  var arguments: Arguments
  var console: Console

  mutating func run() -> ExitCode {
    guard arguments.files.count == 1 else {
      let given = arguments.files.isEmpty ? "none is given" : "given are \(arguments.files.joined(separator: ", "))"
      console.error("detent render: give one script (\(given)); see: detent help render")
      return .usage
    }
    let file = arguments.files[0]
    let path = arguments.render.out ?? RenderCommand.path(for: file)
    guard let format = RenderOptions.Format(path: path) else {
      console.error("detent render: --out \(path): a picture is .svg, .png or .apng")
      return .usage
    }
    if arguments.shotFolder == nil, let refusal = arguments.render.refusal(of: format) {
      console.error("detent render: \(refusal)")
      return .usage
    }
    let source: [UInt8]
    do { source = try Files.readScript(file, limit: arguments.session.scriptLimit) } catch {
      console.error("detent: \(error.description)")
      return .script
    }
    let name = file == "-" ? "stdin" : file
    Running.note("running \(name)")
    var session = arguments.session
    session.keepsSteps = true
    let result = session.run(source: source, name: name, folder: file == "-" ? nil : Files.folder(of: file))
    var report = Report(
      result: result, console: console, isVerbose: arguments.isVerbose, seed: arguments.session.options.seed)
    if result.failure != nil { report.print(isQuiet: true) }
    Running.note("drawing \(name)")
    let code =
      if let folder = arguments.shotFolder { writeShots(result, to: folder) } else {
        draw(result, to: path, as: format)
      }
    return max(Report.code(of: result), code)
  }

  private static func path(for file: String) -> String {
    file == "-" ? "-" : (file.hasSuffix(".lua") ? String(file.dropLast(4)) : file) + ".svg"
  }

  /// The pictures that the script took, in place of one of our choice.
  private mutating func writeShots(_ result: Session.Result, to folder: String) -> ExitCode {
    guard !result.shots.isEmpty else {
      console.error("detent render: --shots: the script takes no pictures (screen:shot \"name\")")
      return .usage
    }
    do { try ShotFolder(path: folder, scale: arguments.render.scale ?? 2).write(result.shots) } catch {
      console.error("detent render: \(error.message)")
      return error.code
    }
    console.out("\(folder): \(result.shots.count) \(result.shots.count == 1 ? "picture" : "pictures")")
    return console.outputFailed ? .output : .well
  }

  private mutating func draw(_ result: Session.Result, to path: String, as format: RenderOptions.Format) -> ExitCode {
    let bytes: [UInt8]
    do {
      let rendering = Rendering(result: result, options: arguments.render, rules: arguments.session.auditSettings)
      bytes = try rendering.bytes(format)
      try rendering.drawAgain(format)
    } catch {
      console.error("detent render: \(error.message)")
      return error.code
    }
    guard path != "-" else { return Files.put(bytes, to: Files.standardOutput) ? .well : .output }
    do { try Files.writeWhole(path, bytes) } catch {
      console.error("detent: the picture could not be written: \(error.description)")
      return .output
    }
    console.out("\(path): \(bytes.count) bytes")
    return console.outputFailed ? .output : .well
  }
}
