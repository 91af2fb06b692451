import DetentCore

/// A reviewed curve as a text file: a line a frame, then a line an event.
enum CurveFile {
  static func text(_ curve: RecordedCurve, title: String) -> String {
    var lines = ["# detent curve 1: \(title)", "# seconds  x  y  x velocity  y velocity"]
    lines += curve.samples.map { sample in
      [
        Text.number(sample.time), Text.number(sample.offset.x), Text.number(sample.offset.y),
        Text.number(sample.velocity.x, digits: 1), Text.number(sample.velocity.y, digits: 1),
      ].joined(separator: "  ")
    }
    lines += ["# events"] + curve.events.map { "\(Text.number($0.time))  \($0.name)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// nil when the text is no curve.
  static func read(_ text: String) -> RecordedCurve? {
    guard text.hasPrefix("# detent curve 1:") else { return nil }
    var curve = RecordedCurve(samples: [], events: [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      if numbers.count == 5, words.count == 5 {
        curve.samples.append(
          RecordedCurve.Sample(
            time: numbers[0], offset: Point(x: numbers[1], y: numbers[2]),
            velocity: Point(x: numbers[3], y: numbers[4])))
      } else if numbers.count == 1, words.count == 2 {
        curve.events.append(RecordedCurve.Moment(time: numbers[0], name: String(words[1])))
      } else {
        return nil
      }
    }
    return curve.samples.isEmpty ? nil : curve
  }
}

/// How two curves differ, in a designer's words.
struct CurveComparison {
  var was: RecordedCurve
  var now: RecordedCurve
  var tolerance: Double

  var lines: [String] {
    let shape = [offset(\.x, "x"), offset(\.y, "y")].compactMap(\.self)
    let happenings = events
    guard !(shape.isEmpty && happenings.isEmpty) else { return [] }
    return rest + settling + overshoot(\.x, "x") + overshoot(\.y, "y") + shape + happenings
  }

  /// Where it is furthest off.
  private func offset(_ axis: KeyPath<Point, Double>, _ name: String) -> String? {
    let count = max(was.samples.count, now.samples.count)
    var worst: (off: Double, time: Double, was: Double, now: Double)?
    for index in 0..<count {
      let (a, b) = (sample(was, index), sample(now, index))
      let off = (a.offset[keyPath: axis] - b.offset[keyPath: axis]).magnitude
      if off > worst?.off ?? tolerance {
        worst = (off, max(a.time, b.time), a.offset[keyPath: axis], b.offset[keyPath: axis])
      }
    }
    return worst.map { worst in
      "is up to \(points(worst.off)) off, tolerance \(points(tolerance)): \(name) at \(Seconds.text(worst.time)) was"
        + " \(Text.number(worst.was, digits: 1)), is \(Text.number(worst.now, digits: 1))"
    }
  }

  /// A curve that has ended stays where it is.
  private func sample(_ curve: RecordedCurve, _ index: Int) -> RecordedCurve.Sample {
    curve.samples[min(index, curve.samples.count - 1)]
  }

  private var rest: [String] {
    let (a, b) = (sample(was, .max).offset, sample(now, .max).offset)
    guard (a - b).length > tolerance else { return [] }
    return ["rests at \(Text.point(b)), was \(Text.point(a))"]
  }

  private var settling: [String] {
    let (a, b) = (settled(was), settled(now))
    let change = ((b - a) * 1000).rounded()
    guard change.magnitude >= 1 else { return [] }
    return [
      "settles \(Text.number(change.magnitude)) ms \(change > 0 ? "later" : "earlier") (at \(Seconds.text(b)), was \(Seconds.text(a)))"
    ]
  }

  /// The first instant from which on the offset stays within the tolerance of its end.
  private func settled(_ curve: RecordedCurve) -> Double {
    let end = sample(curve, .max).offset
    let last = curve.samples.lastIndex { ($0.offset - end).length > tolerance }
    return last.map { sample(curve, $0 + 1).time } ?? 0
  }

  private func overshoot(_ axis: KeyPath<Point, Double>, _ name: String) -> [String] {
    let (a, b) = (beyond(was, axis), beyond(now, axis))
    guard (b - a).magnitude > tolerance else { return [] }
    return [
      "overshoots \(points((b - a).magnitude)) \(b > a ? "more" : "less") in \(name) (\(points(b)), was \(points(a)))"
    ]
  }

  /// How far it went beyond where it rests, seen from where it began.
  private func beyond(_ curve: RecordedCurve, _ axis: KeyPath<Point, Double>) -> Double {
    let (start, end) = (sample(curve, 0).offset[keyPath: axis], sample(curve, .max).offset[keyPath: axis])
    let way: Double = end >= start ? 1 : -1
    return curve.samples.reduce(0) { max($0, ($1.offset[keyPath: axis] - end) * way) }
  }

  private var events: [String] {
    let (a, b) = (was.events.map(\.name), now.events.map(\.name))
    guard a == b else { return ["its events are \(b.joined(separator: ", "))", "  were \(a.joined(separator: ", "))"] }
    return zip(was.events, now.events).compactMap { a, b in
      let change = ((b.time - a.time) * 1000).rounded()
      guard change.magnitude > 8 else { return nil }
      return "\(b.name) comes \(Text.number(change.magnitude)) ms \(change > 0 ? "later" : "earlier")"
    }
  }

  private func points(_ value: Double) -> String { "\(Text.number(value, digits: 1)) pt" }
}
