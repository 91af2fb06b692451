/// What app code does to a progress.
extension Stage {
  /// Shows a progress in a control's current indicator; nil shows none. A progress belongs to one control at a time, and
  /// comes as full as it is: only another page empties it.
  public mutating func setProgress(_ progress: ComponentID?, of control: ComponentID) {
    guard pageControls[control].progress != progress else { return }
    if let old = pageControls[control].progress {
      change(old) { value, now, page in value.setControl(nil, at: now, page: page) }
      tell(old, of: control, isVisible: true)
    }
    if let progress, let other = progresses[progress].control, pageControls.isLive(other) {
      change(progress) { value, now, page in value.setControl(nil, at: now, page: page) }
      pageControls[other].progress = nil
      tell(progress, of: other, isVisible: true)
      changed(other, .progress, .none)
      relayout(other)
    }
    pageControls[control].progress = progress
    if let progress {
      change(progress) { value, now, page in value.setControl(control, at: now, page: page) }
      tell(progress, of: control, isVisible: false)
    }
    changed(control, .progress, progress.map { .text(TraceLines.name(of: $0)) } ?? .none)
    holdProgress(of: control, isHeld(control))
    relayout(control)
  }

  /// A progress comes to a control or leaves it while a scrub hides what it shows: each "hidden" has its "visible".
  private mutating func tell(_ progress: ComponentID, of control: ComponentID, isVisible: Bool) {
    guard !pageControls[control].isProgressVisible else { return }
    pend(.emit(.progressVisibilityDidChange(isVisible: isVisible), isUser: false, isRecorded: true), for: progress)
  }

  /// Sets the progress of the current page, pinned to 0…1.
  public mutating func setCurrentProgress(_ progress: Double, of id: ComponentID) {
    change(id) { value, now, _ in value.setProgress(progress, at: now) }
    changed(id, .currentProgress, .number(progress))
  }

  /// Lets a timer run or pauses it; what it already does changes nothing.
  public mutating func setRunning(_ runs: Bool, of id: ComponentID) {
    guard progresses[id].isRunning != runs else { return }
    change(id) { value, now, page in value.setRunning(runs, at: now, page: page) }
    changed(id, .isRunning, .bool(runs))
  }

  public mutating func setPreferredDuration(_ seconds: Double, of id: ComponentID) {
    change(id) { value, now, page in value.setPreferredDuration(seconds, at: now, page: page) }
    changed(id, .preferredDuration, .number(seconds))
  }

  /// Gives one page (from 0) a duration of its own; 0 takes it away.
  public mutating func setDuration(_ seconds: Double, forPage changedPage: Int, of id: ComponentID) {
    change(id) { value, now, page in value.setDuration(seconds, forPage: changedPage, at: now, page: page) }
    changed(id, .duration, .text("\(changedPage): \(Text.number(seconds))"))
  }

  public mutating func setResetsToInitialPageAfterEnd(_ resets: Bool, of id: ComponentID) {
    guard progresses[id].resetsToInitialPageAfterEnd != resets else { return }
    progresses[id].resetsToInitialPageAfterEnd = resets
    changed(id, .resetsToInitialPageAfterEnd, .bool(resets))
  }
}
