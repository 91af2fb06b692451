import DetentCore
import DetentLua

/// What a test began with, so that a failure can be told from it.
struct FailureStart {
  var stage: Stage
  /// Events of the trace that were there before.
  var events: Int
}

extension TestFailure {
  /// A failure with everything that a reader wants to know at once: where, when, what moved, what had changed.
  init(_ failure: ScriptFailure, on host: Host, from start: FailureStart, sources: [String: [UInt8]]) {
    self.init(kind: Kind(failure.kind), message: failure.message)
    let files = host.chunkNames.reversed().filter { !$0.isEmpty }
    if let place = MessagePlace(failure.message, files: files) {
      message = place.text
      file = place.file
      line = place.line
      excerpt = sources[place.file].map { Excerpt(of: $0, around: place.line) } ?? Excerpt()
    }
    time = failure.time.seconds
    event = failure.event
    traceback = failure.traceback
    let trace = host.trace
    step = trace.last(in: start.events) { if case .step(let text) = $0.what { text } else { nil } }
    moving = host.moving
    if kind == .assertion || kind == .error {
      changes = TestFailure.changes(from: start, to: host.snapshot)
      decision = TestFailure.decision(in: host, since: start.events)
    }
  }

  /// How the stage differs from what it was before the last gesture, or from the start when there was none.
  private static func changes(from start: FailureStart, to now: Stage) -> [String] {
    let gesture = now.trace.last(in: start.events) { if case .gesture = $0.what { $0.time } else { nil } }
    let before = gesture.flatMap { now.at($0) } ?? start.stage
    guard let screen = now.shownScreen else { return [] }
    let lines = ([screen] + now.descendants(of: screen)).flatMap { changes(of: $0, from: before, to: now) }
    return lines.count > 20 ? lines.prefix(20) + ["… and \(lines.count - 20) more"] : lines
  }

  private static func changes(of id: ComponentID, from before: Stage, to now: Stage) -> [String] {
    guard before.isLive(id), now.isLive(id) else { return [] }
    let (old, new) = (before.snapshot(of: id), now.snapshot(of: id))
    let name = new.name.isEmpty ? now.title(of: id) : new.name
    var lines: [String] = []
    if old.frame != new.frame { lines.append("\(name).frame: \(Text.rect(old.frame)) → \(Text.rect(new.frame))") }
    for property in Set(old.properties.keys).union(new.properties.keys).sorted() {
      let (a, b) = (old.properties[property] ?? .none, new.properties[property] ?? .none)
      guard a != b else { continue }
      lines.append("\(name).\(property): \(shown(a, property)) → \(shown(b, property))")
    }
    return lines
  }

  /// As a script would read it: pages count from 1.
  private static func shown(_ value: Value, _ property: String) -> String {
    switch value {
    case .none: "unset"
    case .bool(let value): "\(value)"
    case .int(let value): property == "page" ? "\(value + 1)" : "\(value)"
    case .number(let value): Text.number(value)
    case .text(let text): "\"\(text.prefix(60))\""
    case .point(let point): Text.point(point)
    case .size(let size): Text.size(size)
    case .rect(let rect): Text.rect(rect)
    case .insets(let insets):
      "\(Text.number(insets.top)) \(Text.number(insets.left)) \(Text.number(insets.bottom)) \(Text.number(insets.right))"
    case .rows(let rows): "[\(rows.map { $0.map { "\($0 + 1)" } ?? "none" }.joined(separator: ", "))]"
    case .texts(let texts): "[\(texts.prefix(6).joined(separator: ", "))]"
    }
  }

  /// The last decision that a number made: "where to rest: page 2 (…)".
  private static func decision(in host: Host, since first: Int) -> String? {
    let trace = host.trace
    let found = trace.last { if case .decided(let decision) = $0.what { decision.margin != nil } else { false } }
    guard let found, found.index >= first, case .decided(let decision) = found.event.what else { return nil }
    var text = "\(decision.question.rawValue): \(decision.outcome)"
    if let threshold = decision.threshold { text += ", threshold \(Text.number(threshold))" }
    if let margin = decision.margin { text += ", margin \(Text.number(margin))" }
    return text + " (\(host.snapshot.title(of: found.event.source)), \(Text.seconds(found.event.time)))"
  }
}

extension TestFailure.Kind {
  fileprivate init(_ kind: ScriptFailure.Kind) {
    self =
      switch kind {
      case .assertion: .assertion
      case .error: .error
      case .limit: .limit
      case .interrupted: .interrupted
      }
  }
}

extension Trace {
  /// The last thing that `find` makes of an event from an index on.
  fileprivate func last<Found>(in first: Int, find: (Event) -> Found?) -> Found? {
    for index in stride(from: count - 1, through: first, by: -1) {
      if let found = find(self[index]) { return found }
    }
    return nil
  }
}
