import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real command, run as a process of its own.
enum Detent {
  /// What a run left behind.
  struct Outcome {
    /// The exit code; 1000 and more: ended by that signal.
    var code: Int32
    var output: String
    var errors: String
    /// It did not end by itself within a minute, or five under a sanitizer.
    var hung = false

    var everything: String { output + errors }
  }

  /// The binary: DETENT_BIN, else the one beside the test bundle, else the package's own.
  static let binary: String = {
    if let given = ProcessInfo.processInfo.environment["DETENT_BIN"] { return given }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let beside = bundles.map { path in
      let folders = path.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }
      return folders.joined(separator: "/") + "/detent"
    }
    let candidates = beside + ["\(package)/.build/release/detent", "\(package)/.build/debug/detent"]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "detent"
  }()

  /// Runs the command in a folder; `stdin`, `stdout` and `signal` are for the tests of these; a signal comes
  /// `again` so many seconds later.
  static func run(
    _ arguments: [String], in folder: Folder, stdin: String = "", stdout: String? = nil,
    environment: [String: String] = [:], signal: (number: Int32, after: Double)? = nil,
    again: Double? = nil
  ) throws -> Outcome {
    let name = UUID().uuidString
    let (output, errors) = (stdout ?? folder.path(name + ".out"), folder.path(name + ".err"))
    try folder.write(name + ".in", stdin)
    let program = try Program(
      binary, arguments, in: folder, input: folder.path(name + ".in"), output: output, errors: errors,
      environment: environment)
    let watchdog = DispatchWorkItem { kill(program.id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60 * Sanitizer.patience, execute: watchdog)
    if let signal {
      let sender = DispatchWorkItem {
        kill(program.id, signal.number)
        guard let again else { return }
        usleep(UInt32(again * 1e6))
        kill(program.id, signal.number)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + signal.after * Sanitizer.patience, execute: sender)
    }
    let code = program.wait()
    watchdog.cancel()
    return Outcome(
      code: code, output: stdout == nil ? Folder.text(output) : "", errors: Folder.text(errors),
      hung: code == 1000 + SIGKILL)
  }
}

/// A temporary folder that goes when the test ends.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("detent-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// A file that is read for ever: nobody writes it.
  func makePipe(_ name: String) -> Bool { mkfifo(path(name), 0o600) == 0 }

  /// By a handle: `FileManager.contents` of the toolchain loses its buffer when a file is empty.
  static func text(_ path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
