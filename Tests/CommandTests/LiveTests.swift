import Foundation
import Testing

/// `detent live`: what it serves, what it refuses, and how it ends. What a person sees is tested by scripts/test-browser.
@Suite struct LiveTests {
  static let script = Case.screen + "dots:on('valueChanged', function(e) note('page ' .. e.page) end)\n"

  /// A tap on the dots' far end, 0.1 s long, with half a second after it.
  static func tap(run: Int = 1) -> String {
    """
    {"run":\(run),"inputs":[{"t":10,"finger":7,"phase":"began","x":240,"y":805},{"t":110,"finger":7,"phase":"ended",\
    "x":240,"y":805}],"until":610,"events":0,"frames":0,"templates":0,"sets":0,"points":[]}
    """
  }

  /// One input, and a second after it.
  static func input(_ members: String) -> String {
    """
    {"run":1,"tab":5,"inputs":[{"t":10,\(members)}],"until":1010,"events":0,"frames":0,"templates":0,"sets":0,"points":[]}
    """
  }

  @Test func servesThePage() throws {
    let server = try LiveServer(LiveTests.script)
    let page = try server.ask("GET /")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("connect-src 'self'"))
    #expect(page.contains("\"live\":{\"run\":1,"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(try server.ask("GET /?x=1", host: "localhost:\(server.port)").hasPrefix("HTTP/1.1 200"))
    #expect(server.interrupt() == 130)
  }

  @Test func inputsReachTheRuntime() throws {
    let server = try LiveServer(LiveTests.script)
    let answer = try server.ask("POST /input", body: LiveTests.tap())
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.contains("\"name\":\"valueChanged\""))
    #expect(answer.contains("\"text\":\"page 2\""))
    #expect(answer.contains("\"count\":2"))
    #expect(answer.contains("\"end\":0.61,"))
    let saved = try server.ask("POST /save", body: "{\"run\":1}")
    #expect(saved.contains("{\"path\":\"a-by-hand.lua\"}"))
    let run = try Detent.run(["run", "a-by-hand.lua"], in: server.folder)
    run.expect(0, says: "page 2")
  }

  @Test("a script that returns cannot be gone on from") func returning() throws {
    let server = try LiveServer(LiveTests.script + "return 1\n")
    #expect(try server.ask("POST /input", body: LiveTests.tap()).contains("\"count\":2"))
    let saved = try server.ask("POST /save", body: "{\"run\":1}")
    #expect(saved.hasPrefix("HTTP/1.1 409"))
    #expect(saved.contains("the script cannot be gone on from: a.lua:9: <eof> expected"))
    #expect(!FileManager.default.fileExists(atPath: server.folder.path("a-by-hand.lua")))
  }

  @Test func aSavedFileRunsAgain() throws {
    let server = try LiveServer("note 'one'")
    let listening = ["GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"]
    let path = server.folder.path("a.lua")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      try? Data("note 'number two'".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    let events = try server.exchange(listening) { $0.contains("data:") }
    #expect(events.contains("Content-Type: text/event-stream"))
    #expect(events.contains("event: run\ndata: 2\n\n"))
    #expect(try server.ask("GET /").contains("number two"))
    #expect(try server.ask("POST /input", body: LiveTests.tap()).hasPrefix("HTTP/1.1 409"))
  }

  static let refused: [(name: String, request: String, answer: String)] = [
    ("another host", "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", "421"),
    ("another port", "GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", "421"),
    ("no host", "GET / HTTP/1.1\r\n\r\n", "400"),
    ("two hosts", "GET / HTTP/1.1\r\nHost: HERE\r\nHost: HERE\r\n\r\n", "400"),
    ("another origin", "GET / HTTP/1.1\r\nHost: HERE\r\nOrigin: https://example.com\r\n\r\n", "403"),
    ("an opaque origin", "POST /again HTTP/1.1\r\nHost: HERE\r\nOrigin: null\r\n\r\n", "403"),
    ("no type", "POST /again HTTP/1.1\r\nHost: HERE\r\nContent-Length: 2\r\n\r\n{}", "415"),
    (
      "a form's type",
      "POST /again HTTP/1.1\r\nHost: HERE\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", "415"
    ),
    ("an unknown path", "GET /etc/passwd HTTP/1.1\r\nHost: HERE\r\n\r\n", "404"),
    ("dots in the path", "GET /../a.lua HTTP/1.1\r\nHost: HERE\r\n\r\n", "404"),
    ("another method", "DELETE / HTTP/1.1\r\nHost: HERE\r\n\r\n", "405"),
    ("a page by POST", "POST / HTTP/1.1\r\nHost: HERE\r\nContent-Type: application/json\r\n\r\n", "405"),
    ("no JSON", json("nonsense"), "400"), ("no inputs", json("{}"), "400"),
    ("time that is none", json(tap().replacingOccurrences(of: "610", with: "-1")), "400"),
    ("time beyond all", json(tap().replacingOccurrences(of: "610", with: "1e300")), "400"),
    ("a place beyond all", json(tap().replacingOccurrences(of: "240", with: "1e300")), "400"),
    ("an unknown phase", json(tap().replacingOccurrences(of: "ended", with: "x")), "400"),
    ("an unknown key", json(input(#""key":"escape""#)), "400"),
    ("a wheel with one way", json(input(#""wheel":[1],"x":1,"y":1,"stream":1"#)), "400"),
    ("a wheel beyond all", json(input(#""wheel":[1e300,0],"x":1,"y":1,"stream":1"#)), "400"),
    ("too long a text", json(input(#""text":"\#(String(repeating: "x", count: 1001))""#)), "400"),
    ("counts below nothing", json(tap().replacingOccurrences(of: "\"frames\":0", with: "\"frames\":-1")), "400"),
    ("another run", json(tap(run: 9)), "409"),
    ("nothing to save", json("{}").replacingOccurrences(of: "/input", with: "/save"), "409"),
    ("chunks", "POST /input HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\n", "501"),
    ("a length that is none", "POST /input HTTP/1.1\r\nHost: HERE\r\nContent-Length: -5\r\n\r\n", "400"),
    ("two lengths", "POST / HTTP/1.1\r\nHost: HERE\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "400"),
    ("too large a body", "POST /input HTTP/1.1\r\nHost: HERE\r\nContent-Length: 999999999\r\n\r\n", "413"),
    ("too large a head", "GET / HTTP/1.1\r\nHost: HERE\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n", "431"),
    ("a head without end", "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 4000), "431"),
    ("nonsense", "\u{1}\u{2}\u{3}\r\n\r\n", "400"), ("HTTP/2", "PRI * HTTP/2.0\r\n\r\n", "400"),
    ("too few words", "GET /\r\n\r\n", "400"), ("a header without a name", "GET / HTTP/1.1\r\n: x\r\n\r\n", "400"),
    ("a header over two lines", "GET / HTTP/1.1\r\nHost: HERE\r\n more\r\n\r\n", "400"),
    ("a space before the colon", "GET / HTTP/1.1\r\nHost : HERE\r\n\r\n", "400"),
  ]

  private static func json(_ body: String) -> String {
    "POST /input HTTP/1.1\r\nHost: HERE\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      + body
  }

  /// Each is answered with its status, and the server serves on.
  @Test func refusesWhatItShould() throws {
    let server = try LiveServer(LiveTests.script)
    for (name, request, status) in LiveTests.refused {
      let bytes = request.replacingOccurrences(of: "HERE", with: "127.0.0.1:\(server.port)")
      let answer = try server.exchange([bytes]) { $0.contains("}") }
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer.prefix(200))")
      #expect(answer.contains("{\"error\":\""), "\(name)")
    }
    #expect(try server.ask("GET /").hasPrefix("HTTP/1.1 200"))
    #expect(server.interrupt() == 130)
  }

  @Test("a request may come in pieces, and several at once") func pieces() throws {
    let server = try LiveServer(LiveTests.script)
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let slow = try server.exchange(["GE", "T /x HT", "TP/1.1\r\n\(host)Conn", "ection: close\r\n", "\r\n"])
    #expect(slow.hasPrefix("HTTP/1.1 404"))
    let both = "GET /x HTTP/1.1\r\n\(host)\r\nGET /y HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
    #expect(try server.exchange([both]).components(separatedBy: "HTTP/1.1 404").count == 3)
  }

  static let unwanted: [(input: String, answer: String)] = [
    (#""key":"home""#, #"screen \"main\" gets no keys: there is no hardware keyboard"#),
    (#""text":"a""#, "no text field has the keyboard's focus: tap one"),
    (#""wheel":[0,10],"x":100,"y":100,"stream":1"#, "there is no pointer on this screen"),
  ]

  @Test(arguments: unwanted) func keysThatNobodyTakes(_ input: String, _ answer: String) throws {
    let server = try LiveServer(LiveTests.script)
    let said = try server.ask("POST /input", body: LiveTests.input(input))
    #expect(said.contains("\"refused\":\"\(answer)"))
    #expect(said.contains("\"count\":0") && said.contains("\"takes\":{\"wheel\":false}"))
    let none = try LiveServer("-- nothing")
    #expect(try none.ask("POST /input", body: LiveTests.input(input)).contains("\"refused\":\"no "))
  }

  @Test("pages that listen hear which one took the run further") func others() throws {
    let server = try LiveServer(LiveTests.script)
    let listening = ["GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"]
    let body = LiveTests.tap().replacingOccurrences(of: "\"run\":1", with: "\"run\":1,\"tab\":42")
    // Another connection of the same server, which only reads its port.
    nonisolated(unsafe) let other = server
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { _ = try? other.ask("POST /input", body: body) }
    #expect(try server.exchange(listening) { $0.contains("data:") }.contains("event: moved\ndata: 42\n\n"))
  }

  @Test func touchesThatCannotBe() throws {
    let server = try LiveServer(LiveTests.script)
    let outside = LiveTests.tap().replacingOccurrences(of: "240", with: "2400")
    let answer = try server.ask("POST /input", body: outside)
    #expect(answer.contains("\"refused\":\"screen \\\"main\\\" cannot be touched at (2400, 805)"))
    #expect(answer.contains("\"count\":0"))
    let none = try LiveServer("-- nothing")
    #expect(try none.ask("POST /input", body: LiveTests.tap()).contains("\"refused\":\"no screen is shown\""))
  }

  @Test("one request lets at most ten seconds pass") func timeIsBounded() throws {
    let server = try LiveServer(LiveTests.script)
    let body = LiveTests.tap().replacingOccurrences(of: "610", with: "100000000")
    #expect(try server.ask("POST /input", body: body).contains("\"end\":10.11,"))
  }

  @Test(.signalEndsLoop) func endlessHandlersMeetTheirLimit() throws {
    let server = try LiveServer(
      Case.screen + "dots:on('valueChanged', function() while true do end end)", ["--max-cpu", "0.3"])
    let answer = try server.ask("POST /input", body: LiveTests.tap())
    #expect(answer.contains("CPU time"))
    #expect(try server.ask("GET /").contains("CPU time"))
    #expect(server.interrupt() == 130)
  }

  @Test func aTakenPort() throws {
    let server = try LiveServer(LiveTests.script)
    let second = try Detent.run(["live", "a.lua", "--port", "\(server.port)"], in: server.folder)
    second.expect(6, says: "port \(server.port) is taken by another program")
  }

  static let misused: [(words: [String], code: Int32, says: String)] = [
    ([], 2, "give one script"), (["-"], 2, "as a file"), (["a.lua", "b.lua"], 2, "give one script"),
    (["none.lua"], 3, "none.lua: there is no such file"), ([".", "--quiet"], 3, "is a directory"),
    (["a.lua", "--port", "0"], 2, "from 1 to 65535"), (["a.lua", "--port", "70000"], 2, "from 1 to 65535"),
    (["a.lua", "--port", "x"], 2, "from 1 to 65535"), (["a.lua", "--report", "html:x"], 2, "takes no --report"),
  ]

  @Test(arguments: misused.indices) func misuse(_ index: Int) throws {
    let (words, code, says) = LiveTests.misused[index]
    try Detent.run(["live"] + words, in: try Folder()).expect(code, says: says)
  }
}
