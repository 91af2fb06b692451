/// A zone whose clocks are never changed: "UTC", "GMT", "GMT+02:00".
public struct FixedZone: ZoneRules, Hashable {
  public let identifier: String
  /// Seconds ahead of UTC.
  public let offset: Int

  public static let utc = FixedZone(identifier: "UTC", offset: 0)

  /// Up to 18 hours to either side, whole minutes, as Foundation takes them.
  ///
  /// "GMT", "UTC", and either followed by a sign and "2", "02", "0230" or "02:30"; nil for any other text. The
  /// identifier is in the long form.
  public init?(_ text: String) {
    guard text.hasPrefix("GMT") || text.hasPrefix("UTC") else { return nil }
    let rest = text.dropFirst(3)
    guard let sign = rest.first else {
      self.init(identifier: text, offset: 0)
      return
    }
    guard sign == "+" || sign == "-", let minutes = Self.minutes(rest.dropFirst()), minutes <= 18 * 60 else {
      return nil
    }
    let offset = (sign == "-" ? -60 : 60) * minutes
    self.init(identifier: offset == 0 ? "GMT" : "GMT" + DateText.offset(offset), offset: offset)
  }

  private init(identifier: String, offset: Int) {
    self.identifier = identifier
    self.offset = offset
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits) else { return nil }
    let isWhole = parts.count == 1 && digits.utf8.count <= 2
    guard isWhole || digits.utf8.count == 4 && (parts.count == 1 || parts.map(\.utf8.count) == [2, 2]) else {
      return nil
    }
    let (hours, minutes) = isWhole ? (number, 0) : (number / 100, number % 100)
    return minutes < 60 ? hours * 60 + minutes : nil
  }

  public func offset(at instant: Int64) -> Int { offset }
  public func nextChange(after instant: Int64) -> Int64? { nil }
}
