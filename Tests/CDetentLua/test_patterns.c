// Patterns, compared with the library of stock Lua over a table of cases and many generated ones.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"

static const char *const subjects[] = {
    "", "a", "hello world", "key = value", "  trim me  ", "f(a(b)c)d)", "THE (quick) fox", "aaaa", "abcabc", "x=1, y=2",
    "\\0\\1\\255", "2024-05-14", "[[nested]]", "%d$^", "a.b-c", "\\n\\t\\r ", "aXbXc", "one;two;;four", "]-^", "ab\\0cd",
};

static const char *const cases[] = {
    "a", ".", "a*", "a+", "a-", "a?", "^a", "a$", "^$", "", "%a+", "%d+", "%s*", "%w+", "%p", "%u", "%l+", "%x+", "%g+",
    "%c", "%A+", "%D+", "%S+", "%W", "%P+", "%U+", "%L+", "%X+", "%G", "%C+", "[abc]+", "[^abc]+", "[a-c]", "[%a_]+",
    "[]]", "[^]]+", "[a-]", "[-a]", "[%]]", "[%-x]", "[]-a]", "(a)(b)", "(%w+)=(%w+)", "()a()", "(a*)%1", "(.-)%1",
    "%b()", "%b[]", "%b''", "%f[%w]%w+", "%f[%W]", "%f[a-z]", "(%w+)%s+(%w+)", "^%s*(.-)%s*$", "(a(b)(c))", "((a)|b)",
    "%.", "%%", "%$", "a.-b", "[%w.%-]+", "X()", "([^;]*);?", "%z", "[%z]", "[\\0-\\31]", "$", "a$b", "^^a", "(()())",
    "a**", "%a%*", "[a-c-e]", "%", "[a", "(a", "a)", "%1", "(a)%2", "%f", "%b", "%bx", "[%", "[^", "[]", "(%1)", "(a", "%0",
};

// Runs in both states; answers results joined, or "error".
static const char calls[] =
    "local s, p = %s, %s\n"
    "local function show(...) local t = table.pack(...) for i = 1, t.n do t[i] = string.format('%%q', t[i]) end "
    "return table.concat(t, '|', 1, t.n) end\n"
    "local function try(f, ...) local r = table.pack(pcall(f, ...)) if not r[1] then return 'error' end "
    "return show(table.unpack(r, 2, r.n)) end\n"
    "local out = { try(string.find, s, p), try(string.find, s, p, 2), try(string.find, s, p, -3), try(string.find, s, p, 1, true), "
    "try(string.match, s, p), try(string.match, s, p, 3), try(string.gsub, s, p, '<%%0>'), try(string.gsub, s, p, '%%1', 2), "
    "try(string.gsub, s, p, { a = 'T', b = false }), try(string.gsub, s, p, function(...) return show(...) end), "
    "try(function() local t = {} for a, b in string.gmatch(s, p) do t[#t + 1] = show(a, b) end return table.concat(t, ';') end), "
    "try(function() local t = {} for a in string.gmatch(s, p, 3) do t[#t + 1] = show(a) end return table.concat(t, ';') end) }\n"
    "return table.concat(out, '\\n')";

static const char *ask_stock(lua_State *L, const char *script) {
  lua_settop(L, 0);
  if (luaL_dostring(L, script) != LUA_OK) return lua_tostring(L, -1);
  return lua_tostring(L, -1);
}

static void quote(char *out, size_t size, const char *text) { snprintf(out, size, "\"%s\"", text); }

// Compares line by line: where ours says error, stock may have answered without coming to the malformed part.
static bool agree(const char *ours, const char *stock, bool may_be_stricter) {
  if (strcmp(ours, stock) == 0) return true;
  if (!may_be_stricter) return false;
  while (*ours && *stock) {
    size_t a = strcspn(ours, "\n"), b = strcspn(stock, "\n");
    bool strict = a == 5 && memcmp(ours, "error", 5) == 0;
    if (!strict && (a != b || memcmp(ours, stock, a) != 0)) return false;
    ours += a + (ours[a] == '\n');
    stock += b + (stock[b] == '\n');
  }
  return true;
}

