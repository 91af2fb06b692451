import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process of its own. By `posix_spawn`, for Foundation's `Process` reads beyond a buffer when it looks for open files,
/// which the address sanitizer ends and which crashed now and then without it.
final class Program {
  let id: pid_t
  private var code: Int32?

  /// Runs the program at a path; what it writes goes to files, errors with the rest unless they have a file of their own.
  init(
    _ path: String, _ arguments: [String], in folder: Folder, input: String = "/dev/null", output: String,
    errors: String? = nil, environment: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT, 0o644)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT, 0o644)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    // Signals as a shell would leave them, and a group of its own.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    // The shell goes to the folder and becomes the program: the call that would do so is not in every C library.
    let command = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.url.path, path] + arguments
    let (words, settings) = (command.map { strdup($0) }, variables.map { strdup($0) })
    defer { for text in words + settings { free(text) } }
    var id = pid_t()
    let failure = posix_spawn(&id, "/bin/sh", &actions, &attributes, words + [nil], settings + [nil])
    guard failure == 0 else { throw ProgramError(path: path, reason: String(cString: strerror(failure))) }
    self.id = id
  }

  /// Waits for its end: its exit code; 1000 and more: the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    if let code { return code }
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    let ended = status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + status & 0x7F
    code = ended
    return ended
  }

  var isWaitedFor: Bool { code != nil }
}

struct ProgramError: Error, CustomStringConvertible {
  var path: String
  var reason: String
  var description: String { "\(path): \(reason)" }
}
