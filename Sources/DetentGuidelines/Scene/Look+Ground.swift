import DetentCore

/// What lies behind a component, as far as colours tell.
enum Ground {
  /// Each colour that may be seen there, opaque: several behind pages of several colours.
  case colors([Color])
  /// A picture, pages, or something that lies only partly behind it.
  case unknown(Scene.Part)
}

extension Look {
  var appearance: Screen.Appearance { screen?.text("appearance") == "dark" ? .dark : .light }

  /// What lies behind the component: the nearest colour that was given to something as wide as it, or the screen's.
  var ground: Ground {
    let frame = scene.screenFrame(of: part.id)
    var veils: [Color] = []
    for layer in layersBehind where scene.screenFrame(of: layer.id).overlaps(frame) {
      if layer.id.kind == .scrollView, !scene.holders(of: part.id).contains(layer.id) {
        return pages(of: layer).map { .colors(behind(veils, $0)) } ?? .unknown(layer)
      }
      guard let color = color(of: layer), scene.screenFrame(of: layer.id).holds(frame) else { return .unknown(layer) }
      if color.alpha >= 1 { return .colors(behind(veils, [color])) }
      veils.append(color)
    }
    return .colors(behind(veils, [color(of: screen) ?? SystemColor.systemBackground.color(in: appearance)]))
  }

  /// The component and what is drawn before it and hides what is behind, the nearest first.
  private var layersBehind: [Scene.Part] {
    let own = scene.holders(of: part.id)
    let parts = index.all.prefix { $0 != part.id }.reversed().compactMap { scene[$0] }
    let layers = parts.filter { layer in
      let isOpaque = layer.id.kind == .image || layer.id.kind == .scrollView && !own.contains(layer.id)
      return (isOpaque || color(of: layer) != nil) && isDrawn(layer) && scene.isVisible(layer.id)
    }
    return (color(of: part) == nil ? [] : [part]) + layers
  }

  /// Whether it is no part of content that scrolls behind the component: of that the scroll view tells.
  private func isDrawn(_ layer: Scene.Part) -> Bool {
    let own = scene.holders(of: part.id)
    return !scene.holders(of: layer.parent).contains { $0.kind == .scrollView && !own.contains($0) }
  }

  /// The colours of content that scrolls; nil where one of them is not known.
  private func pages(of view: Scene.Part) -> [Color]? {
    let items = view.children.compactMap { scene[$0] }.filter { !$0.flag("isHidden") }
    guard !scene.descendants(of: view.id).contains(where: { $0.kind == .image }) else { return nil }
    let own = color(of: view).map { [$0] } ?? []
    let colors = items.compactMap { color(of: $0) }
    guard colors.count == items.count && !items.isEmpty || !own.isEmpty else { return nil }
    return colors.count == items.count && !items.isEmpty ? colors : own + colors
  }

  private func color(of part: Scene.Part?) -> Color? {
    guard let name = part?.text("backgroundColor"), let color = Color(named: name, in: appearance) else { return nil }
    return color.alpha > 0 ? color : nil
  }

  /// Colours as they are seen through others, the nearest first.
  private func behind(_ veils: [Color], _ colors: [Color]) -> [Color] {
    let base = SystemColor.systemBackground.color(in: appearance)
    return colors.map { color in veils.reversed().reduce(color.over(base)) { $1.over($0) } }
  }
}

extension Rect {
  /// Whether another rectangle lies inside this one, or is it.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5 && other.maxY <= maxY + 0.5
  }
}
