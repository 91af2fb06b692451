import DetentCore

/// docs/fidelity.md as far as it comes from the table of behaviours; `scripts/docs` adds the constants.
enum Fidelity {
  static var markdown: String {
    var lines = [
      "# Fidelity", "",
      "What is modelled, who says that iOS does so, and how sure we are. Printed by `detent help fidelity`; the constants",
      "below come from the sources. \"Our choice\" marks what Apple has not published: the sane answer, in one place.",
      "",
    ]
    var area = ""
    for behaviour in Behaviour.all {
      if behaviour.area != area {
        area = behaviour.area
        lines += ["", "## \(area)", "", "| rule | how sure | source |", "|---|---|---|"]
      }
      lines.append("| \(behaviour.rule) | \(behaviour.confidence.rawValue) | \(behaviour.source) |")
    }
    return lines.joined(separator: "\n")
  }
}
