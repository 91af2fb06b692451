import DetentCore

/// The wall clock at the start of a run, as a screen says it with `now`.
enum RunStart {
  /// Where no screen says otherwise.
  static let usual = "2026-01-01T09:00"

  /// Seconds since 1970 of a date and time without offset, such as "2026-03-29T01:30", read as UTC.
  static func seconds(of text: String) throws(ScriptError) -> Double {
    do {
      if case .local(let time) = try DateText(text) { return Double(time.localSeconds) }
    } catch .form {
      // Said below, with the one form that is wanted.
    } catch {
      throw ScriptError(error.description)
    }
    throw ScriptError("expected a date and time such as \"2026-03-29T01:30\", got \"\(text.prefix(40))\"")
  }
}
