/// How a scroll view moved: its offset and velocity at frames, and its events, in seconds from the first thing that
/// happened to it.
public struct RecordedCurve: Sendable, Equatable {
  public struct Sample: Sendable, Equatable {
    public var time: Double
    public var offset: Point
    public var velocity: Point

    public init(time: Double, offset: Point, velocity: Point) {
      self.time = time
      self.offset = offset
      self.velocity = velocity
    }
  }

  public struct Moment: Sendable, Equatable {
    public var time: Double
    public var name: String

    public init(time: Double, name: String) {
      self.time = time
      self.name = name
    }
  }

  public var samples: [Sample]
  public var events: [Moment]

  /// Frames a second.
  public static let rate = 60
  /// The longest that is recorded, in seconds.
  public static let longest = 120.0

  public init(samples: [Sample], events: [Moment]) {
    self.samples = samples
    self.events = events
  }
}

extension Stage {
  /// How a scroll view has moved since an event of the trace; nil when nothing happened to it, when that is too long ago or
  /// took too long. Offsets are as the view shows them, to the pixel.
  public func curve(of id: ComponentID, since first: Int) -> RecordedCurve? {
    let own = (first..<max(first, trace.count)).filter { trace[$0].source == id }
    guard id.kind == .scrollView, let start = own.first.map({ trace[$0].time }) else { return nil }
    let length = (now - start).seconds
    guard length <= RecordedCurve.longest, start >= earliestKept else { return nil }
    let events = own.filter { trace[$0].what.signal != nil }.map { index in
      RecordedCurve.Moment(time: (trace[index].time - start).seconds, name: trace[index].what.name)
    }
    let frames = Int((length * Double(RecordedCurve.rate)).rounded(.up))
    let samples = (0...frames).compactMap { frame -> RecordedCurve.Sample? in
      let seconds = min(length, Double(frame) / Double(RecordedCurve.rate))
      guard let past = at(start + Duration(roundingUp: seconds)), past.isLive(id) else { return nil }
      let view = past.scrollViews[id]
      return RecordedCurve.Sample(
        time: seconds, offset: view.offset(at: past.now).rounded(toScale: past.scale(of: id)),
        velocity: view.velocity(at: past.now))
    }
    return RecordedCurve(samples: samples, events: events)
  }
}
