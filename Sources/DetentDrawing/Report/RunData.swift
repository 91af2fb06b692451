package import DetentCore

/// Everything that a page tells of one run.
package struct RunData {
  /// A finding of a guideline, to be shown at its instant and place.
  package struct Finding: Sendable {
    package var rule: String
    package var severity: String
    package var component: String
    package var message: String
    package var suggestion: String
    package var time: Instant
    /// In screen points; nil: it has no place on the screen.
    package var frame: Rect?

    package init(
      rule: String, severity: String, component: String, message: String, suggestion: String, time: Instant,
      frame: Rect?
    ) {
      self.rule = rule
      self.severity = severity
      self.component = component
      self.message = message
      self.suggestion = suggestion
      self.time = time
      self.frame = frame
    }
  }

  /// The script's name and text.
  package var name: String
  package var source: String
  package var seed: UInt64
  /// What made the page: "detent 0.1.0".
  package var generator: String
  /// How it ended, in a line; a failure with everything that is known of it.
  package var summary: String
  package var failure: String?
  package var findings: [Finding] = []
  /// A person has gone on from the script's end.
  package var isTouched = false
  /// Turns a cause's script line into "file:line".
  package var place: (Cause) -> String?

  /// The most events that are written into a page.
  package static let eventLimit = 20_000

  package init(
    name: String, source: String, seed: UInt64, generator: String, summary: String, failure: String?,
    place: @escaping (Cause) -> String?
  ) {
    self.name = name
    self.source = source
    self.seed = seed
    self.generator = generator
    self.summary = summary
    self.failure = failure
    self.place = place
  }

  /// All of it as JSON, with the run as a film.
  package func json(_ film: Film, of stage: Stage, trace: Trace) -> String {
    var run = JSONObject()
    run.add("name", name)
    run.add("generator", generator)
    run.add("seed", "\(seed)")
    run.add("summary", summary)
    if let failure { run.add("failure", failure) }
    if let note = note(film, trace) { run.add("note", note) }
    if isTouched { run.add("isTouched", true) }
    run.add("end", stage.now.seconds)
    run.add("fonts", SVG.fonts)
    film.write(to: &run)
    let steps = film.stepFrames.sorted { $0.key < $1.key }
    run.raw("stepFrames", "{" + steps.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}")
    run.raw("events", events(of: trace, from: 0))
    run.raw("findings", JSONObject.list(findings.map(RunData.json)))
    run.add("source", source)
    return run.closed
  }

  /// What has come since a reader had `mark` of the film and so many events.
  package func news(_ film: Film, of stage: Stage, trace: Trace, after mark: FilmMark, events: Int) -> JSONObject {
    var news = JSONObject()
    news.add("end", stage.now.seconds)
    if let failure { news.add("failure", failure) }
    film.write(to: &news, after: mark)
    news.raw("events", self.events(of: trace, from: events))
    return news
  }

  private func events(of trace: Trace, from first: Int) -> String {
    let range = first..<max(first, min(trace.count, RunData.eventLimit))
    return JSONObject.list(range.map { TraceLines.line(trace[$0], index: $0, place: place) })
  }

  private func note(_ film: Film, _ trace: Trace) -> String? {
    if film.isCut { return "the run is longer than the \(Film.limit) frames that a page keeps" }
    return trace.count > RunData.eventLimit ? "the first \(RunData.eventLimit) of \(trace.count) events" : nil
  }

  private static func json(_ finding: Finding) -> String {
    var object = JSONObject()
    object.add("rule", finding.rule)
    object.add("severity", finding.severity)
    object.add("component", finding.component)
    object.add("message", finding.message)
    object.add("suggestion", finding.suggestion)
    object.add("time", finding.time.seconds)
    if let frame = finding.frame {
      object.raw("frame", JSONObject.numbers([frame.minX, frame.minY, frame.size.width, frame.size.height]))
    }
    return object.closed
  }
}
