import DetentCore

@testable import DetentImport

/// Small Interface Builder documents for tests.
enum NibSample {
  static let header = """
    type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
    """

  /// A document of some scenes.
  static func document(
    _ scenes: String, start: String = "c1", device: String = "retina6_12", rest: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document \(header) initialViewController="\(start)">
      <device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes)</scenes>
      \(rest)
    </document>
    """
  }

  /// A scene whose controller is given.
  static func scene(_ controller: String, others: String = "") -> String {
    "<scene><objects>\(controller)\(others)</objects></scene>"
  }

  /// A view controller with some views.
  static func controller(
    _ id: String, views: String = "", constraints: String = "", connections: String = "", attributes: String = "",
    rest: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="top-\(id)"/><viewControllerLayoutGuide type="bottom" id="end-\(id)"/>
      </layoutGuides>
      <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
        <constraints>\(constraints)</constraints>
      </view>
      \(rest)
      <connections>\(connections)</connections>
    </viewController>
    """
  }

  static func read(_ text: String) throws -> ImportedFile {
    try FileFormat.interfaceBuilder.read(Array(text.utf8), ImportSettings())
  }

  /// The parts of one screen with some views.
  static func parts(_ views: String, constraints: String = "", connections: String = "") throws -> [Blueprint.Part] {
    let text = document(scene(controller("c1", views: views, constraints: constraints, connections: connections)))
    return try read(text).blueprint.screens[0].parts
  }
}

extension Blueprint.Link {
  /// "a b push trigger=x row=2 as=sheet"
  var words: String {
    options.map { option in
      let text = BlueprintText.text(option.value)
      return ["from", "to", "by"].contains(option.name) ? text : "\(option.name)=\(text)"
    }.joined(separator: " ")
  }
}

extension Blueprint.Part {
  /// "name=value" of every option, in order.
  var words: [String] { options.map { "\($0.name)=\(BlueprintText.text($0.value))" } }
}

/// Values without quotes, for comparing.
enum BlueprintText {
  static func text(_ literal: Blueprint.Literal) -> String {
    switch literal {
    case .bool(let value): "\(value)"
    case .number(let value): Text.number(value)
    case .text(let text): text
    case .list(let values): "[" + values.map(text).joined(separator: " ") + "]"
    case .table(let options): "{" + options.map { "\($0.name)=\(text($0.value))" }.joined(separator: " ") + "}"
    }
  }
}
