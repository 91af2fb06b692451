import DetentCore
import Testing

@Suite struct PageSnapTests {
  @Test(arguments: Vectors("page-snap").rows)
  func `the chosen point follows the table`(row: Vectors.Row) {
    let points = SnapPoints(min: row["min"], stride: row["stride"], max: row["max"])
    let index = PageSnap(points: points).target(offset: row["o"], velocity: row["v"])
    #expect(points.position(of: index) == row["target"])
  }

  @Test(arguments: Vectors("page-snap-published").rows)
  func `the chosen page passes other projects' tests`(row: Vectors.Row) {
    let points = SnapPoints(min: 0, stride: row["stride"], max: row["max"])
    #expect(PageSnap(points: points).target(offset: row["o"], velocity: row["v"]) == Int(row["page"]))
  }

  @Test(arguments: [
    (SnapPoints(min: 0, stride: 320, max: 680), [0.0, 320, 640, 680]),
    (SnapPoints(min: 0, stride: 280, max: 1085), [0, 280, 560, 840, 1085]),
    (SnapPoints(min: -44, stride: 100, max: 156), [-44, 56, 156]),
    (SnapPoints(min: 0, stride: 100, max: 200.1), [0, 100, 200.1]),
    (SnapPoints(min: 0, stride: 100, max: 199.9), [0, 100, 199.9]),
    (SnapPoints(min: 0, stride: 0.1, max: 50), [0, 50]), (SnapPoints(min: 0, stride: 0, max: 0), [0]),
    (SnapPoints(min: 5, stride: 320, max: -20), [5]), (SnapPoints(min: .nan, stride: .nan, max: .nan), [0]),
    (SnapPoints(min: 0, stride: .infinity, max: 0.1), [0, 0.1]), (SnapPoints(min: 0, stride: 1e8, max: .infinity), [0]),
  ])
  func `points are arithmetic`(points: SnapPoints, expected: [Double]) {
    #expect((0..<points.count).map(points.position) == expected)
  }

  @Test func `nearest, neighbours and changes agree with a list`() {
    var random = Seeded(7)
    for _ in 0..<300 {
      let min = random.between(-1e3, 1e3)
      let points = SnapPoints(min: min, stride: random.between(1, 500), max: min + random.between(0, 3000))
      let list = (0..<points.count).map(points.position)
      for _ in 0..<50 {
        let isOn = random.between(0, 1) < 0.2
        let offset = isOn ? list.randomElement(using: &random)! : random.between(min - 600, min + 3600)
        check(points, list, offset)
      }
    }
  }

  func check(_ points: SnapPoints, _ list: [Double], _ offset: Double) {
    let least = list.map { ($0 - offset).magnitude }.min() ?? 0
    #expect(isNear((points.position(of: points.nearest(to: offset)) - offset).magnitude, least, 1e-9))
    #expect(points.index(beyond: offset, isUp: true) == list.firstIndex { $0 > offset })
    #expect(points.index(beyond: offset, isUp: false) == list.lastIndex { $0 < offset })
    for isUp in [true, false] {
      guard let change = points.nextChange(from: offset, isUp: isUp) else { continue }
      let here = points.nearest(to: offset)
      #expect(points.nearest(to: change) == here + (isUp ? 1 : -1))
      #expect(points.nearest(to: isUp ? change.nextDown : change.nextUp) == here)
    }
  }

  @Test func `a page change is found whichever way the midpoint is passed`() throws {
    let points = SnapPoints(min: 0, stride: 100, max: 900)
    for (from, to) in [(0.0, 100.0), (100, 0)] {
      let motion = try #require(AxisMotion.snap(from: from, velocity: 0, to: to))
      let change = try #require(points.nextChange(from: from, isUp: to > from))
      let time = try #require(motion.firstTime(after: 0, reaching: change))
      #expect(points.nearest(to: motion.position(at: time)) == Int(to / 100))
    }
  }

