import DetentCore
import Testing

@Suite struct DecelerationTests {
  func fling(_ row: Vectors.Row) -> AxisMotion? {
    .fling(
      from: 0, velocity: row["v0"], in: -1e9...1e9, rate: row["rate"], bounces: true, isScripted: true)
  }

  @Test(arguments: Vectors("deceleration").rows)
  func `a free fling follows the table`(row: Vectors.Row) throws {
    let motion = try #require(fling(row))
    let near = Vectors("deceleration").tolerance
    #expect(isNear(motion.duration, row["T"], 0.0000006) && isNear(motion.rest, row["distance"], 1e-9))
    for t in [0.1, 0.25, 0.5, 1.0] {
      #expect(isNear(motion.position(at: t), row.number("x(\(t))") ?? row["distance"], near))
      #expect(isNear(motion.velocity(at: t), row.number("v(\(t))") ?? 0, near))
    }
  }

  @Test(arguments: Vectors("deceleration-time").rows)
  func `the time to cover a distance follows the table`(row: Vectors.Row) throws {
    let deceleration = try #require(Deceleration(rate: row["rate"]))
    let time = deceleration.time(toCover: row["s"], velocity: row["v0"])
    guard let expected = row.number("t") else { return #expect(time == nil) }
    let found = try #require(time)
    #expect(isNear(found, expected, 0.0000006))
    #expect(isNear(deceleration.velocity(row["v0"], at: found), row["speed"], 0.00006))
    #expect(fling(row)?.firstTime(after: 0, reaching: row["s"]).map { isNear($0, found, 1e-14) } == true)
  }

  @Test(arguments: Vectors("deceleration-published").rows)
  func `the raw curve passes other projects' tests`(row: Vectors.Row) throws {
    let deceleration = try #require(Deceleration(rate: row["rate"]))
    let curve = FreeCurve(origin: row["x0"], velocity: row["v0"], deceleration: deceleration)
    let value: Double? =
      switch row.text("kind") {
      case "endless": row["x0"] + deceleration.reach * row["v0"]
      case "integral": row["v0"] / deceleration.decay
      case "integralSpeed": row["v0"] * deceleration.decay
      case "roundedTarget": rounded(row["v0"] / deceleration.decay, to: row["at"])
      case "roundedSpeed": rounded(row["v0"] / deceleration.decay, to: row["at"]) * deceleration.decay
      case "position": curve.position(at: row["at"])
      case "speed": curve.velocity(at: row["at"])
      case "timeAt": curve.time(reaching: row["at"])
      default: .nan
      }
    guard let expected = row.number("expected") else { return #expect(value == nil) }
    #expect(isNear(try #require(value), expected, row["tolerance"]))
  }

  func rounded(_ x: Double, to unit: Double) -> Double { (x / unit).rounded() * unit }

  @Test(arguments: [0.998, 0.99, 0.9], [300.0, 5000, -1500, 1e6])
  func `the closed form equals a loop of milliseconds`(rate: Double, velocity: Double) throws {
    let deceleration = try #require(Deceleration(rate: rate))
    var stepper = Stepper(x: 0, v: velocity / 1000, rate: rate)
    for ms in 1...2000 {
      stepper.step()
      let t = Double(ms) / 1000
      #expect(isNear(deceleration.displacement(velocity: velocity, at: t), stepper.x, 1e-9 * stepper.x.magnitude))
      let speed = stepper.v * 1000
      #expect(isNear(deceleration.velocity(velocity, at: t), speed, 1e-9 * speed.magnitude))
    }
  }

  @Test func `a faster fling lasts longer and goes further`() throws {
    var last = (duration: 0.0, rest: 0.0)
    for speed in stride(from: 250.0, through: 20_000, by: 250) {
      let motion = try #require(
        AxisMotion.fling(from: 0, velocity: speed, in: 0...1e9, rate: 0.998, bounces: true))
      #expect(motion.duration > last.duration && motion.rest > last.rest)
      last = (motion.duration, motion.rest)
    }
  }

  @Test func `a fling approaches its target without turning back`() throws {
    // pop-tests/POPDecayAnimationTests.mm testConvergence.
    let motion = try #require(AxisMotion.fling(from: 0, velocity: 7223.021, in: 0...1e9, rate: 0.998, bounces: true))
    let walk = stride(from: 0, through: motion.duration, by: 0.01).map(motion.position)
    #expect(zip(walk, walk.dropFirst()).allSatisfy { $0 < $1 } && walk.allSatisfy { $0 <= motion.rest })
  }

  @Test func `a release below 250 points a second does not decelerate`() {
    let fling = { AxisMotion.fling(from: 10, velocity: $0, in: 0...1000, rate: 0.998, bounces: true, isScripted: $1) }
    #expect(fling(249.9, false) == nil && fling(-249.9, false) == nil)
    #expect(fling(250, false) != nil && fling(249.9, true) != nil)
    #expect(fling(10, true) == nil && fling(0, true) == nil)
  }

  @Test(arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
  func `a rate outside 0 and 1 gives no motion`(rate: Double) {
    #expect(Deceleration(rate: rate) == nil)
    #expect(AxisMotion.fling(from: 0, velocity: 900, in: 0...100, rate: rate, bounces: true) == nil)
  }

  @Test func `a long drag on a recorded simulator agrees with slop and deceleration`() {
    // quern-dev/quern#220: a drag of 389 points in 0.3 s travels about 1,020 points.
    let speed = 389 / 0.3
    #expect(isNear(379 + Deceleration.normal.distance(velocity: speed), 1020, 2))
  }
}
