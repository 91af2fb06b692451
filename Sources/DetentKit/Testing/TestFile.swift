import DetentCore
import DetentLua

/// One file of tests under one combination of settings, loaded and ready to run tests one after another.
protocol TestFile: AnyObject {
  /// Every test, in the order in which it is declared.
  var tests: [DeclaredTest] { get }
  /// What concerns the file as a whole: tests that were never declared.
  var remarks: [String] { get }
  var request: TestFileRequest { get }
  /// The lines of the trace of the test that ran last, if it failed.
  var lastTrace: [String] { get }
  /// The run of the test that ran last, if it failed.
  var lastHost: Host? { get }
  /// The file and what it has required.
  var sources: [Capsule.Source] { get }
  /// Runs one test; results of hooks that belong to no test come with it.
  func run(_ index: Int) -> [TestResult]
  /// Runs what is left to do after the last test.
  func finish() -> [TestResult]
}

/// A test as its file declares it.
struct DeclaredTest: Sendable {
  var name: TestName
  /// Where it ends.
  var lastLine: Int
  /// It, or a block around it, is marked `only`.
  var isOnly = false
  /// Lines of the blocks around it, for `file.lua:42`.
  var blockLines: [Int] = []
  /// Its blocks as numbers, for mixing within blocks.
  var blockPath: [Int] = []
}

/// What a file needs to be run.
struct TestFileRequest {
  var path: String
  var session: Session
  /// For reports: "device=iPhone SE".
  var combination = ""
  /// How often each test runs; its trace must be the same each time.
  var repeats = 1
  var isStrict = false
  /// The least share by which a gesture must be away from another outcome; 0: any.
  var minMargin = 0.0
  var measuresCoverage = false
  /// Which reviewed curves may be written.
  var update = CurveUpdate.none
  /// Scripts that are taken from here and not from files: those of a capsule.
  var held: [Capsule.Source] = []
}

/// Why a file's tests cannot be told.
struct TestFileError: Error {
  var result: TestResult
}

extension TestFileRequest {
  /// Reads the file and finds its tests: sections, if a line begins with "--## ", else what busted's words declare.
  func open() throws(TestFileError) -> any TestFile {
    let source = try source()
    let sections = Section.all(in: source)
    return sections.isEmpty
      ? try SpecFile(self, source: source) : SectionFile(self, source: source, sections: sections)
  }

  private func source() throws(TestFileError) -> [UInt8] {
    if let first = held.first { return Array(first.text.utf8) }
    do { return try Files.read(path, limit: session.scriptLimit) } catch {
      throw failed(TestFailure(kind: .load, message: error.description))
    }
  }

  func failed(_ failure: TestFailure) -> TestFileError {
    let name = TestName(file: path, line: failure.line ?? 1, name: "(loading the file)", combination: combination)
    return TestFileError(result: TestResult(test: name, outcome: .error, failure: failure))
  }

  /// A host for this file: what it prints goes to `output`, what it requires is noted in `required`.
  func host(_ output: OutputLines, _ required: RequiredSources, _ curves: CurveFolder? = nil) -> Host? {
    guard let host = Host(session.options) else { return nil }
    let modules = Modules(roots: session.roots + [Files.folder(of: path)], limit: session.scriptLimit)
    let held = held
    host.findModule = { name in
      if let source = held.dropFirst().first(where: { $0.kind == .script && $0.name == name }) {
        return (Array(source.text.utf8), source.path)
      }
      guard held.isEmpty, let found = modules.find(name) else { return nil }
      required.add(name, found)
      return found
    }
    host.readFile = { name throws(LoadError) in
      if !held.isEmpty { return held.first { $0.kind == .file && $0.name == name }.map { Array($0.text.utf8) } }
      guard let text = try modules.read(name) else { return nil }
      required.add(file: name, text)
      return text
    }
    host.keepsSteps = session.keepsSteps
    host.auditor = Auditor(session.auditSettings)
    host.calendars = session.calendars
    host.loader = ScreenLoader(session.calendars)
    host.curves = curves
    host.onOutput = { output.add($0) }
    return host
  }
}

/// The modules that a file of tests has required. A class because the host's closure and the file share it.
final class RequiredSources {
  private(set) var sources: [Capsule.Source] = []

  func add(_ name: String, _ found: (text: [UInt8], name: String)) {
    guard !sources.contains(where: { $0.kind == .script && $0.name == name }) else { return }
    sources.append(Capsule.Source(name: name, path: found.name, text: String(decoding: found.text, as: UTF8.self)))
  }

  func add(file name: String, _ text: [UInt8]) {
    guard !sources.contains(where: { $0.kind == .file && $0.name == name }) else { return }
    sources.append(Capsule.Source(kind: .file, name: name, path: name, text: String(decoding: text, as: UTF8.self)))
  }

  /// The file itself before them.
  func with(_ path: String, _ source: [UInt8]) -> [Capsule.Source] {
    [Capsule.Source(name: "", path: path, text: String(decoding: source, as: UTF8.self))] + sources
  }
}

/// What a test prints, steps and notes. A class because the host's closure and the file share it.
final class OutputLines {
  var lines: [String] = []
  /// More is not kept.
  private static let limit = 10_000

  func add(_ output: ScriptOutput) {
    guard lines.count < OutputLines.limit else { return }
    switch output {
    case .print(let text): lines.append(text)
    case .step(let text, let time): lines.append("▸ \(text) (\(Text.seconds(time)))")
    case .note(let text, let time): lines.append("· \(text) (\(Text.seconds(time)))")
    }
  }
}

/// Numbers tests of the same name within their file.
struct NameCopies {
  private var counts: [String: Int] = [:]

  mutating func numbered(_ name: TestName) -> TestName {
    var name = name
    counts[name.title, default: 0] += 1
    name.copy = counts[name.title] ?? 1
    return name
  }
}
