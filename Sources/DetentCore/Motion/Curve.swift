/// A piece of a motion: a closed form of the seconds since the piece began. Offsets in pt, velocities in pt/s.
public enum Curve: Hashable, Sendable {
  /// Free deceleration in range.
  case free(FreeCurve)
  /// Past an edge, drawn back to it.
  case edge(EdgeBounce)
  /// A spring onto a page or a row.
  case snap(Spring)
  /// A deceleration that stops on a chosen row or target.
  case retarget(Retarget)
  /// An animated change of offset.
  case timed(TimedMove)

  /// Offset after `t` seconds.
  public func position(at t: Double) -> Double {
    switch self {
    case .free(let curve): curve.position(at: t)
    case .edge(let curve): curve.position(at: t)
    case .snap(let curve): curve.position(at: t)
    case .retarget(let curve): curve.position(at: t)
    case .timed(let curve): curve.position(at: t)
    }
  }

  /// Reported velocity after `t` seconds.
  public func velocity(at t: Double) -> Double {
    switch self {
    case .free(let curve): curve.velocity(at: t)
    case .edge(let curve): curve.velocity(at: t)
    case .snap(let curve): curve.velocity(at: t)
    case .retarget(let curve): curve.velocity(at: t)
    case .timed(let curve): curve.velocity(at: t)
    }
  }

  /// Exact derivative of the offset. It differs from the reported velocity in the pieces that follow UIKit's speed law.
  public func slope(at t: Double) -> Double {
    switch self {
    case .free(let curve): curve.slope(at: t)
    case .edge(let curve): curve.slope(at: t)
    case .snap, .retarget, .timed: velocity(at: t)
    }
  }

  /// When the motion turns back, ascending; between two turns the offset is monotone. Infinity stands for none.
  public var turns: (Double, Double) {
    switch self {
    case .free, .retarget: (.infinity, .infinity)
    case .edge(let curve): (curve.peak, .infinity)
    case .snap(let curve): (curve.turn, .infinity)
    case .timed(let move): (move.curve.turns.0 * move.duration, move.curve.turns.1 * move.duration)
    }
  }

  /// When the offset is at `x`, for the pieces with a closed form of it; nil for the others, or if it never is.
  func closedTime(reaching x: Double) -> Double? {
    switch self {
    case .free(let curve): curve.time(reaching: x)
    case .retarget(let curve): curve.time(reaching: x)
    case .edge, .snap, .timed: nil
    }
  }
}
