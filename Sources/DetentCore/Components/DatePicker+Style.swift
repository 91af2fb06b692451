extension DatePicker {
  /// How the value is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case automatic, wheels, compact, inline
  }

  /// The style in force, never automatic: what iOS makes of the one asked for, by its version and the mode.
  ///
  /// Countdowns, and years with months, have wheels only; so has everything before iOS 14, but for compact from 13.4 on.
  public func style(os: OSVersion) -> Style { preferredStyle.resolved(in: mode, os) }
}

extension DatePicker.Style {
  /// The same for a picker of which only mode and wish are known.
  public func resolved(in mode: DatePicker.Mode, _ os: OSVersion) -> DatePicker.Style {
    guard mode != .countDownTimer, mode != .yearAndMonth else { return .wheels }
    switch self {
    case .automatic: return os < Metrics.firstInline ? .wheels : .compact
    case .inline: return os < Metrics.firstInline ? .wheels : .inline
    case .compact: return os < Metrics.firstCompact ? .wheels : .compact
    case .wheels: return .wheels
    }
  }
}
