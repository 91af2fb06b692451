/// A real device: what a screen needs to know of it, in points.
///
/// Sizes and scales are those Apple publishes (Human Interface Guidelines, Layout, "Specifications"). Safe areas are what
/// others measured in simulators for a full-screen view without bars.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  public var name: String
  /// Size in portrait.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  public var idiom: Idiom
  /// Safe area in portrait and in landscape.
  public var portrait: EdgeInsets
  public var landscape: EdgeInsets

  /// Every device by name, in the order in which lists print them.
  public static let all: [Device] = [
    Device(
      name: "iPhone SE 3", size: Size(width: 375, height: 667), scale: 2, idiom: .phone,
      portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero),
    phone("iPhone 15", 393, 852, top: 59),
    phone("iPhone 16", 393, 852, top: 59),
    phone("iPhone 16 Pro Max", 440, 956, top: 62),
    phone("iPhone 17", 402, 874, top: 62),
    pad("iPad 11\"", 820, 1180),
    pad("iPad 13\"", 1024, 1366),
  ]

  /// A device by its name; the inch mark may be left out.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name || $0.name == name + "\"" } }

  /// A phone without a home button: the sensor housing stands at the top, or at both sides in landscape, where the home
  /// indicator takes 21 pt.
  private static func phone(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 3, idiom: .phone,
      portrait: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  /// An iPad without a home button: a status bar of 24 pt, a home indicator of 20 pt, however it is held.
  private static func pad(_ name: String, _ width: Double, _ height: Double) -> Device {
    let insets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name, size: Size(width: width, height: height), scale: 2, idiom: .pad, portrait: insets,
      landscape: insets)
  }
}
