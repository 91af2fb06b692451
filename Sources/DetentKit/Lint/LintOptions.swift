import DetentCore
import DetentGuidelines
import DetentLua

/// What `detent lint` was told on the command line; nil: nothing.
struct LintOptions {
  var only: [String] = []
  var skip: [String] = []
  var failOn: FailLevel?
  var preset: Edition?
  var devices: [String] = []
  var configuration: String?
  var usesConfiguration = true
  var printsConfiguration = false
  var baseline: String?
  var newBaseline: String?
}

/// What is in force: the command line, else the project's file, else what Detent does by itself. Each value has its
/// origin.
struct LintSettings {
  struct Value<Content> {
    var value: Content
    var origin: String
  }

  var preset: Value<Edition>
  var failOn: Value<FailLevel>
  var devices: Value<[String]>
  var only: [String]
  var skip: [String]
  var project: ProjectFile?

  init(_ options: LintOptions, _ project: ProjectFile?, device: String) throws(UsageError) {
    func choose<Content>(
      _ given: Content?, _ set: ProjectFile.Setting<Content>?, _ fallback: Content
    ) -> Value<Content> {
      if let given { return Value(value: given, origin: "command line") }
      if let project, let set { return Value(value: set.value, origin: project.place(set.line)) }
      return Value(value: fallback, origin: "default")
    }
    preset = choose(options.preset, project?.preset, .higLatest)
    failOn = choose(options.failOn, project?.failOn, .error)
    devices = choose(options.devices.isEmpty ? nil : options.devices, project?.devices, [device])
    (only, skip) = (options.only, options.skip)
    self.project = project
    try check(only, of: "--only")
    try check(skip, of: "--skip")
  }

  private func check(_ patterns: [String], of option: String) throws(UsageError) {
    for pattern in patterns where !ruleIDs.contains(where: { Glob.matches($0, pattern) }) {
      throw UsageError(message: "\(option): there is no rule \"\(pattern)\"\(Spelling.hint(pattern, among: ruleIDs))")
    }
  }

  /// Ids of Detent's rules and the project's.
  var ruleIDs: [String] { Guideline.all.map(\.id) + (project?.rules.map(\.value.id) ?? []) }

  /// For the engine.
  var audit: Audit.Settings {
    var settings = Audit.Settings()
    settings.preset = preset.value
    settings.only = only
    settings.skip = skip
    settings.devices = devices.value.count
    settings.severities = (project?.severities ?? []).map { ($0.value.pattern, $0.value.severity) }
    for setting in project?.thresholds ?? [] {
      settings.options[setting.value.rule, default: [:]][setting.value.name] = setting.value.value
    }
    return settings
  }
}
