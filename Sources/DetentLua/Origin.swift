import DetentCore

/// What a component says of the program that it was taken from.
extension Host {
  /// `actions = { touchUpInside = "turn:" }` and `unknown = { "numberOfPages" }`.
  func setOrigin(_ table: LuaTable, of id: ComponentID, _ type: ScriptClass) throws(ScriptError) {
    if let actions = table["actions"] { stage.pointee.setActions(try self.actions(actions), of: id) }
    guard let unknown = table["unknown"] else { return }
    let names: [String]
    do throws(ScriptError) { names = try unknown.texts() } catch {
      throw ScriptError("option \"unknown\": \(error.message)")
    }
    let known = type.members.filter { $0.call == nil }.map(\.name) + ["background", "children"]
    for name in names where !known.contains(name) {
      throw ScriptError(
        "option \"unknown\": a \(type.name) has no \(Quote.text(name))\(Suggest.hint(name, among: known))")
    }
    stage.pointee.setUnknown(names, of: id)
  }

  /// Messages by event, each a name or a list of names.
  private func actions(_ value: LuaValue) throws(ScriptError) -> [String] {
    var actions: [String] = []
    for pair in try value.table("a table such as { valueChanged = \"turn:\" }").pairs {
      let event = try pair.key.text()
      do throws(ScriptError) {
        let names = if case .table = pair.value { try pair.value.texts() } else { [try pair.value.text()] }
        actions += names.map { "\(event): \($0)" }
      } catch { throw ScriptError("option \"actions\": \(event): \(error.message)") }
    }
    return actions
  }
}
