import DetentCore

/// Follows the pages that people turn by a page control, and judges how the content goes along.
struct PageTurns: Observer {
  /// One page turned by a person.
  struct Turn: Sendable {
    var control: ComponentID
    var page: Int
    var time: Instant
    var isScrub: Bool
    /// Reduce Motion was on.
    var isMotionReduced: Bool
    /// The paged view slid.
    var isAnimated = false
    /// It was put there without sliding.
    var isJump = false
  }

  private var open: Turn?
  private var touched: (control: ComponentID, isScrub: Bool)?
  private let judge: @Sendable (Turn) -> Judgement?

  /// `judge` hears of a turn once everything that belongs to it has been seen; nil: nothing to say.
  init(judge: @escaping @Sendable (Turn) -> Judgement?) { self.judge = judge }

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    if let turn = open, event.time > turn.time || begins(event.what) { finish(scene, &report) }
    let id = event.source
    switch event.what {
    case .touch(_, .began, _) where id.kind == .pageControl: touched = (id, false)
    case .decided(let decision) where decision.question == .scrub: touched = (id, true)
    case .valueChanged(let page) where event.isUser && touched?.control == id:
      let isReduced = scene.screenPart(of: id)?.flag("reduceMotion") == true
      open = Turn(
        control: id, page: page, time: event.time, isScrub: touched?.isScrub == true, isMotionReduced: isReduced)
    case .moved(let motion) where motion.isAnimation && isPaged(id, scene): open?.isAnimated = true
    case .changed(.contentOffset, _) where isPaged(id, scene), .didScroll where isPaged(id, scene): open?.isJump = true
    case .gesture where id != touched?.control: touched = nil
    default: break
    }
  }

  mutating func finish(_ scene: Scene, _ report: inout Reporter) {
    if let turn = open, let judgement = judge(turn) { report.add(judgement, of: turn.control, at: turn.time) }
    open = nil
  }

  private func begins(_ what: Event.What) -> Bool {
    switch what {
    case .valueChanged, .gesture: true
    default: false
    }
  }

  /// A view whose pages the control may stand for: its pair, or a pager of the same screen that its handlers move.
  private func isPaged(_ id: ComponentID, _ scene: Scene) -> Bool {
    guard let control = open?.control, let view = scene[id], id.kind == .scrollView else { return false }
    if let name = scene[control]?.text("pairedWith"), name == view.name { return true }
    return view.isPaging && scene.screen(of: id) == scene.screen(of: control)
  }
}
