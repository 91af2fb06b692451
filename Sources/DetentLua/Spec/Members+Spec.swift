import CDetentLua
import DetentCore

extension ScriptClass {
  /// What the words of `detent test` are made of (SpecWords). Scripts never see it.
  static let spec = ScriptClass(.spec, "spec", isStatic: true, members: Member.spec)
}

extension Member {
  fileprivate static func word(_ name: String, call: @escaping dtn_fn) -> Member {
    Member(name: name, call: call, type: "", doc: "")
  }

  static let spec: [Member] = [
    word("open", call: { $0.word("describe") { host, call throws(ScriptError) in try host.openBlock(call) } }),
    word(
      "insulate",
      call: { $0.word("insulate") { host, call throws(ScriptError) in try host.insulateBlock(call) } }),
    word("close", call: { $0.word("describe") { host, _ throws(ScriptError) in host.closeBlock() } }),
    word("test", call: { $0.word("it") { host, call throws(ScriptError) in try host.declareTest(call) } }),
    word(
      "property", call: { $0.word("property") { host, call throws(ScriptError) in try host.declareProperty(call) } }),
    word(
      "pending", call: { $0.word("pending") { host, call throws(ScriptError) in try host.pend(call) } }),
    word("before_each", call: { $0.hook("before_each", \.beforeEach) }),
    word("after_each", call: { $0.hook("after_each", \.afterEach) }),
    word("setup", call: { $0.hook("setup", \.setups) }),
    word("teardown", call: { $0.hook("teardown", \.teardowns) }),
    word("finally", call: { $0.word("finally") { host, call throws(ScriptError) in try host.addFinal(call) } }),
    word(
      "expect_failure",
      call: { $0.word("expect_failure") { host, call throws(ScriptError) in try host.expectFailure(call) } }),
    // For words written in Lua.
    word("define", call: { $0.word("assert:register") { host, call throws(ScriptError) in try host.define(call) } }),
    word("frame", call: { $0.word("spec") { host, call throws(ScriptError) in try host.frameTests(call) } }),
    word(
      "listen",
      call: {
        $0.word("reporter") { host, call throws(ScriptError) in
          host.spec.listener = try host.keepFunction(at: 0, of: call).id
          return .nothing
        }
      }),
    word(
      "assertion",
      call: {
        $0.word("assert") { host, call throws(ScriptError) in
          if case .text(let text) = call.argument(0) { host.lastAssertion = text } else { host.assertionCount += 1 }
          return .nothing
        }
      }),
    word(
      "same",
      call: {
        $0.word("same") { host, call throws(ScriptError) in
          .bool(Compare.differences(call.argument(0), call.argument(1), host).isEmpty)
        }
      }),
    word(
      "show", call: { $0.word("show") { host, call throws(ScriptError) in .text(Show.value(call.argument(0), host)) } }),
  ]
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// One of the words. An error is raised at the line that used the word, if the word calls this last of all.
  func word(_ name: String, _ body: (Host, Call) throws(ScriptError) -> Reply) -> Int32 {
    do { return answer(try body(host, self)) } catch { return fail("\(name): \(error.message)") }
  }

  fileprivate func hook(_ name: String, _ list: WritableKeyPath<SpecTree.Block, [SpecFunction]>) -> Int32 {
    word(name) { host, call throws(ScriptError) in
      try host.checkDeclaring()
      host.spec.tree.blocks[host.spec.block][keyPath: list].append(try host.keepFunction(at: 0, of: call))
      return .nothing
    }
  }
}

extension Host {
  /// Blocks, tests and hooks may stand in the file and in blocks, nowhere else.
  func checkDeclaring() throws(ScriptError) {
    switch spec.phase {
    case .declaring: return
    case .off: throw ScriptError("belongs to tests: run this file with `detent test`")
    case .test: throw ScriptError("cannot stand inside a test: put it beside the test, in the file or in a describe")
    case .hook(let name): throw ScriptError("cannot stand inside \(name)")
    }
  }

  private func checkTesting() throws(ScriptError) {
    guard case .test = spec.phase else { throw ScriptError("belongs inside a test") }
  }

