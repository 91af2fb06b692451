import CDetentLua
import DetentCore

extension ScriptClass {
  static let pageControl = ScriptClass(
    .pageControl, "pageControl",
    members: Member.pageControl + Member.pageControlImages + Member.pageControlGestures
      + Member.common.without(Member.pageControlGestures))
}

extension Member {
  static let pageControl: [Member] = [
    .property(
      "numberOfPages", "count", "How many pages there are. Setting it keeps a pairing from counting.",
      get: { $0.read { s, id in .int(s.pointee.pageControls[id].numberOfPages) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setNumberOfPages(try value.whole(), of: id)
      }),
    .property(
      "page", "position or nil", "The current page, from 1; pinned to those that exist; nil without pages.",
      get: {
        $0.read { s, id in
          s.pointee.pageControls[id].numberOfPages == 0 ? .none : .position(s.pointee.pageControls[id].currentPage)
        }
      },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setCurrentPage(try value.whole() - 1, of: id)
      }),
    .property(
      "hidesForSinglePage", "boolean", "Whether it hides when there is one page (or none).",
      get: { $0.read { s, id in .bool(s.pointee.pageControls[id].hidesForSinglePage) } },
      set: { s, id, value throws(ScriptError) in
        let hides = try value.bool()
        s.pointee.change(pageControl: id, .hidesForSinglePage, .bool(hides)) {
          $0.hidesForSinglePage.replace(with: hides)
        }
      }),
    .property(
      "backgroundStyle", "\"automatic\", \"prominent\" or \"minimal\"", "When a background is drawn.",
      get: { $0.read { s, id in .text(s.pointee.pageControls[id].backgroundStyle.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let style = try value.oneOf(PageControl.BackgroundStyle.self)
        s.pointee.change(pageControl: id, .backgroundStyle, .text(style.rawValue)) {
          $0.backgroundStyle.replace(with: style)
        }
      }),
    .reading(
      "isBackgroundVisible", "boolean", "Whether a background is drawn now.",
      get: { $0.read { s, id in .bool(s.pointee.pageControls[id].isBackgroundVisible) } }),
    .property(
      "direction", "\"natural\", \"leftToRight\", \"rightToLeft\", \"topToBottom\" or \"bottomToTop\"",
      "Where the row of indicators runs to; natural is as the language is read.",
      get: { $0.read { s, id in .text(s.pointee.pageControls[id].direction.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        let direction = try value.oneOf(PageControl.Direction.self)
        s.pointee.change(pageControl: id, .direction, .text(direction.rawValue)) {
          $0.direction.replace(with: direction)
        }
      }),
    .property(
      "allowsContinuousInteraction", "boolean", "Whether a finger can scrub; taps work in any case.",
      get: { $0.read { s, id in .bool(s.pointee.pageControls[id].allowsContinuousInteraction) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setAllowsContinuousInteraction(try value.bool(), of: id)
      }),
    .reading(
      "interactionState", "\"none\", \"discrete\" or \"continuous\"",
      "Why the page changes: read it in a valueChanged handler.",
      get: { $0.read { s, id in .text(s.pointee.pageControls[id].interactionState.rawValue) } }),
    .property(
      "pageIndicatorTintColor", "color or nil", "Colour of the other indicators.",
      get: { $0.read { s, id in .optional(s.pointee.pageControls[id].pageIndicatorTintColor) } },
      set: { s, id, value throws(ScriptError) in
        let color = try value.color()
        s.pointee.change(pageControl: id, .pageIndicatorTintColor, color.map { .text($0) } ?? .none) {
          $0.pageIndicatorTintColor.replace(with: color)
        }
      }),
    .property(
      "currentPageIndicatorTintColor", "color or nil", "Colour of the current indicator.",
      get: { $0.read { s, id in .optional(s.pointee.pageControls[id].currentPageIndicatorTintColor) } },
      set: { s, id, value throws(ScriptError) in
        let color = try value.color()
        s.pointee.change(pageControl: id, .currentPageIndicatorTintColor, color.map { .text($0) } ?? .none) {
          $0.currentPageIndicatorTintColor.replace(with: color)
        }
      }),
    .property(
      "pairedWith", "component, id or nil", "The scroll view whose page it shows and turns.",
      get: { $0.read { s, id in s.pointee.pageControls[id].pairedScrollView.map { .component($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.pair(id, with: try s.pointee.pairTarget(value, for: id))
      }),
    .property(
      "progress", "progress or nil", "Shown in the current indicator: detent.timerProgress or detent.progress.",
      get: { $0.read { s, id in s.pointee.pageControls[id].progress.map { .component($0) } ?? .none } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setProgress(try value.progress(), of: id)
      }),
    .reading(
      "isProgressVisible", "boolean", "False while a finger scrubs.",
      get: { $0.read { s, id in .bool(s.pointee.pageControls[id].isProgressVisible) } }),
    .property(
      "defersCurrentPageDisplay", "boolean",
      "Before iOS 14: a tap changes the page but not what is drawn until updateCurrentPageDisplay.",
      get: { $0.read { s, id in .bool(s.pointee.pageControls[id].defersCurrentPageDisplay) } },
      set: { s, id, value throws(ScriptError) in
        let defers = try value.bool()
        s.pointee.change(pageControl: id, .defersCurrentPageDisplay, .bool(defers)) {
          $0.defersCurrentPageDisplay.replace(with: defers)
        }
      }),
    .method(
      "updateCurrentPageDisplay", "()", "Draws the page that was held back.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          host.stage.pointee.updateCurrentPageDisplay(of: id)
          return .nothing
        }
      }),
    .reading(
      "accessibilityValue", "string or nil", "What VoiceOver speaks: \"page 2 of 5\".",
      get: { $0.read { s, id in .optional(s.pointee.pageControls[id].accessibilityValue) } }),
    .reading(
      "visibleIndicators", "list of { page, frame, scale, image?, isCurrent: boolean }",
      "The indicators drawn now. They lie at equal distances, so not in whole pixels.",
      get: {
        $0.ask { s, id, _ throws(ScriptError) in
          let (control, layout) = (s.pointee.pageControls[id], s.pointee.direction(of: id))
          try Host.checkLength(control.numberOfVisibleIndicators(direction: layout), "indicators")
          return .list(
            control.visibleIndicators(direction: layout).map { indicator in
              .table([
                ("page", .position(indicator.page)), ("frame", .rect(indicator.frame)), ("scale", .number(indicator.scale)),
                ("image", .optional(indicator.image)), ("isCurrent", .bool(indicator.isCurrent)),
              ])
            })
        }
      }),
    .method(
      "size", "(count) -> size", "The smallest size that shows so many indicators.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let count = try call.argument(0).whole()
          let size = s.pointee.pageControls[id].size(forNumberOfPages: count, direction: s.pointee.direction(of: id))
          return .size(size.rounded(toScale: s.pointee.scale(of: id)))
        }
      }),
    .method(
      "scrub", "{ from?: position, to?: position, past?: \"last\" or \"first\", over = 0.3 } -> motion",
      "A finger that rests on an indicator and moves along the row.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.scrub(id, call) } }),
    .method(
      "increment", "()", "VoiceOver: the next page.",
      call: { $0.parkComponent { host, id, _ throws(ScriptError) in try host.adjust(id, by: 1) } }),
    .method(
      "decrement", "()", "VoiceOver: the previous page.",
      call: { $0.parkComponent { host, id, _ throws(ScriptError) in try host.adjust(id, by: -1) } }),
  ]

  /// What a person can do with a page control in more ways than with any component.
  static let pageControlGestures: [Member] = [
    .method(
      "tap", "({ at? } or \"next\", \"previous\", \"trailing\" or \"leading\") -> motion",
      "A short touch: at a point, or beside the current indicator.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.tap(id, call) } }),
    .method(
      "click", "{ at?, page? } -> motion", "A pointer's click, at a point or on a page's indicator; needs a pointer.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.click(id, call) } }),
  ]

  static let pageControlImages: [Member] = [
    .property(
      "preferredIndicatorImage", "string, { svg: string } or nil",
      "The image of every indicator: a symbol's name, or a drawing (SVG text or file); nil is the system's dot.",
      get: { $0.read { s, id in .optional(s.pointee.pageControls[id].images.preferred) } },
      set: { s, id, value throws(ScriptError) in
        let image = try value.optionalText()
        s.pointee.change(pageControl: id, .preferredIndicatorImage, image.map { .text($0) } ?? .none) {
          $0.images.preferred.replace(with: image)
        }
      }
    ).takingImages,
    .property(
      "preferredCurrentPageIndicatorImage", "string, { svg: string } or nil", "The image of the current indicator.",
      get: { $0.read { s, id in .optional(s.pointee.pageControls[id].images.preferredCurrent) } },
      set: { s, id, value throws(ScriptError) in
        let image = try value.optionalText()
        s.pointee.change(pageControl: id, .preferredCurrentPageIndicatorImage, image.map { .text($0) } ?? .none) {
          $0.images.preferredCurrent.replace(with: image)
        }
      }
    ).takingImages,
    .method(
      "indicatorImage", "(page) -> string or nil", "A page's own image, or nil; never the preferred one.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let page = try s.page(call.argument(0), of: id)
          return .optional(s.pointee.pageControls[id].images.image(forPage: page))
        }
      }),
    .method(
      "setIndicatorImage", "(image or nil, page)", "Gives a page an image of its own; nil takes it away.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let image = try host.image(call.argument(0)).optionalText()
          let page = try host.stage.page(call.argument(1), of: id)
          host.stage.pointee.change(pageControl: id, .indicatorImage, .text("\(page): \(image ?? "")")) {
            $0.images.setImage(image, forPage: page)
            return true
          }
          return .nothing
        }
      }),
    .method(
      "currentPageIndicatorImage", "(page) -> string or nil", "A page's own image while it is current, or nil.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let page = try s.page(call.argument(0), of: id)
          return .optional(s.pointee.pageControls[id].images.currentImage(forPage: page))
        }
      }),
    .method(
      "setCurrentPageIndicatorImage", "(image or nil, page)", "Gives a page an image for while it is current.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let image = try host.image(call.argument(0)).optionalText()
          let page = try host.stage.page(call.argument(1), of: id)
          host.stage.pointee.change(pageControl: id, .currentPageIndicatorImage, .text("\(page): \(image ?? "")")) {
            $0.images.setCurrentImage(image, forPage: page)
            return true
          }
          return .nothing
        }
      }),
  ]
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// A page number of a script as an index of an existing page. Asks through the pointer: a method of the stage would be
  /// called with a copy of it.
  func page(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Int {
    let page = try value.whole()
    let count =
      id.kind == .pageControl ? pointee.pageControls[id].numberOfPages : pointee.scrollViews[id].numberOfPages ?? 0
    guard (1...max(1, count)).contains(page), count > 0 else {
      throw ScriptError(
        "there is no page \(page): \(count == 0 ? "there are no pages" : "the pages are 1 to \(count)")")
    }
    return page - 1
  }
}

