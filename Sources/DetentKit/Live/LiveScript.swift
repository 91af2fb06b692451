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
      if input.phase == .began, let what = touched(at: input) { rows.append("    -- on \(what)") }
      let finger = names[input.finger] ?? names.count + 1
      names[input.finger] = finger
      rows.append("    \(row(input, finger)),")
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
          local time, finger, what, x, y = table.unpack(act)
          detent.wait(math.max(0, time - detent.time))
          if what == "down" then
            touches[finger] = detent.shownScreen:touch { at = { x, y } }
          elseif what == "move" then
            touches[finger]:move { to = { x, y } }
          elseif what == "up" then
            touches[finger]:up()
          else
            touches[finger]:cancel()
          end
        end
        detent.settle()
      end

      """
  }

  /// { 3.312, 1, "down", 196, 420 }
  private func row(_ input: LiveInput, _ finger: Int) -> String {
    let (time, point) = (Text.number(input.time.seconds, digits: 6), input.point)
    let place = "\(Text.number(point.x)), \(Text.number(point.y))"
    switch input.phase {
    case .began: return "{ \(time), \(finger), \"down\", \(place) }"
    case .moved: return "{ \(time), \(finger), \"move\", \(place) }"
    case .ended: return "{ \(time), \(finger), \"up\" }"
    case .cancelled: return "{ \(time), \(finger), \"cancel\" }"
    }
  }

  /// The component that a touch fell on: `pageControl "dots"`.
  private func touched(at input: LiveInput) -> String? {
    let event = stage.trace.firstEvent { event in
      guard event.time == input.time, case .touch(_, .began, let point) = event.what else { return false }
      return point == input.point
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
