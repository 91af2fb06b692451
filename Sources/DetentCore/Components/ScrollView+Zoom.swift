/// Zooming: a pinch, code, and the way back to a limit.
///
/// As in UIKit, `zoomScale`, the content's size and the offset read their final values as soon as a bounce or an
/// animation begins; what a person sees meanwhile is `presentation(at:)`.
extension ScrollView {
  /// Everything about zooming; nil for a view that never zooms.
  struct Zoom: Sendable {
    var minimum = 1.0
    var maximum = 1.0
    var bounces = true
    /// The child that zooms.
    var item: ComponentID?
    var scale = 1.0
    /// The item's size at scale 1, as it was last laid out.
    var base = Size.zero
    /// The distance of the first two fingers when the second came down.
    var touchDistance = 0.0
    /// Their middle then, in the view.
    var touchCenter = Point.zero
    var pinch: Pinch?
    var motion: ZoomMotion?
    /// Changes with every zoom motion; the agenda's timers carry it.
    var stamp: UInt32 = 0
    var reportedScale = 1.0
    /// The shape as it was last written down.
    var notedShape: Shape?
    /// Somebody wants didZoom at frames.
    var reportsFrames = false

    var band: ZoomBand { ZoomBand(min: minimum, max: maximum) }
    var canPinch: Bool { item != nil && maximum > minimum && base.width > 0 && base.height > 0 }
  }

  /// Two fingers that hold the content.
  struct Pinch: Sendable {
    /// The fingers' distance that stands for `rawScale`, and the scale without a band.
    var distance: Double
    var rawScale: Double
    /// The point of the item, at scale 1, that stays under the fingers' middle.
    var anchor: Point
    /// The fingers' middle in the view, and its distance: as last seen.
    var center: Point
    var lastDistance: Double
    var samples: [Event.PinchRecord.Sample] = []
  }

  /// What a person sees of a scale that has its final value already.
  struct ZoomMotion: Sendable {
    enum Law: Sendable {
      case bounce(ZoomReturn)
      case timed(TimedMove)
    }
    var law: Law
    var isUser: Bool
    var start: Instant
    /// Where the offset was when it began.
    var offset: Point
    var from: Double
    var to: Double

    var duration: Double {
      switch law {
      case .bounce(let bounce): bounce.duration
      case .timed(let move): move.duration
      }
    }
    var end: Instant { start + Duration(roundingUp: duration) }
    var isBounce: Bool { if case .bounce = law { true } else { false } }

    func scale(at now: Instant) -> Double {
      let time = (now - start).seconds
      switch law {
      case .bounce(let bounce): return bounce.scale(at: time)
      case .timed(let move): return move.position(at: time)
      }
    }
  }

  public var zoomScale: Double { zoom?.scale ?? 1 }
  public var minimumZoomScale: Double { zoom?.minimum ?? 1 }
  public var maximumZoomScale: Double { zoom?.maximum ?? 1 }
  public var bouncesZoom: Bool { zoom?.bounces ?? true }
  public var zoomItem: ComponentID? { zoom?.item }
  /// A pinch is in progress.
  public var isZooming: Bool { zoom?.pinch != nil }
  /// A pinch beyond a limit has ended, and the content returns to it.
  public var isZoomBouncing: Bool { zoom?.motion?.isBounce == true }
  /// Code changes the scale with an animation.
  public var isZoomAnimating: Bool { zoom?.motion?.isBounce == false }

  /// Scale and offset as a person sees them: during a bounce or an animation of the zoom on the way to their values.
  public func presentation(at now: Instant) -> (scale: Double, offset: Point) {
    let offset = offset(at: now)
    guard let motion = zoom?.motion, motion.to != motion.from else { return (zoomScale, offset) }
    let scale = motion.scale(at: now)
    let share = (scale - motion.from) / (motion.to - motion.from)
    return (scale, motion.offset + (offset - motion.offset) * share)
  }

