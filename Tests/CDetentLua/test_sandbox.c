// The libraries as scripts see them: what is there, what is not, what differs; order; clock.
#include <stdio.h>
#include <string.h>

#include "harness.h"

void test_sandbox(void) {
  EXPECT("print(io, package, dofile, loadfile, collectgarbage, warn, string.dump, os.execute, os.getenv, os.exit)",
         "nil\tnil\tnil\tnil\tnil\tnil\tnil\tnil\tnil\tnil");
  EXPECT("local names = {} for k in pairs(_G) do names[#names + 1] = k end print(table.concat(names, ' '))",
         "_G _VERSION assert coroutine debug error getmetatable host ipairs knob load math next os pairs pcall print "
         "rawequal rawget rawlen rawset require select setmetatable string table tonumber tostring type utf8 wait xpcall");
  EXPECT("local names = {} for k in pairs(debug) do names[#names + 1] = k end print(table.concat(names, ' '))",
         "traceback");
  EXPECT("print(load('\\27Lua'))", "nil\tattempt to load a binary chunk (mode is 't')");
  EXPECT("print(load('\\27Lua', 'x', 'b'))", "nil\tattempt to load a binary chunk (mode is '-')");
  EXPECT("print(load('return 1', 'x', 'b'))", "nil\tattempt to load a text chunk (mode is '-')");
  EXPECT("print(load('return a', 'x', 't', { a = 5 })(), load('return ...')(3))", "5\t3");
  EXPECT("local n = 0 print(load(function() n = n + 1 return ({ 'return ', '1', '+2' })[n] end)())", "3");
  EXPECT("print(load(function() return 5 end))", "nil\tt.lua:1: reader function must return a string");
  EXPECT("print(load(function() error('x', 0) end))", "nil\tx");
  EXPECT("print(load('x ='))", "nil\t[string \"x =\"]:1: unexpected symbol near <eof>");
  EXPECT("print(pcall(load('error \"e\"', '=name')))", "false\tname:1: e");
  EXPECT("setmetatable({}, { __gc = print })",
         "t.lua:1: a metatable with __gc is not allowed here (finalizers would run at any moment)");
  EXPECT("local mt = { __gc = false } setmetatable({}, mt)",
         "t.lua:1: a metatable with __gc is not allowed here (finalizers would run at any moment)");
  EXPECT("print(getmetatable(setmetatable({}, { __metatable = 'no' })))", "no");
  EXPECT("setmetatable(setmetatable({}, { __metatable = 'no' }), nil)", "t.lua:1: cannot change a protected metatable");
  // Modules.
  EXPECT("local m, where = require 'plain' print(m.value, m.name, where)", "42\tplain\tplain.lua");
  EXPECT("require 'loops'", "loops.lua:1: module 'loops' is still being loaded (do modules require each other?)");
  EXPECT("print(pcall(require, 'fails')) print(pcall(require, 'fails'))",
         "false\tfails.lua:2: attempt to index a nil value (local 'x')\n"
         "false\tfails.lua:2: attempt to index a nil value (local 'x')");
  EXPECT("require 'broken'", "t.lua:1: error loading module 'broken': broken.lua:1: unexpected symbol near '='");
  EXPECT("require 'unknown'", "t.lua:1: no such module");
  EXPECT("require {}", "t.lua:1: bad argument #1 to 'require' (string expected, got table)");
  EXPECT("print(require 'nothing', require 'nothing', counter)", "true\ttrue\t1");
  EXPECT("detent = knob print(require 'detent' == knob)", "true");
  EXPECT("print(table.unpack((require 'where')))", "true\t1\t1");
  // Random numbers.
  EXPECT("local a = { math.random(100), math.random(100) } math.randomseed() "
         "print(a[1] == math.random(100), a[2] == math.random(100))", "true\ttrue");
  EXPECT("math.randomseed(7) local a = math.random() math.randomseed(7) print(a == math.random(), a < 1)", "true\ttrue");
  EXPECT("math.randomseed('x')", "t.lua:1: bad argument #1 to 'randomseed' (number expected, got string)");
  // NaN shows no sign, whichever the processor gave it.
  EXPECT("local nan = 0 / 0 print(string.format('%f %5.1f|%+g|%s', nan, -nan, nan, -nan), "
         "table.concat({ nan, -nan }, ','))",
         "nan   nan|+nan|nan\tnan,nan");
  EXPECT("error(-(0 / 0))", "nan");
  // Bounded functions.
  EXPECT("local t = setmetatable({}, { __len = function() return 1e9 // 1 | 0 end }) table.insert(t, 1)",
         "t.lua:1: table is too long (1000000000 elements; at most 10000000)");
  EXPECT("table.concat(setmetatable({}, { __index = rawlen }), '', 1, 1e10 // 1 | 0)",
         "t.lua:1: table is too long (10000000000 elements; at most 10000000)");
  EXPECT("table.concat(setmetatable({}, { __index = rawlen }), '', math.mininteger, math.maxinteger)",
         "t.lua:1: table is too long (9223372036854775807 elements; at most 10000000)");
  EXPECT("table.move({}, 1, 1e9 // 1 | 0, 2)", "t.lua:1: table is too long (1000000000 elements; at most 10000000)");
  EXPECT("table.sort(setmetatable({}, { __len = function() return 1e9 // 1 | 0 end }))",
         "t.lua:1: table is too long to sort (at most 10000000)");
  EXPECT("table.remove(setmetatable({}, { __len = function() return 1e9 // 1 | 0 end }))",
         "t.lua:1: table is too long (1000000000 elements; at most 10000000)");
  EXPECT("table.unpack({}, 1, 1e9 // 1 | 0)", "t.lua:1: too many results to unpack");
  EXPECT("print(#(''):rep(1e15 // 1 | 0), ('ab'):rep(3, '-'), ('x'):rep(0), ('x'):rep(1, ','))", "0\tab-ab-ab\t\tx");
  EXPECT("('x'):rep(1e15 // 1 | 0)", "t.lua:1: resulting string too large");
  EXPECT("('x'):rep(math.maxinteger, 'yy')", "t.lua:1: resulting string too large");
  EXPECT("local t = { 1, 2, 3 } table.insert(t, 2, 9) print(table.concat(t, ',')) print(table.remove(t, 1), #t) "
         "print(table.concat(table.move(t, 1, 3, 2), ',')) print(table.remove({}), table.remove(t, #t + 1))",
         "1,9,2,3\n1\t3\n9,9,2,3\nnil\tnil");
  EXPECT("table.insert({}, 3, 1)", "t.lua:1: bad argument #2 to 'insert' (position out of bounds)");
  EXPECT("table.insert({}, 1, 1, 1)", "t.lua:1: wrong number of arguments to 'insert'");
  EXPECT("table.remove({ 1, 2 }, 5)", "t.lua:1: bad argument #2 to 'remove' (position out of bounds)");
  EXPECT("table.concat({ 1, {}, 3 })", "t.lua:1: invalid value (at index 2) in table for 'concat'");
  EXPECT("table.insert(5, 1)", "t.lua:1: bad argument #1 to 'insert' (table expected, got number)");
  // Text.
  EXPECT("print(string.format('%s %d %5.1f %q %x %%', setmetatable({}, { __tostring = function() return 'T' end }), 3, "
         "2.25, 'a\\n', 255))", "T 3   2.2 \"a\\\n\" ff %");
  EXPECT("local t = {} print(('table: ' .. string.format('%p', t)) == tostring(t), string.format('[%4p|%p]', nil, 1))",
         "true\t[(null)|(null)]");
  EXPECT("string.format('%d', 'x')", "t.lua:1: bad argument #2 to 'format' (number expected, got string)");
  EXPECT("string.format('%p')", "t.lua:1: bad argument #2 to 'format' (no value)");
  EXPECT("string.format('%s')", "t.lua:1: bad argument #2 to 'format' (no value)");
  EXPECT("string.format('%y', 1)", "t.lua:1: invalid conversion '%y' to 'format'");
  EXPECT("print(0/0, -(0/0), 1e100, -1e15, 2^63, math.pi, 1 // 0.0)",
         "nan\tnan\t1e+100\t-1e+15\t9.2233720368548e+18\t3.1415926535898\tinf");
  EXPECT("local n = {} for _, f in ipairs { print, ipairs, string.rep, (ipairs {}), (utf8.codes '') } do "
         "local d = tostring(f):match '^function: builtin: (%d+)$' assert(d + 0 > 0 and not n[d]) n[d] = 1 end print 'ok'",
         "ok");
  EXPECT("print((debug.traceback('m'):gsub('\\n.*', '')), debug.traceback({}) ~= nil)", "m\ttrue");
}

