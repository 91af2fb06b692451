import DetentCore
import DetentXML

extension NibReader {
  /// The components of views that lie in one holder.
  mutating func parts(
    _ views: [XMLElement], in holder: NibLayout.Holder, _ draft: inout NibDraft
  ) -> [Blueprint.Part] {
    let frames = draft.layout.frames(of: views, in: holder, intrinsic: NibReader.intrinsicLength)
    return views.compactMap { part($0, frame: frames[$0.objectID], &draft) }
  }

  /// The length that a view takes by itself, for what iOS makes equally large everywhere.
  private static func intrinsicLength(of view: XMLElement, _ axis: Axis) -> Double? {
    switch view.name {
    case "pageControl":
      let count = view["numberOfPages"].flatMap(Int.init) ?? 0
      let control = PageControl(attributes: Attributes(name: "", screen: .stage, parent: .stage))
      return control.size(forNumberOfPages: min(max(count, 0), 1000), direction: .leftToRight)[axis]
    case "pickerView": return axis == .horizontal ? Metrics.pickerWidth : Metrics.pickerHeight
    case "datePicker": return view["style"] == "wheels" ? Metrics.dateWheels[axis] : nil
    default: return nil
    }
  }

  /// The component of a view; nil when there is no room for more, or it lies too deep.
  mutating func part(_ element: XMLElement, frame: Rect?, _ draft: inout NibDraft) -> Blueprint.Part? {
    guard draft.depth < NibReader.depthLimit else {
      omitted[element.place] = "it lies in more than \(NibReader.depthLimit) views"
      return nil
    }
    guard room.takeParts(line: element.line) else { return nil }
    built.insert(element.place)
    draft.depth += 1
    defer { draft.depth -= 1 }
    let kind = NibKind.of(element.name) ?? NibKind(component: .view, isModelled: false, unknown: ["kind"])
    var part = Blueprint.Part(kind.component, line: element.line)
    part.frame = frame?.roundedForPeople
    part.unknown = kind.unknown
    if frame == nil || canvas.isAnySize && kind.isNamed { part.unknown.append("frame") }
    part.id = id(of: element, kind, &draft)
    part.note = note(of: element)
    if !kind.isModelled { part.note = [element.name, part.note].filter { !$0.isEmpty }.joined(separator: ", ") }
    readCommon(element, &part)
    part["backgroundColor"] = colors.fill(of: element, over: draft.ground)
    for property in kind.properties { read(property, of: element, &part) }
    readOwn(element, &part)
    readActions(element, &part)
    readRuntimeAttributes(element, kind, &part)
    part.dropUsual()
    room.takeText(part.textSize, line: element.line)
    addChildren(of: element, to: &part, &draft)
    noteLooks(of: element, &part, draft)
    return part
  }

  /// A plain view with nothing in it is there for what code draws or puts into it; what lies behind dots decides how well
  /// they are seen.
  private func noteLooks(of element: XMLElement, _ part: inout Blueprint.Part, _ draft: NibDraft) {
    if part.kind == .view, part.parts.isEmpty, !part.unknown.contains("kind") { part.unknown.append("children") }
    if element.frameIsLost(part) { part.frame = .zero }
    if part.kind == .pageControl, (colors.ground(of: element) ?? draft.ground) == .unknown {
      part.unknown.append("background")
    }
  }

  /// What code calls it, else what its author calls it; of what findings name, else the object's id.
  private func id(of element: XMLElement, _ kind: NibKind, _ draft: inout NibDraft) -> String {
    let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    var candidates = index.names(of: element.objectID)
    candidates += [
      accessibility?["identifier"], element.runtimeValue("accessibilityIdentifier"), element["restorationIdentifier"],
      element["userLabel"],
    ].compactMap {
      $0
    }
    let isTrigger = element.child("connections")?.child("segue") != nil || index.tapped.contains(element.objectID)
    if kind.isNamed || isTrigger || element.name == "containerView" || !candidates.isEmpty {
      candidates += [element.objectID, element.name]
    }
    let id = draft.names.take(candidates)
    if isTrigger { draft.triggers[element.objectID] = NibWay.Trigger(id: id) }
    return id
  }

  // MARK: Properties

  private mutating func read(_ property: NibProperty, of element: XMLElement, _ part: inout Blueprint.Part) {
    let long = element.children.first { $0.isString && $0["key"] == property.attribute }?.text
    guard let text = element[property.attribute] ?? long else { return }
    guard let value = property.value(text) else {
      let reason = "\"\(text.prefix(40))\" is no value for it"
      return file.account.noteIgnored("\(element.name) \(property.attribute)", reason, line: element.line)
    }
    part[property.name] = value
  }

