import DetentCore

/// Makes the screen of a blueprint from a captured one.
///
/// A capture says what stood where at one moment. It does not say how a component is set up, so each part names the
/// properties that are not known; elements that only hold others and have no name are left out of the tree.
struct CapturedScreen {
  private(set) var account = Account()
  private var names: Names
  /// Bars, which stand on the screen itself wherever they were found.
  private var bars: [Blueprint.Part] = []
  private var barFrames: [ComponentKind: Rect] = [:]

  init(_ settings: ImportSettings) { names = Names(reserved: settings.componentNames) }

  /// What stands around an element.
  private struct Place {
    /// The corner of the part that it lies in, on the screen; nil: not known.
    var origin: Point?
    /// Content that is scrolled out of sight belongs to the screen too.
    var isScrolled = false
    /// How many parts it lies in.
    var depth = 0
  }

  /// So many parts lie in each other at most, for scripts' tables have a limit, too: what lies deeper moves up.
  private static let depthLimit = 64

  /// `id`: of the screen.
  mutating func screen(of capture: Capture, id: String) -> Blueprint.Screen {
    var screen = Blueprint.Screen(id: id, line: capture.roots.first?.line ?? 1)
    screen.parts = parts(of: capture.roots, in: Place(origin: .zero))
    screen.parts.insert(contentsOf: bars, at: 0)
    screen.note = note(of: capture)
    if let size = capture.size { setSize(size, of: &screen) }
    return screen
  }

  private func note(of capture: Capture) -> String {
    capture.format.rawValue + (capture.application.isEmpty ? "" : " of \(capture.application)")
  }

  // MARK: The screen

  /// A device of this size, if there is one; else the size alone, of which bars tell the safe area.
  private func setSize(_ size: Size, of screen: inout Blueprint.Screen) {
    let turned = Size(width: size.height, height: size.width)
    if let device = Device.all.first(where: { $0.size == size || $0.size == turned }) {
      screen.options.append(.init("device", .text(device.name)))
      if device.size != size { screen.options.append(.init("orientation", .text("landscape"))) }
      return
    }
    let isPad = min(size.width, size.height) >= Self.leastPad
    screen.options.append(.init("size", .size(size)))
    screen.options.append(.init("idiom", .text(isPad ? "pad" : "phone")))
    let safeArea = safeArea(in: size, isPad)
    if safeArea != .zero { screen.options.append(.init("safeArea", .insets(safeArea))) }
  }

  /// The narrowest iPad (iPad mini) is 744 points wide, the widest iPhone 440.
  private static let leastPad = 744.0

  private func safeArea(in size: Size, _ isPad: Bool) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if let bar = barFrames[.navigationBar] { insets.top = max(0, bar.minY) }
    if let bar = barFrames[.tabBar], !isPad, bar.maxY == size.height {
      insets.bottom = max(0, bar.size.height - Metrics.tabBarHeight)
    }
    return insets
  }

  // MARK: Elements

  private mutating func parts(of elements: [CapturedElement], in place: Place) -> [Blueprint.Part] {
    elements.flatMap { parts(of: $0, in: place) }
  }

  private mutating func parts(of element: CapturedElement, in place: Place) -> [Blueprint.Part] {
    let name = element.sourceName
    if let unknown = element.unknownType { account.noteUnknown(unknown, line: element.line) }
    if let reason = element.reasonToIgnore(isScrolled: place.isScrolled) {
      account.noteIgnored(name, reason, line: element.line)
      return element.isTransparent ? parts(of: element.children, in: place) : []
    }
    guard let kind = element.kind else {
      account.noteIgnored(name, "it only holds others", line: element.line)
      return parts(of: element.children, in: place)
    }
    if place.depth >= Self.depthLimit, element.holdsOthers {
      account.noteIgnored(
        name, "it lies in more than \(Self.depthLimit) others: what it holds moves up", line: element.line)
      return parts(of: element.children, in: place)
    }
    if element.unknownType == nil { account.noteRead(name, line: element.line) }
    return kind.isBar ? bar(kind, element) : [part(kind, element, in: place)]
  }

  private mutating func part(_ kind: ComponentKind, _ element: CapturedElement, in place: Place) -> Blueprint.Part {
    var part = Blueprint.Part(kind, line: element.line)
    part.id = id(of: element, kind)
    part.note = kind == .view ? element.note : ""
    part.frame = element.frame(from: place.origin)
    if part.frame == nil { part.unknown.append("frame") }
    if !element.isEnabled { part["isEnabled"] = .bool(false) }
    if let label = element.spokenLabel(as: kind) { part["accessibilityLabel"] = .text(label) }
    element.describe(&part)
    if element.holdsOthers {
      let inside = Place(origin: element.frame?.origin, isScrolled: kind == .scrollView, depth: place.depth + 1)
      part.parts = parts(of: element.children, in: inside)
    }
    if kind == .scrollView { part.settleContent() }
    return part
  }

  /// The identifier, or else the kind's name for what can be touched; things to look at need none.
  private mutating func id(of element: CapturedElement, _ kind: ComponentKind) -> String {
    let identifier = element.identifier ?? ""
    let isPlain = [.view, .label, .image].contains(kind)
    return isPlain && identifier.isEmpty ? "" : names.take([identifier, kind.name])
  }

  // MARK: Bars

  private mutating func bar(_ kind: ComponentKind, _ element: CapturedElement) -> [Blueprint.Part] {
    guard barFrames[kind] == nil, let frame = element.frame else {
      account.noteIgnored(element.sourceName, "a screen has one, at its edge", line: element.line)
      return []
    }
    barFrames[kind] = frame
    var part = Blueprint.Part(kind, line: element.line)
    part.id = id(of: element, kind)
    if kind == .tabBar {
      let tabs = element.leaves { [.button, .tab].contains($0.type) }
      part["items"] = .texts(tabs.map { $0.label ?? $0.title ?? "" })
      if let place = tabs.firstIndex(where: { $0.isSelected || $0.value == "1" }) {
        part["selectedItem"] = .number(Double(place + 1))
      }
    } else {
      part["title"] = .text(element.leaves { $0.type == .staticText }.first?.label ?? element.identifier ?? "")
      let buttons = element.leaves { $0.type == .button }
      part.parts = buttons.map { self.part(.button, $0, in: Place(origin: frame.origin)) }
    }
    bars.append(part)
    return []
  }
}
