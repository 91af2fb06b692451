import DetentCore

/// The curves of a run: its stage asked again, moment by moment.
struct Recording: Sendable {
  private(set) var curves: [Curve] = []
  /// How many more moved.
  private(set) var leftOut = 0

  /// Moments a second while anything moves, fewer in long runs.
  private static let rate = 120.0
  /// The most moments that are asked for.
  private static let limit = 3000
  /// The most curves that are kept, those that moved first.
  static let curveLimit = 6
  private static let levelLimit = 12

  /// `begin` and `end`: what of the run is wanted.
  init(of stage: Stage, trace: Trace, from begin: Instant, through end: Instant) {
    let span = (end - begin).seconds
    let step = Duration(roundingUp: max(1 / Recording.rate, span / Double(Recording.limit)))
    var time = begin
    var event = 0
    while let moment = stage.at(time) {
      add(moment)
      guard time < end else { break }
      while event < trace.count, trace[event].time <= time { event += 1 }
      let next = min(event < trace.count ? trace[event].time : end, end)
      if moment.isStill {
        hold(from: moment.now, until: next)
        time = next
      } else {
        time = min(max(time + step, time), next)
      }
    }
    finish(stage)
  }

  private mutating func add(_ moment: Stage) {
    for subject in moment.subjects {
      var sample = moment.sample(subject)
      if let index = curves.firstIndex(where: { $0.subject == subject }) {
        if curves[index].rests(sample) { sample.velocity = 0 }
        curves[index].samples.append(sample)
        curves[index].lastAsked = moment.now
      } else {
        curves.append(Curve(subject: subject, samples: [sample], lastAsked: moment.now))
      }
    }
  }

  /// What was asked at a moment stays as it was until another.
  private mutating func hold(from now: Instant, until time: Instant) {
    for index in curves.indices where curves[index].lastAsked == now {
      guard var last = curves[index].samples.last else { continue }
      last.time = time.seconds
      last.velocity = 0
      curves[index].samples.append(last)
    }
  }

  /// Drops what did not move, and names the rest as it was when it was last seen.
  private mutating func finish(_ stage: Stage) {
    let moved = curves.filter(\.hasMoved)
    leftOut = max(0, moved.count - Recording.curveLimit)
    curves = moved.prefix(Recording.curveLimit).map { curve in
      guard let moment = stage.at(curve.lastAsked) else { return curve }
      var curve = curve
      curve.title = moment.title(of: curve.subject)
      curve.levels = moment.levels(of: curve.subject, within: curve.reach, limit: Recording.levelLimit)
      return curve
    }
  }
}
