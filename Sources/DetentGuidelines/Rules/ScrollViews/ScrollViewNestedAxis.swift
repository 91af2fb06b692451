import DetentCore

extension Guideline {
  static let scrollViewNestedAxis = Guideline(
    id: "scroll-view/nested-axis",
    title: "A scroll view does not lie in another one that scrolls the same way.",
    severity: .warning, otherSeverities: [SpecialCase(.error, "where a scroll that begins inside is not handed on")],
    kinds: .structure,
    rationale: "Nobody can foresee which of the two a finger will move.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A row of cards that scrolls sideways in a page that scrolls down is fine, and so is an inner view whose content \
      fits, or a photo in a pager that a person has zoomed. The wheels of a picker belong to the picker.
      """,
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 3000 },
            detent.view { frame = { 0, 600, 390, 600 } },
            detent.scrollView { id = "cards", frame = { 0, 100, 390, 200 }, contentSize = { 2000, 200 }, detent.view { frame = { 300, 0, 200, 200 } } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 3000 },
            detent.view { frame = { 0, 600, 390, 600 } },
            detent.view { frame = { 0, 100, 390, 400 },
              detent.scrollView { id = "log", contentSize = { 390, 900 }, detent.view { frame = { 0, 300, 390, 300 } } }, --! it scrolls vertically inside scrollView "page", which scrolls vertically too
            },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 3000 },
            detent.view { frame = { 0, 600, 390, 600 } },
            detent.scrollView { id = "log", frame = { 0, 100, 390, 400 }, contentSize = { 390, 900 }, transfersVerticalScrollingToParent = false }, --! it scrolls vertically inside scrollView "page", which scrolls vertically too and cannot be reached from inside it
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 3000 },
            detent.view { frame = { 0, 600, 390, 600 } },
            detent.scrollView { id = "log", frame = { 0, 100, 390, 400 }, contentSize = { 390, 400 } },
          },
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize"]) { look in
      let outer = look.scene.holders(of: look.part.id).dropFirst().filter { $0.kind == .scrollView }
      let axes = look.part.overflowingAxes
      guard !outer.isEmpty, !look.part.isZoomed, !axes.isEmpty else { return .notApplicable }
      for axis in axes {
        for holder in outer.compactMap({ look.scene[$0] })
        where holder.overflow(axis) > 0 && !holder.isUnknown("contentSize") {
          let name = axis == .horizontal ? "transfersHorizontalScrollingToParent" : "transfersVerticalScrollingToParent"
          return .nested(axis, holder, isCaught: !look.part.flag(name))
        }
      }
      return .pass
    })
}

extension Judgement {
  fileprivate static func nested(_ axis: Axis, _ holder: Scene.Part, isCaught: Bool) -> Judgement {
    let end = isCaught ? " and cannot be reached from inside it" : ""
    return .fail(
      "it scrolls \(axis.words) inside \(holder.title), which scrolls \(axis.words) too\(end)",
      suggestion: "let it be as long as its content, or let it scroll the other way",
      severity: isCaught ? .error : .warning)
  }
}
