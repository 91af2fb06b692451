// Tasks, parks, coroutines, failures.
#include <string.h>

#include "harness.h"

static void test_resume_with_error(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  const char script[] = "local ok, e = pcall(function()\n host.wait()\nend)\nprint(ok, e)\n"
                        "local co = coroutine.wrap(function()\n\n host.wait() end)\nco()";
  int32_t task;
  CHECK(dtn_load(h.state, script, strlen(script), "t.lua", 1) == 0);
  CHECK(dtn_start(h.state, 1, &task) == DTN_PARKED);
  CHECK(dtn_resume(h.state, task, "nothing moved", 13) == DTN_PARKED);
  CHECK_TEXT(h.log, "false\tt.lua:2: nothing moved\n");
  CHECK(dtn_resume(h.state, task, "again", 5) == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "t.lua:8: t.lua:7: again");
  CHECK(strstr(dtn_traceback(h.state, NULL), "t.lua:8: in main chunk") != NULL);
  CHECK(dtn_resume(h.state, task, NULL, 0) == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "no such task is waiting");
  close_host(&h);
}

static void test_cancel(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  const char script[] = "local x <close> = setmetatable({}, { __close = function() print 'closed' error 'x' end })\n"
                        "host.wait()\nprint 'no'";
  int32_t task, other;
  dtn_load(h.state, script, strlen(script), "t.lua", 1);
  CHECK(dtn_start(h.state, 1, &task) == DTN_PARKED);
  dtn_cancel(h.state, task);
  CHECK_TEXT(h.log, "closed\n");
  CHECK(dtn_resume(h.state, task, NULL, 0) == DTN_FAILED);
  CHECK(dtn_start(h.state, 1, &other) == DTN_PARKED);
  CHECK(other == task);
  dtn_cancel(h.state, other);
  dtn_cancel(h.state, other);
  dtn_cancel(h.state, -1);
  close_host(&h);
}

static void test_pool(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  const char script[] = "local a, b = ... count = (count or 0) + 1 if a then host.wait() end";
  dtn_load(h.state, script, strlen(script), "t.lua", 1);
  int32_t task, tasks[1000];
  for (int i = 0; i < 1000; i++) {
    dtn_out_bool(dtn_arguments(h.state), 1);
    CHECK(dtn_start(h.state, 1, &tasks[i]) == DTN_PARKED && tasks[i] == i);
  }
  for (int i = 999; i >= 0; i--) CHECK(dtn_resume(h.state, tasks[i], NULL, 0) == DTN_ENDED);
  size_t before = dtn_memory(h.state);
  for (int i = 0; i < 10000; i++) {
    dtn_out_bool(dtn_arguments(h.state), 0);
    dtn_start(h.state, 1, &task);
  }
  CHECK(dtn_memory(h.state) <= before + 4096);
  CHECK(run(&h, "print(count)") == DTN_ENDED);
  CHECK_TEXT(h.log, "11000\n");
  close_host(&h);
}

static void test_failures(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  CHECK(run(&h, "error({ code = 1 })") == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "error object is a table value");
  CHECK(!dtn_error_is_text(h.state) && dtn_why(h.state) == DTN_WHY_ERROR);
  CHECK(run(&h, "error(setmetatable({}, { __tostring = function() return 'own text' end }))") == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "own text");
  CHECK(run(&h, "error(setmetatable({}, { __tostring = function() error 'x' end }))") == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "error object whose __tostring fails");
  CHECK(run(&h, "error()") == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "error object is a nil value");
  CHECK(run(&h, "error(42)") == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "42");
  CHECK(run(&h, "local x = = 1") == DTN_FAILED && dtn_why(h.state) == DTN_WHY_SYNTAX);
  CHECK_TEXT(dtn_error(h.state, NULL), "t.lua:1: unexpected symbol near '='");
  CHECK(run(&h, "\x1bLua") == DTN_FAILED && dtn_why(h.state) == DTN_WHY_BINARY);
  CHECK(run(&h, "local function f() error 'deep' end\nlocal function g() f() end\nhost.wait() g()") == DTN_FAILED);
  CHECK_TEXT(dtn_traceback(h.state, NULL),
             "stack traceback:\n\t[C]: in global 'error'\n\tt.lua:1: in upvalue 'f'\n\tt.lua:2: in local 'g'\n"
             "\tt.lua:3: in main chunk\n\t[C]: in ?");
  int32_t task;
  CHECK(dtn_start(h.state, 77, &task) == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "no handler 77");
  CHECK(run_named(&h, "#!/usr/bin/env detent\nerror 'x'", "s.lua", 2) == DTN_FAILED);
  CHECK_TEXT(dtn_error(h.state, NULL), "s.lua:2: x");
  CHECK_TEXT(dtn_chunk_name(h.state, 1), "s.lua");
  CHECK(dtn_chunk_name(h.state, 99) == NULL);
  close_host(&h);
}

