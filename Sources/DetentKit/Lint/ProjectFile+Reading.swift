import DetentCore
import DetentGuidelines
import DetentLua

extension ProjectFile {
  /// In the order in which they are read: rules before what may name them.
  private static let names = [
    "preset", "fail_on", "devices", "rules", "severities", "thresholds", "ignore", "allow",
  ]

  /// Reads and checks a file; the error names its line.
  init(path: String, limit: Int) throws(UsageError) {
    let source: [UInt8]
    do { source = try Files.read(path, limit: limit) } catch { throw UsageError(message: error.description) }
    try self.init(source: source, name: path, folder: Files.folder(of: path))
  }

  init(source: [UInt8], name: String, folder: String) throws(UsageError) {
    let value: SettingsValue
    do { value = try SettingsFile.read(source, name: name) } catch { throw UsageError(message: error.message) }
    self.init(name: name, folder: folder, source: source)
    let top = SettingsReader(file: name, outline: LuaOutline(source), value: value)
    for entry in try top.entries(allowed: Self.names) { try read(entry) }
    // Narrower patterns come later, and later ones win.
    severities.sort { Self.rank($0.value.pattern) < Self.rank($1.value.pattern) }
  }

  private static func rank(_ pattern: String) -> (Int, Int, String) {
    (pattern.contains("*") ? 0 : 1, pattern.utf8.count, pattern)
  }

  private mutating func read(_ entry: SettingsReader) throws(UsageError) {
    switch entry.key {
    case "preset":
      preset = entry.setting(try entry.oneOf(Edition.self))
    case "fail_on":
      failOn = entry.setting(try entry.oneOf(FailLevel.self))
    case "devices":
      var names: [String] = []
      for item in try entry.items() { names.append(try item.device(besides: names)) }
      guard !names.isEmpty else { throw entry.fault("expected at least one device") }
      devices = entry.setting(names)
    case "ignore":
      for item in try entry.items() { ignored.append(item.setting(try item.text())) }
    case "rules":
      for item in try entry.items() { rules.append(item.setting(try houseRule(item))) }
    case "severities":
      for item in try entry.entries() { severities.append(item.setting(try severity(item))) }
    case "thresholds":
      for rule in try entry.entries() { try readThresholds(rule) }
    default:
      for item in try entry.items() { allowances.append(item.setting(try allowance(item))) }
    }
  }

  private func severity(_ item: SettingsReader) throws(UsageError) -> SeveritySetting {
    try item.checkRule(item.key, among: ruleIDs)
    let word = try item.oneOf(Severity.allCases.map(\.rawValue) + ["off"])
    return SeveritySetting(pattern: item.key, severity: Severity(rawValue: word))
  }

  private mutating func readThresholds(_ item: SettingsReader) throws(UsageError) {
    guard let rule = Guideline.named(item.key) else {
      throw item.fault("there is no rule \"\(item.key)\"\(Spelling.hint(item.key, among: Guideline.all.map(\.id)))")
    }
    guard !rule.thresholds.isEmpty else { throw item.fault("\(rule.id) has no thresholds") }
    for entry in try item.entries(allowed: rule.thresholds.map(\.name)) {
      let value = try entry.number()
      thresholds.append(entry.setting(ThresholdSetting(rule: rule.id, name: entry.key, value: value)))
    }
  }

  private func allowance(_ item: SettingsReader) throws(UsageError) -> ProjectAllowance {
    let fields = try item.fields(allowed: ["rule", "file", "component", "reason"])
    guard let rule = fields["rule"] else { throw item.fault("an allowance needs the rule that it is about") }
    let pattern = try rule.text()
    try rule.checkRule(pattern, among: ruleIDs)
    guard let reason = try fields["reason"]?.text(), reason.contains(where: { !$0.isWhitespace }) else {
      throw (fields["reason"] ?? item).fault("an allowance needs a reason")
    }
    return ProjectAllowance(
      rule: pattern, file: try fields["file"]?.text(), component: try fields["component"]?.text(), reason: reason)
  }

  private func houseRule(_ item: SettingsReader) throws(UsageError) -> HouseRule {
    let fields = try item.fields(allowed: ["id", "title", "severity", "start", "see", "finish"])
    guard let name = fields["id"], let id = try fields["id"]?.text(), !id.isEmpty else {
      throw item.fault("a rule needs an id such as \"acme/no-red-dots\"")
    }
    guard !ruleIDs.contains(id) else { throw name.fault("there is a rule \"\(id)\" already") }
    for name in ["start", "see", "finish"] { try fields[name]?.function() }
    guard fields["see"] != nil || fields["finish"] != nil else {
      throw item.fault("a rule needs see = function(event, state) or finish = function(state)")
    }
    return HouseRule(
      id: id, title: try fields["title"]?.text() ?? "",
      severity: try fields["severity"]?.oneOf(Severity.self).rawValue ?? Severity.warning.rawValue)
  }

