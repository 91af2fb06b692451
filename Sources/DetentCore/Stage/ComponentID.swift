/// The name of a component inside one stage: its kind, its slot and the slot's generation, in one word.
///
/// Ids order by kind, then slot. An id of a closed screen's component is stale and stays so: its slot's next user has
/// another generation.
public struct ComponentID: Hashable, Comparable, Sendable {
  public let raw: UInt64

  public init(raw: UInt64) { self.raw = raw }

  public init(_ kind: ComponentKind, slot: UInt32, generation: UInt32) {
    raw = UInt64(kind.rawValue) << 56 | UInt64(slot) << 24 | UInt64(generation & 0xFF_FFFF)
  }

  /// The stage itself: the source of events that belong to no component.
  public static let stage = ComponentID(raw: 0)

  @inlinable public var kind: ComponentKind { ComponentKind(rawValue: UInt8(truncatingIfNeeded: raw >> 56)) ?? .stage }
  @inlinable public var slot: Int { Int((raw >> 24) & 0xFFFF_FFFF) }
  @inlinable public var generation: UInt32 { UInt32(truncatingIfNeeded: raw & 0xFF_FFFF) }

  public static func < (a: ComponentID, b: ComponentID) -> Bool { a.raw < b.raw }
}

/// The kinds of component, in the order in which they act at one instant.
public enum ComponentKind: UInt8, Hashable, Sendable, CaseIterable {
  case stage = 0
  case screen = 1
  case scrollView = 2
  case pageControl = 3
  case progress = 4
  case button = 5
  case view = 6
  case label = 7
  case image = 8
  case textField = 9
  case pickerView = 10
  case datePicker = 11
  case navigationBar = 12
  case tabBar = 13
  case flow = 14

  /// The word that scripts use.
  public var name: String {
    switch self {
    case .stage: "stage"
    case .screen: "screen"
    case .scrollView: "scrollView"
    case .pageControl: "pageControl"
    case .progress: "progress"
    case .button: "button"
    case .view: "view"
    case .label: "label"
    case .image: "image"
    case .textField: "textField"
    case .pickerView: "pickerView"
    case .datePicker: "datePicker"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .flow: "flow"
    }
  }
}
