/// Results as JSON: what workers send, what the json and jsonl reports write (docs/test-report.schema.json) and what
/// `detent report merge` reads.
extension TestResult {
  var json: JSON {
    .object([
      "file": .text(test.file),
      "line": .int(test.line),
      "blocks": .texts(test.blocks),
      "name": .text(test.name),
      "combination": test.combination.isEmpty ? nil : .text(test.combination),
      "copy": test.copy == 1 ? nil : .int(test.copy),
      "tags": .texts(test.tags),
      "outcome": .text(outcome.rawValue),
      "reason": reason.map { .text($0) },
      "remarks": remarks.isEmpty ? nil : .texts(remarks),
      "assertions": .int(assertions),
      "steps": .int(steps),
      "events": .int(events),
      "seconds": .number(seconds),
      "cpuSeconds": cpuSeconds > 0 ? .number(cpuSeconds) : nil,
      "output": output.isEmpty ? nil : .texts(output),
      "failure": failure?.json,
      "curves": curves.isEmpty ? nil : .texts(curves),
      "capsule": capsule.map { .text($0) },
    ])
  }

  /// nil when a member that must be there is not.
  init?(_ json: JSON) {
    guard let file = json["file"]?.text, let line = json["line"]?.int, let name = json["name"]?.text,
      let outcome = json["outcome"]?.text.flatMap(Outcome.init(rawValue:))
    else { return nil }
    test = TestName(
      file: file, line: line, blocks: json["blocks"]?.texts ?? [], name: name,
      combination: json["combination"]?.text ?? "", copy: json["copy"]?.int ?? 1)
    self.outcome = outcome
    reason = json["reason"]?.text
    remarks = json["remarks"]?.texts ?? []
    assertions = json["assertions"]?.int ?? 0
    steps = json["steps"]?.int ?? 0
    events = json["events"]?.int ?? 0
    seconds = json["seconds"]?.number ?? 0
    cpuSeconds = json["cpuSeconds"]?.number ?? 0
    output = json["output"]?.texts ?? []
    failure = json["failure"].flatMap { TestFailure($0) }
    curves = json["curves"]?.texts ?? []
    capsule = json["capsule"]?.text
  }
}

extension TestFailure {
  var json: JSON {
    .object([
      "kind": .text(kind.rawValue),
      "message": .text(message),
      "file": file.map { .text($0) },
      "line": line.map { .int($0) },
      "part": part.map { .text($0) },
      "time": .number(time),
      "step": step.map { .text($0) },
      "event": event.map { .text($0) },
      "source": excerpt.lines.isEmpty ? nil : excerpt.json,
      "moving": moving.isEmpty ? nil : .texts(moving),
      "changes": changes.isEmpty ? nil : .texts(changes),
      "decision": decision.map { .text($0) },
      "notes": notes.isEmpty ? nil : .texts(notes),
      "traceback": traceback.isEmpty ? nil : .text(traceback),
      "command": command.map { .text($0) },
    ])
  }

  init?(_ json: JSON) {
    guard let kind = json["kind"]?.text.flatMap(Kind.init(rawValue:)), let message = json["message"]?.text else {
      return nil
    }
    self.kind = kind
    self.message = message
    file = json["file"]?.text
    line = json["line"]?.int
    part = json["part"]?.text
    time = json["time"]?.number ?? 0
    step = json["step"]?.text
    event = json["event"]?.text
    excerpt = json["source"].map { Excerpt($0) } ?? Excerpt()
    moving = json["moving"]?.texts ?? []
    changes = json["changes"]?.texts ?? []
    decision = json["decision"]?.text
    notes = json["notes"]?.texts ?? []
    traceback = json["traceback"]?.text ?? ""
    command = json["command"]?.text
  }
}

extension Excerpt {
  fileprivate var json: JSON {
    .object([
      "line": .int(line),
      "lines": .list(lines.map { .object(["number": .int($0.number), "text": .text($0.text)]) }),
    ])
  }

  fileprivate init(_ json: JSON) {
    line = json["line"]?.int ?? 0
    lines = (json["lines"]?.list ?? []).compactMap { line in
      line["number"]?.int.map { Line(number: $0, text: line["text"]?.text ?? "") }
    }
  }
}

extension TestSummary {
  var json: JSON {
    .object([
      "seed": .unsigned(seed),
      "tests": .int(count),
      "passed": .int(passed),
      "failed": .int(failed),
      "errors": .int(errors),
      "pending": .int(pending),
      "notRun": .int(notRun),
      "assertions": .int(assertions),
      "seconds": .number(seconds),
      "stopped": stopped.map { .text($0) },
      "remarks": remarks.isEmpty ? nil : .texts(remarks),
      "strict": isStrict ? .bool(true) : nil,
      "coverage": coverage?.json,
    ])
  }
}
