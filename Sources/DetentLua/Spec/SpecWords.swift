/// The words that only tests have: busted's blocks and hooks, luassert's spies, stubs and matchers.
///
/// They are Lua, so that they behave as Lua people expect; what is kept, compared and counted is kept by the host, which
/// they reach through the one argument of this chunk.
enum SpecWords {
  static let name = "detent test"

  /// Words that a script misses when it is not run by `detent test`.
  static let globals = SpecWord.all.map(\.name)

  static let source = blocks + spies + checks + matchers + modules

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

  private static let spies = #"""

    local active = {}  -- spies that stand in some table, in the order in which they were put there

    local function copy(value, seen)
      if type(value) ~= "table" or getmetatable(value) ~= nil then return value end
      if seen[value] then return seen[value] end
      local new = {}
      seen[value] = new
      for key, inner in pairs(value) do new[copy(key, seen)] = copy(inner, seen) end
      return new
    end

    local function record(list, values)
      list[#list + 1] = { n = values.n, refs = values, vals = copy(values, {}) }
    end

    local Spy = {}
    Spy.__index = Spy

    local function new_spy(callback)
      local self = setmetatable({ calls = {}, returnvals = {}, callback = callback }, Spy)
      -- The same as a plain function, for x:on(event, spy.fn).
      function self.fn(...)
        record(self.calls, pack(...))
        local results = pack(self.callback(...))
        record(self.returnvals, results)
        return unpack(results, 1, results.n)
      end
      return self
    end

    function Spy:__call(...) return self.fn(...) end

    function Spy:clear()
      self.calls, self.returnvals = {}, {}
      return self
    end

    function Spy:revert()
      if self.target then
        self.target[self.key] = self.original
        self.target = nil
      end
      return self.callback
    end

    local function put(target, key, new)
      new.target, new.key, new.original = target, key, target[key]
      target[key] = new
      active[#active + 1] = new
      return new
    end

    local function revert_down_to(count)
      for index = #active, count + 1, -1 do
        active[index]:revert()
        active[index] = nil
      end
    end

    local function callable(value)
      local meta = getmetatable(value)
      return type(value) == "function" or type(meta) == "table" and meta.__call ~= nil
    end

    local function check_method(who, target, key)
      if type(target) ~= "table" then
        return who .. ": expected a table and a key, got " .. host.show(target)
      end
      if not callable(target[key]) then return ("%s: %s is not a function"):format(who, host.show(key)) end
    end

    spy = word(function(callback) return new_spy(callback or function() end) end, {
      new = function(callback) return new_spy(callback or function() end) end,
      on = function(target, key)
        local problem = check_method("spy.on", target, key)
        if problem then error(problem, 2) end
        return put(target, key, new_spy(target[key]))
      end,
      is_spy = function(value) return getmetatable(value) == Spy end,
    })

    local Stub = {}

    local function new_stub(...)
      local self = new_spy(function() end)
      local by_default, answers = pack(...), {}
      self.returns = function(...) by_default = pack(...) return self end
      self.invokes = function(fn) by_default = fn return self end
      self.by_default = { returns = self.returns, invokes = self.invokes }
      self.on_call_with = function(...)
        local answer = { wanted = pack(...), result = pack() }
        table.insert(answers, 1, answer)
        return {
          returns = function(...) answer.result = pack(...) return self end,
          invokes = function(fn) answer.result = fn return self end,
        }
      end
      self.callback = function(...)
        local result, given = by_default, pack(...)
        for _, answer in ipairs(answers) do
          if Stub.fits(answer.wanted, given) then result = answer.result break end
        end
        if type(result) == "function" then return result(...) end
        return unpack(result, 1, result.n)
      end
      return self
    end

    stub = word(function(target, key, ...)
      local problem = check_method("stub", target, key)
      if problem then error(problem, 2) end
      return put(target, key, new_stub(...))
    end, { new = function(target, key, ...)
      if target == nil then return new_stub() end
      local problem = check_method("stub.new", target, key)
      if problem then error(problem, 2) end
      return put(target, key, new_stub(...))
    end })

    -- Every function of a table becomes a spy, or with `stubbed` a stub.
    mock = word(function(target, stubbed)
      if type(target) ~= "table" then error("mock: expected a table, got " .. host.show(target), 2) end
      for key, value in pairs(target) do
        if type(value) == "function" then put(target, key, stubbed and new_stub() or new_spy(value)) end
      end
      return target
    end, {
      revert = function(target)
        for _, value in pairs(target) do if spy.is_spy(value) then value:revert() end end
        return target
      end,
      clear = function(target)
        for _, value in pairs(target) do if spy.is_spy(value) then value:clear() end end
        return target
      end,
    })

    host.frame(math.randomseed, function() revert_down_to(0) end)

    """#

  private static let checks = #"""

    local function fits(wanted, given)
      if wanted.n ~= given.n then return false end
      for index = 1, wanted.n do
        local want, got = wanted[index], given[index]
        local matcher = type(want) == "table" and rawget(want, "is_matcher")
        if matcher then
          if not want.holds(got) then return false end
        elseif not host.same(want, got) then
          return false
        end
      end
      return true
    end
    Stub.fits = fits

    local function times(count) return count == 1 and "1 call" or count .. " calls" end

    local function list(values)
      local shown = {}
      for index = 1, values.n do shown[index] = host.show(values[index]) end
      return "(" .. table.concat(shown, ", ") .. ")"
    end

    local function any(records, wanted)
      for _, record in ipairs(records) do
        record.vals.n = record.n
        if fits(wanted, record.vals) or fits(wanted, record.refs) then return true end
      end
      return false
    end

    local function lists(records)
      if #records == 0 then return "no call" end
      local shown = {}
      for index, record in ipairs(records) do
        if index > 5 then shown[index] = ("and %d more"):format(#records - 5) break end
        record.vals.n = record.n
        shown[index] = list(record.vals)
      end
      return table.concat(shown, "; ")
    end

    -- Each answers: whether it holds, what was expected, what was got.
    local spy_checks = {
      called = function(s, count)
        local got = #s.calls
        if count == nil then return got > 0, "at least 1 call", times(got) end
        return got == count, times(count), times(got)
      end,
      called_at_least = function(s, count) return #s.calls >= count, "at least " .. times(count), times(#s.calls) end,
      called_at_most = function(s, count) return #s.calls <= count, "at most " .. times(count), times(#s.calls) end,
      called_more_than = function(s, count) return #s.calls > count, "more than " .. times(count), times(#s.calls) end,
      called_less_than = function(s, count) return #s.calls < count, "less than " .. times(count), times(#s.calls) end,
      called_with = function(s, ...)
        local wanted = pack(...)
        return any(s.calls, wanted), list(wanted), lists(s.calls)
      end,
      returned_with = function(s, ...)
        local wanted = pack(...)
        return any(s.returnvals, wanted), list(wanted), lists(s.returnvals)
      end,
    }

    local function fail(text, level)
      host.assertion(text)
      error(text, level + 1)
    end

    local function judge_spy(name, negated, s, ...)
      host.assertion()
      if name:find("^called_[alm]") and math.type((...)) ~= "integer" then
        error(("assert.spy: %s expects a number of calls"):format(name), 3)
      end
      local holds, expected, got = spy_checks[name](s, ...)
      if holds ~= negated then return s end
      fail(("assert.spy: %s%s failed\n  expected: %s%s\n  got:      %s"):format(
        negated and "not " or "", name, negated and "not " or "", expected, got), 2)
    end

    local fillers = { is = true, are = true, was = true, has = true, have = true, does = true }

    local function chain(s, negated)
      return setmetatable({}, { __index = function(_, name)
        local flip, rest = negated, tostring(name):lower()
        while rest ~= "" do
          local key = rest
          if spy_checks[key] then return function(...) return judge_spy(key, flip, s, ...) end end
          local first, after = rest:match("^(%a+)_?(.*)$")
          if first == "not" or first == "no" then flip = not flip
          elseif not fillers[first] then error(("assert.spy has no check %q"):format(tostring(name)), 2) end
          rest = after
        end
        return chain(s, flip)
      end })
    end

    local function spy_chain(value)
      if not spy.is_spy(value) then error("assert.spy: expected a spy, got " .. host.show(value), 2) end
      return chain(value, false)
    end
    host.define("spy", spy_chain)
    host.define("stub", spy_chain)
    host.define("snapshot", function()
      local count = #active
      return { revert = function() revert_down_to(count) end }
    end)

    -- assert.error_matches(function, pattern)
    local function error_matches(negated)
      return function(body, pattern)
        host.assertion()
        local ok, problem = pcall(body)
        local found = not ok and type(problem) == "string" and problem:find(pattern) ~= nil
        if found ~= negated then return end
        fail(("assert.error_matches failed\n  expected: %serror that matches %s\n  got:      %s"):format(
          negated and "no " or "an ", host.show(pattern), ok and "no error" or host.show(problem)), 2)
      end
    end
    for _, name in ipairs { "error_matches", "matches_error" } do
      host.define(name, error_matches(false), error_matches(true))
    end

    -- assert.message("the third page").is_true(x): the check with a message of its own.
    local function without_place(problem) return (problem:gsub("^detent test:%d+: ", "")) end

    local function told(check, text)
      return function(...)
        local results = pack(pcall(check, ...))
        if results[1] then return unpack(results, 2, results.n) end
        local problem = results[2]
        if type(problem) ~= "string" then error(problem, 0) end
        fail((without_place(problem):gsub("^[^\n]*", function(first) return first .. ": " .. text end, 1)), 2)
      end
    end

    local function with_message(target, text)
      return setmetatable({}, { __index = function(_, name)
        local known, check = pcall(function() return target[name] end)
        if not known then error(without_place(check), 2) end
        if type(check) == "function" then return told(check, text) end
        return with_message(check, text)
      end })
    end
    host.define("message", function(text) return with_message(assert, tostring(text)) end)

    local phrases = {}  -- of "say": texts of messages by key
    local match_makers = {}

    local function message(name, state, key, arguments)
      local text = state.failure_message or phrases[key] or key
      if not text then return ("assert.%s failed: %s"):format(name, list(arguments)) end
      local shown = {}
      for index = 1, math.max(arguments.n, #arguments) do shown[index] = host.show(arguments[index]) end
      local ok, made = pcall(string.format, text, unpack(shown))
      return ("assert.%s failed: %s"):format(name, ok and made or text)
    end

    local function registered(name, check, key, negated)
      return function(...)
        host.assertion()
        local state, arguments = { mod = not negated }, pack(...)
        local holds = check(state, arguments) and true or false
        if holds ~= negated then return ... end
        fail(message(name, state, key, arguments), 2)
      end
    end

    -- assert:register("assertion", name, function(state, arguments) ... end, positive message, negative message)
    host.define("register", function(_, kind, name, check, positive, negative)
      if type(name) ~= "string" or not callable(check) then
        error("assert:register: expected a kind, a name and a function", 2)
      end
      if kind == "matcher" then
        match_makers[name] = function(...)
          local arguments = pack(...)
          local holds = check({ mod = true }, arguments)
          return function(value) return holds(value) and true or false end
        end
      elseif kind == "assertion" then
        host.define(name, registered(name, check, positive, false), registered(name, check, negative, true))
      else
        error(("assert:register: expected \"assertion\" or \"matcher\", got %s"):format(host.show(kind)), 2)
      end
    end)

    """#

  private static let matchers = #"""

    local function matcher(holds) return { is_matcher = true, holds = holds } end

    for _, name in ipairs { "boolean", "number", "string", "table", "function", "userdata", "thread" } do
      match_makers["is_" .. name] = function() return function(value) return type(value) == name end end
    end
    match_makers["is_nil"] = function() return function(value) return value == nil end end
    match_makers["is_true"] = function() return function(value) return value == true end end
    match_makers["is_false"] = function() return function(value) return value == false end end
    match_makers["truthy"] = function() return function(value) return value and true or false end end
    match_makers["falsy"] = function() return function(value) return not value end end
    match_makers["equals"] = function(wanted) return function(value) return value == wanted end end
    match_makers["same"] = function(wanted) return function(value) return host.same(wanted, value) end end
    match_makers["near"] = function(wanted, tolerance)
      return function(value) return type(value) == "number" and math.abs(value - wanted) <= tolerance end
    end
    match_makers["matches"] = function(pattern)
      return function(value) return type(value) == "string" and value:find(pattern) ~= nil end
    end

    local function maker(name)
      return match_makers[name] or match_makers["is_" .. name]
    end

    match = setmetatable({ _ = matcher(function() return true end) }, { __index = function(_, name)
      local flip, rest = false, tostring(name)
      while rest ~= "" do
        local make = maker(rest)
        if make then
          return function(...)
            local holds = make(...)
            return matcher(function(value) return holds(value) ~= flip end)
          end
        end
        local first, after = rest:match("^(%a+)_?(.*)$")
        if first == "not" or first == "no" then flip = not flip
        elseif not fillers[first] then break end
        rest = after
      end
      error(("match has no matcher %q"):format(tostring(name)), 2)
    end })

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
