import DetentLua

/// What `detent init` writes: a small project that runs as it is.
struct Project {
  /// A file below the project's folder.
  struct File {
    var path: String
    var text: String
    /// Renewed even where it is there: nobody edits it.
    var isGenerated = false
  }

  static var files: [File] {
    [
      File(path: ProjectFile.usualName, text: settings), File(path: "flows/welcome.lua", text: flow),
      File(path: "specs/welcome_spec.lua", text: spec), File(path: ".gitignore", text: ignored),
      File(path: ".luarc.json", text: languageServer),
      File(path: ".luacheckrc", text: luacheck), File(path: ".vscode/tasks.json", text: tasks),
      File(path: ".github/workflows/detent.yml", text: github), File(path: ".gitlab-ci.yml", text: gitlab),
    ] + Definitions.files.map { File(path: "\(Definitions.folder)/\($0.name)", text: $0.text, isGenerated: true) }
  }

  private static let settings = """
    -- Detent's project file: how `detent lint` judges what lies in this folder. `detent lint --print-config` prints all
    -- that is in force; `detent rules` lists the rules.
    return {
      -- What makes lint fail: "error", "warning", "advice" or "never".
      fail_on = "error",
      -- Each screen is judged on these.
      devices = { "iPhone 16" },
    }

    """

  private static let ignored = """
    # What the last run of `detent test` left: its failures and their capsules.
    .detent/

    """

  private static let flow = """
    -- A first flow: what a person meets who opens the app. Run it: detent run flows/welcome.lua
    local screen = detent.screen {
      id = "welcome",
      device = "iPhone 16",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
    }
    local pager, dots = screen.pager, screen.dots

    step "A flick turns one page"
    pager:swipe { to = "next" }:settle()
    assert.equal(2, pager.page)
    assert.equal(2, dots.page)

    step "A drag that ends too early comes back"
    pager:drag { by = { -60, 0 } }:settle()
    assert.equal(2, pager.page)

    """

  private static let spec = """
    -- A first spec: what must stay true. Run it: detent test specs
    describe("the welcome pages", function()
      local pager, dots

      before_each(function()
        local screen = detent.screen {
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
          detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
        }
        pager, dots = screen.pager, screen.dots
      end)

      it("turn by a tap beside the dot", function()
        dots:tap "next"
        detent.settle()
        assert.equal(2, pager.page)
      end)

      it("end at the last one", function()
        for _ = 1, 5 do pager:swipe { to = "next" }:settle() end
        assert.equal(3, pager.page)
        assert.equal(3, dots.page)
      end)
    end)

    """

  private static let languageServer = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
      "runtime.version": "Lua 5.4",
      "runtime.builtin": { "io": "disable", "package": "disable" },
      "workspace.library": ["\(Definitions.folder)"],
      "diagnostics.disable": ["need-check-nil"]
    }

    """

  private static let luacheck = """
    -- luacheck: the names that scripts and specs may use; `detent types` renews the file that lists them.
    local names = require "\(Definitions.folder).luacheck"
    stds.detent, stds.detent_spec = names.detent, names.detent_spec

    std = "detent"
    files["**/*_spec.lua"] = { std = "+detent_spec" }
    files["**/*.spec.lua"] = { std = "+detent_spec" }
    exclude_files = { "\(Definitions.folder)/**" }

    """
}
