import DetentCore
import DetentXML

/// Colours of a document as scripts write them.
struct NibColors {
  /// Colours that the document brings, by their names.
  private var named: [String: String] = [:]

  init(_ root: XMLElement) {
    for resource in root.list("resources") where ["namedColor", "systemColor"].contains(resource.name) {
      guard let name = resource["name"], let color = resource.child("color") else { continue }
      named[name] = Self.word(name) ?? text(color)
    }
  }

  /// "#RRGGBB", "#RRGGBBAA" or the name of a system colour; nil where the file does not say.
  func text(_ color: XMLElement) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] { return Self.word(name) ?? named[name] }
    if let name = color["name"] { return named[name] }
    let alpha = part(color["alpha"] ?? "1")
    if let white = color["white"] {
      guard let white = part(white), let alpha else { return nil }
      return Self.hex([white, white, white], alpha)
    }
    let parts = ["red", "green", "blue"].compactMap { color[$0].flatMap(part) }
    guard parts.count == 3, let alpha else { return nil }
    return Self.hex(parts, alpha)
  }

  private func part(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil } }

  private static func hex(_ parts: [Double], _ alpha: Double) -> String {
    let bytes = (alpha < 1 ? parts + [alpha] : parts).map { Int(($0 * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// "systemBlue" for "systemBlueColor".
  private static func word(_ name: String) -> String? {
    let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColor(rawValue: word)?.rawValue
  }
}

/// What a view is filled with, or what lies behind one.
enum NibGround: Hashable {
  /// As scripts write it.
  case color(String)
  /// A colour that the file only names.
  case unknown

  /// What a screen shows where nothing is given.
  static let screen = NibGround.color("systemBackground")

  /// Whether it looks the same on a light screen.
  func isSame(as other: NibGround) -> Bool { self == other || isWhite && other.isWhite }

  private var isWhite: Bool {
    if case .color(let text) = self { ["#FFFFFF", "white", "systemBackground"].contains(text) } else { false }
  }
}

extension NibColors {
  /// What a view is filled with; nil: nothing.
  func ground(of view: XMLElement) -> NibGround? {
    guard let color = view.child("color", key: "backgroundColor") else { return nil }
    guard let text = text(color) else { return .unknown }
    return text.utf8.count == 9 && text.hasSuffix("00") || text == "clear" ? nil : .color(text)
  }

  /// The colour to be given to a view that is filled with one, unless what lies behind it has the same.
  func fill(of view: XMLElement, over ground: NibGround) -> Blueprint.Literal? {
    guard let own = self.ground(of: view), !own.isSame(as: ground), case .color(let text) = own else { return nil }
    return .text(text)
  }
}
