package import DetentCore

/// A run as frames: each says which parts of the picture changed, and a part is a template with its numbers.
///
/// A frame is taken wherever something happened, and 60 a second while anything moves. A film can be extended as its run
/// goes on.
package struct Film {
  /// What one frame changes.
  struct Frame {
    var time: Instant
    /// The parts from back to front, when they are others than in the frame before.
    var order: [Int]?
    var changes: [Change] = []
    var touches: [(start: Point, position: Point)] = []
  }

  /// What becomes of a part.
  enum Change {
    case whole(part: Int, template: Int, numbers: [String])
    /// The template stays, and so do most numbers.
    case some(part: Int, numbers: [(place: Int, number: String)])
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
  /// The run was longer than the frames that are kept.
  private(set) var isCut = false

  private var parts: [ComponentID: Int] = [:]
  private var templateNumbers: [String: Int] = [:]
  private var shown: [Int: (template: Int, numbers: [String])] = [:]
  private var order: [Int] = []
  /// The moment of the last look, and until when looks are frequent.
  private var time = Instant.zero
  private var lastLook = Instant.zero
  private var livelyUntil = Instant.zero
  /// The first event after that moment.
  private var event = 0

  static let rate = 60.0
  /// Five minutes of motion.
  static let limit = 18_000
  /// Indicators may still fade for so long after everything rests.
  private static let afterglow = 1.0

  package init(of stage: Stage, trace: Trace) { extend(to: stage, trace: trace) }

  /// Goes on to a later moment of the same run; what happened meanwhile at the film's last moment is seen too.
  package mutating func extend(to stage: Stage, trace: Trace) {
    while time <= stage.now {
      guard frames.count < Film.limit else {
        isCut = true
        return
      }
      guard let moment = stage.at(time) else { return }
      add(moment)
      lastLook = time
      while event < trace.count, trace[event].time <= time { event += 1 }
      if !moment.isStill || moment.isTicking { livelyUntil = time + Duration(roundingUp: Film.afterglow) }
      let happens = event < trace.count ? trace[event].time : stage.now
      let frame = time + Duration(roundingUp: 1 / Film.rate)
      let next = time < livelyUntil ? min(frame, happens) : happens
      guard next > time else { return }
      time = next
    }
  }

  private mutating func add(_ stage: Stage) {
    var frame = Frame(time: stage.now)
    if let screen = stage.shownScreen, let picture = Picture(stage, of: screen) {
      size = Size(width: max(size.width, picture.size.width), height: max(size.height, picture.size.height))
      frame.changes = changes(of: picture, order: &frame.order)
      note(stage, screen)
    } else if !order.isEmpty {
      order = []
      frame.order = []
    }
    frame.touches = stage.touches
    let isNews = frame.order != nil || !frame.changes.isEmpty || !frame.touches.isEmpty || frames.isEmpty
    if isNews || frames.last?.touches.isEmpty == false { frames.append(frame) }
  }

  private mutating func changes(of picture: Picture, order newOrder: inout [Int]?) -> [Change] {
    var changes: [Change] = []
    var present: [Int] = []
    for (id, mark) in picture.parts {
      let part = number(of: id)
      present.append(part)
      let (template, numbers) = Template.split(SVG.fragment([mark], prefix: "p\(part)-"))
      let state = (template: number(of: template), numbers: numbers)
      if let change = change(of: part, to: state) { changes.append(change) }
      shown[part] = state
    }
    if present != order {
      order = present
      newOrder = present
    }
    return changes
  }

  private func change(of part: Int, to state: (template: Int, numbers: [String])) -> Change? {
    let whole = Change.whole(part: part, template: state.template, numbers: state.numbers)
    guard let old = shown[part], old.template == state.template, old.numbers.count == state.numbers.count else {
      return whole
    }
    let news = state.numbers.indices.filter { state.numbers[$0] != old.numbers[$0] }
    if news.isEmpty { return nil }
    return news.count * 2 < state.numbers.count
      ? .some(part: part, numbers: news.map { ($0, state.numbers[$0]) }) : whole
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

  /// Notes where the scroll views are, if they are elsewhere than before; how long one was where it was is kept.
  private mutating func note(_ stage: Stage, _ screen: ComponentID) {
    for id in stage.descendants(of: screen) where id.kind == .scrollView {
      if !series.contains(where: { $0.id == id }) { series.append(Series(id: id, title: stage.title(of: id))) }
      guard let index = series.firstIndex(where: { $0.id == id }) else { continue }
      let point = (stage.now, stage.roundedOffset(of: id), stage.scrollViews[id].velocity(at: stage.now))
      if let last = series[index].points.last {
        guard last.offset != point.1 || last.velocity != point.2 else { continue }
        if last.time < lastLook { series[index].points.append((lastLook, last.offset, last.velocity)) }
      }
      series[index].points.append(point)
    }
  }
}

extension Stage {
  /// A timer progress fills.
  fileprivate var isTicking: Bool { progresses.slots.contains { $0.isLive && $0.value.isTicking } }
}
