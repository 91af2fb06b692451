import DetentCore
import Testing

@Suite struct TimedTests {
  let curves: [String: TimedCurve] = [
    "easeInOut": .easeInOut, "standard": .standard, "easeOut": .easeOut, "linear": .linear,
  ]

  @Test(arguments: Vectors("timing").rows)
  func `timing curves follow the table`(row: Vectors.Row) throws {
    let curve = try #require(curves[row.text("curve")])
    #expect(isNear(curve.value(at: row["progress"]), row["value"], 0.0000006))
  }

  @Test(arguments: Vectors("timed").rows)
  func `animated offsets follow the table`(row: Vectors.Row) throws {
    let motion = try #require(AxisMotion.timed(from: row["from"], to: row["to"]))
    #expect(isNear(motion.position(at: row["t"]), row["x"], 0.00006) && motion.duration == 0.3)
  }

  @Test func `the slope in the middle is the published one`() {
    #expect(isNear(TimedCurve.easeInOut.slope(at: 0.5), 1.724138, 0.0000006))
  }

  @Test func `a curve that overshoots turns where its slope is zero`() {
    let curve = TimedCurve(0.3, -0.6, 0.7, 1.8)
    for turn in [curve.turns.0, curve.turns.1] {
      #expect(turn > 0 && turn < 1)
      #expect(isNear(curve.slope(at: turn), 0, 1e-6))
    }
    #expect(TimedCurve.easeInOut.turns == (1, 1) && TimedCurve.linear.turns == (1, 1))
    #expect(TimedCurve(-2, .nan, 7, .infinity) == TimedCurve(0, 0, 1, 0))
  }

  @Test func `a move without length jumps, and one that is nowhere to go is none`() {
    #expect(AxisMotion.timed(from: 0, to: 9, duration: 0)?.position(at: 0) == 9)
    #expect(AxisMotion.timed(from: 9, to: 9) == nil && AxisMotion.timed(from: 0, to: 9, duration: -1) == nil)
  }
}

@Suite struct ReleaseVelocityTests {
  func tracker(_ samples: String) -> (ReleaseVelocity, last: Int64) {
    var (tracker, last) = (ReleaseVelocity(), Int64(0))
    for sample in samples.split(separator: " ") {
      let numbers = sample.split(separator: ":").compactMap { Double($0) }
      last = Int64(numbers[0] * 1000)
      tracker.add(microseconds: last, x: numbers.count > 2 ? numbers[1] : 0, y: numbers[numbers.count - 1])
    }
    return (tracker, last)
  }

  @Test(arguments: Vectors("release-velocity").rows)
  func `velocities follow the table`(row: Vectors.Row) {
    let (tracker, last) = tracker(row.text("samples"))
    #expect(isNear(tracker.current.y, row["current"], 0.000001))
    #expect(isNear(tracker.release(atMicroseconds: last + 99_999).y, row["release"], 0.000001))
    #expect(tracker.release(atMicroseconds: last + 100_000) == .zero)
  }

  @Test(arguments: Vectors("release-velocity-streams").rows)
  func `real touches give the computed velocities`(row: Vectors.Row) {
    let (tracker, last) = tracker(row.text("samples"))
    let velocity = tracker.release(atMicroseconds: last)
    #expect(isNear(velocity.x, row["x"], 0.0006) && isNear(velocity.y, row["y"], 0.0006))
  }

  @Test func `constant motion gives its velocity from the fourth sample on`() {
    var tracker = ReleaseVelocity()
    for i in 0..<20 {
      tracker.add(microseconds: Int64(i) * 8000, x: Double(i) * 4, y: Double(i) * -2)
      guard i >= 3 else { continue }
      let velocity = tracker.release(atMicroseconds: Int64(i) * 8000)
      #expect(isNear(velocity.x, 500, 1e-9) && isNear(velocity.y, -250, 1e-9))
      #expect(isNear(velocity.speed, 559.0169943749474, 1e-9))
    }
  }

  @Test func `a sample at the same time moves the finger without a segment`() {
    var tracker = ReleaseVelocity()
    tracker.add(microseconds: 0, x: 0, y: 0)
    tracker.add(microseconds: 10_000, x: 0, y: 5)
    tracker.add(microseconds: 10_000, x: 0, y: 10)
    tracker.add(microseconds: 10_001, x: .nan, y: 10)
    #expect(isNear(tracker.current.y, 200, 1e-9))
    #expect(ReleaseVelocity().release(atMicroseconds: 0) == .zero)
    tracker.add(microseconds: .max, x: 0, y: 0)
    #expect(tracker.release(atMicroseconds: .min).speed.isFinite)
  }
}

@Suite struct ScrollIndicatorTests {
  @Test(arguments: Vectors("indicator").rows)
  func `place and length follow the table`(row: Vectors.Row) {
    let range = ClosedRange.scroll(min: -row["leading"], max: row["content"] + row["trailing"] - row["viewport"])
    let indicator = ScrollIndicator(
      viewport: row["viewport"], content: row["content"], leading: row["leading"], trailing: row["trailing"],
      offset: row["o"], range: range)
    #expect(isNear(indicator.start, row["start"], 0.00006) && isNear(indicator.length, row["length"], 0.00006))
    #expect(ScrollIndicator.isNeeded(in: range))
  }

  @Test func `it stays within its track whatever it is given`() {
    var random = Seeded(13)
    for _ in 0..<5000 {
      let (viewport, content) = (random.between(0, 900), random.between(0, 5000))
      let range = ClosedRange.scroll(min: 0, max: content - viewport)
      let offset = random.between(-900, content + 900)
      let indicator = ScrollIndicator(viewport: viewport, content: content, offset: offset, range: range)
      #expect(indicator.length >= 0 && indicator.start >= 3 - 1e-9)
      #expect(indicator.start + indicator.length <= max(3, viewport - 3) + 1e-9)
    }
  }
}

@Suite struct ZoomTests {
  let band = ZoomBand(min: 1, max: 4)

  @Test(arguments: Vectors("zoom").rows)
  func `the band follows the table, and its inverse undoes it`(row: Vectors.Row) {
    let shown = band.shown(row["raw"])
    #expect(isNear(shown, row["shown"], 0.0000006))
    #expect(isNear(band.raw(shown), row["raw"], 1e-9 * max(1, row["raw"])))
    #expect(band.shown(row["raw"], bounces: false) == min(4, max(1, row["raw"])))
  }

  @Test(arguments: Vectors("zoom-return").rows)
  func `a return follows the table and ends on the limit`(row: Vectors.Row) throws {
    let back = try #require(ZoomReturn(from: row["scale"], in: band))
    for t in [0.05, 0.1, 0.2, 0.3, 0.4] { #expect(isNear(back.scale(at: t), row["s(\(t))"], 0.0000006)) }
    #expect(isNear(back.duration, row["end"], 0.0000051) && back.scale(at: back.duration) == back.limit)
    #expect(back.scale(at: 0) == row["scale"])
  }

  @Test func `the band is monotone and never past twice or half a limit`() {
    var last = 0.0
    for raw in stride(from: 0.001, through: 200, by: 0.05) {
      let shown = band.shown(raw)
      #expect(shown > last && shown > 0.5 && shown < 8)
      last = shown
    }
    #expect(ZoomReturn(from: 2, in: band) == nil && ZoomReturn(from: .nan, in: band) == nil)
    #expect(band.shown(.nan) == 1 && band.shown(.infinity) == 8 && band.shown(-3) == 0.5)
  }
}
