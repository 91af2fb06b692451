/// Lays out the pieces of a fling, one after the other: return from outside, deceleration, bounce at the far edge.
struct FlingPlan {
  let range: ClosedRange<Double>
  let deceleration: Deceleration
  let bounces: Bool
  private var first: AxisMotion.Piece?
  private var second: AxisMotion.Piece?
  private var third: AxisMotion.Piece?
  private var end = 0.0
  private var rest = 0.0

  init(range: ClosedRange<Double>, deceleration: Deceleration, bounces: Bool) {
    self.range = range
    self.deceleration = deceleration
    self.bounces = bounces
  }

  mutating func start(from x: Double, velocity: Double) {
    let edge = range.clamping(x)
    rest = x
    if x == edge { return slide(from: x, velocity: velocity) }
    let isDropped = !bounces && velocity * (x - edge) > 0
    comeBack(
      EdgeBounce(edge: edge, excess: x - edge, velocity: isDropped ? 0 : velocity, deceleration: deceleration))
  }

  /// Outside: settles on the edge, or crosses it inward and goes on. A crossing at 10 pt/s or less settles.
  private mutating func comeBack(_ bounce: EdgeBounce) {
    if let crossing = bounce.inwardCrossing {
      let velocity = bounce.velocity(at: crossing)
      if velocity.magnitude > Metrics.decelerationStopSpeed {
        append(.edge(bounce), for: crossing, to: bounce.edge)
        return slide(from: bounce.edge, velocity: velocity)
      }
    }
    append(.edge(bounce), for: bounce.settle, to: bounce.edge)
  }

  /// In range: decelerates to rest, or to an edge and past it.
  private mutating func slide(from x: Double, velocity: Double) {
    let curve = FreeCurve(origin: x, velocity: velocity, deceleration: deceleration)
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    guard let hit = deceleration.time(toCover: edge - x, velocity: velocity) else {
      let way = deceleration.distance(velocity: velocity)
      return append(.free(curve), for: deceleration.duration(velocity: velocity), to: x + way)
    }
    append(.free(curve), for: hit, to: edge)
    guard bounces else { return }
    let bounce = EdgeBounce(edge: edge, hitBy: curve, at: hit)
    append(.edge(bounce), for: bounce.settle, to: edge)
  }

  private mutating func append(_ curve: Curve, for duration: Double, to landing: Double) {
    rest = landing
    guard duration > 0 else { return }
    let piece = AxisMotion.Piece(curve: curve, begin: end, end: end + duration)
    end = piece.end
    if first == nil { first = piece } else if second == nil { second = piece } else { third = piece }
  }

  /// The motion from `x`; nil if there is none, or it is too large for numbers. A return so short that it has no pieces
  /// is a jump to the edge.
  func motion(from x: Double) -> AxisMotion? {
    guard end.isFinite, rest.isFinite, first != nil || rest != x else { return nil }
    let jump = AxisMotion.Piece(
      curve: .snap(Spring(from: x, velocity: 0, to: rest)), begin: 0, end: 0)
    return AxisMotion(first ?? jump, second, third, start: x, rest: rest)
  }
}
