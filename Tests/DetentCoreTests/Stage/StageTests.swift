import Testing

@testable import DetentCore

@Suite struct StageValueTests {
  @Test func `a copy lives on its own`() throws {
    var pager = try Pager()
    pager.swipe(Point(x: -160, y: 0))
    try pager.run(until: Instant(microseconds: 50_000))
    var copy = pager
    let before = copy.reading
    try pager.run()
    #expect(pager.pages == (1, 1))
    #expect(copy.reading == before)
    try copy.run()
    #expect(copy.reading == pager.reading)
    copy.stage.setCurrentPage(4, of: copy.control)
    #expect(copy.pages == (4, 4) && pager.pages == (1, 1))
  }

  @Test func `the same inputs give the same events`() throws {
    func events() throws -> [String] {
      var pager = try Pager()
      pager.swipe(Point(x: -160, y: 0))
      return try pager.run()
    }
    #expect(try events() == events())
  }

  @Test func `how often the host looks changes nothing`() throws {
    var whole = try Pager()
    whole.swipe(Point(x: -160, y: 0))
    let expected = try whole.run()
    var pieces = try Pager()
    pieces.swipe(Point(x: -160, y: 0))
    var names: [String] = []
    for tick in 1...400 { names += try pieces.run(until: Instant(microseconds: Int64(tick) * 7919)) }
    #expect(names == expected)
    #expect(pieces.offset == whole.offset)
  }

  @Test func `every earlier moment reads as it read then`() throws {
    var pager = try Pager()
    var readings: [(Instant, String)] = []
    pager.swipe(Point(x: -160, y: 0))
    for tick in 1...60 {
      try pager.run(until: Instant(microseconds: Int64(tick) * 12_345))
      readings.append((pager.stage.now, pager.reading))
      if tick == 40 {
        pager.stage.act(for: .host)
        pager.stage.scrollToPage(4, of: pager.view, animated: true)
        readings.removeLast()
      }
    }
    try pager.run()
    pager.stage.advance(to: pager.stage.now + Duration(microseconds: 1))
    for (time, reading) in readings {
      var past = pager
      past.stage = try #require(pager.stage.at(time))
      #expect(past.reading == reading)
      #expect(past.stage.now == time)
    }
  }

  @Test func `a run keeps its promises`() throws {
    var pager = try Pager()
    pager.swipe(Point(x: -160, y: 0))
    while try pager.stage.next(through: .distantFuture) != nil { #expect(pager.stage.checkInvariants() == []) }
  }

  @Test func `invariants notice what is broken`() throws {
    var pager = try Pager()
    pager.stage.scrollViews[pager.view].page = 17
    pager.stage.scrollViews[pager.view].restOffset = Point(x: .nan, y: 0)
    pager.stage.scrollViews[pager.view].fingers = [9]
    pager.stage.pageControls[pager.control].currentPage = -1
    pager.stage.pageControls[pager.control].drivesScroll = true
    pager.stage.record(.didEndDecelerating, from: pager.view)
    #expect(pager.stage.checkInvariants().count >= 6)
  }
}

@Suite struct PageControlStateTests {
  @Test func `U4 setters count in their order, as in UIKit`() {
    var control = PageControl(attributes: Attributes(name: "", screen: .stage, parent: .stage))
    let changes = [control.setCurrentPage(3), control.setNumberOfPages(5)]
    #expect(changes == [false, true] && control.currentPage == 0)
    _ = control.setCurrentPage(3)
    #expect(control.currentPage == 3)
  }

  @Test(arguments: [(0, 7, 0), (5, 99, 4), (5, -3, 0), (1, 1, 0), (.max, .max, .max - 1), (5, .min, 0)])
  func `U2 U3 a page is pinned`(count: Int, page: Int, expected: Int) {
    var control = PageControl(attributes: Attributes(name: "", screen: .stage, parent: .stage))
    _ = control.setNumberOfPages(count)
    _ = control.setCurrentPage(page)
    #expect(control.currentPage == expected)
  }

  @Test func `a million pages show as many indicators as fit`() {
    var control = PageControl(attributes: Attributes(name: "", screen: .stage, parent: .stage))
    control.attributes.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    _ = control.setNumberOfPages(.max)
    for page in [0, 5, 1_000_000, .max - 1] {
      _ = control.setCurrentPage(page)
      let shown = control.visibleIndicators(direction: .leftToRight)
      #expect(shown.count == 14 && shown.contains { $0.isCurrent && $0.page == page })
    }
  }
}

@Suite struct GeometryTests {
  @Test(arguments: [0.0, 1, 2.625, 3, 10])
  func `any geometry is survived`(scale: Double) throws {
    let numbers: [Double] = [0, 0.001, 1, 320, 411.42857142857144, 1e9, 1e12]
    for stride in numbers {
      for count in [0, 1, 3, 1_000_000_000] {
        var pager = try Pager(pages: count) { $0.scale = max(0.5, scale) }
        pager.stage.setPageSize(.points(stride), of: pager.view)
        pager.stage.scrollToPage(.max, of: pager.view, animated: false)
        pager.swipe(Point(x: 100, y: 0))
        try pager.run()
        #expect(pager.stage.checkInvariants() == [])
        pager.stage.change(screen: pager.screen, .size, .none) { screen in
          screen.deviceSize = Size(width: stride, height: 0)
          return true
        }
        try pager.run()
        #expect(pager.stage.checkInvariants() == [])
      }
    }
  }

  @Test func `O19 where a reader finds himself`() {
    let old = ["a", "b", "c", "d"]
    #expect(Stage.place(ofReaderAt: 2, in: old, among: ["b", "c", "d"]) == 1)
    #expect(Stage.place(ofReaderAt: 2, in: old, among: ["a", "d"]) == 1)
    #expect(Stage.place(ofReaderAt: 3, in: old, among: ["b", "a"]) == 0)
    #expect(Stage.place(ofReaderAt: 1, in: old, among: []) == 0)
    #expect(Stage.place(ofReaderAt: 9, in: old, among: ["a"]) == 9)
  }
}
