import CDetentLua
import DetentCore

/// Reading the components of a picker from what a script gives.
extension Host {
  private static let shape =
    "a list of components, each with its rows: { { \"Small\", \"Large\" }, { count = 60, title = function(row) … end } }"

  func readComponents(_ value: LuaValue, _ call: Call) throws(ScriptError) -> [PickerSource] {
    let table = try value.table(Host.shape)
    let list = table.list
    guard list.count == table.pairs.count else {
      let name = table.named.first.map { "\"\($0.name)\"" } ?? "a gap"
      throw ScriptError("expected \(Host.shape), but there is \(name)")
    }
    guard list.count <= 100 else { throw ScriptError("expected at most 100 components, got \(list.count)") }
    var sources: [PickerSource] = []
    for (index, component) in list.enumerated() {
      do throws(ScriptError) { sources.append(try readComponent(component, call)) } catch {
        throw ScriptError("component \(index + 1): \(error.message)")
      }
    }
    return sources
  }

  private func readComponent(_ value: LuaValue, _ call: Call) throws(ScriptError) -> PickerSource {
    if case .function(let function) = value {
      return PickerSource(rows: PickerRows(count: 0), list: try keep(function, call))
    }
    guard case .table(let table) = value else {
      throw ScriptError(
        "expected a list of titles, or a table such as { count = 60, title = … }, got \(value.described)")
    }
    var source = PickerSource(rows: try value.rowsOfComponent())
    source.count = try keep(table["count"], call)
    source.title = try keep(table["title"], call)
    source.attributedTitle = try keep(table["attributedTitle"], call)
    source.view = try keep(table["view"], call)
    source.value = try keep(table["value"], call)
    return source
  }

  private func keep(_ value: LuaValue?, _ call: Call) throws(ScriptError) -> Int64? {
    guard case .function(let function) = value else { return nil }
    return try keep(function, call)
  }

  private func keep(_ function: LuaValue.Function, _ call: Call) throws(ScriptError) -> Int64 {
    let id = newFunction()
    guard dtn_keep_now(call, function.number, id) != 0 else { throw ScriptError("not enough memory") }
    return id
  }
}

extension LuaValue {
  static let componentOptions = [
    "titles", "count", "title", "attributedTitle", "view", "values", "value", "from", "to", "step", "width",
    "rowHeight", "wrapsAround", "accessibilityLabel",
  ]

  /// One component's rows, as far as they are given and not asked for: titles, or a table of options.
  func rowsOfComponent() throws(ScriptError) -> PickerRows {
    let table = try table("a list of titles, or a table such as { count = 60, title = function(row) … end }")
    let names = LuaValue.componentOptions
    for (name, _) in table.named where !names.contains(name) {
      throw ScriptError(
        "there is no option \(Quote.text(name))\(Suggest.hint(name, among: names)) (there are: \(names.joined(separator: ", ")))"
      )
    }
    guard table.list.count + table.named.count == table.pairs.count else {
      throw ScriptError("expected titles at 1, 2, 3 … without a gap")
    }
    for name in ["title", "attributedTitle", "view", "value"] {
      if let value = table[name], case .function = value {
        continue
      } else if let value = table[name] {
        throw ScriptError("\(name): expected a function of the row, got \(value.described)")
      }
    }
    var rows = try table.titlesOfComponent()
    try table.readSettings(into: &rows)
    return rows
  }

  /// A number of rows that a picker can have.
  func rowCount() throws(ScriptError) -> Int {
    let count = try whole()
    guard count >= 0 else { throw ScriptError("a count cannot be negative, got \(count)") }
    return count
  }

  /// A title: text, or a number as text.
  func rowTitle() throws(ScriptError) -> String {
    switch self {
    case .int(let value): return "\(value)"
    case .number(let value) where value.isFinite: return Quote.number(value)
    case .text(let text): return text
    default: throw ScriptError("expected a string, got \(described)")
    }
  }

  /// A value that a row stands for: text, a number, true or false.
  func rowValue() throws(ScriptError) -> Value {
    switch self {
    case .int(let value): return .int(Int(value))
    case .number(let value) where value.isFinite: return .number(value)
    case .text(let text): return .text(text)
    case .bool(let value): return .bool(value)
    default: throw ScriptError("expected a string, a number, true or false, got \(described)")
    }
  }

  /// An attributed title: text alone, or { text =, color = }.
  fileprivate func attributes() throws(ScriptError) -> RowContent {
    guard case .table = self else { return RowContent(title: try rowTitle()) }
    let options = try Options(self, allowed: ["text", "color"])
    guard let text = try options.read("text", { value throws(ScriptError) in try value.rowTitle() }) else {
      throw ScriptError("text is missing, such as { text = \"Paris\", color = \"systemRed\" }")
    }
    return RowContent(
      title: text, color: try options.read("color") { value throws(ScriptError) in try value.color() } ?? nil)
  }

  func attributedTitle() throws(ScriptError) -> RowContent { try attributes() }

