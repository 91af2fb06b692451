import Testing

/// Properties that do not hold: the smallest case, and the same as a test.
@Suite struct PropertyTests {
  static let suite =
    Suite.pager + """
      local gen = detent.gen
      property("stays before page 3", {
        runs = 200, gestures = gen.sequence { swipe = gen.swipe {}, drag = gen.drag {} } }, function(case)
          play(pager, case.gestures)
          assert(pager.page < 3)
        end)
      """

  @Test func theSmallestCaseIsFound() throws {
    let suite = try Suite(["a_spec.lua": Self.suite])
    let flick = "{ \"swipe\", { to = \"next\", distance = 20, speed = 250 } }"
    try suite.run("-j", "1").expect(
      1, says: "1) stays before page 3", "smallest case (run ", "seed 1):", "{ gestures = { \(flick), \(flick) } }",
      "as a test:", "it(\"stays before page 3: smallest case\", function()", "local case = { gestures =",
      "play(pager, case.gestures)", "end)", "again:   detent test a_spec.lua:10")
    #expect(try suite.run().output == suite.run().output)
  }

  @Test func theTestThatIsPrintedFailsAlike() throws {
    let suite = try Suite(["a_spec.lua": Self.suite])
    let output = try suite.run().output
    let start = try #require(output.firstRange(of: "it(\"stays"))
    let end = try #require(output[start.lowerBound...].firstRange(of: "end)"))
    try suite.folder.write("b_spec.lua", Suite.pager + output[start.lowerBound..<end.upperBound])
    try suite.run("b_spec.lua").expect(1, says: "1) stays before page 3: smallest case", "assertion failed")
  }

  @Test("a property on one line, beside another function, is printed as a test too") func onOneLine() throws {
    let head = "local gen = detent.gen\n"
    let written = "property('int', { n = gen.integer(1, 40), f = gen.choice { (function() return 1 end)() } }, "
    let suite = try Suite([
      "a_spec.lua": head + written + "function (c) if c.n > 0 then assert.is_true(c.n < 13) end end)\n"
    ])
    try suite.run().expect(
      1, says: "    it(\"int: smallest case\", function()\n      local c = { f = 1, n = 13 }\n",
      "      if c.n > 0 then assert.is_true(c.n < 13) end\n    end)\n")
  }

  @Test func anotherSeedAnotherWay() throws {
    let suite = try Suite([
      "a_spec.lua": """
      property("is small", { n = detent.gen.integer(0, 1000), word = detent.gen.choice { "a", "b" } }, function(case)
        assert(case.n < 600 or case.word == "a")
      end)
      """
    ])
    for seed in ["1", "7", "99"] {
      try suite.run("--seed", seed).expect(1, says: "seed \(seed)):", "{ n = 600, word = \"b\" }")
    }
  }

  @Test func misuse() throws {
    let suite = try Suite(["a_spec.lua": "property(\"x\", { runs = 10 }, function() end)"])
    try suite.run().expect(3, says: "a_spec.lua:1:", "property: expected at least one generator beside `runs`")
    try Suite(["a_spec.lua": "property('p', { run = 5, x = detent.gen.integer(1, 3) }, function() end)"]).run()
      .expect(3, says: "there is no option \"run\": did you mean \"runs\"?")
    try suite.folder.write("a_spec.lua", "property(\"x\", { runs = 0, n = 1 }, function() end)")
    try suite.run().expect(3, says: "runs: expected 1 to 1000000, got 0")
    try suite.folder.write("a_spec.lua", "property(\"x\", { n = print }, function() end)")
    try suite.run().expect(3, says: "n: expected a generator")
    try suite.folder.write("a_spec.lua", "property(\"x\", { n = 1 })")
    try suite.run().expect(3, says: "property: expected a function, got nil")
  }
}
