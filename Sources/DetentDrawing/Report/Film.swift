import DetentCore

/// A whole run as frames: each says which parts of the picture changed, and a part is a template with its numbers.
///
/// A frame is taken wherever something happened, and 60 a second while anything moves.
struct Film {
  /// What one frame changes.
  struct Frame {
    var time: Instant
    /// The parts from back to front, when they are others than in the frame before.
    var order: [Int]?
    var changes: [(part: Int, template: Int, numbers: [String])] = []
    var touches: [(start: Point, position: Point)] = []
  }

  /// The offset of a scroll view over time.
  struct Series {
    var id: ComponentID
    var title: String
    var points: [(time: Instant, offset: Point, velocity: Point)] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var templates: [String] = []
  private(set) var series: [Series] = []
  /// The largest screen.
  private(set) var size = Size.zero
  var partCount: Int { parts.count }
  /// The run was longer than the frames that are kept.
  private(set) var isCut = false

  private var parts: [ComponentID: Int] = [:]
  private var templateNumbers: [String: Int] = [:]
  private var shown: [Int: (template: Int, numbers: [String])] = [:]
  private var order: [Int] = []

  static let rate = 60.0
  /// Five minutes of motion.
  static let limit = 18_000
  /// Indicators may still fade for so long after everything rests.
  private static let afterglow = 1.0

  init(of stage: Stage, trace: Trace) {
    var index = 0
    var time = Instant.zero
    var livelyUntil = Instant.zero
    while time <= stage.now {
      guard frames.count < Film.limit else {
        isCut = true
        return
      }
      guard let moment = stage.at(time) else { return }
      add(moment)
      while index < trace.count, trace[index].time <= time { index += 1 }
      if !moment.isStill || moment.isTicking { livelyUntil = time + Duration(roundingUp: Film.afterglow) }
      let event = index < trace.count ? trace[index].time : stage.now
      let frame = time + Duration(roundingUp: 1 / Film.rate)
      let next = time < livelyUntil ? min(frame, event) : event
      guard next > time else { return }
      time = next
    }
  }

  private mutating func add(_ stage: Stage) {
    var frame = Frame(time: stage.now)
    if let screen = stage.shownScreen, let picture = Picture(stage, of: screen) {
      size = Size(width: max(size.width, picture.size.width), height: max(size.height, picture.size.height))
      frame.changes = changes(of: picture, order: &frame.order)
    } else if !order.isEmpty {
      order = []
      frame.order = []
    }
    frame.touches = stage.touches
    for screen in stage.shownScreen.map({ [$0] }) ?? [] { note(stage, screen) }
    let isNews = frame.order != nil || !frame.changes.isEmpty || !frame.touches.isEmpty || frames.isEmpty
    if isNews || frames.last?.touches.isEmpty == false { frames.append(frame) }
  }

  private mutating func changes(
    of picture: Picture, order newOrder: inout [Int]?
  ) -> [(part: Int, template: Int, numbers: [String])] {
    var changes: [(part: Int, template: Int, numbers: [String])] = []
    var present: [Int] = []
    for (id, mark) in picture.parts {
      let part = number(of: id)
      present.append(part)
      let (template, numbers) = Template.split(SVG.fragment([mark], prefix: "p\(part)-"))
      let state = (number(of: template), numbers)
      if let old = shown[part], old == state { continue }
      shown[part] = state
      changes.append((part, state.0, numbers))
    }
    if present != order {
      order = present
      newOrder = present
    }
    return changes
  }

  private mutating func number(of id: ComponentID) -> Int {
    if let number = parts[id] { return number }
    parts[id] = parts.count
    return parts.count - 1
  }

  private mutating func number(of template: Template) -> Int {
    if let number = templateNumbers[template.text] { return number }
    templateNumbers[template.text] = templates.count
    templates.append(template.text)
    return templates.count - 1
  }

  /// Notes where the scroll views are, if they are elsewhere than before.
  private mutating func note(_ stage: Stage, _ screen: ComponentID) {
    for id in stage.descendants(of: screen) where id.kind == .scrollView {
      let place = stage.roundedOffset(of: id)
      let velocity = stage.scrollViews[id].velocity(at: stage.now)
      if !series.contains(where: { $0.id == id }) { series.append(Series(id: id, title: stage.title(of: id))) }
      guard let index = series.firstIndex(where: { $0.id == id }) else { continue }
      if let last = series[index].points.last, last.offset == place, last.velocity == velocity { continue }
      series[index].points.append((stage.now, place, velocity))
    }
  }
}

extension Stage {
  /// A timer progress fills.
  fileprivate var isTicking: Bool { progresses.slots.contains { $0.isLive && $0.value.isTicking } }
}
