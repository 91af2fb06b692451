/// A kind of file that says what screens look like.
public struct FileFormat: Sendable {
  /// "Interface Builder document"
  public var name: String
  /// "storyboard"
  public var extensions: [String]
  /// Whether all files with such a name are of this kind.
  var isFoundInFolders = false
  /// Whether a file that begins so is one.
  var recognises: @Sendable (Head) -> Bool
  var read: @Sendable ([UInt8], ImportSettings) throws(ImportError) -> ImportedFile

  /// Every format, in the order in which they are tried.
  public static let all: [FileFormat] = [.interfaceBuilder] + captured

  /// The largest file that is read, in bytes.
  public static let sizeLimit = 32 << 20
  /// The deepest nesting that is read.
  public static let depthLimit = 512

  /// The format of a file: what it begins with decides, and only then its name. A script is none, whatever it quotes.
  public static func of(_ bytes: [UInt8], name: String) -> FileFormat? {
    let head = Head(bytes)
    if fileExtension(of: name) == "lua", !head.isNoScript { return nil }
    if let format = all.first(where: { $0.recognises(head) }) { return format }
    return all.first { $0.extensions.contains(fileExtension(of: name)) }
  }

  /// Whether a file's name says that it holds screens and nothing else: such files are found in folders.
  public static func isUsual(_ name: String) -> Bool {
    all.contains { $0.isFoundInFolders && $0.extensions.contains(fileExtension(of: name)) }
  }

  /// "storyboard" of "App/Main.storyboard", in small letters.
  static func fileExtension(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return "" }
    return file[file.index(after: dot)...].lowercased()
  }

  /// Reads a file of this format.
  public func read(
    _ bytes: [UInt8], _ settings: ImportSettings = ImportSettings()
  ) throws(ImportError)
    -> ImportedFile
  {
    guard bytes.count <= FileFormat.sizeLimit else {
      throw ImportError("larger than \(FileFormat.sizeLimit >> 20) MB")
    }
    return try read(bytes, settings)
  }
}

/// What readers have to know of those who build from what they read.
public struct ImportSettings: Sendable {
  /// Names that mean something on a screen, and so cannot be ids of components.
  public var componentNames: Set<String> = []
  /// Names that mean something in a flow, and so cannot be ids of screens.
  public var screenNames: Set<String> = []
  /// Whether there is a locale or a zone with a name: those that are not known are left out.
  public var knowsLocale: @Sendable (String) -> Bool = { _ in true }
  public var knowsTimeZone: @Sendable (String) -> Bool = { _ in true }

  public init() {}
}

/// The beginning of a file as text, for telling formats apart.
struct Head {
  /// Without a byte-order mark and white space at its front, whatever the encoding.
  var text: String

  /// Whether nothing in Lua begins so.
  var isNoScript: Bool { ["<", "{", "[", "→", "Attributes: ", "Element subtree:"].contains { text.hasPrefix($0) } }

  init(_ bytes: [UInt8]) {
    text = String(Self.decoded(bytes.prefix(4096)).drop { $0 == "\u{FEFF}" || $0.isWhitespace })
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      // UTF-16 without a mark has zeros between ASCII.
      return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place -> UInt16 in
      let (low, high) = isLittle ? (place, place + 1) : (place + 1, place)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