  // MARK: The scale

  /// Gives the content a scale so that a point of the item (at scale 1) lies at a point of the view, as far as the range
  /// of the new scale lets it.
  mutating func setZoom(_ scale: Double, anchor: Point, under place: Point) {
    guard let base = zoom?.base, zoom?.item != nil else { return }
    zoom?.scale = scale
    contentSize = base.scaled(by: scale)
    isPlacedByCode = false
    self.place(at: clamped(anchor * scale - place))
  }

  /// The point of the item, at scale 1, that lies at a point of the view.
  func zoomAnchor(under place: Point, at now: Instant) -> Point {
    (offset(at: now) + place) * (1 / zoomScale)
  }

  var viewportCenter: Point { Point(x: viewport.width / 2, y: viewport.height / 2) }

  // MARK: A pinch

  /// Two fingers have changed their distance enough. `reference` is the distance that counts as no change, `center` the
  /// fingers' middle in the view; the point that lay under it at the touch stays under it, unless a drag has moved it
  /// since. A bounce or an animation under way ends; the pinch goes on from what is seen.
  mutating func beginPinch(center: Point, reference: Double, at now: Instant) -> [Effect] {
    guard let zoom else { return [] }
    let seen = presentation(at: now)
    let effects = stop(at: now) + endZoomMotion()
    let raw = zoom.band.raw(seen.scale)
    let start = raw.isFinite && raw > 0 ? raw : seen.scale
    if seen.scale != zoom.scale {
      setZoom(seen.scale, anchor: (seen.offset + center) * (1 / seen.scale), under: center)
    }
    let pinch = Pinch(
      distance: reference, rawScale: start,
      anchor: zoomAnchor(under: drag?.isMoving == true ? center : zoom.touchCenter, at: now), center: center,
      lastDistance: reference)
    self.zoom?.pinch = pinch
    return effects + [.emit(.willBeginZooming, isUser: true), .pend(.followPinch)]
  }

  mutating func pinched(center: Point, distance: Double, at now: Instant) {
    guard let zoom, var pinch = zoom.pinch, pinch.distance > 0 else { return }
    let raw = max(pinch.rawScale * (distance / pinch.distance), Metrics.leastZoomScale)
    setZoom(zoom.band.shown(raw, bounces: zoom.bounces), anchor: pinch.anchor, under: center)
    pinch.center = center
    pinch.lastDistance = distance
    pinch.note(Event.PinchRecord.Sample(time: now, scale: zoomScale, offset: restOffset))
    self.zoom?.pinch = pinch
  }

  /// A finger of the pinch lifts: within the limits the zoom ends, beyond them it returns to the limit. `pixels`: device
  /// pixels a point.
  mutating func endPinch(at now: Instant, pixels: Double) -> [Effect] {
    guard let zoom, let pinch = zoom.pinch else { return [] }
    self.zoom?.pinch = nil
    indicatorsMayFade(at: now)
    let record = Effect.record(.pinched(Event.PinchRecord(samples: pinch.samples)))
    guard let bounce = ZoomReturn(from: zoom.scale, in: zoom.band) else {
      return [record, .emit(.didEndZooming(scale: zoom.scale), isUser: true)]
    }
    let motion = zoomMotion(.bounce(bounce), isUser: true, to: bounce.limit, at: now)
    setZoom(bounce.limit, anchor: pinch.anchor, under: pinch.center)
    return [record] + start(motion, pixels: pixels)
  }

  private func zoomMotion(_ law: ZoomMotion.Law, isUser: Bool, to: Double, at now: Instant) -> ZoomMotion {
    ZoomMotion(law: law, isUser: isUser, start: now, offset: offset(at: now), from: zoomScale, to: to)
  }

  /// Starts a zoom motion whose end the values have reached already.
  private mutating func start(_ motion: ZoomMotion, pixels: Double) -> [Effect] {
    zoom?.motion = motion
    zoom?.stamp &+= 1
    let news = zoomNews(from: motion.offset, scale: motion.from, isUser: motion.isUser, pixels: pixels)
    return [.record(.zoomed(motion.record(to: restOffset))), .followZoom] + news
  }

