import Testing

@testable import DetentCore

@Suite struct AgendaTests {
  static let view = ComponentID(.scrollView, slot: 0, generation: 0)
  static let control = ComponentID(.pageControl, slot: 0, generation: 0)

  static let kinds: [Agenda.Due] = [
    .touch(finger: 1, .moved, .zero), .motion(stamp: 1), .timer(.longPress, stamp: 1), .task(1), .frame,
  ]

  static func entry(
    _ sequence: UInt64, _ due: Agenda.Due, at time: Int64 = 0, of component: ComponentID = .stage
  )
    -> Agenda.Entry
  {
    Agenda.Entry(
      time: Instant(microseconds: time), component: component, sequence: sequence, due: due, cause: .host)
  }

  static func drained(_ entries: [Agenda.Entry]) -> [Agenda.Entry] {
    var agenda = Agenda()
    for entry in entries { agenda.add(entry) }
    var order: [Agenda.Entry] = []
    while let entry = agenda.popFirst() { order.append(entry) }
    return order
  }

  @Test func `at one instant touches come first, then motions, timers, tasks and frames`() {
    let entries = AgendaTests.kinds.reversed().enumerated().map { AgendaTests.entry(UInt64($0), $1) }
    #expect(AgendaTests.drained(entries).map(\.due.rank) == [0, 1, 2, 3, 4])
  }

  @Test func `then the component decides, then who came first`() {
    let entries = [
      AgendaTests.entry(1, .motion(stamp: 1), of: AgendaTests.control),
      AgendaTests.entry(3, .motion(stamp: 2), of: AgendaTests.view),
      AgendaTests.entry(2, .motion(stamp: 3), of: AgendaTests.view),
    ]
    #expect(AgendaTests.drained(entries).map(\.sequence) == [2, 3, 1])
  }

  @Test func `an earlier frame comes before a later touch`() {
    let entries = [AgendaTests.entry(1, AgendaTests.kinds[0], at: 2), AgendaTests.entry(2, .frame, at: 1)]
    #expect(AgendaTests.drained(entries).map(\.sequence) == [2, 1])
  }

  @Test(arguments: [1, 7, 99])
  func `any order of adding gives the same order of taking`(seed: UInt64) {
    var state = seed
    func random(_ below: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % below
    }
    let entries = (0..<500).map { number in
      AgendaTests.entry(
        UInt64(number), AgendaTests.kinds[Int(random(5))], at: Int64(random(40)),
        of: random(2) == 0 ? AgendaTests.view : AgendaTests.control)
    }
    let expected = entries.sorted { $0.precedes($1) }.map(\.sequence)
    #expect(AgendaTests.drained(entries).map(\.sequence) == expected)
    #expect(AgendaTests.drained(entries.reversed()).map(\.sequence) == expected)
  }

  @Test func `taking out touches keeps the order of the others`() {
    var agenda = Agenda()
    for number in 0..<100 as Range<UInt64> {
      let kind = number % 2 == 1 ? AgendaTests.kinds[0] : number % 4 == 0 ? .motion(stamp: 0) : .task(number)
      agenda.add(AgendaTests.entry(number, kind, at: Int64(number * 37 % 100)))
    }
    agenda.removeTouches()
    var times: [Int64] = []
    while let entry = agenda.popFirst() { times.append(entry.time.microseconds) }
    #expect(times == (0..<50).map { $0 * 2 })
  }
}

@Suite struct FrameTests {
  @Test(arguments: [1, 7, 59, 60, 120, 240, 1000])
  func `frame k stands at floor of k·10⁶ over the rate`(rate: Int) throws {
    var stage = Stage()
    stage.frameRate = rate
    for number in 1...(2 * rate + 3) {
      stage.requestFrame()
      stage.requestFrame()
      guard case .frame? = try stage.next(through: .distantFuture) else { return #expect(Bool(false), "no frame") }
      #expect(stage.now.microseconds == Int64(number) * 1_000_000 / Int64(rate))
      #expect(stage.nextDue == nil)
    }
  }

  @Test func `a clock far in the future has frames too`() throws {
    var stage = Stage()
    stage.wake(task: 1, at: Instant(microseconds: 9_000_000_000_000_000_000))
    _ = try stage.next(through: .distantFuture)
    stage.requestFrame()
    _ = try stage.next(through: .distantFuture)
    #expect(stage.now.microseconds > 9_000_000_000_000_000_000)
  }
}
