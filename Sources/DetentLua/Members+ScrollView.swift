import CDetentLua
import DetentCore

extension ScriptClass {
  static let scrollView = ScriptClass(
    .scrollView, "scrollView",
    members: Member.scrollMotion + Member.scrollGeometry + Member.paging + Member.scrollSwitches + Member.scrollInput
      + Member.rows
      + Member.scrollInsets + Member.scrollIndicators + Member.zoom + Member.common)
}

extension Member {
  static let scrollMotion: [Member] = [
    .property(
      "contentOffset", "point", "The content's point at the viewport's top left. Setting it is a jump.",
      get: { $0.read { s, id in .point(s.pointee.roundedOffset(of: id)) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setContentOffset(try value.point(), of: id, animated: false)
      }),
    .method(
      "setContentOffset", "(point, { animated = false })", "Goes to an offset, which is not pinned.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let point = try call.argument(0).point()
          let options = try Options(call.argument(1), allowed: ["animated"])
          let animated = try options.read("animated", { value throws(ScriptError) in try value.bool() }) ?? false
          host.stage.pointee.setContentOffset(point, of: id, animated: animated)
          return .nothing
        }
      }),
    .reading(
      "phase", "\"idle\", \"tracking\", \"dragging\", \"decelerating\", \"animating\" or \"bouncing\"",
      "What the view is doing.",
      get: { $0.read { s, id in .text(s.pointee.scrollViews[id].phase(at: s.pointee.now).rawValue) } }),
    .reading(
      "velocity", "point", "Speed of the offset, in points per second.",
      get: { $0.read { s, id in .point(s.pointee.scrollViews[id].velocity(at: s.pointee.now)) } }),
    .reading(
      "isTracking", "boolean", "A finger is down on it.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isTracking) } }),
    .reading(
      "isDragging", "boolean", "A finger has begun to move it.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isDragging) } }),
    .reading(
      "isDecelerating", "boolean", "It moves after the finger has lifted.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isDecelerating) } }),
    .reading(
      "isScrollAnimating", "boolean", "Code scrolls it.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isScrollAnimating) } }),
  ]

  static let scrollGeometry: [Member] = [
    .property(
      "contentSize", "size", "The content's size; with numberOfPages it follows from the pages.",
      get: { $0.read { s, id in .size(s.pointee.scrollViews[id].effectiveContentSize) } },
      set: { s, id, value throws(ScriptError) in
        let size = try value.size()
        s.pointee.setContentSize(size, of: id)
      }),
    .property(
      "contentInset", "insets", "Room around the content that can be scrolled into view.",
      get: { $0.read { s, id in .insets(s.pointee.scrollViews[id].contentInset) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setContentInset(try value.insets(), of: id)
      }),
    .property(
      "bounds", "rect", "Origin: the content offset, which is not rounded when set so. Size: the viewport.",
      get: {
        $0.read { s, id in
          .rect(
            Rect(origin: s.pointee.scrollViews[id].offset(at: s.pointee.now), size: s.pointee.scrollViews[id].viewport))
        }
      },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setBounds(try value.rect(), of: id)
      }),
  ]

  static let paging: [Member] = [
    .property(
      "isPagingEnabled", "boolean", "Whether it comes to rest on pages.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isPagingEnabled) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPagingEnabled(try value.bool(), of: id)
      }),
    .property(
      "numberOfPages", "count or nil", "How many pages; setting it makes the content as long as they need.",
      get: { $0.read { s, id in s.pointee.scrollViews[id].numberOfPages.map { .int($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPageCount(max(0, try value.whole()), of: id)
      }),
    .property(
      "page", "position or nil", "The nearest page, from 1. Setting it is a jump, pinned to pages that exist.",
      get: {
        $0.read { s, id in
          guard let count = s.pointee.scrollViews[id].numberOfPages, count > 0 else { return .none }
          return .position(min(s.pointee.scrollViews[id].page, count - 1))
        }
      },
      set: { s, id, value throws(ScriptError) in
        let page = try value.whole()
        guard s.pointee.scrollViews[id].numberOfPages != nil else {
          throw ScriptError("this scroll view does not page (isPagingEnabled is false)")
        }
        s.pointee.scrollToPage(page - 1, of: id, animated: false)
      }),
    .property(
      "pageSize", "points, a share such as \"80%\", or nil",
      "Length of a page; a share of the viewport survives a resize.",
      get: {
        $0.read { s, id in
          switch s.pointee.scrollViews[id].pageSize {
          case .points(let points): .number(points)
          case .share(let share): .text("\(Text.number(share * 100))%")
          case nil: .number(s.pointee.scrollViews[id].pageLength)
          }
        }
      },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPageSize(try value.pageLength(), of: id)
      }),
    .property(
      "pageOverlap", "points", "What neighbouring pages share: a page turn is a page less this.",
      get: { $0.read { s, id in .number(s.pointee.scrollViews[id].pageOverlap) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPageOverlap(try value.number(in: 0...1e9, "points (0 or more)"), of: id)
      }),
    .property(
      "pageAxis", "\"horizontal\" or \"vertical\"", "Where pages lie; by default where the content overflows.",
      get: { $0.read { s, id in .text(s.pointee.scrollViews[id].pagingAxis.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPageAxis(try value.oneOf(Axis.self), of: id)
      }),
    .property(
      "maxPagesPerGesture", "count or nil", "The most pages that one drag may turn; nil: no limit of its own.",
      get: { $0.read { s, id in s.pointee.scrollViews[id].maxPagesPerGesture.map { .int($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in
        let most = value.isNil ? nil : try value.whole()
        if let most, most < 1 { throw ScriptError("expected 1 or more, or nil, got \(most)") }
        s.pointee.change(scrollView: id, .maxPagesPerGesture, most.map { .int($0) } ?? .none) {
          $0.maxPagesPerGesture.replace(with: most)
        }
      }),
    .property(
      "pageKeys", "list of strings",
      "Names of the pages in order; the reader stays with the page being read, children with their key.",
      get: { $0.read { s, id in .list(s.pointee.scrollViews[id].pageKeys.map { .text($0) }) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setPageKeys(try value.keys(), of: id)
      }),
    .method(
      "setPageKeys", "(keys, { animated = false })",
      "The same as assigning pageKeys. `animated` is accepted; the reader's page is in its new place at once.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let options = try Options(call.argument(1), allowed: ["animated"])
          _ = try options.read("animated") { value throws(ScriptError) in try value.bool() }
          host.stage.pointee.setPageKeys(try call.argument(0).keys(), of: id)
          return .nothing
        }
      }),
    .reading(
      "currentKey", "string or nil", "The name of the page being read.",
      get: { $0.read { s, id in .optional(s.pointee.scrollViews[id].currentKey) } }),
    .reading(
      "visibleKeys", "list of strings", "The names of the pages that can be seen, if only in part.",
      get: {
        $0.read { s, id in
          .list(
            s.pointee.visiblePages(of: id).compactMap { page in
              let keys = s.pointee.scrollViews[id].pageKeys
              return keys.indices.contains(page) ? .text(keys[page]) : nil
            })
        }
      }),
    .method(
      "scrollToPage", "(page, { animated = true })", "Goes to a page that exists.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let page = try host.stage.page(call.argument(0), of: id)
          let options = try Options(call.argument(1), allowed: ["animated"])
          let animated = try options.read("animated", { value throws(ScriptError) in try value.bool() }) ?? true
          host.stage.pointee.scrollToPage(page, of: id, animated: animated)
          return .nothing
        }
      }),
    .method(
      "nextPage", "({ animated = true })", "Goes to the next page; at the last one nothing happens.",
      call: { $0.perform { host, id, call throws(ScriptError) in try host.turn(id, by: 1, call) } }),
    .method(
      "previousPage", "({ animated = true })", "Goes to the page before.",
      call: { $0.perform { host, id, call throws(ScriptError) in try host.turn(id, by: -1, call) } }),
  ]

  static let scrollSwitches: [Member] = [
    scrollFlag(
      "isScrollEnabled", "Whether a finger can scroll it; code always can.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isScrollEnabled) } },
      set: flag(.isScrollEnabled) { $0.isScrollEnabled.replace(with: $1) }),
    scrollFlag(
      "bounces", "Both axes stretch past their ends; reads true only if both do.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].bounces) } },
      set: flag(.bounces) { view, flag in
        guard view.bouncesHorizontally != flag || view.bouncesVertically != flag else { return false }
        view.bounces = flag
        return true
      }),
    scrollFlag(
      "bouncesHorizontally", "The horizontal axis stretches past its ends.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].bouncesHorizontally) } },
      set: flag(.bouncesHorizontally) { $0.bouncesHorizontally.replace(with: $1) }),
    scrollFlag(
      "bouncesVertically", "The vertical axis stretches past its ends.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].bouncesVertically) } },
      set: flag(.bouncesVertically) { $0.bouncesVertically.replace(with: $1) }),
    scrollFlag(
      "alwaysBounceHorizontal", "Content that fits can be dragged sideways too.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].alwaysBounceHorizontal) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setAlwaysBounces(.horizontal, try value.bool(), of: id) }),
    scrollFlag(
      "alwaysBounceVertical", "Content that fits can be dragged up and down too.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].alwaysBounceVertical) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setAlwaysBounces(.vertical, try value.bool(), of: id) }),
    scrollFlag(
      "isDirectionalLockEnabled", "A drag that clearly begins along one axis stays on it.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].isDirectionalLockEnabled) } },
      set: flag(.isDirectionalLockEnabled) { $0.isDirectionalLockEnabled.replace(with: $1) }),
    scrollFlag(
      "delaysContentTouches", "Buttons in it hear of a touch after 0.15 s.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].delaysContentTouches) } },
      set: flag(.delaysContentTouches) { $0.delaysContentTouches.replace(with: $1) }),
    scrollFlag(
      "showsHorizontalScrollIndicator", "Whether the indicator can show.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].showsHorizontalScrollIndicator) } },
      set: flag(.showsHorizontalScrollIndicator) { $0.showsHorizontalScrollIndicator.replace(with: $1) }),
    scrollFlag(
      "showsVerticalScrollIndicator", "Whether the indicator can show.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].showsVerticalScrollIndicator) } },
      set: flag(.showsVerticalScrollIndicator) { $0.showsVerticalScrollIndicator.replace(with: $1) }),
    .property(
      "decelerationRate", "\"normal\", \"fast\" or a number between 0 and 1",
      "The share of speed kept per millisecond: normal 0.998, fast 0.99.",
      get: { $0.read { s, id in .number(s.pointee.scrollViews[id].decelerationRate) } },
      set: { s, id, value throws(ScriptError) in
        let rate = try value.decelerationRate()
        s.pointee.change(scrollView: id, .decelerationRate, .number(rate)) { $0.decelerationRate.replace(with: rate) }
      }),
  ]

  private static func scrollFlag(
    _ name: String, _ doc: String, get: @escaping dtn_fn, set: @escaping Setter
  ) -> Member {
    .property(name, "boolean", doc, get: get, set: set)
  }

  /// Sets a switch; `change` answers whether it was another one before.
  private static func flag(
    _ property: Property, _ change: @escaping @Sendable (inout ScrollView, Bool) -> Bool
  ) -> Setter {
    { s, id, value throws(ScriptError) in
      let flag = try value.bool()
      s.pointee.change(scrollView: id, property, .bool(flag)) { change(&$0, flag) }
    }
  }
}

extension LuaValue {
  /// "normal", "fast", or a share between 0 and 1.
  func decelerationRate() throws(ScriptError) -> Double {
    if case .text = self {
      return try oneOf(["normal", "fast"]) == "normal"
        ? Metrics.decelerationRateNormal : Metrics.decelerationRateFast
    }
    let rate = try number()
    guard rate > 0, rate < 1 else {
      throw ScriptError("expected \"normal\", \"fast\" or a number between 0 and 1, got \(described)")
    }
    return rate
  }

  /// Points, or a share of the viewport such as "80%"; nil is the viewport.
  func pageLength() throws(ScriptError) -> ScrollView.PageLength? {
    if isNil { return nil }
    guard case .text(let text) = self else {
      return .points(try number(in: 1...1e9, "points (1 or more), or a share such as \"80%\""))
    }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), percent > 0, percent <= 1000 else {
      throw ScriptError("expected points, or a share of the viewport such as \"80%\", got \(described)")
    }
    return .share(percent / 100)
  }

  /// A list of different strings.
  func keys() throws(ScriptError) -> [String] {
    let table = try table("a list of strings such as { \"intro\", \"map\" }")
    let keys = try table.list.map { value throws(ScriptError) in try value.text() }
    guard keys.count == table.pairs.count else { throw ScriptError("expected a list of strings without gaps") }
    var seen: Set<String> = []
    for key in keys where !seen.insert(key).inserted { throw ScriptError("the key \(Quote.text(key)) stands twice") }
    return keys
  }
}

extension Host {
  /// `nextPage` and `previousPage`.
  func turn(_ id: ComponentID, by step: Int, _ call: Call) throws(ScriptError) -> Reply {
    let options = try Options(call.argument(0), allowed: ["animated"])
    let animated = try options.read("animated", { value throws(ScriptError) in try value.bool() }) ?? true
    let view = stage.pointee.scrollViews[id]
    guard view.numberOfPages != nil else {
      throw ScriptError("this scroll view does not page (isPagingEnabled is false)")
    }
    stage.pointee.scrollToPage(view.page + step, of: id, animated: animated)
    return .nothing
  }
}
