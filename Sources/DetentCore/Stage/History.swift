/// Checkpoints of a run, so that any earlier moment can be asked for.
///
/// Between two changes from outside a stage evolves by itself. So a copy taken at the end of each instant at which
/// something came from outside is enough: the state at t is the last copy before t, left alone until t.
struct History: Sendable {
  private var checkpoints: [Stage] = []
  /// Something came from outside since the last checkpoint.
  var isStale = true
  /// The earliest moment that can still be asked for.
  private(set) var earliest = Instant.zero
  private var isOff = false

  /// The most checkpoints kept; the older half is then dropped.
  private static let limit = 1024
  /// The most slots and agenda entries kept in all checkpoints together: a few hundred megabytes.
  private static let weightLimit = 400_000

  /// How many checkpoints as heavy as a stage are kept. Each may hold storage of its own, so its weight is what there is
  /// to copy: slots, used or not, and what waits in the agenda.
  static func limit(for stage: Stage) -> Int { max(4, min(limit, weightLimit / max(1, stage.weight))) }

  /// Whether the stage as it is says anything that the last checkpoint does not.
  var wantsCheckpoint: Bool { isStale && !isOff }

  mutating func add(_ stage: consuming Stage) {
    isStale = false
    let limit = History.limit(for: stage)
    checkpoints.append(stage)
    guard checkpoints.count > limit else { return }
    checkpoints.removeFirst(checkpoints.count - limit / 2)
    earliest = checkpoints[0].now
  }

  /// The history of a checkpoint: it keeps none.
  static var off: History {
    var history = History()
    history.isOff = true
    return history
  }

  func last(through time: Instant) -> Stage? {
    var low = 0
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].now <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? checkpoints[low - 1] : nil
  }
}

extension Stage {
  /// What a copy may have to hold: slots of components and entries of the agenda.
  fileprivate var weight: Int {
    screens.slots.count + scrollViews.slots.count + pageControls.slots.count + progresses.slots.count
      + simpleViews.slots.count + pickerViews.slots.count + datePickers.slots.count + flows.slots.count
      + agenda.count
  }

  /// A copy without trace and history.
  var checkpoint: Stage {
    var copy = self
    copy.trace = Trace()
    copy.history = .off
    copy.outcomes = [:]
    copy.findCause = { .host }
    return copy
  }

  /// The stage as it was at the end of an earlier instant, or as it is now, without trace and history; nothing can be
  /// written back. nil when the run is so long that the moment is no longer kept.
  public func at(_ time: Instant) -> Stage? {
    guard time < now else { return checkpoint }
    guard time >= history.earliest, var past = history.last(through: time) else { return nil }
    while (try? past.next(through: time)) != nil {}
    past.now = max(past.now, time)
    return past
  }

  /// The earliest moment that `at` can answer for.
  public var earliestKept: Instant { history.earliest }
}
