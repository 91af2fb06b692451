/// A number that decides, which a project may set otherwise.
public struct Threshold: Hashable, Sendable {
  /// "limit"
  public var name: String
  public var value: Double
  /// The smallest change that makes sense; the rule's examples stand closer to the value than this, on both sides.
  public var step: Double
  /// "pages", "pt"; "" for a ratio.
  public var unit: String
  /// What it limits.
  public var doc: String

  init(_ name: String, _ value: Double, step: Double = 1, unit: String = "", _ doc: String) {
    self.name = name
    self.value = value
    self.step = step
    self.unit = unit
    self.doc = doc
  }
}

/// The thresholds of one rule as they are in force.
public struct Options: Sendable {
  private var values: [String: Double] = [:]
  /// Larger numbers mean as much as this one, and no conversion loses it.
  private static let most = 1e9

  init(_ thresholds: [Threshold], set: [String: Double]) {
    for threshold in thresholds {
      let value = set[threshold.name] ?? threshold.value
      values[threshold.name] = value.isFinite ? min(max(value, -Options.most), Options.most) : threshold.value
    }
  }

  /// A rule reads only thresholds that it declares.
  subscript(threshold: Threshold) -> Double { values[threshold.name] ?? threshold.value }
}
