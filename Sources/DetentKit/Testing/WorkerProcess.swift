#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker as its parent sees it: a process with three pipes. It is in a process group of its own, so that a control-C
/// reaches the parent alone, which then ends the workers.
struct WorkerProcess {
  let pid: pid_t
  let input: Int32
  let output: Int32
  let errors: Int32
  /// Which piece of work it does.
  var job: Int?
  private var pending: [UInt8] = []
  private(set) var said = ""

  /// Starts this same program as a worker; nil when the system refuses.
  init?(_ words: [String]) {
    guard let input = Pipe(), let output = Pipe(), let errors = Pipe() else { return nil }
    let program = Files.resolved("/proc/self/exe") ?? CommandLine.arguments[0]
    let pid = WorkerProcess.spawn(program, [program] + words, input.reading, output.writing, errors.writing)
    for end in [input.reading, output.writing, errors.writing] { _ = Files.close(end) }
    guard let pid else {
      for end in [input.writing, output.reading, errors.reading] { _ = Files.close(end) }
      return nil
    }
    self.pid = pid
    self.input = input.writing
    self.output = output.reading
    self.errors = errors.reading
  }

  private static func spawn(
    _ program: String, _ words: [String], _ input: Int32, _ output: Int32, _ errors: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Blocked signals are not handed down: the one that ends a hang must come through.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var copies = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    var pid = pid_t()
    return unsafe posix_spawn(&pid, program, &actions, &attributes, &copies, environ) == 0 ? pid : nil
  }

  /// Files that this process was given are not for its workers: whoever waits until they are closed would wait for those
  /// too.
  static func keepFilesToOneself() {
    for name in Files.names(in: "/proc/self/fd") {
      if let file = Int32(name), file > STDERR_FILENO { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }
  }

  func send(_ request: WorkRequest) -> Bool { Files.put(Array((request.json.line + "\n").utf8), to: input) }

  /// Whole answers that have come; nil: the worker has closed its end.
  mutating func answers() -> [WorkAnswer]? {
    guard let piece = Files.readSome(from: output), !piece.isEmpty else { return nil }
    pending += piece
    var answers: [WorkAnswer] = []
    let lines = pending.split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      if let answer = (try? JSON(parsing: line)).flatMap({ WorkAnswer($0) }) { answers.append(answer) }
    }
    pending = Array(lines.last ?? [])
    return answers
  }

  /// Takes down what it wrote to its standard error.
  mutating func hear() {
    guard let piece = Files.readSome(from: errors) else { return }
    said += String(decoding: piece, as: UTF8.self)
    if said.utf8.count > 20_000 { said = String(said.suffix(10_000)) }
  }

  /// Waits for its end and closes the pipes; answers how it ended, in words.
  mutating func end(killing: Bool) -> WorkerEnd {
    if killing { kill(pid, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
    while let piece = Files.readSome(from: errors), !piece.isEmpty {
      said += String(decoding: piece.prefix(10_000), as: UTF8.self)
    }
    for file in [input, output, errors] { _ = Files.close(file) }
    return WorkerEnd(status: status)
  }
}

/// How a process ended.
struct WorkerEnd {
  var status: Int32

  private var signal: Int32 { status & 0x7F }

  /// More CPU time than a test may use.
  var wasHang: Bool { signal == SIGXCPU }

  var words: String {
    guard signal != 0 else { return "its process ended with code \((status >> 8) & 0xFF)" }
    return unsafe "its process was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
  }
}

/// Both ends of a pipe, which children do not inherit.
private struct Pipe {
  var reading: Int32
  var writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// Waits until some of the workers' pipes can be read.
enum WorkerPoll {
  /// The indices of files that can be read; nil: the wait was interrupted.
  static func ready(_ files: [Int32]) -> [Int]? {
    var polled = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polled, nfds_t(polled.count), -1) >= 0 else { return nil }
    return polled.indices.filter { polled[$0].revents != 0 }
  }

  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// How many processors this machine has.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
