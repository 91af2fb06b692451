import DetentCore
import DetentLua

/// Where swipes come to rest, over distance (rows) and speed (columns), with the exact borders of each row.
struct SweepMap {
  /// The position on which one swipe rests, from 1.
  private(set) var cells: [[Int]] = []
  /// For each row the speeds at which the outcome changes, each with the outcome from there on.
  private(set) var borders: [[(speed: Double, position: Int)]] = []
  let distances: [Double]
  let speeds: [Double]
  private let title: String
  private let what: String

  init(_ host: Host, _ component: ComponentID, _ settings: SweepSettings) throws(UsageError) {
    let stage = host.snapshot
    let size = stage.screenFrame(of: component).size
    let isVertical = ["up", "down"].contains(settings.direction) || component.kind == .pickerView
    let extent = max(20, ((isVertical ? size.height : size.width) * 0.8).rounded(.down))
    distances = SweepMap.steps(settings.distances ?? 10...extent, settings.rows)
    speeds = SweepMap.steps(settings.speeds, settings.columns)
    let wheel = try SweepMap.wheel(of: component, stage, settings)
    title = stage.title(of: component) + (wheel.map { $0 == 0 ? "" : ", wheel \($0 + 1)" } ?? "")
    what = wheel == nil ? "page" : "row"
    let swiped = wheel.map { Rest.row(ofWheel: $0) } ?? "page"
    let direction = settings.direction == "next" && component.kind == .pickerView ? "up" : settings.direction
    func rest(_ distance: Double, _ speed: Double) throws(UsageError) -> Int {
      do {
        let gesture = try host.swipe(on: component, wheel: wheel, to: direction, distance: distance, speed: speed)
        return (gesture.outcome().first { $0.component == component && $0.what == swiped }?.position ?? -1) + 1
      } catch { throw UsageError(message: "a swipe of \(Text.number(distance)) pt: \(error.message)") }
    }
    for distance in distances {
      var row: [Int] = []
      for speed in speeds { row.append(try rest(distance, speed)) }
      cells.append(row)
      borders.append(try borders(of: row) { speed throws(UsageError) in try rest(distance, speed) })
    }
  }

  /// The wheel that is swiped, from 0; nil for a pager.
  private static func wheel(
    of component: ComponentID, _ stage: Stage, _ settings: SweepSettings
  ) throws(UsageError) -> Int? {
    let count = component.kind == .pickerView ? stage.pickerViews[component].selection.count : 0
    guard let wheel = settings.wheel else { return count > 0 ? 0 : nil }
    guard wheel <= count else {
      let has = count == 0 ? "no wheels" : LintResult.count(count, "wheel")
      throw UsageError(message: "--wheel \(wheel): \(stage.title(of: component)) has \(has)")
    }
    return wheel - 1
  }

