import DetentCore

/// How one thing that can be scrolled or turned moved: where it was and how fast, over time.
struct Curve: Sendable {
  /// What moves: an axis of a scroll view, a wheel of a picker.
  enum Subject: Hashable, Sendable {
    case scrolling(ComponentID, Axis)
    case wheel(ComponentID, column: Int)

    var id: ComponentID {
      switch self {
      case .scrolling(let id, _), .wheel(let id, _): id
      }
    }
  }

  struct Sample: Hashable, Sendable {
    /// Seconds.
    var time: Double
    /// Points.
    var offset: Double
    /// Points a second.
    var velocity: Double
    /// A finger has hold of it.
    var isHeld: Bool
    /// The page, or the row in the middle, from 0.
    var index: Int?
  }

  /// An offset at which it can come to rest.
  struct Level: Hashable, Sendable {
    var offset: Double
    var name: String
  }

  var subject: Subject
  var title = ""
  var samples: [Sample]
  var levels: [Level] = []
  /// The last moment at which there was something to ask.
  var lastAsked: Instant

  /// What an index counts; nil: there is none.
  var counted: String? {
    guard samples.contains(where: { $0.index != nil }) else { return nil }
    return if case .scrolling = subject { "page" } else { "row" }
  }

  /// From the least offset to the greatest.
  var reach: ClosedRange<Double> {
    let offsets = samples.map(\.offset)
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }

  /// Whether a finger that has hold of it rests. The speed with which it would be let go outlives its last movement.
  func rests(_ sample: Sample) -> Bool {
    guard sample.isHeld else { return false }
    let before = samples.last { $0.time <= sample.time - Curve.restTime }
    return before?.offset == sample.offset
  }

  /// Longer than a finger's touches are apart, in seconds.
  private static let restTime = 0.02
  /// Less is not seen.
  private static let leastWay = 0.5

  var hasMoved: Bool { reach.upperBound - reach.lowerBound > Curve.leastWay }
}

extension Stage {
  /// What can move on the shown screen.
  var subjects: [Curve.Subject] {
    guard let shownScreen else { return [] }
    return descendants(of: shownScreen).flatMap { id -> [Curve.Subject] in
      switch id.kind {
      case .scrollView: Axis.allCases.map { .scrolling(id, $0) }
      case .pickerView, .datePicker: wheels(of: id).columns.indices.map { .wheel(id, column: $0) }
      default: []
      }
    }
  }

  private func wheels(of id: ComponentID) -> Wheels {
    id.kind == .pickerView ? pickerViews[id].wheels : datePickers[id].wheels
  }

  func sample(_ subject: Curve.Subject) -> Curve.Sample {
    switch subject {
    case .scrolling(let id, let axis):
      let view = scrollViews[id]
      let pages = view.isPagingEnabled && view.pagingAxis == axis
      return Curve.Sample(
        time: now.seconds, offset: view.offset(at: now)[axis], velocity: view.velocity(at: now)[axis],
        isHeld: view.isTracking, index: pages ? view.page : nil)
    case .wheel(let id, let column):
      let wheel = wheels(of: id).columns[column]
      return Curve.Sample(
        time: now.seconds, offset: wheel.offset(at: now), velocity: wheel.velocity(at: now),
        isHeld: wheel.isTracking, index: wheel.rowNear(at: now))
    }
  }

  /// `scrollView "pager"`, with its axis or wheel where there are several.
  func title(of subject: Curve.Subject) -> String {
    switch subject {
    case .scrolling(let id, let axis):
      let view = scrollViews[id]
      let isPlain = !view.canDrag(axis.other) || view.isPagingEnabled
      return title(of: id) + (isPlain ? "" : ", \(axis.rawValue)")
    case .wheel(let id, let column):
      guard wheels(of: id).columns.count > 1 else { return title(of: id) }
      let face = face(ofWheels: id)
      return title(of: id)
        + (face.indices.contains(column) ? ", \(face[column].unit.rawValue)" : ", wheel \(column + 1)")
    }
  }

  /// Where it can rest between two offsets: at most `limit` levels, evenly left out where there are more.
  func levels(of subject: Curve.Subject, within reach: ClosedRange<Double>, limit: Int) -> [Curve.Level] {
    switch subject {
    case .scrolling(let id, let axis): levels(ofView: id, axis, within: reach, limit: limit)
    case .wheel(let id, let column): levels(ofWheel: id, column, within: reach, limit: limit)
    }
  }

  private func levels(
    ofView id: ComponentID, _ axis: Axis, within reach: ClosedRange<Double>, limit: Int
  ) -> [Curve.Level] {
    let view = scrollViews[id]
    guard view.isPagingEnabled, view.pagingAxis == axis, let count = view.numberOfPages, view.stride > 0 else {
      let range = view.range(axis)
      return [Curve.Level(offset: range.lowerBound, name: "start"), Curve.Level(offset: range.upperBound, name: "end")]
        .filter { reach.contains($0.offset) }
    }
    let direction = direction(of: id)
    let (a, b) = (view.page(at: reach.lowerBound, axis, direction), view.page(at: reach.upperBound, axis, direction))
    return spread(min(a, b)...min(max(a, b), max(0, count - 1)), limit: limit).map { page in
      let name = view.pageKeys.indices.contains(page) ? view.pageKeys[page] : "page \(page + 1)"
      return Curve.Level(offset: view.offset(ofPage: page, direction), name: name)
    }
  }

  private func levels(
    ofWheel id: ComponentID, _ column: Int, within reach: ClosedRange<Double>, limit: Int
  ) -> [Curve.Level] {
    let snap = wheels(of: id).columns[column].snap
    guard snap.count > 0 else { return [] }
    let face = face(ofWheels: id)
    return spread(snap.notch(at: reach.lowerBound)...snap.notch(at: reach.upperBound), limit: limit).map { notch in
      let row = snap.row(ofNotch: notch)
      let name =
        face.indices.contains(column)
        ? datePickers[id].text(ofRow: row, in: face[column], today: today(of: id))
        : pickerViews.isLive(id) ? pickerViews[id].rows[column].title(row) : nil
      return Curve.Level(offset: snap.position(of: notch), name: name ?? "row \(row + 1)")
    }
  }

  private func spread(_ range: ClosedRange<Int>, limit: Int) -> [Int] {
    let step = max(1, (range.count + limit - 1) / limit)
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }
}

extension ScrollView {
  fileprivate func page(at offset: Double, _ axis: Axis, _ direction: LayoutDirection) -> Int {
    var point = Point.zero
    point[axis] = offset
    return page(at: point, direction) ?? 0
  }
}
