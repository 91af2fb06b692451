import DetentCore
import DetentDrawing

/// What a finger of the person does, and when on the virtual clock.
struct LiveInput: Equatable {
  var time: Instant
  /// As the browser numbers it.
  var finger: Int
  var phase: TouchPhase
  var point: Point
}

extension LiveInput {
  /// { "t": milliseconds, "finger": 1, "phase": "began", "x": 196, "y": 420 }
  init?(_ json: JSON) {
    guard let time = Instant(milliseconds: json["t"]), let finger = json["finger"]?.int,
      let phase = json["phase"]?.text.flatMap({ TouchPhase(rawValue: $0) }),
      let x = json["x"]?.number, let y = json["y"]?.number, x.magnitude < 1e6, y.magnitude < 1e6
    else { return nil }
    self.init(time: time, finger: finger, phase: phase, point: Point(x: x, y: y))
  }
}

extension Instant {
  /// Whole milliseconds, up to a century.
  init?(milliseconds json: JSON?) {
    guard let number = json?.int, (0...3_000_000_000_000).contains(number) else { return nil }
    self.init(microseconds: Int64(number) * 1000)
  }
}

/// What the page asks with what the person did: how far time has gone, and how much of the run it has.
struct LiveNews {
  var run: Int
  var inputs: [LiveInput]
  var until: Instant
  var mark = FilmMark()
  var events: Int

  static let inputLimit = 2000

  init?(_ json: JSON) {
    let inputs = json["inputs"]?.list.map { LiveInput($0) } ?? []
    guard let run = json["run"]?.int, let until = Instant(milliseconds: json["until"]),
      !inputs.contains(where: { $0 == nil }),
      inputs.count <= LiveNews.inputLimit, let events = LiveNews.count(json["events"]),
      let frames = LiveNews.count(json["frames"]), let templates = LiveNews.count(json["templates"]),
      let sets = LiveNews.count(json["sets"])
    else { return nil }
    self.run = run
    self.inputs = inputs.compactMap(\.self)
    self.until = until
    self.events = events
    mark.frames = frames
    mark.templates = templates
    mark.sets = sets
    mark.points = json["points"]?.list.map { LiveNews.count($0) ?? 0 } ?? []
  }

  private static func count(_ json: JSON?) -> Int? { json?.int.flatMap { $0 >= 0 ? $0 : nil } }
}