  /// So many values from one end of a range to the other.
  private static func steps(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    (0..<count).map { range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count - 1) }
  }

  /// Between two columns that differ the border is found by halving, to a tenth of a point per second.
  private func borders(
    of row: [Int], _ rest: (Double) throws(UsageError) -> Int
  ) throws(UsageError) -> [(speed: Double, position: Int)] {
    var found: [(speed: Double, position: Int)] = []
    for column in row.indices.dropFirst() {
      var (place, position) = (speeds[column - 1], row[column - 1])
      // More than one border may lie between two columns: each leads to the next outcome.
      while position != row[column] {
        var (low, high, next) = (place, speeds[column], row[column])
        while high - low > 0.05 {
          let middle = (low + high) / 2
          let found = try rest(middle)
          if found == position { low = middle } else { (high, next) = (middle, found) }
        }
        found.append((high, next))
        (place, position) = (high, next)
      }
    }
    return found
  }

  // MARK: As text

  var text: [String] {
    var lines = ["\(title): the \(what) on which a swipe rests, by distance (down) and speed (across)", ""]
    for (distance, row) in zip(distances, cells) {
      lines.append(padded(Text.number(distance, digits: 1), 8) + " pt  " + row.map(SweepMap.mark).joined())
    }
    let (first, last) = (Text.number(speeds[0], digits: 1), Text.number(speeds[speeds.count - 1], digits: 1))
    let gap = String(repeating: " ", count: max(1, speeds.count - first.count - last.count))
    lines += [String(repeating: " ", count: 13) + first + gap + last + " pt/s", "", "Borders:"]
    return lines + borderLines
  }

  /// Rows with the same borders are told together.
  private var borderLines: [String] {
    var lines: [String] = []
    var start = 0
    while start < distances.count {
      let words = describe(start)
      var end = start
      while end + 1 < distances.count, describe(end + 1) == words { end += 1 }
      let from = Text.number(distances[start], digits: 1)
      let place = start == end ? "\(from) pt" : "\(from) to \(Text.number(distances[end], digits: 1)) pt"
      lines.append("  \(place): \(words)")
      start = end + 1
    }
    return lines
  }

  private func describe(_ row: Int) -> String {
    let first = "\(what) \(cells[row][0])"
    let rest = borders[row].map { ", \(what) \($0.position) from \(Text.number($0.speed, digits: 1)) pt/s" }
    return rest.isEmpty ? "\(first) at every speed" : first + rest.joined()
  }

  /// 1 to 9, then letters; "+" beyond.
  private static func mark(_ position: Int) -> String {
    let marks = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return marks.indices.contains(position) ? String(marks[position]) : "+"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  // MARK: As a picture

  private static let (left, top, width, height) = (70.0, 40.0, 600.0, 400.0)

  var svg: String {
    let high = SweepMap.height / Double(distances.count)
    var shapes = ""
    for row in distances.indices {
      let edges = [speeds[0]] + borders[row].map(\.speed) + [speeds[speeds.count - 1]]
      let positions = [cells[row][0]] + borders[row].map(\.position)
      for (index, position) in positions.enumerated() {
        let (from, to) = (x(edges[index]), x(edges[index + 1]))
        shapes +=
          "<rect x=\"\(Text.number(from, digits: 2))\" y=\"\(Text.number(SweepMap.top + Double(row) * high, digits: 2))\""
          + " width=\"\(Text.number(to - from, digits: 2))\" height=\"\(Text.number(high + 0.2, digits: 2))\""
          + " fill=\"\(SweepMap.color(position))\"><title>\(XML.escaped("\(what) \(position): \(describe(row))"))</title></rect>\n"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" font-family="sans-serif" font-size="13">
      <title>\(XML.escaped("\(title): where swipes come to rest"))</title>
      <text x="70" y="24">\(XML.escaped("\(title): the \(what) on which a swipe rests"))</text>
      \(shapes)\(axes)\(legend)</svg>

      """
  }

  private func x(_ speed: Double) -> Double {
    SweepMap.left + SweepMap.width * (speed - speeds[0]) / (speeds[speeds.count - 1] - speeds[0])
  }

  private var axes: String {
    let bottom = Int(SweepMap.top + SweepMap.height)
    let ends = [
      (70, bottom + 18, "start", speeds[0]), (670, bottom + 18, "end", speeds[speeds.count - 1]),
      (62, 50, "end", distances[0]), (62, bottom, "end", distances[distances.count - 1]),
    ]
    return ends.map { x, y, anchor, value in
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(Text.number(value, digits: 1))</text>\n"
    }.joined() + "<text x=\"370\" y=\"\(bottom + 18)\" text-anchor=\"middle\">speed at the lift, pt/s</text>\n"
      + "<text x=\"20\" y=\"240\" text-anchor=\"middle\" transform=\"rotate(-90 20 240)\">travel, pt</text>\n"
  }

  private var legend: String {
    Set(cells.joined()).sorted().prefix(20).enumerated().map { index, position in
      let y = 50 + index * 22
      return "<rect x=\"690\" y=\"\(y - 12)\" width=\"14\" height=\"14\" fill=\"\(SweepMap.color(position))\"/>"
        + "<text x=\"710\" y=\"\(y)\">\(what) \(position)</text>\n"
    }.joined()
  }

  /// Neighbours differ in hue and lightness, so that the picture also reads without colour.
  private static func color(_ position: Int) -> String {
    "hsl(\((position * 137) % 360) 60% \(position % 2 == 0 ? 78 : 55)%)"
  }
}
