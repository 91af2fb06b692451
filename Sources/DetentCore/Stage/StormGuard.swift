/// Counts what happens at one instant, and names the circle when it does not end.
struct StormGuard: Sendable {
  private var count = 0
  private var recent: [String] = []

  mutating func restart() {
    count = 0
    if !recent.isEmpty { recent.removeAll(keepingCapacity: true) }
  }

  mutating func note(_ step: Stage.Step, limit: Int) throws(StageError) {
    count += 1
    guard count > limit - 16 else { return }
    if case .event(let event, _) = step { recent.append("\(event.source.kind.name) \(event.what.name)") }
    guard count > limit else { return }
    var cycle: [String] = []
    for name in recent where !cycle.contains(name) { cycle.append(name) }
    throw .storm(limit: limit, cycle: cycle.isEmpty ? ["tasks that wake each other"] : cycle)
  }
}
