import DetentCore
import DetentKit
import Foundation
import Testing

@testable import DetentLua

/// What editors are told, compared with a live runtime: the rows are turned into scripts that try them.
@Suite struct DefinitionTests {
  @Test("the written files are Lua", arguments: Definitions.files.map(\.name)) func isLua(_ name: String) throws {
    let text = try #require(Definitions.files.first { $0.name == name }).text
    run("assert(load([==[\(text)]==], \"\(name)\"))")
  }

  /// Old functions that some builds of Lua 5.4 still have; a linter does not learn of them.
  private static let outdated = ["atan2", "cosh", "frexp", "ldexp", "log10", "pow", "sinh", "tanh"]

  @Test("every global is there, and no other") func globals() {
    let known = Sandbox.names + [("detent", []), ("assert", []), ("step", []), ("note", []), ("_G", []), ("arg", [])]
    let lists = known.map { "[\"\($0.name)\"] = { \($0.functions.map { "\"\($0)\"" }.joined(separator: ", ")) }" }
    run(
      """
      local known, outdated = { \(lists.joined(separator: ", ")) }, " \(Self.outdated.joined(separator: " ")) "
      for name in pairs(_G) do assert(known[name], name) end
      for name, functions in pairs(known) do
        local value = _G[name]
        assert(value ~= nil, name)
        for _, key in ipairs(functions) do assert(value[key] ~= nil, name .. "." .. key) end
        if type(value) == "table" and #functions > 0 then
          local count = 0
          for key in pairs(value) do if not outdated:find(" " .. key .. " ", 1, true) then count = count + 1 end end
          assert.equal(#functions, count, name)
        end
      end
      """)
  }

  @Test("properties are there, of the kind that their rows say", arguments: Specimen.all)
  func properties(_ specimen: Specimen) {
    let rows = specimen.type.members.filter { $0.call == nil }
    let lines = rows.map { row in
      let isUnset = specimen.isSomeOfMany ? "value == nil or " : ""
      return """
        do
          local value = x.\(row.name)
          assert(\(isUnset)\(row.shape.check("value")), "\(row.name) is " .. tostring(value))
          \(row.set == nil ? "assert.error(function() x.\(row.name) = value end, \"is read-only\")" : "")
        end
        """
    }
    run(specimen.script(lines))
  }

  @Test("every choice of a property is taken, and no other", arguments: Specimen.all)
  func choices(_ specimen: Specimen) {
    let rows = specimen.type.members.filter { $0.set != nil && !$0.shape.literals.isEmpty }
    run(
      specimen.script(
        rows.map { row in
          let words = row.shape.literals
          return words.map { "x.\(row.name) = \"\($0)\"" }.joined(separator: "\n")
            + "\nrefuses({ \(list(words)) }, function() x.\(row.name) = \"no such word\" end, \"\(row.name)\")"
        }))
  }

  @Test("methods are there; the options and choices of each are those of its row", arguments: Specimen.all)
  func options(_ specimen: Specimen) {
    let rows = specimen.type.members.filter { $0.call != nil && !specimen.isConstructor($0) }
    run(specimen.script(rows.flatMap { row in specimen.trials(of: row) }))
  }

  @Test("what methods answer is what their rows say", arguments: Specimen.all)
  func answers(_ specimen: Specimen) {
    for row in specimen.type.members
    where row.call != nil && row.signature.answer != nil && !specimen.isConstructor(row) && specimen.hasEvents(row) {
      let answer = row.signature.answer ?? .any
      run(
        specimen.script([
          specimen.preparation(of: row), "local value = \(specimen.call(row))",
          "assert(\(answer.check("value")), \"\(row.name) answers \" .. tostring(value))",
        ]))
    }
  }

  @Test("every event of every kind can be listened to, and no other", arguments: ComponentKind.allCases)
  func events(_ kind: ComponentKind) throws {
    let names = Signal.sent(by: kind).map(\.rawValue)
    guard !names.isEmpty else { return }
    let specimen = try #require(Specimen.all.first { $0.type.name == kind.name })
    run(
      specimen.script(
        names.map { "x:on(\"\($0)\", function() end)" } + [
          "refuses({ \(list(names)) }, function() x:on(\"no such event\", function() end) end, \"on\")"
        ]))
  }

  @Test("every option of every constructor is taken", arguments: Specimen.all.filter { $0.type.isOwner })
  func constructors(_ specimen: Specimen) {
    for option in ComponentTable.options(of: specimen.type) {
      let beside = option.name == "id" ? "" : "id = \"x\", "
      run(
        """
        detent.screen {
          detent.scrollView { id = "pager", numberOfPages = 3 },
          detent.\(specimen.type.name) { \(beside)\(option.name) = \(option.shape.sample(option.name)),
            \(option.name == "zoomItem" ? "detent.label { id = \"other\" }" : "") },
        }
        """, "\(specimen.type.name).\(option.name)")
    }
  }

  @Test("every option of a screen is taken") func screens() {
    for option in ComponentTable.options(of: .screen) {
      let size = ["safeArea", "scale", "idiom"].contains(option.name) ? "size = { 300, 400 }, " : ""
      run("detent.screen { \(size)\(option.name) = \(option.shape.sample(option.name)) }", "screen.\(option.name)")
    }
  }

  @Test("an event carries what editors are told", arguments: LuaCase.all) func payloads(_ section: LuaCase) throws {
    let host = try #require(Host(), "no Lua state")
    host.auditor = Auditor()
    _ = host.run(Array(section.source.utf8), name: section.file)
    let trace = host.trace
    for event in (0..<trace.count).lazy.map({ trace[$0] }) {
      guard let signal = event.what.signal else { continue }
      let told = Event.What.carried(by: signal, from: event.source.kind)
      let fields = event.what.fields.map(\.0)
      #expect(fields.allSatisfy(told.contains), "\(signal.rawValue) carries \(fields)")
      // What a handler may decide lies with the stage; a flow says of presentations alone how.
      let others = told.filter { name in
        let row = Member.event.first { $0.name == name }
        return !fields.contains(name) && row?.set == nil
          && !["as", "detent", "date", "countDownDuration"].contains(name)
      }
      #expect(others.isEmpty, "\(signal.rawValue) lacks \(others)")
    }
  }

  @Test("tests have exactly the words that editors are told") func words() throws {
    let known = SpecWord.all.map { word in
      "\(word.name) = { \(word.further.map { "\"\($0.name)\"" }.joined(separator: ", ")) }"
    }
    let others = Sandbox.names.map(\.name) + ["detent", "assert", "step", "note", "_G", "arg"]
    let host = try #require(Host(), "no Lua state")
    let script = """
      local known, others = { \(known.joined(separator: ", ")) }, { \(list(others)) }
      for name, further in pairs(known) do
        local word = _G[name]
        assert(word ~= nil, name)
        for _, key in ipairs(further) do assert(type(word[key]) == (name == "package" and "table" or "function"), name .. "." .. key) end
        if type(word) == "table" and name ~= "match" then
          local count = 0
          for _ in pairs(word) do count = count + 1 end
          assert.equal(#further, count, name)
        end
      end
      for _, name in ipairs(others) do known[name] = {} end
      for name in pairs(_G) do assert(known[name], name .. " is not told") end
      """
    let failure = host.declare(Array(script.utf8), name: "words.lua")
    #expect(failure == nil, "\(failure?.message ?? "")")
    #expect(host.checks.keys.sorted() == SpecWord.checks.map(\.name).sorted())
  }

  @Test("checks can be written as editors are told") func checks() {
    let names = Member.checks.flatMap { CheckName.spellings(of: $0.name) }
    run(
      names.map { "assert(type(assert.\($0)) == \"function\", \"\($0)\")" }.joined(separator: "\n") + "\n"
        + CheckName.chains.map { "assert.equal(1, 1); assert(type(assert.\($0).equal) == \"function\", \"\($0)\")" }
        .joined(separator: "\n"))
  }

  private func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

  private func run(_ script: String, _ title: String = "", at place: SourceLocation = #_sourceLocation) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lua")
    let failure = Session().run(source: Array(script.utf8), name: "definitions.lua", folder: folder.path).failure
    guard let failure else { return }
    let line = failure.message.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 1
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    Issue.record(
      "\(title): \(failure.message)\n\(lines.indices.contains(line - 1) ? lines[line - 1] : "")", sourceLocation: place)
  }
}
