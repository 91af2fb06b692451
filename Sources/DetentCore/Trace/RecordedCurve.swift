/// How a component moved: where its parts were and how fast at frames, and its events, in seconds from the first thing
/// that happened to it.
public struct RecordedCurve: Sendable, Equatable {
  /// What moves: an axis of a scroll view ("x"), a wheel ("wheel 1", "hour"), a page control's page.
  public var tracks: [String]
  public var samples: [Sample]
  public var events: [Moment]

  /// One frame; a position and a velocity (a second) for each track. Scroll views and wheels are measured in points, a
  /// page control in pages from 1.
  public struct Sample: Sendable, Equatable {
    public var time: Double
    public var positions: [Double]
    public var velocities: [Double]

    public init(time: Double, positions: [Double], velocities: [Double]) {
      self.time = time
      self.positions = positions
      self.velocities = velocities
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

  /// Frames a second.
  public static let rate = 60
  /// The longest that is recorded, in seconds.
  public static let longest = 120.0

  public init(tracks: [String], samples: [Sample] = [], events: [Moment] = []) {
    self.tracks = tracks
    self.samples = samples
    self.events = events
  }
}

extension Stage {
  /// How a component has moved since an event of the trace; nil when nothing happened to it, when it has no parts that
  /// move (or others than at the start), when that is too long ago or took too long. Positions are as a person sees them,
  /// to the pixel.
  public func curve(of id: ComponentID, since first: Int) -> RecordedCurve? {
    let own = (first..<max(first, trace.count)).filter { trace[$0].source == id }
    guard let start = own.first.map({ trace[$0].time }) else { return nil }
    let length = (now - start).seconds
    guard length <= RecordedCurve.longest, start >= earliestKept, let tracks = tracks(of: id) else { return nil }
    var curve = RecordedCurve(tracks: tracks)
    curve.events = own.filter { trace[$0].what.signal != nil }.map { index in
      RecordedCurve.Moment(time: (trace[index].time - start).seconds, name: trace[index].what.name)
    }
    let frames = Int((length * Double(RecordedCurve.rate)).rounded(.up))
    for frame in 0...frames {
      let seconds = min(length, Double(frame) / Double(RecordedCurve.rate))
      guard let past = at(start + Duration(roundingUp: seconds)), past.isLive(id) else { continue }
      guard past.tracks(of: id) == tracks else { return nil }
      curve.samples.append(past.sample(of: id, at: seconds))
    }
    return curve
  }

  /// What of a component moves; nil: nothing.
  private func tracks(of id: ComponentID) -> [String]? {
    switch id.kind {
    case .scrollView: ["x", "y"]
    case .pageControl: ["page"]
    case .pickerView: self[wheels: id].columns.indices.map { "wheel \($0 + 1)" }
    case .datePicker where !self[wheels: id].columns.isEmpty: face(of: id).map(\.unit.rawValue)
    default: nil
    }
  }

  private func sample(of id: ComponentID, at seconds: Double) -> RecordedCurve.Sample {
    let scale = scale(of: id)
    switch id.kind {
    case .scrollView:
      let offset = scrollViews[id].offset(at: now).rounded(toScale: scale)
      let velocity = scrollViews[id].velocity(at: now)
      return RecordedCurve.Sample(
        time: seconds, positions: [offset.x, offset.y], velocities: [velocity.x, velocity.y])
    case .pageControl:
      let page = Double(pageControls[id].displayedPage + 1)
      return RecordedCurve.Sample(time: seconds, positions: [page], velocities: [0])
    default:
      let columns = self[wheels: id].columns
      return RecordedCurve.Sample(
        time: seconds, positions: columns.map { $0.offset(at: now).rounded(toScale: scale) },
        velocities: columns.map { $0.velocity(at: now) })
    }
  }
}
