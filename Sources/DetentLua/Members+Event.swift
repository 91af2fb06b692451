import CDetentLua
import DetentCore

extension ScriptClass {
  static let event = ScriptClass(.event, "event", members: Member.event)
}

extension Member {
  static let event: [Member] = [
    .reading("name", "string", "\"valueChanged\" …", get: { $0.event { .text($0.what.name) } }),
    .reading("time", "seconds", "When, since the run began.", get: { $0.event { .number($0.time.seconds) } }),
    .reading("source", "component", "Who sent it.", get: { $0.event { .component($0.source) } }),
    .reading(
      "isUser", "boolean", "True for touches, pointer, keys and accessibility; false for code and timers.",
      get: { $0.event { .bool($0.isUser) } }),
    .reading("item", "position", "didSelectItem: the item, from 1.", get: { $0.event { $0.what.field("item") } }),
    .reading("page", "position", "The page that it is about, from 1.", get: { $0.event { $0.what.field("page") } }),
    .reading(
      "component", "position", "didSelectRow: the component, from 1.",
      get: { $0.event { $0.what.field("component") } }),
    .reading("row", "position", "didSelectRow: the chosen row, from 1.", get: { $0.event { $0.what.field("row") } }),
    .reading(
      "date", "string", "valueChanged of a date picker: \"2024-05-14T15:50:00+02:00\".",
      get: { $0.event { $0.what.field("date") } }),
    .reading(
      "countDownDuration", "seconds", "valueChanged of a countdown.",
      get: { $0.event { $0.what.field("countDownDuration") } }),
    .reading(
      "velocity", "point", "Speed of the offset at the release, in points per second.",
      get: { $0.event { $0.what.field("velocity") } }),
    .reading(
      "willDecelerate", "boolean", "Whether the view goes on moving.",
      get: { $0.event { $0.what.field("willDecelerate") } }),
    .reading("contentOffset", "point", "didScroll: the offset.", get: { $0.event { $0.what.field("contentOffset") } }),
    .reading("at", "point", "tap and longPress: where, in the component.", get: { $0.event { $0.what.field("at") } }),
    .reading("scale", "number", "didZoom and didEndZooming: the scale.", get: { $0.event { $0.what.field("scale") } }),
    .reading(
      "adjustedContentInset", "insets", "didChangeAdjustedContentInset: the new insets.",
      get: { $0.event { $0.what.field("adjustedContentInset") } }),
    .reading(
      "isVisible", "boolean", "progressVisibilityDidChange: whether it shows.",
      get: { $0.event { $0.what.field("isVisible") } }),
    .reading(
      "progress", "0 to 1", "timerProgressDidChange: how full.", get: { $0.event { $0.what.field("progress") } }),
    .property(
      "targetContentOffset", "point",
      "willEndDragging: where the view will rest. It may be set until the handler first waits or returns.",
      get: {
        $0.look { host, call throws(ScriptError) in
          let event = try host.event(call)
          if case .revealed(_, _, let target) = event.what { return .point(target) }
          guard case .willEndDragging(_, let target) = event.what else { return .none }
          return .point(
            (host.stage.pointee.proposedTarget(of: event.source) ?? target).rounded(
              toScale: host.stage.pointee.scale(of: event.source)))
        }
      },
      rawSet: {
        $0.decide("willEndDragging", "targetContentOffset") { stage, event, value throws(ScriptError) in
          guard case .willEndDragging = event.what else { return nil }
          return stage.pointee.setTarget(try value.point(), of: event.source)
        }
      }),
    .property(
      "shouldAdvance", "boolean", "shouldAdvanceToPage: false keeps the page.",
      get: {
        $0.look { host, call throws(ScriptError) in
          guard case .shouldAdvanceToPage = try host.event(call).what else { return .none }
          return .bool(host.stage.pointee.shouldAdvance)
        }
      },
      rawSet: {
        $0.decide("shouldAdvanceToPage", "shouldAdvance") { stage, event, value throws(ScriptError) in
          guard case .shouldAdvanceToPage = event.what else { return nil }
          return stage.pointee.setShouldAdvance(try value.bool(), of: event.source)
        }
      }),
    .property(
      "shouldScrollToTop", "boolean", "shouldScrollToTop: false keeps the view where it is.",
      get: {
        $0.look { host, call throws(ScriptError) in
          guard case .shouldScrollToTop = try host.event(call).what else { return .none }
          return .bool(host.stage.pointee.shouldScrollToTop)
        }
      },
      rawSet: {
        $0.decide("shouldScrollToTop", "shouldScrollToTop") { stage, event, value throws(ScriptError) in
          guard case .shouldScrollToTop = event.what else { return nil }
          return stage.pointee.setShouldScrollToTop(try value.bool(), of: event.source)
        }
      }),
    .reading(
      "announcement", "string", "accessibilityScrolled: what VoiceOver says.",
      get: { $0.event { $0.what.field("announcement") } }),
    .reading(
      "rect", "rect", "revealed: what was brought into view, in the content.",
      get: { $0.event { $0.what.field("rect") } }),
    .reading(
      "reason", "string", "revealed: \"selection\", \"typing\" or \"action\".",
      get: { $0.event { $0.what.field("reason") } }),
    .reading(
      "from", "position or screen",
      "selectionChanged: the first selected character. Of a flow: the screen that it leaves.",
      get: { $0.event { $0.what.field("from") } }),
    .reading(
      "to", "position or screen",
      "selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.",
      get: { $0.event { $0.what.field("to") } }),
    .reading("by", "string", "Of a flow: \"push\", \"present\" …", get: { $0.event { $0.what.field("by") } }),
    .reading(
      "isAnimated", "boolean", "Of a flow and of screens that appear or disappear: whether it is seen to move.",
      get: { $0.event { $0.what.field("isAnimated") } }),
    .reading(
      "isInteractive", "boolean", "Of a flow: whether a finger drives it.",
      get: { $0.event { $0.what.field("isInteractive") } }),
    .reading(
      "detent", "string", "Of presentations: where the sheet rests.", get: { $0.event { $0.what.field("detent") } }),
    .reading(
      "as", "string", "Of presentations: \"sheet\", \"popover\" or \"fullScreen\".",
      get: { $0.event { $0.what.field("as") } }),
    .reading(
      "action", "string", "editAction: what was done to the selection.",
      get: { $0.event { $0.what.field("action") } }),
    .property(
      "initialProgress", "0 to 1", "initialProgressForPage: where the page's progress starts.",
      get: {
        $0.look { host, call throws(ScriptError) in
          guard case .initialProgressForPage = try host.event(call).what else { return .none }
          return .number(host.stage.pointee.initialProgress)
        }
      },
      rawSet: {
        $0.decide("initialProgressForPage", "initialProgress") { stage, event, value throws(ScriptError) in
          guard case .initialProgressForPage = event.what else { return nil }
          return stage.pointee.setInitialProgress(try value.number(), of: event.source)
        }
      }),
  ]
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  fileprivate func event(_ body: (Event) -> Reply) -> Int32 {
    look { host, call throws(ScriptError) in body(try host.event(call)) }
  }

