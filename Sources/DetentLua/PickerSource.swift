import CDetentLua
import DetentCore

/// Where the rows of one component come from: what the script gave, with the functions that are asked for the rest.
struct PickerSource {
  /// Rows as far as they were given; what functions answer is filled in at each load.
  var rows: PickerRows
  /// Functions, by the numbers under which they are kept.
  var list: Int64?
  var count: Int64?
  var title: Int64?
  var attributedTitle: Int64?
  var view: Int64?
  var value: Int64?

  var functions: [Int64] { [list, count, title, attributedTitle, view, value].compactMap { $0 } }
}

/// What a row shows.
struct RowContent {
  var title: String?
  /// The colour of an attributed title.
  var color: String?
  var view: RowView?

  /// What stands for the row in words: its title, or what its view says.
  var words: String? { title ?? view?.accessibilityLabel ?? view?.text }
}

/// A row's own view: a component that a script's function described.
struct RowView {
  var kind: ComponentKind
  var text: String?
  var image: String?
  var accessibilityLabel: String?

  var reply: Reply {
    .table([
      ("kind", .text(kind.name)), ("text", .optional(text)), ("image", .optional(image)),
      ("accessibilityLabel", .optional(accessibilityLabel)),
    ])
  }
}

/// The sources of a picker's components, and what was asked of them since the last load.
struct PickerSources {
  var components: [PickerSource] = []
  var contents: [[Int: RowContent]] = []
  var values: [[Int: Value]] = []

  /// So many answers are kept for a component; then it forgets them all.
  static let cacheLimit = 10_000

  init(_ components: [PickerSource]) {
    self.components = components
    contents = Array(repeating: [:], count: components.count)
    values = Array(repeating: [:], count: components.count)
  }

  mutating func forget(_ component: Int) {
    contents[component] = [:]
    values[component] = [:]
  }

  mutating func keep(_ content: RowContent, _ component: Int, _ row: Int) {
    if contents[component].count >= PickerSources.cacheLimit { contents[component] = [:] }
    contents[component][row] = content
  }

  mutating func keep(_ value: Value, _ component: Int, _ row: Int) {
    if values[component].count >= PickerSources.cacheLimit { values[component] = [:] }
    values[component][row] = value
  }
}

extension LuaTable {
  fileprivate var holdsFunctions: Bool {
    named.contains { if case .function = $0.value { true } else { false } }
  }
}

extension Host {
  /// Row functions that ask for rows which ask for rows … end here.
  private static let askLimit = 16

  /// Calls a kept function, which cannot wait; answers what it returned. `what` stands before its errors.
  func ask(_ function: Int64, _ arguments: [Reply], _ what: @autoclosure () -> String) throws(ScriptError) -> [LuaValue]
  {
    guard let state else { return [] }
    guard asking < Host.askLimit else { throw ScriptError("\(what()): row functions ask each other for ever") }
    asking += 1
    defer { asking -= 1 }
    let buffer = dtn_arguments(state)
    for argument in arguments { argument.write(to: buffer) }
    var truth: Int32 = 0
    guard dtn_test(state, function, &truth) == Int32(DTN_ENDED) else {
      throw ScriptError("\(what()): \(failureText(state))")
    }
    var count: Int32 = 0
    guard var place = dtn_test_results(state, &count) else { return [] }
    var results: [LuaValue] = []
    for _ in 0..<count {
      results.append(LuaValue(place))
      place += 1 + Int(place.pointee.extent)
    }
    return results
  }

  /// One row more was looked at. Throws once a limit of the run has been met; the script is told which by C.
  func countRow() throws(ScriptError) {
    guard let state, dtn_count_steps(state, 1) != 0 else { return }
    throw ScriptError("a limit of the run was met")
  }

