import DetentCore
import DetentKit
import Testing

@testable import DetentLua

/// What editors are told, compared with a live runtime: the rows are turned into scripts that try them.
@Suite struct DefinitionTests {
  @Test("the written files are Lua", arguments: Definitions.files.map(\.name)) func isLua(_ name: String) throws {
    let text = try #require(Definitions.files.first { $0.name == name }).text
    run("assert(load([==[\(text)]==], \"\(name)\"))")
  }

  @Test("every global is there, and no other") func globals() {
    let known = Sandbox.names + [("detent", []), ("assert", []), ("step", []), ("note", []), ("_G", []), ("arg", [])]
    let lists = known.map { "[\"\($0.name)\"] = { \($0.functions.map { "\"\($0)\"" }.joined(separator: ", ")) }" }
    run(
      """
      local known, outdated = { \(lists.joined(separator: ", ")) }, " \(Sandbox.outdated.joined(separator: " ")) "
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
    where row.call != nil && row.signature.answer != nil && !specimen.isConstructor(row) {
      let answer = row.signature.answer ?? .any
      run(
        specimen.script([
          "local value = \(specimen.call(row))",
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
    for option in Blueprint.options(of: specimen.type) {
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
    for option in Blueprint.options(of: .screen) {
      let size = ["safeArea", "scale", "idiom"].contains(option.name) ? "size = { 300, 400 }, " : ""
      run("detent.screen { \(size)\(option.name) = \(option.shape.sample(option.name)) }", "screen.\(option.name)")
    }
  }

  private func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

  private func run(_ script: String, _ title: String = "", at place: SourceLocation = #_sourceLocation) {
    let failure = Session().run(text: script, name: "definitions.lua").failure
    guard let failure else { return }
    let line = failure.message.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 1
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    Issue.record(
      "\(title): \(failure.message)\n\(lines.indices.contains(line - 1) ? lines[line - 1] : "")", sourceLocation: place)
  }
}