static void compare(host *h, lua_State *L, const char *subject, const char *pattern, bool may_be_stricter) {
  char s[256], p[256], script[4096], ours[4200];
  quote(s, sizeof s, subject);
  quote(p, sizeof p, pattern);
  snprintf(script, sizeof script, calls, s, p);
  h->used = 0;
  h->log[0] = '\0';
  snprintf(ours, sizeof ours, "print((function() %s end)())", script);
  bool ran = run(h, ours) == DTN_ENDED;
  if (h->used > 0) h->log[h->used - 1] = '\0';
  const char *stock = ask_stock(L, script);
  bool same = ran && agree(h->log, stock, may_be_stricter);
  if (!same) fprintf(stderr, "subject %s pattern %s\nours  <%s>\nstock <%s>\n", s, p, ran ? h->log : dtn_error(h->state, NULL), stock);
  CHECK(same);
}

// Patterns put together at random from parts, by a generator that always gives the same ones.
static uint32_t seed = 12345;
static uint32_t next_random(uint32_t below) {
  seed = seed * 1664525 + 1013904223;
  return (seed >> 8) % below;
}

static void make_pattern(char *out) {
  static const char *const parts[] = {"a", "b", "c", ".", "%a", "%d", "%s", "[ab]", "[^a]", "(", ")", "()", "%1", "%f[%a]",
                                      "%b()", "^", "$", "-", "*", "+", "?", "(a)", "(.-)", "x", "%w", "[a-c]", "%%"};
  out[0] = '\0';
  for (uint32_t i = 0, count = 1 + next_random(6); i < count; i++) {
    strcat(out, parts[next_random(sizeof parts / sizeof parts[0])]);
  }
}

static void make_subject(char *out) {
  static const char letters[] = "aabbcx 1()";
  uint32_t length = next_random(12);
  for (uint32_t i = 0; i < length; i++) out[i] = letters[next_random(sizeof letters - 1)];
  out[length] = '\0';
}

void test_patterns(void) {
  static host h;
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  CHECK(open_host(&h, default_limits()));
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    for (size_t j = 0; j < sizeof subjects / sizeof subjects[0]; j++) compare(&h, L, subjects[j], cases[i], true);
  }
  for (int i = 0; i < 3000; i++) {
    char pattern[64], subject[16];
    make_pattern(pattern);
    make_subject(subject);
    compare(&h, L, subject, pattern, true);
  }
  close_host(&h);
  lua_close(L);
  EXPECT("(('a'):rep(2000)):find '.-.-.-b'", "t.lua:1: pattern took more than 1000000 steps");
  EXPECT("for _ in (('a'):rep(5000)):gmatch '.-.-b' do end", "t.lua:1: pattern took more than 1000000 steps");
  EXPECT("(('('):rep(5000)):gsub('%b()', '')", "t.lua:1: pattern took more than 1000000 steps");
  EXPECT("(('a'):rep(300)):find(('a?'):rep(300))", "t.lua:1: pattern too complex");
  EXPECT("('a'):find(('()'):rep(33))", "t.lua:1: too many captures");
  EXPECT("('a'):find '[a'", "t.lua:1: malformed pattern (missing ']')");
  EXPECT("('a'):find '%'", "t.lua:1: malformed pattern (ends with '%')");
  EXPECT("('a'):find '%f'", "t.lua:1: missing '[' after '%f' in pattern");
  EXPECT("('a'):find '%b'", "t.lua:1: malformed pattern (missing arguments to '%b')");
  EXPECT("('a'):find '(a'", "t.lua:1: unfinished capture");
  EXPECT("('a'):find 'a)'", "t.lua:1: invalid pattern capture");
  EXPECT("('a'):find '(a)%2'", "t.lua:1: invalid capture index %2 in pattern");
  EXPECT("('a'):gsub('a', '%2')", "t.lua:1: invalid capture index %2 in replacement string");
  EXPECT("('a'):gsub('a', '%x')", "t.lua:1: invalid use of '%' in replacement string");
  EXPECT("('a'):gsub('a', function() return {} end)", "t.lua:1: invalid replacement value (a table)");
  EXPECT("('a'):gsub('a', nil)", "t.lua:1: bad argument #2 to 'gsub' (string/function/table expected, got nil)");
  EXPECT("print((('x'):rep(100000)):gsub('x', 'y') == ('y'):rep(100000))", "true");
  EXPECT("print(#(('x'):rep(300000)):gsub('.', '%0%0'))", "600000");
}
