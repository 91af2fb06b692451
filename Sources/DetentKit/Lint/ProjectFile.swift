import DetentGuidelines
import DetentLua

/// A project's `.detent.lua`: what it sets, each with the line that sets it. Nothing in it is unchecked.
struct ProjectFile {
  /// As messages name it.
  var name: String
  /// The folder that its paths begin at.
  var folder: String
  var source: [UInt8] = []
  var preset: Setting<Edition>?
  var failOn: Setting<FailLevel>?
  var devices: Setting<[String]>?
  /// Patterns before ids, so that the narrower one comes later.
  var severities: [Setting<SeveritySetting>] = []
  var thresholds: [Setting<ThresholdSetting>] = []
  /// Patterns of paths that are not judged.
  var ignored: [Setting<String>] = []
  var allowances: [Setting<ProjectAllowance>] = []
  var rules: [Setting<HouseRule>] = []

  static let usualName = ".detent.lua"

  /// A value and the line that gives it.
  struct Setting<Value> {
    var value: Value
    var line: Int
  }

  struct SeveritySetting {
    var pattern: String
    /// nil: off.
    var severity: Severity?
  }

  struct ThresholdSetting {
    var rule: String
    var name: String
    var value: Double
  }

  /// The file in a folder or, else, in the nearest one around it; its path begins at the working directory.
  static func find(from folder: String) -> String? {
    var place = folder
    while true {
      let path = place == "." ? usualName : place == "/" ? "/" + usualName : place + "/" + usualName
      if Files.resolved(path) != nil { return Files.path(of: path, from: ".") }
      guard let real = Files.resolved(place), real != "/" else { return nil }
      place = Files.folder(of: real)
    }
  }

  /// "file:line"
  func place(_ line: Int) -> String { "\(name):\(line)" }
}

/// "This is meant", for files that are not scripts or should not say so themselves.
struct ProjectAllowance {
  /// A rule's id, or a pattern.
  var rule: String
  /// A pattern of paths, from the project file's folder; nil: all.
  var file: String?
  /// A pattern of component paths; nil: all.
  var component: String?
  var reason: String
}

/// What decides an exit code.
enum FailLevel: String, CaseIterable {
  case error, warning, advice, never

  func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .advice: true
    case .never: false
    }
  }
}
