package import DetentCore

/// A page that opens from disk and loads nothing: screens that play, events that say why.
package struct ReportPage {
  private var title: String
  private var data = JSONObject()
  /// A page that is served talks to its server; one that lies on a disk to nobody.
  private var isServed = false

  /// `runs` are the JSON of one run, or of two that are compared.
  package init(title: String, runs: [String]) {
    self.title = title
    data.raw("runs", JSONObject.list(runs))
  }

  /// A page of tests; those that have a run play it.
  package init(title: String, tests: String) {
    self.title = title
    data.raw("tests", tests)
  }

  /// What two runs do differently, each with its instant.
  package mutating func add(differences: [(time: Instant, text: String)]) {
    let items = differences.map { difference in
      var object = JSONObject()
      object.add("t", difference.time.seconds)
      object.add("text", difference.text)
      return object.closed
    }
    data.raw("differences", JSONObject.list(items))
  }

  /// The page is served, and shows the run of that number. `takes`: an object of what it may send besides touches.
  package mutating func serve(run: Int, takes: String) {
    isServed = true
    data.raw("live", "{\"run\":\(run),\"takes\":\(takes)}")
  }

  /// "<" is escaped in the data, so that no text of a script can end the element. Much data is packed, unless it only goes
  /// to a browser on the same machine.
  package var html: String {
    let json = data.closed
    let isPacked = !isServed && json.utf8.count > ReportPage.mostUnpacked
    return ReportPage.filled(
      ReportPage.text(PackageResources.page_html),
      [
        "title": SVG.escaped(title), "style": ReportPage.text(PackageResources.page_css), "script": ReportPage.script,
        "connect": isServed ? "'self'" : "'none'", "data-type": isPacked ? "text/x-deflate-base64" : "application/json",
        "data": isPacked ? Base64.text(Deflate.packed(Array(json.utf8))) : json.replacing("<", with: "\\u003c"),
      ])
  }

  /// Bytes of data that stand in a page as they are.
  private static let mostUnpacked = 128 << 10

  private static var script: String {
    [
      PackageResources.film_js, PackageResources.timeline_js, PackageResources.panels_js, PackageResources.player_js,
      PackageResources.tests_js, PackageResources.live_js, PackageResources.start_js,
    ].map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The page's text with `{{name}}` replaced; what is put in is not looked at again.
  private static func filled(_ page: String, _ parts: [String: String]) -> String {
    var result = ""
    var rest = page[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      result += rest[..<open.lowerBound]
      result += parts[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}
