import DetentCore
import DetentDrawing
import DetentKit
import DetentLua
import Testing

/// Text that would be markup, that turns the direction of what follows, or that XML forbids, wherever a script can put it.
struct BadTextTests {
  static let script = #"""
    local evil = "</title><script>alert(1)</script>\u{202E}\u{2066}\0\1\x7f\"'&<![CDATA[ ]]>\u{FFFE}"
    local screen = detent.screen { id = evil, size = { 300, 300 },
      detent.label { id = evil .. "l", text = evil, frame = { 0, 0, 290, 21 } },
      detent.scrollView { id = "p" .. evil, isPagingEnabled = true, pageKeys = { evil, "b" }, frame = { 0, 50, 300, 100 } },
      detent.pickerView { components = { { evil, evil } }, frame = { 0, 150, 300, 100 } },
      detent.image { image = evil, frame = { 0, 250, 20, 20 } },
      detent.tabBar { items = { evil, "b" } },
      detent.label { text = string.rep("endless", 100000), place = "center" },
      detent.button { title = string.rep("long ", 100000), frame = { 0, 260, 290, 30 } } }
    screen["p" .. evil]:swipe { to = "left" } :settle()
    """#

  private func check(_ marks: [Mark], _ size: Size, elements: Set<String>) {
    let text = SVG.document(marks, size: size, title: "\u{202E}<&\"")
    let parsed = XMLCheck(text)
    #expect(parsed.isWellFormed)
    #expect(Set(parsed.elements).subtracting(elements) == [])
    #expect(
      !text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
    #expect(text.utf8.count < 100_000)
  }

  @Test func nothingOfItBecomesMarkup() throws {
    let result = Session().run(text: BadTextTests.script, name: "<script>&.lua")
    #expect(result.failure == nil, "\(result.failure?.message ?? "")")
    let screen = try #require(result.stage.shownScreen)
    let picture = try #require(Picture(result.stage, of: screen))
    let known: Set = ["svg", "defs", "clipPath", "g", "title", "rect", "circle", "path", "text"]
    check(picture.marks, picture.size, elements: known)
    let device = DeviceFrame(picture)
    check(device.marks, device.size, elements: known)
    let sheet = Sheet([(picture, "</text>\u{202E}\n"), (picture, String(repeating: "w", count: 100_000))])
    check(sheet.marks, sheet.size, elements: known)
    let chart = try #require(Chart(of: result.stage, trace: result.trace, through: result.end))
    check(chart.marks, chart.size, elements: known)
    let finding = Overlay.Finding(rule: "</g>", severity: "<", component: screen, message: "]]>&", time: .zero)
    check(Overlay.findings.marks(on: picture, findings: [finding]), picture.size, elements: known)
  }
}
