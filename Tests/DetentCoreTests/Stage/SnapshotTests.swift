import Testing

@testable import DetentCore

/// What the trace says of a component when it is made.
@Suite struct SnapshotTests {
  private func stage() throws -> (Stage, ComponentID) {
    var stage = Stage()
    let attributes = Attributes(name: "", screen: .stage, parent: .stage)
    let screen = try stage.addScreen(
      Screen(
        attributes: attributes, size: Size(width: 400, height: 600), safeArea: .zero, scale: 3, idiom: .phone))
    return (stage, screen)
  }

  @Test func `a fresh component differs in nothing`() throws {
    var (stage, screen) = try stage()
    let kinds: [ComponentKind] = [.label, .image, .button, .view, .textField]
    for kind in kinds {
      let id = try stage.add(kind, named: "", to: screen)
      #expect(stage.snapshot(of: id).properties.isEmpty)
    }
    let view = try stage.add(.scrollView, named: "", to: screen)
    #expect(stage.snapshot(of: view).properties.keys.sorted() == ["contentOffset", "contentSize"])
    let control = try stage.add(.pageControl, named: "", to: screen)
    #expect(stage.snapshot(of: control).properties.keys.sorted() == ["numberOfPages", "page"])
  }

  @Test func `a scroll view's settings are all there`() throws {
    var (stage, screen) = try stage()
    let id = try stage.add(.scrollView, named: "", to: screen)
    stage.setPageSize(.share(0.8), of: id)
    stage.setPageAxis(.vertical, of: id)
    stage.setMaximumZoomScale(3, of: id)
    stage.scrollViews[id].decelerationRate = 0.99
    stage.scrollViews[id].alwaysBounceVertical = true
    stage.scrollViews[id].canCancelContentTouches = false
    let properties = stage.snapshot(of: id).properties
    #expect(properties["pageSize"] == .text("80%"))
    #expect(properties["pageAxis"] == .text("vertical"))
    #expect(properties["maximumZoomScale"] == .number(3))
    #expect(properties["decelerationRate"] == .number(0.99))
    #expect(properties["alwaysBounceVertical"] == .bool(true))
    #expect(properties["canCancelContentTouches"] == .bool(false))
  }

  @Test func `a control names its progress and the images of single pages`() throws {
    var (stage, screen) = try stage()
    let id = try stage.add(.pageControl, named: "", to: screen)
    let progress = try stage.addProgress(PageProgress(kind: .timer, preferredDuration: 5))
    stage.setProgress(progress, of: id)
    stage.pageControls[id].images.setImage("star", forPage: 2)
    let properties = stage.snapshot(of: id).properties
    #expect(properties["progress"] == .text("progress:0"))
    #expect(properties["indicatorImage"] == .texts(["2: star"]))
  }

  @Test func `a progress is written down when it is made`() throws {
    var stage = Stage()
    let id = try stage.addProgress(PageProgress(kind: .timer, preferredDuration: 5))
    stage.setDuration(2.5, forPage: 1, of: id)
    guard case .made(let made) = stage.trace[0].what else { throw StageError.stale(id) }
    #expect(made.properties == ["isTimer": .bool(true), "preferredDuration": .number(5)])
    guard case .changed(let property, let value) = stage.trace[1].what else { throw StageError.stale(id) }
    #expect(property == .duration)
    #expect(value == .text("1: 2.5"))
    #expect(stage.snapshot(of: id).properties["duration"] == .texts(["1: 2.5"]))
  }

  @Test func `screens tell of the person's settings`() throws {
    let (stage, screen) = try stage()
    #expect(stage.snapshot(of: screen).properties["os"] == .text("18.0"))
  }

  @Test(arguments: [ComponentKind.screen, .stage, .progress])
  func `a component that lies in none cannot be added to one`(_ kind: ComponentKind) throws {
    var (stage, screen) = try stage()
    #expect(throws: StageError.cannotHold(kind, in: .screen)) { try stage.add(kind, named: "", to: screen) }
    #expect(throws: StageError.cannotHold(.label, in: .stage)) { try stage.add(.label, named: "", to: .stage) }
  }
}
