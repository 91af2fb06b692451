import DetentCore
import DetentKit
import Testing

/// Trace files that somebody has broken: read or refused, never a trap.
@Suite struct TraceFuzzTests {
  static let script = """
    local s = detent.screen { id = "s", size = { 320, 480 },
      detent.scrollView { id = "p", isPagingEnabled = true, numberOfPages = 3, detent.label { text = "ü \\"x\\"" } },
      detent.scrollView { id = "z", frame = { 0, 0, 100, 100 }, contentSize = { 100, 900 },
        maximumZoomScale = 3, zoomItem = "i", detent.image { id = "i", frame = { 0, 0, 100, 900 } } },
      detent.pageControl { id = "d", pairedWith = "p", intent = { role = "primary" } } }
    step "go"
    s.p:swipe { to = "next", from = { 200, 300 } } :settle()
    s.z:swipe { to = "up", speed = 2000 } :settle()
    s.z:pinch { scale = 5 } :settle()
    s.d:tap "next" :settle()
    s.size = { 480, 320 }
    local flow = detent.flow { id = "f", start = "a", screens = {
      a = detent.screen { detent.tabBar { id = "t", items = { "A", "B" } }, detent.button { id = "n" } },
      b = detent.screen { detent.navigationBar { title = "B" } } },
      links = { { from = "a", to = "b", trigger = "n", as = "sheet", detents = { "medium", "large" } } } }
    flow.a.n:tap() flow:settle()
    flow.b:swipe { to = "down", distance = 300 } flow:settle()
    flow:push "b":settle() flow:swipeBack {} flow:settle()
    """

  /// xorshift, so that a failure can be repeated.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test(arguments: 1...8) func `broken files are refused, not followed`(_ seed: UInt64) throws {
    let whole = TraceFile.bytes(of: Session().run(text: Self.script, name: "fuzz.lua"))
    #expect(throws: Never.self) { try TraceReader(whole) }
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &dice) { Self.mutate(&bytes, &dice) }
      guard let reader = try? TraceReader(bytes) else { continue }
      Self.use(reader)
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &dice)
    let length = min(Int.random(in: 1...40, using: &dice), bytes.count - place)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3: if let digit = bytes[place...].firstIndex(where: { (48...57).contains($0) }) { bytes.insert(57, at: digit) }
    case 4:
      let words = ["null", "-1", "1e308", "[]", "{}", "\"x\"", "99999999999999999999", "-0", "0.0000001", "[[[[[[[["]
      bytes.insert(contentsOf: Array((words.randomElement(using: &dice) ?? "").utf8), at: place)
    default:
      if let digit = bytes[place...].firstIndex(where: { (48...57).contains($0) }) {
        bytes[digit] = UInt8.random(in: 48...57, using: &dice)
      }
    }
  }

  /// What a reader of the events would do with them.
  private static func use(_ reader: TraceReader) {
    var scene = Scene()
    for index in 0..<reader.trace.count {
      scene.see(reader.trace[index])
      let id = reader.trace[index].source
      _ = scene.path(of: id)
      _ = scene.contentOffset(of: id, at: scene.time)
      if case .moved(let motion) = reader.trace[index].what { _ = motion.x?.position(at: 0.1) }
    }
    _ = scene.isSettled(at: .distantFuture)
    _ = TraceFile.bytes(of: reader)
  }

  /// Each a broken file, and what is said of it.
  static let broken: [(text: String, message: String)] = {
    let noHeader = "line 1: this is no trace of Detent: the first line should be its header"
    return [
      ("", noHeader),
      ("{}", noHeader),
      ("[1", "line 1: \"]\" is missing (at byte 3)"),
      (
        "{\"format\":\"detent-trace\",\"version\":99}",
        "line 1: a newer Detent wrote this trace (version 99, known is 1)"
      ),
      (head(1), "line 1: the trace is cut: its header promises 1 events, here are 0"),
      (after("\"i\":1,\"t\":0"), "line 2: \"i\" should be 0"),
      (after("\"i\":0,\"t\":0.0000001"), "line 2: \"t\" should be seconds to the microsecond"),
      (after("\"i\":0,\"t\":0,\"cause\":0"), "line 2: \"cause\" should be the index of an earlier event"),
      (
        after("\"i\":0,\"t\":0,\"name\":\"tap\",\"id\":\"view:0\",\"at\":[1]"),
        "line 2: \"at\" should be a point [x, y]"
      ),
    ]
  }()

  @Test(arguments: broken) func `says what is wrong, and at which line`(_ text: String, _ message: String) {
    do throws(TraceError) {
      _ = try TraceReader(Array(text.utf8))
      Issue.record("it was read")
    } catch { #expect(error.message == message) }
  }

  private static func head(_ count: Int) -> String {
    TraceLines.header(script: "a.lua", seed: 1, generator: "detent", count: count)
  }

  private static func after(_ members: String) -> String { head(1) + "\n" + event(members) }

  private static func event(_ members: String) -> String {
    "{\"kind\":\"event\"," + (members.contains("name") ? members : members + ",\"name\":\"shown\",\"id\":\"stage\"")
      + "}"
  }

  @Test func `what it does not know it skips or keeps by name`() throws {
    let lines = [
      Self.head(2), "{\"kind\":\"frame\",\"png\":1}",
      "{\"kind\":\"event\",\"i\":0,\"t\":0,\"name\":\"sneezed\",\"id\":\"view:0\",\"loud\":true}",
      "{\"kind\":\"event\",\"i\":1,\"t\":1.5,\"name\":\"tap\",\"id\":\"hologram:0\",\"at\":[1,2],\"cause\":0}", "",
    ]
    let reader = try TraceReader(Array(lines.joined(separator: "\n").utf8))
    #expect(reader.trace.count == 2)
    #expect(reader.trace[0].what.name == "sneezed")
    #expect(reader.trace[1].what.name == "tap" && reader.trace[1].source == .stage)
  }

  @Test func `nothing nests without end`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: TraceError.self) { try TraceReader(Array(deep.utf8)) }
  }
}
