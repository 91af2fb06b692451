import Testing

@testable import DetentCore

/// A person turns a wheel to a row: whatever the wheel, it rests there, once.
@Suite struct StrokesTests {
  private func stage(_ rows: [PickerRows], frame: Rect) throws -> (Stage, ComponentID) {
    var stage = Stage()
    let attributes = Attributes(name: "", screen: .stage, parent: .stage)
    let screen = try stage.addScreen(
      Screen(attributes: attributes, size: Size(width: 400, height: 600), safeArea: .zero, scale: 3, idiom: .phone))
    let picker = try stage.add(.pickerView, named: "picker", to: screen)
    stage.setFrame(frame, place: nil, of: picker)
    stage.setRows(rows, of: picker)
    stage.finish(screen)
    return (stage, picker)
  }

  /// The rows that were told until everything rests.
  private func run(_ stage: inout Stage) throws -> [Int] {
    var rows: [Int] = []
    while let step = try stage.next(through: .distantFuture) {
      if case .event(let event, _) = step, case .didSelectRow(_, let row) = event.what { rows.append(row) }
    }
    return rows
  }

  @Test(arguments: [70.0, 100, 162, 216, 500], [20.0, 32, 50])
  func `it rests on the row, with one event`(_ height: Double, _ rowHeight: Double) throws {
    let rows = PickerRows(count: 400, rowHeight: rowHeight)
    var (stage, picker) = try stage([rows], frame: Rect(x: 40, y: 50, width: 320, height: height))
    var random = Seeded(3)
    var here = 0
    for _ in 0..<30 {
      let target = Int(random.between(0, 399))
      _ = try stage.spin(0, toNotch: target, of: picker)
      #expect(try run(&stage) == (target == here ? [] : [target]))
      #expect(stage.checkInvariants().isEmpty && stage.isStill)
      here = target
    }
  }

  @Test func `also from the middle of a turn`() throws {
    var (stage, picker) = try stage(
      [PickerRows(count: 300, wrapsAround: true)], frame: Rect(x: 40, y: 50, width: 320, height: 216))
    var random = Seeded(9)
    for _ in 0..<60 {
      let spin = try stage.spin(0, speed: random.between(300, 3000) * (random.between(-1, 1) < 0 ? -1 : 1), of: picker)
      let limit = spin.lift + Duration(roundingUp: random.between(0, 1.5))
      while try stage.next(through: limit) != nil {}
      stage.advance(to: limit)
      let target = Int(random.between(-900, 900))
      _ = try stage.spin(0, toNotch: target, of: picker)
      _ = try run(&stage)
      #expect(stage.pickerViews[picker].wheels.columns[0].row == (target % 300 + 300) % 300)
    }
  }

  @Test func `what a person would not do is refused`() throws {
    var (stage, picker) = try stage(
      [PickerRows(count: 1_000_000_000)], frame: Rect(x: 40, y: 50, width: 320, height: 216))
    #expect(throws: Stage.SpinRefusal.self) { try stage.spin(0, toNotch: 999_999_999, of: picker) }
    stage.setFrame(Rect(x: 40, y: 50, width: 320, height: 20), place: nil, of: picker)
    #expect(throws: Stage.SpinRefusal.self) { try stage.spin(0, toNotch: 3, of: picker) }
    #expect(throws: Stage.SpinRefusal.self) { try stage.spin(0, speed: 300, of: picker) }
    stage.setFrame(Rect(x: 400, y: 50, width: 320, height: 216), place: nil, of: picker)
    #expect(throws: Stage.SpinRefusal.self) { try stage.spin(0, toNotch: 3, of: picker) }
  }
}
