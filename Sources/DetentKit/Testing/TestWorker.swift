import DetentLua

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    file.measuresCoverage = arguments.test.measuresCoverage
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
    result.sharesLine = file.tests.count { $0.name.line == name.line } > 1
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
