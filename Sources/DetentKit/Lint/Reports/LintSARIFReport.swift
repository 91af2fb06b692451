import DetentCore
import DetentGuidelines
import DetentLua

/// SARIF 2.1.0. What is allowed or in the baseline stays in it, marked as suppressed: else a code scanner would close and
/// open its alerts again.
struct LintSARIFReport: Reporter {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  func text(for result: LintResult) -> String {
    let rules = result.rules
    let places = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let run = JSON.object([
      "tool": .object([
        "driver": .object([
          "name": .text("detent"), "version": .text(Detent.version), "semanticVersion": .text(Detent.version),
          "rules": .list(rules.map(rule)),
        ])
      ]),
      "invocations": .list([invocation(result)]),
      "originalUriBaseIds": .object([
        "SRCROOT": .object(["description": message("The folder in which detent lint was run.")])
      ]),
      "columnKind": .text("unicodeCodePoints"), "results": .list(result.findings.map { self.result($0, places) }),
    ])
    return JSON.object([
      "$schema": .text(Self.schema), "version": .text("2.1.0"), "runs": .list([run]),
    ]).page
  }

  private func message(_ text: String) -> JSON { .object(["text": .text(text)]) }

  private func rule(_ rule: LintResult.Rule) -> JSON {
    let page = rule.guideline.map { RulePage(rule: $0) }
    return .object([
      "id": .text(rule.id), "name": .text(name(of: rule.id)),
      "shortDescription": message(rule.title.isEmpty ? rule.id : rule.title),
      "fullDescription": rule.guideline.map { message($0.rationale) },
      "help": page.map { .object(["text": .text($0.text), "markdown": .text($0.markdown)]) },
      "helpUri": rule.guideline?.source.address.map { .text($0) },
      "defaultConfiguration": .object(["level": .text(rule.severity.level)]),
      "properties": rule.guideline.map { rule in
        .object([
          "tags": .texts([rule.source.page, rule.kinds.words]), "presets": .texts(rule.editions.map(\.rawValue)),
        ])
      },
    ])
  }

  /// "PageControlTooMany"
  private func name(of id: String) -> String {
    id.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func invocation(_ result: LintResult) -> JSON {
    let notifications = result.faults.map { fault -> JSON in
      .object([
        "level": .text("error"), "message": message(fault.message),
        "descriptor": .object(["id": .text(fault.rule)]),
        "locations": .list([.object(["physicalLocation": physical(fault.file, fault.line)])]),
      ])
    }
    return .object([
      "executionSuccessful": .bool(!result.files.contains { $0.failure != nil }),
      "exitCode": .int(Int(result.code.rawValue)), "toolExecutionNotifications": .list(notifications),
    ])
  }

  private func physical(_ file: String, _ line: Int?) -> JSON {
    let isRelative = !file.hasPrefix("/")
    return .object([
      "artifactLocation": .object([
        "uri": .text(Address.of(file)), "uriBaseId": isRelative ? .text("SRCROOT") : nil,
      ]),
      "region": line.map { .object(["startLine": .int(max(1, $0))]) },
    ])
  }

  private func result(_ found: LintFinding, _ places: [String: Int]) -> JSON {
    let finding = found.finding
    let isReview = finding.verdict == .review
    let also = finding.also.isEmpty ? "" : " (also \(finding.also.joined(separator: ", ")))"
    let advice = finding.suggestion.map { ". To change: \($0)" } ?? ""
    return .object([
      "ruleId": .text(finding.rule), "ruleIndex": places[finding.rule].map { .int($0) },
      "kind": .text(isReview ? "review" : "fail"), "level": .text(isReview ? "none" : finding.severity.level),
      "message": message(found.sentence + also + advice),
      "locations": .list([
        .object([
          "physicalLocation": physical(found.file, finding.line ?? 1),
          "logicalLocations": .list([
            .object([
              "fullyQualifiedName": .text(finding.path), "kind": .text(finding.component.kind.name),
            ])
          ]),
        ])
      ]),
      "partialFingerprints": .object(["detent/v1": .text(Fingerprint.of(found.identity))]),
      "suppressions": .list(suppressions(found.standing)), "properties": properties(found),
    ])
  }

  private func suppressions(_ standing: LintFinding.Standing) -> [JSON] {
    switch standing {
    case .open: []
    case .allowed(let reason, let place):
      [
        .object([
          "kind": .text(place == nil ? "inSource" : "external"), "status": .text("accepted"),
          "justification": .text(reason),
        ])
      ]
    case .baselined:
      [
        .object([
          "kind": .text("external"), "status": .text("accepted"),
          "justification": .text("in the baseline"),
        ])
      ]
    }
  }

  private func properties(_ found: LintFinding) -> JSON {
    let finding = found.finding
    return .object([
      "severity": .text(finding.severity.rawValue), "component": .text(finding.path), "frame": finding.frame.json,
      "measured": finding.measured?.json, "limit": finding.limit?.json,
      "suggestion": finding.suggestion.map { .text($0) }, "time": .number(finding.time.seconds),
      "gesture": finding.gesture.map { .text($0) },
      "devices": found.devices.isEmpty ? nil : .texts(found.devices),
    ])
  }
}
