/// The instants at which the clocks of a zone show one wall time.
public enum LocalInstants: Hashable, Sendable {
  case unique(Int64)
  /// The clocks skip it: they go from `before` straight on. `forward` is the wall time read with the offset before the
  /// gap, so it shows later by the length of the gap.
  case gap(before: Int64, forward: Int64)
  /// The clocks show it twice.
  case overlap(first: Int64, second: Int64)

  /// The one that a date picker means: in a gap forward by its length, in an overlap the first.
  ///
  /// Foundation's `Calendar.date(from:)` answers the same.
  public var chosen: Int64 {
    switch self {
    case .unique(let instant): instant
    case .gap(_, let forward): forward
    case .overlap(let first, _): first
    }
  }
}

extension ZoneRules {
  /// What the wall clock shows at an instant, in seconds since its 1970-01-01T00:00.
  public func local(at instant: Int64) -> Int64 {
    let instant = instant.pinned(to: CivilTime.localRange)
    return instant + Int64(offset(at: instant))
  }

  /// When the wall clock shows `local`, seconds since its 1970-01-01T00:00.
  public func instants(atLocal local: Int64) -> LocalInstants {
    let local = local.pinned(to: CivilTime.localRange)
    let reach = Int64(widestOffset)
    var hits: [Int64] = []
    var start = local - reach
    var (missed, changed) = (local, start)
    while start <= local + reach {
      let candidate = local - Int64(offset(at: start))
      let end = nextChange(after: start) ?? .max
      if candidate >= start, candidate < end { hits.append(candidate) }
      // A gap lies at the change that the old offset has passed by and the new one does not reach.
      if candidate >= end { (missed, changed) = (candidate, end) }
      if end == .max { break }
      start = end
    }
    guard let first = hits.first, let last = hits.last else { return .gap(before: changed - 1, forward: missed) }
    return first == last ? .unique(first) : .overlap(first: first, second: last)
  }

  /// The instant that a date picker means by a wall time.
  public func instant(atLocal local: Int64) -> Int64 { instants(atLocal: local).chosen }

  /// The first instant of a day: midnight, or where the clocks skip it (São Paulo, 2018-11-04) the end of the gap.
  ///
  /// Of a day that the clocks leave out altogether (Apia, 2011-12-30) it is the first instant of the next.
  public func startOfDay(_ day: Int) -> Int64 {
    switch instants(atLocal: Int64(day.pinned(to: CivilDate.dayNumbers)) * Int64(CivilTime.secondsInDay)) {
    case .gap(let before, _): before + 1
    case let found: found.chosen
    }
  }
}

/// Further from UTC than any clock was ever set.
private let widestOffset = 26 * 3600
