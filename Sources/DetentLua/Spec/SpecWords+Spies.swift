/// `spy`, `stub`, `mock`, and what `assert.spy` says of them.
extension SpecWords {
  static let spies = #"""

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

  static let spyChecks = #"""

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
      for index = 1, values.n do
        local value = values[index]
        local words = type(value) == "table" and rawget(value, "is_matcher") and rawget(value, "shown")
        shown[index] = words or host.show(value)
      end
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

    """#
}
