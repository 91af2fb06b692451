/// Checks that a script makes or words itself, and matchers for arguments.
extension SpecWords {
  static let checks = #"""

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

  static let matchers = #"""

    local function matcher(holds, shown) return { is_matcher = true, holds = holds, shown = shown } end

    -- What a failure shows of a matcher: "a string", "near 5 ± 1"; of one that was registered its name and what it got.
    local function shown(name, ...)
      local kind = name:match("^is_(.*)$") or name
      if kind == "nil" or kind == "true" or kind == "false" then return kind end
      if kind == "truthy" or kind == "falsy" then return "something " .. kind end
      local given = pack(...)
      for index = 1, given.n do given[index] = host.show(given[index]) end
      if name == "near" then return ("near %s ± %s"):format(given[1], given[2]) end
      if name == "equals" then return "equal to " .. given[1] end
      if name == "same" then return "the same as " .. given[1] end
      if name == "matches" then return "a string that matches " .. given[1] end
      if kind ~= name and given.n == 0 then return "a " .. kind end
      return (name:gsub("_", " ") .. " " .. table.concat(given, ", ")):gsub(" $", "")
    end

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

    match = setmetatable({ _ = matcher(function() return true end, "anything") }, { __index = function(_, name)
      local flip, rest = false, tostring(name)
      while rest ~= "" do
        local make = maker(rest)
        if make then
          return function(...)
            local holds = make(...)
            local words = match_makers[rest] and rest or "is_" .. rest
            return matcher(function(value) return holds(value) ~= flip end, (flip and "not " or "") .. shown(words, ...))
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
}
