import Testing

/// A folder of test files and what `detent test` makes of it.
struct Suite {
  let folder: Folder

  init(_ files: KeyValuePairs<String, String>) throws {
    folder = try Folder()
    for (name, text) in files { try folder.write(name, text) }
  }

  func run(
    _ arguments: String..., signal: (number: Int32, after: Double)? = nil, again: Double? = nil
  ) throws -> Detent.Outcome {
    let outcome = try Detent.run(["test"] + arguments, in: folder, signal: signal, again: again)
    #expect(!outcome.hung, "detent test did not end")
    return outcome
  }

  /// A report as it was written.
  func text(_ name: String) -> String { Folder.text(folder.path(name)) }

  static let pager = """
    local screen, pager, dots
    setup(function()
      screen = detent.screen {
        detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
        detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
      pager, dots = screen.pager, screen.dots
    end)

    """
}

extension Detent.Outcome {
  /// Checks the exit code and that texts were printed, in this order.
  func expect(_ code: Int32, says: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.code == code, "\(everything.prefix(3000))", sourceLocation: sourceLocation)
    var rest = everything[...]
    for text in says {
      guard let found = rest.firstRange(of: text) else {
        Issue.record(
          "\"\(text)\" is missing, or not in its place, in: \(everything.prefix(3000))", sourceLocation: sourceLocation)
        return
      }
      rest = rest[found.upperBound...]
    }
  }
}
