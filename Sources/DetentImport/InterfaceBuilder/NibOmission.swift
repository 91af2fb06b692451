import DetentXML

/// Why views of a document are not built, by where they stand.
enum NibOmission {
  /// Nothing else is known.
  static let usual = "it stands on no screen"

  /// The reason that begins at an element and holds for all in it; nil: none begins here.
  static func reason(for element: XMLElement, in parent: XMLElement) -> String? {
    switch element.name {
    case "prototypes": "it stands in a prototype cell of words and pictures, which code fills in"
    case "sections": "its cell is a row: of words and pictures only the title is read"
    case "cells" where parent.name == "collectionView":
      "it stands in a cell of words and pictures, which code fills in"
    case "collectionReusableView":
      "it stands in a header or footer of words and pictures, which code fills in"
    case "navigationItem": "it stands in a navigation bar that is not shown, or in a bar button"
    case "barButtonItem": "it stands in a bar button that is not shown"
    default: nil
    }
  }
}
