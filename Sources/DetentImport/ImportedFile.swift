public import DetentCore

/// What a reader made of a file.
public struct ImportedFile: Sendable {
  /// "Interface Builder storyboard"
  public var format: String
  public var blueprint = Blueprint()
  public var account = Account()

  public init(format: String) { self.format = format }
}

/// What was understood of a file, and what was not.
public struct Account: Hashable, Sendable {
  /// Elements of one name that were treated alike.
  public struct Entry: Hashable, Sendable {
    /// The element as the file names it.
    public var name: String
    /// Why it does not matter; "" for what was read, or is not known.
    public var reason = ""
    public var count = 1
    /// Where the first one is, from 1.
    public var line: Int
  }

  /// Became screens, components, properties or links.
  public private(set) var read: [Entry] = []
  /// Say nothing that is modelled.
  public private(set) var ignored: [Entry] = []
  /// Are not known to the reader: they may mean anything.
  public private(set) var unknown: [Entry] = []
  /// What no file of this kind can tell, a sentence each: "which rows code fills in".
  public var untold: [String] = []

  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var list: Int
    var name: String
    var reason: String
  }

  public init() {}

  public mutating func noteRead(_ name: String, line: Int) { note(name, "", line, 0, \.read) }

  public mutating func noteIgnored(_ name: String, _ reason: String, line: Int) {
    note(name, reason, line, 1, \.ignored)
  }

  public mutating func noteUnknown(_ name: String, line: Int) { note(name, "", line, 2, \.unknown) }

  private mutating func note(
    _ name: String, _ reason: String, _ line: Int, _ list: Int, _ entries: WritableKeyPath<Account, [Entry]>
  ) {
    let key = Key(list: list, name: name, reason: reason)
    if let place = places[key] {
      self[keyPath: entries][place].count += 1
    } else {
      places[key] = self[keyPath: entries].count
      self[keyPath: entries].append(Entry(name: name, reason: reason, line: line))
    }
  }
}

/// Why a file cannot be read.
public struct ImportError: Error, Hashable, Sendable {
  public var message: String
  /// From 1; 0: the file as a whole.
  public var line: Int
  public var column: Int

  public init(_ message: String, line: Int = 0, column: Int = 0) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// "Main.storyboard:3:7: …"
  public func words(file: String) -> String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line):\(max(1, column)): \(message)"
  }
}
