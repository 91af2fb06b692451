/// A screen of a device: its size, what it shows, and the settings of the person who holds it.
public struct Screen: Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  public enum Keyboard: String, Hashable, Sendable, CaseIterable { case none, onscreen, hardware }

  public var attributes: Attributes
  /// The device's name, or "" for a size given by hand.
  public var deviceName: String
  /// Size and safe area in portrait; landscape turns the size.
  var portrait: (size: Size, safeArea: EdgeInsets)
  var landscapeSafeArea: EdgeInsets
  public var scale: Double
  public var idiom: Device.Idiom
  public var orientation = Orientation.portrait
  public var appearance = Appearance.light
  public var locale = "en_US" { didSet { layoutDirection = explicitDirection ?? Screen.direction(ofLocale: locale) } }
  /// nil: as the locale is read.
  public var explicitDirection: LayoutDirection? {
    didSet { layoutDirection = explicitDirection ?? Screen.direction(ofLocale: locale) }
  }
  /// The direction in which the screen is read: as given, else as its locale's script is.
  public private(set) var layoutDirection = LayoutDirection.leftToRight
  public var timeZone = "UTC"
  /// nil: the one that the locale uses.
  public var calendar: CalendarKind?
  public var reduceMotion = false
  public var hasPointer: Bool
  public var keyboard = Keyboard.onscreen
  public var textSize = "large"
  public var os = "18.0"
  /// Components by id.
  public internal(set) var names: [String: ComponentID] = [:]

  /// A screen of a real device.
  public init(attributes: Attributes, device: Device) {
    self.attributes = attributes
    deviceName = device.name
    portrait = (device.size, device.portrait)
    landscapeSafeArea = device.landscape
    scale = device.scale
    idiom = device.idiom
    hasPointer = device.idiom == .pad
  }

  /// A screen of any size, in points; its safe area turns with it.
  public init(attributes: Attributes, size: Size, safeArea: EdgeInsets, scale: Double, idiom: Device.Idiom) {
    self.attributes = attributes
    deviceName = ""
    portrait = (size, safeArea)
    landscapeSafeArea = EdgeInsets(
      top: safeArea.left, left: safeArea.top, bottom: safeArea.right, right: safeArea.bottom)
    self.scale = scale
    self.idiom = idiom
    hasPointer = idiom == .pad
  }

  /// Size as it is held, in points.
  public var size: Size {
    get {
      orientation == .portrait
        ? portrait.size : Size(width: portrait.size.height, height: portrait.size.width)
    }
    set {
      portrait.size = orientation == .portrait ? newValue : Size(width: newValue.height, height: newValue.width)
    }
  }

  public var safeArea: EdgeInsets { orientation == .portrait ? portrait.safeArea : landscapeSafeArea }

  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Right to left for locales whose script is Arabic, Hebrew, Syriac, Thaana or N'Ko.
  ///
  /// A script subtag wins ("az_Arab"), else the language decides. Source: CLDR, layout orientation of each language.
  public static func direction(ofLocale locale: String) -> LayoutDirection {
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    guard let language = parts.first else { return .leftToRight }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].contains(script) ? .rightToLeft : .leftToRight
    }
    let languages = [
      "ar", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return languages.contains(language) ? .rightToLeft : .leftToRight
  }
}
