import DetentCore
import DetentLua

/// Which moments of the run are drawn.
extension Rendering {
  func moment() throws(RenderError) -> Instant {
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

  /// The most pictures of a sheet.
  private static let sheetLimit = 500

  /// The end of each step from --from to --at: the stage as it was when the next one began.
  func steps() throws(RenderError) -> [(stage: Stage, caption: String)] {
    let limit = try moment()
    let begin = try self.begin(before: limit) ?? .zero
    var found: [(event: Int, text: String)] = []
    for index in 0..<result.trace.count {
      let event = result.trace[index]
      if case .step(let text) = event.what, event.time >= begin, event.time <= limit {
        found.append((index, text))
      }
    }
    guard !found.isEmpty else { throw RenderError(message: "--steps: the script has no steps (step \"…\")") }
    guard found.count <= Rendering.sheetLimit else {
      throw RenderError(
        message: "--steps: \(found.count) steps; a sheet has room for \(Rendering.sheetLimit): --from and --at choose")
    }
    var pictures: [(stage: Stage, caption: String)] = []
    for index in found.indices {
      let isLast = index + 1 == found.count
      let end = isLast ? try stage(at: limit) : try stage(before: found[index + 1].event)
      pictures.append((end, "\(index + 1). \(found[index].text)"))
    }
    return pictures
  }

  /// The stage when a step began.
  private func stage(before step: Int) throws(RenderError) -> Stage {
    if let begin = result.stepBegins.first(where: { $0.event == step }) { return begin.stage }
    return try stage(at: result.trace[step].time)
  }

  /// Equal distances over a motion.
  func film() throws(RenderError) -> [(stage: Stage, caption: String)] {
    let (begin, end) = try motion()
    let span = (end - begin).microseconds
    var pictures: [(stage: Stage, caption: String)] = []
    for index in 0..<options.count {
      let time = begin + Duration(microseconds: span * Int64(index) / Int64(max(1, options.count - 1)))
      pictures.append((try stage(at: time), Text.seconds(time)))
    }
    return pictures
  }

  /// When --from says that it begins; nil: it says nothing.
  func begin(before end: Instant) throws(RenderError) -> Instant? {
    guard let seconds = options.begin else { return nil }
    let time = Instant.zero + Duration(roundingUp: seconds)
    guard time < end else {
      throw RenderError(message: "--from \(Text.number(seconds)): what is drawn ends at \(Text.seconds(end))")
    }
    return time
  }

  /// From --from to --at; without the first, from the last gesture until then to the rest of what it moved.
  func motion() throws(RenderError) -> (begin: Instant, end: Instant) {
    let limit = try moment()
    if let begin = try begin(before: limit) { return (begin, limit) }
    let trace = result.trace
    let gestures = (0..<trace.count).filter { index in
      if case .gesture = trace[index].what { trace[index].time <= limit } else { false }
    }
    guard let last = gestures.last else {
      throw RenderError(message: "no gesture was made by \(Text.seconds(limit)): --from says where to begin")
    }
    let begin = trace[last].time
    let next = (last + 1..<trace.count).first { index in
      if case .gesture = trace[index].what { trace[index].time > begin } else { false }
    }
    return (begin, rest(after: begin, before: next.map { trace[$0].time } ?? result.end))
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
