/// The reports of one run: tells each reporter what happens and writes down what it answers.
///
/// A report that fails (its reporter, or the file) is named at the end and does not disturb the others.
struct Reports<Event: Reportable> {
  private var outputs: [ReportOutput<Event>] = []

  /// `fallback` is made on standard output when nothing is asked for.
  init(
    _ requests: [ReportRequest], kinds: [ReportKind<Event>], fallback: String, style: ReportStyle,
    custom: (ReportRequest) throws(UsageError) -> (any Reporter<Event>)? = { _ throws(UsageError) in nil }
  ) throws(UsageError) {
    try ReportRequest.check(requests)
    let asked = requests.isEmpty ? [try ReportRequest(fallback)] : requests
    for request in asked {
      var style = style
      if request.path != nil { style.usesColor = false }
      if let reporter = try custom(request) {
        outputs.append(ReportOutput(request: request, isStream: false, reporter: reporter))
        continue
      }
      guard let kind = kinds.first(where: { $0.name == request.kind }) else {
        let names = kinds.map(\.name)
        throw UsageError(
          message: "--report: there is no kind \"\(request.kind)\"\(Spelling.hint(request.kind, among: names))"
            + " (there are: \(names.joined(separator: ", ")))")
      }
      outputs.append(ReportOutput(request: request, isStream: kind.isStream, reporter: kind.make(style)))
    }
  }

  /// The kind that goes to standard output, if one does.
  var onOutput: String? { outputs.first { $0.request.path == nil }?.request.kind }

  mutating func tell(_ event: Event) {
    let event = event.unsteered
    for index in outputs.indices where outputs[index].failure == nil { outputs[index].tell(event) }
  }

  /// Writes what has not been written; answers what could not be, in words.
  mutating func finish() -> [String] {
    for index in outputs.indices where outputs[index].failure == nil { outputs[index].finish() }
    return outputs.compactMap { output in
      output.failure.map { "the \(output.request.kind) report failed: \($0)" }
    }
  }
}

/// One report on its way: its reporter, and where the text goes.
private struct ReportOutput<Event> {
  var request: ReportRequest
  var isStream: Bool
  var reporter: any Reporter<Event>
  var text = ""
  var file: Int32?
  var failure: String?

  mutating func tell(_ event: Event) {
    do { text += try reporter.text(for: event) } catch { return fail(error.message) }
    if isStream { flush() }
  }

  mutating func finish() {
    guard !isStream, let path = request.path else {
      flush()
      if let file { _ = Files.close(file) }
      return
    }
    do { try Files.writeWhole(path, text) } catch { fail(error.description) }
  }

  private mutating func flush() {
    do throws(FileError) {
      let target = try target()
      guard Files.put(Array(text.utf8), to: target) else { throw Files.failure(request.path ?? "standard output") }
      text = ""
    } catch { fail(error.description) }
  }

  private mutating func target() throws(FileError) -> Int32 {
    guard let path = request.path else { return Files.standardOutput }
    if let file { return file }
    let opened = try Files.create(path)
    file = opened
    return opened
  }

  private mutating func fail(_ message: String) {
    failure = message
    if let file { _ = Files.close(file) }
    file = nil
  }
}