  @Test func `a limit counts from where the drag began`() {
    let points = SnapPoints(min: 0, stride: 100, max: 900)
    let snap = PageSnap(points: points, maxPagesPerGesture: 1)
    #expect(snap.target(offset: 480, velocity: 0, startIndex: 2) == 3)
    #expect(snap.target(offset: 20, velocity: -900, startIndex: 2) == 1)
    #expect(snap.target(offset: 480, velocity: 0) == 5)
    #expect(PageSnap(points: points, maxPagesPerGesture: -3).target(offset: 480, velocity: 0, startIndex: 99) == 9)
    #expect(PageSnap(points: points, maxPagesPerGesture: .max).target(offset: 480, velocity: 0, startIndex: .min) == 5)
  }

  @Test func `numbers that are not finite choose an end and do not trap`() {
    let snap = PageSnap(points: SnapPoints(min: 0, stride: 1e-300, max: 1e300, scale: .infinity))
    for x in [Double.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude] {
      #expect((0...snap.points.lastIndex).contains(snap.target(offset: x, velocity: x)))
      #expect((0...snap.points.lastIndex).contains(snap.target(offset: 5, velocity: x)))
    }
  }
}

@Suite struct SpringTests {
  @Test(arguments: Vectors("snap").rows)
  func `a snap follows the table`(row: Vectors.Row) throws {
    let motion = try #require(AxisMotion.snap(from: row["x0"], velocity: row["v0"], to: row["target"]))
    guard case .snap(let spring) = motion.first.curve else { return #expect(Bool(false)) }
    #expect(isNear(spring.frequency, row["frequency"], 0.00006) && isNear(motion.duration, row["end"], 0.000006))
    for t in [0.05, 0.1, 0.2, 0.4] {
      #expect(isNear(spring.position(at: t), row["x(\(t))"], 0.00006))
      #expect(isNear(spring.velocity(at: t), row["v(\(t))"], 0.00006))
    }
  }

  @Test(arguments: Vectors("springs-published").rows)
  func `springs pass other projects' tests`(row: Vectors.Row) {
    let generic = GenericSpring(mass: row["mass"], stiffness: row["stiffness"], ratio: row["ratio"])
    let start = row["x0"] - row["target"]
    let state = generic.state(from: start, velocity: 0, at: row["t"])
    switch row.text("kind") {
    case "stiffness": #expect(isNear(generic.stiffness, row["expected"], row["tolerance"]))
    case "damping": #expect(isNear(generic.damping, row["expected"], row["tolerance"]))
    case "x": #expect(isNear(row["target"] + state.x, row["expected"], row["tolerance"]))
    case "floor x": #expect((row["target"] + state.x).rounded(.down) == row["expected"])
    default: #expect(state.v.rounded(.down) == row["expected"])
    }
    guard row["ratio"] == 1 else { return }
    let frequency = (row["stiffness"] / row["mass"]).squareRoot()
    let ours = Spring(from: row["x0"], velocity: 0, to: row["target"], frequency: frequency)
    #expect(isNear(ours.distance(at: row["t"]), state.x, 1e-7) && isNear(ours.velocity(at: row["t"]), state.v, 1e-6))
  }

  @Test func `a snap toward its target never overshoots`() throws {
    for speed in [0.0, 100, 250, 1000, 5000, 20_000, 1e6] {
      let motion = try #require(AxisMotion.snap(from: 30, velocity: speed, to: 375))
      var last = 30.0
      for t in stride(from: 0, through: motion.duration, by: 0.001) {
        let x = motion.position(at: t)
        #expect(x >= last && x <= 375)
        last = x
      }
    }
  }

  @Test(arguments: [(0.0, 12.0), (0.2, 400), (-0.4, 30), (3, -2000), (400, 0), (400, 1e5), (0.6, 0), (0.4, 0)])
  func `a snap ends the first time it stays near and slow`(displacement: Double, velocity: Double) {
    let spring = Spring(from: displacement, velocity: velocity, to: 0)
    var last = 0.0
    for t in stride(from: 0, through: 3, by: 0.0001)
    where spring.distance(at: t).magnitude > 0.5 || spring.velocity(at: t).magnitude >= 10 { last = t }
    #expect(isNear(spring.settle, last, 0.000101))
  }
}

@Suite struct WheelTests {
  @Test(arguments: Vectors("wheel").rows)
  func `a released wheel follows the table`(row: Vectors.Row) {
    let wheel = WheelSnap(rowHeight: row["h"], count: Int(row["n"]))
    #expect(isNear(wheel.naturalRest(offset: row["o"], velocity: row["v0"]), row["natural"], 0.00051))
    let mark = Int(row.number("row") ?? -1)
    switch wheel.choose(offset: row["o"], velocity: row["v0"]) {
    case .end: #expect(row.text("mode") == "end")
    case .spring(let found): #expect(row.text("mode") == "spring" && found == mark)
    case .retarget(let found):
      #expect(row.text("mode") == "retarget" && found == mark)
      let curve = Retarget(from: row["o"], velocity: row["v0"], to: wheel.position(of: found))
      #expect(isNear(curve?.decay ?? 0, row["decay"], 0.00006) && isNear(curve?.duration ?? 0, row["T"], 0.00006))
    }
  }

