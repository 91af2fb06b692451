import DetentCalendar
import DetentCore
import DetentKit
import DetentLua
import Foundation
import Testing

/// What a trace file promises: it reads back to the same bytes, and its reader knows what the stage knew.
@Suite struct TraceFileTests {
  @Test(arguments: LuaCase.all) func `reads back to the same bytes`(_ section: LuaCase) throws {
    let bytes = TraceFile.bytes(of: Session().run(text: section.source, name: section.file))
    let reader = try TraceReader(bytes)
    #expect(TraceFile.bytes(of: reader) == bytes)
  }

  @Test(arguments: LuaCase.all) func `its reader knows what the stage knows`(_ section: LuaCase) throws {
    let host = try #require(Host(), "no Lua state")
    host.auditor = Auditor()
    host.calendars = ToolchainCalendars()
    _ = host.run(Array(section.source.utf8), name: section.file)
    let stage = host.snapshot
    var scene = Scene()
    for index in 0..<stage.trace.count { scene.see(stage.trace[index]) }
    guard stage.isStill else { return }
    #expect(scene.isSettled(at: stage.now))
    #expect(scene.shownScreen == stage.shownScreen)
    for screen in stage.screens.slots.indices where stage.screens.slots[screen].isLive {
      let id = ComponentID(.screen, slot: UInt32(screen), generation: stage.screens.slots[screen].generation)
      for part in [id] + stage.descendants(of: id) { compare(part, stage, scene) }
    }
    compareFlows(stage, scene)
  }

  private func compareFlows(_ stage: Stage, _ scene: Scene) {
    for slot in stage.flows.slots.indices where stage.flows.slots[slot].isLive {
      let id = ComponentID(.flow, slot: UInt32(slot), generation: stage.flows.slots[slot].generation)
      compare(id, stage, scene)
      #expect(scene[flow: id]?.stacks == stage.flows[id].stacks)
      #expect(scene[flow: id]?.links == stage.flows[id].links)
    }
  }

  private func compare(_ id: ComponentID, _ stage: Stage, _ scene: Scene) {
    guard let part = scene[id] else {
      Issue.record("\(stage.path(of: id)) is not known")
      return
    }
    let truth = stage.snapshot(of: id)
    #expect(part.name == truth.name && part.parent == truth.parent)
    #expect(scene.descendants(of: id) == stage.descendants(of: id))
    #expect(isNear(.rect(part.frame), .rect(truth.frame)), "\(stage.path(of: id)) frame")
    for name in Set(part.properties.keys).union(truth.properties.keys).sorted() {
      let known = part.value(name)
      let held = truth.properties[name] ?? Event.Made.fresh(id.kind)[name] ?? .none
      #expect(isNear(known, held), "\(stage.path(of: id)) \(name): known \(known), held \(held)")
    }
  }

  /// Equal but for what a trace and a device pixel round.
  private func isNear(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.point(let a), .point(let b)): (a - b).length < 1
    case (.size(let a), .size(let b)): abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
    case (.rect(let a), .rect(let b)):
      isNear(.point(a.origin), .point(b.origin)) && isNear(.size(a.size), .size(b.size))
    case (.number, _), (_, .number): abs((a.numeric ?? .nan) - (b.numeric ?? .nan)) < 0.001
    default: a == b
    }
  }
}

/// Lines of a trace file.
enum TraceFile {
  static func bytes(of result: Session.Result) -> [UInt8] {
    var text = ""
    result.writeTrace(seed: 1) { text += $0 }
    return Array(text.utf8)
  }

  static func bytes(of reader: TraceReader) -> [UInt8] {
    guard let header = reader.header else { return [] }
    var text =
      TraceLines.header(
        script: header.script, seed: header.seed, generator: header.generator, count: reader.trace.count) + "\n"
    for index in 0..<reader.trace.count {
      text += TraceLines.line(reader.trace[index], index: index, place: reader.place(of:)) + "\n"
    }
    return Array(text.utf8)
  }
}
