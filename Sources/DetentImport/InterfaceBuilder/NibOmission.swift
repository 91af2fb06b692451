import DetentXML

/// Why views of a document are not built, by where they stand.
enum NibOmission {
  /// Nothing else is known.
  static let usual = "it stands on no screen"

  /// The reason that begins at an element and holds for all in it; nil: none begins here.
  static func reason(for element: XMLElement, in parent: XMLElement) -> String? {
    switch element.name {
    case "prototypes": "its prototype cell is a row: of words and pictures code makes what it likes"
    case "sections": "its cell is a row: of words and pictures only the title is read"
    case "cells" where parent.name == "collectionView":
      "its cell holds words and pictures alone, of which code makes what it likes"
    case "collectionReusableView":
      "its header or footer holds words and pictures alone, of which code makes what it likes"
    case "navigationItem": "it stands in a navigation bar that is not shown, or in a bar button"
    case "barButtonItem": "it stands in a bar button that is not shown"
    default: nil
    }
  }
}
