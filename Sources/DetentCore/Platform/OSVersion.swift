/// A version of the operating system: "17.4" comes after "17.0" and before "17.10".
public struct OSVersion: Hashable, Comparable, Sendable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "18", "17.4" or "17.4.1"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
