// Values across the border, classes, marked tables, handlers.
#include <string.h>

#include "harness.h"

void test_values(void) {
  EXPECT("print(host.show(1, 2.5, 2.0, 'a', true, nil))", "1 num:2.5 num:2 'a' true nil");
  EXPECT("print(host.show())", "");
  EXPECT("print(host.show(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))", "1 2 3 4 5 6 7 8 9 10");
  EXPECT("print(host.show({ b = 1, a = { 3, 4 }, [2] = 'x', [1] = 'y', [1.5] = 0, [true] = 1, [false] = 2, [-1] = 3 }))",
         "{-1=3,1='y',num:1.5=0,2='x','a'={1=3,2=4},'b'=1,false=2,true=1}");
  EXPECT("local t = { 1 } t.self = t print(host.show(t, t))", "{1=1,'self'=cycle} {1=1,'self'=cycle}");
  EXPECT("local shared = { 1 } print(host.show({ shared, shared }))", "{1={1=1},2={1=1}}");
  EXPECT("print(host.show(setmetatable({ 1 }, { __index = error, __pairs = error, __len = error })))", "{1=1}");
  EXPECT("print(host.show({ [knob] = 1, [host.knob(2)] = 2, [{}] = 3 }))", "{obj:0:2=2,obj:0:3=1,{}=3}");
  EXPECT("\nprint(host.show(function() end, { f = function() end }, print))", "fn@0:2 {'f'=fn@0:2} fn@-1:0");
  EXPECT("print(host.show(coroutine.create(print)))", "opaque");
  EXPECT("local t = {} for i = 1, 99 do t = { t } end print(#host.show(t) > 100)", "true");
  EXPECT("local t = {} for i = 1, 100 do t = { t } end host.show(t)",
         "t.lua:1: tables lie more than 100 deep in each other");
  EXPECT("local t = host.tree() print(t.a, t.list[1], t.list[2], t.knob, #t.list, select('#', host.tree()))",
         "1\t2.5\t\tknob: 9\t2\t2");
  EXPECT("host.unbalanced()", "t.lua:1: a result table does not end");
  EXPECT("local t, big = {}, {} for i = 1, 1000 do big[i] = i end for i = 1, 4002 do t[i] = big end host.show(t)",
         "t.lua:1: arguments hold more than 4000000 values");
  EXPECT("print(host.show(0/0 ~= 0/0, math.huge, -0.0, math.mininteger))",
         "true num:inf num:-0 -9223372036854775808");
  EXPECT("print(host.where())\n\nprint(host.where())", "true\t0\t1\ntrue\t0\t3");
  EXPECT("local f = load('return host.where()', '=other') print(f())", "true\t1\t1");

  EXPECT("local t = {} print(select('#', host.same(t, nil, 3, nil)), host.same(t) == t, select('#', host.same()))",
         "4\ttrue\t0");
  EXPECT("print(host.matches('^a+', 'aab', 5), host.matches('x', 'aab'))", "true '^a+' 'aab' 5\tfalse 'x' 'aab'");
  EXPECT("host.matches({}, 'x')", "t.lua:1: matches expects a pattern and a text, got table and string");

  // Marks.
  EXPECT("local t = { id = 'dots' }\nlocal m = host.mark(t)\nprint(m == t, getmetatable(t), host.show(t))",
         "true\tfalse\t<7@0:2>{'id'='dots'}");
  EXPECT("local t = host.mark { 1 } host.mark(t)", "t.lua:1: used twice");
  EXPECT("local t = host.mark { 1 } setmetatable(t, nil)", "t.lua:1: cannot change a protected metatable");
  EXPECT("print(host.show({ host.mark { host.mark {} } }))", "{1=<7@0:1>{1=<7@0:1>{}}}");
  EXPECT("host.mark(5)", "t.lua:1: bad argument #1 to 'mark' (table expected, got number)");

  // Handlers.
  EXPECT("host.keep(function() print 'kept' return 1 end, { on = { tap = print } }) host.handler(1000)() "
         "host.handler(1001)('x')", "kept\nx");
  EXPECT("host.keep(print) host.forget(1000) print(host.handler(1000))", "nil");
  EXPECT("host.keep(function(n) return n == 5, 2, 3 end) print(host.test(1000))", "true\t3");
  EXPECT("host.keep(function(n) error 'no' end) host.test(1000)", "t.lua:1: t.lua:1: no");
  EXPECT("host.keep(function(n) return host.show({ n, print }) ~= '' end) print(host.test(1000))", "true\t1");
  EXPECT("print(host.keepNow(function(n) return n * 2 end)) print(host.test(1000))", "14\t1000\ntrue\t1");
  EXPECT("print(pcall(host.keepNow, function() error 'no' end)) print(host.handler(1000))",
         "false\tt.lua:1: no\nnil");
  EXPECT("print(host.keepNow(function(n) return host.keepNow(function(m) return n + m end) end))", "14\t1000");
  EXPECT("host.keep(function(n) print(n, host.keepNow(function(...) return select('#', ...) end)) end) host.test(1000)",
         "5\t1\t1001");
  EXPECT("host.keep(function(n) host.wait() end) print(pcall(host.test, 1000))",
         "false\tt.lua:1: cannot wait inside a function that cannot be suspended (a comparator of table.sort, a "
         "function given to string.gsub, a metamethod called from C, a predicate)");
}

