import Foundation
import Testing

/// `.detent.lua`: what it sets, what is wrong with it, and where it is found.
@Suite struct ProjectFileTests {
  private func lint(
    _ settings: String, _ arguments: [String] = ["x.lua"], script: String = LintTests.advice,
    files: [String: String] = [:]
  ) throws -> Detent.Outcome {
    let folder = try Folder()
    try folder.write(".detent.lua", settings)
    try folder.write("x.lua", script)
    for (name, text) in files { try folder.write(name, text) }
    return try Detent.run(["lint"] + arguments, in: folder)
  }

  @Test(arguments: [
    ("return {", ".detent.lua:1:"),
    ("return 3", ".detent.lua:1: expected the file to return a table, got 3"),
    ("", ".detent.lua:1: expected the file to return a table, got nil"),
    ("\nerror 'mine'", ".detent.lua:2: mine"),
    ("\nreturn detent.screen {}", ".detent.lua:2: attempt to index a nil value (global 'detent')"),
    ("return { math.random() }", ".detent.lua:1: attempt to call a nil value (field 'random')"),
    ("while true do end", ".detent.lua:1: script ran more than 50000000 instructions"),
    (
      "return {\n  preset = 'hig-2021' }",
      ".detent.lua:2: preset: expected one of hig-2022, hig-latest, got \"hig-2021\""
    ),
    ("return {\n\n  severitys = {} }", ".detent.lua:3: there is no \"severitys\": did you mean \"severities\"?"),
    (
      "return {\n  severities = {\n    -- a comment { with = a brace\n    ['page-control/tintd'] = 'off' } }",
      ".detent.lua:4: there is no rule \"page-control/tintd\": did you mean \"page-control/tinted\"?"
    ),
    (
      "return { severities = {\n  ['picker/*'] = 'error',\n  ['page-control/*'] = 'of' } }",
      ".detent.lua:3: severities[\"page-control/*\"]: expected one of advice, warning, error, off"
    ),
    (
      "return { thresholds = { ['page-control/too-many'] = {\n limits = 3 } } }",
      ".detent.lua:2: there is no \"limits\": did you mean \"limit\"?"
    ),
    ("return { thresholds = { ['page-control/too-many'] = { limit = 1/0 } } }", "expected a finite number"),
    ("return { thresholds = { ['detent/event-wiring'] = {} } }", "detent/event-wiring has no thresholds"),
    ("return { thresholds = { ['page-control/many'] = {} } }", "there is no rule \"page-control/many\""),
    ("return { devices = {} }", "expected at least one device"),
    ("return { devices = {\n'iPhone 16',\n'iPhone 61' } }", ".detent.lua:3: there is no device \"iPhone 61\""),
    ("return { devices = {\n'iPhone 16',\n'iPhone 16' } }", ".detent.lua:3: \"iPhone 16\" is there twice"),
    ("return { ignore = 'a' }", "ignore: expected a list, got \"a\" (a string)"),
    ("return { ignore = { 'a',\n 3 } }", ".detent.lua:2: ignore[2]: expected a string, got 3"),
    ("return { allow = {\n { rule = 'page-control/tinted' } } }", ".detent.lua:2: an allowance needs a reason"),
    (
      "return { allow = { { rule = 'page-control/tinted',\n reason = ' ' } } }",
      ".detent.lua:2: an allowance needs a reason"
    ),
    ("return { allow = { { reason = 'why' } } }", "an allowance needs the rule"),
    ("return { allow = { { rule = 'page/x', reason = 'why' } } }", "there is no rule \"page/x\""),
    (
      "return { allow = { { rule = 'page-control/tinted', reason = 'why',\n files = 'a' } } }",
      ".detent.lua:2: there is no \"files\": did you mean \"file\"?"
    ),
    ("return { rules = { { see = function() end } } }", "a rule needs an id"),
    ("return { rules = { { id = 'acme/x' } } }", "a rule needs see = function(event, state)"),
    ("return { rules = { { id = 'acme/x',\n  see = 1 } } }", ".detent.lua:2: rules[1].see: expected a function, got 1"),
    (
      "return { rules = { { id = 'page-control/tinted', see = function() end } } }",
      "there is a rule \"page-control/tinted\" already"
    ),
    (
      "return { rules = { { id = 'acme/x', see = function() if 1 then return { 1, 2 } end end, severity =\n 'bad' } } }",
      "rules[1].severity: expected one of advice, warning, error"
    ),
    ("return { { 1 } }", "expected named entries"),
    ("return { [1.5] = 3 }", "keys that are neither names nor 1, 2, 3"),
  ]) func mistakes(_ item: (String, String)) throws {
    let outcome = try lint(item.0)
    #expect(outcome.code == 2, "\(item.0): \(outcome.everything)")
    #expect(outcome.errors.contains(item.1), "\(item.1) is missing in \(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("detent lint: .detent.lua:"), "\(outcome.errors)")
  }

