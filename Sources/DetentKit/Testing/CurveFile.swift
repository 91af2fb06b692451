import DetentCore

/// A reviewed curve as a text file: a line a frame, then a line an event.
enum CurveFile {
  /// Columns stand two spaces apart, since a track's name may have one.
  private static let gap = "  "

  static func text(_ curve: RecordedCurve, title: String) -> String {
    let names = ["seconds"] + curve.tracks + curve.tracks.map { "\($0) velocity" }
    var lines = ["# detent curve 1: \(title)", "# " + names.joined(separator: gap)]
    lines += curve.samples.map { sample in
      ([Text.number(sample.time)] + sample.positions.map { Text.number($0) }
        + sample.velocities.map { Text.number($0, digits: 1) }).joined(separator: gap)
    }
    lines += ["# events"] + curve.events.map { Text.number($0.time) + gap + $0.name }
    return lines.joined(separator: "\n") + "\n"
  }

  /// nil when the text is no curve.
  static func read(_ text: String) -> RecordedCurve? {
    let lines = text.split(separator: "\n")
    guard lines.count > 2, lines[0].hasPrefix("# detent curve 1:"), lines[1].hasPrefix("# seconds\(gap)") else {
      return nil
    }
    let names = lines[1].dropFirst(2).split(separator: gap).dropFirst().map(String.init)
    let count = names.count / 2
    var curve = RecordedCurve(tracks: Array(names.prefix(count)))
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      if numbers.count == words.count, numbers.count == 1 + 2 * count {
        let (positions, velocities) = (numbers[1...count], numbers[(count + 1)...])
        curve.samples.append(
          RecordedCurve.Sample(time: numbers[0], positions: Array(positions), velocities: Array(velocities)))
      } else if numbers.count == 1, words.count == 2 {
        curve.events.append(RecordedCurve.Moment(time: numbers[0], name: String(words[1])))
      } else {
        return nil
      }
    }
    return curve.samples.isEmpty || count == 0 ? nil : curve
  }
}

/// How two curves differ, in a designer's words.
struct CurveComparison {
  var was: RecordedCurve
  var now: RecordedCurve
  var tolerance: Double

  var lines: [String] {
    guard was.tracks == now.tracks else {
      return [
        "it has other parts: \(now.tracks.joined(separator: ", ")), was \(was.tracks.joined(separator: ", "))"
      ]
    }
    let tracks = now.tracks.indices
    let shape = tracks.compactMap { offset($0) }
    let happenings = events
    guard !(shape.isEmpty && happenings.isEmpty) else { return [] }
    return rest + settling + tracks.flatMap { overshoot($0) } + shape + happenings
  }

  /// Where it is furthest off.
  private func offset(_ track: Int) -> String? {
    let count = max(was.samples.count, now.samples.count)
    var worst: (off: Double, time: Double, was: Double, now: Double)?
    for index in 0..<count {
      let (a, b) = (sample(was, index), sample(now, index))
      let off = (a.positions[track] - b.positions[track]).magnitude
      if off > worst?.off ?? tolerance {
        worst = (off, max(a.time, b.time), a.positions[track], b.positions[track])
      }
    }
    return worst.map { worst in
      "is up to \(amount(worst.off)) off, tolerance \(amount(tolerance)): \(now.tracks[track]) at"
        + " \(Seconds.text(worst.time)) was \(Text.number(worst.was, digits: 1)), is \(Text.number(worst.now, digits: 1))"
    }
  }

  /// A curve that has ended stays where it is.
  private func sample(_ curve: RecordedCurve, _ index: Int) -> RecordedCurve.Sample {
    curve.samples[min(index, curve.samples.count - 1)]
  }

  /// How far apart two samples lie.
  private func distance(_ a: RecordedCurve.Sample, _ b: RecordedCurve.Sample) -> Double {
    zip(a.positions, b.positions).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var rest: [String] {
    let (a, b) = (sample(was, .max), sample(now, .max))
    guard distance(a, b) > tolerance else { return [] }
    return ["rests at \(place(b)), was \(place(a))"]
  }

  /// "(393, 0)", or "64" where there is one track.
  private func place(_ sample: RecordedCurve.Sample) -> String {
    let numbers = sample.positions.map { Text.number($0) }
    return numbers.count == 1 ? numbers[0] : "(\(numbers.joined(separator: ", ")))"
  }

  private var settling: [String] {
    let (a, b) = (settled(was), settled(now))
    let change = ((b - a) * 1000).rounded()
    guard change.magnitude >= 1 else { return [] }
    return [
      "settles \(Text.number(change.magnitude)) ms \(change > 0 ? "later" : "earlier") (at \(Seconds.text(b)), was \(Seconds.text(a)))"
    ]
  }

  /// The first instant from which on everything stays within the tolerance of its end.
  private func settled(_ curve: RecordedCurve) -> Double {
    let end = sample(curve, .max)
    let last = curve.samples.lastIndex { distance($0, end) > tolerance }
    return last.map { sample(curve, $0 + 1).time } ?? 0
  }

  private func overshoot(_ track: Int) -> [String] {
    let (a, b) = (beyond(was, track), beyond(now, track))
    guard (b - a).magnitude > tolerance else { return [] }
    return [
      "overshoots \(amount((b - a).magnitude)) \(b > a ? "more" : "less") in \(now.tracks[track]) (\(amount(b)), was \(amount(a)))"
    ]
  }

  /// How far it went beyond where it rests, seen from where it began.
  private func beyond(_ curve: RecordedCurve, _ track: Int) -> Double {
    let (start, end) = (sample(curve, 0).positions[track], sample(curve, .max).positions[track])
    let way: Double = end >= start ? 1 : -1
    return curve.samples.reduce(0) { max($0, ($1.positions[track] - end) * way) }
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

  /// Pages have no unit.
  private func amount(_ value: Double) -> String {
    Text.number(value, digits: 1) + (now.tracks == ["page"] ? "" : " pt")
  }
}