  private func readCommon(_ element: XMLElement, _ part: inout Blueprint.Part) {
    let isSeenThrough = element["alpha"].flatMap(Double.init).map { $0 < 0.01 } ?? false
    if element.flag("hidden") == true || isSeenThrough { part["isHidden"] = .bool(true) }
    if element.flag("enabled") == false { part["isEnabled"] = .bool(false) }
    if let accessibility = element.child("accessibility", key: "accessibilityConfiguration"),
      let label = accessibility["label"]
    {
      part["accessibilityLabel"] = .text(label)
    }
    readColor("tintColor", of: element, &part)
    let kinds: [ComponentKind] = [.view, .button, .label, .image]
    if kinds.contains(part.kind), let takesTouches = element.flag("userInteractionEnabled"),
      takesTouches == (part.kind == .label || part.kind == .image)
    {
      part["isUserInteractionEnabled"] = .bool(takesTouches)
    }
  }

  private func readColor(
    _ key: String, of element: XMLElement, as name: String? = nil, _ part: inout Blueprint.Part
  ) {
    guard let color = element.child("color", key: key) else { return }
    let name = name ?? key
    if let text = colors.text(color) { part[name] = .text(text) } else { part.unknown.append(name) }
  }

  /// What only one kind of element has, as children or in words of its own.
  private mutating func readOwn(_ element: XMLElement, _ part: inout Blueprint.Part) {
    switch element.name {
    case "button": readTitle(of: element, &part)
    case "label", "textView": readAttributedText(of: element, &part)
    case "pageControl":
      if element.isRightToLeft, part["direction"] ?? .text("natural") == .text("natural") {
        part["direction"] = .text("rightToLeft")
      }
      readColor("pageIndicatorTintColor", of: element, &part)
      readColor("currentPageIndicatorTintColor", of: element, &part)
      for key in ["preferredIndicatorImage", "preferredCurrentPageIndicatorImage"] {
        guard let image = element.child("imageReference", key: key)?["image"] ?? element[key] else { continue }
        part[key] = .text(image)
      }
    case "datePicker": readDates(of: element, &part)
    case "tableView":
      // A UITableView always bounces unless told otherwise.
      if element["alwaysBounceVertical"] == nil { part["alwaysBounceVertical"] = .bool(true) }
      readInsets(of: element, &part)
    case "scrollView", "collectionView": readInsets(of: element, &part)
    default: break
    }
  }

  private func readTitle(of button: XMLElement, _ part: inout Blueprint.Part) {
    let normal = button.child("state", key: "normal")
    let long = normal?.child("string", key: "title")?.text ?? button.child("string", key: "title")?.text
    let configuration = button.child("buttonConfiguration", key: "configuration")
    let title = [normal?["title"], long, configuration?["title"]].lazy.compactMap { $0 }.first { !$0.isEmpty }
    if let title { part["title"] = .text(title) }
  }

  private func readAttributedText(of element: XMLElement, _ part: inout Blueprint.Part) {
    guard part["text"] == nil, let text = element.child("attributedString") else { return }
    let pieces = text.children.filter { $0.name == "fragment" }.map {
      $0["content"] ?? $0.child("string", key: "content")?.text ?? ""
    }
    if !pieces.isEmpty { part["text"] = .text(pieces.joined()) }
  }

