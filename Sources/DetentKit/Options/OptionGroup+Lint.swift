import DetentCore
import DetentGuidelines

extension OptionGroup {
  /// What is judged, and what decides.
  static let lint = OptionGroup(options: [
    Option(name: "--only", value: "RULES", help: "judge only these rules: ids or patterns such as \"page-control/*\"") {
      $0.lint.only += $1.list
    },
    Option(name: "--skip", value: "RULES", help: "do not judge these rules") { $0.lint.skip += $1.list },
    Option(
      name: "--fail-on", value: "LEVEL", help: "what makes the exit code 1: error (default), warning, advice, never"
    ) { arguments, text throws(UsageError) in
      arguments.lint.failOn = try Option.word("--fail-on", text)
    },
    Option(name: "--preset", value: "NAME", help: "edition of the guidelines: hig-2022 or hig-latest (default)") {
      arguments, text throws(UsageError) in
      arguments.lint.preset = try Option.word("--preset", text)
    },
    Option(name: "--devices", value: "LIST", help: "run each script on each of these devices, separated by commas") {
      arguments, text throws(UsageError) in
      for name in text.list where !arguments.lint.devices.contains(name) {
        guard Device.named(name) != nil else {
          let names = Device.all.map(\.name)
          let hint = Spelling.hint(name, among: names)
          throw UsageError(
            message: "--devices: there is no device \"\(name)\"\(hint) (there are: \(names.joined(separator: ", ")))")
        }
        arguments.lint.devices.append(name)
      }
      guard !arguments.lint.devices.isEmpty else { throw Option.wrong("--devices", "names with commas between", text) }
    },
    Option(name: "--baseline", value: "FILE", help: "findings that this file holds do not count; stale ones in it do") {
      $0.lint.baseline = $1
    },
    Option(name: "--write-baseline", value: "FILE", help: "write a file of all that is found now, and exit 0") {
      $0.lint.newBaseline = $1
    },
    Option(
      name: "--config", value: "FILE", help: "the project file (default: the nearest \(ProjectFile.usualName) upwards)"
    ) { $0.lint.configuration = $1 },
    strict,
    Option(name: "--no-config", value: nil, help: "use no project file") { arguments, _ in
      arguments.lint.usesConfiguration = false
    },
    Option(
      name: "--print-config", value: nil, help: "print what is in force, each value with its origin, and judge nothing"
    ) { arguments, _ in arguments.lint.printsConfiguration = true },
  ])
}

extension String {
  /// The words of a list with commas.
  fileprivate var list: [String] {
    split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Without spaces around it.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Option {
  /// One of an enum's words.
  static func word<Case: CaseIterable & RawRepresentable>(_ option: String, _ text: String) throws(UsageError) -> Case
  where Case.RawValue == String {
    let words = Case.allCases.map(\.rawValue)
    guard let value = Case(rawValue: text) else {
      let wanted = wrong(option, "one of \(words.joined(separator: ", "))", text)
      throw UsageError(message: wanted.message + Spelling.hint(text, among: words))
    }
    return value
  }
}
