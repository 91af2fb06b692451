import DetentLua
import Testing

@testable import DetentKit

/// The pages of errors and limits: each one's script meets just that error.
@Suite struct ExplanationTests {
  @Test(arguments: Explanation.all.indices) func `the example shows it`(_ index: Int) throws {
    let explanation = Explanation.all[index]
    var arguments = try Arguments(["run"] + explanation.options)
    arguments.session.options.instructions = arguments.session.options.instructions == 0 ? 50_000_000 : 1000
    let result = arguments.session.run(text: explanation.example, name: "x.lua")
    let message = try #require(result.failure?.message, "\(explanation.names) shows nothing")
    // No timer counts CPU time here: instructions end that loop.
    if explanation.names.contains("cpu") { return }
    #expect(explanation.fits(message), "\(explanation.names): \(message)")
    #expect(Explanation.all.first { $0.fits(message) }?.names == explanation.names, "\(message)")
  }

  @Test func `no name is there twice`() {
    let names = Explanation.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
