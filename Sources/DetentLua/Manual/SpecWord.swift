/// The words of a test file, which `detent test` and busted share, for editors and linters.
struct SpecWord: Sendable {
  var name: String
  var takes: String
  var doc: String

  static let all = [
    SpecWord(name: "describe", takes: "(name: string, function)", doc: "Groups tests; may stand in another group."),
    SpecWord(name: "context", takes: "(name: string, function)", doc: "The same as describe."),
    SpecWord(name: "it", takes: "(name: string, function)", doc: "A test, on a stage of its own."),
    SpecWord(name: "spec", takes: "(name: string, function)", doc: "The same as it."),
    SpecWord(name: "test", takes: "(name: string, function)", doc: "The same as it."),
    SpecWord(name: "pending", takes: "(name: string, function?)", doc: "A test that is not written or not run yet."),
    SpecWord(name: "before_each", takes: "(function)", doc: "Runs before every test of the group."),
    SpecWord(name: "after_each", takes: "(function)", doc: "Runs after every test of the group, failed ones too."),
    SpecWord(name: "setup", takes: "(function)", doc: "Runs once before the group's tests."),
    SpecWord(name: "teardown", takes: "(function)", doc: "Runs once after the group's tests."),
    SpecWord(name: "finally", takes: "(function)", doc: "Runs when the present test ends, however it ends."),
  ]
}

extension Definitions {
  static var specs: String {
    text(
      [["---@meta busted", heading]]
        + SpecWord.all.map { word in
          let signature = (try? ShapeReader.signature(word.takes)) ?? Signature(parameters: [])
          let names = signature.parameters.map(\.parameter).joined(separator: ", ")
          return ["---\(word.doc)"]
            + signature.parameters.map {
              "---@param \($0.parameter)\($0.isOptional ? "?" : "") \($0.shape.editor == "function" ? "fun()" : $0.shape.editor)"
            } + ["function \(word.name)(\(names)) end"]
        })
  }
}
