import Foundation
import Testing

/// The same run again and again: the same bytes, and no crash whichever allocation of Lua is refused.
@Suite struct RepeatTests {
  static let script = """
    local t, order = {}, {}
    for i = 1, 1000 do t["key" .. math.random(1e9)] = function() end end
    for key, value in pairs(t) do order[#order + 1] = key .. tostring(value) end
    print(table.concat(order, " "), tostring(t), tostring(print), tostring(coroutine.create(print)), math.random())
    print(os.time(), os.clock(), os.date())
    local screen = detent.screen { detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 20 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
    for i = 1, 20 do
      screen.pager:on("didScroll", function(e) note(i .. " " .. e.contentOffset.x .. tostring(e)) end)
      screen.pager:on("pageChanged", function(e) detent.wait(math.random()) note(i .. " page " .. e.page) end)
      detent.spawn(function() detent.wait(math.random()) print(i, detent.time, tostring(function() return i end)) end)
    end
    for i = 1, 3 do screen.pager:swipe { to = "next", speed = 500 + math.random(3000) }:settle() end
    for key, value in pairs { screen, screen.dots, print, t, 1, 2.5, "x", true } do print(key, value) end
    """

  @Test func twentyProcessesGiveTheSameBytes() throws {
    let folder = try Folder()
    try folder.write("x.lua", Self.script)
    var seen: Set<String> = []
    for _ in 1...20 {
      let outcome = try Detent.run(["run", "--trace", "t", "x.lua"], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      seen.insert(outcome.everything + Folder.text(folder.path("t")))
    }
    #expect(seen.count == 1)
    #expect(try Detent.run(["run", "--seed", "2", "x.lua"], in: folder).output != seen.first)
  }

  /// Every twentieth refusal in each of several processes, or all of them when DETENT_EVERY_ALLOCATION is set: thousands of
  /// processes.
  @Test func eachAllocationRefused() throws {
    let script = """
      local screen = detent.screen { detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
        detent.pageControl { id = "dots", pairedWith = "pager" } }
      local seen = {}
      screen.pager:on("pageChanged", function(e) detent.wait(0.1) seen[#seen + 1] = { page = e.page } end)
      local co = coroutine.wrap(function() for i = 1, 3 do coroutine.yield({ i }) end end)
      local ok = pcall(function() co() co() error({}) end)
      screen.pager:swipe { to = "next" }:settle()
      detent.wait(1)
      assert.same({ { page = 2 } }, seen)
      print(#detent.events(), ok, tostring(seen), string.rep("x", 300), ("a"):gsub(".", "b"))
      """
    let folder = try Folder()
    try folder.write("x.lua", script)
    let all = ProcessInfo.processInfo.environment["DETENT_EVERY_ALLOCATION"] != nil
    var number = 1
    var wasRefused = true
    while wasRefused {
      let outcome = try Detent.run(["run", "--quiet", "--refuse-allocation", "\(number)", "x.lua"], in: folder)
      #expect(outcome.code == 0 || outcome.code == 3, "allocation \(number): \(outcome.code) \(outcome.everything)")
      #expect(outcome.code == 0 || !outcome.errors.isEmpty, "allocation \(number) without a word")
      // A few refusals do no harm: Lua does without. A hundred in a row mean that the run has no more.
      wasRefused = outcome.code != 0 || number < 500
      number += all ? 1 : number % 97 == 0 ? 41 : 23
      guard number < 1_000_000 else { break }
    }
    #expect(number > 500)
  }
}
