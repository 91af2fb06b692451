import DetentCore

extension Guideline {
  static let pageControlPosition = Guideline(
    id: "page-control/position",
    title: "A page control is centred at the bottom of what it pages.",
    severity: .warning, kinds: .structure,
    rationale: "People look for the dots in one place. Elsewhere they are taken for decoration, or not found.",
    source: .pageControls("Best practices", "000", "002"),
    precision: """
      A gallery in the upper half of a screen has its dots under itself, not at the bottom of the screen: the newest \
      text is about the paged view. In a row of a list they have their place in that row. A row that runs down a side is another thing and not judged.
      """,
    thresholds: [tolerance, share, gap],
    examples: [
      .passing(
        """
        detent.screen { device = "iPhone 16",
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
        }
        """),
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photos", frame = { 20, 60, 350, 300 }, isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", place = { below = "photos", gap = 14 }, pairedWith = "photos" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", frame = { 20, 800, 120, 26 }, numberOfPages = 4 }, --! its middle is 115 pt left of the middle of the screen
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 800 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", frame = { 135, 577, 120, 26 }, pairedWith = "pager" }, --! it stands 210 pt above the bottom of scrollView "pager"
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photos", frame = { 20, 60, 350, 300 }, isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", place = { below = "photos", gap = 18 }, pairedWith = "photos" }, --! it stands 18 pt below scrollView "photos"
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photos", frame = { 20, 60, 350, 300 }, isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", place = { below = "photos" }, pairedWith = "photos" }, --! it stands 463.2 pt above the bottom of the screen
        }
        """, edition: .hig2022),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.list { id = "offers", rows = { count = 4, height = 300 },
            detent.view { frame = { 0, 0, 390, 300 },
              detent.pageControl { id = "dots", frame = { 135, 270, 120, 26 }, numberOfPages = 4 },
            },
            detent.view { frame = { 0, 300, 390, 300 },
              detent.pageControl { id = "more", frame = { 135, 20, 120, 26 }, numberOfPages = 4 }, --! it stands 267 pt above the bottom of what it scrolls with
            },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 800 },
          detent.pageControl { id = "dots", frame = { 135.8, 597, 120, 26 }, numberOfPages = 4 },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", frame = { 136.2, 800, 120, 26 }, numberOfPages = 4 }, --! its middle is 1.2 pt right of the middle of the screen
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", frame = { 20, 800, 120, 26 }, numberOfPages = 4, unknown = { "frame" } }, --? its frame is not known; as it stands: its middle is 115 pt left of the middle of the screen
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["frame", "pairedWith"]) { look in
      guard look.part.showsIndicators, !look.part.isVerticalRow, let area = look.area else { return .notApplicable }
      let frame = look.scene.screenFrame(of: look.part.id)
      let off = frame.center.x - area.rect.center.x
      if off.magnitude > look.options[tolerance] { return .offCentre(off, frame, area, look.options[tolerance]) }
      let isInside =
        frame.minY <= area.rect.maxY && frame.center.y >= area.rect.maxY - look.options[share] * area.rect.size.height
      let below = frame.minY - area.rect.maxY
      guard !isInside, !(below >= 0 && below <= look.options[gap]) else { return .pass }
      return below > 0 ? .farBelow(below, area, look.options[gap]) : .high(area.rect.maxY - frame.center.y, area)
    })

  private static let tolerance = Threshold(
    "tolerance", 1, step: 0.5, unit: "pt", "How far its middle may be from the middle.")
  private static let share = Threshold(
    "share", 0.25, step: 0.05, "The lowest part of the paged view that counts as its bottom.")
  private static let gap = Threshold("gap", 16, step: 4, unit: "pt", "How far below the paged view it may stand.")
}

/// What a page control has to be centred at the bottom of, and its name.
private struct Area {
  var rect: Rect
  var name: String

  init(_ rect: Rect, _ name: String) {
    self.rect = rect
    self.name = name
  }
}

extension Look {
  /// The paged view; the row or item of the list that the control scrolls with if there is none; the safe area of the
  /// screen for what stands still, or in the edition that speaks of the screen. nil: it scrolls by itself.
  fileprivate var area: Area? {
    if edition != .hig2022, let view = pairedView { return Area(scene.screenFrame(of: view.id), view.title) }
    let holders = scene.holders(of: part.id)
    if let list = holders.firstIndex(where: { $0.kind == .scrollView }) {
      let item = holders[list - 1]
      return item == part.id ? nil : Area(scene.screenFrame(of: item), "what it scrolls with")
    }
    guard let screen, let size = screen.size("size") else { return nil }
    let bounds = Rect(origin: .zero, size: size)
    return Area(bounds.inset(by: screen.insets("safeArea") ?? .zero), "the screen")
  }
}

extension Judgement {
  fileprivate static func offCentre(_ off: Double, _ frame: Rect, _ area: Area, _ limit: Double) -> Judgement {
    let x = area.rect.center.x - frame.size.width / 2
    return .fail(
      "its middle is \(Words.number(off.magnitude)) pt \(off < 0 ? "left" : "right") of the middle of \(area.name)",
      measured: Quantity(off.magnitude, "pt"), limit: Quantity(limit, "pt"),
      suggestion: "centre it: x = \(Words.number(x, 2)) on the screen, or place = \"bottom\"")
  }

  fileprivate static func high(_ distance: Double, _ area: Area) -> Judgement {
    .fail(
      "it stands \(Words.number(distance)) pt above the bottom of \(area.name)", measured: Quantity(distance, "pt"),
      suggestion: "put it at the bottom: place = \"bottom\", or below what it pages")
  }

  fileprivate static func farBelow(_ gap: Double, _ area: Area, _ limit: Double) -> Judgement {
    .fail(
      "it stands \(Words.number(gap)) pt below \(area.name)", measured: Quantity(gap, "pt"),
      limit: Quantity(limit, "pt"), suggestion: "bring it within \(Words.number(limit)) pt of what it pages")
  }
}