  /// A row's view: a component that the function described; nil for an empty one.
  func rowView() throws(ScriptError) -> RowView? {
    guard !isNil else { return nil }
    guard case .table(let table) = self, table.mark != 0,
      let kind = ComponentKind(rawValue: UInt8(truncatingIfNeeded: table.mark))
    else { throw ScriptError("expected a component such as detent.label { text = \"Paris\" }, got \(described)") }
    return RowView(
      kind: kind, text: table.firstText(["text", "title"]), image: table.firstText(["image"]),
      accessibilityLabel: table.firstText(["accessibilityLabel"]))
  }
}

extension LuaTable {
  /// The rows themselves: a list, numbers from … to, or a count.
  fileprivate func titlesOfComponent() throws(ScriptError) -> PickerRows {
    let list = list
    let isRange = self["from"] != nil || self["to"] != nil || self["step"] != nil
    let given = [!list.isEmpty, self["titles"] != nil, isRange, self["count"] != nil].count { $0 }
    guard given <= 1 else { throw ScriptError("give the rows once: titles, or count, or from and to") }
    if isRange { return try range() }
    if let count = self["count"] {
      if case .function = count { return PickerRows(count: 0) }
      do throws(ScriptError) { return PickerRows(count: try count.rowCount()) } catch {
        throw ScriptError("count: \(error.message)")
      }
    }
    if let titles = self["titles"] {
      let table = try titles.table("titles, a list of strings")
      guard table.list.count == table.pairs.count else { throw ScriptError("titles: expected a list without a gap") }
      return try LuaTable.rows(table.list)
    }
    return try LuaTable.rows(list)
  }

  /// Rows with titles; numbers among them are values, too.
  private static func rows(_ list: [LuaValue]) throws(ScriptError) -> PickerRows {
    var titles: [String] = []
    titles.reserveCapacity(list.count)
    var hasNumbers = false
    for (row, value) in list.enumerated() {
      do throws(ScriptError) { titles.append(try value.rowTitle()) } catch {
        throw ScriptError("row \(row + 1): \(error.message)")
      }
      if case .text = value { continue }
      hasNumbers = true
    }
    var rows = PickerRows(count: titles.count, titles: .list(titles))
    if hasNumbers { rows.values = .list(try list.map { value throws(ScriptError) in try value.rowValue() }) }
    return rows
  }

  /// { from = 0, to = 55, step = 5 }
  private func range() throws(ScriptError) -> PickerRows {
    let step = try read("step") { value throws(ScriptError) in try value.number() } ?? 1
    let end = { (value: LuaValue) throws(ScriptError) in try value.number(in: -1e12...1e12, "a number") }
    guard let from = try read("from", end), let to = try read("to", end) else {
      throw ScriptError("from and to go together, such as { from = 0, to = 55, step = 5 }")
    }
    guard step != 0, (to - from) / step >= 0 else {
      throw ScriptError("step \(Quote.number(step)) does not lead from \(Quote.number(from)) to \(Quote.number(to))")
    }
    let count = ((to - from) / step + 1e-9).rounded(.down) + 1
    guard count <= Double(PickerRows.limit) else { throw ScriptError("expected at most \(PickerRows.limit) rows") }
    return PickerRows(
      count: Int(count), titles: .numbers(from: from, step: step), values: .series(from: from, step: step))
  }

  /// Everything but the titles themselves.
  fileprivate func readSettings(into rows: inout PickerRows) throws(ScriptError) {
    let points = { (value: LuaValue) throws(ScriptError) in try value.number(in: 1...100_000, "points (1 to 100000)") }
    rows.width = try read("width", points)
    rows.rowHeight = try read("rowHeight", points)
    rows.wrapsAround = try read("wrapsAround") { value throws(ScriptError) in try value.bool() } ?? false
    rows.accessibilityLabel = try read("accessibilityLabel") { value throws(ScriptError) in try value.text() }
    if self["view"] != nil {
      rows.form = .view
      rows.titles = .none
    } else if self["attributedTitle"] != nil {
      rows.form = .attributedTitle
    }
    if let values = try read("values", { value throws(ScriptError) in try value.table("a list of values").list }) {
      guard values.count == rows.count, self["value"] == nil else {
        throw ScriptError("values: expected one for each of the \(rows.count) rows, got \(values.count)")
      }
      rows.values = .list(try values.map { value throws(ScriptError) in try value.rowValue() })
    }
    if self["value"] != nil { rows.values = .asked }
    if self["view"] == nil, self["title"] != nil || self["attributedTitle"] != nil {
      rows.titles = .asked(first: [], last: [])
    }
  }

  /// Reads an option if it was given; errors name it.
  private func read<Result>(
    _ name: String, _ convert: (LuaValue) throws(ScriptError) -> Result
  ) throws(ScriptError) -> Result? {
    guard let value = self[name] else { return nil }
    do { return try convert(value) } catch { throw ScriptError("\(name): \(error.message)") }
  }

  /// The text of the first of some options that there is, here or further inside.
  fileprivate func firstText(_ names: [String]) -> String? {
    for name in names { if case .text(let text) = self[name] { return text } }
    for case .table(let child) in list { if let text = child.firstText(names) { return text } }
    return nil
  }
}
