/// A small server for the browser on this machine: one thread, one loop. Requests of other origins, and those that name
/// another host, are refused, so that no page of the web can use it.
struct HTTPServer {
  let port: UInt16
  private let listener: Int32
  private var connections: [Connection] = []

  /// A browser on the line.
  private struct Connection {
    var file: Int32
    var input: [UInt8] = []
    var output: [UInt8] = []
    var isStream = false
    /// Ends when everything is written.
    var isEnding = false
    var isGone = false
    /// Ticks since it last sent or took something.
    var idle = 0
  }

  /// How often the loop looks round when nobody asks anything.
  static let tick: Int32 = 250
  /// Half a request, or none, after so many ticks ends the connection: ten seconds.
  private static let patience = 40
  private static let connectionLimit = 64
  /// What a listener may leave unread.
  private static let outputLimit = 8 << 20

  init(port: UInt16) throws(Socket.Failure) { (listener, self.port) = try Socket.listen(port: port) }

  var address: String { "http://127.0.0.1:\(port)/" }

  /// Waits for what comes and answers it; false when the process is to end.
  mutating func turn(_ answer: (HTTPRequest) -> HTTPResponse) -> Bool {
    let files = [(listener, false)] + connections.map { ($0.file, !$0.output.isEmpty) }
    guard let ready = Socket.ready(files, milliseconds: HTTPServer.tick), Running.interruption == 0 else {
      return Running.interruption == 0
    }
    if !ready.contains(true) { for index in connections.indices { connections[index].idle += 1 } }
    for index in connections.indices where ready[index + 1] { serve(&connections[index], answer) }
    if ready[0] { accept() }
    sweep()
    return true
  }

  /// Tells those who listen.
  mutating func push(_ event: [UInt8]) {
    for index in connections.indices where connections[index].isStream {
      connections[index].output += event
      flush(&connections[index])
    }
    sweep()
  }

  func close() {
    for file in connections.map(\.file) + [listener] { _ = Files.close(file) }
  }

  private mutating func accept() {
    while let file = Socket.accept(listener) { connections.append(Connection(file: file)) }
    let tooMany = max(0, connections.count - HTTPServer.connectionLimit)
    let ordinary = connections.indices.filter { !connections[$0].isStream }
    for index in (ordinary + connections.indices).prefix(tooMany) { connections[index].isGone = true }
  }

  private func serve(_ connection: inout Connection, _ answer: (HTTPRequest) -> HTTPResponse) {
    connection.idle = 0
    guard let piece = Socket.receive(connection.file) else {
      connection.isGone = true
      return
    }
    if !connection.isStream, !connection.isEnding { connection.input += piece }
    while !connection.isStream, !connection.isEnding, !connection.input.isEmpty {
      switch HTTPRequest.read(connection.input) {
      case .incomplete: return flush(&connection)
      case .refused(let response): respond(response, keepsOpen: false, to: &connection)
      case .whole(let request, let end):
        connection.input.removeFirst(end)
        let response = refusal(of: request) ?? answer(request)
        respond(response, keepsOpen: request.headers["connection"]?.lowercased() != "close", to: &connection)
      }
    }
    flush(&connection)
  }

  private func respond(_ response: HTTPResponse, keepsOpen: Bool, to connection: inout Connection) {
    connection.output += response.bytes(keepsOpen: keepsOpen)
    connection.isStream = response.isStream
    connection.isEnding = !keepsOpen && !response.isStream
  }

  /// A page of another origin must not reach this server, whatever name it gives it.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .refusal(421, "this server is \(hosts[0]), and nothing else")
    }
    if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)" {
      return .refusal(403, "pages of \(origin) may not ask anything here")
    }
    guard request.method == "POST" else { return nil }
    guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
      return .refusal(415, "a body has to be application/json")
    }
    return nil
  }

  private func flush(_ connection: inout Connection) {
    while !connection.output.isEmpty {
      guard let count = Socket.send(connection.output, to: connection.file) else {
        connection.isGone = true
        return
      }
      if count == 0 { break }
      connection.output.removeFirst(count)
    }
    let isDeaf = connection.isStream && connection.output.count > HTTPServer.outputLimit
    if isDeaf || connection.isEnding && connection.output.isEmpty { connection.isGone = true }
  }

  private mutating func sweep() {
    for index in connections.indices where !connections[index].isStream {
      if connections[index].idle > HTTPServer.patience { connections[index].isGone = true }
    }
    for connection in connections where connection.isGone { _ = Files.close(connection.file) }
    connections.removeAll(where: \.isGone)
  }
}
