extension Flow {
  /// The way from one screen to another, while it is seen.
  public struct Transition: Sendable {
    public var by: Passage
    public var from: ComponentID
    public var to: ComponentID
    /// The number of the link that is followed.
    public var link: Int?
    public var presentation: Presentation?
    /// What the flow shows once it is over.
    var levels: [Level]
    var isAnimated: Bool
    /// A finger drives it, or did until it lifted.
    public var isInteractive: Bool
    var isUser: Bool
    /// Points that it is long: the width of the screen, or the height of what is presented.
    public var distance: Double
    /// While a finger drives it.
    var hold: Hold?
    var start = Instant.zero
    /// Points of `distance`; nil while a finger holds it.
    var motion: AxisMotion?
    /// The finger let go too early: it goes back.
    var isCancelled = false

    /// The share of the way that is done: 0 all of `from`, 1 all of `to`.
    public func progress(at now: Instant) -> Double {
      guard distance > 0 else { return 1 }
      if let hold { return hold.progress }
      return (motion?.position(at: (now - start).seconds) ?? distance) / distance
    }

    var end: Instant { start + Duration(roundingUp: motion?.duration ?? 0) }
  }

  /// A finger that drives a transition.
  struct Hold: Sendable {
    var finger: Int32
    /// Where the finger was when it took over.
    var origin: Point
    var progress = 0.0
    var tracker = ReleaseVelocity()
    var samples: [Event.PullRecord.Sample] = []
  }

  /// A finger that moves a sheet.
  struct Pull: Sendable {
    var finger: Int32
    var origin: Point
    /// Points below its place; negative above.
    var offset = 0.0
    /// Points below its place when the finger took over.
    var startOffset = 0.0
    var tracker = ReleaseVelocity()
    var samples: [Event.PullRecord.Sample] = []
  }

  /// What is seen of a sheet on its way to its detent: points below its place.
  struct SheetMotion: Sendable {
    var start: Instant
    var motion: AxisMotion

    var end: Instant { start + Duration(roundingUp: motion.duration) }
    func offset(at now: Instant) -> Double { motion.position(at: (now - start).seconds) }
  }
}

extension AxisMotion {
  /// The spring of UIKit's transitions, over some points. `duration` nil: until it has settled.
  static func transition(from: Double, velocity: Double = 0, to: Double, duration: Double? = nil) -> AxisMotion {
    let spring = Spring(from: from, velocity: velocity, to: to, frequency: Metrics.transitionFrequency)
    let settle = spring.settle
    let end = duration ?? (settle.isFinite ? min(settle, Metrics.transitionDuration) : Metrics.transitionDuration)
    return AxisMotion(Piece(curve: .snap(spring), begin: 0, end: end), start: from, rest: to)
  }
}
