import DetentCore
import DetentKit
import DetentLua
import Testing

@testable import DetentDrawing

/// A film against the pictures that it stands for.
@Suite struct FilmTests {
  static let scripts = [
    """
    local screen = detent.screen { id = "main",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
    screen.pager:swipe { to = "next" }:settle()
    screen.dots:scrub { from = 2, to = 4 }
    screen:close()
    detent.wait(0.1)
    """,
    """
    local screen = detent.screen { detent.list { id = "rows", rows = { count = 300, height = 44 } } }
    screen.rows:swipe { to = "up", speed = 3000 }:settle()
    screen.rows:swipe { to = "down", speed = 500 }:settle()
    """,
    """
    local screen = detent.screen { detent.pickerView { id = "fruit", components = { { titles = { "<a>", "b & c", '"d"' } } } } }
    screen.fruit:spin { to = 3 }:settle()
    """,
    """
    local screen = detent.screen {
      detent.pickerView { id = "times", components = { { from = 1, to = 500 }, { from = 0, to = 59, wrapsAround = true } } } }
    for turn = 1, 6 do
      screen.times:spin { component = 1, by = 20 }
      screen.times:spin { component = 2, by = -15 }
    end
    detent.settle()
    """,
  ]

  /// The same script as the film is read back, as page/film.js does it.
  @Test(arguments: scripts) func showsWhatThePicturesShow(_ script: String) throws {
    let result = Session().run(text: script, name: "film.lua")
    try #require(result.failure == nil, "\(result.failure?.message ?? "")")
    let film = Film(of: result.stage, trace: result.trace)
    #expect(film.frames.count > 20)
    var reader = FilmReader(film: film)
    for frame in film.frames {
      reader.take(frame)
      let stage = try #require(result.stage.at(frame.time))
      #expect(reader.text == FilmTests.text(of: stage, reader), "at \(frame.time.seconds)")
    }
  }

  /// The parts of the picture as the film has numbered them.
  private static func text(of stage: Stage, _ reader: FilmReader) -> String {
    guard let screen = stage.shownScreen, let picture = Picture(stage, of: screen) else { return "" }
    return zip(picture.parts.flatMap(\.mark.pieces), reader.order)
      .map { SVG.fragment([$0], prefix: "p\($1)-") }.joined()
  }

  @Test("wheels that lie as they have lain before are not told again") func again() throws {
    let result = Session().run(text: try #require(FilmTests.scripts.last), name: "film.lua")
    let changes = Film(of: result.stage, trace: result.trace).frames.flatMap(\.changes)
    let known = changes.count { if case .again = $0 { true } else { false } }
    #expect(known * 2 > changes.count, "\(known) of \(changes.count)")
  }

  @Test("a mark is taken apart where something moves by itself, but not where it fades as a whole") func pieces() {
    let (dot, own) = (
      Mark.circle(.zero, radius: 1, Color(0)), Mark.group([.circle(.zero, radius: 2, Color(0))]) { $0.isOwnPart = true }
    )
    #expect(Mark.group([dot, dot]).pieces.count == 1)
    let moved = Mark.group([dot, .group([dot, own, own, dot, dot]), dot, dot]) { $0.offset = Point(x: 3, y: 4) }
    let inside = [[dot], [own], [own], [dot, dot]].map { [Mark.group($0)] }
    let wanted = [[dot]] + inside + [[dot, dot]]
    #expect(moved.pieces == wanted.map { marks in .group(marks) { $0.offset = Point(x: 3, y: 4) } })
    #expect(Mark.group([dot, own]) { $0.opacity = 0.5 }.pieces.count == 1)
    #expect(own.pieces == [own])
  }

  @Test("a film that is extended is the film of the whole") func extended() throws {
    let host = try #require(Host())
    #expect(host.run(Array(FilmTests.scripts[1].utf8), name: "film.lua") == nil)
    var film = Film(of: host.snapshot, trace: host.trace)
    let before = film.frames.count
    let finger = try host.fingerDown(at: Point(x: 200, y: 600))
    for k in 1...20 {
      #expect(host.advance(to: host.snapshot.now + Duration(microseconds: 16_000)) == nil)
      #expect(host.fingerMoves(finger, to: Point(x: 200, y: 600 - Double(k) * 20)))
      film.extend(to: host.snapshot, trace: host.trace)
    }
    #expect(host.fingerUp(finger, isCancelled: false))
    #expect(!host.fingerUp(finger, isCancelled: false))
    #expect(host.advance(to: host.snapshot.now + Duration(microseconds: 3_000_000)) == nil)
    film.extend(to: host.snapshot, trace: host.trace)
    #expect(film.frames.count > before + 100)
    var reader = FilmReader(film: film)
    for frame in film.frames { reader.take(frame) }
    #expect(reader.text == FilmTests.text(of: host.snapshot, reader))
  }

  @Test func templatesHoldNoNumbersAndNoWords() {
    let (template, values) = Template.split("<text x=\"1.5\" fill=\"#123456\">7 &lt;</text>\n<rect x=\"-2\"/>")
    #expect(template.text == "<text x=\"\u{1}\" fill=\"#123456\">\u{1}</text>\n<rect x=\"\u{1}\"/>")
    #expect(values == [.number(150), .words("7 &lt;"), .number(-200)])
  }
}

/// Reads a film's frames one after another.
private struct FilmReader {
  let film: Film
  var order: [Int] = []
  private var latest: [[Int]: [Template.Value]] = [:]
  private var shown: [Int: String] = [:]
  private var changes: [Int: [[Template.Value]]] = [:]

  init(film: Film) { self.film = film }

  var text: String { order.map { shown[$0] ?? "" }.joined() }

  mutating func take(_ frame: Film.Frame) {
    order = frame.order ?? order
    for change in frame.changes {
      switch change {
      case .whole(let part, let template, let values): show(part, template, values)
      case .some(let part, let template, let edits, let shifts):
        var values = latest[[part, template]] ?? []
        for shift in shifts { for place in film.sets[shift.set] { values[place].move(by: shift.by) } }
        for edit in edits { values[edit.place] = edit.value }
        show(part, template, values)
      case .again(let part, let template, let change, let edits):
        var values = changes[part]?[change] ?? []
        for edit in edits { values[edit.place] = edit.value }
        show(part, template, values)
      }
    }
  }

  private mutating func show(_ part: Int, _ template: Int, _ values: [Template.Value]) {
    latest[[part, template]] = values
    changes[part, default: []].append(values)
    let pieces = film.templates[template].split(separator: "\u{1}", omittingEmptySubsequences: false)
    shown[part] = pieces.enumerated().map { $1 + (values.indices.contains($0) ? values[$0].text : "") }.joined()
  }
}

extension Template.Value {
  fileprivate var text: String {
    switch self {
    case .number: json
    case .words(let words): words
    }
  }

  fileprivate mutating func move(by hundredths: Int) {
    if case .number(let number) = self { self = .number(number + hundredths) }
  }
}