  /// didScroll and didZoom for what has changed since an offset and a scale.
  private mutating func zoomNews(from offset: Point, scale: Double, isUser: Bool, pixels: Double) -> [Effect] {
    var effects: [Effect] = []
    let shown = restOffset.rounded(toScale: pixels)
    if shown != offset.rounded(toScale: pixels) { effects.append(.emit(.didScroll(shown), isUser: isUser)) }
    if zoomScale != scale { effects.append(.emit(.didZoom(scale: zoomScale), isUser: isUser)) }
    reportedOffset = shown
    let reported = zoomScale
    zoom?.reportedScale = reported
    return effects
  }

  /// Ends a bounce or an animation where it will be; says so.
  mutating func endZoomMotion() -> [Effect] {
    guard let motion = zoom?.motion else { return [] }
    zoom?.motion = nil
    zoom?.stamp &+= 1
    return [.emit(.didEndZooming(scale: zoomScale), isUser: motion.isUser)]
  }

  // MARK: Code

  /// Sets the scale, confined to its limits, so that `anchor` (of the item, at scale 1) comes to lie at `place`.
  mutating func setZoomScale(
    _ wanted: Double, anchor: Point, under place: Point, animated: Bool, at now: Instant, pixels: Double
  ) -> [Effect] {
    guard let zoom, zoom.item != nil else { return [] }
    let scale = zoom.band.limit(for: wanted)
    guard scale != zoom.scale || zoom.base.width * scale != contentSize.width else { return [] }
    let ended = stop(at: now) + endZoomMotion()
    let old = restOffset
    let law = ZoomMotion.Law.timed(
      TimedMove(
        from: zoom.scale, to: scale, duration: Metrics.animatedOffsetDuration, curve: Metrics.animatedOffsetCurve))
    let motion = zoomMotion(law, isUser: false, to: scale, at: now)
    setZoom(scale, anchor: anchor, under: place)
    guard animated, zoom.pinch == nil, scale != zoom.scale else {
      rebasePinch(at: now)
      return ended + zoomNews(from: old, scale: zoom.scale, isUser: false, pixels: pixels)
    }
    return ended + [.emit(.willBeginZooming, isUser: false)] + start(motion, pixels: pixels)
  }

  /// Code changed the scale under two fingers: they go on from there.
  private mutating func rebasePinch(at now: Instant) {
    guard let zoom, var pinch = zoom.pinch else { return }
    pinch.distance = pinch.lastDistance
    pinch.rawScale = zoom.scale
    pinch.anchor = zoomAnchor(under: pinch.center, at: now)
    self.zoom?.pinch = pinch
  }

  /// Freezes a zoom motion at what is seen, within the limits.
  mutating func stopZooming(at now: Instant, pixels: Double) -> [Effect] {
    guard let zoom, zoom.motion != nil else { return [] }
    let seen = presentation(at: now)
    let old = restOffset
    setZoom(
      zoom.band.limit(for: seen.scale), anchor: (seen.offset + viewportCenter) * (1 / seen.scale), under: viewportCenter
    )
    return zoomNews(from: old, scale: zoom.scale, isUser: false, pixels: pixels) + endZoomMotion()
  }
}

extension ScrollView.Pinch {
  /// Adds a sample; of several at one instant (one for each finger) the last stays.
  mutating func note(_ sample: Event.PinchRecord.Sample) {
    if samples.last?.time == sample.time { samples.removeLast() }
    samples.append(sample)
  }
}

extension ScrollView.ZoomMotion {
  func record(to end: Point) -> Event.ZoomRecord {
    Event.ZoomRecord(isAnimation: !isBounce, from: from, to: to, offset: offset, rest: end, duration: duration)
  }
}
