import DetentCore
import Testing

/// Zooming on a stage: what the record says is what is seen.
@Suite struct ZoomStageTests {
  /// A screen of 400 × 600 with a scroll view and an image of that size that zooms from 1 to 4.
  private func stage() throws -> (Stage, ComponentID) {
    var stage = Stage()
    let attributes = Attributes(name: "", screen: .stage, parent: .stage)
    let size = Size(width: 400, height: 600)
    let screen = try stage.addScreen(
      Screen(attributes: attributes, size: size, safeArea: .zero, scale: 3, idiom: .phone))
    let view = try stage.add(.scrollView, named: "view", to: screen)
    let item = try stage.add(.view, named: "item", to: view)
    for id in [view, item] { stage.setFrame(Rect(origin: .zero, size: size), place: nil, of: id) }
    stage.setMaximumZoomScale(4, of: view)
    stage.setZoomItem(item, of: view)
    stage.finish(screen)
    return (stage, view)
  }

  private func pinch(_ stage: inout Stage, _ view: ComponentID, to distance: Double) {
    let paths = [-0.5, 0.5].map { side in
      TouchPath(at: Point(x: 200 + 50 * side, y: 250)).moving(to: Point(x: 200 + distance * side, y: 250), over: 0.2)
    }
    _ = stage.perform(paths, named: "pinch", on: view)
  }

  private func run(_ stage: inout Stage, through seconds: Double) throws {
    let limit = Instant.zero + Duration(roundingUp: seconds)
    while try stage.next(through: limit) != nil {}
    stage.advance(to: limit)
  }

  @Test func `content without a size is as large as its item`() throws {
    let (stage, view) = try stage()
    #expect(stage.scrollViews[view].contentSize == Size(width: 400, height: 600))
  }

  @Test(arguments: [0.2, 0.23, 0.3, 0.5, 1])
  func `the record of a bounce gives scale and offset at any time`(_ time: Double) throws {
    var (stage, view) = try stage()
    pinch(&stage, view, to: 360)
    try run(&stage, through: time)
    let found = try #require(stage.trace.last { if case .zoomed = $0.what { true } else { false } })
    guard case .zoomed(let record) = found.event.what else { return }
    let band = ZoomBand(min: 1, max: 4)
    let scale = try #require(ZoomReturn(from: record.from, in: band)).scale(at: time - found.event.time.seconds)
    let share = (scale - record.from) / (record.to - record.from)
    let seen = stage.scrollViews[view].presentation(at: stage.now)
    #expect(abs(seen.scale - scale) < 1e-9)
    let offset = record.offset + (record.rest - record.offset) * share
    #expect((seen.offset - offset).length < 1e-6)
    #expect(stage.checkInvariants() == [])
  }

  @Test func `listening to a zoom where nothing zooms writes nothing down`() throws {
    let (start, view) = try stage()
    func events(listening: Bool) throws -> Int {
      var stage = start
      stage.setZoomItem(nil, of: view)
      stage.setContentSize(Size(width: 400, height: 2000), of: view)
      if listening { stage.reportZoom(of: view, true) }
      let first = stage.trace.count
      stage.setZoomScale(3, of: view, animated: true)
      stage.stopScrollingAndZooming(view)
      try run(&stage, through: 1)
      return stage.trace.count - first
    }
    #expect(try events(listening: false) == 0)
    #expect(try events(listening: true) == 0)
  }

  @Test func `any partition of time gives the same`() throws {
    var (whole, view) = try stage()
    pinch(&whole, view, to: 360)
    var parts = whole
    try run(&whole, through: 2)
    for step in 1...200 { try run(&parts, through: Double(step) / 100) }
    #expect(whole.trace.count == parts.trace.count)
    #expect(whole.scrollViews[view].zoomScale == parts.scrollViews[view].zoomScale)
    #expect(whole.scrollViews[view].offset(at: whole.now) == parts.scrollViews[view].offset(at: parts.now))
  }

  @Test func `a view is not still while its zoom moves`() throws {
    var (stage, view) = try stage()
    stage.setZoomScale(2, of: view, animated: true)
    while stage.hasPendingEvents { _ = try stage.next(through: stage.now) }
    #expect(!stage.isStill)
    try run(&stage, through: 0.3)
    #expect(stage.isStill)
  }
}
