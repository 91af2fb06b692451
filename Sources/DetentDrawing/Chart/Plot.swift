import DetentCore

/// A rectangle in which something is drawn over time.
struct Plot {
  var frame: Rect
  /// Seconds at the left and at the right edge.
  var times: ClosedRange<Double>
  /// What lies at the lower and at the upper edge.
  var values: ClosedRange<Double>

  func x(_ time: Double) -> Double {
    frame.minX + (time - times.lowerBound) / max(times.upperBound - times.lowerBound, 1e-6) * frame.size.width
  }

  func y(_ value: Double) -> Double {
    frame.maxY - (value - values.lowerBound) / max(values.upperBound - values.lowerBound, 1e-6) * frame.size.height
  }

  /// Round numbers inside a range, about `count` of them.
  static func ticks(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return [range.lowerBound] }
    var unit = 1e-6
    while unit * 10 * Double(count) < span { unit *= 10 }
    let step = [1, 2, 5, 10].map { unit * $0 }.first { $0 * Double(count) >= span } ?? span
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return first > last ? [] : (0...Int(min(last - first, 100))).map { (first + Double($0)) * step }
  }

  /// A frame with numbers at its left and faint lines across.
  func ground(_ ticks: [Double]) -> [Mark] {
    let lines = ticks.flatMap { value -> [Mark] in
      let y = y(value)
      return [
        .line([Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y)], ChartLooks.grid, width: 0.5),
        ChartLooks.text(Text.number(value), at: Point(x: frame.minX - 6, y: y), .end, ChartLooks.faint),
      ]
    }
    let border = Mark.shape(.rect(frame, radius: 0), Mark.Paint(stroke: ChartLooks.border, width: 0.5))
    return lines + [border]
  }

  /// A line through values, cut at the frame.
  func curve(_ points: [(time: Double, value: Double)], _ color: Color, width: Double = 1.5) -> Mark {
    let line = Mark.line(points.map { Point(x: x($0.time), y: y($0.value)) }, color, width: width)
    return .group([line]) { $0.clip = frame }
  }
}

/// Colours and measures of charts, in points. Our choice.
enum ChartLooks {
  static let width = 960.0
  /// Room for numbers at the left and for names at the right.
  static let left = 64.0
  static let right = 84.0
  static let gap = 12.0
  static let titleHeight = 30.0
  static let offsetHeight = 190.0
  static let velocityHeight = 90.0
  static let indexHeight = 60.0
  static let axisHeight = 30.0
  static let laneHeight = 14.0
  static let mostLanes = 8
  static let textSize = 10.0

  static let paper = Color(0xFFFFFF)
  static let ink = Color(0x1C1C1E)
  static let faint = Color(0x6C6C70)
  static let grid = Color(0xE5E5EA)
  static let border = Color(0xC7C7CC)
  static let touch = Color(0xFF2D55)
  static let level = Color(0xC65D00)
  static let offset = Color(0x0062CC)
  static let velocity = Color(0x1E7A34)
  static let index = Color(0x5856D6)

  /// The same with paper behind it, so that lines below do not cross it.
  static func label(_ text: String, at point: Point, _ anchor: TextRun.Anchor, _ color: Color) -> [Mark] {
    let width = TextMetrics.width(of: text, size: textSize)
    let left = anchor == .start ? point.x : anchor == .end ? point.x - width : point.x - width / 2
    let ground = Rect(x: left - 1, y: point.y - textSize / 2, width: width + 2, height: textSize)
    return [.fill(ground, paper.opacity(0.85)), self.text(text, at: point, anchor, color)]
  }

  /// A small line of text whose middle lies at a height.
  static func text(
    _ text: String, at point: Point, _ anchor: TextRun.Anchor, _ color: Color, size: Double = textSize,
    weight: TextMetrics.Weight = .regular
  ) -> Mark {
    .text(
      TextRun(
        text, at: Point(x: point.x, y: point.y + size * TextMetrics.capHeight / 2), size: size, weight: weight,
        anchor: anchor, color: color))
  }
}
