import DetentLua

/// A reporter that is a Lua module: it hears each event as a table (docs/testing.md) and answers text; what it prints is
/// text too. It runs in the sandbox, and may not wait.
struct LuaReport: Reporter {
  private let host: Host
  private let output = OutputLines()

  /// `path` is the module's file.
  init(path: String, session: Session) throws(UsageError) {
    let source: [UInt8]
    do { source = try Files.read(path, limit: session.scriptLimit) } catch {
      throw UsageError(message: "--report: \(error.description)")
    }
    guard let host = Host(session.options) else { throw UsageError(message: "--report: \(path): no memory") }
    let modules = Modules(roots: session.roots + [Files.folder(of: path)], limit: session.scriptLimit)
    host.findModule = { modules.find($0) }
    let output = output
    host.onOutput = { if case .print(let text) = $0 { output.lines.append(text) } }
    if let failure = host.openListener(source, name: path) {
      throw UsageError(message: "--report: \(failure.message)")
    }
    self.host = host
  }

  mutating func text(for event: TestEvent) throws(ReportError) -> String {
    let answer: String
    do { answer = try host.tellListener(event.json.generated) } catch { throw ReportError(message: error.message) }
    defer { output.lines = [] }
    return output.lines.map { "\($0)\n" }.joined() + answer
  }
}

extension JSON {
  /// The value for Lua; a null is left out.
  fileprivate var generated: Generated {
    switch self {
    case .null: .bool(false)
    case .bool(let value): .bool(value)
    case .number(let value): Int(exactly: value).map { .int($0) } ?? .number(value)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.generated))
    case .object(let members):
      .table(members.filter { $0.value != .null }.map { Generated.Field($0.name, $0.value.generated) })
    }
  }
}
