import DetentCore
import Testing

/// `firstTime(after:reaching:)` against a walk along the motion.
@Suite struct MotionSearchTests {
  @Test func `first time and position are inverse`() {
    var random = Seeded(31)
    for motion in MotionPropertyTests.motions(30, 300) where motion.duration > 0.001 {
      for _ in 0..<20 {
        let t = random.between(0, motion.duration)
        let x = motion.position(at: t)
        guard let found = motion.firstTime(after: 0, reaching: x) else {
          // Only where the motion stands at x from the start.
          #expect(motion.start == x || motion.position(at: t) == motion.start)
          continue
        }
        #expect(found <= t + 3e-9)
        let slack = motion.slope(at: found).magnitude * 3e-9 + 1e-9
        #expect(isNear(motion.position(at: found), x, found >= motion.duration - 1e-8 ? 0.51 : slack))
      }
    }
  }

  @Test func `every crossing that a walk sees is found, in order`() {
    for motion in MotionPropertyTests.motions(32, 4) where motion.duration > 0.001 {
      for x in stride(from: -150.0, through: 1150, by: 325.3) { compare(motion, x) }
    }
  }

  /// Walks in steps of 1 ms, and checks each change of side against the search from the step before.
  func compare(_ motion: AxisMotion, _ x: Double) {
    var (last, t) = (0.0, 0.0)
    while t < motion.duration {
      t = min(t + 0.001, motion.duration)
      let (before, after) = (motion.position(at: last) - x, motion.position(at: t) - x)
      if before != 0, before * after <= 0 {
        let found = motion.firstTime(after: last, reaching: x)
        #expect(found.map { $0 > last && $0 <= t + 3e-9 } == true, "\(x) between \(last) and \(t)")
      } else if let found = motion.firstTime(after: last, reaching: x), found < t - 3e-9 {
        // Two crossings in one step: near a turning point only.
        #expect(motion.slope(at: found).magnitude < 400)
      }
      last = t
    }
  }

  @Test func `the offset has been reached at the time returned, also on the clock of microseconds`() {
    var random = Seeded(33)
    for motion in MotionPropertyTests.motions(34, 300) where motion.duration > 0.001 {
      for _ in 0..<20 {
        let t = random.between(0, motion.duration)
        let x = random.between(-300, 1300)
        guard let found = motion.firstTime(after: t, reaching: x) else { continue }
        let isUp = motion.position(at: found - 1e-8) < motion.position(at: found)
        let tick = (found * 1e6 - 0.001).rounded(.up) / 1e6
        for time in [found, tick] {
          let gap = (motion.position(at: time) - x) * (isUp ? 1 : -1)
          #expect(gap >= 0 || isTurning(motion, near: found), "\(motion.first.curve) \(x) \(found) \(gap)")
        }
      }
    }
  }

  /// Whether the motion turns back within a few microseconds.
  func isTurning(_ motion: AxisMotion, near t: Double) -> Bool {
    motion.slope(at: t - 3e-6) * motion.slope(at: t + 3e-6) <= 0 || motion.position(at: t + 2e-6) == motion.start
  }

  @Test func `an edge is met when the bounce begins, and again at rest`() throws {
    let motion = try #require(AxisMotion.fling(from: 900, velocity: 2000, in: 0...1000, rate: 0.998, bounces: true))
    let hit = try #require(motion.firstTime(after: 0, reaching: 1000))
    #expect(isNear(hit, 0.0527387948, 1e-9))
    #expect(motion.isOutside(at: hit + 1e-6) && !motion.isOutside(at: hit - 1e-6))
    let rest = try #require(motion.firstTime(after: hit + 1e-6, reaching: 1000))
    #expect(rest == motion.duration)
    #expect(motion.firstTime(after: rest, reaching: 1000) == nil)
  }

  @Test func `a point past the peak is never reached, one before it twice`() throws {
    let motion = try #require(AxisMotion.fling(from: 900, velocity: 2000, in: 0...1000, rate: 0.998, bounces: true))
    #expect(motion.firstTime(after: 0, reaching: 1070) == nil)
    let out = try #require(motion.firstTime(after: 0, reaching: 1050))
    let back = try #require(motion.firstTime(after: out, reaching: 1050))
    #expect(out < 0.1435 && back > 0.1435 && motion.firstTime(after: back, reaching: 1050) == nil)
  }

  @Test func `where it stands at the time asked does not count`() throws {
    let motion = try #require(AxisMotion.timed(from: 0, to: 300))
    #expect(motion.firstTime(after: 0, reaching: 0) == nil && motion.firstTime(after: .nan, reaching: 0) == nil)
    #expect(motion.firstTime(after: -5, reaching: 150).map { isNear($0, 0.15, 1e-12) } == true)
    #expect(motion.firstTime(after: 0.15, reaching: 150) == nil)
    // Ease-out makes the last few nanoseconds too flat for a double to tell from the target.
    #expect(motion.firstTime(after: 0, reaching: 300).map { isNear($0, 0.3, 1e-7) } == true)
    #expect(motion.firstTime(after: 0, reaching: 301) == nil)
  }
}
