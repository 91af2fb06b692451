import Testing

@testable import DetentCore

/// What must not grow with the square of a screen or of the timers.
@Suite struct WeightTests {
  /// A screen of 400 × 600 with labels in its middle.
  private func labels(_ count: Int) throws -> (Stage, [ComponentID]) {
    var stage = Stage()
    let attributes = Attributes(name: "", screen: .stage, parent: .stage)
    let screen = try stage.addScreen(
      Screen(
        attributes: attributes, size: Size(width: 400, height: 600), safeArea: .zero, scale: 3, idiom: .phone))
    var ids: [ComponentID] = []
    for _ in 0..<count {
      let id = try stage.add(.label, named: "", to: screen)
      stage.setFrame(.zero, place: Place(.center), of: id)
      ids.append(id)
    }
    stage.finish(screen)
    return (stage, ids)
  }

  private func setText(_ text: String, of id: ComponentID, on stage: inout Stage) {
    stage.change(simpleView: id, .text, .text(text)) { view in
      view.text = text
      return true
    }
  }

  @Test func `a light stage keeps many checkpoints`() throws {
    let (stage, _) = try labels(10)
    #expect(History.limit(for: stage) == 1024)
  }

  @Test func `a heavy stage keeps few checkpoints`() throws {
    let (stage, _) = try labels(10_000)
    #expect(History.limit(for: stage) == 39)
  }

  @Test func `timers weigh, too`() throws {
    var (stage, _) = try labels(1)
    for token in 0..<100_000 as Range<UInt64> { stage.wake(task: token, at: Instant(microseconds: 1_000_000)) }
    #expect(History.limit(for: stage) == 4)
  }

  @Test func `what a heavy run no longer keeps cannot be asked for`() throws {
    var (stage, ids) = try labels(40_000)
    for change in 1...40 {
      stage.act(for: .host)
      setText("\(change)", of: ids[0], on: &stage)
      stage.advance(to: Instant(microseconds: Int64(change) * 1000))
    }
    #expect(stage.at(.zero) == nil)
    let past = try #require(stage.at(Instant(microseconds: 38_500)))
    #expect(past.simpleViews[ids[0]].text == "39")
  }

  @Test func `timers do not make the stage less still, touches do`() throws {
    var (stage, ids) = try labels(1)
    for token in 0..<100 as Range<UInt64> { stage.wake(task: token, at: Instant(microseconds: 1_000_000)) }
    #expect(stage.isStill)
    stage.perform(TouchPath(at: Point(x: 5, y: 5)).holding(0.1), named: "tap", on: ids[0])
    #expect(!stage.isStill)
  }

  @Test func `3,000 labels change their text in no time`() throws {
    var (stage, ids) = try labels(3000)
    let time = ContinuousClock().measure {
      for id in ids { setText("longer", of: id, on: &stage) }
    }
    #expect(time < .seconds(10))
    #expect(stage.simpleViews[ids[2999]].attributes.frame.size.width == TextMetrics.size(of: "longer").width)
  }
}

@Suite struct FindTests {
  /// As it is defined: the first place from a position on, else the first of all.
  private static func plain(_ wanted: String, in text: String, from start: Int) -> Range<Int>? {
    let (needle, hay) = (Array(wanted), Array(text))
    guard !needle.isEmpty, needle.count <= hay.count else { return nil }
    let places = (0...hay.count - needle.count).filter { Array(hay[$0..<$0 + needle.count]) == needle }
    let place = places.first { $0 >= start } ?? places.first
    return place.map { $0..<$0 + needle.count }
  }

  @Test(arguments: ["a", "aa", "ab", "aba", "aabaa", "abab", "b", "bbb", ""])
  func `the linear search finds what a plain one finds`(_ wanted: String) {
    var state: UInt64 = 7
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += state >> 62 == 0 ? "b" : "a"
      }
      var content = TextContent()
      content.setText(text)
      let start = Int(state >> 33) % 21
      #expect(content.find(wanted, from: start) == FindTests.plain(wanted, in: text, from: start))
    }
  }

  @Test func `repetitive text is searched in one go`() {
    var content = TextContent()
    content.setText(String(repeating: "a", count: 50_000))
    #expect(content.find(String(repeating: "a", count: 20_000) + "b", from: 0) == nil)
  }
}
