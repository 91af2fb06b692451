import DetentDrawing

extension OptionGroup {
  /// What is drawn, and where to.
  static let render = OptionGroup(options: [
    Option(
      name: "--out", value: "FILE",
      help: "where to write: .svg (default, beside the script), .png, or .apng, which plays; \"-\" is standard output"
    ) { $0.render.out = $1 },
    Option(
      name: "--at", value: "TIME", help: "a moment: seconds, \"end\", or \"settled\" (default), the last one at rest"
    ) {
      arguments, text throws(UsageError) in
      arguments.render.moment = try RenderOptions.Moment(text)
    },
    Option(name: "--scale", value: "N", help: "pixels a point of a PNG, 0.1 to 10 (default 2, of an APNG 1)") {
      arguments, text throws(UsageError) in
      guard let scale = Double(text), (0.1...10).contains(scale) else {
        throw Option.wrong("--scale", "a number from 0.1 to 10", text)
      }
      arguments.render.scale = scale
    },
    Option(
      name: "--from", value: "SECONDS",
      help: "where a film strip or an APNG begins (default: with the last gesture until --at), a chart, the steps"
    ) { arguments, text throws(UsageError) in
      guard let seconds = Double(text), seconds >= 0, seconds <= 1e9 else {
        throw Option.wrong("--from", "seconds", text)
      }
      arguments.render.begin = seconds
    },
    Option(name: "--fps", value: "N", help: "pictures a second of an APNG, 1 to 60 (default 30)") {
      arguments, text throws(UsageError) in
      guard let rate = Int(text), (1...60).contains(rate) else {
        throw Option.wrong("--fps", "a whole number from 1 to 60", text)
      }
      arguments.render.rate = rate
    },
    Option(name: "--steps", value: nil, help: "one picture a step, with arrows") {
      arguments, _ throws(UsageError) in try arguments.render.choose(.steps)
    },
    Option(name: "--filmstrip", value: nil, help: "the last gesture until --at and its motion, in eight pictures") {
      arguments, _ throws(UsageError) in try arguments.render.choose(.filmstrip)
    },
    Option(
      name: "--chart", value: nil, help: "offset, velocity and page over time until --at, with touches and events"
    ) { arguments, _ throws(UsageError) in try arguments.render.choose(.chart) },
    Option(name: "--frame", value: nil, help: "draw the device around the screen, with its status bar") {
      arguments, _ in arguments.render.hasFrame = true
    },
    Option(
      name: "--overlay", value: "LIST",
      help: "also draw \(Overlay.allCases.map(\.rawValue).joined(separator: ", ")); separated by commas"
    ) { arguments, text throws(UsageError) in
      for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let overlay = Overlay(rawValue: word) else {
          let names = Overlay.allCases.map(\.rawValue)
          throw UsageError(message: "--overlay: there is no \"\(word)\"\(Spelling.hint(word, among: names))")
        }
        arguments.render.overlays.append(overlay)
      }
    },
  ])
}

extension RenderOptions {
  /// One command draws one kind of picture.
  mutating func choose(_ new: Kind) throws(UsageError) {
    guard kind == .picture || kind == new else {
      throw UsageError(message: "--\(kind.rawValue) and --\(new.rawValue) do not go together: one picture at a time")
    }
    kind = new
  }

  /// What was asked for and says nothing about a picture of that format; nil: all of it does.
  func refusal(of format: Format) -> String? {
    if format == .apng, kind != .picture {
      return "an .apng plays a motion, so it does not go with --\(kind.rawValue)"
    }
    if format != .apng, rate != nil { return "--fps is for an animation (--out FILE.apng)" }
    if format == .svg, scale != nil { return "--scale is for pixels (--out FILE.png or FILE.apng)" }
    return nil
  }
}

extension RenderOptions.Moment {
  init(_ text: String) throws(UsageError) {
    switch text {
    case "end": self = .end
    case "settled": self = .settled
    default:
      guard let seconds = Double(text), seconds >= 0, seconds <= 1e9 else {
        throw Option.wrong("--at", "seconds, \"end\" or \"settled\"", text)
      }
      self = .seconds(seconds)
    }
  }
}
