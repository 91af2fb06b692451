public import DetentCore

/// Curves of a run: of everything that moved its offset, its speed and its page over time, with the fingers that were down,
/// the offsets at which it can rest and the events that handlers heard.
public struct Chart: Sendable {
  public private(set) var marks: [Mark] = []
  /// In points.
  public private(set) var size = Size(width: ChartLooks.width, height: ChartLooks.gap)

  private let times: ClosedRange<Double>

  /// A part of a run, up to a moment that `stage.at` can answer for. nil: nothing moved.
  public init?(of stage: Stage, trace: Trace, from begin: Instant = .zero, through end: Instant) {
    let recording = Recording(of: stage, trace: trace, from: begin, through: end)
    guard !recording.curves.isEmpty else { return nil }
    let events = ChartEvents(trace, from: begin, through: end)
    times = begin.seconds...max(end.seconds, begin.seconds + 1e-6)
    for curve in recording.curves { add(curve, events) }
    if recording.leftOut > 0 {
      note("\(recording.leftOut) more moved")
    }
    marks.insert(.fill(Rect(origin: .zero, size: size), ChartLooks.paper), at: 0)
  }

  private mutating func note(_ text: String) {
    marks.append(ChartLooks.text(text, at: Point(x: ChartLooks.left, y: size.height), .start, ChartLooks.faint))
    size.height += ChartLooks.gap * 2
  }

  /// A plot below what is there, under a line that says what its values are; `lane` is room between the two.
  private mutating func plot(
    _ caption: String, height: Double, values: ClosedRange<Double>, lane: Double = 0
  ) -> Plot {
    let middle = size.height + ChartLooks.laneHeight / 2
    marks.append(ChartLooks.text(caption, at: Point(x: ChartLooks.left, y: middle), .start, ChartLooks.faint))
    size.height += ChartLooks.laneHeight + lane
    let frame = Rect(
      x: ChartLooks.left, y: size.height, width: size.width - ChartLooks.left - ChartLooks.right, height: height)
    size.height += height + ChartLooks.gap
    return Plot(frame: frame, times: times, values: values)
  }

  private mutating func add(_ curve: Curve, _ events: ChartEvents) {
    marks.append(
      ChartLooks.text(
        curve.title, at: Point(x: ChartLooks.left, y: size.height + ChartLooks.titleHeight / 2 - 4), .start,
        ChartLooks.ink, size: 14, weight: .semibold))
    size.height += ChartLooks.titleHeight
    addOffset(curve, events)
    addVelocity(curve, events)
    let last = addIndex(curve, events)
    let top = addAxis(below: last)
    let lanes = events.lanes(of: curve.subject.id, on: last, top: top)
    marks += lanes.marks
    size.height = top + Double(lanes.count) * ChartLooks.laneHeight + ChartLooks.gap
  }

  // MARK: Plots

  private mutating func addOffset(_ curve: Curve, _ events: ChartEvents) {
    let (reach, levels) = (curve.reach, curve.levels.map(\.offset))
    let low = min(reach.lowerBound, levels.min() ?? reach.lowerBound)
    let high = max(reach.upperBound, levels.max() ?? reach.upperBound)
    let margin = max((high - low) * 0.06, 1)
    let plot = plot(
      "offset, points", height: ChartLooks.offsetHeight, values: low - margin...high + margin,
      lane: events.hasNamedTouches ? ChartLooks.laneHeight : 0)
    marks += events.names(above: plot) + events.bands(on: plot)
    marks += plot.ground(Plot.ticks(plot.values, count: 6))
    marks += instants(of: curve, events, on: plot)
    for level in curve.levels { marks += line(of: level, on: plot) }
    marks.append(plot.curve(curve.samples.map { ($0.time, $0.offset) }, ChartLooks.offset))
  }

  private mutating func addVelocity(_ curve: Curve, _ events: ChartEvents) {
    let fastest = max(curve.samples.map(\.velocity.magnitude).max() ?? 0, 1) * 1.1
    let plot = plot("velocity, points a second", height: ChartLooks.velocityHeight, values: -fastest...fastest)
    marks += events.bands(on: plot)
    marks += plot.ground(Plot.ticks(plot.values, count: 4))
    marks += instants(of: curve, events, on: plot)
    marks.append(plot.curve(curve.samples.map { ($0.time, $0.velocity) }, ChartLooks.velocity))
  }

  /// The page or the row as steps, counted from 1; the plot that stands last.
  private mutating func addIndex(_ curve: Curve, _ events: ChartEvents) -> Plot {
    let indices = curve.samples.compactMap { sample in sample.index.map { (sample.time, Double($0) + 1) } }
    guard let counted = curve.counted, let low = indices.map(\.1).min(), let high = indices.map(\.1).max() else {
      size.height -= ChartLooks.gap
      return Plot(
        frame: Rect(
          x: ChartLooks.left, y: size.height, width: size.width - ChartLooks.left - ChartLooks.right, height: 0),
        times: times, values: 0...1)
    }
    let plot = plot(counted, height: ChartLooks.indexHeight, values: low - 0.5...high + 0.5)
    marks += events.bands(on: plot)
    marks += plot.ground(Plot.ticks(plot.values, count: 4).filter { $0 == $0.rounded() })
    marks += instants(of: curve, events, on: plot)
    marks.append(plot.curve(Chart.steps(indices), ChartLooks.index))
    return plot
  }

  /// A point more before each step.
  private static func steps(_ points: [(Double, Double)]) -> [(time: Double, value: Double)] {
    var result: [(time: Double, value: Double)] = []
    for (time, value) in points {
      if let last = result.last, last.value != value { result.append((time, last.value)) }
      result.append((time, value))
    }
    return result
  }

  /// Fine lines where something happened.
  private func instants(of curve: Curve, _ events: ChartEvents, on plot: Plot) -> [Mark] {
    Set(events.times(of: curve.subject.id)).sorted().map { time in
      let x = plot.x(time)
      return .line(
        [Point(x: x, y: plot.frame.minY), Point(x: x, y: plot.frame.maxY + ChartLooks.gap)], ChartLooks.border,
        width: 0.5)
    }
  }

  private func line(of level: Curve.Level, on plot: Plot) -> [Mark] {
    let y = plot.y(level.offset)
    let name = TextMetrics.fitting(level.name, width: ChartLooks.right - 12, size: ChartLooks.textSize)
    return [
      .line([Point(x: plot.frame.minX, y: y), Point(x: plot.frame.maxX, y: y)], ChartLooks.level.opacity(0.5)),
      ChartLooks.text(name, at: Point(x: plot.frame.maxX + 6, y: y), .start, ChartLooks.level),
    ]
  }

  /// Seconds below a plot; the height below them.
  private mutating func addAxis(below plot: Plot) -> Double {
    let y = plot.frame.maxY
    for time in Plot.ticks(times, count: 10) {
      let x = plot.x(time)
      marks.append(.line([Point(x: x, y: y), Point(x: x, y: y + 5)], ChartLooks.faint))
      marks.append(ChartLooks.text("\(Text.number(time)) s", at: Point(x: x, y: y + 14), .middle, ChartLooks.faint))
    }
    return y + ChartLooks.axisHeight
  }
}
