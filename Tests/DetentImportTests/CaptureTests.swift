import DetentCore
import Testing

@testable import DetentGuidelines
@testable import DetentImport

@Suite struct CaptureTests {
  private let typed = """
    device='iPhone 15'
      scrollView tour [0,59,393,640] contentSize=[786,640] contentOffset=[393,0]
        view plant [0,0,393,640]
        view water [393,0,393,640]
          label [24,441,345,40] text='Water it'
      pageControl dots [24,716,345,26] numberOfPages=3 page=2
      button button [24,756,345,50] isEnabled=false title='Continue'
    """

  @Test(arguments: ["tour.xml", "tour.txt", "new.txt"])
  func `sources that name types give the same screen`(name: String) throws {
    let screen = try CaptureFile(name).imported().blueprint.screens
    #expect(screen.count == 1 && screen.first?.outline == typed)
  }

  @Test func `an arrow may be written in ASCII`() throws {
    let text = String(decoding: try CaptureFile("new.txt").bytes, as: UTF8.self).replacing("→", with: "->")
    let format = try #require(FileFormat.of(Array(text.utf8), name: "new.txt"))
    #expect(try format.read(Array(text.utf8)).blueprint.screens[0].outline == typed)
  }

  @Test func `a flat list of idb keeps every element at its place`() throws {
    let nested = try CaptureFile("tour.idb.json").imported().blueprint.screens[0]
    #expect(
      nested.outline == """
        device='iPhone 15'
          view tour [0,59,393,640]
            view plant [-393,0,393,640]
            view water [0,0,393,640]
              label [24,441,345,40] text='Water it'
          pageControl dots [24,716,345,26] numberOfPages=3 page=2
          button button [24,756,345,50] isEnabled=false title='Continue'
        """)
    let flat = try CaptureFile("tour.flat.idb.json").imported().blueprint.screens[0]
    #expect(
      flat.outline == """
        device='iPhone 15'
          view tour [0,59,393,640]
          view plant [-393,59,393,640]
          view water [0,59,393,640]
          label [24,500,345,40] text='Water it'
          pageControl dots [24,716,345,26] numberOfPages=3 page=2
          button button [24,756,345,50] isEnabled=false title='Continue'
        """)
  }

  @Test func `Maestro names no types, so only a stated page tells more than a view`() throws {
    let file = try CaptureFile("tour.maestro.json").imported()
    #expect(
      file.blueprint.screens[0].outline == """
        device='iPhone 15'
          view tour [0,59,393,640]
            view plant [-393,0,393,640]
            view water [0,0,393,640]
              view [24,441,345,40] accessibilityLabel='Water it'
          pageControl dots [24,716,345,26] numberOfPages=3 page=2
          view [24,756,345,50] isEnabled=false accessibilityLabel='Continue'
        """)
    #expect(file.account.untold.first?.contains("types") == true)
  }

  @Test func `what Maestro prints before its tree is none of it`() throws {
    let file = try CaptureFile("tour.maestro.json")
    let bytes = Array("Running on iPhone 15\n\n".utf8) + file.bytes
    let screen = try FileFormat.of(bytes, name: "a.txt")?.read(bytes).blueprint.screens[0]
    #expect(try screen?.outline == file.imported().blueprint.screens[0].outline)
    #expect(try screen?.line == file.imported().blueprint.screens[0].line + 2)
  }

  @Test func `a script that quotes a capture is a script`() throws {
    let capture = try CaptureFile("tour.txt").bytes
    #expect(FileFormat.of(Array("local text = [[\n".utf8) + capture + Array("]]".utf8), name: "spec.lua") == nil)
    #expect(FileFormat.of(capture, name: "tour.lua")?.name == "XCUITest description")
  }

  @Test func `a form's controls, wheels and bars are read`() throws {
    let file = try CaptureFile("form.xml").imported()
    #expect(
      file.blueprint.screens[0].outline == """
        size=[390,844] idiom='phone' safeArea={top=47,bottom=34}
          navigationBar Watering ? title='Watering'
            button button [8,0,70,44] title='Back'
          tabBar tabBar ? items=['Plants','Me'] selectedItem=2
          textField name [16,110,358,34]
          textField plant [16,150,358,34] text='Fern'
          view [320,200,51,31] accessibilityLabel='Remind me'
          pickerView amount [0,240,390,216] components=[['Little','',''],['daily']] selection=[1,1]
          datePicker when [0,460,390,216] preferredDatePickerStyle='wheels'
          datePicker until [200,690,120,34]
          view sparkle [0,730,10,10]
        """)
    #expect(file.account.unknown.map(\.name) == ["XCUIElementTypeSparkle"])
    #expect(file.account.unknown.first?.line == 26)
    #expect(file.account.ignored.contains { $0.name == "Keyboard" && $0.line == 32 })
  }

  @Test func `traits tell what a type does not`() throws {
    let text = """
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 320, "height": 568}, "AXLabel": "Fern"},
       {"type": "Other", "frame": {"x": 0, "y": 20, "width": 99, "height": 44}, "AXLabel": "Go",
        "traits": ["Button", "NotEnabled"]},
       {"type": "Other", "frame": {"x": 0, "y": 90, "width": 99, "height": 44}, "AXValue": "page 1 of 4",
        "traits": ["Adjustable"]}]
      """
    let format = try #require(FileFormat.of(Array(text.utf8), name: "a.json"))
    #expect(
      try format.read(Array(text.utf8)).blueprint.screens[0].outline == """
        size=[320,568] idiom='phone'
          button button [0,20,99,44] isEnabled=false title='Go'
          pageControl pageControl [0,90,99,44] numberOfPages=4 page=1
        """)
  }

  @Test func `a field that states a page is no page control`() throws {
    let text = """
      {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
        {"attributes": {"hintText": "Go to", "value": "page 3 of 12", "bounds": "[0,100][390,130]"}, "children": []},
        {"attributes": {"value": "page 1 of 999999999", "bounds": "[0,200][390,230]"}, "children": []}]}
      """
    let format = try #require(FileFormat.of(Array(text.utf8), name: "a.json"))
    let kinds = try format.read(Array(text.utf8)).blueprint.screens[0].parts.map(\.kind)
    #expect(kinds == [.textField, .view])
  }

  @Test func `what lies in more than 64 parts moves up and stays at its place`() throws {
    let open = "<XCUIElementTypeOther name='v' x='1' y='2' width='90' height='90'>"
    let inner = "<XCUIElementTypeButton label='Go' x='11' y='22' width='44' height='44'/>"
    let text =
      String(repeating: open, count: 100) + inner + String(repeating: "</XCUIElementTypeOther>", count: 100)
    let file = try #require(FileFormat.of(Array(text.utf8), name: "a.xml")).read(Array(text.utf8))
    var (part, depth) = (try #require(file.blueprint.screens[0].parts.first), 1)
    while let inner = part.parts.first { (part, depth) = (inner, depth + 1) }
    #expect(depth == 65 && part.kind == .button && part.frame == Rect(x: 10, y: 20, width: 44, height: 44))
    #expect(file.account.ignored.contains { $0.count == 36 && $0.reason.hasSuffix("moves up") })
  }

  @Test func `long identifiers are cut, and stay different`() {
    var names = Names(reserved: [])
    let long = String(repeating: "a", count: 3_000_000)
    #expect(names.take([long]) == String(repeating: "a", count: Names.lengthLimit))
    #expect(names.take([long]) == String(repeating: "a", count: Names.lengthLimit) + "2")
  }

  @Test func `what a capture cannot tell is named`() throws {
    let parts = try CaptureFile("tour.xml").imported().blueprint.screens[0].parts
    #expect(parts[0].unknown.contains("isPagingEnabled") && parts[0].unknown.contains("contentSize"))
    #expect(parts[1].unknown.contains("pairedWith") && !parts[1].unknown.contains("numberOfPages"))
    let form = try CaptureFile("form.xml").imported().blueprint.screens[0].parts
    #expect(form.first { $0.kind == .pickerView }?.unknown == ["components"])
    #expect(form.first { $0.id == "until" }?.unknown.contains("preferredDatePickerStyle") == true)
    #expect(form.first { $0.id == "when" }?.unknown.contains("preferredDatePickerStyle") == false)
  }

  @Test func `every property that a rule needs is told, or named as not known`() throws {
    let parts = try ["tour.xml", "form.xml"].flatMap { try CaptureFile($0).imported().blueprint.screens[0].parts }
    for part in parts {
      let told = Set(part.unknown + part.options.map(\.name) + ["frame", "children"])
      for guideline in Guideline.all where guideline.judge.subjects.contains(part.kind) {
        #expect(guideline.judge.needs.filter { !told.contains($0) } == [], "\(guideline.id) of \(part.id)")
      }
    }
  }

  @Test func `findings can name the line and what a person sees`() throws {
    let parts = try CaptureFile("tour.xml").imported().blueprint.screens[0].parts
    #expect(parts.map(\.line) == [6, 13, 14])
    let form = try CaptureFile("form.xml").imported().blueprint.screens[0]
    #expect(form.parts.filter { !$0.note.isEmpty }.map(\.note) == ["Switch", "XCUIElementTypeSparkle, not known"])
    #expect(form.id == "fern" && form.note == "Appium page source of Fern")
  }

  @Test func `descriptions of old Xcodes, with quotes, commas and line breaks in labels`() throws {
    let capture = try DescriptionCapture.read(try CaptureFile("old.txt").bytes[...])
    let window = try #require(capture.roots.first?.children.first)
    #expect(window.type == .window && window.traits == ["2"])
    let button = window.children[0]
    #expect(button.label == "It's \"one\", two, and\nthree" && button.isSelected && button.isEnabled)
    let text = window.children[1]
    #expect(text.label == "a, value: b" && text.value == "c")
    #expect(text.frame == Rect(x: 10, y: 80, width: 100, height: 20) && !text.isEnabled && text.line == 6)
  }
}

