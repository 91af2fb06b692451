import DetentKit
import DetentLua
import Testing

@testable import DetentGuidelines

/// What the examples of a rule cannot show: how strong a finding is.
@Suite struct RuleTests {
  private func findings(_ lua: String, of rule: String) throws -> [Finding] {
    var settings = Audit.Settings()
    settings.only = [rule]
    let result = Session().run(text: lua, name: "x.lua")
    try #require(result.failure == nil, "\(result.failure?.message ?? "")")
    return result.audit(settings).findings
  }

  /// `scroll-view/apparent` is advice on one device, and a warning where nothing shows it on any.
  @Test(arguments: [
    ([800], [Severity.advice]), ([800, 960], [.warning, .warning]), ([800, 1000], [.advice]),
  ]) func `screens of one run are compared`(_ heights: [Int], _ wanted: [Severity]) throws {
    let screens = heights.map { height in
      """
      detent.screen { size = { 390, \(height) },
        detent.list { id = "rows", frame = { 0, 0, 390, \(height) }, rows = { count = 40, height = 80 } } }
      """
    }
    let found = try findings(screens.joined(separator: "\n"), of: "scroll-view/apparent")
    #expect(found.map(\.severity) == wanted, "\(found.map(\.message))")
  }
}
