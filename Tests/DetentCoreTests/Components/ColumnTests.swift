import Testing

@testable import DetentCore

/// One wheel, without a stage.
@Suite struct ColumnTests {
  private func wheel(_ count: Int, at offset: Double = 0, wraps: Bool = false, rowHeight: Double = 32) -> Wheel {
    var wheel = Wheel(count: count, rowHeight: rowHeight, wraps: wraps)
    wheel.restOffset = offset
    return wheel
  }

  @Test(arguments: Vectors("wheel-displacement").rows)
  func `a row of a wheel that wraps lies where other projects have it`(row: Vectors.Row) {
    let snap = WheelSnap(rowHeight: 40, count: Int(row["count"]), wraps: true)
    #expect(-snap.displacement(ofRow: Int(row["row"]), at: -row["offset"] * 40) == row["displacement"])
  }

  @Test(arguments: Vectors("wheel-visible").rows)
  func `those rows are seen that other projects paint`(row: Vectors.Row) {
    let wheels = Wheels([wheel(100, at: row["offset"], rowHeight: row["rowHeight"])])
    let visible = wheels.visibleNotches(of: 0, height: row["height"], at: .zero)
    #expect(visible == Int(row["first"])..<Int(row["last"]) + 1)
  }

  @Test func `without rows nothing is seen, chosen or turned`() {
    var wheel = wheel(0, wraps: true)
    #expect(wheel.row == nil && wheel.rowNear(at: .zero) == nil)
    #expect(Wheels([wheel]).visibleNotches(of: 0, height: 216, at: .zero).isEmpty)
    let turns = wheel.select(3, animated: true, at: .zero, stamp: 1)
    #expect(!turns)
    wheel.fingerDown(1, at: 100, now: .zero, length: 216)
    wheel.beginDragging(from: 90, now: .zero, length: 216)
    wheel.fingerMoved(1, to: 0, now: Instant(microseconds: 1000), length: 216)
    #expect(wheel.offset(at: .zero) == 0)
    let release = wheel.fingerUp(1, isCancelled: false, now: Instant(microseconds: 2000), stamp: 2)
    #expect(release?.1?.moves == false && !wheel.isMoving)
  }

  @Test func `odd counts and heights are made good`() {
    #expect(Wheel(count: -5).count == 0)
    for height in [0, -1, .nan, .infinity] { #expect(Wheel(count: 1, rowHeight: height).rowHeight == 32) }
    var wheel = wheel(1_000_000_000, rowHeight: 1e5)
    _ = wheel.select(.max, animated: false, at: .zero, stamp: 1)
    #expect(wheel.row == 999_999_999 && wheel.rowNear(at: .zero) == 999_999_999)
    _ = wheel.select(.min, animated: false, at: .zero, stamp: 1)
    #expect(wheel.row == 0)
  }

  @Test(arguments: [false, true]) func `let go anywhere at any speed, it rests on a row`(_ wraps: Bool) {
    var random = Seeded(5)
    for _ in 0..<3000 {
      var wheel = wheel(Int(random.between(1, 60)), at: random.between(-200, 2000), wraps: wraps)
      let release = wheel.release(velocity: random.between(-8000, 8000), at: .zero, stamp: 1)
      if let motion = wheel.motion {
        #expect(release.moves && motion.path.rest == wheel.snap.position(of: release.notch))
        wheel.arrive()
      }
      let offset = wheel.offset(at: .zero)
      #expect(offset == wheel.snap.position(of: wheel.snap.row(at: offset)))
      #expect(wheel.snap.row(at: offset) == wheel.snap.row(ofNotch: release.notch))
    }
  }

  @Test func `the nearer way round is taken`() {
    let snap = WheelSnap(rowHeight: 10, count: 10, wraps: true)
    #expect(snap.notch(ofRow: 9, near: 0) == -1)
    #expect(snap.notch(ofRow: 1, near: 95) == 11)
    #expect(snap.notch(ofRow: 5, near: 0) == -5)
    #expect(snap.notch(ofRow: 3, near: 1030) == 103)
    #expect(snap.row(ofNotch: -1) == 9 && snap.row(ofNotch: 10) == 0 && snap.row(ofNotch: -20) == 0)
    #expect(snap.row(at: .nan) == 0 && snap.row(at: -.infinity) >= 0)
  }

  @Test func `columns share what is left of the width, in reading order`() {
    let wheels = Wheels([Wheel(count: 1, width: 50), Wheel(count: 1), Wheel(count: 1)])
    let size = Size(width: 250, height: 100)
    #expect(wheels.frames(in: size, layout: .leftToRight).map(\.minX) == [0, 50, 150])
    #expect(wheels.frames(in: size, layout: .rightToLeft).map(\.minX) == [200, 100, 0])
    let wide = Wheels([Wheel(count: 1, width: 200), Wheel(count: 1, width: 200)])
    #expect(wide.frames(in: size, layout: .leftToRight).map(\.minX) == [-75, 125])
    #expect(wide.column(at: Point(x: 130, y: 5), in: size, layout: .leftToRight) == 1)
    #expect(wide.column(at: Point(x: 130, y: 500), in: size, layout: .leftToRight) == nil)
  }

  @Test func `fewer rows end a turn on the last one, equal ones do not disturb it`() {
    var wheel = wheel(100)
    _ = wheel.release(velocity: 2000, at: .zero, stamp: 1)
    let moment = Instant(microseconds: 100_000)
    let velocity = wheel.velocity(at: moment)
    let isNew = wheel.setCount(100, at: moment, length: 216, stamp: 2)
    #expect(!isNew && wheel.motion?.stamp == 1)
    let isShorter = wheel.setCount(20, at: moment, length: 216, stamp: 3)
    #expect(isShorter && wheel.motion?.path.rest == 19 * 32)
    #expect(abs(wheel.velocity(at: moment) - velocity) < 1)
    #expect(wheel.row == 0)
  }
}
