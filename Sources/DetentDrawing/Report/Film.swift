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
    case whole(part: Int, template: Int, values: [Template.Value])
    /// As the part was when it last had this template, but sets of numbers are shifted, each by so many hundredths, and
    /// single values are set.
    case some(part: Int, template: Int, edits: [(place: Int, value: Template.Value)], shifts: [(set: Int, by: Int)])
    /// As an earlier change of the part made it, but single values are set: the rows of a wheel lie as they have lain
    /// before, and say something else.
    case again(part: Int, template: Int, change: Int, edits: [(place: Int, value: Template.Value)])
  }

  /// The offset of a scroll view, or of one wheel of a picker, over time.
  struct Series {
    var id: ComponentID
    var wheel: Int
    var title: String
    var points: [(time: Instant, offset: Point, velocity: Point)] = []
  }

  /// How a part looks.
  private struct Look: Equatable {
    var template: Int
    var values: [Template.Value]
  }

  /// What is drawn by itself: a component on the screen, or a piece of it.
  private struct Part: Hashable {
    var id: ComponentID
    var piece: Int
  }

  private struct Use: Hashable {
    var part: Int
    var template: Int
  }

  private(set) var frames: [Frame] = []
  private(set) var templates: [String] = []
  /// Places of numbers that move together, as those of a scroll view's rows.
  private(set) var sets: [[Int]] = []
  private(set) var series: [Series] = []
  /// The largest screen.
  private(set) var size = Size.zero
  /// By the place of a step in the trace: the frame that shows the stage as it was when the step began.
  private(set) var stepFrames: [Int: Int] = [:]
  /// The run was longer than the frames that are kept.
  private(set) var isCut = false

  private var parts: [Part: Int] = [:]
  private var templateNumbers: [String: Int] = [:]
  private var setNumbers: [[Int]: Int] = [:]
  private var shown: [Int: Look] = [:]
  /// The values that each part had when it last had a template.
  private var latest: [Use: [Template.Value]] = [:]
  /// Looks that take much to tell, by their numbers: the change that told of each.
  private var told: [Use: [[Int]: (change: Int, values: [Template.Value])]] = [:]
  /// How many changes each part has had.
  private var changeCounts: [Int: Int] = [:]
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

  package init(of stage: Stage, trace: Trace, steps: [StepBegin] = []) {
    extend(to: stage, trace: trace, steps: steps)
  }

  /// Goes on to a later moment of the same run; what happened meanwhile at the film's last moment is seen too.
  /// Before the end of an instant it is seen how its steps began.
  package mutating func extend(to stage: Stage, trace: Trace, steps: [StepBegin] = []) {
    var steps = steps[...]
    while time <= stage.now {
      guard frames.count < Film.limit else {
        isCut = true
        return
      }
      guard let moment = stage.at(time) else { return }
      while let step = steps.first, step.stage.now <= time {
        add(step.stage)
        if !frames.isEmpty { stepFrames[step.event] = frames.count - 1 }
        steps.removeFirst()
      }
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
    let pieces = picture.parts.flatMap { id, mark in
      mark.pieces.enumerated().map { (part: Part(id: id, piece: $0.offset), mark: $0.element) }
    }
    for (piece, mark) in pieces {
      let part = number(of: piece)
      present.append(part)
      let (template, values) = Template.split(SVG.fragment([mark], prefix: "p\(part)-"))
      let look = Look(template: number(of: template), values: values)
      guard look != shown[part] else { continue }
      changes.append(change(of: part, to: look))
      shown[part] = look
    }
    if present != order {
      order = present
      newOrder = present
    }
    return changes
  }

  private mutating func change(of part: Int, to look: Look) -> Change {
    let use = Use(part: part, template: look.template)
    defer {
      latest[use] = look.values
      changeCounts[part, default: 0] += 1
    }
    let change = change(use, to: look.values)
    guard change.count > Film.fewEdits else { return change }
    let numbers = look.values.map(\.hundredths)
    guard let before = told[use]?[numbers] else {
      told[use, default: [:]][numbers] = (changeCounts[part] ?? 0, look.values)
      return change
    }
    let edits = look.values.indices.filter { look.values[$0] != before.values[$0] }.map { ($0, look.values[$0]) }
    guard edits.count < change.count else { return change }
    return .again(part: part, template: look.template, change: before.change, edits: edits)
  }

  private mutating func change(_ use: Use, to values: [Template.Value]) -> Change {
    let whole = Change.whole(part: use.part, template: use.template, values: values)
    guard let old = latest[use], old.count == values.count else { return whole }
    let (edits, shifts) = differences(values, old)
    guard edits.count * 2 < values.count else { return whole }
    return .some(
      part: use.part, template: use.template, edits: edits, shifts: shifts.map { (number(of: $0.places), $0.by) })
  }

  /// Changes of no more values than these are not worth looking for an earlier one.
  private static let fewEdits = 8

  /// What differs: single values, and numbers that move by the same amount.
  private func differences(
    _ values: [Template.Value], _ old: [Template.Value]
  ) -> (edits: [(place: Int, value: Template.Value)], shifts: [(places: [Int], by: Int)]) {
    var edits: [(place: Int, value: Template.Value)] = []
    var shifts: [(places: [Int], by: Int)] = []
    for (place, value) in values.enumerated() where value != old[place] {
      guard let shift = value.shift(from: old[place]) else {
        edits.append((place, value))
        continue
      }
      if let group = shifts.firstIndex(where: { $0.by == shift }) {
        shifts[group].places.append(place)
      } else {
        shifts.append(([place], shift))
      }
    }
    let single = shifts.filter { $0.places.count < Film.smallestSet }.flatMap(\.places)
    return (edits + single.map { ($0, values[$0]) }, shifts.filter { $0.places.count >= Film.smallestSet })
  }

  /// Fewer numbers than these are not worth a set.
  private static let smallestSet = 3

  private mutating func number(of places: [Int]) -> Int {
    if let number = setNumbers[places] { return number }
    setNumbers[places] = sets.count
    sets.append(places)
    return sets.count - 1
  }

  private mutating func number(of part: Part) -> Int {
    if let number = parts[part] { return number }
    parts[part] = parts.count
    return parts.count - 1
  }

  private mutating func number(of template: Template) -> Int {
    if let number = templateNumbers[template.text] { return number }
    templateNumbers[template.text] = templates.count
    templates.append(template.text)
    return templates.count - 1
  }

  /// Notes where scroll views and wheels are.
  private mutating func note(_ stage: Stage, _ screen: ComponentID) {
    for id in stage.descendants(of: screen) {
      if id.kind == .scrollView {
        note(
          id, 0, stage.title(of: id), stage.roundedOffset(of: id), stage.scrollViews[id].velocity(at: stage.now),
          stage.now)
      } else if id.hasWheels {
        let columns = stage[wheels: id].columns
        for (number, wheel) in columns.enumerated() {
          let title = stage.title(of: id) + (columns.count > 1 ? ", wheel \(number + 1)" : "")
          let (offset, velocity) = (wheel.offset(at: stage.now), wheel.velocity(at: stage.now))
          note(id, number, title, Point(x: 0, y: offset), Point(x: 0, y: velocity), stage.now)
        }
      }
    }
  }

  /// Notes where one is, if it is elsewhere than before; how long it was where it was is kept.
  private mutating func note(
    _ id: ComponentID, _ wheel: Int, _ title: String, _ offset: Point, _ velocity: Point, _ now: Instant
  ) {
    guard let index = series.firstIndex(where: { $0.id == id && $0.wheel == wheel }) else {
      return series.append(Series(id: id, wheel: wheel, title: title, points: [(now, offset, velocity)]))
    }
    if let last = series[index].points.last {
      guard last.offset != offset || last.velocity != velocity else { return }
      if last.time < lastLook { series[index].points.append((lastLook, last.offset, last.velocity)) }
    }
    series[index].points.append((now, offset, velocity))
  }
}

extension Film.Change {
  /// How many values, or sets of them, it says.
  fileprivate var count: Int {
    switch self {
    case .whole(_, _, let values): values.count
    case .some(_, _, let edits, let shifts): edits.count + shifts.count
    case .again(_, _, _, let edits): edits.count
    }
  }
}

extension Stage {
  /// A timer progress fills.
  fileprivate var isTicking: Bool { progresses.slots.contains { $0.isLive && $0.value.isTicking } }
}