  /// Ids that may be named: Detent's and the project's own.
  private var ruleIDs: [String] { Guideline.all.map(\.id) + rules.map(\.value.id) }
}

/// One entry of a settings file on its way to a checked value.
struct SettingsReader {
  var file: String
  var outline: LuaOutline
  var path: [String] = []
  var value: SettingsValue

  /// Its name, or its position.
  var key: String { path.last ?? "" }

  func setting<Value>(_ value: Value) -> ProjectFile.Setting<Value> {
    .init(value: value, line: outline.line(of: path))
  }

  func fault(_ message: String) -> UsageError {
    UsageError(message: "\(file):\(outline.line(of: path)): \(message)")
  }

  private func wanted(_ what: String, hint: String = "") -> UsageError {
    fault((path.isEmpty ? "" : "\(title): ") + "expected \(what), got \(value.described)\(hint)")
  }

  /// `severities["page-control/tinted"]`, `allow[1].rule`
  private var title: String {
    var title = ""
    for name in path {
      if Int(name) != nil {
        title += "[\(name)]"
      } else if name.utf8.allSatisfy({ (97...122).contains($0) || $0 == 95 }) {
        title += title.isEmpty ? name : "." + name
      } else {
        title += "[\"\(name)\"]"
      }
    }
    return title
  }

  private func inner(_ key: String, _ value: SettingsValue) -> SettingsReader {
    SettingsReader(file: file, outline: outline, path: path + [key], value: value)
  }

  /// A table's named entries; all of them must be known, if `allowed` says which there are.
  func entries(allowed: [String]? = nil) throws(UsageError) -> [SettingsReader] {
    guard case .table(let list, let named) = value else {
      throw wanted(path.isEmpty ? "the file to return a table" : "a table")
    }
    guard list.isEmpty else { throw inner("1", list[0]).fault("expected named entries, got a value without a name") }
    for entry in named where allowed.map({ !$0.contains(entry.name) }) ?? false {
      let names = allowed ?? []
      throw inner(entry.name, entry.value).fault(
        "there is no \"\(entry.name)\"\(Spelling.hint(entry.name, among: names)) (there are: \(names.joined(separator: ", ")))"
      )
    }
    let readers = named.map { inner($0.name, $0.value) }
    guard let allowed else { return readers }
    // In the order in which they are allowed: what later ones refer to comes first.
    return allowed.flatMap { name in readers.filter { $0.key == name } }
  }

  func fields(allowed: [String]) throws(UsageError) -> [String: SettingsReader] {
    Dictionary(uniqueKeysWithValues: try entries(allowed: allowed).map { ($0.key, $0) })
  }

  /// The entries of a list.
  func items() throws(UsageError) -> [SettingsReader] {
    guard case .table(let list, let named) = value, named.isEmpty else { throw wanted("a list") }
    return list.enumerated().map { inner("\($0 + 1)", $1) }
  }

  func text() throws(UsageError) -> String {
    guard case .text(let text) = value else { throw wanted("a string") }
    return text
  }

  func number() throws(UsageError) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw wanted("a finite number") }
    return number
  }

  func function() throws(UsageError) {
    guard case .function = value else { throw wanted("a function") }
  }

  func oneOf(_ words: [String]) throws(UsageError) -> String {
    guard case .text(let text) = value, words.contains(text) else {
      var hint = ""
      if case .text(let text) = value { hint = Spelling.hint(text, among: words) }
      throw wanted("one of \(words.joined(separator: ", "))", hint: hint)
    }
    return text
  }

  func oneOf<Case: CaseIterable & RawRepresentable>(_: Case.Type) throws(UsageError) -> Case
  where Case.RawValue == String {
    let word = try oneOf(Case.allCases.map(\.rawValue))
    guard let value = Case(rawValue: word) else { throw wanted("one of \(Case.allCases.map(\.rawValue))") }
    return value
  }

  func device(besides others: [String]) throws(UsageError) -> String {
    let name = try text()
    guard Device.named(name) != nil else {
      let names = Device.all.map(\.name)
      let hint = Spelling.hint(name, among: names)
      throw fault("there is no device \"\(name)\"\(hint) (there are: \(names.joined(separator: ", ")))")
    }
    guard !others.contains(name) else { throw fault("\"\(name)\" is there twice") }
    return name
  }

  /// That some rule's id fits a pattern.
  func checkRule(_ pattern: String, among ids: [String]) throws(UsageError) {
    guard !ids.contains(where: { Glob.matches($0, pattern) }) else { return }
    throw fault("there is no rule \"\(pattern)\"\(Spelling.hint(pattern, among: ids))")
  }
}
