import Foundation
import Testing

@testable import DetentGuidelines

/// Every sentence of the documents has an answer.
@Suite struct CoverageTests {
  @Test(arguments: Coverage.counts.keys.sorted()) func `no sentence is left out`(_ seed: String) throws {
    let numbers = Coverage.all.filter { $0.seed == seed }.map(\.number)
    let count = try #require(Coverage.counts[seed])
    #expect(numbers == Array(1...count))
  }

  @Test func `each row is whole`() {
    #expect(Coverage.all.count == Coverage.counts.values.reduce(0, +))
    for row in Coverage.all {
      #expect(row.digest.count == 8 && row.digest.allSatisfy(\.isHexDigit), "\(row)")
      #expect(!row.paraphrase.isEmpty, "\(row)")
    }
  }

  @Test func `each answer exists`() throws {
    for row in Coverage.all {
      switch row.answer {
      case .rule(let id): #expect(Guideline.named(id) != nil, "\(row.seed) \(row.number): there is no rule \(id)")
      case .unjudged(let reason): #expect(reason.count > 20, "\(row)")
      case .noGuidance: break
      case .behaviour(let file, let title):
        #expect(CoverageTests.shows(file, title), "\(row.seed) \(row.number): \(file) has no section \"\(title)\"")
      }
    }
  }

  /// Each rule that is made from the documents answers a sentence of each document that it names.
  @Test func `each rule answers what it claims`() {
    for rule in Guideline.all {
      for seed in rule.source.seeds {
        let isSaid = Coverage.all.contains { $0.seed == seed && $0.answer == .rule(rule.id) }
        #expect(isSaid, "\(rule.id): nothing in \(seed)")
      }
    }
  }

  private static func shows(_ file: String, _ title: String) -> Bool {
    let tests = Folder.root.appending(path: "Tests")
    let pictures = tests.appending(path: "DetentDrawingTests/Goldens/\(file)").path
    if title.isEmpty { return FileManager.default.fileExists(atPath: pictures) }
    let text = try? String(contentsOf: tests.appending(path: "Lua/\(file)"), encoding: .utf8)
    return text?.split(separator: "\n").contains { $0 == "--## \(title)" } == true
  }
}
