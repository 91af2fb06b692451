import CDetentLua
import DetentCore

/// The words of a finding's weight, weakest first.
private let severities = ["advice", "warning", "error"]

extension Member {
  /// `x:allow(rule, reason)`, which every component and screen has.
  static let allowing: [Member] = [
    .method(
      "allow", "(rule: string, reason: string)",
      "Says that what this rule (or all that fit \"page-control/*\") finds here is meant.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let rule = try host.rulePattern(call.argument(0))
          guard case .text(let reason) = call.argument(1), reason.contains(where: { !$0.isWhitespace }) else {
            throw ScriptError("an allowance needs a reason as second argument, got \(call.argument(1).described)")
          }
          host.stage.pointee.record(.allowed(rule: rule, reason: reason), from: id)
          return .nothing
        }
      })
  ]

  static let audit = Member.method(
    "audit", "(pattern?) -> list of tables",
    "What the guidelines find on this screen so far: a list of rule, verdict, severity, component, message, …",
    call: {
      $0.ask { _, id, call throws(ScriptError) in
        let pattern = try call.argument(0).optionalText()
        return .list(try call.host.findings(in: id, pattern).map { call.host.describe($0) })
      }
    })

  static let rule = Member.method(
    "rule",
    "{ id, title?: string, severity: \"advice\", \"warning\" or \"error\" = \"warning\", start?: function, see?: function, finish?: function }",
    "Adds a guideline of your own: see(event, state) and finish(state) answer findings { component, message, … }.",
    call: { $0.run { host, call throws(ScriptError) in try host.addRule(call) } })

  static let eventAtIndex = Member.method(
    "event", "(index: position) -> record or nil",
    "The event at a place of the trace, from 1, as a table; nil behind the last.",
    call: {
      $0.look { host, call throws(ScriptError) in
        let index = try call.argument(0).whole() - 1
        let trace = host.stage.pointee.trace
        guard index >= 0 else { throw ScriptError("events count from 1, got \(index + 1)") }
        guard index < trace.count else { return .none }
        return host.describe(trace[index], from: host.origin(of: trace[index].cause))
      }
    })

  static let followsGuidelines = Member.method(
    "follows_guidelines", "(component, pattern?, { level: \"warning\" or \"error\" = \"warning\" })",
    "No rule objects to the component and what it holds; advice and reviews never fail it.",
    call: { $0.checkGuidelines() })
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// `assert.follows_guidelines(x, pattern?, { level })`
  fileprivate func checkGuidelines() -> Int32 {
    let host = host
    host.assertionCount += 1
    do {
      let id = try argument(0).living(on: host.stage.pointee)
      let hasPattern = if case .table = argument(1) { false } else { true }
      let pattern = hasPattern ? try argument(1).optionalText() : nil
      let options = try Options(argument(hasPattern ? 2 : 1), allowed: ["level"])
      let level =
        try options.read("level", { value throws(ScriptError) in try value.oneOf(["warning", "error"]) }) ?? "warning"
      let broken = try host.findings(in: id, pattern).filter {
        $0.verdict == "fail" && Host.rank($0.severity) >= Host.rank(level)
      }
      guard !broken.isEmpty else { return answer(.nothing) }
      let title = host.stage.pointee.title(of: id)
      return failAssertion(["\(memberTitle) failed for \(title)"] + broken.flatMap(Host.lines))
    } catch { return fail("\(memberTitle): \(error.message)") }
  }
}

extension Host {
  fileprivate static func rank(_ severity: String) -> Int { severities.firstIndex(of: severity) ?? 0 }

  /// A finding as a failed assertion tells it.
  fileprivate static func lines(_ finding: AuditFinding) -> [String] {
    let place = finding.file.map { " (\($0):\(finding.line ?? 0))" } ?? ""
    var lines = ["  \(finding.severity) \(finding.rule): \(finding.path): \(finding.message)\(place)"]
    if let suggestion = finding.suggestion { lines.append("    \(suggestion)") }
    return lines
  }

