import DetentCore
import DetentGuidelines
import DetentLua

extension LintSettings {
  /// Everything that is in force, as a `.detent.lua` would say it, each value with its origin.
  var printed: String {
    var lines = ["-- \(project.map { "With \($0.name)." } ?? "There is no project file (\(ProjectFile.usualName)).")"]
    lines += ["return {"]
    add("preset", Self.quoted(preset.value.rawValue), preset.origin, to: &lines)
    add("fail_on", Self.quoted(failOn.value.rawValue), failOn.origin, to: &lines)
    add("devices", Self.list(devices.value), devices.origin, to: &lines)
    lines.append("  severities = {")
    for id in ruleIDs { addSeverity(of: id, to: &lines) }
    lines += ["  },", "  thresholds = {"]
    for rule in Guideline.all where !rule.thresholds.isEmpty { addThresholds(of: rule, to: &lines) }
    lines.append("  },")
    if let project { addRest(project, to: &lines) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func add(_ key: String, _ value: String, _ origin: String, to lines: inout [String], indent: String = "  ") {
    lines.append("\(indent)\(key) = \(value),  -- \(origin)")
  }

  private func addSeverity(of id: String, to lines: inout [String]) {
    let set = project?.severities.last { Glob.matches(id, $0.value.pattern) }
    let rule = project?.rules.first { $0.value.id == id }
    let guideline = Guideline.named(id)
    var word = set.map { $0.value.severity?.rawValue ?? "off" } ?? rule?.value.severity
    var origin = (set?.line ?? rule?.line).flatMap { project?.place($0) } ?? "default"
    if let guideline, !guideline.editions.contains(preset.value) {
      (word, origin) = ("off", "not in \(preset.value.rawValue)")
    }
    if !only.isEmpty, !only.contains(where: { Glob.matches(id, $0) }) { (word, origin) = ("off", "--only") }
    if skip.contains(where: { Glob.matches(id, $0) }) { (word, origin) = ("off", "--skip") }
    let severity = word ?? guideline?.severity.rawValue ?? ""
    add("[\(Self.quoted(id))]", Self.quoted(severity), origin, to: &lines, indent: "    ")
  }

  private func addThresholds(of rule: Guideline, to lines: inout [String]) {
    lines.append("    [\(Self.quoted(rule.id))] = {")
    for threshold in rule.thresholds {
      let set = project?.thresholds.last { $0.value.rule == rule.id && $0.value.name == threshold.name }
      add(
        threshold.name, Text.number(set?.value.value ?? threshold.value, digits: 6),
        set.flatMap { project?.place($0.line) } ?? "default", to: &lines, indent: "      ")
    }
    lines.append("    },")
  }

  private func addRest(_ project: ProjectFile, to lines: inout [String]) {
    lines.append("  ignore = {")
    for path in project.ignored {
      lines.append("    \(Self.quoted(path.value)),  -- \(project.place(path.line))")
    }
    lines += ["  },", "  allow = {"]
    for allowance in project.allowances {
      let value = allowance.value
      let fields: [(String, String?)] = [
        ("rule", value.rule), ("file", value.file), ("component", value.component), ("reason", value.reason),
      ]
      let text = fields.compactMap { name, text in text.map { "\(name) = \(Self.quoted($0))" } }
      lines.append("    { \(text.joined(separator: ", ")) },  -- \(project.place(allowance.line))")
    }
    lines.append("  },")
    for rule in project.rules {
      lines.append("  -- the rule \(rule.value.id) is written in \(project.place(rule.line))")
    }
  }

  private static func list(_ words: [String]) -> String { "{ \(words.map(quoted).joined(separator: ", ")) }" }

  /// A Lua string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default:
        if scalar.value < 32 || scalar.value == 127 {
          let digits = String(scalar.value)
          result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
