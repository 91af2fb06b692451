extension ScrollView {
  /// Where the view will rest when it is let go with a velocity (of the offset, in points per second), and why.
  func decideRest(velocity: Point, startPage: Int, layout: LayoutDirection) -> (Release, Decision) {
    var release = Release(velocity: velocity, proposed: restOffset, target: restOffset)
    release.x = motionToRest(.horizontal, velocity: velocity, startPage: startPage, layout: layout)
    release.y = motionToRest(.vertical, velocity: velocity, startPage: startPage, layout: layout)
    release.proposed = Point(x: release.x?.rest ?? restOffset.x, y: release.y?.rest ?? restOffset.y)
    release.target = release.proposed
    return (release, explain(release, layout: layout))
  }

  /// The motion of one axis after a release; nil when it rests where it is.
  private func motionToRest(_ axis: Axis, velocity: Point, startPage: Int, layout: LayoutDirection) -> AxisMotion? {
    let range = range(axis)
    let here = restOffset[axis]
    if isPagingEnabled, range.contains(here) {
      return pageMotion(axis, velocity: velocity[axis], startPage: startPage, layout: layout)
    }
    let isFlick = velocity.length >= Metrics.flingSpeed && !isPagingEnabled
    return .fling(
      from: here, velocity: isFlick ? velocity[axis] : 0, in: range, rate: decelerationRate, bounces: bounces(axis),
      isScripted: true)
  }

  private func pageMotion(_ axis: Axis, velocity: Double, startPage: Int, layout: LayoutDirection) -> AxisMotion? {
    let isPaged = axis == pagingAxis
    let isMirrored = isPaged && pagesAreMirrored(layout)
    let snap = PageSnap(points: snapPoints(axis), maxPagesPerGesture: isPaged ? maxPagesPerGesture : nil)
    let here = isPaged ? logical(restOffset[axis], layout) : restOffset[axis]
    let index = snap.target(offset: here, velocity: isMirrored ? -velocity : velocity, startIndex: startPage)
    let place = snap.points.position(of: index)
    return .snap(from: restOffset[axis], velocity: velocity, to: isPaged ? logical(place, layout) : place)
  }

  /// The sentence and the numbers behind a release.
  private func explain(_ release: Release, layout: LayoutDirection) -> Decision {
    let axis = isPagingEnabled || canDrag(pagingAxis) ? pagingAxis : pagingAxis.other
    let speed = isPagingEnabled ? release.velocity[axis].magnitude : release.velocity.length
    let isFlick = speed >= Metrics.flingSpeed
    let isInside = range(axis).contains(restOffset[axis])
    var inputs = [
      Decision.Input("offset", .number(restOffset[axis])), Decision.Input("velocity", .number(release.velocity[axis])),
    ]
    let rest = release.proposed[axis].rounded(toScale: 3)
    let outcome: String
    if !isInside {
      outcome = "let go beyond an edge, so it returns to the edge at \(Text.number(rest))"
    } else if isPagingEnabled {
      let index = snapPoints.nearest(to: logical(release.proposed[axis], layout))
      inputs.append(Decision.Input("stride", .number(stride)))
      outcome =
        isFlick
        ? "a flick, so it goes to the next page in its direction: page \(index + 1)"
        : "slower than a flick, so the nearest page wins: page \(index + 1)"
    } else {
      outcome =
        isFlick
        ? "a flick, so it slows down and rests at \(Text.number(rest))"
        : "slower than a flick, so it stays at \(Text.number(rest))"
    }
    return Decision(
      .rest, inputs, threshold: Metrics.flingSpeed, margin: speed - Metrics.flingSpeed, outcome: outcome,
      choices: isPagingEnabled ? ["flingSpeed", "snapFrequency"] : ["flingSpeed"])
  }
}
