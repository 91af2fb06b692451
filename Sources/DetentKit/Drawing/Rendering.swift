import DetentCore
import DetentDrawing
import DetentGuidelines
import DetentLua

/// The pictures of a finished run.
struct Rendering {
  var result: Session.Result
  var options: RenderOptions
  /// What the guidelines find in the run, if it is to be drawn.
  private let findings: [Overlay.Finding]

  init(result: Session.Result, options: RenderOptions, rules: Audit.Settings) {
    self.result = result
    self.options = options
    findings = options.overlays.contains(.findings) ? Rendering.findings(in: result, rules) : []
  }

  private static func findings(in result: Session.Result, _ rules: Audit.Settings) -> [Overlay.Finding] {
    result.audit(rules).findings.filter { $0.verdict != .allowed }.map { found in
      Overlay.Finding(
        rule: found.rule, severity: found.severity.rawValue, component: found.component, message: found.message,
        time: found.time)
    }
  }

  func bytes(_ format: RenderOptions.Format) throws(RenderError) -> [UInt8] {
    switch format {
    case .svg: try Array(drawing().svg.utf8)
    case .png: try drawing().png(scale: options.scale ?? 2)
    case .apng: try animation()
    }
  }

  /// Draws the picture again and again: as text, or into an image that is not compressed.
  func drawAgain(_ format: RenderOptions.Format) throws(RenderError) {
    guard options.repetitions > 0 else { return }
    let picture = try picture(at: try moment())
    for _ in 0..<options.repetitions {
      let drawing = drawing(of: picture)
      guard format == .png else {
        precondition(!drawing.svg.isEmpty, "a document has a root")
        continue
      }
      do { try Raster.paint(drawing.marks, size: drawing.size, scale: options.scale ?? 2) } catch {
        throw RenderError(error)
      }
    }
  }

  private func drawing() throws(RenderError) -> Drawing {
    switch options.kind {
    case .picture: return drawing(of: try picture(at: try moment()))
    case .filmstrip: return try sheet(try film(), hasArrows: false)
    case .steps: return try sheet(try steps(), hasArrows: true)
    case .chart: return try chart()
    }
  }

  private func drawing(of picture: Picture) -> Drawing {
    let overlay = options.overlays.flatMap { $0.marks(on: picture, findings: findings) }
    guard options.hasFrame else {
      return Drawing(marks: picture.marks + overlay, size: picture.size, title: picture.title)
    }
    let device = DeviceFrame(picture, overlay: overlay)
    return Drawing(marks: device.marks, size: device.size, title: picture.title)
  }

  private func chart() throws(RenderError) -> Drawing {
    let end = try moment()
    let begin = try self.begin(before: end) ?? result.stage.earliestKept
    guard let chart = Chart(of: result.stage, trace: result.trace, from: begin, through: end) else {
      throw RenderError(message: "--chart: nothing scrolled or turned by \(Text.seconds(end))")
    }
    return Drawing(marks: chart.marks, size: chart.size, title: "\(result.name), motion over time")
  }

  private func sheet(_ moments: [(stage: Stage, caption: String)], hasArrows: Bool) throws(RenderError) -> Drawing {
    var pictures: [(picture: Picture, caption: String)] = []
    for moment in moments { pictures.append((try picture(of: moment.stage), moment.caption)) }
    var sheet = Sheet(pictures)
    sheet.hasArrows = hasArrows
    sheet.overlays = options.overlays
    sheet.findings = findings
    sheet.hasFrames = options.hasFrame
    return Drawing(marks: sheet.marks, size: sheet.size, title: result.name)
  }

  /// The screen that was shown at a moment.
  private func picture(at time: Instant) throws(RenderError) -> Picture { try picture(of: stage(at: time)) }

  func stage(at time: Instant) throws(RenderError) -> Stage {
    guard let stage = result.stage.at(time) else {
      throw RenderError(
        message: "the moment \(Text.seconds(time)) is no longer kept: the run is too long "
          + "(kept from \(Text.seconds(result.stage.earliestKept)))")
    }
    return stage
  }

  private func picture(of stage: Stage) throws(RenderError) -> Picture {
    guard let screen = stage.shownScreen, let picture = Picture(stage, of: screen) else {
      throw RenderError(message: "no screen was shown at \(Text.seconds(stage.now))")
    }
    return picture
  }

  // MARK: Animation

  /// The most pictures of an animation.
  private static let frameLimit = 3000
  /// How long the last picture stands, in seconds, before the animation begins again.
  private static let pause = 1

  private var rate: Int { options.rate ?? 30 }

  /// A motion played, a picture for each moment.
  private func animation() throws(RenderError) -> [UInt8] {
    let (begin, end) = try motion()
    let count = Int((end - begin).seconds * Double(rate)) + 1
    guard count <= Rendering.frameLimit else {
      throw RenderError(
        message:
          "\(count) pictures (\(Text.seconds(begin)) to \(Text.seconds(end)), \(rate) a second) are more than "
          + "the \(Rendering.frameLimit) of an animation: --from, --at and --fps make it shorter")
    }
    var drawings: [Drawing] = []
    for index in 0..<count {
      let time = begin + Duration(microseconds: Int64(index) * 1_000_000 / Int64(rate))
      drawings.append(drawing(of: try picture(at: index + 1 < count ? time : end)))
    }
    let size = Size(
      width: drawings.map(\.size.width).max() ?? 0, height: drawings.map(\.size.height).max() ?? 0)
    var animation = AnimatedPNG(size: size, scale: options.scale ?? 1, rate: rate)
    do {
      for drawing in drawings { try animation.add(drawing.marks) }
    } catch { throw RenderError(error) }
    animation.hold(for: Rendering.pause * rate)
    return animation.bytes
  }
}
