import DetentCore

/// What a suite has reached of the components' states, transitions and outcomes, and what not.
extension Coverage {
  /// "2 of 7"
  private func share(_ places: [Int]) -> String { "\(reached(places)) of \(places.count)" }

  private func reached(_ places: [Int]) -> Int { places.count { counts[$0] > 0 } }

  private func places(of kind: ComponentKind, _ what: Item.What) -> [Int] {
    places(of: kind).filter { Coverage.items[$0].what == what }
  }

  /// Kinds of which something was reached.
  private var seen: [ComponentKind] { kinds.filter { !unseen.contains($0) } }

  private static let headings = ["component"] + Item.What.allCases.map { "\($0.rawValue)s" }

  private var rows: [[String]] {
    seen.map { kind in [kind.name] + Item.What.allCases.map { share(places(of: kind, $0)) } }
  }

  /// What was not reached of a kind: "transition  scrolling: dragged → zooming: a second finger comes".
  private func missing(_ kind: ComponentKind) -> [String] {
    places(of: kind).filter { counts[$0] == 0 }.map { place in
      let item = Coverage.items[place]
      return item.what.rawValue.padded(to: 10) + "  \(item.subject): \(item.name)"
    }
  }

  /// For people at a terminal.
  var text: String {
    let table = [Coverage.headings] + rows
    let widths = Coverage.headings.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    var lines = ["Coverage, of what components can do:", ""]
    lines += table.map { row in
      "  " + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "   ").trimmedEnd
    }
    let gaps = seen.filter { !missing($0).isEmpty }
    if !gaps.isEmpty { lines += ["", "Not reached:"] }
    for kind in gaps { lines += ["  \(kind.name)"] + missing(kind).map { "    \($0)" } }
    if !unseen.isEmpty { lines += ["", "Never used: \(unseen.map(\.name).joined(separator: ", "))"] }
    if !undeclared.isEmpty {
      lines += ["", "In no table of Detent (a gap there, please report it):"] + undeclared.sorted().map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var markdown: String {
    var text = "\n## Coverage\n\n" + Markdown.table(Coverage.headings, rows)
    for kind in seen where !missing(kind).isEmpty {
      text += "\n<details><summary>\(kind.name): not reached</summary>\n\n"
      text += Markdown.code(missing(kind).joined(separator: "\n")) + "\n</details>\n"
    }
    if !unseen.isEmpty { text += "\nNever used: \(unseen.map(\.name).joined(separator: ", "))\n" }
    return text
  }

  var json: JSON {
    .object([
      "reached": .int(reached(Array(counts.indices))),
      "total": .int(counts.count),
      "items": .list(
        Coverage.items.indices.map { place in
          let item = Coverage.items[place]
          return .object([
            "component": .text(item.component.name), "what": .text(item.what.rawValue), "of": .text(item.subject),
            "name": .text(item.name), "tests": .int(counts[place]),
          ])
        }),
    ])
  }

  /// Of a report: what this Detent does not know is left out.
  init(_ json: JSON) {
    self.init()
    for item in json["items"]?.list ?? [] {
      let place = Coverage.items.firstIndex { known in
        known.component.name == item["component"]?.text && known.what.rawValue == item["what"]?.text
          && known.subject == item["of"]?.text && known.name == item["name"]?.text
      }
      if let place { add(item["tests"]?.int ?? 0, at: place) }
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
