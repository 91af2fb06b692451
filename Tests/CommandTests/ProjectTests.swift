import Foundation
import Testing

/// `detent init`, `types` and `doctor`: what they write runs, and what is there is left alone.
@Suite struct ProjectTests {
  @Test("what init writes runs, and everything is in order then") func project() throws {
    let folder = try Folder()
    let made = try Detent.run(["init"], in: folder)
    #expect(made.code == 0 && made.output.contains("wrote flows/welcome.lua\n"))
    let run = try Detent.run(["run", "flows/welcome.lua"], in: folder)
    #expect(run.code == 0, "\(run.everything)")
    let doctor = try Detent.run(["doctor"], in: folder)
    #expect(doctor.code == 0 && !doctor.output.contains("✗") && !doctor.output.contains("·"), "\(doctor.everything)")
    guard try Detent.run(["help", "test"], in: folder).code == 0 else { return }
    let test = try Detent.run(["test"], in: folder)
    #expect(test.code == 0, "\(test.everything)")
  }

  @Test("init writes over nothing unless told to") func keeps() throws {
    let folder = try Folder()
    try folder.write("p/.luacheckrc", "-- mine")
    let first = try Detent.run(["init", "p"], in: folder)
    #expect(first.code == 1 && first.errors.contains("p/.luacheckrc is there already: left alone"))
    #expect(Folder.text(folder.path("p/.luacheckrc")) == "-- mine")
    #expect(FileManager.default.fileExists(atPath: folder.path("p/flows/welcome.lua")))
    #expect(try Detent.run(["init", "p", "--force"], in: folder).output.contains("wrote p/.luacheckrc"))
    #expect(Folder.text(folder.path("p/.luacheckrc")) != "-- mine")
    let again = try Detent.run(["init", "p"], in: folder)
    #expect(again.code == 0 && !again.output.contains("wrote"))
  }

  @Test("settings files are JSON, and the problem matcher finds what detent prints") func settings() throws {
    let folder = try Folder()
    _ = try Detent.run(["init", "--quiet"], in: folder)
    _ = try JSONSerialization.jsonObject(with: Data(Folder.text(folder.path(".luarc.json")).utf8))
    let tasks = try JSONSerialization.jsonObject(with: Data(Folder.text(folder.path(".vscode/tasks.json")).utf8))
    let task = try #require(((tasks as? [String: Any])?["tasks"] as? [[String: Any]])?.first)
    let matcher = try #require(task["problemMatcher"] as? [String: Any])
    let pattern = try #require((matcher["pattern"] as? [String: Any])?["regexp"] as? String)
    let matches = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    for (script, line) in [("\nassert.equal(1, 2)", "2"), ("\n\nnil.x()", "3"), ("detent.wait('x')", "1")] {
      try folder.write("flows/x.lua", script)
      let text = try Detent.run(["run", "--no-color", "flows/x.lua"], in: folder).everything
      let range = NSRange(text.startIndex..., in: text)
      let found = try #require(matches.firstMatch(in: text, range: range), "\(text)")
      #expect((text as NSString).substring(with: found.range(at: 1)) == "flows/x.lua")
      #expect((text as NSString).substring(with: found.range(at: 2)) == line)
    }
  }

  @Test("doctor says what to do") func doctor() throws {
    let folder = try Folder()
    let outside = try Detent.run(["doctor"], in: folder)
    #expect(outside.code == 0 && outside.output.contains("`detent init` writes one"))
    _ = try Detent.run(["init"], in: folder)
    try folder.write("types/detent.lua", "-- of another version")
    let stale = try Detent.run(["doctor"], in: folder)
    #expect(stale.code == 1 && stale.output.contains("✗ types/detent.lua is not what this detent writes"))
    #expect(try Detent.run(["types"], in: folder).code == 0)
    #expect(try Detent.run(["doctor"], in: folder).code == 0)
    #expect(try Detent.run(["doctor", "flows"], in: folder).output.contains("✓ project in /"))
    try FileManager.default.removeItem(atPath: folder.path("types/busted.lua"))
    #expect(try Detent.run(["doctor"], in: folder).output.contains("· types/busted.lua is missing"))
  }

  @Test("what cannot be written is said", arguments: ["init", "types"]) func unwritable(_ verb: String) throws {
    let folder = try Folder()
    try folder.write("file", "")
    let outcome = try Detent.run([verb, "file/below"], in: folder)
    #expect(outcome.code == 6 && outcome.errors.hasPrefix("detent \(verb): file"))
    #expect(try Detent.run([verb, "a", "b"], in: folder).code == 2)
  }
}
