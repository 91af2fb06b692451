import DetentCore

/// The wall clock at the start of a run, as a screen says it with `now`.
enum RunStart {
  /// What holds when the first screen says nothing: the stage's own start.
  static let usual = "2026-01-01T09:00 UTC"

  /// Seconds of the screen's wall clock since its 1970-01-01T00:00, of a date and time without offset such as
  /// "2026-03-29T01:30".
  static func seconds(of text: String) throws(ScriptError) -> Int64 {
    do {
      if case .local(let time) = try DateText(text) { return time.localSeconds }
    } catch .form {
      // Said below, with the one form that is wanted.
    } catch {
      throw ScriptError(error.description)
    }
    throw ScriptError("expected a date and time such as \"2026-03-29T01:30\", got \"\(text.prefix(40))\"")
  }
}
