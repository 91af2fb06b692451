import DetentXML

extension FileFormat {
  static let interfaceBuilder = FileFormat(
    name: "Interface Builder document", extensions: ["storyboard", "xib"], isFoundInFolders: true,
    recognises: { head in
      // What is compiled is told so, whatever its name.
      if head.text.hasPrefix("NIBArchive") { return true }
      return head.text.hasPrefix("<") && ["<document", "<archive"].contains { head.text.contains($0) }
        && ["InterfaceBuilder", "toolsVersion"].contains { head.text.contains($0) }
    },
    read: { bytes, settings throws(ImportError) in
      let root = try XMLDocument.imported(bytes)
      try NibHeader.check(root)
      var reader = NibReader(root, settings)
      return try reader.read()
    })
}