  /// Ids of all rules, those of the script included.
  fileprivate var ruleIDs: [String] { (auditor?.ruleIDs ?? []) + scriptRules.map(\.id) }

  /// A rule's id, or a pattern that some id fits.
  fileprivate func rulePattern(_ value: LuaValue) throws(ScriptError) -> String {
    let text = try value.text()
    let ids = ruleIDs
    guard !ids.isEmpty, !ids.contains(where: { Glob.matches($0, text) }) else { return text }
    throw ScriptError("there is no rule \(Quote.text(text))\(Suggest.hint(text, among: ids))")
  }

  /// What is found so far in a component and what it holds, by rules that fit the pattern.
  fileprivate func findings(in id: ComponentID, _ pattern: String?) throws(ScriptError) -> [AuditFinding] {
    guard let auditor else { throw ScriptError("no guidelines are known here") }
    if let pattern { _ = try rulePattern(.text(pattern)) }
    let found = auditor.findings(
      in: stage.pointee.trace, place: { self.place(of: $0) }, house: try judgeByScriptRules())
    return found.filter { finding in
      guard pattern.map({ Glob.matches(finding.rule, $0) }) ?? true else { return false }
      return isInside(finding.component, id)
    }
  }

  private func isInside(_ component: ComponentID, _ holder: ComponentID) -> Bool {
    var next = component
    while next != .stage, stage.pointee.isLive(next) {
      if next == holder { return true }
      next = stage.pointee[attributes: next].parent
    }
    return false
  }

  fileprivate func describe(_ finding: AuditFinding) -> Reply {
    let isLive = stage.pointee.isLive(finding.component)
    let frame = isLive ? finding.frame.rounded(toScale: stage.pointee.scale(of: finding.component)) : finding.frame
    return .table([
      ("rule", .text(finding.rule)), ("verdict", .text(finding.verdict)), ("severity", .text(finding.severity)),
      ("component", isLive ? .component(finding.component) : .none),
      ("path", .text(finding.path)), ("message", .text(finding.message)),
      ("measured", finding.measured.map { .number($0) } ?? .none),
      ("limit", finding.limit.map { .number($0) } ?? .none),
      ("suggestion", .optional(finding.suggestion)), ("frame", .rect(frame)), ("file", .optional(finding.file)),
      ("line", finding.line.map { .int($0) } ?? .none), ("time", .number(finding.time.seconds)),
      ("gesture", .optional(finding.gesture)), ("reason", .optional(finding.reason)),
    ])
  }

  // MARK: Rules of the script

  /// `detent.rule { … }`
  fileprivate func addRule(_ call: Call) throws(ScriptError) -> Reply {
    let options = try Options(call.argument(0), allowed: ["id", "title", "severity", "start", "see", "finish"])
    guard let id = try options.read("id", { value throws(ScriptError) in try value.text() }), !id.isEmpty else {
      throw ScriptError("id is missing: detent.rule { id = \"acme/no-red-dots\", … }")
    }
    guard !ruleIDs.contains(id) else { throw ScriptError("there is a rule \(Quote.text(id)) already") }
    let title = try options.read("title") { value throws(ScriptError) in try value.text() }
    let severity = try options.read("severity") { value throws(ScriptError) in try value.oneOf(severities) }
    var rule = ScriptRule(id: id, title: title ?? "", severity: severity ?? "warning")
    rule.start = try keep("start", of: options, call)
    rule.see = try keep("see", of: options, call)
    rule.finish = try keep("finish", of: options, call)
    guard rule.see != nil || rule.finish != nil else {
      throw ScriptError("a rule needs see = function(event, state) or finish = function(state)")
    }
    scriptRules.append(rule)
    return .nothing
  }

  private func keep(_ name: String, of options: Options, _ call: Call) throws(ScriptError) -> Int64? {
    let function = try options.read(name) { value throws(ScriptError) in try value.function() }
    return function.map { function in
      let id = newFunction()
      dtn_keep(call, function.number, id)
      return id
    }
  }

