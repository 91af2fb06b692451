import DetentCore

/// How much of a film a reader has.
package struct FilmMark: Sendable {
  package var frames = 0
  package var templates = 0
  package var sets = 0
  /// Points of each curve.
  package var points: [Int] = []

  package init() {}
}

extension Film {
  /// Adds what follows a mark: size, templates, frames and curves, as the page's script reads them.
  func write(to object: inout JSONObject, after mark: FilmMark = FilmMark()) {
    object.raw("size", JSONObject.numbers([size.width, size.height]))
    object.raw("templates", JSONObject.list(templates.dropFirst(mark.templates).map { JSONObject.quoted($0) }))
    object.raw(
      "sets",
      JSONObject.list(sets.dropFirst(mark.sets).map { set in JSONObject.list(set.map { "\($0)" }) }))
    object.raw("frames", JSONObject.list(frames.dropFirst(mark.frames).map(Film.json)))
    let curves = series.enumerated().map { index, series in
      Film.json(series, from: index < mark.points.count ? mark.points[index] : 0)
    }
    object.raw("series", JSONObject.list(curves))
  }

  /// [time, changes, order, touches]; what is missing at the end is left out.
  private static func json(_ frame: Frame) -> String {
    var parts = [Text.number(frame.time.seconds, digits: 6), JSONObject.list(frame.changes.map(json))]
    if frame.order != nil || !frame.touches.isEmpty {
      parts.append(frame.order.map { order in JSONObject.list(order.map { "\($0)" }) } ?? "null")
    }
    if !frame.touches.isEmpty {
      parts.append(
        JSONObject.list(
          frame.touches.map { JSONObject.numbers([$0.start.x, $0.start.y, $0.position.x, $0.position.y]) }))
    }
    return JSONObject.list(parts)
  }

  /// [part, template, [value, …]], or [part, template, [place, value, …], [set, hundredths, …]], or
  /// [part, template, change, [place, value, …]].
  private static func json(_ change: Change) -> String {
    switch change {
    case .whole(let part, let template, let values):
      return "[\(part),\(template),\(JSONObject.list(values.map(\.json)))]"
    case .some(let part, let template, let edits, let shifts):
      let edits = json(edits)
      let shifts = JSONObject.list(shifts.flatMap { ["\($0.set)", "\($0.by)"] })
      return "[\(part),\(template),\(edits),\(shifts)]"
    case .again(let part, let template, let change, let edits):
      return "[\(part),\(template),\(change),\(json(edits))]"
    }
  }

  private static func json(_ edits: [(place: Int, value: Template.Value)]) -> String {
    JSONObject.list(edits.flatMap { ["\($0.place)", $0.value.json] })
  }

  private static func json(_ series: Series, from first: Int) -> String {
    var object = JSONObject()
    object.add("title", series.title)
    let points = series.points.dropFirst(first).map { point in
      JSONObject.numbers([point.time.seconds, point.offset.x, point.offset.y, point.velocity.x, point.velocity.y])
    }
    object.raw("points", JSONObject.list(points))
    return object.closed
  }
}

extension JSONObject {
  /// Values that are JSON already, as an array.
  package static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
