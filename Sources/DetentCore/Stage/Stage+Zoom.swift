/// Zooming: fingers, code, frames.
extension Stage {
  // MARK: Fingers

  /// A second finger has come down on a view that may zoom: their distance is what a pinch is measured from.
  mutating func notePinchStart(on view: ComponentID) {
    guard scrollViews[view].zoom != nil, scrollViews[view].fingers.count == 2, let span = span(on: view) else { return }
    let center = localPoint(span.center, in: view)
    scrollViews[view].zoom?.touchDistance = span.distance
    scrollViews[view].zoom?.touchCenter = center
  }

  /// A finger has moved: whether a pinch takes it, its own or one that begins with it.
  mutating func pinch(with finger: Finger) -> Bool {
    guard fingers.count > 1, let view = pinchView(of: finger), let span = span(on: view) else { return false }
    guard scrollViews[view].isZooming else { return beginsPinch(view, span) }
    followPinch(on: view)
    return true
  }

  /// The content goes along with the two fingers that pinch it.
  mutating func followPinch(on view: ComponentID) {
    guard scrollViews[view].isZooming, let span = span(on: view) else { return }
    scrollViews[view].pinched(center: localPoint(span.center, in: view), distance: span.distance, at: now)
    if wantsFrames(view) { requestFrame() }
    notePage(of: view, isUser: true)
  }

  /// The innermost view with two fingers, this one among them, that zooms or may.
  private func pinchView(of finger: Finger) -> ComponentID? {
    if case .control = finger.owner { return nil }
    return finger.chain.first { view in
      guard scrollViews.isLive(view), let zoom = scrollViews[view].zoom else { return false }
      return scrollViews[view].fingers.count > 1 && scrollViews[view].fingers.contains(finger.id)
        && (zoom.pinch != nil || zoom.canPinch)
    }
  }

  /// The middle of the first two fingers on a view, in screen points, and their distance.
  private func span(on view: ComponentID) -> (center: Point, distance: Double)? {
    let ids = scrollViews[view].fingers.prefix(2)
    let places = fingers.filter { ids.contains($0.id) }.map(\.position)
    guard places.count == 2 else { return nil }
    return ((places[0] + places[1]) * 0.5, (places[0] - places[1]).length)
  }

  /// Begins a pinch once the fingers' distance has changed enough; other views let the fingers go.
  private mutating func beginsPinch(_ view: ComponentID, _ span: (center: Point, distance: Double)) -> Bool {
    let start = scrollViews[view].zoom?.touchDistance ?? 0
    let change = span.distance - start
    guard change.magnitude >= Metrics.pinchSlop, !isPressing(on: view) else { return false }
    for finger in scrollViews[view].fingers { give(finger, to: view) }
    let reference = max(start + (change > 0 ? Metrics.pinchSlop : -Metrics.pinchSlop), Metrics.leastPinchDistance)
    let effects = scrollViews[view].beginPinch(
      center: localPoint(span.center, in: view), reference: reference, at: now)
    applyZoom(effects, to: view, isUser: true)
    return true
  }

  /// Whether one of the first two fingers on a view belongs to a control.
  private func isPressing(on view: ComponentID) -> Bool {
    let ids = scrollViews[view].fingers.prefix(2)
    return fingers.contains { finger in
      if case .control = finger.owner { ids.contains(finger.id) } else { false }
    }
  }

  /// Whether a finger that moved beyond the slop only spreads or closes with another one on the same view: their middle
  /// has not moved, so that is no drag, but no tap either.
  mutating func spreads(_ finger: Finger) -> Bool {
    guard fingers.count > 1, let view = finger.chain.first(where: { scrollViews.isLive($0) }) else { return false }
    let ways = fingers.filter { scrollViews[view].fingers.contains($0.id) }.map { $0.position - $0.start }
    let way = finger.position - finger.start
    guard ways.count > 1, ways.contains(where: { $0.x * way.x + $0.y * way.y < 0 }) else { return false }
    let middle = ways.reduce(.zero, +) * (1 / Double(ways.count))
    guard middle.length < Metrics.touchSlop else { return false }
    if !fingers.contains(where: { $0.isTapLost && scrollViews[view].fingers.contains($0.id) }) {
      explainNoZoom(finger)
    }
    modifyFinger(finger.id) { $0.isTapLost = true }
    return true
  }