  private func readInsets(of element: XMLElement, _ part: inout Blueprint.Part) {
    for (key, name) in [
      ("contentInset", "contentInset"), ("scrollIndicatorInsets", "scrollIndicatorInsets"),
      ("verticalScrollIndicatorInsets", "verticalScrollIndicatorInsets"),
      ("horizontalScrollIndicatorInsets", "horizontalScrollIndicatorInsets"),
    ] {
      guard let inset = element.child("inset", key: key) else { continue }
      let sides = ["minY", "minX", "maxY", "maxX"].map { inset.length($0) ?? 0 }
      part[name] = .insets(EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
    }
    if (part["maximumZoomScale"] ?? .number(1)) != (part["minimumZoomScale"] ?? .number(1)) {
      part.unknown.append("zoomItem")
    }
  }

  private func readDates(of element: XMLElement, _ part: inout Blueprint.Part) {
    if part["datePickerMode"] != .text("countDownTimer") { part["countDownDuration"] = nil }
    if let zone = element.child("timeZone", key: "timeZone")?["name"] {
      if settings.knowsTimeZone(zone) { part["timeZone"] = .text(zone) } else { part.unknown.append("timeZone") }
    }
    if let locale = element.child("locale", key: "locale")?["localeIdentifier"] {
      if settings.knowsLocale(locale) { part["locale"] = .text(locale) } else { part.unknown.append("locale") }
    }
    for key in ["minimumDate", "maximumDate"] {
      if let date = element.child("date", key: key)?.date { part[key] = .text(date) }
    }
    if element.flag("useCurrentDate") == true || element.child("date", key: "date") == nil {
      part.unknown.append("date")
    } else if part["datePickerMode"] != .text("countDownTimer"), let date = element.child("date", key: "date")?.date {
      part["date"] = .text(date)
    }
  }

  private mutating func readActions(_ element: XMLElement, _ part: inout Blueprint.Part) {
    for action in element.list("connections") where action.name == "action" {
      guard let selector = action["selector"], room.takeParts(line: action.line) else { continue }
      part.actions.append(.init(event: action["eventType"] ?? "action", selector: selector))
    }
  }

  /// Values that the file gives for code's own names: those that are properties of Detent, too, are taken.
  private mutating func readRuntimeAttributes(_ element: XMLElement, _ kind: NibKind, _ part: inout Blueprint.Part) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let known = kind.properties.first { path == $0.attribute || path == $0.name }
      if readCommon(runtime: attribute, path, &part) { continue }
      if path == "contentSize", part.kind == .scrollView, let size = attribute.child("size", key: "value"),
        let value = Size(nib: size)
      {
        part["contentSize"] = .size(value)
      } else if let known {
        if let value = attribute.runtimeText.flatMap(known.value) {
          part[known.name] = value
        } else {
          part.unknown.append(known.name)
        }
      } else {
        let reason = "its class reads it, or it is not modelled"
        file.account.noteIgnored("userDefinedRuntimeAttribute \(path.prefix(60))", reason, line: attribute.line)
      }
    }
  }
}

extension NibReader {
  /// A runtime attribute that views of several kinds have; whether it is one.
  private func readCommon(runtime attribute: XMLElement, _ path: String, _ part: inout Blueprint.Part) -> Bool {
    switch path {
    case "hidden", "isHidden": part["isHidden"] = .bool(attribute.flag("value") == true)
    case "enabled", "isEnabled": part["isEnabled"] = .bool(attribute.flag("value") != false)
    case "accessibilityLabel": part["accessibilityLabel"] = attribute.runtimeText.map { .text($0) }
    case "accessibilityIdentifier": return true
    case "tintColor": readColor("value", of: attribute, as: path, &part)
    case "pageIndicatorTintColor" where part.kind == .pageControl,
      "currentPageIndicatorTintColor" where part.kind == .pageControl:
      readColor("value", of: attribute, as: path, &part)
    default: return false
    }
    return true
  }
}

extension Rect {
  /// To 1/1000 pt, as a person would write it.
  fileprivate var roundedForPeople: Rect {
    let parts = [minX, minY, size.width, size.height].map { ($0 * 1000).rounded() / 1000 }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}

extension Blueprint.Part {
  /// Bytes of what it says.
  fileprivate var textSize: Int {
    options.reduce(id.utf8.count + note.utf8.count) { size, option in
      if case .text(let text) = option.value { size + text.utf8.count } else { size }
    }
  }
}

extension XMLElement {
  /// A text that does not fit an attribute.
  var isString: Bool { name == "string" || name == "mutableString" }

  /// A view that would cover others if it were laid out as a script's without a frame is.
  fileprivate func frameIsLost(_ part: Blueprint.Part) -> Bool {
    part.frame == nil && part.kind == .view && part.parts.isEmpty
  }

  /// A `<date>` as ISO 8601 in UTC; the file counts seconds from 2001.
  fileprivate var date: String? {
    let range = -63_000_000_000.0...253_000_000_000.0
    guard let seconds = self["timeIntervalSinceReferenceDate"].flatMap(Double.init), range.contains(seconds) else {
      return nil
    }
    return DateText(978_307_200 + Int64(seconds.rounded(.down)), in: FixedZone.utc).description
  }

  /// What a runtime attribute of this view says.
  fileprivate func runtimeValue(_ path: String) -> String? {
    list("userDefinedRuntimeAttributes").first { $0["keyPath"] == path }?.runtimeText
  }

  /// The value of a runtime attribute that is a word or a number.
  fileprivate var runtimeText: String? {
    self["value"] ?? children.first { $0["key"] == "value" }.map { $0["value"] ?? $0.text }
  }
}
