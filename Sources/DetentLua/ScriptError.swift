/// What a script did wrong, in words for a designer; the C layer puts "file:line: " before it.
struct ScriptError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
