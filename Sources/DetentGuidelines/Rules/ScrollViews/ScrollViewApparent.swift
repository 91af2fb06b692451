import DetentCore

extension Guideline {
  static let scrollViewApparent = Guideline(
    id: "scroll-view/apparent",
    title: "One can see that there is more content than fits.",
    severity: .warning, otherSeverities: [SpecialCase(.advice, "where other devices or twins of it give a sign")],
    kinds: .structure,
    rationale: "Scroll indicators hide when nothing moves. What looks complete is not scrolled.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A list whose last row is cut, a carousel whose next card peeks, long text, dots below a pager: each shows it. On one \
      device a tidy edge may be chance, so that is advice; it is a warning where nothing shows it on any of several: those \
      of `lint --devices`, or screens of the run that hold a scroll view with the same id at other sizes. Content of which \
      nothing is known is for a person to judge.
      """,
    thresholds: [peek],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "cards", frame = { 0, 100, 390, 200 }, contentSize = { 900, 200 },
            detent.view { frame = { 0, 0, 300, 200 } },
            detent.view { frame = { 300, 0, 300, 200 } },
            detent.view { frame = { 600, 0, 300, 200 } },
          },
        }
        """),
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 800 },
          detent.list { id = "rows", rows = { count = 40, height = 80 } }, --! 2400 pt more are there vertically, and nothing shows it
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "cards", frame = { 0, 100, 390, 200 }, contentSize = { 780, 200 }, --! 390 pt more are there horizontally, and nothing shows it
            detent.view { frame = { 20, 0, 350, 200 } },
            detent.view { frame = { 410, 0, 350, 200 } },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "peeks", frame = { 0, 100, 390, 200 }, contentSize = { 800, 200 },
            detent.view { frame = { 0, 0, 380, 200 } },
            detent.view { frame = { 385.5, 0, 29, 200 } },
            detent.view { frame = { 420, 0, 380, 200 } },
          },
          detent.scrollView { id = "hides", frame = { 0, 400, 390, 200 }, contentSize = { 800, 200 }, --! 410 pt more are there horizontally, and nothing shows it
            detent.view { frame = { 0, 0, 380, 200 } },
            detent.view { frame = { 386.5, 0, 27, 200 } },
            detent.view { frame = { 420, 0, 380, 200 } },
          },
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 800 },
          detent.list { id = "rows", rows = { count = 40, height = 80 } },
        }
        screen.rows:flashScrollIndicators()
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 } }, --? 2156 pt more are there vertically; of what is in it nothing is known
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize", "children"], isMendedByCode: true) { look in
      let axes = look.part.overflowingAxes
      guard !look.part.isZoomed, !axes.isEmpty else { return .notApplicable }
      if look.hasSign { return .pass }
      if let axis = look.unseenAxis(look.options[peek]) {
        let others = look.twins
        let isEverywhere = others.allSatisfy { $0.unseenAxis($0.options[peek]) != nil && !$0.hasSign }
        let areSeveral = look.devices > 1 || !others.isEmpty
        return .unseen(axis, look.part.overflow(axis), isEverywhere && areSeveral ? .warning : .advice)
      }
      let blank = axes.first { look.spans(along: $0).isEmpty }
      return blank.map { .unknown($0, look.part.overflow($0)) } ?? .pass
    })

  private static let peek = Threshold(
    "peek", 4, step: 1, unit: "pt", "The least part of a cut item that is seen, and the least that is not.")
}

extension Look {
  /// Scroll views of the same id on other screens of the run, at another size: the same content on another device.
  fileprivate var twins: [Look] {
    guard !part.name.isEmpty else { return [] }
    return scene.roots.filter { $0.kind == .screen && $0 != index.screen }.compactMap { screen in
      guard scene[screen]?.frame.size != self.screen?.frame.size else { return nil }
      let index = ScreenIndex(screen, scene)
      guard let id = index.id(named: part.name), id.kind == .scrollView, let part = scene[id] else { return nil }
      var look = self
      (look.part, look.index) = (part, index)
      return look
    }
  }

