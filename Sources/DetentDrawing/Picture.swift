public import DetentCore

/// A screen as it looks at one moment.
///
/// Everything is drawn in the points of the screen; a component that lies in zoomed content is scaled with it.
public struct Picture: Sendable {
  let stage: Stage
  public let screen: ComponentID
  private(set) var palette: Palette

  /// nil: the stage has no such screen.
  public init?(_ stage: Stage, of screen: ComponentID) {
    guard screen.kind == .screen, stage.isLive(screen) else { return nil }
    self.stage = stage
    self.screen = screen
    palette = Palette(stage.screens[screen].appearance)
  }

  /// The device's size, in points.
  public var size: Size { stage.screens[screen].deviceSize }

  /// What a screen reader says of the picture: `screen "welcome" at 1.250 s`.
  public var title: String { "\(stage.title(of: screen)) at \(Text.number(stage.now.seconds)) s" }

  /// The marks, from back to front.
  public var marks: [Mark] {
    parts.map(\.mark)
  }

  /// The marks by what they are of: of one screen its ground, then each component on it, with everything in it, and as
  /// the stage's what is presented over them; of several, as in a flow whose screens change, each screen as a whole.
  var parts: [(id: ComponentID, mark: Mark)] {
    let layers = screen == stage.shownScreen ? stage.layers : []
    guard layers.count > 1 || layers.contains(where: { $0.offset != .zero }) else { return parts(of: screen) }
    return layers.map { ($0.screen, mark(of: $0)) }
  }

  private func parts(of screen: ComponentID) -> [(id: ComponentID, mark: Mark)] {
    let bars = stage[attributes: screen].children.filter(\.kind.isBar)
    let others = stage[attributes: screen].children.filter { !$0.kind.isBar }
    return [(screen, .fill(stage.screenFrame(of: screen), ground(of: screen) ?? palette.background))]
      + (others + bars).compactMap { id in mark(of: id).map { (id, $0) } }
      + (presented(on: screen).map { [(.stage, $0)] } ?? [])
  }

  /// A screen of a flow, what lies behind it made darker.
  private func mark(of layer: Stage.Layer) -> Mark {
    let isPresented = stage.screens[layer.screen].presentedFrame != nil
    var picture = self
    if isPresented { picture.palette = palette.elevated(in: stage.screens[layer.screen].appearance) }
    let popover = picture.popover(of: layer)
    let screen = Mark.group(picture.parts(of: layer.screen).map(\.mark)) {
      $0.offset = layer.offset
      $0.opacity = layer.opacity
      $0.clip = outline(of: layer.screen)
      $0.clipRadius = isPresented ? Looks.sheetRadius : 0
      $0.title = stage.title(of: layer.screen)
    }
    let behind =
      layer.dimming > 0
      ? [.fill(Rect(origin: .zero, size: size), Color(0x000000, alpha: layer.dimming))]
      : edgeShadow(of: layer) + popover
    return behind.isEmpty ? screen : .group(behind + [screen])
  }

  /// What a screen that slides in front of another throws on it.
  private func edgeShadow(of layer: Stage.Layer) -> [Mark] {
    guard layer.offset.x != 0, layer.screen == stage.layers.last?.screen else { return [] }
    let frame = stage.screenFrame(of: layer.screen)
    return Looks.edgeShadow.map { width in
      let x = layer.offset.x + (layer.offset.x > 0 ? frame.minX - width : frame.maxX)
      return .fill(
        Rect(x: x, y: frame.minY, width: width, height: frame.size.height),
        Color(0x000000, alpha: Looks.edgeShadowAlpha))
    }
  }

  /// What a screen's corners are rounded in: a sheet that stands on the device's bottom edge has round ones at its top only.
  private func outline(of screen: ComponentID) -> Rect {
    var frame = stage.screenFrame(of: screen)
    if stage.screens[screen].presentedFrame != nil, frame.maxY >= size.height { frame.size.height += Looks.sheetRadius }
    return frame
  }

  /// A component with everything in it; nil when nothing of it can be seen.
  func mark(of id: ComponentID) -> Mark? {
    guard !stage.isConcealed(id) else { return nil }
    let frame = stage.screenFrame(of: id)
    guard frame.minX < size.width, frame.minY < size.height, frame.maxX > 0, frame.maxY > 0 else { return nil }
    let own = stage[attributes: id].frame.size
    var group = Mark.Group([])
    group.title = stage.title(of: id)
    group.opacity = stage[attributes: id].isEnabled ? 1 : Looks.disabledOpacity
    if id.kind == .scrollView {
      group.clip = frame
      group.marks = content(ofScrollView: id)
    } else {
      var looks = Mark.Group(looks(of: id, size: own))
      looks.offset = frame.origin
      looks.scaleX = own.width > 0 ? frame.size.width / own.width : 1
      looks.scaleY = looks.scaleX
      group.marks = looks.marks.isEmpty ? [] : [.group(looks)]
      group.marks += stage[attributes: id].children.compactMap { mark(of: $0) }
    }
    if let ground = ground(of: id) { group.marks.insert(.fill(frame, ground), at: 0) }
    return group.marks.isEmpty ? nil : .group(group)
  }

  /// What a screen or a component is filled with, if it was given.
  func ground(of id: ComponentID) -> Color? {
    stage[attributes: id].backgroundColor.flatMap { Color(named: $0, in: appearance) }
  }

  /// What a component draws itself, in its own points.
  private func looks(of id: ComponentID, size: Size) -> [Mark] {
    switch id.kind {
    case .pageControl: looks(ofPageControl: id, size: size)
    case .pickerView: looks(ofPickerView: id, size: size)
    case .datePicker: looks(ofDatePicker: id)
    case .navigationBar: looks(ofNavigationBar: id, size: size)
    case .tabBar: looks(ofTabBar: id, size: size)
    case .label: looks(ofLabel: id, size: size)
    case .button: looks(ofButton: id, size: size)
    case .image: looks(ofImage: id, size: size)
    case .textField: looks(ofTextField: id, size: size)
    // A view that holds something is seen by that; one that holds nothing yet stands for what will be there.
    case .view where ground(of: id) != nil || !stage[attributes: id].children.isEmpty: []
    case .view: [.fill(Rect(origin: .zero, size: size), radius: Looks.cornerRadius, palette.secondaryBackground)]
    default: []
    }
  }

  var appearance: Screen.Appearance { stage.screens[screen].appearance }

  /// The colour of a component: its own, else that of what holds it, else the system's blue.
  func tint(of id: ComponentID) -> Color {
    var current = id
    while current != .stage, stage.isLive(current) {
      if let tint = stage[attributes: current].tintColor { return Color(named: tint, in: appearance) ?? palette.tint }
      guard current.kind != .screen else { break }
      current = stage[attributes: current].parent
    }
    return palette.tint
  }
}

/// Measures of drawn things, in points. Our choice, by the look of iOS.
enum Looks {
  static let cornerRadius = 12.0
  /// Corners of a screen on a sheet.
  static let screenRadius = 40.0
  static let sheetRadius = 16.0
  /// Widths of the strips that the shadow beside a sliding screen is made of.
  static let edgeShadow = [10.0, 6, 3, 1]
  static let edgeShadowAlpha = 0.03
  static let disabledOpacity = 0.4
  static let highlightedOpacity = 0.35
  /// Side margin of rows and their separators.
  static let margin = 16.0
  /// Space around a pager's page that has no content of its own.
  static let pageGap = 8.0
  static let hairline = 1.0 / 3
}
