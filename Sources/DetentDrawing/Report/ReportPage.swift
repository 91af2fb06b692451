public import DetentCore

/// A run as one HTML page that opens from disk and loads nothing: the screens play, every event says why.
public struct ReportPage {
  /// A finding of a guideline, to be shown at its instant.
  public struct Finding: Sendable {
    public var rule: String
    public var severity: String
    public var component: String
    public var message: String
    public var suggestion: String
    public var time: Instant

    public init(
      rule: String, severity: String, component: String, message: String, suggestion: String, time: Instant
    ) {
      self.rule = rule
      self.severity = severity
      self.component = component
      self.message = message
      self.suggestion = suggestion
      self.time = time
    }
  }

  /// The script's name and text.
  public var name: String
  public var source: String
  public var seed: UInt64
  /// What made the page: "detent 0.1.0".
  public var generator: String
  /// How it ended, in a line; a failure with everything that is known of it.
  public var summary: String
  public var failure: String?
  public var findings: [Finding] = []
  /// Turns a cause's script line into "file:line".
  public var place: (Cause) -> String?

  /// The most events that are written into a page.
  public static let eventLimit = 20_000

  public init(
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

  /// The whole page.
  public func html(of stage: Stage, trace: Trace) -> String {
    let parts = [
      "title": SVG.escaped(name), "style": ReportPage.text(PackageResources.page_css),
      "script": ReportPage.text(PackageResources.page_js), "run": data(Film(of: stage, trace: trace), stage, trace),
    ]
    return ReportPage.filled(ReportPage.text(PackageResources.page_html), parts)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The page's text with `{{name}}` replaced; what is put in is not looked at again.
  private static func filled(_ page: String, _ parts: [String: String]) -> String {
    var result = ""
    var rest = page[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      result += rest[..<open.lowerBound]
      result += parts[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  // MARK: Data

  /// Everything that the page's script reads. "<" is escaped, so that no text of a script can end the element.
  private func data(_ film: Film, _ stage: Stage, _ trace: Trace) -> String {
    let count = min(trace.count, ReportPage.eventLimit)
    var run = JSONObject()
    run.add("name", name)
    run.add("generator", generator)
    run.add("seed", "\(seed)")
    run.add("summary", summary)
    if let failure { run.add("failure", failure) }
    if let note = note(film, trace) { run.add("note", note) }
    run.add("end", stage.now.seconds)
    run.add("fonts", SVG.fonts)
    run.raw("size", JSONObject.numbers([film.size.width, film.size.height]))
    run.raw("parts", list((0..<film.partCount).map { "\($0)" }))
    run.raw("templates", list(film.templates.map { JSONObject.quoted($0) }))
    run.raw("frames", list(film.frames.map(json)))
    run.raw("series", list(film.series.map(json)))
    run.raw("fingers", list(fingers(in: trace, until: stage.now)))
    run.raw("events", list((0..<count).map { TraceLines.line(trace[$0], index: $0, place: place) }))
    run.raw("findings", list(findings.map(json)))
    run.add("source", source)
    return run.closed.replacing("<", with: "\\u003c")
  }

  private func note(_ film: Film, _ trace: Trace) -> String? {
    if film.isCut { return "the run is longer than the \(Film.limit) frames that a report keeps" }
    return trace.count > ReportPage.eventLimit
      ? "the first \(ReportPage.eventLimit) of \(trace.count) events" : nil
  }

  private func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  private func json(_ frame: Film.Frame) -> String {
    var object = JSONObject()
    object.raw("t", Text.number(frame.time.seconds, digits: 6))
    if let order = frame.order { object.raw("order", list(order.map { "\($0)" })) }
    object.raw("changes", list(frame.changes.map { "[\($0.part),\($0.template),\(list($0.numbers))]" }))
    if !frame.touches.isEmpty {
      let touches = frame.touches.map { JSONObject.numbers([$0.start.x, $0.start.y, $0.position.x, $0.position.y]) }
      object.raw("touches", list(touches))
    }
    return object.closed
  }

  private func json(_ series: Film.Series) -> String {
    var object = JSONObject()
    object.add("title", series.title)
    let points = series.points.map { point in
      JSONObject.numbers([point.time.seconds, point.offset.x, point.offset.y, point.velocity.x, point.velocity.y])
    }
    object.raw("points", list(points))
    return object.closed
  }

  private func json(_ finding: Finding) -> String {
    var object = JSONObject()
    object.add("rule", finding.rule)
    object.add("severity", finding.severity)
    object.add("component", finding.component)
    object.add("message", finding.message)
    object.add("suggestion", finding.suggestion)
    object.add("time", finding.time.seconds)
    return object.closed
  }

  /// From when to when a finger was down.
  private func fingers(in trace: Trace, until end: Instant) -> [String] {
    var down: [(finger: Int32, time: Instant)] = []
    var spans: [String] = []
    for index in 0..<trace.count {
      guard case .touch(let finger, let phase, _) = trace[index].what else { continue }
      if phase == .began { down.append((finger, trace[index].time)) }
      guard phase == .ended || phase == .cancelled, let place = down.firstIndex(where: { $0.finger == finger }) else {
        continue
      }
      spans.append(JSONObject.numbers([down.remove(at: place).time.seconds, trace[index].time.seconds]))
    }
    return spans + down.map { JSONObject.numbers([$0.time.seconds, end.seconds]) }
  }
}
