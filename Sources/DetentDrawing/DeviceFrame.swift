public import DetentCore

/// A picture in the device that shows it: its body, housing, status bar and home indicator.
///
/// Which of them there are follows from the safe area: a phone that has none at its lower edge has a home button there. A
/// screen of a size given by hand stands in a plain edge.
public struct DeviceFrame: Sendable {
  public var picture: Picture
  /// What is drawn over the screen, in its points.
  public var overlay: [Mark]

  public init(_ picture: Picture, overlay: [Mark] = []) {
    self.picture = picture
    self.overlay = overlay
  }

  /// The device's size, in points.
  public var size: Size {
    let edge = bezel
    return Size(
      width: picture.size.width + edge.left + edge.right, height: picture.size.height + edge.top + edge.bottom)
  }

  public var marks: [Mark] {
    let (edge, radius) = (bezel, screenRadius)
    let body = Rect(origin: .zero, size: size)
    let outer = hasHomeButton ? FrameLooks.buttonCorner : radius + edge.left
    let screen = Mark.group(picture.marks + overlay) {
      $0.clip = Rect(origin: .zero, size: picture.size)
      $0.clipRadius = radius
    }
    let shown = Mark.group([screen] + statusBar + housing + homeIndicator) {
      $0.offset = Point(x: edge.left, y: edge.top)
      $0.title = picture.title
    }
    return [
      .fill(body, radius: outer, FrameLooks.metal),
      .fill(body.inset(by: EdgeInsets(all: FrameLooks.rim)), radius: outer - FrameLooks.rim, FrameLooks.glass),
    ] + homeButton + [shown]
  }

  // MARK: The device

  private var screen: Screen { picture.stage.screens[picture.screen] }
  private var safe: EdgeInsets { screen.deviceSafeArea }
  private var isUpright: Bool { screen.orientation == .portrait }
  private var hasHomeButton: Bool { screen.idiom == .phone && safe.bottom == 0 && !screen.deviceName.isEmpty }

  private var bezel: EdgeInsets {
    guard hasHomeButton else { return EdgeInsets(all: screen.idiom == .phone ? FrameLooks.bezel : FrameLooks.padBezel) }
    let (side, end) = (FrameLooks.bezel, FrameLooks.buttonBezel)
    return isUpright
      ? EdgeInsets(top: end, left: side, bottom: end, right: side)
      : EdgeInsets(top: side, left: end, bottom: side, right: end)
  }

  /// Less on screens that are smaller than a device's.
  private var screenRadius: Double {
    guard !hasHomeButton else { return 0 }
    let full = screen.idiom == .phone ? FrameLooks.screenRadius : FrameLooks.padRadius
    return min(full, min(picture.size.width, picture.size.height) / 7)
  }

  private var homeButton: [Mark] {
    guard hasHomeButton else { return [] }
    let middle =
      isUpright
      ? Point(x: size.width / 2, y: size.height - FrameLooks.buttonBezel / 2)
      : Point(x: size.width - FrameLooks.buttonBezel / 2, y: size.height / 2)
    return [
      .shape(.circle(center: middle, radius: FrameLooks.homeButton), Mark.Paint(stroke: FrameLooks.metal, width: 2))
    ]
  }

  /// The sensors' island, at the top or at the left.
  private var housing: [Mark] {
    let depth = isUpright ? safe.top : safe.left
    guard screen.idiom == .phone, depth >= FrameLooks.islandDepth else { return [] }
    let (long, short) = (FrameLooks.island.width, FrameLooks.island.height)
    let middle = isUpright ? picture.size.width / 2 : picture.size.height / 2
    let place =
      isUpright
      ? Rect(x: middle - long / 2, y: FrameLooks.islandTop, width: long, height: short)
      : Rect(x: FrameLooks.islandTop, y: middle - long / 2, width: short, height: long)
    return [.fill(place, radius: short / 2, FrameLooks.glass)]
  }

  private var homeIndicator: [Mark] {
    guard safe.bottom > 0 else { return [] }
    let width = picture.size.width * (isUpright ? FrameLooks.indicatorShare : FrameLooks.indicatorShareAcross)
    let place = Rect(
      x: (picture.size.width - width) / 2, y: picture.size.height - FrameLooks.indicatorBottom - FrameLooks.indicator,
      width: width, height: FrameLooks.indicator)
    return [.fill(place, radius: FrameLooks.indicator / 2, picture.palette.label)]
  }

  // MARK: Status bar

  /// The time that Apple's own pictures show, and a full battery; an iPhone held sideways has none.
  private var statusBar: [Mark] {
    guard safe.top > 0, screen.idiom == .pad || isUpright else { return [] }
    let isTall = safe.top >= FrameLooks.islandDepth
    let (y, size) = (
      isTall ? FrameLooks.islandTop + FrameLooks.island.height / 2 + 2 : safe.top / 2, isTall ? 17.0 : 12
    )
    let inset = isTall ? picture.size.width * 0.16 : FrameLooks.statusInset
    let clock = TextRun(
      "9:41", at: Point(x: inset, y: y + size * TextMetrics.capHeight / 2), size: size, weight: .semibold,
      anchor: isTall ? .middle : .start, color: picture.palette.label)
    return [.text(clock)] + battery(at: Point(x: picture.size.width - inset - (isTall ? 13 : 26), y: y))
  }

  private func battery(at start: Point) -> [Mark] {
    let color = picture.palette.label
    let box = Rect(x: start.x, y: start.y - 6, width: 24, height: 12)
    return [
      .shape(.rect(box, radius: 4), Mark.Paint(stroke: color.opacity(0.4), width: 1)),
      .fill(box.inset(by: EdgeInsets(all: 2)), radius: 2.5, color),
      .fill(Rect(x: box.maxX + 1.5, y: start.y - 2, width: 1.5, height: 4), radius: 0.75, color.opacity(0.4)),
    ]
  }
}

extension EdgeInsets {
  fileprivate init(all edge: Double) { self.init(top: edge, left: edge, bottom: edge, right: edge) }
}

/// Measures of devices, in points, and their colours. Our choice, by the look of iPhones and iPads.
private enum FrameLooks {
  static let metal = Color(0x48484A)
  static let glass = Color(0x000000)
  static let rim = 3.0
  static let bezel = 14.0
  static let padBezel = 28.0
  static let screenRadius = 55.0
  static let padRadius = 18.0
  /// Above and below the screen of a phone with a home button.
  static let buttonBezel = 96.0
  static let buttonCorner = 52.0
  static let homeButton = 29.0
  /// A safe area so deep makes room for the island.
  static let islandDepth = 51.0
  static let island = Size(width: 126, height: 37)
  static let islandTop = 11.0
  static let indicator = 5.0
  static let indicatorBottom = 8.0
  static let indicatorShare = 0.36
  static let indicatorShareAcross = 0.28
  static let statusInset = 8.0
}
