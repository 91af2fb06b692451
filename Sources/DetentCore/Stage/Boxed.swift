/// A rare, large part of a component, kept outside it: a component's slot stays small, so that a checkpoint that shares
/// the part copies a word instead.
@propertyWrapper
struct Boxed<Part: Sendable>: Sendable {
  private var box = Box.none

  private indirect enum Box: Sendable {
    case none
    case some(Part)
  }

  init() {}

  /// Whether there is no part; asks without taking it out.
  var isEmpty: Bool { if case .none = box { true } else { false } }

  var wrappedValue: Part? {
    get { if case .some(let part) = box { part } else { nil } }
    set { box = newValue.map { .some($0) } ?? .none }
  }
}
