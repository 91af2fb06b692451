/// The rules of deceleration and bounce as a loop of milliseconds: a second oracle, with no formula in common.
struct Stepper {
  var x: Double
  /// Points per millisecond.
  var v: Double
  var rate: Double
  var edge: Double?

  mutating func step() {
    v *= rate
    x += v
    guard let edge else { return }
    x = edge + (x - edge) * 0.99
    v *= 0.99
  }

  func after(_ count: Int) -> Stepper {
    var copy = self
    for _ in 0..<count { copy.step() }
    return copy
  }
}

/// A spring of any mass, stiffness and damping, for oracles of other projects. Distances from its target.
struct GenericSpring {
  var mass: Double
  var stiffness: Double
  var damping: Double

  init(mass: Double, stiffness: Double, ratio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    damping = 2 * ratio * (stiffness * mass).squareRoot()
  }

  /// Distance and velocity after `t`, by fourth-order steps of at most 10 µs.
  func state(from distance: Double, velocity: Double, at t: Double) -> (x: Double, v: Double) {
    let count = Int((t / 1e-5).rounded(.up))
    let h = count > 0 ? t / Double(count) : 0
    var (x, v) = (distance, velocity)
    for _ in 0..<count { (x, v) = step(x, v, h) }
    return (x, v)
  }

  private func pull(_ x: Double, _ v: Double) -> Double { -(stiffness * x + damping * v) / mass }

  private func step(_ x: Double, _ v: Double, _ h: Double) -> (Double, Double) {
    let a1 = pull(x, v)
    let v2 = v + h / 2 * a1
    let a2 = pull(x + h / 2 * v, v2)
    let v3 = v + h / 2 * a2
    let a3 = pull(x + h / 2 * v2, v3)
    let v4 = v + h * a3
    let a4 = pull(x + h * v3, v4)
    return (x + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4))
  }
}