  fileprivate var hasSign: Bool { flashed.contains(part.id) || hasVisibleDots }

  /// The first axis along which there is more, and no edge cuts any item.
  fileprivate func unseenAxis(_ peek: Double) -> Axis? {
    part.overflowingAxes.first { axis in
      let spans = spans(along: axis)
      return !spans.isEmpty && !isAnyCut(spans, along: axis, by: peek)
    }
  }

  /// Dots that are paired with it, or that are wired by hand: of the same screen, with as many pages.
  fileprivate var hasVisibleDots: Bool {
    if pairedControls.contains(where: { areSeen($0.id) }) { return true }
    guard part.isPaging, let count = part.pageCount else { return false }
    return index.controls(withPages: count).contains { areSeen($0) }
  }

  private func areSeen(_ control: ComponentID) -> Bool {
    scene[control]?.showsIndicators == true && scene.isVisible(control)
  }

  /// Where the items of the content begin and end along an axis; of a list its rows near the edges.
  fileprivate func spans(along axis: Axis) -> [ClosedRange<Double>] {
    if axis == .vertical, let rows = part.count("rows"), rows > 0 {
      return rowSpans(part.contentSize.height / Double(rows), count: rows)
    }
    let items = items(of: part, at: .zero)
    if items.isEmpty, part.isPaging, axis == part.pagingAxis, let pages = part.pageCount, pages > 0 {
      return (0..<min(pages, 2)).map { Double($0) * part.stride...(Double($0) * part.stride + part.pageLength) }
    }
    return items.map { $0.origin[axis]...max($0.origin[axis], $0.end(axis)) }
  }

  private func rowSpans(_ height: Double, count: Int) -> [ClosedRange<Double>] {
    guard height > 0 else { return [] }
    return [part.visibleContent.minY, part.visibleContent.maxY].map { edge in
      let row = min(max((edge / height).rounded(.down), 0), Double(count - 1))
      return row * height...(row + 1) * height
    }
  }

  /// The innermost components, in the content's points. A scroll view in the content is one item.
  private func items(of holder: Scene.Part, at origin: Point) -> [Rect] {
    holder.children.compactMap { scene[$0] }.filter { !$0.flag("isHidden") }.flatMap { child -> [Rect] in
      let frame = Rect(origin: child.frame.origin + origin, size: child.frame.size)
      let isWhole = child.children.isEmpty || child.id.kind == .scrollView
      return isWhole ? [frame] : items(of: child, at: frame.origin)
    }
  }

  /// Whether an edge beyond which there is more cuts an item in two, so much of it on either side.
  fileprivate func isAnyCut(_ spans: [ClosedRange<Double>], along axis: Axis, by peek: Double) -> Bool {
    let visible = part.visibleContent
    let (low, high) = (visible.origin[axis], visible.end(axis))
    return spans.contains { span in
      let isCutAtEnd = high < part.contentSize[axis] && span.lowerBound + peek <= high && span.upperBound >= high + peek
      return isCutAtEnd || low > 0 && span.lowerBound + peek <= low && span.upperBound >= low + peek
    }
  }
}

extension Judgement {
  fileprivate static func unseen(_ axis: Axis, _ hidden: Double, _ severity: Severity) -> Judgement {
    var judgement = Judgement.fail(
      "\(Words.number(hidden)) pt more are there \(axis.words), and nothing shows it", measured: Quantity(hidden, "pt"),
      suggestion: "let an item be cut by the edge, call flashScrollIndicators() when the screen appears, or pair dots",
      severity: severity)
    judgement.severityOnSome = .advice
    return judgement
  }

  fileprivate static func unknown(_ axis: Axis, _ hidden: Double) -> Judgement {
    .review(
      "\(Words.number(hidden)) pt more are there \(axis.words); of what is in it nothing is known",
      suggestion: "put the items into the scroll view")
  }
}
