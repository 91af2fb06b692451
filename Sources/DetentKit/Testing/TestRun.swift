import DetentCore
import DetentLua

/// A run of many files on several worker processes. Results are told in the order of the files, whoever was first.
///
/// A worker that crashes costs the test that it ran: the test is reported, and another worker goes on behind it.
struct TestRun {
  let settings: TestSettings
  /// The words of the command line, from which a worker learns its settings.
  let words: [String]
  private(set) var jobs: [Job]
  var summary: TestSummary
  private(set) var hasCrashed = false
  private(set) var cannotLoad = false

  private var workers: [WorkerProcess] = []
  private var nextJob = 0
  /// The job whose results are told, and how many of them have been.
  private var toldJob = 0
  private var toldResults = 0
  private let tell: (TestResult) -> Void

  /// One file under one combination.
  struct Job {
    var request: WorkRequest
    var combination: String
    var names: [TestName] = []
    var hasOnly = false
    var isDeclared = false
    var remarks: [String] = []
    /// The place of the test that runs.
    var running: Int?
    var results: [TestResult] = []
    var isDone = false
  }

  init(
    _ requests: [(request: WorkRequest, combination: String)], settings: TestSettings, words: [String], seed: UInt64,
    tell: @escaping (TestResult) -> Void
  ) {
    jobs = requests.map { Job(request: $0.request, combination: $0.combination) }
    summary = TestSummary(
      seed: seed, isStrict: settings.isStrict, coverage: settings.measuresCoverage ? Coverage() : nil)
    self.settings = settings
    self.words = words
    self.tell = tell
  }

  /// Runs everything; answers why it could not, if the system refuses to start workers.
  mutating func run() -> String? {
    WorkerProcess.keepFilesToOneself()
    let count = min(settings.jobs ?? WorkerPoll.processors, jobs.count)
    while workers.count < count {
      guard startWorker() else { return "could not start a worker process" }
    }
    while !workers.isEmpty, Running.interruption == 0, summary.stopped == nil { step() }
    if Running.interruption != 0 { summary.stopped = "interrupted" }
    for index in workers.indices { _ = workers[index].end(killing: true) }
    workers = []
    tellRest()
    return nil
  }

  /// What a worker is started with: the same command line, and what this process knows from elsewhere.
  private var workerWords: [String] { ["--worker", "--update", (settings.update ?? .none).rawValue] + words }

  private mutating func startWorker() -> Bool {
    guard let worker = WorkerProcess(workerWords) else { return false }
    workers.append(worker)
    give(workerAt: workers.count - 1)
    return true
  }

  /// Hands the next piece of work to a worker, if there is any; a worker without work is ended.
  private mutating func give(workerAt index: Int) {
    workers[index].job = nextJob < jobs.count ? nextJob : nil
    guard let job = workers[index].job else { return }
    nextJob += 1
    _ = workers[index].send(jobs[job].request)
  }

  private mutating func step() {
    let files = workers.flatMap { [$0.output, $0.errors] }
    guard let ready = WorkerPoll.ready(files) else { return }
    // Errors first, so that a crash finds its text; from behind, since workers may go.
    for place in ready where place % 2 == 1 { workers[place / 2].hear() }
    for place in ready.reversed() where place % 2 == 0 { read(place / 2) }
    tellDone()
  }

  private mutating func read(_ index: Int) {
    guard let answers = workers[index].answers() else { return lose(index) }
    for answer in answers { take(answer, from: index) }
    if workers[index].job == nil {
      var worker = workers.remove(at: index)
      _ = worker.end(killing: true)
    }
  }

  private mutating func take(_ answer: WorkAnswer, from index: Int) {
    guard let job = workers[index].job else { return }
    switch answer {
    case .declared(let names, let hasOnly, let remarks):
      jobs[job].names = names
      jobs[job].hasOnly = hasOnly
      jobs[job].remarks = remarks
      jobs[job].isDeclared = true
    case .began(let place): jobs[job].running = place
    case .finished(var result):
      if !settings.showsCPUTimes { result.cpuSeconds = 0 }
      if let running = jobs[job].running, jobs[job].names[running] == result.test { jobs[job].running = nil }
      if result.failure?.kind == .load { cannotLoad = true }
      jobs[job].results.append(result)
    case .done:
      jobs[job].isDone = true
      give(workerAt: index)
    }
  }

  // MARK: Crashes

  /// A worker is gone: what it ran has failed, and another one goes on behind that.
  private mutating func lose(_ index: Int) {
    var worker = workers.remove(at: index)
    let end = worker.end(killing: false)
    guard let job = worker.job else { return }
    hasCrashed = true
    jobs[job].results.append(crash(of: jobs[job], end, said: worker.said))
    if let running = jobs[job].running, running + 1 < jobs[job].names.count {
      jobs[job].request.from = running + 1
      jobs[job].running = nil
      guard var other = WorkerProcess(workerWords) else {
        summary.stopped = "could not start a worker process"
        return
      }
      other.job = job
      _ = other.send(jobs[job].request)
      workers.append(other)
    } else {
      jobs[job].isDone = true
      if nextJob < jobs.count, !startWorker() { summary.stopped = "could not start a worker process" }
    }
  }

  private func crash(of job: Job, _ end: WorkerEnd, said: String) -> TestResult {
    let place = job.isDeclared ? "(leaving the file)" : "(loading the file)"
    let name =
      job.running.map { job.names[$0] }
      ?? TestName(file: job.request.path, line: 1, name: place, combination: job.combination)
    var message = "Detent itself failed in this test (please report it): \(end.words)"
    if end.wasHang {
      message = "the test used more than \(Int(settings.cpuLimit)) CPU seconds in all (--max-test-cpu sets the limit)"
    }
    var failure = TestFailure(kind: .crash, message: message, file: name.file, line: name.line)
    failure.notes = said.split(separator: "\n").prefix(20).map(String.init)
    return TestResult(test: name).failing(failure)
  }

  // MARK: Telling

  /// Tells every result whose turn it is.
  private mutating func tellDone() {
    while toldJob < jobs.count, summary.stopped == nil {
      while toldResults < jobs[toldJob].results.count, summary.stopped == nil {
        say(jobs[toldJob].results[toldResults])
        toldResults += 1
      }
      guard jobs[toldJob].isDone else { return }
      toldJob += 1
      toldResults = 0
    }
  }

  private mutating func say(_ result: TestResult) {
    summary.count(result)
    tell(result)
    if let most = settings.maxFailures, summary.failed + summary.errors >= most {
      summary.stopped = "after \(most) failure\(most == 1 ? "" : "s")"
    }
  }

  /// The run was interrupted: what has run is told, even if something before it has not.
  private mutating func tellRest() {
    summary.remarks = jobs.flatMap(\.remarks)
    guard Running.interruption != 0 else { return }
    while toldJob < jobs.count {
      for result in jobs[toldJob].results.dropFirst(toldResults) {
        summary.count(result)
        tell(result)
      }
      summary.notRun += max(0, jobs[toldJob].names.count - jobs[toldJob].results.count)
      toldJob += 1
      toldResults = 0
    }
  }
}
