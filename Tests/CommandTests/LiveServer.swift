import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `detent live` as a process, spoken to in plain bytes.
final class LiveServer {
  let folder: Folder
  let port: UInt16
  private let program: Program

  /// Starts it on a script, and waits until it says where it is.
  init(_ script: String, _ words: [String] = []) throws {
    folder = try Folder()
    try folder.write("a.lua", script)
    program = try Program(
      Detent.binary, ["live", "a.lua"] + words, in: folder, output: folder.path("out"), errors: folder.path("err"))
    let address = try LiveServer.wait(for: "http://127.0.0.1:", in: folder)
    port = try #require(UInt16(address.prefix { $0.isNumber }))
  }

  /// What follows a text that the process is to say within a minute.
  private static func wait(for text: String, in folder: Folder) throws -> Substring {
    for _ in 0..<1200 {
      let said = Folder.text(folder.path("out"))
      if let found = said.range(of: text), said.hasSuffix("\n") { return said[found.upperBound...] }
      usleep(50_000)
    }
    throw LiveServerError(said: Folder.text(folder.path("err")))
  }

  /// Ends it as control-C does; answers its exit code.
  func interrupt() -> Int32 {
    kill(program.id, SIGINT)
    return program.wait()
  }

  deinit { if !program.isWaitedFor { _ = interrupt() } }

  /// Sends pieces, one after another, and reads what comes until the server closes or `isEnough`.
  func exchange(_ pieces: [String], until isEnough: (String) -> Bool = { _ in false }) throws -> String {
    let file = try connect()
    defer { close(file) }
    for (index, piece) in pieces.enumerated() {
      if index > 0 { usleep(60_000) }
      let bytes = Array(piece.utf8)
      _ = bytes.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    return read(file, until: isEnough)
  }

  private func read(_ file: Int32, until isEnough: (String) -> Bool) -> String {
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(String(decoding: answer, as: UTF8.self)) {
      let count = recv(file, &piece, piece.count, 0)
      guard count > 0 else { break }
      answer += piece[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func connect() throws -> Int32 {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw LiveServerError(said: "no connection") }
    return file
  }

  /// One request whose connection then closes.
  func ask(_ line: String, _ headers: [String] = [], host: String? = nil, body: String = "") throws -> String {
    let length = body.isEmpty ? [] : ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    let lines = ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + length + headers
    return try exchange([lines.joined(separator: "\r\n") + "\r\n\r\n" + body])
  }
}

struct LiveServerError: Error {
  var said: String
}
