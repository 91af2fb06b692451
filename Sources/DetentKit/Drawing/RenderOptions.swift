import DetentDrawing

/// What `detent render` is to draw.
struct RenderOptions {
  enum Moment: Hashable {
    case seconds(Double)
    case end
    /// The last moment at which nothing moved.
    case settled
  }

  enum Kind: String { case picture, filmstrip, steps, chart }

  /// What is written, by the file's ending.
  enum Format: String, CaseIterable {
    case svg, png, apng

    /// Standard output is SVG; nil: no ending, or one that means nothing here.
    init?(path: String) {
      if path == "-" {
        self = .svg
        return
      }
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
      self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
  }

  var moment = Moment.settled
  var kind = Kind.picture
  /// nil: beside the script, with another ending. "-": standard output.
  var out: String?
  var overlays: [Overlay] = []
  /// Whether a picture stands in its device.
  var hasFrame = false
  /// Pixels a point, of a PNG; nil: 2, of an animation 1.
  var scale: Double?
  /// Seconds at which a film strip, a chart or an animation begins; nil: with the last gesture, of a chart with the run.
  var begin: Double?
  /// Pictures of a filmstrip.
  var count = 8
  /// Pictures a second of an animation; nil: 30.
  var rate: Int?
  /// For scripts/bench: how often the picture is drawn once more, into nothing.
  var repetitions = 0
}