static void test_speed_of_names(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  CHECK(!dtn_set_global(h.state, "bad", 2, 0));
  CHECK(!dtn_set_global(h.state, "none", 3, 0));
  CHECK(!dtn_set_global(h.state, "none", -1, 0));
  close_host(&h);
}

void test_classes(void) {
  EXPECT("knob.value = 390.0 print(knob.value, knob.id, knob.title)", "390\t3\tVolume");
  EXPECT("knob.value = -0.0 print(knob.value)", "0");
  EXPECT("knob.value = 0.5 print(knob.value)", "0.5");
  EXPECT("knob.value = 2^53 print(knob.value)", "9.007199254741e+15");
  EXPECT("knob.value = 1 print(knob:turn(5):turn() == knob, knob.value)", "true\t7");
  EXPECT("knob.turn(5)", "t.lua:1: expected a knob as self (use ':' for methods)");
  EXPECT("knob.turn(host)", "t.lua:1: expected a knob as self (use ':' for methods)");
  EXPECT("host:show(1)", "t.lua:1: write host.show(...), not host:show(...)");
  EXPECT("knob.value = 'x'", "t.lua:1: knob.value: expected a number");
  EXPECT("print(knob.nope)", "t.lua:1: knob has no member 'nope'");
  EXPECT("knob.id = 1", "t.lua:1: knob does not let scripts set 'id'");
  EXPECT("knob.nope = 1", "t.lua:1: knob has no member 'nope'");
  EXPECT("print(knob[1])", "t.lua:1: knob has no member 'number'");
  EXPECT("print(knob { 1, a = 2 })", "{1=1,'a'=2}");
  EXPECT("print(knob, getmetatable(knob), host.knob(3) == knob, rawequal(host.knob(3), knob))",
         "knob: 3\tfalse\ttrue\ttrue");
  EXPECT("setmetatable(knob, {})", "t.lua:1: bad argument #1 to 'setmetatable' (table expected, got knob)");
  EXPECT("local t = setmetatable({}, { __index = knob }) print(t.title)", "Volume");
  EXPECT("local f = knob.turn print(f == knob.turn, (tostring(f):gsub('%d+', 'N')))", "true\tfunction: N");
  EXPECT("print(host.protect(function() error('x', 0) end, 5))", "false 'x' 5");
  EXPECT("print(host.protect(function() wait() end, 5))", "true nil 5");
  EXPECT("print(host.protect(function() wait() error({ 1 }) end))", "false {1=1}");
  EXPECT("host.protect(5)", "t.lua:1: protect expects a function as its first argument, got number");
  EXPECT("host.protect()", "t.lua:1: protect expects a function as its first argument, got no value");
  EXPECT("print(host.protect(setmetatable({}, { __call = function() error('y', 0) end })))", "false 'y'");
  EXPECT("print(setmetatable({}, { __tostring = function() return 'text' end }))", "text");
  EXPECT("host.print(setmetatable({}, { __tostring = function() error('bad', 0) end }))", "bad");
  EXPECT("host.fail('because')", "t.lua:1: because");
  test_speed_of_names();
}
