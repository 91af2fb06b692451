import DetentCore
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: Vectors("rubber-band").rows)
  func `the band follows the table and is odd`(row: Vectors.Row) {
    let band = RubberBand(length: row["d"])
    #expect(isNear(band.band(excess: row["x"]), row["b"], Vectors("rubber-band").tolerance))
    #expect(band.band(excess: -row["x"]) == -band.band(excess: row["x"]))
    #expect(isNear(band.excess(band: band.band(excess: row["x"])), row["x"], 1e-9))
  }

  @Test(arguments: Vectors("rubber-band-inverse").rows)
  func `the inverse follows the table`(row: Vectors.Row) {
    #expect(isNear(RubberBand(length: row["d"]).excess(band: row["b"]), row["x"], 0.00006))
  }

  @Test(arguments: Vectors("rubber-band-published").rows)
  func `shown offsets pass other projects' tests`(row: Vectors.Row) {
    let band = RubberBand(length: row["d"], factor: row["factor"])
    let range = row["min"]...row["max"]
    #expect(isNear(band.shown(row["proposed"], in: range), row["shown"], row["tolerance"]))
    #expect(isNear(band.proposed(band.shown(row["proposed"], in: range), in: range), row["proposed"], 1e-9))
  }

  @Test func `resistance grows with the excess and the band never reaches the length`() {
    let band = RubberBand(length: 320)
    var last = (shown: 0.0, gain: 1.0)
    for x in stride(from: 1.0, through: 5000, by: 1) {
      let shown = band.band(excess: x)
      #expect(shown > last.shown && shown < 320 && shown - last.shown < last.gain)
      last = (shown, shown - last.shown)
    }
    #expect(band.band(excess: .infinity) == 320 && band.band(excess: 1e300) <= 320)
  }

  @Test func `a pull eases back with less resistance than it stretched`() {
    // flutter test/widgets/scroll_physics_test.dart: at −20 a pull moves more than at −40, and easing more than
    // stretching.
    let band = RubberBand(length: 100)
    let moved = { (shown: Double, by: Double) in (band.band(excess: band.excess(band: shown) + by) - shown).magnitude }
    #expect(moved(-20, -10) > moved(-40, -10) && moved(-40, 10) > moved(-40, -10))
  }

  @Test(arguments: [0, -5, Double.nan])
  func `without a viewport there is no band`(length: Double) {
    #expect(RubberBand(length: length).shown(1050, in: 0...1000) == 1000)
    #expect(RubberBand(length: length).shown(-3, in: 0...1000) == 0)
  }

  @Test func `a range whose end lies before its start is its start`() {
    #expect(ClosedRange.scroll(min: 10, max: -4) == 10...10)
    #expect(ClosedRange.scroll(min: .nan, max: .nan) == 0...0)
    #expect(ClosedRange.scroll(min: -5, max: 3).clamping(.nan) == -5)
  }
}