  /// An answer to a decision event; `answer` says whether the decision was open, or nil for another kind of event.
  fileprivate func decide(
    _ event: String, _ field: String, _ answer: (StagePointer, Event, LuaValue) throws(ScriptError) -> Bool?
  ) -> Int32 {
    run { host, call throws(ScriptError) in
      let given = try host.event(call)
      guard let isOpen = try answer(host.stage, given, call.argument(0)) else {
        throw ScriptError("only \(event) has \(field); this is \(given.what.name)")
      }
      guard isOpen else { throw ScriptError("too late: it can be set until the handler first waits or returns") }
      return .nothing
    }
  }
}

extension Host {
  func event(_ call: Call) throws(ScriptError) -> Event {
    guard let event = events[call.pointee.object] else { throw ScriptError("this event is too long ago") }
    return event
  }
}

extension Event.What {
  /// What an event carries, by the name that scripts use; nil when it carries no such thing.
  func field(_ name: String) -> Reply {
    for (field, value) in fields where field == name { return value }
    return .none
  }

  var fields: [(String, Reply)] {
    switch self {
    case .valueChanged(let page), .pageChanged(let page), .shouldAdvanceToPage(let page),
      .initialProgressForPage(let page):
      [("page", .position(page))]
    case .didSelectRow(let component, let row): [("component", .position(component)), ("row", .position(row))]
    case .dateChanged(.duration(let seconds)): [("countDownDuration", .int(seconds))]
    case .dateChanged(let date): [("date", .optional(date.text))]
    case .didSelectItem(let item): [("item", .position(item))]
    case .appearance(_, let isAnimated): [("isAnimated", .bool(isAnimated))]
    case .navigated(let step): step.fields
    case .didScroll(let offset): [("contentOffset", .point(offset))]
    case .willEndDragging(let velocity, let target):
      [("velocity", .point(velocity)), ("targetContentOffset", .point(target))]
    case .didZoom(let scale), .didEndZooming(let scale): [("scale", .number(scale))]
    case .didChangeAdjustedContentInset(let insets): [("adjustedContentInset", .insets(insets))]
    case .didEndDragging(let willDecelerate): [("willDecelerate", .bool(willDecelerate))]
    case .tap(let point), .longPress(let point): [("at", .point(point))]
    case .accessibilityScrolled(let announcement): [("announcement", .text(announcement))]
    case .revealed(let rect, let reason, let target):
      [("rect", .rect(rect)), ("reason", .text(reason)), ("targetContentOffset", .point(target))]
    case .selectionChanged(let from, let to): [("from", .int(from + 1)), ("to", .int(to))]
    case .editAction(let action): [("action", .text(action))]
    case .progressVisibilityDidChange(let isVisible): [("isVisible", .bool(isVisible))]
    case .timerProgressDidChange(let progress): [("progress", .number(progress))]
    case .changed(let property, let value): [("property", .text(property.rawValue)), ("value", .value(value))]
    case .step(let text), .note(let text), .shot(let text): [("text", .text(text))]
    default: []
    }
  }
}

extension Event.Navigation {
  fileprivate var fields: [(String, Reply)] {
    var fields: [(String, Reply)] = [
      ("by", .text(by.rawValue)), ("from", .component(from)), ("to", .component(to)), ("isAnimated", .bool(isAnimated)),
      ("isInteractive", .bool(isInteractive)),
    ]
    if let presentation {
      fields.append(("as", .text(presentation.style.rawValue)))
      if presentation.style == .sheet { fields.append(("detent", .text(presentation.detent.rawValue))) }
    }
    return fields
  }
}
