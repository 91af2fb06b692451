import DetentCore

/// What is marked over a chart's curves: fingers that were down, and the events that handlers can hear.
struct ChartEvents {
  /// A finger from its touch to its lift, in seconds.
  struct Touch {
    var begin: Double
    var end: Double
    /// "swipe", where a gesture made it.
    var name: String?
  }

  private(set) var touches: [Touch] = []
  private var events: [(source: ComponentID, time: Double, name: String)] = []

  /// The most events that are marked.
  private static let limit = 400

  init(_ trace: Trace, from begin: Instant, through end: Instant) {
    var down: [(finger: Int32, touch: Touch)] = []
    var gesture: (time: Instant, name: String)?
    for index in 0..<trace.count {
      let event = trace[index]
      guard event.time >= begin, event.time <= end else { continue }
      switch event.what {
      case .gesture(let record): gesture = (event.time, record.name)
      case .touch(let finger, .began, _):
        let name = gesture.flatMap { $0.time == event.time ? $0.name : nil }
        down.append((finger, Touch(begin: event.time.seconds, end: end.seconds, name: name)))
      case .touch(let finger, let phase, _) where phase != .moved:
        guard let place = down.firstIndex(where: { $0.finger == finger }) else { continue }
        down[place].touch.end = event.time.seconds
        touches.append(down.remove(at: place).touch)
      default: note(event)
      }
    }
    touches += down.map(\.touch)
  }

  private mutating func note(_ event: Event) {
    guard let signal = event.what.signal, signal != .didScroll, signal != .didZoom, events.count < ChartEvents.limit
    else { return }
    events.append((event.source, event.time.seconds, signal.rawValue))
  }

  // MARK: Marks

  /// The times at which something happened to a component.
  func times(of id: ComponentID) -> [Double] { events.filter { $0.source == id }.map(\.time) }

  var hasNamedTouches: Bool { touches.contains { $0.name != nil } }

  /// The time that fingers were down, behind the curves of a plot.
  func bands(on plot: Plot) -> [Mark] {
    touches.map { touch in
      let x = plot.x(touch.begin)
      let band = Rect(
        x: x, y: plot.frame.minY, width: max(1, plot.x(touch.end) - x), height: plot.frame.size.height)
      return .fill(band, ChartLooks.touch.opacity(0.12))
    }
  }

  /// The gestures' names over a plot, each cut to the room before the next.
  func names(above plot: Plot) -> [Mark] {
    let named = touches.filter { $0.name != nil }.sorted { $0.begin < $1.begin }
    return named.indices.map { index in
      let x = plot.x(named[index].begin)
      let end = index + 1 < named.count ? plot.x(named[index + 1].begin) - 4 : ChartLooks.width
      let name = TextMetrics.fitting(named[index].name ?? "", width: end - x, size: ChartLooks.textSize)
      return ChartLooks.text(
        name, at: Point(x: x, y: plot.frame.minY - ChartLooks.laneHeight / 2), .start, ChartLooks.touch)
    }
  }

  /// Names below the curves, those of one moment together, each where there is room for it; how many lanes they take.
  func lanes(of id: ComponentID, on plot: Plot, top: Double) -> (marks: [Mark], count: Int) {
    var moments: [(time: Double, names: [String])] = []
    for event in events where event.source == id {
      if let last = moments.last, last.time == event.time {
        if !last.names.contains(event.name) { moments[moments.count - 1].names.append(event.name) }
      } else {
        moments.append((event.time, [event.name]))
      }
    }
    var lanes = Lanes(plot: plot, top: top)
    for moment in moments { lanes.add(moment.names.joined(separator: ", "), at: plot.x(moment.time)) }
    return (lanes.lines + lanes.labels, lanes.ends.count)
  }
}

/// Names under a plot, each in the first lane where there is room for it.
private struct Lanes {
  let plot: Plot
  let top: Double
  /// How far each lane is taken.
  var ends: [Double] = []
  var lines: [Mark] = []
  var labels: [Mark] = []

  mutating func add(_ text: String, at x: Double) {
    let width = TextMetrics.width(of: text, size: ChartLooks.textSize) + 6
    // A name that would leave the picture at its right stands left of its moment.
    let isTurned = x + width > ChartLooks.width
    let start = isTurned ? x - width : x
    guard let lane = ends.firstIndex(where: { $0 < start }) ?? (ends.count < ChartLooks.mostLanes ? ends.count : nil)
    else { return }
    let end = start + width + 6
    if lane < ends.count { ends[lane] = end } else { ends.append(end) }
    let y = top + (Double(lane) + 0.5) * ChartLooks.laneHeight
    lines.append(.line([Point(x: x, y: plot.frame.maxY), Point(x: x, y: y)], ChartLooks.border, width: 0.5))
    labels += ChartLooks.label(
      text, at: Point(x: isTurned ? x - 6 : x + 6, y: y), isTurned ? .end : .start, ChartLooks.ink)
    labels.append(.circle(Point(x: x, y: y), radius: 2, ChartLooks.ink))
  }
}
