import DetentLua

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a worker is asked to do: one file under one combination of settings.
struct WorkRequest: Sendable, Equatable {
  var path: String
  var lines: [Int] = []
  var combination: [String: String] = [:]
  /// Run only those marked `only`, since some file has them.
  var onlyMarked = false
  /// Run only these, by their ids; nil: all that are selected.
  var ids: [String]?
  /// Begin behind so many selected tests: those before have run, or have crashed.
  var from = 0
  /// Answer what there is, and run nothing.
  var listsOnly = false

  var json: JSON {
    .object([
      "path": .text(path), "lines": .list(lines.map { .int($0) }),
      "settings": .object(
        combination.keys.sorted().map { JSON.Member(name: $0, value: .text(combination[$0] ?? "")) }),
      "onlyMarked": .bool(onlyMarked), "from": .int(from), "listsOnly": .bool(listsOnly),
      "ids": ids.map { .texts($0) },
    ])
  }

  init(path: String) { self.path = path }

  init?(_ json: JSON) {
    guard let path = json["path"]?.text else { return nil }
    self.path = path
    lines = (json["lines"]?.list ?? []).compactMap(\.int)
    if case .object(let members)? = json["settings"] {
      for member in members { combination[member.name] = member.value.text }
    }
    onlyMarked = json["onlyMarked"]?.bool ?? false
    from = json["from"]?.int ?? 0
    ids = json["ids"]?.texts
    listsOnly = json["listsOnly"]?.bool ?? false
  }
}

/// What a worker answers, one JSON object a line.
enum WorkAnswer: Sendable {
  /// The file is loaded: the names of its selected tests, in the order in which they run, whether any is marked `only`.
  case declared([TestName], hasOnly: Bool, remarks: [String])
  /// A test begins: its place among the selected.
  case began(Int)
  case finished(TestResult)
  case done

  var json: JSON {
    switch self {
    case .declared(let names, let hasOnly, let remarks):
      .object([
        "declared": .list(names.map { TestResult(test: $0).json }), "hasOnly": .bool(hasOnly),
        "remarks": .texts(remarks),
      ])
    case .began(let place): .object(["began": .int(place)])
    case .finished(let result): .object(["finished": result.json])
    case .done: .object(["done": .bool(true)])
    }
  }

  init?(_ json: JSON) {
    if let names = json["declared"]?.list {
      self = .declared(
        names.compactMap { TestResult($0)?.test }, hasOnly: json["hasOnly"]?.bool ?? false,
        remarks: json["remarks"]?.texts ?? [])
    } else if let place = json["began"]?.int {
      self = .began(place)
    } else if let result = json["finished"].flatMap({ TestResult($0) }) {
      self = .finished(result)
    } else if json["done"] != nil {
      self = .done
    } else {
      return nil
    }
  }
}

/// A worker process: reads requests, runs files, answers. It ends when nobody asks any more.
struct TestWorker {
  var arguments: Arguments

  func run() -> ExitCode {
    var input = LineReader(file: STDIN_FILENO)
    while let line = input.next() {
      guard let json = try? JSON(parsing: line), let request = WorkRequest(json) else { return .fault }
      perform(request)
      answer(.done)
    }
    return .well
  }

  private func answer(_ answer: WorkAnswer) {
    guard Files.put(Array((answer.json.line + "\n").utf8), to: STDOUT_FILENO) else { exit(0) }
  }

  private func perform(_ request: WorkRequest) {
    var file = TestFileRequest(path: request.path, session: arguments.session)
    file.session.options.screenSettings = request.combination
    file.combination = arguments.test.matrix.title(of: request.combination)
    file.repeats = arguments.test.repeats
    file.isStrict = arguments.test.isStrict
    file.update = arguments.test.update ?? .none
    file.minMargin = arguments.test.minMargin
    Running.note("loading \(request.path)")
    do {
      let opened = try file.open()
      run(opened, request)
    } catch {
      answer(.declared([error.result.test], hasOnly: false, remarks: []))
      if !request.listsOnly, request.from == 0 { answer(.finished(error.result)) }
    }
  }

