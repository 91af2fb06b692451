/// A screen of a device: its size, what it shows, and the settings of the person who holds it.
public struct Screen: Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  public enum Keyboard: String, Hashable, Sendable, CaseIterable { case none, onscreen, hardware }
  /// How large a person likes text (UIKit's content size categories).
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
  }

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
  public var textSize = TextSize.large
  public var os = "18.0"
  /// A person cannot pull it away or tap beside it while it is presented.
  public var isModalInPresentation = false
  /// The flow in which it stands.
  public internal(set) var flow: ComponentID?
  /// How it lies on the device while it is presented; nil: all over it.
  public internal(set) var presentation: Flow.Presentation?
  /// What its bars take off the safe area.
  var barInsets = EdgeInsets.zero
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

  /// The device's size as it is held, in points.
  public var deviceSize: Size {
    get {
      orientation == .portrait
        ? portrait.size : Size(width: portrait.size.height, height: portrait.size.width)
    }
    set {
      portrait.size = orientation == .portrait ? newValue : Size(width: newValue.height, height: newValue.width)
    }
  }

  public var deviceBounds: Rect { Rect(origin: .zero, size: deviceSize) }

  /// Where it lies on the device while it is presented; nil: all over it.
  public var presentedFrame: Rect? { presentation?.frame }

  /// Its own size, in points: the device's, unless it is presented in less.
  public var size: Size { presentedFrame?.size ?? deviceSize }

  /// What the device's housing and home indicator take of it, as it is held.
  public var deviceSafeArea: EdgeInsets {
    get { orientation == .portrait ? portrait.safeArea : landscapeSafeArea }
    set { if orientation == .portrait { portrait.safeArea = newValue } else { landscapeSafeArea = newValue } }
  }

  /// What of it the device's housing and home indicator take.
  var outerSafeArea: EdgeInsets {
    guard let frame = presentedFrame else { return deviceSafeArea }
    let safe = deviceSafeArea
    return EdgeInsets(
      top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
      bottom: max(0, frame.maxY - (deviceSize.height - safe.bottom)),
      right: max(0, frame.maxX - (deviceSize.width - safe.right)))
  }

  /// What the device and the screen's own bars leave free of it begins behind these insets.
  public var safeArea: EdgeInsets {
    let outer = outerSafeArea
    return EdgeInsets(
      top: outer.top + barInsets.top, left: outer.left, bottom: outer.bottom + barInsets.bottom, right: outer.right)
  }

  /// Whether its bars are the flat ones of a phone held sideways.
  public var hasFlatBars: Bool { idiom == .phone && orientation == .landscape }

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