  @Test(arguments: Vectors("retarget").rows)
  func `a retargeted run follows the table`(row: Vectors.Row) throws {
    let motion = try #require(WheelSnap(rowHeight: 32, count: 20).motion(offset: 64, velocity: 1000))
    #expect(isNear(motion.position(at: row["t"]), row["x"], 0.00006))
    #expect(isNear(motion.velocity(at: row["t"]), row["v"], 0.00006))
    #expect(motion.position(at: motion.duration) == 544)
  }

  @Test(arguments: Vectors("wheel-published").rows)
  func `rest rows pass other projects' tests`(row: Vectors.Row) {
    let wheel = WheelSnap(rowHeight: row["h"], count: Int(row["n"]))
    let rest = wheel.motion(offset: row["o"], velocity: row["v0"])?.rest ?? row["o"]
    #expect(rest == row["row"] * row["h"])
  }

  @Test func `rows change where other projects' wheels change`() {
    // flutter list_wheel_scroll_view_test.dart, "when a new item is closest" and "valid range".
    let wheel = WheelSnap(rowHeight: 100, count: 10)
    #expect([49.0, 50, 149, 150, 100].map(wheel.row) == [0, 1, 1, 2, 1])
    #expect(wheel.row(at: -5000) == 0 && wheel.row(at: 5000) == 9)
    #expect(WheelSnap(rowHeight: .nan, count: -4).row(at: .nan) == 0)
  }

  @Test func `a resolved decay passes through two published points`() throws {
    // flutter newton_test.dart test_friction_through: 10 at 600 pt/s, after 1 s 168.58474 at 15 pt/s.
    let points = [(10.0, 600.0, 168.58474, 15.0), (1000, -500, 867.84605, -12.5)]
    for (x0, v0, x1, v1) in points {
      let decay = (v0 - v1) / (x1 - x0)
      let deceleration = try #require(Deceleration(rate: Math.exp(-decay / 1000)))
      let curve = FreeCurve(origin: x0, velocity: v0 / deceleration.slopeFactor, deceleration: deceleration)
      #expect(isNear(curve.position(at: 1), x1, 0.0001) && isNear(curve.slope(at: 1), v1, 0.0001))
    }
  }

  @Test func `every release ends on a row`() {
    var random = Seeded(11)
    for _ in 0..<2000 {
      let wheel = WheelSnap(rowHeight: random.between(10, 60), count: Int(random.between(0, 40)))
      let offset = random.between(-100, wheel.range.upperBound + 100)
      guard let motion = wheel.motion(offset: offset, velocity: random.between(-4000, 4000)) else { continue }
      #expect(motion.rest == wheel.position(of: wheel.row(at: motion.rest)))
    }
  }

  @Test func `a target behind the motion is reached by a spring`() {
    let pieces = [(500.0, 100.0), (200, 600), (-900, 600)].map { AxisMotion.retarget(from: 300, velocity: $0, to: $1) }
    for motion in pieces {
      guard case .snap = motion?.first.curve else { return #expect(Bool(false)) }
    }
  }
}
