public import DetentCore

/// A picture that a script took with `screen:shot`: the stage as it was then.
public struct Shot: Sendable {
  public let name: String
  public let screen: ComponentID
  public let stage: Stage

  /// The most of a run.
  public static let limit = 1000

  /// A name from which a file's can be made anywhere.
  struct Name {
    let text: String
    private static let longest = 64
    /// Endings that promise a picture of their kind.
    private static let pictures = ["svg", "png", "apng", "jpg", "jpeg", "gif", "webp", "pdf", "tiff", "bmp"]

    init(_ text: String) throws(ScriptError) {
      let isSafe = text.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber || "-_. ".contains(character))
      }
      guard isSafe, !text.isEmpty, text.utf8.count <= Name.longest, !text.hasPrefix("."), !text.hasPrefix(" ") else {
        throw ScriptError(
          "expected a name for a file: letters, digits, \"-\", \"_\", \".\" and spaces, \(Name.longest) at most, "
            + "none of the last two first; got \(Quote.text(text))")
      }
      if let ending = text.split(separator: ".").dropFirst().last.map(String.init),
        Name.pictures.contains(ending.lowercased()), ending != "svg", ending != "png"
      {
        throw ScriptError("a picture is .svg or .png (in small letters); got \(Quote.text(text))")
      }
      self.text = text
    }
  }
}

extension Host {
  /// Writes down that a picture was taken, and keeps it if somebody wants it.
  func take(_ name: Shot.Name, of screen: ComponentID) throws(ScriptError) {
    stage.pointee.record(.shot(name.text), from: screen)
    guard keepsShots, let moment = stage.pointee.at(stage.pointee.now) else { return }
    guard shots.count < Shot.limit else { throw ScriptError("a run takes at most \(Shot.limit) pictures") }
    shots.append(Shot(name: name.text, screen: screen, stage: moment))
  }
}