  @Test func severitiesDecideAndTheNarrowerOneWins() throws {
    let rule = "['page-control/list-alternative'] = 'off', ['page-control/too-many']"
    #expect(try lint("return { severities = { \(rule) = 'error' } }").code == 1)
    #expect(try lint("return { severities = { \(rule) = 'off' } }").output.contains("nothing found"))
    #expect(try lint("return { severities = { \(rule) = 'off', ['page-control/*'] = 'error' } }").code == 0)
    #expect(try lint("return { severities = { ['*'] = 'off', \(rule) = 'error' } }").code == 1)
  }

  @Test func thresholdsPresetLevelAndDevices() throws {
    let thresholds = "return { fail_on = 'advice', thresholds = { ['page-control/too-many'] = { limit = 11 } } }"
    let other = ["--skip", "page-control/list-alternative", "x.lua"]
    #expect(try lint(thresholds, other).code == 0)
    #expect(try lint("return { fail_on = 'advice' }", other).code == 1)
    #expect(try lint("return { fail_on = 'advice' }", other + ["--fail-on", "error"]).code == 0)
    let devices = try lint(
      "return { devices = { 'iPhone SE 3', 'iPhone 16' } }", ["--only", "scroll-view/apparent", "x.lua"],
      script: LintTests.devices)
    #expect(devices.output.contains("  on iPhone SE 3\n"))
  }

  @Test func ignoredFilesAreCounted() throws {
    let outcome = try lint(
      "return { ignore = { 'old/*', '*.draft.lua' } }", ["."],
      files: ["old/a.lua": "error()", "b.draft.lua": "error()"])
    #expect(outcome.code == 0, "\(outcome.everything)")
    #expect(outcome.output.contains("1 file, ") && outcome.output.contains("2 files ignored"))
  }

  // MARK: Allowances

