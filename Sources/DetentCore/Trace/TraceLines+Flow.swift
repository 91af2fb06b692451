extension Event.Navigation {
  func write(to line: inout JSONObject) {
    line.add("by", by.rawValue)
    line.add("from", TraceLines.name(of: from))
    line.add("to", TraceLines.name(of: to))
    if isAnimated { line.add("animated", true) }
    if isInteractive { line.add("interactive", true) }
    if let link { line.add("link", link) }
    presentation?.write(to: &line)
    line.raw("stacks", "[" + stacks.map { Value.texts($0.map(TraceLines.name)).json }.joined(separator: ",") + "]")
  }
}

extension Flow.Presentation {
  fileprivate func write(to line: inout JSONObject) {
    offer.write(to: &line)
    line.add("style", style.rawValue)
    line.add("detent", detent.rawValue)
    line.raw("frame", Value.rect(frame).json)
  }
}

extension Flow.Offer {
  fileprivate func write(to line: inout JSONObject) {
    line.add("as", style.rawValue)
    if let anchor { line.add("anchor", TraceLines.name(of: anchor)) }
    line.raw("detents", Value.texts(detents.map(\.rawValue)).json)
    if !adapts { line.add("adapts", false) }
  }
}

extension Flow.Link {
  func write(to line: inout JSONObject, number: Int) {
    line.add("link", number)
    line.add("from", TraceLines.name(of: from))
    if let to { line.add("to", TraceLines.name(of: to)) }
    line.add("by", by.rawValue)
    if let trigger { line.add("trigger", TraceLines.name(of: trigger)) }
    if let position { line.add("position", position) }
    offer?.write(to: &line)
    if let alternative { line.add("alternative", alternative.rawValue) }
    if let pages { line.add("of", TraceLines.name(of: pages)) }
  }
}

extension Event.TransitionRecord {
  func write(to line: inout JSONObject) {
    line.add("by", by.rawValue)
    line.add("from", TraceLines.name(of: from))
    line.add("to", TraceLines.name(of: to))
    line.add("distance", distance)
    line.add("start", motion.start)
    line.add("rest", motion.rest)
    line.raw("duration", Text.number(motion.duration, digits: 6))
    line.raw("way", motion.json)
    if isFade { line.add("fade", true) }
  }
}

extension Event.PullRecord {
  func write(to line: inout JSONObject) {
    let list = samples.map { "[\(Text.exact($0.time.microseconds)),\(Text.number($0.distance))]" }
    line.raw("samples", "[" + list.joined(separator: ",") + "]")
  }
}
