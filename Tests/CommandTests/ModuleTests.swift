import Foundation
import Testing

/// Files that cannot be read, texts that are no Lua, modules that must not be found.
@Suite struct ModuleTests {
  private func run(_ script: String, files: [String: String] = [:], arguments: [String] = []) throws -> Detent.Outcome {
    let folder = try Folder()
    for (name, text) in files { try folder.write("scripts/" + name, text) }
    try folder.write("secret.lua", "print 'never'")
    try folder.write("scripts/x.lua", script)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scripts/link.lua"), withDestinationPath: folder.path("secret.lua"))
    return try Detent.run(["run"] + arguments + ["scripts/x.lua"], in: folder)
  }

  private func expect(_ outcome: Detent.Outcome, _ code: Int32, _ texts: String...) {
    #expect(outcome.code == code, "\(outcome.everything)")
    for text in texts { #expect(outcome.everything.contains(text), "\(text) is missing in \(outcome.everything)") }
    #expect(!outcome.everything.contains("never"))
  }

  @Test(arguments: [
    "missing", "../secret", "/etc/passwd", "..secret", "link", "", ".", "a..b", "scripts/x", "\\0", "x\\0y", "\\xff",
  ])
  func isNotFound(_ name: String) throws {
    expect(try run("\nrequire '\(name)'"), 3, "scripts/x.lua:2:")
  }

  @Test func modules() throws {
    let files = [
      "lib/a.lua": "local name, file = ... return { name = name, file = file }", "lib/init.lua": "return 7",
      "one.lua": "",
    ]
    let outcome = try run(
      """
      assert.equal("lib.a", require("lib.a").name)
      assert.equal("scripts/lib/a.lua", require "lib.a".file)
      assert.equal(require "lib.a", require "lib.a")
      assert.equal(7, require "lib")
      assert.is_true(require "one")
      assert.equal(detent, require "detent")
      """, files: files)
    expect(outcome, 0)
  }

  @Test func moduleThatFails() throws {
    expect(try run("require 'bad'", files: ["bad.lua": "\nerror 'mine'"]), 3, "scripts/bad.lua:2: mine")
    expect(try run("require 'bad'", files: ["bad.lua": "x = = 1"]), 3, "scripts/x.lua:1:", "scripts/bad.lua:1:")
    expect(try run("pcall(require, 'bad') require 'bad'", files: ["bad.lua": "error 'mine'"]), 3, "bad.lua:1: mine")
  }

  @Test func modulesThatRequireEachOther() throws {
    expect(
      try run("require 'a'", files: ["a.lua": "require 'b'", "b.lua": "\nrequire 'a'"]), 3,
      "scripts/b.lua:2:", "module 'a' is still being loaded (do modules require each other?)")
  }

  @Test func rootsAreSearchedToo() throws {
    let folder = try Folder()
    try folder.write("lib/tool.lua", "return 'tool'")
    try folder.write("x.lua", "assert.equal('tool', require 'tool')")
    #expect(try Detent.run(["run", "--root", "lib", "x.lua"], in: folder).code == 0)
    #expect(try Detent.run(["run", "x.lua"], in: folder).code == 3)
  }

  // MARK: Scripts

  @Test func emptyFile() throws { expect(try run(""), 0, "scripts/x.lua: 0 assertions") }

  @Test func onlyAFirstLineForTheShell() throws { expect(try run("#!/usr/bin/env detent run"), 0) }

  @Test func syntaxError() throws {
    expect(try run("\nlocal x = = 1"), 3, "scripts/x.lua:2:", "near '='", "▸ 2 │ local x = = 1")
    expect(try run("while true do"), 3, "scripts/x.lua:1:", "<eof>")
  }

  @Test func binaryChunk() throws {
    let folder = try Folder()
    try folder.write("x.lua", Data([0x1B, 0x4C, 0x75, 0x61, 0x54, 0, 0x19, 0x93]))
    let outcome = try Detent.run(["run", "x.lua"], in: folder)
    expect(outcome, 3, "x.lua: ", "compiled")
    expect(try run("assert.is_nil(load(string.char(27) .. 'Lua'))"), 0)
  }

  @Test func bytesThatAreNoText() throws {
    let folder = try Folder()
    try folder.write("x.lua", Data((0...255).map { UInt8($0) }))
    expect(try Detent.run(["run", "x.lua"], in: folder), 3, "x.lua:")
  }

  @Test func missingFileAndDirectory() throws {
    let folder = try Folder()
    try folder.write("samples/x.lua", "")
    expect(try Detent.run(["run", "nothing.lua"], in: folder), 3, "nothing.lua", "no such file")
    expect(try Detent.run(["run", "samples"], in: folder), 3, "samples", "is a directory")
    expect(try Detent.run(["run", "samples/x.lua/y"], in: folder), 3, "samples/x.lua/y")
  }

  @Test func largeScript() throws {
    let folder = try Folder()
    let line = Data("-- nothing to see here, just a long script\n".utf8)
    var text = Data(capacity: 50 << 20)
    while text.count < 50 << 20 { text.append(line) }
    try folder.write("x.lua", text)
    expect(try Detent.run(["run", "x.lua"], in: folder), 3, "x.lua: larger than 8 MB (--max-script")
    expect(try Detent.run(["run", "--max-script", "64", "x.lua"], in: folder), 0)
  }

  @Test func standardInput() throws {
    let folder = try Folder()
    expect(try Detent.run(["run", "-"], in: folder, stdin: "print 'from stdin'"), 0, "from stdin")
    expect(try Detent.run(["run", "-"], in: folder, stdin: "\nerror 'mine'"), 3, "stdin:2: mine")
    expect(try Detent.run(["run", "-"], in: folder, stdin: "require 'x'"), 3, "stdin:1:")
  }

  // MARK: Error values

  @Test(arguments: [
    ("error(nil)", "the error that was raised has no text (it is a nil value)"),
    ("error({})", "the error that was raised has no text (it is a table value)"),
    ("error(setmetatable({}, { __tostring = function() return 'mine' end }))", "mine"),
    ("error(setmetatable({}, { __tostring = function() error 'x' end }))", "__tostring fails"),
    ("error(setmetatable({}, { __tostring = function() return {} end }))", "__tostring fails"),
    ("error('without a place', 0)", "without a place"), ("error(42)", "42"), ("error(1.5)", "1.5"),
    ("error(print)", "a function value"), ("error(coroutine.create(print))", "a thread value"),
  ]) func errorValue(_ item: (String, String)) throws {
    expect(try run("\n" + item.0), 3, "scripts/x.lua:2: ", item.1, "▸ 2 │ error(")
  }
}
