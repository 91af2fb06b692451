import DetentCore
import DetentLua

/// A failed test in one small file: its scripts, its settings and what happened, so that `detent replay` does the same again
/// anywhere, or says what is different there.
struct Capsule: Sendable, Equatable {
  static let format = "detent-capsule"
  static let version = 1
  static let folder = "\(Leftovers.folder)/capsules"

  var generator: String
  var result: TestResult
  var seed: UInt64
  var device: String
  /// Settings of screens, from `--matrix`.
  var settings: [String: String]
  var isStrict: Bool
  var minMargin: Double
  /// Limits that a script can meet at the same place every time.
  var memory: Int
  var instructions: Int64
  var virtualSeconds: Double
  var storm: Int
  /// The file of the test first, then what it required, by the names with which it did.
  var sources: [Source]
  /// A short hash of each line of the test's trace.
  var trace: [String]

  struct Source: Sendable, Equatable {
    enum Kind: String, Sendable {
      case script
      /// What a script asked for beside: an image.
      case file
      /// A reviewed curve, as the test found it or wrote it.
      case curve
    }

    var kind = Kind.script
    /// Of a script that was required: by which name; of a file: by which the script asked for it.
    var name: String
    var path: String
    var text: String

    var hash: String { Hash.long(text) }
  }

  /// Where the capsule of a test lies.
  static func path(of test: TestName) -> String {
    let base = test.file.split(separator: "/").last.map(String.init) ?? "test"
    let stem = base.split(separator: ".").first.map(String.init) ?? base
    return "\(folder)/\(stem)-\(Hash.long(test.id)).json"
  }

  /// Writes it; answers its path, or nil when the folder cannot be written: a capsule is an offer, no duty.
  func write() -> String? {
    let path = Capsule.path(of: result.test)
    do {
      try Leftovers.make(Capsule.folder)
      try Files.writeWhole(path, json.page)
      return path
    } catch { return nil }
  }
}

/// Hashes of texts (FNV-1a): for telling differences, not for safety.
enum Hash {
  static func long(_ text: String) -> String { hex(fnv(text), digits: 16) }

  static func short(_ text: String) -> String {
    let hash = fnv(text)
    return hex((hash >> 32) ^ (hash & 0xFFFF_FFFF), digits: 8)
  }

  private static func fnv(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hex(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Capsule {
  var json: JSON {
    .object([
      "format": .text(Capsule.format),
      "version": .int(Capsule.version),
      "generator": .text(generator),
      "test": result.json,
      "seed": .unsigned(seed),
      "device": .text(device),
      "settings": .object(settings.keys.sorted().map { JSON.Member(name: $0, value: .text(settings[$0] ?? "")) }),
      "strict": .bool(isStrict),
      "minMargin": .number(minMargin),
      "memory": .int(memory),
      "instructions": .int(Int(instructions)),
      "virtualSeconds": .number(virtualSeconds),
      "storm": .int(storm),
      "sources": .list(
        sources.map {
          .object([
            "kind": $0.kind == .script ? nil : .text($0.kind.rawValue), "name": .text($0.name), "path": .text($0.path),
            "hash": .text($0.hash), "text": .text($0.text),
          ])
        }),
      "trace": .text(trace.joined()),
    ])
  }

  init(_ json: JSON) throws(ReportError) {
    guard json["format"]?.text == Capsule.format else { throw ReportError(message: "this is no capsule") }
    guard json["version"]?.int == Capsule.version else {
      throw ReportError(message: "a capsule of another version; this Detent reads version \(Capsule.version)")
    }
    guard let generator = json["generator"]?.text, let result = json["test"].flatMap({ TestResult($0) }),
      let seed = json["seed"]?.unsigned, let device = json["device"]?.text, let hashes = json["trace"]?.text
    else { throw ReportError(message: "a capsule in which something is missing") }
    self.generator = generator
    self.result = result
    self.seed = seed
    self.device = device
    settings = [:]
    if case .object(let members)? = json["settings"] {
      for member in members { settings[member.name] = member.value.text }
    }
    isStrict = json["strict"]?.bool ?? false
    minMargin = json["minMargin"]?.number ?? 0
    let usual = ScriptOptions()
    memory = json["memory"]?.int ?? usual.memory
    instructions = Int64(json["instructions"]?.int ?? 0)
    virtualSeconds = json["virtualSeconds"]?.number ?? usual.virtualSeconds
    storm = json["storm"]?.int ?? usual.stormLimit
    sources = (json["sources"]?.list ?? []).map { source in
      Source(
        kind: source["kind"]?.text.flatMap(Source.Kind.init) ?? .script, name: source["name"]?.text ?? "",
        path: source["path"]?.text ?? "", text: source["text"]?.text ?? "")
    }
    guard !sources.isEmpty else { throw ReportError(message: "a capsule without scripts") }
    let digits = Array(hashes.utf8)
    trace = stride(from: 0, to: digits.count, by: 8).map {
      String(decoding: digits[$0..<min($0 + 8, digits.count)], as: UTF8.self)
    }
  }

  /// A failed test of a file, as it has just run.
  init(_ result: TestResult, of file: any TestFile, sources: [Source]) {
    let options = file.request.session.options
    generator = "detent \(Detent.version)"
    self.result = result
    seed = options.seed
    device = options.device
    settings = options.screenSettings
    isStrict = file.request.isStrict
    minMargin = file.request.minMargin
    memory = options.memory
    instructions = options.instructions
    virtualSeconds = options.virtualSeconds
    storm = options.stormLimit
    self.sources = sources
    trace = file.lastTrace.map(Hash.short)
  }

  /// Reads one from a file.
  init(at path: String) throws(ReportError) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: 1 << 28) } catch { throw ReportError(message: error.reason) }
    guard !Files.isTrace(bytes) else {
      throw ReportError(message: "this is a trace, no capsule: use detent report or detent lint")
    }
    let json: JSON
    do { json = try JSON(parsing: bytes) } catch { throw ReportError(message: error.description) }
    try self.init(json)
  }

  /// Which of a file's tests it is of.
  func index(in file: any TestFile) throws(ReportError) -> Int {
    let test = result.test
    guard let index = file.tests.firstIndex(where: { $0.name.title == test.title && $0.name.copy == test.copy }) else {
      throw ReportError(message: "its script has no test \"\(test.title)\"")
    }
    return index
  }

  /// What the test is run with again.
  var request: TestFileRequest {
    var session = Session()
    session.options.seed = seed
    session.options.device = device
    session.options.screenSettings = settings
    session.options.memory = memory
    session.options.instructions = instructions
    session.options.virtualSeconds = virtualSeconds
    session.options.stormLimit = storm
    var request = TestFileRequest(path: sources[0].path, session: session)
    request.combination = result.test.combination
    request.isStrict = isStrict
    request.minMargin = minMargin
    request.session.options.keepsGestures = minMargin > 0
    request.held = sources
    return request
  }
}