@Suite struct EdgeBounceTests {
  @Test(arguments: Vectors("bounce").rows)
  func `a return from overscroll follows the table`(row: Vectors.Row) {
    let bounce = EdgeBounce(edge: 1000, excess: row["d0"], velocity: row["v0"], deceleration: .normal)
    for t in [0.05, 0.1, 0.2, 0.4] { #expect(isNear(bounce.excess(at: t), row["d(\(t))"], 0.00006)) }
    for t in [0, 0.1] { #expect(isNear(bounce.slope(at: t), row["s(\(t == 0 ? "0" : "0.1"))"], 0.0051)) }
    #expect(isNear(bounce.settle, row["end"], 0.000006))
  }

  @Test(arguments: Vectors("fling-runs").rows)
  func `a fling that meets an edge follows the table`(row: Vectors.Row) throws {
    let motion = try #require(
      AxisMotion.fling(from: row["x0"], velocity: row["v0"], in: 0...1000, rate: row["rate"], bounces: true))
    #expect(isNear(motion.position(at: row["t"]), row["x"], 0.00006))
    #expect(isNear(motion.first.end, row["switch"], 0.0000001))
    #expect(isNear(motion.velocity(at: motion.first.end), row["speed"], 0.0001))
    #expect(isNear(motion.rest, row["rest"], 0.00006))
    if let end = row.number("end") { #expect(isNear(motion.duration, end, 0.0000002)) }
  }

  @Test(arguments: [(0.0, 1000.0), (100, 0), (100, 1000), (100, -1000), (-80, 300), (-60, 1000), (60, -100)])
  func `the closed form equals a loop of milliseconds`(excess: Double, velocity: Double) {
    for deceleration in [Deceleration.normal, .fast] {
      let bounce = EdgeBounce(edge: 0, excess: excess, velocity: velocity, deceleration: deceleration)
      var stepper = Stepper(x: excess, v: velocity / 1000, rate: deceleration.rate, edge: 0)
      for ms in 1...800 {
        stepper.step()
        let t = Double(ms) / 1000
        // Relative to the sizes that cancel, not to their small difference.
        #expect(isNear(bounce.excess(at: t), stepper.x, 1e-9 * max(1, stepper.x.magnitude)))
        #expect(isNear(bounce.velocity(at: t), stepper.v * 1000, 1e-9 * stepper.v.magnitude * 1000))
      }
    }
  }

  @Test func `the recurrence gives the published figure after 100 steps`() {
    let stepper = Stepper(x: 0, v: 1, rate: 0.998, edge: 0).after(100)
    #expect(isNear(stepper.x, 33.13879821502434, 1e-12) && isNear(stepper.v, 0.29962192, 1e-8))
  }

  @Test(arguments: [(Deceleration.normal, 0.0907355, 0.0333005), (.fast, 0.0689676, 0.02475)])
  func `the peak after a hit is where the formula says`(deceleration: Deceleration, time: Double, share: Double) {
    let bounce = EdgeBounce(edge: 0, excess: 0, velocity: 1000, deceleration: deceleration)
    #expect(isNear(bounce.peak, time, 0.0000001) && isNear(bounce.excess(at: bounce.peak), share * 1000, 0.0006))
    #expect(isNear(bounce.slope(at: bounce.peak), 0, 1e-9))
  }

  @Test(arguments: [
    (0.0, 1000.0), (100, 0), (100, 1000), (-80, -300), (154, -437), (89, -917), (0, 11), (0.4, 300), (0.4, 0),
  ])
  func `a bounce ends the first time it stays near and slow`(excess: Double, velocity: Double) {
    for deceleration in [Deceleration.normal, .fast] {
      let bounce = EdgeBounce(edge: 0, excess: excess, velocity: velocity, deceleration: deceleration)
      var last = 0.0
      for t in stride(from: 0, through: 3, by: 0.0001)
      where bounce.excess(at: t).magnitude > 0.5 || bounce.velocity(at: t).magnitude >= 10 { last = t }
      #expect(isNear(bounce.settle, last, 0.000101))
    }
  }

  @Test func `a slow inward release never crosses`() {
    let slow = EdgeBounce(edge: 1000, excess: 60, velocity: -100, deceleration: .normal)
    #expect(slow.inwardCrossing == nil)
    let motion = AxisMotion.fling(
      from: 1060, velocity: -100, in: 0...1000, rate: 0.998, bounces: true, isScripted: true)
    #expect(motion?.rest == 1000 && motion?.second == nil)
  }

  @Test(arguments: [800.0, -800])
  func `a kinetic scroll is under way at half a second and done at three and a half`(velocity: Double) throws {
    // flutter test/physics/newton_test.dart test_kinetic_scroll.
    let motion = try #require(
      AxisMotion.fling(from: 100, velocity: velocity, in: 0...300, rate: 0.998, bounces: true))
    #expect(!motion.isOver(at: 0) && !motion.isOver(at: 0.5) && motion.isOver(at: 3.5))
  }

  @Test func `a touch 10 ms after a release finds the content on its way back`() throws {
    // flutter test/widgets/scrollable_test.dart, Holding scroll.
    let motion = try #require(AxisMotion.fling(from: -200, velocity: 0, in: 0...1000, rate: 0.998, bounces: true))
    let held = motion.position(at: 0.01)
    #expect(held > -200 && held < 0)
    #expect(AxisMotion.fling(from: held, velocity: 0, in: 0...1000, rate: 0.998, bounces: true)?.rest == 0)
  }

  @Test func `without bouncing the offset stops at the edge`() throws {
    let motion = try #require(AxisMotion.fling(from: 900, velocity: 2000, in: 0...1000, rate: 0.998, bounces: false))
    #expect(isNear(motion.duration, 0.0527387948, 1e-9) && motion.rest == 1000 && motion.second == nil)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(AxisMotion.fling(from: 1000, velocity: 2000, in: 0...1000, rate: 0.998, bounces: false) == nil)
  }

  @Test func `hand-over at an edge agrees with a spring of another project`() throws {
    // flutter test/physics/newton_test.dart, over/under scroll spring: friction 0.135, spring (1, 170, ratio 1.1).
    let friction = try #require(Deceleration(rate: Math.pow(0.135, 0.001)))
    let curve = FreeCurve(origin: 500, velocity: -7500 / friction.slopeFactor, deceleration: friction)
    let hit = try #require(curve.time(reaching: 0))
    #expect(isNear(hit, 0.0715571, 0.0000001) && isNear(curve.slope(at: hit), -6498.76, 0.006))
    #expect(isNear(curve.position(at: 0.065), 42, 1) && isNear(curve.slope(at: 0.065), -6584, 1))
    let spring = GenericSpring(mass: 1, stiffness: 170, ratio: 1.1)
    for (t, x, v) in [(0.1, -123.518, -2612.857), (0.5, -14.995, 124.393), (2, 0, 0)] {
      let state = spring.state(from: 0, velocity: curve.slope(at: hit), at: t - hit)
      #expect(isNear(state.x, x, 0.001) && isNear(state.v, v, 0.006))
    }
  }
}
