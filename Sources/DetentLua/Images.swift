import DetentCore

extension Member {
  /// A property whose value may be an image: a name, or `{ svg = … }`.
  var takingImages: Member {
    var member = self
    member.prepare = { host, value throws(ScriptError) in try host.image(value) }
    return member
  }
}

extension Host {
  /// The largest drawing, in bytes of SVG.
  private static let drawingLimit = 1 << 16

  /// `{ svg = "icon.svg" }` or `{ svg = "<svg …>" }` as the drawing's text; everything else as it is.
  func image(_ value: LuaValue) throws(ScriptError) -> LuaValue {
    guard case .table = value else { return value }
    let options = try Options(value, of: "image", allowed: ["svg"])
    guard let svg = try options.read("svg", { value throws(ScriptError) in try value.text() }) else {
      throw ScriptError("expected { svg = \"icon.svg\" } or { svg = \"<svg …>\" }")
    }
    return .text(try drawing(svg))
  }

  private func drawing(_ svg: String) throws(ScriptError) -> String {
    var text = svg
    if !svg.contains("<") {
      guard let bytes = try bytes(of: svg) else {
        throw ScriptError("there is no file \(Quote.text(svg)) below the script's folder or a --root")
      }
      text = String(decoding: bytes, as: UTF8.self)
    }
    let drawing = text.drop(while: \.isWhitespace)
    guard drawing.hasPrefix("<") else { throw ScriptError("\(Quote.text(svg, limit: 60)) is no SVG drawing") }
    guard drawing.utf8.count <= Host.drawingLimit else {
      throw ScriptError("an indicator's drawing takes at most \(Host.drawingLimit >> 10) KB of SVG")
    }
    return String(drawing)
  }
}
