import DetentCore

/// A script and what a person did after its end, as one script that does the same.
struct LiveScript {
  var source: String
  var inputs: [LiveInput]
  /// As it was at the end; it knows what was touched.
  var stage: Stage

  var text: String {
    var names: [Int: Int] = [:]
    var rows: [String] = []
    for input in inputs {
      if let what = touched(at: input) { rows.append("    -- on \(what)") }
      rows.append("    { \(Text.number(input.time.seconds, digits: 6)), \(row(input.act, &names)) },")
    }
    return source + (source.hasSuffix("\n") || source.isEmpty ? "" : "\n") + """

      -- Done by hand in detent live: when, with which finger, what, where.
      step "By hand"
      do
        local acts = {
      \(rows.joined(separator: "\n"))
        }
        local touches = {}
        for _, act in ipairs(acts) do
          local time, what, one, two, three = table.unpack(act)
          detent.wait(math.max(0, time - detent.time))
          local screen = detent.shownScreen
          if what == "down" then
            touches[one] = screen:touch { at = { two, three } }
          elseif what == "move" then
            touches[one]:move { to = { two, three } }
          elseif what == "up" then
            touches[one]:up()
          elseif what == "cancel" then
            touches[one]:cancel()
          elseif what == "key" then
            screen:key(one, { shift = two })
          elseif what == "type" then
            screen:type(one)
          else
            screen:wheel { at = one, by = two }
          end
        end
        detent.settle()
      end

      """
  }

  /// "down", 1, 196, 420
  private func row(_ act: LiveInput.Act, _ names: inout [Int: Int]) -> String {
    switch act {
    case .touch(let finger, let phase, let point):
      let name = names[finger] ?? names.count + 1
      names[finger] = name
      switch phase {
      case .began: return "\"down\", \(name), \(place(point))"
      case .moved: return "\"move\", \(name), \(place(point))"
      case .ended: return "\"up\", \(name)"
      case .cancelled: return "\"cancel\", \(name)"
      }
    case .key(let key, let isShifted): return "\"key\", \"\(key.rawValue)\", \(isShifted)"
    case .text(let text): return "\"type\", \(BlueprintPrinter.quoted(text))"
    case .wheel(let way, let point, _): return "\"wheel\", { \(place(point)) }, { \(place(way)) }"
    }
  }

  private func place(_ point: Point) -> String { "\(Text.number(point.x)), \(Text.number(point.y))" }

  /// The component that a touch fell on: `pageControl "dots"`.
  private func touched(at input: LiveInput) -> String? {
    guard case .touch(_, .began, let place) = input.act else { return nil }
    let event = stage.trace.firstEvent { event in
      guard event.time == input.time, case .touch(_, .began, let point) = event.what else { return false }
      return point == place
    }
    return event.map { stage.title(of: $0.source).replacing("\n", with: " ") }
  }
}

extension Trace {
  fileprivate func firstEvent(where fits: (Event) -> Bool) -> Event? {
    for index in 0..<count where fits(self[index]) { return self[index] }
    return nil
  }
}