  /// Keeps a function that a script hands over.
  func keepFunction(at index: Int, of call: Call, standing place: Int? = nil) throws(ScriptError) -> SpecFunction {
    let function = try call.argument(index).function()
    let shown = try place.map { place throws(ScriptError) in try call.argument(place).function() } ?? function
    let id = newFunction()
    dtn_keep(call, function.number, id)
    return SpecFunction(
      id: id, file: chunkName(shown.chunk), line: Int(shown.line), lastLine: Int(shown.lastLine))
  }

  func name(_ value: LuaValue) throws(ScriptError) -> String {
    guard case .text(let name) = value, !name.isEmpty else {
      throw ScriptError("expected a name and a function, got \(value.described) first")
    }
    return name
  }

  // MARK: Blocks and tests

  fileprivate func openBlock(_ call: Call) throws(ScriptError) -> Reply {
    try checkDeclaring()
    let name = try name(call.argument(0))
    let body = try call.argument(1).function()
    guard spec.tree.path(to: spec.block).count <= 100 else { throw ScriptError("more than 100 blocks in each other") }
    var block = SpecTree.Block(name: name, line: Int(body.line), parent: spec.block)
    block.isOnly = call.argument(2).isTruthy
    spec.tree.blocks[spec.block].children.append(.block(spec.tree.blocks.count))
    spec.block = spec.tree.blocks.count
    spec.tree.blocks.append(block)
    return .nothing
  }

  /// `spec.insulate(enter, leave)`
  fileprivate func insulateBlock(_ call: Call) throws(ScriptError) -> Reply {
    spec.tree.blocks[spec.block].insulation = (
      enter: try keepFunction(at: 0, of: call), leave: try keepFunction(at: 1, of: call)
    )
    return .nothing
  }

  fileprivate func closeBlock() -> Reply {
    spec.block = spec.tree.blocks[spec.block].parent ?? 0
    return .nothing
  }

  /// `spec.test(name, function, kind, where)`: `where` is the function that stands in the file.
  fileprivate func declareTest(_ call: Call) throws(ScriptError) -> Reply {
    try checkDeclaring()
    let name = try name(call.argument(0))
    let kind = try call.argument(2).optionalText()
    var test = SpecTree.Test(name: name, block: spec.block, isOnly: kind == "only")
    test.function = try keepFunction(at: 1, of: call, standing: call.argument(3).isNil ? nil : 3)
    if kind == "skip" { test.pending = "" }
    return add(test)
  }

  func add(_ test: SpecTree.Test) -> Reply {
    spec.tree.blocks[spec.block].children.append(.test(spec.tree.tests.count))
    spec.tree.tests.append(test)
    return .nothing
  }

  /// `pending(name, function?)` beside tests; `pending(reason)` ends a test that is not ready.
  fileprivate func pend(_ call: Call) throws(ScriptError) -> Reply {
    if case .test = spec.phase {
      spec.pending = try call.argument(0).optionalText() ?? ""
      throw ScriptError("this test is pending")
    }
    try checkDeclaring()
    var test = SpecTree.Test(name: try name(call.argument(0)), block: spec.block, pending: "")
    if call.argument(1).isNil {
      if let (chunk, line) = call.cause.place {
        test.function = SpecFunction(id: 0, file: chunkName(chunk), line: Int(line), lastLine: Int(line))
      }
    } else {
      test.function = try keepFunction(at: 1, of: call)
    }
    return add(test)
  }

  // MARK: Inside a test

  fileprivate func addFinal(_ call: Call) throws(ScriptError) -> Reply {
    try checkTesting()
    spec.finals.append(try keepFunction(at: 0, of: call))
    return .nothing
  }

  fileprivate func expectFailure(_ call: Call) throws(ScriptError) -> Reply {
    try checkTesting()
    spec.expectedFailure = try call.argument(0).optionalText() ?? ""
    return .nothing
  }

  // MARK: For the words themselves

  /// `spec.define(name, check, negated check)`
  fileprivate func define(_ call: Call) throws(ScriptError) -> Reply {
    let name = try name(call.argument(0)).lowercased()
    let yes = try keepFunction(at: 1, of: call).id
    checks[name] = (yes, call.argument(2).isNil ? yes : try keepFunction(at: 2, of: call).id)
    return .nothing
  }

  /// `spec.frame(begin, end)`
  fileprivate func frameTests(_ call: Call) throws(ScriptError) -> Reply {
    spec.begin = try keepFunction(at: 0, of: call).id
    spec.end = try keepFunction(at: 1, of: call).id
    return .nothing
  }
}
