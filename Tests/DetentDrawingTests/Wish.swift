import DetentCore
import DetentDrawing
import DetentKit

/// What a golden's first line asks for: `--@ 0.06`, `--@ chart`, `--@ frame`, `--@ overlay=touches,hit-areas`,
/// `--@ sheet=7` (so many moments on one sheet, the last at the end), together in one line.
struct Wish {
  var moment: Instant?
  var isChart = false
  var hasFrame = false
  var overlays: [Overlay] = []
  var moments = 0

  init(_ script: String) throws {
    guard script.hasPrefix("--@ ") else { return }
    for word in script.prefix(while: { $0 != "\n" }).dropFirst(4).split(separator: " ") {
      switch word {
      case "chart": isChart = true
      case "frame": hasFrame = true
      case _ where word.hasPrefix("sheet="): moments = try Wish.known(Int(word.dropFirst(6)), word)
      case _ where word.hasPrefix("overlay="):
        overlays = try word.dropFirst(8).split(separator: ",").map { try Wish.known(Overlay(rawValue: String($0)), $0) }
      default: moment = .zero + Duration(roundingUp: try Wish.known(Double(word), word))
      }
    }
  }

  private struct Unknown: Error { var word: String }

  private static func known<Value>(_ value: Value?, _ word: Substring) throws -> Value {
    guard let value else { throw Unknown(word: String(word)) }
    return value
  }

  /// nil: nothing to draw.
  func drawing(of result: Session.Result) -> (marks: [Mark], size: Size, title: String)? {
    if isChart {
      return Chart(of: result.stage, trace: result.trace, through: result.end).map { ($0.marks, $0.size, result.name) }
    }
    if moments > 0 { return sheet(of: result) }
    guard let stage = moment.map({ result.stage.at($0) }) ?? result.stage, let screen = stage.shownScreen,
      let picture = Picture(stage, of: screen)
    else { return nil }
    let overlay = overlays.flatMap { $0.marks(on: picture, findings: Wish.findings(on: screen, stage)) }
    guard hasFrame else { return (picture.marks + overlay, picture.size, picture.title) }
    let device = DeviceFrame(picture, overlay: overlay)
    return (device.marks, device.size, picture.title)
  }

  private func sheet(of result: Session.Result) -> (marks: [Mark], size: Size, title: String)? {
    let pictures = (0..<moments).compactMap { index -> (picture: Picture, caption: String)? in
      let time = Duration(microseconds: result.end.microseconds * Int64(index) / Int64(max(1, moments - 1)))
      guard let stage = result.stage.at(.zero + time), let screen = stage.shownScreen else { return nil }
      return Picture(stage, of: screen).map { ($0, "\(index + 1). at \(stage.now.seconds) s") }
    }
    var sheet = Sheet(pictures)
    sheet.hasArrows = true
    sheet.hasFrames = hasFrame
    sheet.overlays = overlays
    return (sheet.marks, sheet.size, result.name)
  }

  /// Findings of every severity, two at each component: goldens of drawing do not depend on the guidelines.
  private static func findings(on screen: ComponentID, _ stage: Stage) -> [Overlay.Finding] {
    zip(stage.descendants(of: screen), ["error", "warning", "advice"]).flatMap { id, severity in
      ["first", "second"].map {
        Overlay.Finding(
          rule: "\(id.kind.name)/\($0)", severity: severity, component: id, message: "<\(severity)>", time: .zero)
      }
    }
  }
}
