import DetentCore
import DetentGuidelines

/// All about one rule, for people: what `detent explain` prints and docs/guidelines holds.
struct RulePage {
  var rule: Guideline

  private var source: String {
    guard let address = rule.source.address else { return "Detent's own rule; the guidelines do not say it" }
    return "Human Interface Guidelines, \(rule.source.page), \(rule.source.section): \(address)"
  }

  private var facts: [(name: String, value: String)] {
    [
      ("severity", rule.severityWords), ("reads", rule.kinds.words),
      ("platforms", rule.platforms.map(\.rawValue).joined(separator: ", ")),
      ("presets", rule.editions.map(\.rawValue).joined(separator: ", ")), ("source", source),
    ] + (rule.joins.map { [("told with", "\($0), if that finds the same component")] } ?? [])
  }

  private static let marks = """
    In examples, "--!" marks a line that the rule objects to and "--?" one where a person has to look; what follows is its \
    message.
    """

  /// A line for the project file with a threshold's name and value.
  private func setting(_ threshold: Threshold) -> String {
    "thresholds = { [\"\(rule.id)\"] = { \(threshold.name) = \(Text.number(threshold.value, digits: 6)) } }"
  }

  private func heading(_ example: Example) -> String {
    let edition = example.edition.map { " (\($0.rawValue))" } ?? ""
    switch example.kind {
    case .passing: return "Good" + edition
    case .failing: return "Bad" + edition
    case .edge: return "At the edge" + edition
    }
  }

  // MARK: Markdown

  var markdown: String {
    var parts = ["# \(rule.id)", rule.title]
    parts.append(Markdown.table(["", ""], facts.map { [$0.name, $0.value] }).trimmed)
    parts += ["## Why", rule.rationale, "## When it does not object", rule.precision]
    if let first = rule.thresholds.first {
      let rows = rule.thresholds.map { ["`\($0.name)`", value(of: $0), $0.doc] }
      parts += [
        "## Thresholds", Markdown.table(["name", "value", "what it limits"], rows).trimmed,
        "Set in `\(ProjectFile.usualName)`: `\(setting(first))`",
      ]
    }
    parts += ["## Examples", Self.marks]
    for example in rule.examples { parts += ["### \(heading(example))", Markdown.code(example.lua, "lua").trimmed] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func value(of threshold: Threshold) -> String {
    Text.number(threshold.value, digits: 6) + (threshold.unit.isEmpty ? "" : " \(threshold.unit)")
  }

  // MARK: Plain text

  var text: String {
    let width = (facts.map(\.name.count).max() ?? 0) + 2
    var parts = [rule.id, rule.title.wrapped()]
    parts.append(
      facts.map { $0.name + String(repeating: " ", count: width - $0.name.count) + $0.value }.joined(separator: "\n"))
    parts += ["Why", rule.rationale.wrapped(), "When it does not object", rule.precision.wrapped()]
    if let first = rule.thresholds.first {
      parts.append("Thresholds")
      parts.append(rule.thresholds.map { "  \($0.name) = \(value(of: $0)): \($0.doc)" }.joined(separator: "\n"))
      parts.append("  in \(ProjectFile.usualName): \(setting(first))")
    }
    parts += ["Examples", Self.marks.wrapped()]
    for example in rule.examples { parts += [heading(example) + ":", example.lua.indented] }
    return parts.joined(separator: "\n\n")
  }
}

extension String {
  /// Without line feeds at the end.
  var trimmed: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// Each line four spaces in.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }

  /// Broken between words into lines of at most `width` characters.
  func wrapped(_ width: Int = 100) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
