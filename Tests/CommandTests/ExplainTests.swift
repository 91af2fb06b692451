import Foundation
import Testing

/// `detent rules` and `detent explain`.
@Suite struct ExplainTests {
  private func detent(_ arguments: String...) throws -> Detent.Outcome { try Detent.run(arguments, in: try Folder()) }

  @Test func rulesInThreeForms() throws {
    let text = try detent("rules")
    #expect(text.code == 0 && text.output.contains("page-control/too-many"))
    let json = try JSONSerialization.jsonObject(with: Data(try detent("rules", "--format", "json").output.utf8))
    let rules = try #require((json as? [String: Any])?["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == (try detent("rules", "--quiet").output.split(separator: "\n").map(String.init)))
    #expect(rules.allSatisfy { ($0["examples"] as? [Any])?.isEmpty == false })
    let markdown = try detent("rules", "--format", "markdown", "picker/*").output
    #expect(markdown.contains("| [picker/short-list](picker-short-list.md) |") && !markdown.contains("page-control/"))
    #expect(try detent("rules", "--preset", "hig-latest").output.contains("one-per-screen") == false)
  }

  @Test(arguments: [
    (["page-control/too-many"], "limit = 10 pages"), (["too-many"], "--! 11 pages; about 10"),
    (["page-control/too-many", "--format", "markdown"], "```lua\n"), (["max-storm"], "two handlers"),
    (["x.lua:4: more than 250 events at one instant: they cause each other"], "--max-storm"),
    (["x.lua:2:", "not", "enough", "memory"], "--max-memory"),
    (["numberOfPages"], "scrollView.numberOfPages"), (["pageControl.numberOfPages"], "For example:"),
    (["scrollView:swipe"], "A finger that moves"), (["detent.screen"], "Builds a screen"),
    (["pageControl"], "pageControl:tap"), (["screen"], "screen:close"), (["pageChanged"], "event pageChanged"),
    (["page-control"], "page-control/flat-list"), (["picker"], "picker/order"), (["detent"], "detent/event-wiring"),
    (["has", "no", "row"], "Both count from 1"), (["no row"], "name the row by its value"),
    (["x.lua:3: component 1 has no row 12: the rows are 1 to 10"], "name the row by its value"),
    (["place"], "as large as it wants"), (["margins"], "keeps free at each side"),
    (["page-control/*"], "page-control/tinted"),
    (["iPhone", "16"], "393 × 852 pt"), (["iPad 11"], "820 × 1180"),
    (["is covered by"], "something lies over it"), (["the finger would leave the screen"], "begin elsewhere"),
    (["x.lua:3: pageControl \"dots\" is covered by button \"next\" at (3, 4)"], "something lies over it"),
    (["x.lua:3: expected a number, got \"x\""], "nothing is converted"),
  ]) func pages(_ item: ([String], String)) throws {
    let outcome = try Detent.run(["explain"] + item.0, in: try Folder())
    #expect(outcome.code == 0, "\(outcome.everything)")
    #expect(outcome.output.contains(item.1), "\(item.1) is missing in \(outcome.output)")
  }

  @Test func everyRuleHasAPage() throws {
    for id in try detent("rules", "--quiet").output.split(separator: "\n") {
      let page = try detent("explain", String(id)).output
      #expect(page.hasPrefix("\(id)\n\n") && page.contains("\nBad") && page.contains("\nGood"), "\(id)")
    }
  }

  @Test func theNearestNameIsTold() throws {
    #expect(try detent("explain", "numbrOfPages").errors.contains("did you mean \"numberOfPages\"?"))
    #expect(try detent("explain", "--max-stom").errors.contains("there is no option"))
    #expect(try detent("explain", "page-control/tintd").errors.contains("did you mean \"page-control/tinted\"?"))
    #expect(try detent("explain", "too-many", "--format", "json").code == 2)
  }
}
