import DetentXML

/// Why views of a document are not built, by where they stand.
enum NibOmission {
  /// Nothing else is known.
  static let usual = "it stands on no screen"

  /// The reason that begins at an element and holds for all in it; nil: none begins here.
  static func reason(for element: XMLElement, in parent: XMLElement) -> String? {
    switch element.name {
    case "prototypes": "it stands in a prototype cell, of which code makes rows"
    case "sections": "its cell is a row: of words and pictures only the title is read"
    case "cells" where parent.name == "collectionView": "it stands in a collection's cell, which code makes"
    case "collectionReusableView": "it stands in a collection's header or footer, which code makes"
    case "navigationItem": "it stands in a navigation bar that is not shown, or in a bar button"
    case "barButtonItem": "it stands in a bar button"
    default: inDock(element, parent)
    }
  }

  /// Objects of a scene beside its controller, and controllers of documents without scenes.
  private static func inDock(_ element: XMLElement, _ parent: XMLElement) -> String? {
    guard parent.name == "objects" else { return nil }
    guard element.name.hasSuffix("ontroller") else { return "it stands beside the screen, and code puts it somewhere" }
    guard element["sceneMemberID"] == nil else { return nil }
    return "its controller is no scene: screens of controllers are read from storyboards"
  }
}
