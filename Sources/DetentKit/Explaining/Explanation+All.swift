extension Explanation {
  /// Limits first, in the order of the command's help.
  static let all: [Explanation] = limits + errors + lint + usage

  private static let limits = [
    Explanation(
      names: ["max-memory", "memory"],
      phrases: ["more than # MB of memory", "not enough memory", "the script handed over more than"],
      meaning: "The script holds more memory than it may (256 MB unless said otherwise), or handed over so much text.",
      remedy: "look for a table that only grows; a larger limit is --max-memory MB.",
      example: "local t = {}\nwhile true do t[#t + 1] = (\"x\"):rep(1000) .. #t end", options: ["--max-memory", "2"]),
    Explanation(
      names: ["max-cpu", "cpu"], phrases: ["script ran for more than # s of CPU time"],
      meaning: """
        The script computed for ten seconds without waiting for anything: most often a loop that never ends. Virtual time \
        stands still meanwhile.
        """,
      remedy: "wait inside the loop (detent.wait, :settle()), or end it; a larger limit is --max-cpu S, and 0 is none.",
      example: "while true do end", options: ["--max-cpu", "0.2"]),
    Explanation(
      names: ["max-instructions", "instructions"], phrases: ["script ran more than # instructions"],
      meaning: "The script took more Lua instructions than it was given. The limit is met at the same line every time.",
      remedy: "give more by --max-instructions N, or leave the option out.",
      example: "for i = 1, 1e6 do end", options: ["--max-instructions", "1000"]),
    Explanation(
      names: ["max-pattern", "pattern"], phrases: ["pattern took more than # steps"],
      meaning: "One match of a pattern took too many steps. Patterns with several \".-\" or \"*\" can take for ever.",
      remedy: "make the pattern start with something fixed, or use find with plain text; the limit is --max-pattern N.",
      example: "(\"a\"):rep(1000):find(\".-.-b\")", options: ["--max-pattern", "1000"]),
    Explanation(
      names: ["max-time", "time"], phrases: ["the virtual time limit of # s was reached"],
      meaning: "The virtual clock went further than a day, unless said otherwise. Something repeats for ever.",
      remedy: "cancel timers (detent.every answers one); a larger limit is --max-time S.",
      example: "detent.wait(100)", options: ["--max-time", "10"]),
    Explanation(
      names: ["max-steps", "steps"], phrases: ["more than # events, frames and wakes"],
      meaning: "The run had more events, frames and wakes of tasks than it may have.",
      remedy: "look for tasks that wake all the time; a larger limit is --max-steps N.",
      example: "while true do detent.wait(0.01) end", options: ["--max-steps", "100"]),
    Explanation(
      names: ["max-events", "events"], phrases: ["more than # events in one run"],
      meaning: "The trace holds as many events as it may.",
      remedy: "run less in one script; a larger limit is --max-events N.",
      example:
        "local s = detent.screen { detent.pageControl { id = \"dots\", numberOfPages = 2 } }\nwhile true do s.dots.page = 3 - s.dots.page end",
      options: ["--max-events", "100"]),
    Explanation(
      names: ["max-storm", "storm"],
      phrases: [
        "more than # events at one instant", "more than # tasks wake at", "settle was asked for more than # times",
      ],
      meaning: """
        Events cause each other for ever while the clock stands still: most often two handlers that set each other's \
        page. The message names the circle.
        """,
      remedy: "pair the two (pairedWith), or set a value only when it differs; the limit is --max-storm N.",
      example: "while true do detent.wait(0) end", options: ["--max-storm", "50"]),
    Explanation(
      names: ["max-components", "components"], phrases: ["more than # components (--max-components"],
      meaning: "More components live at once than may.",
      remedy: "close screens that are no longer shown (screen:close()), or use a list: its rows are no components.",
      example: "while true do detent.screen { detent.label { text = \"x\" } } end", options: ["--max-components", "50"]),
  ]

  private static let errors = [
    Explanation(
      names: ["settle", "rest"], phrases: ["nothing will ever rest"],
      meaning: "The script waits until everything rests, but a finger is down and nobody will lift it.",
      remedy: "lift it with :up() before settling.",
      example: "local screen = detent.screen {}\nscreen:touch {}\ndetent.settle()"),
    Explanation(
      names: ["gone"], phrases: ["is gone: its screen was closed"],
      meaning: "A component was used after its screen had been closed.",
      remedy:
        "keep what you need (its page, its offset) before closing, or ask an earlier moment with screen:at(time).",
      example:
        "local s = detent.screen { detent.pageControl { id = \"dots\", numberOfPages = 3 } }\nlocal dots = s.dots\ns:close()\ndots.page = 2"
    ),
    Explanation(
      names: ["module", "require"], phrases: ["was not found (only files below"],
      meaning: "require looks below the script's own folder and below each --root, nowhere else, links included.",
      remedy: "put the module beside the script, or name its folder with --root DIR.",
      example: "require \"nowhere\""),
    Explanation(
      names: ["option", "misspelt"], phrases: ["there is no option \"", "has no option \""],
      meaning: "A table of options holds a name that is not known. Nothing is ignored in silence.",
      remedy: "take the name that the message suggests; `detent explain NAME` tells about each.",
      example: "detent.screen { detent.pageControl { pages = 3 } }"),
    Explanation(
      names: ["assertion"], phrases: ["assert.equal failed", "assertion failed"],
      meaning: "What the script claimed did not hold. The lines below say what was expected, what came, and when.",
      remedy: "settle first if something still moves; `detent run --report html:FILE` shows the moment.",
      example: "assert.equal(1, 2)"),
  ]

  private static let usage = [
    Explanation(
      names: ["covered", "out-of-reach"],
      phrases: [
        "is covered by", "does not reach (#", "cannot be touched at", "is hidden", "is disabled", "which is hidden",
        "which is disabled",
      ],
      meaning: """
        A finger would not meet the component there: something lies over it, it ends before that point, it is scrolled out of \
        sight, hidden or switched off. A person could not do it either.
        """,
      remedy: """
        look at a picture (`detent render FILE`), give each a place or frame of its own, or touch another point with at = \
        { x, y }, in the component's own points.
        """,
      example: """
        local s = detent.screen {
          detent.button { id = "below", title = "A", frame = { 20, 100, 100, 44 } },
          detent.button { id = "above", title = "B", frame = { 20, 100, 100, 44 } },
        }
        s.below:tap()
        """),
    Explanation(
      names: ["leaves-screen"], phrases: ["the finger would leave the screen"],
      meaning: "The way of a gesture ends beyond the edge of the screen, where no finger can go.",
      remedy: "begin elsewhere (from = { x, y }), or move less: a longer way is several gestures.",
      example: "local s = detent.screen { detent.scrollView { id = \"v\" } }\ns.v:drag { by = { 0, -5000 } }"),
    Explanation(
      names: ["row"], phrases: ["has no row", "there is no component", "cannot be seen: the rows in sight"],
      meaning: """
        A picker was asked for a row or a component that it does not have. Both count from 1; the message says how many \
        there are.
        """,
      remedy: "look at numberOfRows and components, or name the row by its value: { value = \"Rome\" }.",
      example:
        "local s = detent.screen { detent.pickerView { id = \"p\", components = { { \"a\", \"b\" } } } }\ns.p:select { component = 1, row = 9 }"
    ),
    Explanation(
      names: ["page-position"],
      phrases: ["there is no page", "pages count from 1", "does not page (isPagingEnabled is false)"],
      meaning: """
        A page was asked for that is not there. Pages count from 1 in scripts, as everything in Lua does (UIKit counts them \
        from 0), and only a scroll view with isPagingEnabled has any.
        """,
      remedy: "look at numberOfPages; add 1 to a page of UIKit.",
      example:
        "local s = detent.screen { detent.scrollView { id = \"v\", isPagingEnabled = true, numberOfPages = 3 } }\ns.v:scrollToPage(4)"
    ),
    Explanation(
      names: ["member"], phrases: ["there is no member", "has no member"],
      meaning: "A name that is neither a property or method of its kind nor the id of a component in it.",
      remedy: "take the name that the message suggests; `detent explain KIND` lists all of a kind.",
      example: "local s = detent.screen { detent.pageControl { id = \"dots\", numberOfPages = 3 } }\ns.dost.page = 2"),
    Explanation(
      names: ["cannot-wait"], phrases: ["cannot wait here"],
      meaning: "A function that must answer at once (a predicate, a comparator, a row's title) has asked to wait.",
      remedy: "wait outside of it, before or after.",
      example: "table.sort({ 2, 1 }, function(a, b) detent.wait(1) return a < b end)"),
    Explanation(
      names: ["pointer"], phrases: ["there is no pointer on this screen"],
      meaning: "Only iPads have a pointer by themselves.",
      remedy: "take an iPad as the device, or set pointer = true on the screen.",
      example: "local s = detent.screen { detent.scrollView { id = \"v\" } }\ns.v:wheel { by = { 0, 50 } }"),
    Explanation(
      names: ["over"], phrases: ["this motion is over", "this touch is over", "has been lifted already"],
      meaning: "The handle of a gesture was used when its finger had gone.",
      remedy: "keep one handle for each touch, and lift it once.",
      example: "local s = detent.screen {}\nlocal touch = s:touch {}\ntouch:up()\ntouch:up()"),
    Explanation(
      names: ["tests"], phrases: ["belongs to tests", "belongs inside a test", "belong to tests"],
      meaning: "A word of specs (describe, it, before_each, expectations of curves) stands in a plain script.",
      remedy: "run the file with `detent test`.",
      example: "describe(\"x\", function() end)"),
    Explanation(
      names: ["missing"], phrases: ["\" is missing", "is missing:", "is missing ("],
      meaning: "A gesture or a method lacks an option that it cannot do without.",
      remedy: "give it; the message shows how, and `detent explain NAME` lists all options.",
      example: "local s = detent.screen { detent.scrollView { id = \"v\" } }\ns.v:pinch {}"),
    Explanation(
      names: ["wrong-type"], phrases: [", got "],
      meaning: "A value of another kind, or out of bounds: the message says what was wanted and what came.",
      remedy: "give what is wanted; nothing is converted in silence.",
      example: "detent.screen { detent.pageControl { numberOfPages = \"three\" } }"),
  ]

  private static let lint = [
    Explanation(
      names: ["allow", "allowance", "unused-allowance"], phrases: ["an allowance needs a reason"],
      meaning: """
        "This is meant": x:allow(rule, reason) in a script, or an entry of allow in .detent.lua. What is allowed is counted \
        apart. An allowance without a reason is an error, and one that allows nothing makes lint exit 1.
        """,
      remedy: "say who decided and when; take it out when it allows nothing any more.",
      example:
        "local s = detent.screen { detent.pageControl { id = \"dots\", numberOfPages = 12 } }\ns.dots:allow(\"page-control/too-many\")"
    )
  ]
}
