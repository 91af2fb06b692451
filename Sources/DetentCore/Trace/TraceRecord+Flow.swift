/// The counterpart of what `TraceLines+Flow` writes.
extension TraceRecord {
  func navigation(_ signal: Signal) throws(TraceError) -> Event.Navigation {
    let stacks = try required("stacks", "a list of lists of screens") { value -> [[ComponentID]]? in
      guard let list = value.list else { return nil }
      let stacks = list.compactMap { $0.texts.map { $0.compactMap(ComponentID.init(traceName:)) } }
      return stacks.count == list.count ? stacks : nil
    }
    return Event.Navigation(
      signal: signal, by: try passage(), from: try screen("from"), to: try screen("to"),
      isAnimated: value["animated"]?.bool ?? false, isInteractive: value["interactive"]?.bool ?? false,
      link: try optional("link", "a whole number") { $0.whole(Int.self) }, presentation: try presentation(),
      stacks: stacks)
  }

  func link() throws(TraceError) -> Flow.Link {
    var link = Flow.Link(from: try screen("from"), to: component("to"), by: try passage(), cause: .host)
    link.trigger = component("trigger")
    link.position = try optional("position", "a whole number") { $0.whole(Int.self) }
    link.offer = try offer()
    link.alternative = try optional("alternative", "list or grid") { $0.text.flatMap(Flow.Alternative.init(rawValue:)) }
    link.pages = component("of")
    return link
  }

  func transition() throws(TraceError) -> Event.TransitionRecord {
    guard let motion = try axisMotion("way", from: try number("start"), rest: try number("rest")) else {
      throw wrong("way", "a list of one to three pieces")
    }
    return Event.TransitionRecord(
      by: try passage(), from: try screen("from"), to: try screen("to"), distance: try number("distance"),
      motion: motion, isFade: value["fade"]?.bool ?? false)
  }

  func pull() throws(TraceError) -> Event.PullRecord {
    Event.PullRecord(
      samples: try samples(1).map { Event.PullRecord.Sample(time: $0.0, distance: $0.1[0]) })
  }

  private func passage() throws(TraceError) -> Flow.Passage {
    try required("by", "push, present, replace, tab, pop or dismiss") { $0.text.flatMap(Flow.Passage.init(rawValue:)) }
  }

  private func screen(_ name: String) throws(TraceError) -> ComponentID {
    try required(name, "a screen") { $0.text.flatMap(ComponentID.init(traceName:)) }
  }

  /// What is asked of a presentation; nil for other passages.
  private func offer() throws(TraceError) -> Flow.Offer? {
    guard value["as"] != nil else { return nil }
    let style = try required("as", "sheet, popover or fullScreen") { $0.text.flatMap(Flow.Style.init(rawValue:)) }
    let detents = try required("detents", "a list of detents") { value -> [Flow.Detent]? in
      guard let texts = value.texts else { return nil }
      let detents = texts.compactMap(Flow.Detent.init(rawValue:))
      return detents.count == texts.count ? detents : nil
    }
    return Flow.Offer(style, anchor: component("anchor"), detents: detents, adapts: value["adapts"]?.bool ?? true)
  }

  private func presentation() throws(TraceError) -> Flow.Presentation? {
    guard let offer = try offer() else { return nil }
    return Flow.Presentation(
      offer: offer,
      style: try required("style", "sheet, popover or fullScreen") { $0.text.flatMap(Flow.Style.init(rawValue:)) },
      detent: try required("detent", "medium or large") { $0.text.flatMap(Flow.Detent.init(rawValue:)) },
      frame: try rect("frame"))
  }
}
