import DetentCore
import DetentXML

extension FileFormat {
  static let interfaceBuilder = FileFormat(
    name: "Interface Builder document", extensions: ["storyboard", "xib"],
    recognises: {
      $0.text.contains("<document") && $0.text.contains("InterfaceBuilder") || $0.text.contains("<archive")
    },
    read: { bytes, settings throws(ImportError) in
      let root = try XMLDocument.imported(bytes)
      _ = root
      return ImportedFile(format: "Interface Builder document")
    })
}