@Suite struct StatedPlaceTests {
  @Test(arguments: [
    "page 2 of 5", "Seite 2 von 5", "page 2 sur 5", "página 2 de 5", "pagina 2 di 5", "5ページ中2ページ目", "第2页，共5页",
    "第 2 頁，共 5 頁", "5페이지 중 2페이지", "страница 2 из 5", "صفحة ٢ من ٥", "पृष्ठ २ / ५", "หน้า 2 จาก 5", "sida 2 av 5",
  ])
  func `a page is read in any language`(text: String) {
    #expect(StatedPlace(pageValue: text) == StatedPlace(number: 2, count: 5))
    #expect(StatedPlace(pageSentence: text) == StatedPlace(number: 2, count: 5))
  }

  @Test(arguments: ["", "5", "1 2 3", "page 0 of 3", "page 2 of 9999999999", "page 1 of 10001", "50%"])
  func `what states no page is none`(text: String) { #expect(StatedPlace(pageValue: text) == nil) }

  @Test func `a sentence needs the word itself`() {
    #expect(StatedPlace(pageSentence: "slide 2 of 5") == nil)
    #expect(StatedPlace(pageSentence: "Tab 2 of 5") == nil)
  }

  @Test func `a wheel's row is taken apart where it says how many there are`() {
    #expect(StatedPlace.row(in: "Kiwi, 3 of 12")?.title == "Kiwi")
    #expect(StatedPlace.row(in: "Red, dark, 3 von 12")?.place == StatedPlace(number: 3, count: 12))
    for text in ["Kiwi", "9 o’clock", "May 14, 2026", "a, 5 of 3", "a, 0 of 3", "a, 1 of 99999999", "2, 3 x 4"] {
      #expect(StatedPlace.row(in: text) == nil, "\(text)")
    }
  }
}
