import DetentCore
import DetentDrawing
import DetentLua

/// Why nothing was drawn, and how the command ends.
struct RenderError: Error {
  var message: String
  var code = ExitCode.usage

  init(message: String, code: ExitCode = .usage) {
    self.message = message
    self.code = code
  }

  init(_ error: FileError) { self.init(message: "a picture could not be written: \(error.description)", code: .output) }
}

/// Marks with the size of their picture.
struct Drawing {
  var marks: [Mark]
  var size: Size
  var title: String

  init(marks: [Mark], size: Size, title: String) {
    self.marks = marks
    self.size = size
    self.title = title
  }

  init(_ picture: Picture) { self.init(marks: picture.marks, size: picture.size, title: picture.title) }

  var svg: String { SVG.document(marks, size: size, title: title) }

  func png(scale: Double) throws(RenderError) -> [UInt8] {
    do { return try Raster.png(marks, size: size, scale: scale) } catch {
      switch error {
      case .noLibrary(let what):
        throw RenderError(
          message:
            "\(what), which PNG needs (Debian: apt-get install libpangocairo-1.0-0 fonts-inter); SVG works without",
          code: .output)
      case .size(let size, let scale):
        throw RenderError(
          message:
            "a PNG of \(Text.size(size)) points at \(Text.number(scale)) pixels each: a side is from 1 to 16384 pixels")
      case .encoding: throw RenderError(message: "the PNG could not be made", code: .output)
      }
    }
  }
}

/// The pictures of a finished run.
struct Rendering {
  var result: Session.Result
  var options: RenderOptions

  func drawing() throws(RenderError) -> Drawing {
    switch options.kind {
    case .picture:
      let picture = try picture(at: try moment())
      let marks = picture.marks + options.overlays.flatMap { $0.marks(on: picture) }
      return Drawing(marks: marks, size: picture.size, title: picture.title)
    case .filmstrip: return try sheet(try film(), hasArrows: false)
    case .steps: return try sheet(try steps(), hasArrows: true)
    case .chart: return try chart()
    }
  }

  private func chart() throws(RenderError) -> Drawing {
    let begin = result.stage.earliestKept
    let end = try moment()
    guard let chart = Chart(of: result.stage, trace: result.trace, from: begin, through: end) else {
      throw RenderError(message: "--chart: nothing scrolled or turned by \(Text.seconds(end))")
    }
    return Drawing(marks: chart.marks, size: chart.size, title: "\(result.name), motion over time")
  }

  private func sheet(_ moments: [(time: Instant, caption: String)], hasArrows: Bool) throws(RenderError) -> Drawing {
    var pictures: [(picture: Picture, caption: String)] = []
    for moment in moments { pictures.append((try picture(at: moment.time), moment.caption)) }
    var sheet = Sheet(pictures)
    sheet.hasArrows = hasArrows
    sheet.overlays = options.overlays
    return Drawing(marks: sheet.marks, size: sheet.size, title: result.name)
  }

  /// The screen that was shown at a moment.
  private func picture(at time: Instant) throws(RenderError) -> Picture {
    guard let stage = result.stage.at(time) else {
      throw RenderError(
        message: "the moment \(Text.seconds(time)) is no longer kept: the run is too long "
          + "(kept from \(Text.seconds(result.stage.earliestKept)))")
    }
    guard let screen = stage.shownScreen, let picture = Picture(stage, of: screen) else {
      throw RenderError(message: "no screen was shown at \(Text.seconds(time))")
    }
    return picture
  }

  private func moment() throws(RenderError) -> Instant {
    switch options.moment {
    case .end: return result.end
    case .settled: return lastStill
    case .seconds(let seconds):
      let time = Instant.zero + Duration(roundingUp: seconds)
      guard time <= result.end else {
        throw RenderError(message: "--at \(Text.number(seconds)): the run ended at \(Text.seconds(result.end))")
      }
      return time
    }
  }

  /// The last moment at which nothing moved: the end, unless the run was cut off in a motion.
  private var lastStill: Instant {
    if result.stage.isStill { return result.end }
    for index in (0..<result.trace.count).reversed() {
      let time = result.trace[index].time
      if time < result.end, result.stage.at(time)?.isStill == true { return time }
    }
    return result.end
  }

  // MARK: Several moments

  /// The end of each step: the moment at which the next one begins.
  private func steps() throws(RenderError) -> [(time: Instant, caption: String)] {
    var found: [(begin: Instant, text: String)] = []
    for index in 0..<result.trace.count {
      if case .step(let text) = result.trace[index].what { found.append((result.trace[index].time, text)) }
    }
    guard !found.isEmpty else { throw RenderError(message: "--steps: the script has no steps (step \"…\")") }
    return found.indices.map { index in
      let end = index + 1 < found.count ? found[index + 1].begin : result.end
      return (end, "\(index + 1). \(found[index].text)")
    }
  }

  /// Equal distances from the touch that a motion began with to its rest.
  private func film() throws(RenderError) -> [(time: Instant, caption: String)] {
    let limit = try moment()
    let trace = result.trace
    let gestures = (0..<trace.count).filter { index in
      if case .gesture = trace[index].what { trace[index].time <= limit } else { false }
    }
    guard let last = gestures.last else {
      throw RenderError(message: "--filmstrip: no gesture was made by \(Text.seconds(limit))")
    }
    let begin = trace[last].time
    let next = (last + 1..<trace.count).first { index in
      if case .gesture = trace[index].what { trace[index].time > begin } else { false }
    }
    let end = rest(after: begin, before: next.map { trace[$0].time } ?? result.end)
    let span = (end - begin).microseconds
    return (0..<options.count).map { index in
      let time = begin + Duration(microseconds: span * Int64(index) / Int64(max(1, options.count - 1)))
      return (time, Text.seconds(time))
    }
  }

  /// The first recorded moment after a gesture's begin at which nothing moves any more.
  private func rest(after begin: Instant, before limit: Instant) -> Instant {
    for index in 0..<result.trace.count {
      let time = result.trace[index].time
      if time > begin, time <= limit, result.stage.at(time)?.isStill == true { return time }
    }
    return limit
  }
}
