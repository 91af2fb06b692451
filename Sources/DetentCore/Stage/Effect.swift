/// What a component asks of its stage after an input; the stage carries the effects out in order.
enum Effect {
  /// Send an event to handlers, when its turn comes.
  case emit(Event.What, isUser: Bool)
  /// Write down something that no handler hears.
  case record(Event.What)
  /// Do this after the events before it have been handled.
  case pend(Pending.Action)
  /// The component's motion is new: write it down and wake at its instants.
  case follow
  /// The component's zoom motion is new: wake at its end.
  case followZoom
}

extension Effect {
  /// The offset has jumped.
  var isScroll: Bool { if case .emit(.didScroll, _) = self { true } else { false } }
}

/// One effect that waits for its turn; the state it acts on is the one its predecessors' handlers left.
struct Pending: Sendable {
  enum Action: Sendable {
    case emit(Event.What, isUser: Bool, isRecorded: Bool)
    /// A page control goes to a page as a person asked; a scrub inside the row goes page by page.
    case turn(to: Int, PageControl.InteractionState, isJump: Bool, isUser: Bool)
    /// A scrub goes on to a page, unless somebody has moved the control since its last step.
    case cross(to: Int, from: Int)
    /// VoiceOver's step: so many pages from the one that is current when its turn comes.
    case step(Int)
    case endInteraction
    /// A drag's end has been answered.
    case release
    case beginDecelerating(stamp: UInt32)
    /// willBeginZooming has been heard.
    case followPinch
    case endDecelerating
    /// A wheel that a person turned has come to rest.
    case wheelRested(column: Int)
    /// A person has chosen a date by a tap, by keys or by typing.
    case choose(DateRest)
    /// shouldScrollToTop has been answered.
    case scrollToTop
    /// A page's time ran out and shouldAdvance has been answered.
    case advance
    /// What triggers a link of a flow has been heard.
    case followLink(Int)
    /// A back button was tapped.
    case tapBack
    /// A page became current and its initial progress has been answered.
    case startPage
  }

  var component: ComponentID
  var action: Action
  var cause: Cause
}