void test_tasks(void) {
  EXPECT("print(host.wait(7), select('#', host.wait()), wait(2))", "7\t0\t2");
  EXPECT("print(pcall(function() host.wait() return 1, 2 end))", "true\t1\t2");
  EXPECT("print(pcall(function() host.wait() error('x', 0) end))", "false\tx");
  EXPECT("print(xpcall(function(a) host.wait() error(a, 0) end, function(m) return m .. '!' end, 'x'))", "false\tx!");
  EXPECT("print(xpcall(function(...) return host.wait(1), ... end, print, 2, 3))", "true\t1\t2\t3");
  EXPECT("local t = setmetatable({}, { __index = function(t, k) host.wait() return k end }) print(t.a)", "a");
  EXPECT("print(knob:wait(4), knob.delayed)", "4\tnil");
  EXPECT("local t = setmetatable({}, { __add = function() return host.wait(3) end }) print(t + 1)", "3");
  EXPECT("local t = setmetatable({}, { __pairs = function(t) host.wait() return next, { 5 } end }) "
         "for k, v in pairs(t) do print(k, v) end", "1\t5");
  EXPECT("local function iter(_, n) host.wait() if n < 3 then return n + 1 end end "
         "for i in iter, nil, 0 do print(i) end", "1\n2\n3");
  EXPECT("do local x <close> = setmetatable({}, { __close = function() host.wait() print 'closed' end }) end print 'x'",
         "closed\nx");
  EXPECT("print(pcall(table.sort, { 3, 2, 1 }, function(a, b) host.wait() end))",
         "false\tt.lua:1: cannot wait inside a function that cannot be suspended (a comparator of table.sort, a "
         "function given to string.gsub, a metamethod called from C, a predicate)");
  EXPECT("print((select(2, pcall(string.gsub, 'a', 'a', function() host.wait() end))):sub(1, 27))",
         "t.lua:1: cannot wait inside");
  EXPECT("print(host.mayWait()) string.gsub('a', 'a', function() print(host.mayWait()) end) "
         "string.gsub('a', 'a', function() coroutine.wrap(function() print(host.mayWait()) end)() end)",
         "true\nfalse\nfalse");
  EXPECT("print(string.gsub('a', 'a', function() return coroutine.wrap(function() return 'b' end)() end))", "b\t1");
  EXPECT("string.gsub('a', 'a', function() coroutine.wrap(function() host.wait() end)() end)",
         "t.lua:1: t.lua:1: cannot wait inside a function that cannot be suspended (a comparator of table.sort, a "
         "function given to string.gsub, a metamethod called from C, a predicate)");
  EXPECT("coroutine.yield(1, 2, 3) print(coroutine.yield())", "");
  EXPECT("print(coroutine.isyieldable(), select(2, coroutine.running()))", "true\tfalse");
  EXPECT("print(require 'waits'.done, require 'waits' == require 'waits')", "true\ttrue");
  test_resume_with_error();
  test_cancel();
  test_pool();
  test_failures();
}

void test_coroutines(void) {
  EXPECT("local co = coroutine.create(function(a) local b = coroutine.yield(a + 1) host.wait() return b * 2 end) "
         "print(coroutine.resume(co, 1)) print(coroutine.resume(co, 5)) print(coroutine.status(co)) "
         "print(coroutine.resume(co))",
         "true\t2\ntrue\t10\ndead\nfalse\tcannot resume dead coroutine");
  EXPECT("local f = coroutine.wrap(function() for i = 1, 3 do host.wait() coroutine.yield(i) end end) print(f(), f(), f())",
         "1\t2\t3");
  EXPECT("local g = coroutine.wrap(function() return coroutine.wrap(function() return host.wait(8) end)() end) print(g())",
         "8");
  EXPECT("local t = {} for i = 1, 1000 do t[i] = coroutine.wrap(function() host.wait() return i end) end "
         "local s = 0 for i = 1, 1000 do s = s + t[i]() end print(s)", "500500");
  EXPECT("local co co = coroutine.create(function() print(coroutine.status(co), coroutine.resume(co)) end) "
         "coroutine.resume(co)", "running\tfalse\tcannot resume non-suspended coroutine");
  EXPECT("local co = coroutine.wrap(function() error 'x' end) print(pcall(co))", "false\tt.lua:1: x");
  EXPECT("local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() print 'c' end }) "
         "coroutine.yield() end) coroutine.resume(co) print(coroutine.close(co), coroutine.status(co))",
         "c\ntrue\tdead");
  EXPECT("local co = coroutine.create(error) coroutine.resume(co, 'm') print(coroutine.close(co))", "false\tm");
  EXPECT("coroutine.close(coroutine.running())", "t.lua:1: cannot close a running coroutine");
  EXPECT("coroutine.resume(5)", "t.lua:1: bad argument #1 to 'resume' (coroutine expected, got number)");
  // While a coroutine waits with its resumer, nobody else may resume it.
  static host h;
  CHECK(open_host(&h, default_limits()));
  const char waits[] = "co = coroutine.create(function() host.wait() print 'woken' end) coroutine.resume(co)";
  const char meddles[] = "print(coroutine.status(co), coroutine.resume(co)) print(pcall(coroutine.close, co))";
  int32_t task, other;
  dtn_load(h.state, waits, strlen(waits), "a.lua", 1);
  dtn_load(h.state, meddles, strlen(meddles), "b.lua", 2);
  CHECK(dtn_start(h.state, 1, &task) == DTN_PARKED);
  CHECK(dtn_start(h.state, 2, &other) == DTN_ENDED);
  CHECK(dtn_resume(h.state, task, NULL, 0) == DTN_ENDED);
  CHECK_TEXT(h.log, "normal\tfalse\tcannot resume non-suspended coroutine\nfalse\tcannot close a normal coroutine\n"
                    "woken\n");
  close_host(&h);
  EXPECT("local function f() local co = coroutine.create(function() "
         "local x <close> = setmetatable({}, { __close = f }) coroutine.yield() end) coroutine.resume(co) "
         "return coroutine.close(co) end f() print 'ok'", "ok");
  EXPECT("local function f(n) return coroutine.wrap(f)(n + 1) end print((select(2, pcall(f, 1)):match 'C stack overflow'))",
         "C stack overflow");
  EXPECT("local function f() return f() + 1 end print((select(2, pcall(f)):match 'stack overflow'))", "stack overflow");
  EXPECT("local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return t[k] end "
         "print(pcall(function() return t.x end))", "false\tt.lua:1: C stack overflow");
  EXPECT("print(select(2, xpcall(error, function(m) error(m) end, 'x')))", "error in error handling");
}
