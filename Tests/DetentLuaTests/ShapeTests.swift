import Testing

@testable import DetentLua

/// The words of the member tables, from which editors' definitions are made.
@Suite struct ShapeTests {
  @Test("every row of every class can be read") func rows() {
    for type in ScriptClasses.all where type.index != .spec {
      for row in type.members {
        let title = "\(type.name).\(row.name): \(row.type)"
        do throws(ShapeError) {
          if row.call == nil {
            _ = try ShapeReader.shape(row.type)
          } else {
            let signature = try ShapeReader.signature(row.type)
            #expect(Int(Member.mostArguments(row.type)) == signature.parameters.count, "\(title)")
          }
        } catch { Issue.record("\(title): \(error.message) (Sources/DetentLua/Manual/Word.swift lists the words)") }
      }
    }
  }

  @Test("choices, lists, tables") func shapes() throws {
    let side = try ShapeReader.shape("\"top\", \"bottom\" or nil")
    #expect(side.literals == ["top", "bottom"] && side.allowsNil)
    #expect(side.editor == "\"top\"|\"bottom\"|nil")
    #expect(
      try ShapeReader.shape("{ count, height: points }, a list of them or nil").editor
        == "{ count: integer, height: number }|{ count: integer, height: number }[]|nil")
    #expect(try ShapeReader.shape("a child, its id, or nil").editor == "detent.component|string|nil")
    #expect(try ShapeReader.shape("points, a share such as \"80%\", or nil").remark == "Points. Share such as \"80%\".")
    #expect(try ShapeReader.shape("insets").given == "detent.insets.given|number[]|number")
  }

  @Test("parameters, options, answers") func signatures() throws {
    let drag = try ShapeReader.signature("{ by or to: point, over = 0.3, from?: point } -> motion")
    #expect(drag.parameters.count == 1 && !drag.parameters[0].shape.allowsNil)
    guard case .record(let fields) = drag.parameters[0].shape else { return #expect(Bool(false)) }
    #expect(fields.map(\.name) == ["by", "to", "over", "from"])
    #expect(fields.map(\.isOptional) == [true, true, true, true])
    #expect(fields[2].usual == "0.3" && fields[2].shape.editor == "number")
    #expect(drag.answer?.editor == "detent.motion")

    let row = try ShapeReader.signature("(row, { at: \"none\" or \"top\" = \"none\", animated = true })")
    #expect(row.parameters.map(\.name) == ["row", "options"] && row.parameters[1].isOptional)
    #expect(try ShapeReader.signature("()").parameters.isEmpty)
    #expect(try ShapeReader.signature("(image or nil, page)").parameters[0].shape.editor == "string|nil")
  }

  @Test(
    "what cannot be read says so",
    arguments: ["colour or nil", "{ at", "\"top", "{ frobs }", "(page) page", "list of frobs", ""])
  func problems(_ text: String) {
    #expect(throws: ShapeError.self) { try ShapeReader.shape(text) }
  }
}
