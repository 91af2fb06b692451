import DetentCore

extension Guideline {
  static let scrollViewZoomLimits = Guideline(
    id: "scroll-view/zoom-limits",
    title: "Content can be zoomed as far as makes sense, and no further.",
    severity: .warning, otherSeverities: [SpecialCase(.error, "where the limits cross")], kinds: .structure,
    rationale: "One letter as large as the screen helps nobody, nor does a picture as small as a stamp.",
    source: .scrollViews("Best practices", "004"),
    precision: "A photo may be zoomed until its pixels show: only text and the parts of a drawing are measured.",
    thresholds: [fill, least],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photo", maximumZoomScale = 40, zoomItem = "picture",
            detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", maximumZoomScale = 19.5, zoomItem = "text", --! at 19.5 times its size one character is as large as the view
            detent.textField { id = "text", isEditable = false, text = "words", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photo", minimumZoomScale = 0.24, maximumZoomScale = 2, zoomItem = "picture", --! at 0.24 times its size the whole content takes 24 % of the view
            detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "plan", maximumZoomScale = 10, zoomItem = "board", --! at 10 times its size its smallest item is as large as the view
            detent.view { id = "board", frame = { 0, 0, 390, 844 },
              detent.image { frame = { 0, 0, 200, 200 } },
              detent.image { frame = { 300, 300, 40, 40 } },
            },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", minimumZoomScale = 0.1, maximumZoomScale = 1000, zoomItem = "text", --! at 0.1 times its size the whole content takes 10 % of the view, and at 1000 times its size one character is as large as the view
            detent.textField { id = "text", isEditable = false, text = "words", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photo", minimumZoomScale = 3, maximumZoomScale = 2, zoomItem = "picture", --! its smallest scale, 3, is above its largest, 2
            detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", minimumZoomScale = 0.26, maximumZoomScale = 19, zoomItem = "text",
            detent.textField { id = "text", isEditable = false, text = "words", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
    ],
    judge: .structure(of: .scrollView) { look in
      guard let name = look.part.text("zoomItem"), let id = look.index.id(named: name), let item = look.scene[id] else {
        return .notApplicable
      }
      let (low, high) = (look.part.number("minimumZoomScale") ?? 1, look.part.number("maximumZoomScale") ?? 1)
      if low > high { return .crossed(low, high) }
      let view = look.part.frame.size
      guard view.width > 0, view.height > 0, low != high else { return .notApplicable }
      let share = max(item.frame.size.width / view.width, item.frame.size.height / view.height) * low
      let tiny = share < look.options[least] ? Judgement.tiny(low, share, look.options[least]) : nil
      let huge = look.detail(of: item).flatMap { detail in
        detail.share(of: view) * high >= look.options[fill] ? Judgement.huge(high, detail.name) : nil
      }
      if let tiny, let huge { return tiny.and(huge) }
      return tiny ?? huge ?? .pass
    })

  private static let fill = Threshold(
    "fill", 1, step: 0.05, "How much of the view the smallest detail may take at the largest scale.")
  private static let least = Threshold(
    "least", 0.25, step: 0.05, "How much of the view the whole content takes at the smallest scale.")
}

/// The smallest thing in zoomed content that means something by itself.
private struct Detail {
  var name: String
  var size: Size

  func share(of view: Size) -> Double {
    name == "one character"
      ? size.height / min(view.width, view.height) : max(size.width / view.width, size.height / view.height)
  }
}

extension Look {
  /// A character where there is text; else the smallest of several items; nil where there is but one.
  fileprivate func detail(of item: Scene.Part) -> Detail? {
    let parts = [item] + scene.descendants(of: item.id).compactMap { scene[$0] }
    if parts.contains(where: { $0.id.kind == .label || $0.id.kind == .textField }) {
      return Detail(name: "one character", size: Size(width: 0, height: Metrics.lineHeight))
    }
    let leaves = parts.filter { $0.children.isEmpty && $0.frame.size.width > 0 && $0.frame.size.height > 0 }
    guard leaves.count > 1 else { return nil }
    let smallest = leaves.min {
      $0.frame.size.width * $0.frame.size.height < $1.frame.size.width * $1.frame.size.height
    }
    return smallest.map { Detail(name: "its smallest item", size: $0.frame.size) }
  }
}

extension Judgement {
  fileprivate static func crossed(_ low: Double, _ high: Double) -> Judgement {
    .fail(
      "its smallest scale, \(Words.number(low, 2)), is above its largest, \(Words.number(high, 2))",
      measured: Quantity(low), limit: Quantity(high),
      suggestion:
        "set minimumZoomScale to \(Words.number(high, 2)) or less, or maximumZoomScale to \(Words.number(low, 2)) or more",
      severity: .error)
  }

  fileprivate static func tiny(_ scale: Double, _ share: Double, _ limit: Double) -> Judgement {
    .fail(
      "at \(Words.number(scale, 2)) times its size the whole content takes \(Words.number(share * 100)) % of the view",
      measured: Quantity(share), limit: Quantity(limit),
      suggestion: "set minimumZoomScale to \(Words.number(scale * limit / share, 2)) or more")
  }

  fileprivate static func huge(_ scale: Double, _ detail: String) -> Judgement {
    .fail(
      "at \(Words.number(scale, 2)) times its size \(detail) is as large as the view", measured: Quantity(scale),
      suggestion: "lower maximumZoomScale")
  }

  /// Both in one, with the numbers of the first.
  fileprivate func and(_ other: Judgement) -> Judgement {
    var both = self
    both.message += ", and \(other.message)"
    both.suggestion = [suggestion, other.suggestion].compactMap { $0 }.joined(separator: ", and ")
    return both
  }
}
