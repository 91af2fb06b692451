/// Reads a trace file back into the events that the run had; the grammar is docs/trace-format.md.
///
/// Give it the lines in order with `read(line:)`, then `finish()`, or all bytes at once with `TraceReader(bytes)`. What is
/// read is written by `TraceLines` to the same bytes. Kinds of line and members that it does not know are skipped; an
/// event that it does not know is kept as `unknown`, so that indices stay true.
public struct TraceReader: Sendable {
  /// What made the trace, and from what.
  public struct Header: Hashable, Sendable {
    public var script: String
    public var seed: UInt64
    public var generator: String
    public var events: Int
  }

  /// The longest line, in bytes.
  public static let lineLimit = 64 << 20

  public private(set) var header: Header?
  /// The events so far.
  public private(set) var trace = Trace()
  /// The script's files, by the chunk numbers in the events' causes.
  public private(set) var files: [String] = []
  private var fileNumbers: [String: Int32] = [:]
  /// Pixels a point of each component's screen.
  private var scales: [ComponentID: Double] = [:]
  private var lineNumber = 0

  public init() {}

  /// A whole file.
  public init(_ bytes: [UInt8]) throws(TraceError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      try read(line: line)
      rest = rest[line.endIndex...].dropFirst()
    }
    try finish()
  }

  /// The next line, without its line feed. An empty one is skipped.
  public mutating func read(line: ArraySlice<UInt8>) throws(TraceError) {
    lineNumber += 1
    guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    guard line.count <= Self.lineLimit else {
      throw TraceError(line: lineNumber, .tooLarge("more than \(Self.lineLimit) bytes in one line"))
    }
    let record = TraceRecord(value: try parse(line), line: lineNumber)
    guard header != nil else {
      header = try record.header()
      return
    }
    guard try record.text("kind") == "event" else { return }
    try add(record)
  }

  /// Says whether the file ends where its header says.
  public func finish() throws(TraceError) {
    guard let header else { throw TraceError(line: 1, .noHeader) }
    guard trace.count == header.events else {
      throw TraceError(line: lineNumber, .cut(promised: header.events, found: trace.count))
    }
  }

  /// "samples/x.lua:12" for the line of a script that is a cause.
  public func place(of cause: Cause) -> String? {
    guard let (chunk, line) = cause.place, files.indices.contains(Int(chunk)) else { return nil }
    return "\(files[Int(chunk)]):\(line)"
  }

  private func parse(_ line: ArraySlice<UInt8>) throws(TraceError) -> JSONValue {
    do { return try JSONValue(parsing: line) } catch {
      throw TraceError(line: lineNumber, .syntax(error.what, place: error.place + 1))
    }
  }

  // MARK: Events

  private mutating func add(_ record: TraceRecord) throws(TraceError) {
    let index = trace.count
    guard index < trace.limit else { throw record.fault(.tooLarge("more than \(trace.limit) events")) }
    guard try record.whole("i") == index else { throw record.fault(.order("\"i\" should be \(index)")) }
    let time = Instant(microseconds: try record.microseconds("t"))
    guard time >= (index > 0 ? trace[index - 1].time : .zero) else {
      throw record.fault(.order("this event is earlier than the one before it"))
    }
    let name = try record.text("name")
    let source = record.component("id")
    var what: Event.What?
    if let source { what = try record.what(name, scale: scales[source] ?? 1) }
    trace.append(
      Event(
        time: time, source: source ?? .stage, cause: try cause(of: record, at: index),
        isUser: record.value["user"]?.bool ?? false, what: what ?? .unknown(name)))
    if let source, case .made(let made)? = what { noteScale(of: source, made) }
  }

  private mutating func noteScale(of id: ComponentID, _ made: Event.Made) {
    scales[id] = made.properties["scale"]?.numeric ?? scales[made.parent]
  }

  private mutating func cause(of record: TraceRecord, at index: Int) throws(TraceError) -> Cause {
    if record.value["cause"] != nil {
      let earlier = try record.whole("cause")
      guard (0..<index).contains(earlier) else {
        throw record.fault(.order("\"cause\" should be the index of an earlier event"))
      }
      return .event(earlier)
    }
    guard let place = record.value["line"] else { return .host }
    guard let text = place.text, let colon = text.lastIndex(of: ":"),
      let line = Int32(text[text.index(after: colon)...])
    else { throw record.fault(.member("line", wanted: "a file and a line such as \"a.lua:12\"")) }
    let chunk = number(ofFile: String(text[..<colon]))
    return record.value["task"]?.bool == true ? .task(chunk: chunk, line: line) : .script(chunk: chunk, line: line)
  }

  private mutating func number(ofFile name: String) -> Int32 {
    if let number = fileNumbers[name] { return number }
    let number = Int32(clamping: files.count)
    files.append(name)
    fileNumbers[name] = number
    return number
  }
}
