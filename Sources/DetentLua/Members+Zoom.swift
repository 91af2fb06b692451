import CDetentLua
import DetentCore

/// Zooming of scroll views.
extension Member {
  static let zoom: [Member] = [
    .property(
      "minimumZoomScale", "a number above 0", "The least scale; 1 unless set.",
      get: { $0.read { s, id in .number(s.pointee.scrollViews[id].minimumZoomScale) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setMinimumZoomScale(try value.zoomScale(), of: id) }),
    .property(
      "maximumZoomScale", "a number above 0", "The greatest scale; it zooms only if that is more than the least.",
      get: { $0.read { s, id in .number(s.pointee.scrollViews[id].maximumZoomScale) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setMaximumZoomScale(try value.zoomScale(), of: id) }),
    .property(
      "bouncesZoom", "boolean", "A pinch may pass a limit and comes back; else it stops there.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].bouncesZoom) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setBouncesZoom(try value.bool(), of: id) }),
    .property(
      "zoomItem", "a child, its id, or nil", "What zooms; nil: nothing does.",
      get: { $0.read { s, id in s.pointee.scrollViews[id].zoomItem.map { .component($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in s.pointee.setZoomItem(try s.pointee.child(value, of: id), of: id) }),
    .property(
      "zoomScale", "a number above 0", "The scale; set values are confined to the limits.",
      get: { $0.read { s, id in .number(s.pointee.scrollViews[id].zoomScale) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setZoomScale(try value.zoomScale(), of: id, animated: false)
      }),
    .method(
      "setZoomScale", "(scale, { animated = false })", "Zooms about the middle of the view.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let scale = try call.argument(0).zoomScale()
          host.stage.pointee.setZoomScale(scale, of: id, animated: try call.isAnimated())
          return .nothing
        }
      }),
    .method(
      "zoomTo", "(rect, { animated = false })", "Fills the view with a rectangle of the item, as far as limits allow.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let rect = try call.argument(0).rect()
          host.stage.pointee.zoom(to: rect, of: id, animated: try call.isAnimated())
          return .nothing
        }
      }),
    .reading(
      "isZooming", "boolean", "Two fingers pinch it.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isZooming) } }),
    .reading(
      "isZoomBouncing", "boolean", "It returns to a zoom limit.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isZoomBouncing) } }),
    .reading(
      "isZoomAnimating", "boolean", "Code zooms it with an animation.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isZoomAnimating) } }),
    .reading(
      "presentation", "{ zoomScale: number, contentOffset: point }",
      "{ zoomScale, contentOffset } as a person sees them while the zoom is on its way to its values.",
      get: {
        $0.read { s, id in
          let seen = s.pointee.scrollViews[id].presentation(at: s.pointee.now)
          return .table([
            ("zoomScale", .number(seen.scale)),
            ("contentOffset", .point(seen.offset.rounded(toScale: s.pointee.scale(of: id)))),
          ])
        }
      }),
    .method(
      "stopScrollingAndZooming", "()",
      "Stops whatever moves: inside the range, a pager on a page, a zoom within its limits.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          host.stage.pointee.stopScrollingAndZooming(id)
          return .nothing
        }
      }),
    .method(
      "pinch", "{ scale, at?, over = 0.3 } -> motion",
      "Two fingers that spread or close; scale is the factor they ask for.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.pinch(id, call) } }),
  ]
}

extension LuaValue {
  /// A scale: a number above 0, at most a million.
  func zoomScale() throws(ScriptError) -> Double {
    let scale = try number()
    guard scale > 0, scale <= 1e6 else {
      throw ScriptError("expected a scale (more than 0, at most 1000000), got \(described)")
    }
    return scale
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// The option `animated` of the second argument; false unless given.
  fileprivate func isAnimated() throws(ScriptError) -> Bool {
    let options = try Options(argument(1), allowed: ["animated"])
    return try options.read("animated", { value throws(ScriptError) in try value.bool() }) ?? false
  }
}

extension Stage {
  /// A child of a component: itself, or by its id.
  func child(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> ComponentID? {
    if value.isNil { return nil }
    let children = self[attributes: id].children
    if case .object(let object) = value {
      guard let found = children.first(where: { $0.raw == object.id }) else {
        throw ScriptError("expected a child of \(title(of: id)), got another component")
      }
      return found
    }
    let name = try value.text()
    let names = children.map { self[attributes: $0].name }
    guard let index = names.firstIndex(of: name), !name.isEmpty else {
      throw ScriptError(
        "\(title(of: id)) has no child \(Quote.text(name))\(Suggest.hint(name, among: names.filter { !$0.isEmpty }))")
    }
    return children[index]
  }
}

extension Host {
  /// `scroll:pinch { scale, at, over }`: two fingers on opposite sides of a point, as far apart as there is room.
  func pinch(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    try checkRoom()
    let options = try Options(call.argument(0), allowed: ["scale", "at", "over"])
    guard let factor = try options.read("scale", { value throws(ScriptError) in try value.zoomScale() }) else {
      throw ScriptError("scale is missing: pinch { scale = 2 }")
    }
    let over = try options.read("over") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.3
    let center = try point(options["at"], of: id)
    let (start, end) = try spans(for: factor, about: center, on: id)
    let paths = [-0.5, 0.5].map { side in
      TouchPath(at: center + start * side).moving(to: center + end * side, over: over)
    }
    for path in paths { try check(id, at: path.start) }
    keep(paths, "pinch", on: id)
    let begin = stage.pointee.now
    let fingers = stage.pointee.perform(paths, named: "pinch", on: id)
    let lift = begin + paths[0].duration
    motions.append(MotionHandle(component: id, finger: fingers[0], start: begin, lift: lift))
    return (.object(.motion, UInt64(motions.count - 1)), .lift(fingers[0], at: lift, motion: motions.count - 1))
  }

  /// From one finger to the other, at the start and at the end: along the axis with more room. The slop comes on top.
  private func spans(for factor: Double, about center: Point, on id: ComponentID) throws(ScriptError) -> (Point, Point)
  {
    let frame = stage.pointee.screenFrame(of: id)
    let screen = stage.pointee.screen(of: id)?.deviceBounds ?? frame
    let across = min(center.x - max(frame.minX, 0), min(frame.maxX, screen.maxX) - center.x)
    let down = min(center.y - max(frame.minY, 0), min(frame.maxY, screen.maxY) - center.y)
    let room = min(2 * max(across, down) - 2, Host.widestPinch)
    let slop = factor == 1 ? 0 : Metrics.pinchSlop
    let start = factor > 1 ? room / factor - slop : room
    let end = factor > 1 ? room : max(0, room - slop) * factor
    guard start >= 2, end > 0 else {
      throw ScriptError(
        "there is no room for two fingers to pinch by \(Quote.number(factor)) there: pinch less, or several times")
    }
    let way = across > down ? Point(x: 1, y: 0) : Point(x: 0, y: 1)
    return (way * start, way * end)
  }

  /// The widest that fingers spread unasked, in points.
  private static let widestPinch = 300.0
}