  private func run(_ file: any TestFile, _ request: WorkRequest) {
    let selected = select(file.tests, request)
    answer(
      .declared(
        selected.map { file.tests[$0].name }, hasOnly: file.tests.contains(where: \.isOnly), remarks: file.remarks))
    guard !request.listsOnly else { return }
    for (place, index) in selected.enumerated().dropFirst(request.from) {
      let name = file.tests[index].name
      Running.note("running \(name.file):\(name.line) \(name.shown)")
      answer(.began(place))
      limitCPU()
      if arguments.faults { fault(in: name) }
      for result in file.run(index) { answer(.finished(withCapsule(result, name, file))) }
    }
    for result in file.finish() { answer(.finished(result)) }
  }

  private func withCapsule(_ result: TestResult, _ name: TestName, _ file: any TestFile) -> TestResult {
    guard result.isBad, result.test == name else { return result }
    var result = result
    result.capsule = Capsule(result, of: file, sources: file.sources).write()
    return result
  }

  private func select(_ tests: [DeclaredTest], _ request: WorkRequest) -> [Int] {
    var selection = arguments.test.selection
    selection.onlyIDs = request.ids.map { Set($0) }
    var chosen = tests.indices.filter { selection.takes(tests[$0].name) }
    if request.onlyMarked { chosen = chosen.filter { tests[$0].isOnly } }
    if !request.lines.isEmpty {
      let wanted = Set(request.lines.flatMap { LineSelection.tests(at: $0, in: tests) })
      chosen = chosen.filter { wanted.contains($0) }
    }
    guard arguments.test.selection.shuffles else { return chosen }
    return TestOrder.mixed(chosen, tests, seed: arguments.session.options.seed)
  }

  /// The process is killed when one test uses more CPU time than it may: that is a hang in Detent itself, since scripts
  /// are stopped before.
  private func limitCPU() {
    guard arguments.test.cpuLimit > 0 else { return }
    let seconds = (CPUWatch.used + arguments.test.cpuLimit).rounded(.up)
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_CPU
    #else
      let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #endif
    guard seconds < 1e9, unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(seconds), limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }

  /// For the tests of detent itself: traps or hangs in tests that are called so.
  private func fault(in name: TestName) {
    if name.name.contains("trap") { fatalError("a fault, as asked for by --fault") }
    while name.name.contains("hang") {}
  }
}

/// Which tests `file.lua:42` means: the test or the block that begins at the line, or last before it.
enum LineSelection {
  static func tests(at line: Int, in tests: [DeclaredTest]) -> [Int] {
    let starts = tests.map(\.name.line) + tests.flatMap(\.blockLines)
    let start = starts.filter { $0 <= line }.max() ?? starts.min() ?? 0
    return tests.indices.filter { tests[$0].name.line == start || tests[$0].blockLines.contains(start) }
  }
}

enum TestOrder {
  /// Mixes tests, those of a block staying together: blocks and tests of one level change places.
  static func mixed(_ indices: [Int], _ tests: [DeclaredTest], seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return mixed(indices, tests, depth: 1, &generator)
  }

  private static func mixed(
    _ indices: [Int], _ tests: [DeclaredTest], depth: Int, _ generator: inout SeededGenerator
  ) -> [Int] {
    var groups: [[Int]] = []
    var known: [Int: Int] = [:]
    for index in indices {
      let path = tests[index].blockPath
      guard depth < path.count else {
        groups.append([index])
        continue
      }
      if let group = known[path[depth]] {
        groups[group].append(index)
      } else {
        known[path[depth]] = groups.count
        groups.append([index])
      }
    }
    return groups.mixed(by: &generator).flatMap { group in
      group.count > 1 ? mixed(group, tests, depth: depth + 1, &generator) : group
    }
  }
}

/// Reads a file line by line.
struct LineReader {
  let file: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  init(file: Int32) { self.file = file }

  mutating func next() -> [UInt8]? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      guard !isAtEnd, read() else { return nil }
    }
  }

  private mutating func read() -> Bool {
    guard let piece = Files.readSome(from: file), !piece.isEmpty else {
      isAtEnd = true
      return false
    }
    buffer += piece
    return true
  }
}
