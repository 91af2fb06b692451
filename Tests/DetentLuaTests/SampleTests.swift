import DetentCore
import DetentKit
import DetentLua
import Foundation
import Testing

/// Every script in samples/ runs, holds what it asserts, and says the same twice.
@Suite struct SampleTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples").standardized

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".lua") }.sorted() + ["storyboard/onboarding.lua"]
  }()

  @Test("there are samples") func thereAreSamples() {
    #expect(Self.names.contains("onboarding.lua"))
  }

  @Test(arguments: names) func runs(_ name: String) throws {
    let result = try run(name)
    #expect(result.failure == nil, "\(result.failure?.message ?? "")")
    #expect(result.assertions > 0)
    #expect(result.steps > 0)
  }

  @Test(arguments: names) func repeatsToTheByte(_ name: String) throws {
    #expect(try trace(of: run(name)) == trace(of: run(name)))
  }

  private func run(_ name: String) throws -> Session.Result {
    let source = try Data(contentsOf: Self.folder.appending(path: name))
    let folder = Self.folder.appending(path: name).deletingLastPathComponent()
    return Session().run(source: Array(source), name: name, folder: folder.path())
  }

  private func trace(of result: Session.Result) -> String {
    var text = ""
    result.writeTrace(seed: 1) { text += $0 }
    return text
  }

  /// The program in the README, but for what it prints to.
  @Test("the README's program") func embedded() {
    var heard: [String] = []
    var session = Session()
    session.onOutput = { output in
      if case .print(let text) = output { heard.append(text) }
    }
    let result = session.run(text: "print(detent.screen {}.device) assert.equal(1, 2)", name: "tour.lua")
    #expect(heard == ["iPhone 16"])
    #expect(result.failure?.message.hasPrefix("tour.lua:1: assert.equal failed") == true)
    let names = (0..<result.trace.count).map { result.trace[$0].what.name }
    #expect(names == ["made"])
  }
}
