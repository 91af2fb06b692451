import CDetentLua

/// A module that hears what happens elsewhere: it returns a function, or a table of functions by the event's name.
extension Host {
  private static let driver = """
    local host, open = ...
    local module = open()
    if type(module) ~= "function" and type(module) ~= "table" then
      error("a reporter returns a table of functions by event (began, finished, ended), or one function, got " ..
        type(module), 0)
    end
    host.listen(function(event)
      local hear = module
      if type(module) == "table" then hear = module[event.event] end
      return hear and hear(event)
    end)
    """

  /// Loads such a module; answers why it cannot be used, if so.
  public func openListener(_ source: [UInt8], name: String) -> ScriptFailure? {
    scriptName = name
    guard let module = load(source, name: name), let driver = load(Array(Host.driver.utf8), name: "detent") else {
      return failure
    }
    startTask(.main, function: driver, arguments: [.object(.spec, 0), .function(module)])
    return runOut()
  }

  /// Tells it an event and answers the text that it returns, or none. It may not wait.
  public func tellListener(_ event: Generated) throws(ListenerError) -> String {
    guard let state, let listener = spec.listener else { throw ListenerError(message: "it is not loaded") }
    event.reply.write(to: dtn_arguments(state))
    var truth: Int32 = 0
    failure = nil
    guard dtn_test(state, listener, &truth) == Int32(DTN_ENDED) else {
      fail(in: nil)
      throw ListenerError(message: failure?.message ?? "it failed")
    }
    var count: Int32 = 0
    guard let results = dtn_test_results(state, &count), count > 0 else { return "" }
    switch LuaValue(results) {
    case .none: return ""
    case .text(let text): return text
    case let other: throw ListenerError(message: "a reporter answers text or nothing, got \(other.described)")
    }
  }
}

/// Why a module could not hear an event.
public struct ListenerError: Error {
  public var message: String
}