  /// Why two fingers that spread or close zoom nothing, where it was meant to zoom.
  private mutating func explainNoZoom(_ finger: Finger) {
    let isMeant = { (view: ScrollView) in
      view.fingers.count > 1 && (view.zoomItem != nil || view.maximumZoomScale > 1)
    }
    guard let view = finger.chain.first(where: { scrollViews.isLive($0) && isMeant(scrollViews[$0]) }),
      let zoom = scrollViews[view].zoom
    else { return }
    let inputs = [
      Decision.Input("minimumZoomScale", .number(zoom.minimum)),
      Decision.Input("maximumZoomScale", .number(zoom.maximum)),
    ]
    let outcome =
      zoom.item == nil
      ? "nothing zooms: zoomItem is nil"
      : zoom.maximum <= zoom.minimum
        ? "nothing zooms: maximumZoomScale is not above minimumZoomScale" : "nothing zooms: zoomItem has no extent"
    record(.decided(Decision(.pinch, inputs, outcome: outcome)), from: view)
  }

  /// A finger is about to leave a view: a pinch that needs it ends.
  mutating func endPinch(on view: ComponentID, without finger: Int32) {
    for other in fingers where other.isTapLost && other.owner == .undecided && other.id != finger {
      // What it spread with is gone: it may drag from where it is.
      if scrollViews[view].fingers.contains(other.id) { modifyFinger(other.id) { $0.start = $0.position } }
    }
    guard scrollViews[view].isZooming, scrollViews[view].fingers.prefix(2).contains(finger) else { return }
    flushScroll(view)
    flushZoom(view)
    applyZoom(scrollViews[view].endPinch(at: now, pixels: scale(of: view)), to: view, isUser: true)
  }

  /// Carries out what a change of the zoom asks for. It may have ended the motion of a control, and the content has
  /// another size: perhaps another page is nearest.
  private mutating func applyZoom(_ effects: [Effect], to id: ComponentID, isUser: Bool) {
    apply(effects, from: id)
    noteZoom(of: id, effects, isUser: isUser)
    if !scrollViews[id].isMoving { release(controlsOf: id) }
    notePage(of: id, isUser: isUser)
  }

  /// Writes down what a zoom has changed, but for what the record of a pinch or a zoom motion tells. Nothing where nothing
  /// zooms, though somebody may listen.
  private mutating func noteZoom(of id: ComponentID, _ effects: [Effect], isUser: Bool) {
    guard let zoom = scrollViews[id].zoom, zoom.item != nil, !isBeingBuilt(id) else { return }
    noteShape(of: id, since: zoom.notedShape ?? ScrollView.Shape(contentSize: .zero, pageKeys: []), isUser: isUser)
    let isTold = effects.contains { effect in
      switch effect {
      case .record(.pinched), .record(.zoomed), .emit(.didScroll, _): true
      default: false
      }
    }
    if !isTold, !scrollViews[id].isMoving { noteOffset(of: id, isUser: isUser) }
  }

  // MARK: Motion

  /// A zoom motion is new: its end is put into the agenda.
  mutating func followZoom(_ id: ComponentID) {
    guard let zoom = scrollViews[id].zoom, let motion = zoom.motion else { return }
    schedule(.timer(.zoomEnd, stamp: zoom.stamp), for: id, at: motion.end)
  }

  /// Whether a view's zoom motion with this stamp still runs.
  func isZooming(_ id: ComponentID, stamp: UInt32) -> Bool {
    scrollViews.isLive(id) && scrollViews[id].zoom?.stamp == stamp && scrollViews[id].zoom?.motion != nil
  }

  /// A zoom motion has run its course.
  mutating func zoomEnded(_ id: ComponentID, stamp: UInt32) {
    guard scrollViews.isLive(id), let zoom = scrollViews[id].zoom, zoom.stamp == stamp, let motion = zoom.motion
    else { return }
    if motion.isBounce { scrollViews[id].indicatorsMayFade(at: now) }
    apply(scrollViews[id].endZoomMotion(), from: id)
  }