  /// What the script's own rules find in the whole run, or why one of them failed.
  public func scriptFindings() -> (found: [ScriptFinding], error: String?) {
    do { return (try judgeByScriptRules(), nil) } catch { return ([], error.message) }
  }

  /// What the script's own rules find in everything that happened so far. They see it from the start, each time.
  private func judgeByScriptRules() throws(ScriptError) -> [ScriptFinding] {
    var found: [ScriptFinding] = []
    for rule in scriptRules { found += try judge(by: rule) }
    return found
  }

  private func judge(by rule: ScriptRule) throws(ScriptError) -> [ScriptFinding] {
    guard let state else { return [] }
    let driver = try ruleDriver(state)
    let buffer = dtn_arguments(state)
    for function in [rule.start, rule.see, rule.finish] {
      if let function { dtn_out_handler(buffer, function) } else { dtn_out_nil(buffer) }
    }
    var truth: Int32 = 0
    guard dtn_test(state, driver, &truth) == Int32(DTN_ENDED) else {
      throw ScriptError("rule \(Quote.text(rule.id)): \(Host.text(dtn_error, state))")
    }
    var count: Int32 = 0
    guard let results = dtn_test_results(state, &count), count > 0 else { return [] }
    do { return try read(LuaValue(results), of: rule) } catch {
      throw ScriptError("rule \(Quote.text(rule.id)): \(error.message)")
    }
  }

  /// Findings come as tables, or as lists of them.
  private func read(_ value: LuaValue, of rule: ScriptRule) throws(ScriptError) -> [ScriptFinding] {
    let table = try value.table("a finding such as { component = event.source, message = \"…\" }")
    guard table.named.isEmpty else { return [try finding(.table(table), of: rule)] }
    var found: [ScriptFinding] = []
    for item in table.list { found += try read(item, of: rule) }
    return found
  }

  private func finding(_ value: LuaValue, of rule: ScriptRule) throws(ScriptError) -> ScriptFinding {
    let options = try Options(
      value, allowed: ["component", "message", "verdict", "severity", "measured", "limit", "suggestion"])
    guard let component = try options.read("component", { value throws(ScriptError) in try value.component() }) else {
      throw ScriptError("a finding needs the component that it is about")
    }
    guard let message = try options.read("message", { value throws(ScriptError) in try value.text() }) else {
      throw ScriptError("a finding needs a message")
    }
    return ScriptFinding(
      rule: rule.id,
      isReview: try options.read("verdict") { value throws(ScriptError) in try value.oneOf(["fail", "review"]) }
        == "review",
      severity: try options.read("severity") { value throws(ScriptError) in try value.oneOf(severities) }
        ?? rule.severity, component: component, message: message,
      measured: try options.read("measured") { value throws(ScriptError) in try value.number() },
      limit: try options.read("limit") { value throws(ScriptError) in try value.number() },
      suggestion: try options.read("suggestion") { value throws(ScriptError) in try value.text() })
  }

  /// The Lua function that shows a rule every event; loaded when the first rule is judged.
  private func ruleDriver(_ state: OpaquePointer) throws(ScriptError) -> Int64 {
    if let loadedRuleDriver { return loadedRuleDriver }
    guard let function = compile(Array(Host.ruleDriverSource.utf8), name: "=rule", in: state) else {
      throw ScriptError("not enough memory")
    }
    loadedRuleDriver = function
    return function
  }

  private static let ruleDriverSource = """
    local start, see, finish = ...
    local event = require("detent").event
    local state = start and start()
    if state == nil then state = {} end
    local found = {}
    if see then
      local index, e = 1, event(1)
      while e do
        found[#found + 1] = see(e, state)
        index = index + 1
        e = event(index)
      end
    end
    if finish then found[#found + 1] = finish(state) end
    return found
    """
}
