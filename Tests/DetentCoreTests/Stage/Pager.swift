@testable import DetentCore

/// A screen of 320 × 480 with a pager of five pages and a control of its own, for tests of the stage.
struct Pager {
  var stage: Stage
  let screen: ComponentID
  let view: ComponentID
  let control: ComponentID

  init(pages: Int = 5, settings: (inout Screen) -> Void = { _ in }) throws {
    var stage = Stage()
    var screen = Screen(
      attributes: Attributes(name: "", screen: .stage, parent: .stage), size: Size(width: 320, height: 480),
      safeArea: .zero, scale: 3, idiom: .phone)
    settings(&screen)
    self.screen = try stage.addScreen(screen)
    view = try stage.add(.scrollView, named: "pager", to: self.screen)
    control = try stage.add(.pageControl, named: "dots", to: self.screen)
    stage.setFrame(.zero, place: Place(.fill), of: view)
    stage.setFrame(.zero, place: Place(.bottom), of: control)
    stage.setPagingEnabled(true, of: view)
    stage.setPageCount(pages, of: view)
    stage.pair(control, with: view)
    stage.finish(self.screen)
    self.stage = stage
  }

  var offset: Point { stage.roundedOffset(of: view) }
  var pages: (view: Int, control: Int) { (stage.scrollViews[view].page, stage.pageControls[control].currentPage) }

  /// A finger that moves over the pager and lifts while it moves.
  mutating func swipe(_ way: Point, over seconds: Double = 0.1) {
    let start = Point(x: 160, y: 200)
    stage.perform(TouchPath(at: start).moving(to: start + way, over: seconds), named: "swipe", on: view)
  }

  /// Everything that happens until nothing is due, or until a moment.
  @discardableResult
  mutating func run(until time: Instant = .distantFuture) throws -> [String] {
    var names: [String] = []
    while let step = try stage.next(through: time) {
      if case .event(let event, _) = step { names.append("\(event.time.microseconds) \(event.what.name)") }
    }
    stage.advance(to: time == .distantFuture ? stage.now : time)
    return names
  }

  /// What can be read of the pager, as text.
  var reading: String {
    let (view, now) = (stage.scrollViews[view], stage.now)
    return "\(view.offset(at: now)) \(view.velocity(at: now)) \(view.phase(at: now)) \(pages)"
  }
}
