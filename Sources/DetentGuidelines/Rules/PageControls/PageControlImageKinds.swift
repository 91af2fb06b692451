import DetentCore

extension Guideline {
  static let pageControlImageKinds = Guideline(
    id: "page-control/image-kinds",
    title: "A page control shows at most two different indicator images.",
    severity: .warning, kinds: .structure,
    rationale: "Every further image is one more meaning to learn by heart, and the row looks like clutter.",
    source: .pageControls("Customizing indicators", "000", "002"),
    precision: """
      Weather marks one page with an arrow among dots: two images. A filled twin for the current page ("bookmark.fill" \
      for "bookmark") is the same image.
      """,
    thresholds: [limit],
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 5 },
        }
        screen.dots:setIndicatorImage("location.fill", 1)
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 5 }, --! 3 different images: the dot, location.fill and star.fill
        }
        screen.dots:setIndicatorImage("location.fill", 1)
        screen.dots:setIndicatorImage("star.fill", 2)
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 3, preferredIndicatorImage = "bookmark", preferredCurrentPageIndicatorImage = "bookmark.fill" },
        }
        screen.dots:setIndicatorImage("location.fill", 3)
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["preferredIndicatorImage"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      var names: [String] = []
      for image in look.part.indicatorImages {
        let name = image.map(Symbol.withoutFill) ?? "the dot"
        if !names.contains(where: { Symbol.withoutFill($0) == name }) { names.append(image ?? name) }
      }
      return names.count > Int(look.options[limit]) ? .tooManyImages(names, look.options[limit]) : .pass
    })

  private static let limit = Threshold("limit", 2, unit: "images", "The most different images, the dot counted.")
}

extension Judgement {
  fileprivate static func tooManyImages(_ names: [String], _ limit: Double) -> Judgement {
    let shown = names.map { $0.hasPrefix("<") ? "a drawing" : $0 }
    return .fail(
      "\(names.count) different images: \(Words.list(shown))", measured: Quantity(names.count, "images"),
      limit: Quantity(limit, "images"), suggestion: "keep one image for the page with a special meaning")
  }
}
