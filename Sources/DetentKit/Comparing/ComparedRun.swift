import DetentCore
import DetentLua

/// A run as a comparison sees it: what happened, in words without numbers that say nothing.
struct ComparedRun {
  /// Something that happened.
  struct Happening {
    var time: Instant
    /// `pageControl "dots" valueChanged, page 2`: equal words are the same happening.
    var words: String
  }

  var name: String
  var happenings: [Happening] = []
  /// Why it failed, if that is known.
  var failure: String?
  var end = Instant.zero

  /// The most that is compared.
  static let limit = 10_000

  /// A script's run.
  init(_ result: Session.Result) {
    name = result.name
    failure = result.failure?.message
    end = result.end
    read((0..<result.trace.count).lazy.map { TraceLines.line(result.trace[$0], index: $0, place: { _ in nil }) })
  }

  /// A saved trace.
  init(trace bytes: [UInt8], name: String) throws(UsageError) {
    self.name = name
    do throws(TraceError) { _ = try TraceReader(bytes) } catch {
      throw UsageError(message: "\(name): neither a script nor a trace: \(error.message)")
    }
    read(bytes.split(separator: 0x0A).lazy.map { String(decoding: $0, as: UTF8.self) })
    end = happenings.last?.time ?? .zero
  }

  /// What differs by nature, such as the samples of a drag, is left out.
  private static let ignored: Set<String> = ["made", "shown", "touch", "dragged", "pinched", "note"]

  private mutating func read(_ lines: some Sequence<String>) {
    var titles: [String: String] = [:]
    for line in lines where happenings.count < ComparedRun.limit {
      guard let event = try? JSON(parsing: Array(line.utf8)), event["kind"]?.text == "event",
        let name = event["name"]?.text, let id = event["id"]?.text
      else { continue }
      if name == "made" { titles[id] = ComparedRun.title(of: id, event["component"]?.text) }
      guard !ComparedRun.ignored.contains(name) else { continue }
      let time = Instant.zero + Duration(roundingUp: event["t"]?.number ?? 0)
      happenings.append(Happening(time: time, words: ComparedRun.words(event, name, titles[id] ?? id)))
    }
  }

  private static func title(of id: String, _ component: String?) -> String {
    component.map { "\(id.prefix { $0 != ":" }) \"\($0)\"" } ?? id
  }

  private static func words(_ event: JSON, _ name: String, _ title: String) -> String {
    switch name {
    case "step": return "step \"\(event["text"]?.text ?? "")\""
    case "decided": return "\(event["question"]?.text ?? ""): \(event["outcome"]?.text ?? "") (\(title))"
    case "gesture": return "\(event["gesture"]?.text ?? "gesture") on \(title)"
    case "changed":
      return "\(title): \(event["property"]?.text ?? "") = \(value(event["property"]?.text, event["value"]))"
    default: return "\(title) \(name)" + details(event)
    }
  }

  private static let common: Set<String> = [
    "kind", "i", "t", "name", "id", "user", "cause", "line", "finger", "x", "y", "samples", "parties", "choices",
  ]

  private static func details(_ event: JSON) -> String {
    guard case .object(let members) = event else { return "" }
    return members.filter { !common.contains($0.name) }.map { ", \($0.name) \(value($0.name, $0.value))" }.joined()
  }

  /// A value for people: numbers to a thousandth; pages, rows and wheels, which the trace counts from 0, from 1.
  private static func value(_ name: String?, _ json: JSON?) -> String {
    switch json {
    case .number(let number):
      return Text.number(name.map(isPosition) == true ? number + 1 : number)
    case .text(let text): return text
    case .bool(let value): return "\(value)"
    case .list(let values): return "(" + values.map { value(nil, $0) }.joined(separator: ", ") + ")"
    case .object(let members):
      return members.map { "\($0.name) \(value($0.name, $0.value))" }.joined(separator: ", ")
    case .null, nil: return "none"
    }
  }

  private static func isPosition(_ name: String) -> Bool {
    ["page", "initialPage", "row", "component", "item", "wheel"].contains(name) || name.hasSuffix("Page")
      || name.hasSuffix("Index")
  }
}