  // MARK: Frames

  /// Whether somebody listens to didScroll or didZoom of a view at frames.
  func wantsFrames(_ id: ComponentID) -> Bool {
    scrollViews[id].reportsFrames || scrollViews[id].zoom?.reportsFrames == true
  }

  /// Whether somebody listens to didZoom of this view. Listening changes no outcome.
  public mutating func reportZoom(of id: ComponentID, _ reports: Bool) {
    guard scrollViews.isLive(id) else { return }
    history.isStale = true
    if scrollViews[id].zoom == nil { scrollViews[id].zoom = ScrollView.Zoom() }
    scrollViews[id].zoom?.reportsFrames = reports
    let scale = scrollViews[id].zoomScale
    scrollViews[id].zoom?.reportedScale = scale
  }

  /// Sends the didZoom that is owed to listeners.
  mutating func flushZoom(_ id: ComponentID) {
    guard let zoom = scrollViews[id].zoom, zoom.reportsFrames, zoom.scale != zoom.reportedScale else { return }
    scrollViews[id].zoom?.reportedScale = zoom.scale
    pend(.emit(.didZoom(scale: zoom.scale), isUser: true, isRecorded: false), for: id)
  }

  // MARK: Code

  private mutating func changeZoom(
    of id: ComponentID, _ property: Property, _ value: Value, _ change: (inout ScrollView.Zoom) -> Bool
  ) {
    var zoom = scrollViews[id].zoom ?? ScrollView.Zoom()
    guard change(&zoom) else { return }
    scrollViews[id].zoom = zoom
    changed(id, property, value)
  }

  /// The least scale, more than 0. A scale that now lies outside stays until it is next changed.
  public mutating func setMinimumZoomScale(_ scale: Double, of id: ComponentID) {
    changeZoom(of: id, .minimumZoomScale, .number(scale)) { zoom in
      defer { zoom.minimum = scale }
      return zoom.minimum != scale
    }
  }

  /// The greatest scale; below the least one it counts as that.
  public mutating func setMaximumZoomScale(_ scale: Double, of id: ComponentID) {
    changeZoom(of: id, .maximumZoomScale, .number(scale)) { zoom in
      defer { zoom.maximum = scale }
      return zoom.maximum != scale
    }
  }

  public mutating func setBouncesZoom(_ bounces: Bool, of id: ComponentID) {
    changeZoom(of: id, .bouncesZoom, .bool(bounces)) { zoom in
      defer { zoom.bounces = bounces }
      return zoom.bounces != bounces
    }
  }

  /// The child that zooms; nil: nothing does. A scale that another item had is given up.
  public mutating func setZoomItem(_ item: ComponentID?, of id: ComponentID) {
    guard scrollViews[id].zoomItem != item else { return }
    if scrollViews[id].isZooming {
      applyZoom(scrollViews[id].endPinch(at: now, pixels: scale(of: id)), to: id, isUser: false)
    }
    if !isBeingBuilt(id) { setZoomScale(1, of: id, animated: false) }
    changeZoom(of: id, .zoomItem, item.map { .text(self[attributes: $0].name) } ?? .none) { zoom in
      zoom.item = item
      return true
    }
    updateZoomBase(of: id)
  }

  /// A component has a frame: the content of the view that zooms it follows, unless code gave it another size.
  mutating func zoomBaseMayChange(with item: ComponentID) {
    let id = self[attributes: item].parent
    guard id.kind == .scrollView, let old = scrollViews[id].zoom, old.item == item else { return }
    updateZoomBase(of: id)
    guard !isBeingBuilt(id), let base = scrollViews[id].zoom?.base, base != old.base else { return }
    changeGeometry(of: id) { view in
      guard view.contentSize == old.base.scaled(by: old.scale) else { return false }
      view.contentSize = base.scaled(by: old.scale)
      return true
    }
  }

