/// Options that stand together in a help text, and that several commands may take.
struct OptionGroup: Sendable {
  /// A sentence over them, if they need one.
  var heading = ""
  var options: [Option]
  /// Taken, and not told of.
  var isHidden = false

  var help: String {
    let heads = options.map { "  \($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = (heads.map(\.count).max() ?? 0) + 2
    let rows = zip(heads, options).map { head, option in
      head + String(repeating: " ", count: width - head.count) + option.help()
    }
    return (heading.isEmpty ? "" : heading + "\n\n") + rows.joined(separator: "\n")
  }
}
