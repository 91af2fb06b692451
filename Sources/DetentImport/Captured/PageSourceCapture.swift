import DetentCore
import DetentXML

/// Reads the page source that Appium gives out: an element is an XML element of its type's name.
enum PageSourceCapture {
  /// What Appium puts around some page sources.
  static let wrapper = "AppiumAUT"

  static func read(_ bytes: [UInt8]) throws(ImportError) -> Capture {
    let root = try XMLDocument.imported(bytes)
    if root.name == "hierarchy" { throw ImportError(Capture.android, line: root.line, column: root.column) }
    let roots = root.name == wrapper ? root.children : [root]
    guard let first = roots.first else {
      throw ImportError("there is no element in it", line: root.line, column: root.column)
    }
    guard ElementType(name: first.name) != nil else {
      throw ImportError(
        "<\(first.name)> is no element of an iOS page source, where names begin with XCUIElementType",
        line: first.line, column: first.column)
    }
    var left = Capture.countLimit
    return Capture(format: .pageSource, roots: try roots.map { xml throws(ImportError) in try element(xml, &left) })
  }

  private static func element(_ xml: XMLElement, _ left: inout Int) throws(ImportError) -> CapturedElement {
    left -= 1
    guard left >= 0 else { throw ImportError(Capture.tooMany, line: xml.line, column: xml.column) }
    var element = CapturedElement(line: xml.line)
    element.setType(xml.name)
    var numbers: [Double?] = [nil, nil, nil, nil]
    for attribute in xml.attributes {
      if let place = ["x", "y", "width", "height"].firstIndex(of: attribute.name) {
        numbers[place] = Double(attribute.value)
      } else {
        element.set(attribute)
      }
    }
    element.frame = Rect(captured: numbers)
    // Where there is no identifier the label is given as the name.
    if element.identifier == element.label { element.identifier = nil }
    element.children.reserveCapacity(xml.children.count)
    for child in xml.children { element.children.append(try self.element(child, &left)) }
    return element
  }
}

extension CapturedElement {
  fileprivate mutating func set(_ attribute: XMLElement.Attribute) {
    let text = attribute.value.isEmpty ? nil : attribute.value
    switch attribute.name {
    case "name": identifier = text
    case "label": label = text
    case "value": value = text
    case "title": title = text
    case "placeholderValue": placeholder = text
    case "traits": traits = attribute.value.split(separator: ",").map { String($0.drop { $0 == " " }) }
    case "enabled": isEnabled = text != "false"
    case "visible": isVisible = text != "false"
    case "selected": isSelected = text == "true"
    case "focused": isFocused = text == "true"
    default: break
    }
  }
}
