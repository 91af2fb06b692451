import DetentCore
import DetentLua

/// A gesture that was nearer to another outcome than `--min-margin` allows: a test that a real finger may fail.
enum NearMiss {
  static func first(in host: Host, within share: Double) -> TestFailure? {
    guard share > 0 else { return nil }
    for gesture in host.gestures {
      guard let margin = gesture.margin(within: share) else { continue }
      var failure = TestFailure(kind: .assertion, message: message(gesture, margin, share))
      if let place = host.place(of: gesture.cause), let colon = place.lastIndex(of: ":") {
        failure.file = String(place[..<colon])
        failure.line = Int(place[place.index(after: colon)...])
      }
      failure.time = gesture.stage.now.seconds
      failure.notes = otherwise(margin, on: gesture.stage)
      return failure
    }
    return nil
  }

  private static func message(_ gesture: MadeGesture, _ margin: MadeGesture.Margin, _ share: Double) -> String {
    let usual = gesture.amount(of: margin.quantity)
    let unit = margin.quantity == .distance ? "pt" : "pt/s"
    let (here, there) = (Text.number(usual, digits: 1), Text.number(usual * margin.factor, digits: 1))
    return
      "--min-margin \(Percent.text(share)): the \(gesture.name) on \(gesture.stage.title(of: gesture.component)) is"
      + " \(Percent.text(margin.share)) from another outcome: its \(margin.quantity.rawValue) is \(here) \(unit),"
      + " at \(there) \(unit) it ends otherwise"
  }

  /// What would be otherwise: "then: pager.page is 1, not 2"; of another screen no more than its name.
  private static func otherwise(_ margin: MadeGesture.Margin, on stage: Stage) -> [String] {
    let changes: [(rest: Rest, other: Rest)] = margin.usual.compactMap { rest in
      let other = margin.other.first { $0.component == rest.component && $0.what == rest.what }
      return other.flatMap { $0.position != rest.position ? (rest, $0) : nil }
    }
    return changes.prefix(changes.first?.rest.component == .stage ? 1 : 20).map { rest, other in
      "then:    \(title(of: rest.component, on: stage))\(rest.what) is \(other.words), not \(rest.words)"
    }
  }

  private static func title(of id: ComponentID, on stage: Stage) -> String {
    guard id != .stage else { return "the shown " }
    let name = stage[attributes: id].name
    return (name.isEmpty ? stage.title(of: id) : name) + "."
  }
}

/// Shares as people write them.
enum Percent {
  static func text(_ share: Double) -> String { "\(Text.number(share * 100, digits: 1)) %" }
}
