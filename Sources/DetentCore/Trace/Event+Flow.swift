extension Event {
  /// A step of a flow, from one screen to another.
  public struct Navigation: Hashable, Sendable {
    /// willPush, didPush …
    public var signal: Signal
    public var by: Flow.Passage
    public var from: ComponentID
    public var to: ComponentID
    public var isAnimated: Bool
    public var isInteractive: Bool
    /// The number of the link that is followed.
    public var link: Int?
    public var presentation: Flow.Presentation?
    /// The screens of each level, from then on (did…) or still (will…).
    public var stacks: [[ComponentID]]
  }

  /// A whole transition: points of a distance as a closed form of time.
  public struct TransitionRecord: Hashable, Sendable {
    public var by: Flow.Passage
    public var from: ComponentID
    public var to: ComponentID
    public var distance: Double
    public var motion: AxisMotion
    /// It is a cross-fade without displacement.
    public var isFade: Bool
  }

  /// One drag of a screen: how far it was at each instant.
  public struct PullRecord: Hashable, Sendable {
    public struct Sample: Hashable, Sendable {
      public var time: Instant
      /// Points from where it began.
      public var distance: Double
    }
    public var samples: [Sample]
  }
}

extension Signal {
  /// What a flow sends before and after a passage.
  static func will(_ passage: Flow.Passage) -> Signal {
    switch passage {
    case .push: .willPush
    case .pop: .willPop
    case .replace, .tab: .willReplace
    case .present: .willPresent
    case .dismiss: .willDismiss
    }
  }

  static func did(_ passage: Flow.Passage) -> Signal {
    switch passage {
    case .push: .didPush
    case .pop: .didPop
    case .replace, .tab: .didReplace
    case .present: .didPresent
    case .dismiss: .didDismiss
    }
  }
}
