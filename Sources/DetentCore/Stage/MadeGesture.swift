/// A gesture as it was made: the stage just before it, and the finger's way. It can be made again, a little otherwise.
public struct MadeGesture: Sendable {
  public var stage: Stage
  public var path: TouchPath
  public var name: String
  public var component: ComponentID
  public var cause: Cause

  public init(stage: Stage, path: TouchPath, name: String, component: ComponentID, cause: Cause) {
    self.stage = stage.checkpoint
    self.stage.cause = cause
    self.cause = cause
    self.path = path
    self.name = name
    self.component = component
  }

  /// What can be varied. The other one stays as it is.
  public enum Quantity: String, Sendable, CaseIterable {
    case distance, speed
  }

  /// The finger's travel in points, or its speed at the lift in points per second.
  public func amount(of quantity: Quantity) -> Double {
    switch quantity {
    case .distance: (path.end - path.start).length
    case .speed: path.liftSpeed
    }
  }

  /// The longest that an outcome is waited for, in seconds after the lift.
  private static let patience = 30.0

  /// What the gesture comes to when its distance or speed is multiplied: the pages and rows on which everything rests. No
  /// script runs, so what handlers would change is left out.
  public func outcome(_ quantity: Quantity = .distance, times factor: Double = 1) -> [Rest] {
    var stage = stage
    let path =
      quantity == .distance ? path.scaled(travel: factor, time: factor) : path.scaled(travel: 1, time: 1 / factor)
    stage.perform(path, named: name, on: component)
    let limit = stage.now + path.duration + Duration(roundingUp: MadeGesture.patience)
    while !stage.isStill, (try? stage.next(through: limit)).flatMap(\.self) != nil {}
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

/// Where a component rests: its page or its row, from 0.
public struct Rest: Hashable, Sendable {
  public var component: ComponentID
  /// "page", or "row", or "row of wheel 2".
  public var what: String
  public var position: Int

  /// What a wheel, from 0, rests on.
  public static func row(ofWheel wheel: Int) -> String { wheel == 0 ? "row" : "row of wheel \(wheel + 1)" }
}

extension Stage {
  /// The pages and rows on which everything on the shown screen rests.
  public var rests: [Rest] {
    guard let shownScreen else { return [] }
    return descendants(of: shownScreen).flatMap { rests(of: $0) }
  }

  public func rests(of id: ComponentID) -> [Rest] {
    switch id.kind {
    case .scrollView:
      scrollViews[id].isPagingEnabled ? [Rest(component: id, what: "page", position: scrollViews[id].page)] : []
    case .pageControl: [Rest(component: id, what: "page", position: pageControls[id].currentPage)]
    case .pickerView:
      pickerViews[id].selection.enumerated().compactMap { index, row in
        row.map { Rest(component: id, what: Rest.row(ofWheel: index), position: $0) }
      }
    default: []
    }
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
