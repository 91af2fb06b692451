import DetentCore

extension Guideline {
  static let scrollViewDefaultGestures = Guideline(
    id: "scroll-view/default-gestures",
    title: "Content that is larger than its view scrolls by the usual gestures and keys.",
    severity: .warning, kinds: .structure,
    rationale: "People know how scrolling works everywhere else, and expect it to work here.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A view that is locked while a finger is down, or for a moment, is not judged then: only what stands still is. An \
      iPad may or may not have a keyboard: unless the screen says which, a person is asked about its keys. A \
      wizard whose pages turn by buttons alone is a decision: allow it, with the reason.
      """,
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 }, isScrollEnabled = false }, --! 2156 pt of its content are out of reach: a finger cannot scroll it (isScrollEnabled is false)
        }
        """),
      .failing(
        """
        detent.screen { device = "iPad 11", keyboard = "hardware",
          detent.scrollView { id = "feed", contentSize = { 820, 3000 }, allowsKeyboardScrolling = false }, --! keys do not scroll it (allowsKeyboardScrolling is false), and there is a keyboard
        }
        """),
      .edge(
        """
        detent.screen { device = "iPad 11",
          detent.scrollView { id = "feed", contentSize = { 820, 3000 }, allowsKeyboardScrolling = false }, --? keys do not scroll it (allowsKeyboardScrolling is false), and many an iPad has a keyboard
        }
        """),
      .edge(
        """
        detent.screen { device = "iPad 11", keyboard = "none",
          detent.scrollView { id = "feed", contentSize = { 820, 3000 }, allowsKeyboardScrolling = false },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 }, keyboard = "none",
          detent.scrollView { id = "fits", frame = { 0, 0, 390, 400 }, contentSize = { 390, 400 }, isScrollEnabled = false },
          detent.scrollView { id = "feed", frame = { 0, 400, 390, 400 }, contentSize = { 390, 800 }, allowsKeyboardScrolling = false },
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize", "isScrollEnabled"]) { look in
      guard let hidden = Axis.allCases.map({ look.part.overflow($0) }).max(), hidden > 0 else { return .notApplicable }
      if !look.part.flag("isScrollEnabled") { return .locked(hidden) }
      guard !look.part.flag("allowsKeyboardScrolling") else { return .pass }
      switch (look.screen?.text("keyboard"), look.screen?.text("idiom")) {
      case ("hardware", _): return .noKeys
      case ("none", _): return .pass
      case (_, "pad"): return .perhapsNoKeys
      default: return .pass
      }
    })
}

extension Judgement {
  fileprivate static func locked(_ hidden: Double) -> Judgement {
    .fail(
      "\(Words.number(hidden)) pt of its content are out of reach: a finger cannot scroll it (isScrollEnabled is false)",
      measured: Quantity(hidden, "pt"), limit: Quantity(0, "pt"), suggestion: "leave isScrollEnabled true")
  }

  fileprivate static let noKeys = Judgement.fail(
    "keys do not scroll it (allowsKeyboardScrolling is false), and there is a keyboard",
    suggestion: "leave allowsKeyboardScrolling true")

  fileprivate static let perhapsNoKeys = Judgement.review(
    "keys do not scroll it (allowsKeyboardScrolling is false), and many an iPad has a keyboard",
    suggestion: "leave allowsKeyboardScrolling true, or say keyboard = \"none\"")
}
