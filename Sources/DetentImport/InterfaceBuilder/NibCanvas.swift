import DetentCore
import DetentXML

/// The device that a document is drawn for.
struct NibCanvas {
  var size: Size
  var scale: Double
  var idiom: Device.Idiom
  var safeArea: EdgeInsets
  /// It stands for devices of any size, so that no frame is one that a person sees.
  var isAnySize = false

  /// `rootSizes`: of the scenes' views, in order.
  init(_ root: XMLElement, rootSizes: [Size]) {
    let device = root.children.first { $0.name == "device" }
    if let device, let known = NibCanvas.known[device["id"] ?? ""] {
      self = known
      if device["orientation"] == "landscape" { turn() }
      return
    }
    let metrics = root.children.first { $0.name == "simulatedMetricsContainer" }?.children
      .first { $0.name == "simulatedScreenMetrics" }
    let simulated = metrics?.children.first { $0.name == "size" && $0["key"] == "portraitSize" }.flatMap(
      Size.init(nib:))
    let isPad = root["targetRuntime"]?.hasSuffix(".iPad") == true
    let usual = isPad ? Size(width: 768, height: 1024) : Size(width: 320, height: 568)
    self = NibCanvas(NibCanvas.mostFrequent(rootSizes) ?? simulated ?? usual)
  }

  private init(_ size: Size) {
    let isSquare = size.width == size.height
    let known = NibCanvas.known.values.filter { $0.size == size }.max { $0.safeArea.top > $1.safeArea.top }
    self.init(
      size.width, size.height, scale: known?.scale ?? 2, top: known?.safeArea.top ?? 20,
      bottom: known?.safeArea.bottom ?? 0, min(size.width, size.height) >= 744 ? .pad : .phone)
    isAnySize = isSquare
  }

  private init(
    _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double, _ idiom: Device.Idiom = .phone
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.idiom = idiom
    safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private mutating func turn() {
    size = Size(width: size.height, height: size.width)
    let side = safeArea.top > 24 ? safeArea.top : 0
    let bottom = idiom == .pad ? safeArea.bottom : safeArea.bottom > 0 ? 21 : 0
    safeArea = EdgeInsets(top: idiom == .pad ? safeArea.top : 0, left: side, bottom: bottom, right: side)
  }

  private static func mostFrequent(_ sizes: [Size]) -> Size? {
    var counts: [Size: Int] = [:]
    for size in sizes { counts[size, default: 0] += 1 }
    let most = counts.values.max()
    return sizes.first { counts[$0] == most }
  }

  /// The device of Detent that it is, if there is one; of several with the same screen the newest.
  var device: Device? {
    Device.all.last {
      $0.size == size && $0.scale == scale && $0.idiom == idiom && $0.portrait == safeArea
    }
  }

  /// Options of its screens.
  var options: [Blueprint.Option] {
    if let device { return [.init("device", .text(device.name))] }
    var options: [Blueprint.Option] = [.init("size", .size(size))]
    if scale != 3 { options.append(.init("scale", .number(scale))) }
    if safeArea != .zero { options.append(.init("safeArea", .insets(safeArea))) }
    if idiom != .phone { options.append(.init("idiom", .text(idiom.rawValue))) }
    return options
  }

  /// Devices by Interface Builder's names for them. Sizes and scales: Apple, Human Interface Guidelines, Layout; safe
  /// areas as in `Device`.
  private static let known: [String: NibCanvas] = [
    "retina3_5": NibCanvas(320, 480, scale: 2, top: 20, bottom: 0),
    "retina4_0": NibCanvas(320, 568, scale: 2, top: 20, bottom: 0),
    "retina4_7": NibCanvas(375, 667, scale: 2, top: 20, bottom: 0),
    "retina5_5": NibCanvas(414, 736, scale: 3, top: 20, bottom: 0),
    "retina5_9": NibCanvas(375, 812, scale: 3, top: 44, bottom: 34),
    "retina6_1": NibCanvas(414, 896, scale: 2, top: 48, bottom: 34),
    "retina6_5": NibCanvas(414, 896, scale: 3, top: 44, bottom: 34),
    "retina6_0": NibCanvas(390, 844, scale: 3, top: 47, bottom: 34),
    "retina6_7": NibCanvas(428, 926, scale: 3, top: 47, bottom: 34),
    "retina6_12": NibCanvas(393, 852, scale: 3, top: 59, bottom: 34),
    "retina6_72": NibCanvas(430, 932, scale: 3, top: 59, bottom: 34),
    "retina6_3": NibCanvas(402, 874, scale: 3, top: 62, bottom: 34),
    "retina6_9": NibCanvas(440, 956, scale: 3, top: 62, bottom: 34),
    "ipad8_3rounded": NibCanvas(744, 1133, scale: 2, top: 24, bottom: 20, .pad),
    "ipad9_7": NibCanvas(768, 1024, scale: 2, top: 20, bottom: 0, .pad),
    "ipad10_2": NibCanvas(810, 1080, scale: 2, top: 20, bottom: 0, .pad),
    "ipad10_5": NibCanvas(834, 1112, scale: 2, top: 20, bottom: 0, .pad),
    "ipad10_9rounded": NibCanvas(820, 1180, scale: 2, top: 24, bottom: 20, .pad),
    "ipad11_0rounded": NibCanvas(834, 1194, scale: 2, top: 24, bottom: 20, .pad),
    "ipad12_9": NibCanvas(1024, 1366, scale: 2, top: 20, bottom: 0, .pad),
    "ipad12_9rounded": NibCanvas(1024, 1366, scale: 2, top: 24, bottom: 20, .pad),
  ]
}

extension Size {
  /// `<size width="…" height="…"/>`
  init?(nib element: XMLElement) {
    guard let width = element.length("width"), let height = element.length("height"), width > 0, height > 0 else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension XMLElement {
  /// A finite number of points that scripts would take, too.
  func length(_ name: String) -> Double? {
    guard let value = self[name].flatMap(Double.init), value.magnitude <= 1e9 else { return nil }
    return value
  }

  /// YES or true.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// The child with a key: `<rect key="frame"/>`.
  func child(_ name: String, key: String) -> XMLElement? { children.first { $0.name == name && $0["key"] == key } }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The views in it that the document's own size shows.
  var subviews: [XMLElement] {
    let excluded = excluded("subviews")
    return excluded.isEmpty ? list("subviews") : list("subviews").filter { !excluded.contains($0.objectID) }
  }

  /// Ids of what the document's own size leaves out: `<variation key="default"><mask key="subviews"><exclude …/>`.
  func excluded(_ key: String) -> Set<String> {
    let masks = child("variation", key: "default")?.children.filter { $0.name == "mask" && $0["key"] == key } ?? []
    return Set(masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }

  /// The children of a child: `<subviews>…</subviews>`.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  var objectID: String { self["id"] ?? "" }
}
