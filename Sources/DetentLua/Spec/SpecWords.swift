/// The words that only tests have: busted's blocks and hooks, luassert's spies, stubs and matchers.
///
/// They are Lua, so that they behave as Lua people expect; what is kept, compared and counted is kept by the host, which
/// they reach through the one argument of this chunk.
enum SpecWords {
  static let name = "detent test"

  /// Words that a script misses when it is not run by `detent test`.
  static let globals = SpecWord.all.map(\.name)

  static let source = blocks + spies + spyChecks + checks + matchers + modules

  private static let blocks = #"""
    local host = ...
    local pack, unpack = table.pack, table.unpack

    -- A word that can be called and has further words: it(...), it.only(...).
    local function word(call, further)
      return setmetatable(further or {}, { __call = function(_, ...) return call(...) end })
    end

    -- Asks the host; what it refuses is an error at the line that used the word.
    local function ask(...)
      local ok, problem = pcall(...)
      if not ok then error(problem, 3) end
    end

    local function block(only)
      return function(name, body)
        ask(host.open, name, body, only)
        body()
        host.close()
      end
    end

    local function declare(kind)
      return function(name, body) ask(host.test, name, body, kind) end
    end

    describe = word(block(false), { only = block(true) })
    context, expose = describe, describe

    -- What a block may change for others: globals, and which modules are loaded.
    local function surroundings()
      local function copy(table)
        local all = {}
        for key, value in next, table do all[key] = value end
        return all
      end
      return { globals = copy(_G), modules = copy(package.loaded) }
    end

    local function restore(kept)
      local function fill(table, values)
        for key in next, table do if values[key] == nil then table[key] = nil end end
        for key, value in next, values do rawset(table, key, value) end
      end
      fill(_G, kept.globals)
      fill(package.loaded, kept.modules)
    end

    -- A block with globals and modules of its own: as it leaves them they are there for its tests, and for nobody else.
    local function insulated(only)
      return function(name, body)
        local outside, inside = surroundings(), nil
        ask(host.open, name, body, only)
        host.insulate(
          function()
            outside = surroundings()
            restore(inside)
          end,
          function() restore(outside) end)
        body()
        host.close()
        inside = surroundings()
        restore(outside)
      end
    end
    insulate = word(insulated(false), { only = insulated(true) })
    it = word(declare(nil), { only = declare("only"), skip = declare("skip") })
    spec, test = it, it

    pending, finally, expect_failure, property = host.pending, host.finally, host.expect_failure, host.property
    before_each, after_each = host.before_each, host.after_each
    setup, lazy_setup, strict_setup = host.setup, host.setup, host.setup
    teardown, lazy_teardown, strict_teardown = host.teardown, host.teardown, host.teardown

    -- Makes the gestures of detent.gen.sequence on a component, one after another.
    function play(component, gestures)
      for _, gesture in ipairs(gestures) do
        component[gesture[1]](component, gesture[2])
        detent.settle()
      end
    end

    -- each { row, row } :it("opens {page}", function(row) ... end)
    local function title(name, row, index)
      local named, count = name:gsub("{([%w_]*)}", function(key)
        if key == "" then return host.show(row) end
        local value = type(row) == "table" and (row[key] == nil and row[math.tointeger(key)] or row[key])
        return type(value) == "string" and value or host.show(value)
      end)
      return count > 0 and named or ("%s (%d)"):format(name, index)
    end

    function each(rows)
      if type(rows) ~= "table" then error("each: expected a list of rows, got " .. host.show(rows), 2) end
      local function add(kind)
        return function(_, name, body)
          if type(name) ~= "string" or type(body) ~= "function" then
            error("each: expected :it(name, function(row) ... end)", 2)
          end
          for index, row in ipairs(rows) do
            ask(host.test, title(name, row, index), function() return body(row, index) end, kind, body)
          end
        end
      end
      local all = add(nil)
      return { it = all, test = all, spec = all, only = add("only") }
    end

    """#

  private static let modules = #"""

    local say = { set = function(_, key, text) phrases[key] = text end, set_namespace = function() end }

    local known = {
      ["say"] = say, ["luassert"] = assert, ["luassert.spy"] = spy, ["luassert.stub"] = stub, ["luassert.mock"] = mock,
      ["luassert.match"] = match, ["busted"] = { describe = describe, it = it }, ["busted.runner"] = function() end,
    }
    local plain_require = require
    function require(name) return known[name] or plain_require(name) end
    """#
}
