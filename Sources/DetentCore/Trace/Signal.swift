/// The events that a script may listen to, by name.
public enum Signal: String, Hashable, Sendable, CaseIterable {
  case valueChanged, touchDown, touchUpInside, touchCancel, tap, longPress, didSelectRow
  case pageChanged, didScroll, willBeginDragging, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
  case willBeginZooming, didZoom, didEndZooming, didChangeAdjustedContentInset
  case shouldScrollToTop, didScrollToTop, accessibilityScrolled, revealed
  case editingDidBegin, editingChanged, editingDidEnd, selectionChanged, editAction
  case didSelectItem, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willPush, didPush, willPop, didPop, didCancelPop, willReplace, didReplace
  case willPresent, didPresent, willDismiss, didDismiss, didAttemptToDismiss, didChangeSelectedDetent
  case progressVisibilityDidChange, timerProgressDidChange, shouldAdvanceToPage, initialProgressForPage

  /// The signals that a kind of component sends.
  public static func sent(by kind: ComponentKind) -> [Signal] {
    switch kind {
    case .pageControl: [.valueChanged]
    case .pickerView: [.didSelectRow]
    case .datePicker: [.valueChanged, .editingDidBegin, .editingDidEnd]
    case .scrollView:
      [
        .pageChanged, .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming, .didZoom, .didEndZooming,
        .didChangeAdjustedContentInset, .tap, .longPress, .shouldScrollToTop, .didScrollToTop,
        .accessibilityScrolled, .revealed, .didSelectRow,
      ]
    case .progress:
      [.progressVisibilityDidChange, .timerProgressDidChange, .shouldAdvanceToPage, .initialProgressForPage]
    case .button: [.touchDown, .touchUpInside, .touchCancel]
    case .view, .label, .image: [.tap, .longPress]
    case .textField:
      [.editingDidBegin, .editingChanged, .editingDidEnd, .selectionChanged, .editAction, .tap, .longPress]
    case .screen: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    case .tabBar: [.didSelectItem]
    case .flow:
      [
        .willPush, .didPush, .willPop, .didPop, .didCancelPop, .willReplace, .didReplace, .willPresent, .didPresent,
        .willDismiss, .didDismiss, .didAttemptToDismiss, .didChangeSelectedDetent,
      ]
    case .navigationBar, .stage: []
    }
  }
}

extension Event.What {
  /// What only readers of the trace see, by name.
  enum Record: String, CaseIterable {
    case made, closed, shown, linked, transition, pulled, changed, reloaded, gesture, touch, moved, dragged, pinched,
      zoomed, edited
    case decided, flashed, allowed, step, note, shot
  }

  private enum Tag {
    case signal(Signal)
    case record(Record)
    case unknown(String)
  }

  private var tag: Tag {
    switch self {
    case .valueChanged, .dateChanged: .signal(.valueChanged)
    case .didSelectRow: .signal(.didSelectRow)
    case .didSelectItem: .signal(.didSelectItem)
    case .appearance(let signal, _): .signal(signal)
    case .navigated(let navigation): .signal(navigation.signal)
    case .linked: .record(.linked)
    case .transition: .record(.transition)
    case .pulled: .record(.pulled)
    case .touchDown: .signal(.touchDown)
    case .touchUpInside: .signal(.touchUpInside)
    case .touchCancel: .signal(.touchCancel)
    case .tap: .signal(.tap)
    case .longPress: .signal(.longPress)
    case .pageChanged: .signal(.pageChanged)
    case .didScroll: .signal(.didScroll)
    case .willBeginDragging: .signal(.willBeginDragging)
    case .willEndDragging: .signal(.willEndDragging)
    case .didEndDragging: .signal(.didEndDragging)
    case .willBeginDecelerating: .signal(.willBeginDecelerating)
    case .didEndDecelerating: .signal(.didEndDecelerating)
    case .didEndScrollingAnimation: .signal(.didEndScrollingAnimation)
    case .willBeginZooming: .signal(.willBeginZooming)
    case .didZoom: .signal(.didZoom)
    case .didEndZooming: .signal(.didEndZooming)
    case .didChangeAdjustedContentInset: .signal(.didChangeAdjustedContentInset)
    case .shouldScrollToTop: .signal(.shouldScrollToTop)
    case .didScrollToTop: .signal(.didScrollToTop)
    case .accessibilityScrolled: .signal(.accessibilityScrolled)
    case .revealed: .signal(.revealed)
    case .editingDidBegin: .signal(.editingDidBegin)
    case .editingChanged: .signal(.editingChanged)
    case .editingDidEnd: .signal(.editingDidEnd)
    case .selectionChanged: .signal(.selectionChanged)
    case .editAction: .signal(.editAction)
    case .progressVisibilityDidChange: .signal(.progressVisibilityDidChange)
    case .timerProgressDidChange: .signal(.timerProgressDidChange)
    case .shouldAdvanceToPage: .signal(.shouldAdvanceToPage)
    case .initialProgressForPage: .signal(.initialProgressForPage)
    case .made: .record(.made)
    case .closed: .record(.closed)
    case .shown: .record(.shown)
    case .changed: .record(.changed)
    case .reloaded: .record(.reloaded)
    case .gesture: .record(.gesture)
    case .touch: .record(.touch)
    case .moved: .record(.moved)
    case .dragged: .record(.dragged)
    case .pinched: .record(.pinched)
    case .zoomed: .record(.zoomed)
    case .edited: .record(.edited)
    case .decided: .record(.decided)
    case .flashed: .record(.flashed)
    case .allowed: .record(.allowed)
    case .step: .record(.step)
    case .note: .record(.note)
    case .shot: .record(.shot)
    case .unknown(let name): .unknown(name)
    }
  }

  /// The event that handlers can hear; nil for what is only recorded.
  public var signal: Signal? { if case .signal(let signal) = tag { signal } else { nil } }

  /// The name that scripts and trace files use.
  public var name: String {
    switch tag {
    case .signal(let signal): signal.rawValue
    case .record(let record): record.rawValue
    case .unknown(let name): name
    }
  }

  /// Every name: the events that handlers hear, then what is only recorded.
  public static let names = Signal.allCases.map(\.rawValue) + Record.allCases.map(\.rawValue)
}
