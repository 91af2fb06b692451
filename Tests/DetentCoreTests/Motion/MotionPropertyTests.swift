import DetentCore
import Testing

/// What holds for every motion, whatever its rule.
@Suite struct MotionPropertyTests {
  /// Motions of every kind, drawn at random.
  static func motions(_ seed: UInt64, _ count: Int) -> [AxisMotion] {
    var random = Seeded(seed)
    return (0..<count).flatMap { _ in drawn(&random) }
  }

  static func drawn(_ random: inout Seeded) -> [AxisMotion] {
    let (x, v) = (random.between(-200, 1200), random.between(-6000, 6000))
    let target = random.between(0, 1000)
    let rate = random.between(0, 1) < 0.5 ? 0.998 : 0.99
    let curve = TimedCurve(random.between(0, 1), random.between(-1, 2), random.between(0, 1), random.between(-1, 2))
    return [
      .fling(from: x, velocity: v, in: 0...1000, rate: rate, bounces: true),
      .fling(from: x, velocity: v, in: 400...400, rate: rate, bounces: true),
      .fling(from: x, velocity: v / 4, in: 0...1000, rate: rate, bounces: false, isScripted: true),
      .snap(from: x, velocity: v, to: target), .retarget(from: x, velocity: v, to: target),
      .timed(from: x, to: target), .timed(from: x, to: target, duration: 0.7, curve: curve),
    ].compactMap(\.self)
  }

  @Test func `the offset is continuous but for the last half point`() {
    for motion in Self.motions(21, 300) {
      let step = 1e-7
      var times = [motion.first.end, motion.second?.end, motion.third?.end].compactMap(\.self)
      times += stride(from: 0, through: motion.duration, by: max(motion.duration / 40, 1e-3))
      for t in times {
        let jump = (motion.position(at: t) - motion.position(at: t - step)).magnitude
        let isLast = t >= motion.duration - 1e-9
        #expect(jump < (isLast ? 0.51 : 0.05), "\(motion.first) \(motion.rest) \(t)")
      }
      #expect(motion.position(at: 0) == motion.start || motion.duration == 0)
    }
  }

  @Test func `the slope is continuous at an edge hit and at an inward crossing`() {
    for motion in Self.motions(22, 300) {
      for piece in [motion.second, motion.third].compactMap(\.self) where piece.begin > 1e-6 {
        let before = motion.piece(at: piece.begin.nextDown)
        let local = piece.begin - before.begin
        let (a, b) = (before.curve.slope(at: local), piece.curve.slope(at: 0))
        #expect(isNear(a, b, 1e-6 * max(1, b.magnitude)))
        let (v, w) = (before.curve.velocity(at: local), piece.curve.velocity(at: 0))
        #expect(isNear(v, w, 1e-9 * max(1, w.magnitude)))
      }
    }
  }

  @Test func `the slope is the derivative of the offset`() {
    let h = 1e-5
    for motion in Self.motions(23, 100) where motion.duration > 0.1 {
      for t in stride(from: 0.01, through: motion.duration - 0.01, by: 0.013) {
        guard motion.piece(at: t - h) == motion.piece(at: t + h) else { continue }
        let measured = (motion.position(at: t + h) - motion.position(at: t - h)) / (2 * h)
        let slope = motion.slope(at: t)
        #expect(isNear(measured, slope, 0.02 * max(1, slope.magnitude)))
      }
    }
  }

  @Test func `the end is exactly the rest, for ever`() {
    for motion in Self.motions(24, 300) {
      for t in [motion.duration, motion.duration.nextUp, motion.duration + 1, 1e300, .infinity] {
        #expect(motion.position(at: t) == motion.rest && motion.velocity(at: t) == 0 && motion.slope(at: t) == 0)
        #expect(motion.isOver(at: t) && !motion.isOutside(at: t))
      }
      #expect(motion.position(at: -1) == motion.start || motion.duration == 0)
    }
  }

