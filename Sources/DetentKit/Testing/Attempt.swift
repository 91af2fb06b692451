import DetentCore
import DetentLua

/// The parts of a test as they run one after another: the first failure counts.
struct Attempt {
  let host: Host
  var start: FailureStart
  var sources: [String: [UInt8]] = [:]
  private(set) var failure: TestFailure?
  /// The test itself said that it is pending, and nothing failed before.
  private(set) var endedPending = false

  init(host: Host, start: FailureStart) {
    self.host = host
    self.start = start
  }

  mutating func perform(_ function: SpecFunction, _ part: TestPart, _ arguments: [Generated] = []) {
    let failure = host.perform(function, as: part, arguments: arguments)
    if part == .test, failure != nil, self.failure == nil, host.pendingReason != nil {
      endedPending = true
      return
    }
    note(failure, part)
  }

  mutating func note(_ failure: ScriptFailure?, _ part: TestPart = .test) {
    guard let failure, self.failure == nil else { return }
    var described = TestFailure(failure, on: host, from: start, sources: sources)
    if part != .test {
      described.part = part.rawValue
      if described.kind == .assertion { described.kind = .error }
    }
    self.failure = described
    endedPending = false
  }
}