// Prints what depends on serials and order; two states must agree.
static const char order_script[] =
    "local t = {} for i = 1, 50 do t['k' .. i * 7 % 50] = i t[{}] = i t[i * 0.5] = i t[function() return t end] = i end\n"
    "t[true] = 1 t[false] = 2 t[print] = 3 t[coroutine.create(print)] = 4 t[knob] = 5\n"
    "local out = {} for k, v in pairs(t) do out[#out + 1] = tostring(k) .. '=' .. v end\n"
    "print(table.concat(out, ' ')) print(math.random(1000000), tostring(t), coroutine.running())";

static void test_two_states(void) {
  static host a, b;
  CHECK(open_host(&a, default_limits()));
  CHECK(open_host(&b, default_limits()));
  CHECK(run(&a, order_script) == DTN_ENDED);
  CHECK(run(&b, order_script) == DTN_ENDED);
  CHECK_TEXT(a.log, b.log);
  CHECK(a.used > 1000 && strstr(a.log, "0x") == NULL);
  close_host(&a);
  close_host(&b);
}

void test_order(void) {
  EXPECT("local t = { [3] = 1, [1] = 1, [2.5] = 1, [-1] = 1, b = 1, a = 1, ab = 1, [''] = 1, [true] = 1, [false] = 1, "
         "[2^63] = 1, [math.maxinteger] = 1, [-2^70] = 1, [math.mininteger] = 1, [2^53] = 1 } "
         "local out = {} for k in pairs(t) do out[#out + 1] = tostring(k) end print(table.concat(out, ' '))",
         "-1.1805916207174e+21 -9223372036854775808 -1 1 2.5 3 9007199254740992 9223372036854775807 "
         "9.2233720368548e+18  a ab b false true");
  EXPECT("local t = { 1, 2, 3, x = 4 } for k, v in pairs(t) do t[k] = nil io = io end print(next(t))", "nil");
  EXPECT("local t = { a = 1, b = 2, c = 3 } for k in pairs(t) do if k == 'a' then t.b = nil end print(k) end", "a\nc");
  EXPECT("local t = { 1, 2, 3 } for k in pairs(t) do if k == 1 then t[2] = nil end print(k) end", "1\n3");
  EXPECT("local t = { b = 1, a = 2, [1] = 3 } local k, v repeat k, v = next(t, k) print(k, v) until not k",
         "1\t3\na\t2\nb\t1\nnil\tnil");
  EXPECT("local t = {} for i = 1, 9 do t['k' .. i] = i end local n, k = 0, nil repeat k = next(t, k) if k then t[k] = nil "
         "n = n + 1 end until not k print(n, next(t), next({}), next({ x = 1 }))", "9\tnil\tnil\tx\t1");
  EXPECT("local a, b = { p = 1, q = 2 }, { x = 1, y = 2 } print(next(a, 'p')) print(next(b, 'x')) print(next(a, 'p')) "
         "print(next(a, 'q')) print(next(a, 'a'))", "q\t2\ny\t2\nq\t2\nnil\np\t1");
  EXPECT("for a, b in pairs(setmetatable({}, { __pairs = function(t) return next, { 7 } end })) do print(a, b) end", "1\t7");
  EXPECT("for i, v in ipairs { 5, 6, nil, 8 } do print(i, v) end", "1\t5\n2\t6");
  EXPECT("pairs(nil)", "t.lua:1: bad argument #1 to 'pairs' (table expected, got nil)");
  EXPECT("local t = {} for i = 1, 100 do t[i] = { i % 3, i } end table.sort(t, function(a, b) return a[1] < b[1] end) "
         "local ok = true for i = 2, 100 do local a, b = t[i - 1], t[i] "
         "ok = ok and (a[1] < b[1] or a[1] == b[1] and a[2] < b[2]) end print(ok)", "true");
  EXPECT("local t = {} for i = 1, 1000 do t[i] = i * 7919 % 1000 end table.sort(t) "
         "for i = 1, 1000 do assert(t[i] == i - 1) end print 'ok'", "ok");
  EXPECT("local t = { 'b', 'a', 'ab', '' } table.sort(t) print(table.concat(t, ','))", ",a,ab,b");
  EXPECT("local t = { 2, 1.5, 1, 1.0, (1 << 53) + 1, 2.0^53 } table.sort(t) print(table.concat(t, ' '))",
         "1 1.0 1.5 2 9.007199254741e+15 9007199254740993");
  EXPECT("local t = { 3, 1, 2 } table.sort(t, function(a, b) return true end) print(#t)", "3");
  EXPECT("local t = { 3, 1, 2 } print(pcall(table.sort, t, function(a, b) error('c', 0) end)) print(t[1])", "false\tc\n3");
  EXPECT("table.sort { 1, 'x' }", "attempt to compare string with number");
  EXPECT("local t = { 1, 0/0, 3, 2 } table.sort(t) print(#t)", "4");
  test_two_states();
}

