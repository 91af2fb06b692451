import DetentCore
import DetentDrawing
import DetentLua

/// Where the pictures go that a script takes with `screen:shot`.
struct ShotFolder {
  var path: String
  /// Pixels a point of a PNG.
  var scale = 2.0

  /// A file for each picture, by its name; of one that comes again with a number: "welcome-2.svg".
  func write(_ shots: [Shot]) throws(RenderError) {
    guard !shots.isEmpty else { return }
    var names = Set<String>()
    do { try Files.makeFolder(path) } catch { throw RenderError(error) }
    for shot in shots {
      guard let picture = Picture(shot.stage, of: shot.screen) else { continue }
      let drawing = Drawing(picture)
      let bytes = try shot.name.hasSuffix(".png") ? drawing.png(scale: scale) : Array(drawing.svg.utf8)
      let file = ShotFolder.file(for: shot.name, besides: &names)
      do { try Files.writeWhole("\(path)/\(file)", bytes) } catch { throw RenderError(error) }
    }
  }

  /// A file's name that no other picture has; upper and lower case are one, as on some disks.
  static func file(for name: String, besides taken: inout Set<String>) -> String {
    let ending = [".svg", ".png"].first { name.hasSuffix($0) } ?? ""
    let stem = name.dropLast(ending.count)
    var number = 1
    while true {
      let file = stem + (number == 1 ? "" : "-\(number)") + (ending.isEmpty ? ".svg" : ending)
      if taken.insert(file.lowercased()).inserted { return String(file) }
      number += 1
    }
  }
}