extension Stage {
  /// The scroll view that `pairedWith` names: by id on the same screen, or itself.
  func pairTarget(_ value: LuaValue, for control: ComponentID) throws(ScriptError) -> ComponentID? {
    let screen = self[attributes: control].screen
    let found: ComponentID
    switch value {
    case .none: return nil
    case .text(let name):
      guard let id = screens[screen].names[name] else {
        throw ScriptError(
          "there is no component \(Quote.text(name)) on the screen\(Suggest.hint(name, among: screens[screen].names.keys.sorted()))"
        )
      }
      found = id
    default: found = try value.living(on: self)
    }
    guard isLive(found), found.kind == .scrollView, self[attributes: found].screen == screen else {
      throw ScriptError("a page control is paired with a scroll view of its own screen, not with a \(found.kind.name)")
    }
    return found
  }
}

extension LuaValue {
  /// A progress made by detent.progress or detent.timerProgress, or nil.
  func progress() throws(ScriptError) -> ComponentID? {
    guard !isNil else { return nil }
    guard case .object(let object) = self, object.classIndex == ClassIndex.progress.rawValue, object.id >> 63 == 0
    else {
      throw ScriptError("expected detent.timerProgress { … } or detent.progress { … }, got \(described)")
    }
    return ComponentID(raw: object.id)
  }
}
