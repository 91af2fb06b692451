import DetentCore

/// What a worker is asked to do: one file under one combination of settings.
struct WorkRequest: Sendable, Equatable {
  var path: String
  var lines: [Int] = []
  var combination: [String: String] = [:]
  /// Run only those marked `only`, since some file has them.
  var onlyMarked = false
  /// Run only these, by their ids; nil: all that are selected.
  var ids: [String]?
  /// Begin behind so many selected tests: those before have run, or have crashed.
  var from = 0
  /// Answer what there is, and run nothing.
  var listsOnly = false

  var json: JSON {
    .object([
      "path": .text(path), "lines": .list(lines.map { .int($0) }),
      "settings": .object(
        combination.keys.sorted().map { JSON.Member(name: $0, value: .text(combination[$0] ?? "")) }),
      "onlyMarked": .bool(onlyMarked), "from": .int(from), "listsOnly": .bool(listsOnly),
      "ids": ids.map { .texts($0) },
    ])
  }

  init(path: String) { self.path = path }

  init?(_ json: JSON) {
    guard let path = json["path"]?.text else { return nil }
    self.path = path
    lines = (json["lines"]?.list ?? []).compactMap(\.int)
    if case .object(let members)? = json["settings"] {
      for member in members { combination[member.name] = member.value.text }
    }
    onlyMarked = json["onlyMarked"]?.bool ?? false
    from = json["from"]?.int ?? 0
    ids = json["ids"]?.texts
    listsOnly = json["listsOnly"]?.bool ?? false
  }
}

/// What a worker answers, one JSON object a line.
enum WorkAnswer: Sendable {
  /// The file is loaded: the names of its selected tests, in the order in which they run, whether any is marked `only`.
  case declared([TestName], hasOnly: Bool, remarks: [String])
  /// A test begins: its place among the selected.
  case began(Int)
  case finished(TestResult)
  case done

  var json: JSON {
    switch self {
    case .declared(let names, let hasOnly, let remarks):
      .object([
        "declared": .list(names.map { TestResult(test: $0).json }), "hasOnly": .bool(hasOnly),
        "remarks": .texts(remarks),
      ])
    case .began(let place): .object(["began": .int(place)])
    case .finished(let result):
      .object([
        "finished": result.json, "reached": result.reached.map { .list($0.places.sorted().map { .int($0) }) },
        "sharesLine": result.sharesLine ? .bool(true) : nil,
        "undeclared": result.reached.map { .texts($0.undeclared.sorted()) },
      ])
    case .done: .object(["done": .bool(true)])
    }
  }

  init?(_ json: JSON) {
    if let names = json["declared"]?.list {
      self = .declared(
        names.compactMap { TestResult($0)?.test }, hasOnly: json["hasOnly"]?.bool ?? false,
        remarks: json["remarks"]?.texts ?? [])
    } else if let place = json["began"]?.int {
      self = .began(place)
    } else if var result = json["finished"].flatMap({ TestResult($0) }) {
      if let places = json["reached"]?.list {
        result.reached = Coverage.Reached()
        result.reached?.places = Set(places.compactMap(\.int))
        result.reached?.undeclared = Set(json["undeclared"]?.texts ?? [])
      }
      result.sharesLine = json["sharesLine"] != nil
      self = .finished(result)
    } else if json["done"] != nil {
      self = .done
    } else {
      return nil
    }
  }
}
