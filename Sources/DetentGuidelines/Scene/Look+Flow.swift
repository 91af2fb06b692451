import DetentCore

/// The ways to and from the screen of a component.
extension Look {
  /// Links of all flows that lead to the screen.
  var linksHere: [Flow.Link] { scene.links.filter { $0.to == index.screen } }

  /// Whether a list or a grid of this page control's pages is one link away.
  var hasAlternative: Bool {
    let pages = [part.id, pairedView?.id]
    return scene.links.contains { link in
      link.from == index.screen && link.alternative != nil && (link.pages == nil || pages.contains(link.pages))
    }
  }

  /// Whether the screen stands in a popover or a sheet, or is meant to.
  var isPresented: Bool {
    linksHere.contains { $0.by == .present }
      || scene.flows.contains { $0.stacks.dropFirst().contains { $0.contains(index.screen) } }
  }
}

extension Scene {
  /// Flows, in the order in which they were made.
  var flows: [Flow] { roots.filter { $0.kind == .flow }.compactMap { self[flow: $0] } }

  var links: [DetentCore.Flow.Link] { flows.flatMap(\.links) }
}
