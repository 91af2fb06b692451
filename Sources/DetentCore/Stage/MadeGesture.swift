/// A gesture as it was made: the stage just before it, and the fingers' ways. It can be made again, a little otherwise.
public struct MadeGesture: Sendable {
  public var stage: Stage
  public var paths: [TouchPath]
  public var name: String
  public var component: ComponentID
  public var cause: Cause

  public var isPointer: Bool

  public init(
    stage: Stage, paths: [TouchPath], name: String, component: ComponentID, cause: Cause, isPointer: Bool = false
  ) {
    self.stage = stage.checkpoint
    self.stage.cause = cause
    self.cause = cause
    self.paths = paths
    self.isPointer = isPointer
    self.name = name
    self.component = component
  }

  /// What can be varied. The other one stays as it is.
  public enum Quantity: String, Sendable, CaseIterable {
    case distance, speed
  }

  /// The longest finger's travel in points, or the fastest one's speed at the lift in points per second.
  public func amount(of quantity: Quantity) -> Double {
    paths.reduce(0) { most, path in
      max(most, quantity == .distance ? (path.end - path.start).length : path.liftSpeed)
    }
  }

  /// The longest that an outcome is waited for, in seconds after the lift.
  private static let patience = 30.0

  /// What the gesture comes to when its distance or speed is multiplied: what everything on the screen rests on. No script
  /// runs, so what handlers would change is left out.
  public func outcome(_ quantity: Quantity = .distance, times factor: Double = 1) -> [Rest] {
    var stage = stage
    let paths = paths.map { path in
      quantity == .distance ? path.scaled(travel: factor, time: factor) : path.scaled(travel: 1, time: 1 / factor)
    }
    _ = stage.perform(paths, named: name, on: component, isPointer: isPointer)
    let longest = paths.map(\.duration.seconds).max() ?? 0
    _ = stage.settle(within: longest + MadeGesture.patience)
    return stage.rests
  }

  /// The nearest other outcome within a share of the gesture's distance or speed; nil: there is none so near.
  public func margin(within share: Double) -> Margin? {
    let usual = outcome()
    let found = Quantity.allCases.flatMap { quantity in
      [-share, share].compactMap { nearest(quantity, toward: $0, from: usual) }
    }
    return found.min { $0.share < $1.share }
  }

  /// Looks in four steps for the first change, then halves until the border is exact to a ten-thousandth.
  private func nearest(_ quantity: Quantity, toward end: Double, from usual: [Rest]) -> Margin? {
    guard amount(of: quantity) > 0 else { return nil }
    var inside = 0.0
    for step in 1...4 {
      var outside = end * Double(step) / 4
      guard outcome(quantity, times: 1 + outside) != usual else {
        inside = outside
        continue
      }
      while (outside - inside).magnitude > 0.000_1 {
        let middle = (inside + outside) / 2
        if outcome(quantity, times: 1 + middle) == usual { inside = middle } else { outside = middle }
      }
      return Margin(
        quantity: quantity, factor: 1 + outside, usual: usual, other: outcome(quantity, times: 1 + outside))
    }
    return nil
  }

  /// How near another outcome is.
  public struct Margin: Sendable {
    public var quantity: Quantity
    /// By what the gesture's distance or speed would have to be multiplied.
    public var factor: Double
    public var usual: [Rest]
    public var other: [Rest]

    public var share: Double { (factor - 1).magnitude }
  }
}

/// Where something rests: a component's page, row, date or zoom, a flow's screen.
public struct Rest: Hashable, Sendable {
  public var component: ComponentID
  /// "page", or "row", or "row of wheel 2".
  public var what: String
  /// A page or a row, from 0; of other things a number that tells them apart.
  public var position: Int
  /// As a person would say it: "3".
  public var words: String
  /// It is a page or a row.
  public var isPlace: Bool { what == "page" || what.hasPrefix("row") }

  init(_ component: ComponentID, _ what: String, _ position: Int, words: String? = nil) {
    self.component = component
    self.what = what
    self.position = position
    self.words = words ?? "\(position + 1)"
  }

  /// What a wheel, from 0, rests on.
  public static func row(ofWheel wheel: Int) -> String { wheel == 0 ? "row" : "row of wheel \(wheel + 1)" }
}

extension Stage {
  /// What everything on the shown screen rests on, and which screen that is.
  public var rests: [Rest] {
    guard let shownScreen else { return [] }
    let front = Rest(.stage, "screen", shownScreen.slot, words: title(of: shownScreen))
    return [front] + sheet(of: shownScreen) + descendants(of: shownScreen).flatMap { rests(of: $0) }
  }

  /// The height at which a sheet rests.
  private func sheet(of screen: ComponentID) -> [Rest] {
    guard let flow = flow(of: screen), let detent = flows[flow].front.presentation?.detent else { return [] }
    return [Rest(screen, "sheet's detent", detent == .large ? 1 : 0, words: detent.rawValue)]
  }

  /// Pages and rows come first.
  public func rests(of id: ComponentID) -> [Rest] {
    switch id.kind {
    case .scrollView:
      (scrollViews[id].isPagingEnabled ? [Rest(id, "page", scrollViews[id].page)] : []) + zoomRest(of: id)
    case .pageControl: [Rest(id, "page", pageControls[id].currentPage)]
    case .pickerView:
      pickerViews[id].selection.enumerated().compactMap { index, row in
        row.map { Rest(id, Rest.row(ofWheel: index), $0) }
      }
    case .datePicker:
      datePickers[id].mode == .countDownTimer
        ? [
          Rest(
            id, "countDownDuration", datePickers[id].countDownDuration, words: "\(datePickers[id].countDownDuration)")
        ]
        : [Rest(id, "date", Int(datePickers[id].date), words: datePickers[id].text(of: datePickers[id].date))]
    default: []
    }
  }

  /// Which limit of its zoom a view rests on, if it zooms.
  private func zoomRest(of id: ComponentID) -> [Rest] {
    let view = scrollViews[id]
    guard let zoom = view.zoom, zoom.item != nil, zoom.maximum > zoom.minimum else { return [] }
    if view.zoomScale <= zoom.minimum { return [Rest(id, "zoom", 0, words: "at its minimum")] }
    return view.zoomScale >= zoom.maximum
      ? [Rest(id, "zoom", 2, words: "at its maximum")] : [Rest(id, "zoom", 1, words: "between its limits")]
  }
}

extension TouchPath {
  /// The same way with its travel and its time multiplied, from the touch-down on.
  func scaled(travel: Double, time: Double) -> TouchPath {
    var path = TouchPath(at: start)
    var last = Duration.zero
    for sample in samples.dropFirst() {
      path.append(start + (sample.point - start) * travel, after: sample.time.seconds(since: last) * time)
      last = sample.time
    }
    return path.holding(duration.seconds(since: last) * time)
  }

  /// The finger's speed over its last step, in points per second; 0 if it rested before it lifted.
  var liftSpeed: Double {
    guard samples.count > 1, samples[samples.count - 1].time == duration else { return 0 }
    let (before, last) = (samples[samples.count - 2], samples[samples.count - 1])
    let seconds = last.time.seconds(since: before.time)
    return seconds > 0 ? (last.point - before.point).length / seconds : 0
  }
}

extension Duration {
  fileprivate func seconds(since other: Duration) -> Double { Double(microseconds - other.microseconds) / 1_000_000 }
}
