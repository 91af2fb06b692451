/// What a person sees of a flow: its screens from back to front, each perhaps on its way.
extension Stage {
  /// A screen on the device.
  public struct Layer: Hashable, Sendable {
    public var screen: ComponentID
    /// How far it is from its place, in points.
    public var offset = Point.zero
    /// From 0, not there yet, to 1.
    public var opacity = 1.0
    /// How dark everything behind it is made, from 0 to 1.
    public var dimming = 0.0
  }

  /// The screens that can be seen now, from back to front; none while none is shown.
  public var layers: [Layer] {
    guard let shownScreen else { return [] }
    guard let id = shownFlow else { return [Layer(screen: shownScreen)] }
    guard let transition = flows[id].transition else { return settledLayers(of: flows[id].levels, in: id) }
    return layers(of: transition, in: id)
  }

  /// The front screen of every level from the last one that covers the device on.
  private func settledLayers(of levels: [Flow.Level], in id: ComponentID) -> [Layer] {
    let base = levels.lastIndex { $0.presentation == nil || $0.presentation?.style == .fullScreen } ?? 0
    var layers = levels[base...].compactMap { level in
      level.stack.last.map {
        Layer(screen: $0, dimming: level.presentation.map { dimming($0.style) } ?? 0)
      }
    }
    let drop = flows[id].pull?.offset ?? flows[id].sheetMotion?.offset(at: now) ?? 0
    if layers.count > 1 { layers[layers.count - 1].offset.y = drop }
    return layers
  }

  private func dimming(_ style: Flow.Style) -> Double { style == .sheet ? Metrics.sheetDimming : 0 }

  private func layers(of transition: Flow.Transition, in id: ComponentID) -> [Layer] {
    let leadsBack = transition.by == .pop || transition.by == .dismiss
    let (front, back) = leadsBack ? (transition.from, transition.to) : (transition.to, transition.from)
    let done = transition.progress(at: now)
    // How much of the front screen is there yet, or still.
    let share = leadsBack ? 1 - done : done
    var layers = settledLayers(of: flows[id].levels, in: id).filter { $0.screen != front && $0.screen != back }
    layers.append(Layer(screen: back))
    var layer = Layer(screen: front)
    if screens[transition.to].reduceMotion {
      layer.opacity = share
    } else if transition.by == .present || transition.by == .dismiss {
      layer.offset.y = (1 - share) * transition.distance
      layer.dimming = share * dimming(screens[front].presentation?.style ?? .fullScreen)
    } else {
      let side: Double = direction(of: front) == .rightToLeft ? -1 : 1
      layer.offset.x = (1 - share) * transition.distance * side
      layers[layers.count - 1].offset.x = -share * Metrics.pushParallax * transition.distance * side
    }
    return layers + [layer]
  }
}
