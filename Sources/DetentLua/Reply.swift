import CDetentLua
import DetentCore

/// A value on its way to a script.
enum Reply {
  case nothing
  case none
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case object(ClassIndex, UInt64)
  /// A method of a class, as a function.
  case method(ClassIndex, slot: Int)
  /// A function that a script handed over.
  case function(Int64)
  case list([Reply])
  case table([(String, Reply)])

  static func component(_ id: ComponentID) -> Reply { .object(ClassIndex(of: id.kind), id.raw) }

  /// A page or row, counted from 0 in the core and from 1 in scripts.
  static func position(_ index: Int) -> Reply { .int(index + 1) }

  static func optional(_ text: String?) -> Reply { text.map { .text($0) } ?? .none }

  static func point(_ point: Point) -> Reply { .table([("x", .number(point.x)), ("y", .number(point.y))]) }

  static func size(_ size: Size) -> Reply {
    .table([("width", .number(size.width)), ("height", .number(size.height))])
  }

  static func rect(_ rect: Rect) -> Reply {
    .table([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.size.width)),
      ("height", .number(rect.size.height)),
    ])
  }

  static func insets(_ insets: EdgeInsets) -> Reply {
    .table([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }

  static func value(_ value: Value) -> Reply {
    switch value {
    case .none: .none
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .text(let value): .text(value)
    case .point(let value): .point(value)
    case .size(let value): .size(value)
    case .rect(let value): .rect(value)
    case .insets(let value): .insets(value)
    case .texts(let values): .list(values.map { .text($0) })
    case .rows(let rows): .list(rows.map { $0.map { .position($0) } ?? .bool(false) })
    }
  }

  /// Writes the value into a buffer that C pushes later.
  func write(to buffer: OpaquePointer?) {
    switch self {
    case .nothing: break
    case .none: dtn_out_nil(buffer)
    case .bool(let value): dtn_out_bool(buffer, value ? 1 : 0)
    case .int(let value): dtn_out_int(buffer, Int64(value))
    case .number(let value): dtn_out_num(buffer, value)
    case .text(let text): Reply.write(text, to: buffer)
    case .object(let index, let id): dtn_out_object(buffer, index.rawValue, id)
    case .method(let index, let slot): dtn_out_method(buffer, index.rawValue, Int32(slot))
    case .function(let id): dtn_out_handler(buffer, id)
    case .list(let values):
      dtn_out_begin_table(buffer)
      for (index, value) in values.enumerated() {
        dtn_out_int(buffer, Int64(index + 1))
        value.write(to: buffer)
      }
      dtn_out_end_table(buffer)
    case .table(let pairs):
      dtn_out_begin_table(buffer)
      for (key, value) in pairs {
        if case .none = value { continue }
        Reply.write(key, to: buffer)
        value.write(to: buffer)
      }
      dtn_out_end_table(buffer)
    }
  }

  private static func write(_ text: String, to buffer: OpaquePointer?) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dtn_out_text(buffer, $0.baseAddress, $0.count) }
    }
  }

  /// Text that need not be UTF-8.
  static func write(_ text: [UInt8], to buffer: OpaquePointer?) {
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dtn_out_text(buffer, $0.baseAddress, $0.count) }
    }
  }
}

/// The classes of objects that scripts hold, in the order in which they are defined.
enum ClassIndex: Int32, CaseIterable {
  case detent, assert, assertNot, screen, scrollView, pageControl, progress, button, view, label, image, textField,
    pickerView, datePicker, navigationBar, tabBar, flow
  case motion, touch, event, timer, subscription, generators, generator, spec

  init(of kind: ComponentKind) {
    self =
      switch kind {
      case .screen: .screen
      case .scrollView: .scrollView
      case .pageControl: .pageControl
      case .progress: .progress
      case .button: .button
      case .label: .label
      case .image: .image
      case .textField: .textField
      case .pickerView: .pickerView
      case .datePicker: .datePicker
      case .navigationBar: .navigationBar
      case .tabBar: .tabBar
      case .flow: .flow
      case .view, .stage: .view
      }
  }
}
