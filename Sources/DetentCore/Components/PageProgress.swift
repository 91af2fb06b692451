/// A progress shown in a page control's current indicator: UIPageControlProgress, or UIPageControlTimerProgress when it
/// has a duration.
public struct PageProgress: Sendable {
  public enum Kind: Hashable, Sendable {
    case plain
    /// Fills by itself; at the end of a page's time the control goes to the next page.
    case timer
  }

  public var kind: Kind
  /// The control that shows it.
  public internal(set) var control: ComponentID?
  /// Seconds for a page without a duration of its own.
  public internal(set) var preferredDuration: Double
  public var resetsToInitialPageAfterEnd = false
  /// Between resumeTimer and pauseTimer, or until the last page is full.
  public internal(set) var isRunning = false
  /// A finger on the control or its scroll view holds the time back.
  public internal(set) var isHeld = false
  /// Somebody wants timerProgressDidChange at frames.
  public internal(set) var reportsFrames = false

  /// Progress at `anchor`, in 0…1; from there on it grows while the time runs.
  private var base = 0.0
  private var anchor = Instant.zero
  /// Pages with a duration of their own.
  private(set) var durations: [PageDuration] = []
  /// Changes whenever the end of the page's time moves; the stage's timer carries it.
  var stamp: UInt32 = 0

  struct PageDuration: Sendable {
    var page: Int
    var seconds: Double
  }

  public init(kind: Kind, preferredDuration: Double = 0) {
    self.kind = kind
    self.preferredDuration = preferredDuration
  }

  /// Whether the time runs at this moment.
  public var isTicking: Bool { kind == .timer && isRunning && !isHeld && control != nil }

  /// The duration of a page in seconds: its own, else the preferred one.
  public func duration(forPage page: Int) -> Double {
    durations.first { $0.page == page }?.seconds ?? preferredDuration
  }

  /// Progress of the current page in 0…1.
  public func currentProgress(at now: Instant, page: Int) -> Double {
    guard isTicking else { return base }
    let duration = duration(forPage: page)
    return duration > 0 ? min(1, base + (now - anchor).seconds / duration) : 1
  }

  /// When the page's time will have run out; nil while the time stands.
  func end(page: Int) -> Instant? {
    guard isTicking else { return nil }
    return anchor + Duration(roundingUp: (1 - base) * duration(forPage: page))
  }

  // MARK: Changes. Each takes the present moment and page, keeps the progress, and renews the stamp.

  mutating func setProgress(_ progress: Double, at now: Instant) {
    base = max(0, min(1, progress))
    anchor = now
    stamp &+= 1
  }

  mutating func setDuration(_ seconds: Double, forPage changed: Int, at now: Instant, page: Int) {
    setProgress(currentProgress(at: now, page: page), at: now)
    durations.removeAll { $0.page == changed }
    if seconds > 0 { durations.append(PageDuration(page: changed, seconds: seconds)) }
  }

  mutating func setPreferredDuration(_ seconds: Double, at now: Instant, page: Int) {
    setProgress(currentProgress(at: now, page: page), at: now)
    preferredDuration = seconds
  }

  mutating func setRunning(_ runs: Bool, at now: Instant, page: Int) {
    setProgress(currentProgress(at: now, page: page), at: now)
    isRunning = runs
  }

  mutating func setHeld(_ holds: Bool, at now: Instant, page: Int) {
    setProgress(currentProgress(at: now, page: page), at: now)
    isHeld = holds
  }

  mutating func setControl(_ control: ComponentID?, at now: Instant, page: Int) {
    setProgress(currentProgress(at: now, page: page), at: now)
    self.control = control
    isHeld = false
  }
}