  /// Takes the item's size at scale 1 from its frame.
  mutating func updateZoomBase(of id: ComponentID) {
    guard let zoom = scrollViews[id].zoom else { return }
    let base = zoom.item.map { isLive($0) ? self[attributes: $0].frame.size : .zero } ?? .zero
    scrollViews[id].zoom?.base = base
  }

  /// The screen is laid out: a scale that was given takes effect, content without a size is as large as its item.
  mutating func startZoom(of id: ComponentID) {
    guard let zoom = scrollViews[id].zoom else { return }
    updateZoomBase(of: id)
    guard zoom.item != nil else {
      scrollViews[id].zoom?.scale = 1
      return
    }
    guard zoom.scale != 1 || scrollViews[id].contentSize == .zero else { return }
    scrollViews[id].setZoom(zoom.scale, anchor: .zero, under: scrollViews[id].restOffset * -1)
    scrollViews[id].zoom?.reportedScale = zoom.scale
  }

  /// Sets the scale, confined to its limits; the middle of the view stays over the same point of the item.
  public mutating func setZoomScale(_ scale: Double, of id: ComponentID, animated: Bool) {
    guard !isBeingBuilt(id) else {
      return changeZoom(of: id, .zoomScale, .number(scale)) { zoom in
        zoom.scale = zoom.band.limit(for: scale)
        return true
      }
    }
    let center = scrollViews[id].viewportCenter
    zoom(id, to: scale, anchor: scrollViews[id].zoomAnchor(under: center, at: now), animated: animated)
  }

  /// Chooses scale and offset so that a rectangle (of the item, at scale 1) fills the view, as far as the limits and the
  /// range allow. A rectangle without area asks for the greatest scale.
  public mutating func zoom(to rect: Rect, of id: ComponentID, animated: Bool) {
    guard let zoom = scrollViews[id].zoom, zoom.item != nil else { return }
    let viewport = scrollViews[id].viewport
    let wanted = min(viewport.width / rect.size.width, viewport.height / rect.size.height)
    let scale = zoom.band.limit(for: wanted.isNaN ? .infinity : wanted)
    guard scale == zoom.scale else { return self.zoom(id, to: scale, anchor: rect.center, animated: animated) }
    let place = rect.center * scale - scrollViews[id].viewportCenter
    setContentOffset(scrollViews[id].clamped(place), of: id, animated: animated)
  }

  private mutating func zoom(_ id: ComponentID, to scale: Double, anchor: Point, animated: Bool) {
    let effects = scrollViews[id].setZoomScale(
      scale, anchor: anchor, under: scrollViews[id].viewportCenter, animated: animated, at: now,
      pixels: self.scale(of: id))
    applyZoom(effects, to: id, isUser: false)
  }

  /// Ends whatever moves the view, a finger's hold included: it stays where it is; beyond an edge it goes to the edge,
  /// a pager to its nearest page, a zoom to what is seen of it, within its limits.
  public mutating func stopScrollingAndZooming(_ id: ComponentID) {
    let held = scrollViews[id].fingers
    cancelFingers { held.contains($0.id) }
    applyZoom(scrollViews[id].stopZooming(at: now, pixels: scale(of: id)), to: id, isUser: false)
    let isActive = scrollViews[id].isMoving || scrollViews[id].isDragging
    guard isActive else { return }
    var target = scrollViews[id].clamped(scrollViews[id].offset(at: now))
    let layout = direction(of: id)
    if scrollViews[id].isPagingEnabled, let page = scrollViews[id].page(at: target, layout) {
      target = scrollViews[id].restingOffset(ofPage: page, at: now, layout: layout)
    }
    scroll(id, to: scrollViews[id].clamped(target), animated: false)
    scrollViews[id].isPlacedByCode = false
  }

  // MARK: What a zoomed item is like

  /// The factor by which a component is drawn larger than its frame says: its own zoom, not that of what holds it.
  func zoomFactor(of id: ComponentID, in parent: ComponentID) -> Double {
    guard parent.kind == .scrollView, let zoom = scrollViews[parent].zoom, zoom.item == id else { return 1 }
    return zoom.scale
  }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
