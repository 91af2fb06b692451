#if DETENT_MODULE
  import CDetentLua
  import DetentCore

  /// The host inside somebody else's Lua state. What differs: no sandbox and no limits, no script that ends, and waits of
  /// the main chunk, during which the events are pulled inside the call.
  public enum ModuleHost {
    /// Attaches a host to a state, which keeps it until it closes; answers the bridge's state, or nil without memory.
    public static func attach(to lua: UnsafeMutableRawPointer) -> OpaquePointer? {
      guard let host = Host(attachedTo: lua), let state = host.state else { return nil }
      _ = Unmanaged.passRetained(host)
      return state
    }
  }

  extension Host {
    /// A host in a Lua state of somebody else's (`ModuleHost`); nil when memory does not suffice.
    convenience init?(attachedTo lua: UnsafeMutableRawPointer) {
      self.init(settings: ScriptOptions())
      var limits = dtn_limits()
      limits.pattern_steps = options.patternSteps
      var hooks = dtn_hooks()
      hooks.describe = { Host.at($0).describe($1, to: $2) }
      hooks.wait = { Host.at($0).waitOutside() }
      hooks.closed = { pointer in pointer.map { Unmanaged<Host>.fromOpaque($0).release() } }
      guard let state = dtn_attach(lua, Unmanaged.passUnretained(self).toOpaque(), &limits, &hooks) else { return nil }
      self.state = state
      scriptName = "detent"
      findCauses(in: state)
    }

    /// Runs until the wait that a call outside of tasks has asked for is over.
    func waitOutside() -> Int32 {
      let number = newNumber()
      tasks[number] = ScriptTask(kind: .outside, thread: -1)
      outsideError = nil
      (steps, hopeless) = (0, 0)
      park(number)
      began = stage.pointee.now
      pump { $0.tasks[number] == nil }
      abandonOutside(number)
      if let failure {
        self.failure = nil
        return refuse(with: failure.message, code: DTN_PARK)
      }
      guard let error = outsideError else { return Int32(DTN_OK) }
      return refuse(with: error, code: DTN_ERROR)
    }

    /// A wait that a handler's error has cut short leaves nothing behind.
    private func abandonOutside(_ number: UInt64) {
      guard let task = tasks.remove(number) else { return }
      settlers.removeAll { $0 == number }
      watchers.removeAll { $0 == number }
      if case .until(let function, _)? = task.wait { dtn_forget(state, function) }
      for wake in wakes.numbers where wakes[wake]?.task == number { cancelWake(wake) }
    }

    private func refuse(with message: String, code: Int) -> Int32 {
      var message = message
      message.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { dtn_wait_failed(state, $0.baseAddress, $0.count) }
      }
      return Int32(code)
    }
  }
#endif
