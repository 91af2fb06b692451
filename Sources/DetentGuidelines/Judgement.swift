/// What a rule says of a component.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  case pass
  case fail
  /// It cannot be decided from what is known.
  case review
  case notApplicable = "not applicable"
  /// A fail or review that somebody means, with a reason.
  case allowed
}

/// A measured or wanted number with its unit.
public struct Quantity: Hashable, Sendable {
  public var value: Double
  /// "pages", "pt"; "" for a ratio.
  public var unit: String

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  init(_ value: Int, _ unit: String) { self.init(Double(value), unit) }
}

/// A verdict with its words and numbers.
struct Judgement: Sendable {
  var verdict: Verdict
  var message = ""
  var measured: Quantity?
  var limit: Quantity?
  /// What to change, with the value to set where one can be computed.
  var suggestion: String?
  /// Where it is not the rule's own.
  var severity: Severity?
  /// The same where it is found on some of several devices only.
  var severityOnSome: Severity?

  static let pass = Judgement(verdict: .pass)
  static let notApplicable = Judgement(verdict: .notApplicable)

  static func fail(
    _ message: String, measured: Quantity? = nil, limit: Quantity? = nil, suggestion: String? = nil,
    severity: Severity? = nil
  ) -> Judgement {
    Judgement(
      verdict: .fail, message: message, measured: measured, limit: limit, suggestion: suggestion, severity: severity)
  }

  /// `message` says what is not known.
  static func review(
    _ message: String, measured: Quantity? = nil, limit: Quantity? = nil, suggestion: String? = nil
  ) -> Judgement {
    Judgement(verdict: .review, message: message, measured: measured, limit: limit, suggestion: suggestion)
  }

  func with(severity: Severity) -> Judgement {
    var copy = self
    copy.severity = severity
    return copy
  }
}
