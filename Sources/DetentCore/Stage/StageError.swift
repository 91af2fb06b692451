/// What a stage refuses to do.
public enum StageError: Error, Hashable, Sendable {
  /// The id names a component of a closed screen.
  case stale(ComponentID)
  /// A gesture that a person could not make; `reason` says why.
  case gesture(component: ComponentID, reason: String)
  /// More than `limit` events at one instant; `cycle` names the events that follow each other.
  case storm(limit: Int, cycle: [String])
  case traceFull(limit: Int)
  case tooManyComponents(limit: Int)
  /// A component of this kind cannot lie in another, or nothing can lie in that one.
  case cannotHold(ComponentKind, in: ComponentKind)
  /// A screen has one bar of a kind.
  case second(ComponentKind)
}
