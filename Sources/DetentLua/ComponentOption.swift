/// An option of the table that makes a component which is no property of it: so no member table has it.
struct ComponentOption: Sendable {
  var name: String
  var doc: String

  /// In the words of the reference.
  var type: String { Word.byName[name] ?? name }

  /// In the order in which they are listed.
  static let all = [
    Self(name: "id", doc: "Its name on the screen: `screen.id`. No other component there may have it."),
    Self(
      name: "place",
      doc: """
        Where it lies, instead of `frame`: "fill": all of its parent; "top", "bottom", "center": as large as it wants, \
        centred across, inside the safe area; below or above a sibling with that id, `gap` points away. Left out: scroll \
        views and views fill, page controls and pickers lie at the bottom, others in the centre; in a pager the next page.
        """),
    Self(
      name: "margins",
      doc: "Points that `place` keeps free at each side, such as { left = 20, right = 20 }. Does not go with `frame`."),
    Self(name: "size", doc: "With `place`: how large, instead of the size that it wants. Does not go with `frame`."),
    Self(name: "on", doc: "Functions by event: on = { valueChanged = function(e) … end }."),
    Self(
      name: "intent", doc: "What only a person knows of it, for guidelines; `edits` is the id of another component."),
    Self(name: "actions", doc: "What code behind a captured file does at its events, as the file names it."),
    Self(name: "unknown", doc: "Properties that only code will set: guidelines leave them to a person."),
  ]
}
