import DetentCore
import DetentDrawing

/// What a person does in the browser, and when on the virtual clock.
struct LiveInput: Equatable {
  var time: Instant
  var act: Act

  enum Act: Equatable {
    /// `finger`: as the browser numbers it.
    case touch(finger: Int, TouchPhase, Point)
    case key(Key, isShifted: Bool)
    case text(String)
    /// `stream`: the number of a movement, which a browser tells in many small turns.
    case wheel(by: Point, at: Point, stream: Int)
  }

  static let textLimit = 1000
}

extension LiveInput {
  /// { "t": milliseconds, and "finger": 1, "phase": "began", "x": 196, "y": 420, or "key": "leftArrow", "shift": false,
  /// or "text": "a", or "wheel": [0, 120], "x": 196, "y": 420, "stream": 1 }
  init?(_ json: JSON) {
    guard let time = Instant(milliseconds: json["t"]), let act = Act(json) else { return nil }
    self.init(time: time, act: act)
  }
}

extension LiveInput.Act {
  fileprivate init?(_ json: JSON) {
    if let key = json["key"]?.text.flatMap({ Key(rawValue: $0) }) {
      self = .key(key, isShifted: json["shift"]?.bool ?? false)
    } else if let text = json["text"]?.text, text.utf8.count <= LiveInput.textLimit {
      self = .text(text)
    } else if let point = Point(json["x"], json["y"]), let finger = json["finger"]?.int,
      let phase = json["phase"]?.text.flatMap({ TouchPhase(rawValue: $0) })
    {
      self = .touch(finger: finger, phase, point)
    } else if let point = Point(json["x"], json["y"]), let way = json["wheel"]?.list, way.count == 2,
      let by = Point(way[0], way[1]), let stream = json["stream"]?.int
    {
      self = .wheel(by: by, at: point, stream: stream)
    } else {
      return nil
    }
  }
}

extension Point {
  fileprivate init?(_ x: JSON?, _ y: JSON?) {
    guard let x = x?.number, let y = y?.number, x.magnitude < 1e6, y.magnitude < 1e6 else { return nil }
    self.init(x: x, y: y)
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
  /// The page that asks; 0: it does not say.
  var tab: Int
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
    tab = json["tab"]?.int ?? 0
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