void test_clock(void) {
  EXPECT("print(os.time(), math.type(os.time()), os.clock(), os.difftime(5, 3))", "1767258000\tinteger\t1.5\t2.0");
  EXPECT("print(os.date(), os.date('!%Y-%m-%dT%H:%M:%S'), os.date('%Z %z %p %j %a %B'))",
         "Thu Jan  1 09:00:00 2026\t2026-01-01T09:00:00\tUTC +0000 AM 001 Thu January");
  EXPECT("local d = os.date('*t', 0) print(d.year, d.month, d.day, d.hour, d.min, d.sec, d.wday, d.yday, d.isdst)",
         "1970\t1\t1\t0\t0\t0\t5\t1\tfalse");
  EXPECT("print(os.date('!*t').hour, os.date('%x %X %y %% %e %I %Ex %Od', 86399))", "9\t01/01/70 23:59:59 70 %  1 11 01/01/70 01");
  EXPECT("print(os.time { year = 2024, month = 2, day = 29 }, os.time { year = 1970, month = 1, day = 1, hour = 0 })",
         "1709208000\t0");
  EXPECT("local t = { year = 2023, month = 14, day = -3, hour = 25, min = 61, sec = 3 } print(os.time(t), os.date('%c', os.time(t))) "
         "print(t.year, t.month, t.day, t.hour, t.min, t.yday)",
         "1706493663\tMon Jan 29 02:01:03 2024\n2024\t1\t29\t2\t1\t29");
  EXPECT("print(os.time { year = 1969, month = 12, day = 31, hour = 23, min = 59, sec = 59 })", "-1");
  EXPECT("print(os.time { year = 1900, month = 3, day = 1, hour = 0 }, os.time { year = 1600, month = 2, day = 29, hour = 0 })",
         "-2203891200\t-11670998400");
  EXPECT("os.date('%Q')", "t.lua:1: bad argument #1 to 'date' (invalid conversion specifier '%Q')");
  EXPECT("os.date('%Ez')", "t.lua:1: bad argument #1 to 'date' (invalid conversion specifier '%Ez')");
  EXPECT("os.date('%')", "t.lua:1: bad argument #1 to 'date' (invalid conversion specifier '%')");
  EXPECT("os.time { year = 2024 }", "t.lua:1: field 'month' missing in date table");
  EXPECT("os.time { year = 2024.5, month = 1, day = 1 }", "t.lua:1: field 'year' is not an integer");
  EXPECT("os.time { year = 1 << 40, month = 1, day = 1 }", "t.lua:1: field 'year' is out-of-bound");
  EXPECT("os.date('%c', math.maxinteger)", "t.lua:1: date result cannot be represented");
  EXPECT("print(os.date('*t', 253402300800).year, os.time { year = 10000, month = 1, day = 1, hour = 0 })",
         "10000\t253402300800");
}
