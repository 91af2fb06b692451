import DetentCore

extension Guideline {
  static let pageControlImagePurpose = Guideline(
    id: "page-control/image-purpose",
    title: "The default indicator image is replaced only where the new one says what the pages are.",
    severity: .advice, kinds: .structure,
    rationale: "A dot is read at once. Another shape makes people ask what it stands for.",
    source: .pageControls("Customizing indicators", "000", "002"),
    precision: "Whether an image means something is for the designer to say: without intent.purpose nothing is judged.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "bookmark.fill", intent = { purpose = "meaning" } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "diamond.fill", intent = { purpose = "decoration" } }, --! diamond.fill takes the place of the dot as a decoration
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, intent = { purpose = "decoration" } },
        }
        screen.dots:setIndicatorImage("location.fill", 1)
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["preferredIndicatorImage"]) { look in
      guard look.part.showsIndicators, let purpose = look.part.intent("purpose") else { return .notApplicable }
      guard purpose == "decoration", let image = look.part.text("preferredIndicatorImage") else { return .pass }
      return .decorates(image)
    })
}

extension Judgement {
  fileprivate static func decorates(_ image: String) -> Judgement {
    .fail(
      "\(image.hasPrefix("<") ? "a drawing" : image) takes the place of the dot as a decoration",
      suggestion: "leave preferredIndicatorImage out")
  }
}