  private func failureText(_ state: OpaquePointer) -> String {
    var length = 0
    guard let bytes = dtn_error(state, &length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  // MARK: Loading

  /// Gives a picker its components: `components = { … }`.
  func setComponents(_ value: LuaValue, of id: ComponentID, _ call: Call) throws(ScriptError) {
    guard asking == 0 else { throw ScriptError("a row function cannot set components") }
    let before = nextHandler
    do throws(ScriptError) {
      let sources = try readComponents(value, call)
      var rows: [PickerRows] = []
      for (index, source) in sources.enumerated() { rows.append(try load(source, index)) }
      guard stage.isLive(id) else { throw ScriptError("a row function closed the screen of this picker") }
      forgetSources(of: id)
      pickers[id] = PickerSources(sources)
      stage.pointee.setRows(rows, of: id)
    } catch {
      if let state { for number in before..<nextHandler { dtn_forget(state, number) } }
      throw error
    }
  }

  /// `picker:reload()`: asks every function again, or those of one component.
  func reload(_ component: Int?, of id: ComponentID) throws(ScriptError) {
    guard asking == 0 else { throw ScriptError("a row function cannot reload") }
    let sources = pickers[id]?.components ?? []
    let wanted = component.map { [$0] } ?? Array(sources.indices)
    var news: [(component: Int, rows: PickerRows)] = []
    for index in wanted {
      pickers[id]?.forget(index)
      news.append((index, try load(sources[index], index)))
    }
    guard stage.isLive(id) else { return }
    stage.pointee.reload(news, of: id)
  }

  func forgetSources(of id: ComponentID) {
    guard let sources = pickers.removeValue(forKey: id) else { return }
    for function in sources.components.flatMap(\.functions) { forget(function) }
  }

  /// Asks what has to be known of a component's rows: how many, and of rows that a function gives the first and the last.
  private func load(_ source: PickerSource, _ component: Int) throws(ScriptError) -> PickerRows {
    let what = "component \(component + 1)"
    var rows = source.rows
    if let list = source.list {
      let answer = try ask(list, [], what).first ?? .none
      if case .table(let table) = answer, table.holdsFunctions {
        throw ScriptError("\(what): its function answered functions: give count and title beside each other instead")
      }
      do throws(ScriptError) { rows = try answer.rowsOfComponent() } catch {
        throw ScriptError("\(what): its function answered: \(error.message)")
      }
    }
    if let count = source.count {
      let answer = try ask(count, [], "\(what): count").first ?? .none
      do throws(ScriptError) { rows.count = try answer.rowCount() } catch {
        throw ScriptError("\(what): count answered: \(error.message)")
      }
    }
    guard source.title != nil || source.attributedTitle != nil, source.view == nil else { return rows }
    let first = min(PickerRows.sample, rows.count)
    let last = max(first, rows.count - PickerRows.sample)
    rows.titles = .asked(
      first: try titles(0..<first, of: source, component), last: try titles(last..<rows.count, of: source, component))
    return rows
  }

  private func titles(_ range: Range<Int>, of source: PickerSource, _ component: Int) throws(ScriptError) -> [String] {
    try range.map { row throws(ScriptError) in try content(row, of: source, component).title ?? "" }
  }

  // MARK: Rows

  /// What a row shows: given, kept from an earlier question, or asked for now.
  func content(_ row: Int, ofComponent component: Int, of id: ComponentID) throws(ScriptError) -> RowContent {
    let rows = stage.pointee.pickerViews[id].rows[component]
    guard rows.asksForTitles, let source = pickers[id]?.components[component] else {
      return RowContent(title: rows.title(row))
    }
    if let known = pickers[id]?.contents[component][row] { return known }
    let content = try content(row, of: source, component)
    if pickers[id]?.components.indices.contains(component) == true { pickers[id]?.keep(content, component, row) }
    return content
  }

  /// Views beat attributed titles, those beat titles; what is beaten is not asked.
  private func content(_ row: Int, of source: PickerSource, _ component: Int) throws(ScriptError) -> RowContent {
    let what = { "row \(row + 1) of component \(component + 1)" }
    if let view = source.view {
      let answer = try ask(view, [.position(row)], "\(what()): view").first ?? .none
      do throws(ScriptError) { return RowContent(view: try answer.rowView()) } catch {
        throw ScriptError("\(what()): view answered: \(error.message)")
      }
    }
    guard let function = source.attributedTitle ?? source.title else { return RowContent() }
    let answer = try ask(function, [.position(row)], "\(what()): title").first ?? .none
    do throws(ScriptError) {
      return source.attributedTitle == nil ? RowContent(title: try answer.rowTitle()) : try answer.attributedTitle()
    } catch { throw ScriptError("\(what()): title answered: \(error.message)") }
  }

  /// The value of a row: what was given as such, else what the row says.
  func value(_ row: Int, ofComponent component: Int, of id: ComponentID) throws(ScriptError) -> Value {
    let rows = stage.pointee.pickerViews[id].rows[component]
    guard rows.asksForValues else { return rows.value(row) }
    guard let function = pickers[id]?.components[component].value else {
      return try content(row, ofComponent: component, of: id).words.map { .text($0) } ?? .none
    }
    if let known = pickers[id]?.values[component][row] { return known }
    let what = "row \(row + 1) of component \(component + 1)"
    let answer = try ask(function, [.position(row)], "\(what): value").first ?? .none
    let value: Value
    do throws(ScriptError) { value = try answer.rowValue() } catch {
      throw ScriptError("\(what): value answered: \(error.message)")
    }
    if pickers[id]?.components.indices.contains(component) == true { pickers[id]?.keep(value, component, row) }
    return value
  }

  /// The first row with a value.
  func row(ofValue value: LuaValue, inComponent component: Int, of id: ComponentID) throws(ScriptError) -> Int {
    let wanted = try value.rowValue()
    let rows = stage.pointee.pickerViews[id].rows[component]
    if !rows.asksForValues {
      if let row = rows.row(ofValue: wanted) { return row }
    } else {
      for row in 0..<rows.count where try self.value(row, ofComponent: component, of: id).isSame(as: wanted) {
        return row
      }
    }
    throw ScriptError(
      "component \(component + 1) has no row with the value \(value.described)\(hint(for: wanted, rows))")
  }

  private func hint(for wanted: Value, _ rows: PickerRows) -> String {
    guard case .text(let text) = wanted, case .list(let titles) = rows.titles, rows.values == .titles else { return "" }
    return Suggest.hint(text, among: Array(titles.prefix(1000)))
  }
}
