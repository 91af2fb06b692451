import DetentCore
import DetentGuidelines

/// The forms in which `detent rules` lists rules.
enum RuleFormat: String, CaseIterable { case text, json, markdown }

/// A list of rules: `detent rules`, and the first page of docs/guidelines.
struct RuleTable {
  var rules: [Guideline]

  func listed(as format: RuleFormat) -> String {
    switch format {
    case .text: text
    case .json: json.page.trimmed
    case .markdown: markdown
    }
  }

  private var text: String {
    let rows = rules.map { [$0.id, severities(of: $0), $0.kinds.words, $0.title] }
    let widths = (0..<3).map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
    let lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined() + row[3]
    }
    return (lines + ["", "\(rules.count) rules; `detent explain ID` tells all about one"]).joined(separator: "\n")
  }

  /// "advice, warning": the rule's own first, then those of special cases, of which its page tells.
  private func severities(of rule: Guideline) -> String {
    ([rule.severity] + rule.otherSeverities.map(\.severity)).map(\.rawValue).joined(separator: ", ")
  }

  private var json: JSON {
    .object(["format": .text("detent-rules"), "version": .int(1), "rules": .list(rules.map(json))])
  }

  private func json(_ rule: Guideline) -> JSON {
    .object([
      "id": .text(rule.id), "title": .text(rule.title), "severity": .text(rule.severity.rawValue),
      "kinds": .texts(rule.kinds.words.split(separator: ", ").map(String.init)),
      "platforms": .texts(rule.platforms.map(\.rawValue)), "presets": .texts(rule.editions.map(\.rawValue)),
      "rationale": .text(rule.rationale), "precision": .text(rule.precision),
      "source": .object([
        "page": .text(rule.source.page), "section": .text(rule.source.section),
        "address": rule.source.address.map { .text($0) },
      ]),
      "thresholds": .list(rule.thresholds.map(json)), "joins": rule.joins.map { .text($0) },
      "examples": .list(
        rule.examples.map { .object(["kind": .text($0.kind.rawValue), "lua": .text($0.lua)]) }),
    ])
  }

  private func json(_ threshold: Threshold) -> JSON {
    .object([
      "name": .text(threshold.name), "value": .number(threshold.value),
      "unit": threshold.unit.isEmpty ? nil : .text(threshold.unit), "doc": .text(threshold.doc),
    ])
  }

  private var markdown: String {
    let rows = rules.map { rule in
      [
        "[\(rule.id)](\(Self.file(of: rule)))", severities(of: rule), rule.kinds.words,
        rule.editions.map(\.rawValue).joined(separator: ", "), rule.title,
      ]
    }
    return """
      # Guidelines

      The rules by which `detent lint` judges, written by `scripts/docs` from the rules themselves. Each page ends in
      examples that the tests run.

      \(Markdown.table(["rule", "severity", "reads", "presets", "what is good"], rows).trimmed)
      """
  }

  /// The name of a rule's page in docs/guidelines: "page-control-too-many.md".
  static func file(of rule: Guideline) -> String { rule.id.replacing("/", with: "-") + ".md" }
}