  @Test func allowancesByRuleFileAndComponent() throws {
    func allow(_ fields: String) -> String {
      "return { fail_on = 'advice', allow = { { rule = 'page-control/*', reason = 'meant', \(fields) } } }"
    }
    for fields in ["", "file = '*.lua'", "component = 'screen \"a\" > *'"] {
      let outcome = try lint(allow(fields))
      #expect(outcome.code == 0, "\(fields): \(outcome.everything)")
      #expect(outcome.output.contains("1 allowed"))
    }
    let verbose = try lint(allow(""), ["--verbose", "x.lua"])
    #expect(verbose.output.contains("allowed in .detent.lua:1: meant"))
    // One that covers no file that was judged had no chance; one whose component is not there allows nothing.
    let elsewhere = try lint(allow("file = 'other/*'"))
    #expect(elsewhere.code == 1 && !elsewhere.output.contains("unused"))
    let unused = try lint(allow("component = 'screen \"b\"*'"))
    #expect(
      unused.output.contains(".detent.lua:1: error: the allowance of page-control/* for screen \"b\"* allows nothing"))
  }

  @Test func anAllowanceIsOfOneRule() throws {
    for (meant, open) in [("too-many", "list-alternative"), ("list-alternative", "too-many")] {
      let project = "return { allow = { { rule = 'page-control/\(meant)', reason = 'meant' } } }"
      let outcome = try lint(project, script: LintTests.advice)
      #expect(outcome.code == 0, "\(outcome.everything)")
      #expect(outcome.output.contains("  page-control/\(open)\n"), "\(outcome.output)")
      #expect(outcome.output.contains("1 advice · 1 allowed"), "\(outcome.output)")
    }
  }

  @Test func unusedAllowancesFail() throws {
    let used = LintTests.advice.replacingOccurrences(of: "detent.screen", with: "local s = detent.screen")
    let allowed = used + " s.dots:allow('page-control/too-many', 'meant')"
    #expect(try lint("return {}", script: allowed).code == 0)
    let unused = try lint("return {}", script: used + "\ns.dots:allow('page-control/tinted', 'meant')")
    #expect(unused.code == 1)
    #expect(unused.output.contains("x.lua:2: error: the allowance of page-control/tinted"), "\(unused.output)")
    // A rule that is not judged, or a run that stops, gives it no chance; and nothing fails what never fails.
    let script = used + "\ns.dots:allow('page-control/tinted', 'meant')"
    #expect(try lint("return {}", ["--skip", "page-control/tinted", "x.lua"], script: script).code == 0)
    #expect(try lint("return {}", ["--fail-on", "never", "x.lua"], script: script).code == 0)
    #expect(!(try lint("return {}", script: script + " error()").output.contains("unused")))
  }

  // MARK: House rules

  static let house = """
    return { fail_on = "warning", rules = {
      { id = "acme/even", title = "Pages come in pairs.", severity = "warning",
        start = function() return { seen = {} } end,
        see = function(event, state)
          if event.name == "made" and event.source.kind == "pageControl" then state.seen[#state.seen + 1] = event.source end
        end,
        finish = function(state)
          local found = {}
          for _, dots in ipairs(state.seen) do
            if dots.numberOfPages % 2 == 1 then
              found[#found + 1] = { component = dots, message = "an odd count", measured = dots.numberOfPages }
            end
          end
          return found
        end },
    } }
    """

  @Test func houseRulesAreJudged() throws {
    let outcome = try lint(Self.house)
    #expect(outcome.code == 1, "\(outcome.everything)")
    #expect(outcome.output.contains("x.lua:1: warning: an odd count  acme/even"), "\(outcome.output)")
    #expect(outcome.output.contains("next: acme/even is the project's own: Pages come in pairs."), "\(outcome.output)")
    #expect(try lint(Self.house, ["--only", "acme/*", "x.lua"]).output.contains("1 file, 1 rule:"))
    #expect(try lint(Self.house, ["--skip", "acme/even", "x.lua"]).code == 0)
    let off = Self.house.replacingOccurrences(
      of: "rules = {", with: "severities = { ['acme/even'] = 'off' }, rules = {")
    #expect(try lint(off).code == 0)
    let sarif = try lint(Self.house, ["--report", "sarif", "x.lua"])
    #expect(sarif.output.contains("\"text\": \"Pages come in pairs.\""))
    let allowed = LintTests.advice.replacingOccurrences(of: "detent.screen", with: "local s = detent.screen")
    #expect(try lint(Self.house, script: allowed + " s:allow('acme/even', 'meant')").code == 0)
  }

  @Test func aHouseRuleThatFailsIsAnError() throws {
    let broken = "return { rules = { { id = 'acme/x',\n see = function(event) return event.nothing.at end } } }"
    let outcome = try lint(broken)
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("rule \"acme/x\": .detent.lua:2:"), "\(outcome.output)")
    let twice = try lint(Self.house, script: "detent.rule { id = 'acme/even', see = function() end }")
    #expect(twice.code == 3 && twice.output.contains("there is a rule \"acme/even\" already"))
  }

  @Test func houseRulesNeedARunningScript() throws {
    let folder = try Folder()
    try folder.write(".detent.lua", Self.house)
    try folder.write("x.lua", LintTests.good)
    _ = try Detent.run(["run", "--quiet", "--trace", "t", "x.lua"], in: folder)
    let outcome = try Detent.run(["lint", "t"], in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("t: note: the project's rule needs a running script"))
  }

  // MARK: Where it is

  @Test func theNearestFileCounts() throws {
    let files = ["in/deep/y.lua": LintTests.advice, "in/.detent.lua": "return { fail_on = 'advice' }"]
    #expect(try lint("return {}", ["in/deep/y.lua"], files: files).code == 1)
    #expect(try lint("return {}", ["x.lua"], files: files).code == 0)
    #expect(try lint("return {", ["--no-config", "x.lua"]).code == 0)
    #expect(try lint("return {", ["--config", "in/.detent.lua", "x.lua"], files: files).code == 1)
  }

  @Test func whatIsInForceIsPrintedWithItsOrigin() throws {
    let settings = """
      return {
        preset = "hig-2022",
        thresholds = { ["page-control/too-many"] = {
          limit = 12 } },
        severities = { ["page-control/tinted"] = "off" },
        ignore = { "a \\"b\\"" },
      }
      """
    let outcome = try lint(settings, ["--print-config", "--fail-on", "advice", "--skip", "picker/*"])
    #expect(outcome.code == 0)
    for line in [
      "  preset = \"hig-2022\",  -- .detent.lua:2", "  fail_on = \"advice\",  -- command line",
      "  devices = { \"iPhone 16\" },  -- default", "    [\"page-control/tinted\"] = \"off\",  -- .detent.lua:5",
      "    [\"picker/short-list\"] = \"off\",  -- --skip", "      limit = 12,  -- .detent.lua:4",
      "      many = 15,  -- default", "    \"a \\\"b\\\"\",  -- .detent.lua:6",
    ] {
      #expect(outcome.output.contains(line + "\n"), "\(line) is missing in \(outcome.output)")
    }
    // What is printed is a project file that says the same.
    let again = try lint(outcome.output, ["--print-config"]).output
    let values = { (text: String) in text.split(separator: "\n").map { $0.components(separatedBy: "  -- ")[0] } }
    #expect(values(again).dropFirst() == values(outcome.output).dropFirst())
  }
}
