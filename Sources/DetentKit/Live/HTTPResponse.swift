import DetentCore

/// What a server answers.
struct HTTPResponse: Equatable {
  var status: Int
  var type: String
  var body: String
  /// The connection stays open and hears of events from now on.
  var isStream = false

  static func page(_ html: String) -> HTTPResponse {
    HTTPResponse(status: 200, type: "text/html; charset=utf-8", body: html)
  }

  static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(status: 200, type: "application/json", body: text)
  }

  /// A refusal, with its reason as JSON.
  static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
    var object = JSONObject()
    object.add("error", reason)
    return HTTPResponse(status: status, type: "application/json", body: object.closed)
  }

  static let events = HTTPResponse(status: 200, type: "text/event-stream", body: "", isStream: true)

  /// An event for those who listen.
  static func event(_ name: String, _ data: String) -> [UInt8] { Array("event: \(name)\ndata: \(data)\n\n".utf8) }

  func bytes(keepsOpen: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(HTTPResponse.words[status] ?? "Error")\r\n"
    head += "Content-Type: \(type)\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    head += "Cross-Origin-Resource-Policy: same-origin\r\nReferrer-Policy: no-referrer\r\nX-Frame-Options: DENY\r\n"
    if !isStream { head += "Content-Length: \(body.utf8.count)\r\n" }
    head += "Connection: \(keepsOpen || isStream ? "keep-alive" : "close")\r\n\r\n"
    return Array(head.utf8) + Array(body.utf8)
  }

  private static let words = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 413: "Content Too Large", 415: "Unsupported Media Type",
    421: "Misdirected Request", 431: "Request Header Fields Too Large", 501: "Not Implemented",
  ]
}