  @Test func `mirrored input gives mirrored output, to the bit`() {
    var random = Seeded(25)
    for _ in 0..<300 {
      let (x, v) = (random.between(-300, 300), random.between(-6000, 6000))
      let pairs = [
        (
          AxisMotion.fling(from: x, velocity: v, in: -200...200, rate: 0.998, bounces: true),
          AxisMotion.fling(from: -x, velocity: -v, in: -200...200, rate: 0.998, bounces: true)
        ),
        (.snap(from: x, velocity: v, to: 70), .snap(from: -x, velocity: -v, to: -70)),
        (.retarget(from: x, velocity: v, to: 70), .retarget(from: -x, velocity: -v, to: -70)),
        (.timed(from: x, to: 70), .timed(from: -x, to: -70)),
      ]
      for (a, b) in pairs {
        #expect(a?.duration == b?.duration && (a == nil) == (b == nil))
        guard let a, let b else { continue }
        for t in stride(from: 0, through: a.duration + 0.1, by: 0.05) {
          #expect(a.position(at: t) == -b.position(at: t) && a.velocity(at: t) == -b.velocity(at: t))
        }
      }
    }
  }

  @Test func `a motion taken up again at any instant goes on as if it had not been interrupted`() {
    var random = Seeded(26)
    for _ in 0..<300 {
      let (x, v) = (random.between(-200, 1200), random.between(-6000, 6000))
      let again = { (x: Double, v: Double) -> [AxisMotion?] in
        [
          .fling(from: x, velocity: v, in: 0...1000, rate: 0.998, bounces: true, isScripted: true),
          .snap(from: x, velocity: v, to: 480),
        ]
      }
      for kind in 0..<2 {
        guard let whole = again(x, v)[kind], whole.duration > 0.02 else { continue }
        var (t, part) = (0.0, whole)
        for _ in 0..<3 {
          let cut = random.between(0, (whole.duration - t) * 0.6)
          let state = (part.position(at: cut), part.velocity(at: cut))
          guard state.1.magnitude > 10, let next = again(state.0, state.1)[kind] else { break }
          (t, part) = (t + cut, next)
          #expect(isNear(part.rest, whole.rest, 1e-8) && isNear(t + part.duration, whole.duration, 1e-7))
          for after in [0.0, 0.01, 0.1, 0.3, 0.7] where t + after < whole.duration - 1e-6 {
            #expect(isNear(part.position(at: after), whole.position(at: t + after), 1e-8))
          }
        }
      }
    }
  }

  @Test func `a retarget taken up again is still on its way`() throws {
    let whole = try #require(AxisMotion.retarget(from: 64, velocity: 1000, to: 544))
    let part = try #require(
      AxisMotion.retarget(from: whole.position(at: 0.3), velocity: whole.velocity(at: 0.3), to: 544))
    #expect(isNear(part.position(at: 0.5), whole.position(at: 0.8), 1e-9))
  }

  @Test func `offsets of a hundred million points lose nothing`() throws {
    let base = 1e8
    let near = try #require(AxisMotion.fling(from: 900, velocity: 2000, in: 0...1000, rate: 0.998, bounces: true))
    let far = try #require(
      AxisMotion.fling(from: base + 900, velocity: 2000, in: 0...(base + 1000), rate: 0.998, bounces: true))
    for t in stride(from: 0, through: 1, by: 0.01) {
      #expect(isNear(far.position(at: t) - base, near.position(at: t), base.ulp))
    }
    #expect(far.rest == base + 1000)
  }

  @Test func `nothing that a script can pass traps`() {
    let odd = [
      0, -0.0, 1, -1, 250, 1e-300, .leastNonzeroMagnitude, 1e8, 1e300, -1e300, .greatestFiniteMagnitude, .infinity,
      -.infinity, .nan,
    ]
    for x in odd {
      for v in odd {
        for target in odd {
          let range = ClosedRange.scroll(min: min(x, target), max: target)
          let motions = [
            AxisMotion.fling(from: x, velocity: v, in: range, rate: 0.998, bounces: true, isScripted: true),
            .fling(from: x, velocity: v, in: range, rate: v, bounces: false),
            .snap(from: x, velocity: v, to: target), .retarget(from: x, velocity: v, to: target),
            .timed(from: x, to: target, duration: v), WheelSnap(rowHeight: v, count: 7).motion(offset: x, velocity: v),
          ]
          for motion in motions.compactMap(\.self) {
            #expect(motion.duration.isFinite && motion.duration >= 0 && motion.rest.isFinite)
            for t in odd { _ = motion.firstTime(after: t, reaching: x) ?? motion.position(at: t) + motion.slope(at: t) }
          }
        }
      }
    }
  }
}
