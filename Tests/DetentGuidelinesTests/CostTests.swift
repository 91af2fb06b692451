import DetentCore
import DetentKit
import DetentLua
import Foundation
import Testing

@testable import DetentGuidelines

/// Judging costs little beside running, and grows with the number of components and not with its square.
@Suite(.serialized) struct CostTests {
  /// Seconds of CPU that a piece of work takes, the best of three.
  private func cost(_ work: () -> Void) -> Double {
    (0..<3).map { _ in
      let start = clock()
      work()
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }.min() ?? 0
  }

  private func judge(_ trace: Trace) {
    var audit = Audit()
    audit.read(trace)
    _ = audit.report()
  }

  /// A screen of pagers with dots.
  private func crowd(_ count: Int) -> Trace {
    let script = """
      local parts = { size = { 390, 844 } }
      for i = 1, \(count) do
        parts[#parts + 1] = detent.scrollView { id = "pager" .. i, frame = { 0, i, 390, 100 }, isPagingEnabled = true, numberOfPages = 4 }
        parts[#parts + 1] = detent.pageControl { id = "dots" .. i, pairedWith = "pager" .. i }
      end
      detent.screen(parts)
      """
    return Session().run(text: script, name: "crowd.lua").trace
  }

  @Test func `twice the components cost about twice as much`() {
    let (small, large) = (crowd(500), crowd(2000))
    let ratio = cost { judge(large) } / max(1e-6, cost { judge(small) })
    #expect(ratio < 8, "four times the components cost \(ratio) times as much")
  }

  @Test func `judging the pager scenario is a small part of running it`() throws {
    let script = try String(contentsOf: Folder.root.appending(path: "samples/bench/pager.lua"), encoding: .utf8)
    var session = Session()
    session.options.arguments = ["20"]
    let trace = session.run(text: script, name: "pager.lua").trace
    let running = cost { _ = session.run(text: script, name: "pager.lua") }
    let judging = cost { judge(trace) }

    #expect(judging < running * 0.4)
  }
}
