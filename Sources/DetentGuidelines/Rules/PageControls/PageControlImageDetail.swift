import DetentCore

extension Guideline {
  static let pageControlImageDetail = Guideline(
    id: "page-control/image-detail",
    title: "Indicator images are simple and clear.",
    severity: .warning, kinds: .structure,
    rationale: "An indicator is as small as a dot. Letters, holes, lines inside a shape and fine corners blur there.",
    source: .pageControls("Customizing indicators", "000", "002"),
    precision: """
      "location.fill", "bookmark.fill" and a drawn star pass. A symbol of whose name we do not know every word, and a \
      drawing with references, style sheets, percentages or pixels, are for a person to judge.
      """,
    thresholds: [shapes, segments],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "bookmark.fill" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "1.circle.fill" }, --! 1.circle.fill has text and negative space
        }
        """),
      .failing(
        """
        local ring = '<svg viewBox="0 0 10 10"><path fill-rule="evenodd" d="M0 0h10v10h-10zM2 2h6v6h-6z"/><text>1</text></svg>'
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = { svg = ring } }, --! the drawing has text and negative space
        }
        """),
      .failing(
        """
        local three = '<svg viewBox="0 0 9 9"><rect width="2" height="9"/><rect x="3" width="2" height="9"/><rect x="6" width="2" height="9"/></svg>'
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = { svg = three } }, --! the drawing has 3 shapes
        }
        """),
      .edge(
        """
        local two = '<svg viewBox="0 0 9 9"><rect width="3" height="9"/><rect x="5" width="3" height="9"/></svg>'
        local wheel = '<svg viewBox="0 0 26 26"><path d="M0 0l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2v9h-22v-9"/></svg>'
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "two", place = "top", numberOfPages = 4, preferredIndicatorImage = { svg = two } },
          detent.pageControl { id = "fine", numberOfPages = 4, preferredIndicatorImage = { svg = wheel } }, --! the drawing has 25 lines and curves
        }
        """),
      .edge(
        """
        local crown = '<svg viewBox="0 0 26 26"><path d="M0 0l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2l1-2l1 2v9h-22v-9"/></svg>'
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "fine", place = "top", numberOfPages = 4, preferredIndicatorImage = { svg = crown } },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "logo" }, --? nothing is known of the image logo
        }
        """),
      .edge(
        """
        local function dots(image) return detent.pageControl { numberOfPages = 4, preferredIndicatorImage = image } end
        for _, name in ipairs { "heart.fill", "suit.heart.fill", "person.2.fill", "hand.raised.fill", "arrow.up" } do detent.screen { size = { 390, 844 }, dots(name) } end
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "circle.grid.3x3" } } --! circle.grid.3x3 has lines inside and 9 shapes
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "square.and.arrow.up" } } --! square.and.arrow.up has lines inside
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "square.stack.3d.up.fill" } } --! square.stack.3d.up.fill has lines inside
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "cloud.sun.rain.fill" } } --! cloud.sun.rain.fill has 3 shapes
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "person.3.fill" } } --! person.3.fill has 3 shapes
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "circle.dotted" } } --! circle.dotted has lines inside
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "star.leadinghalf.filled" } } --! star.leadinghalf.filled has lines inside
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "rectangle.grid.2x2" } } --! rectangle.grid.2x2 has lines inside and 4 shapes
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "star.of.wonder" } } --? nothing is known of the image star.of.wonder
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = "🙂" } } --? nothing is known of the image 🙂
        """),
      .edge(
        """
        local function svg(inside) return { svg = "<svg viewBox='0 0 9 9'>" .. inside .. "</svg>" } end
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = svg "<use href='#a'/>" } } --? not all of the drawing can be read
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = svg "" } } --? not all of the drawing can be read
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = svg "<circle cx='50%' cy='50%' r='40%'/>" } } --? not all of the drawing can be read
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = svg "<style>.a{fill:none}</style><path class='a' d='M0 0h1v1z'/>" } } --? not all of the drawing can be read
        detent.screen { size = { 390, 844 }, detent.pageControl { numberOfPages = 4, preferredIndicatorImage = svg "<circle cx='4px' cy='4px' r='4px'/>" } }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["preferredIndicatorImage"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      let images = look.part.indicatorImages.compactMap { $0 }
      guard !images.isEmpty else { return .pass }
      let judgements = images.map { judge($0, look) }
      return judgements.first { $0.verdict == .fail } ?? judgements.first { $0.verdict == .review } ?? .pass
    })

  private static let shapes = Threshold("shapes", 2, unit: "shapes", "The most separate shapes of a drawing.")
  private static let segments = Threshold("segments", 24, unit: "lines", "The most lines and curves of a drawing.")

  private static func judge(_ image: String, _ look: Look) -> Judgement {
    let name = image.hasPrefix("<") ? "the drawing" : image
    guard let facts = look.facts(of: image), !facts.isUnread else { return .unknown(image) }
    var faults: [String] = []
    if facts.hasText { faults.append("text") }
    if facts.hasNegativeSpace { faults.append("negative space") }
    if facts.hasInnerLines { faults.append("lines inside") }
    if facts.hasBadge { faults.append("a badge") }
    if facts.shapes > Int(look.options[shapes]) { faults.append("\(facts.shapes) shapes") }
    if facts.segments > Int(look.options[segments]) { faults.append("\(facts.segments) lines and curves") }
    return faults.isEmpty ? .pass : .tooDetailed(name, faults)
  }
}

extension Look {
  /// What is known of an image: a drawing (SVG text), or a symbol by its name.
  fileprivate func facts(of image: String) -> ImageFacts? {
    guard image.hasPrefix("<") else { return Symbol.facts(of: image) }
    return readMarkup?(image).flatMap { Drawing($0) }?.facts
  }
}

extension Judgement {
  fileprivate static func tooDetailed(_ name: String, _ faults: [String]) -> Judgement {
    .fail(
      "\(name) has \(Words.list(faults))",
      suggestion: "take a simple SF Symbol such as \"bookmark.fill\", or draw one closed shape")
  }

  fileprivate static func unknown(_ image: String) -> Judgement {
    .review(
      image.hasPrefix("<") ? "not all of the drawing can be read" : "nothing is known of the image \(image)",
      suggestion: "give the drawing itself: { svg = \"icon.svg\" }")
  }
}
