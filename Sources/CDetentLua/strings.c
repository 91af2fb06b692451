// The string functions that could run long or show an address. They stand in the string table itself, because scripts
// reach them through s:rep as well. The rest (sub, byte, upper, pack, ...) is stock: bounded by the memory limit.
#define _GNU_SOURCE
#include <math.h>
#include <string.h>

#include "patterns.h"

// MARK: Shared

// A place counted from 1, from the end if negative, as an offset; places before the start count as the start.
static size_t start_offset(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position - 1;
  if (position == 0 || position < -(lua_Integer)length) return 0;
  return length - (size_t)-position;
}

static bool has_specials(const char *pattern, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (pattern[i] != '\0' && strchr("^$*+?.([%-)", pattern[i])) return true;
  }
  return false;
}

// Compiles the pattern into `few` if it is short, else into a userdata left on the stack.
static const dtn_node *compile(lua_State *L, const char *pattern, size_t length, dtn_node *few) {
  size_t count = dtn_pattern_nodes(length);
  dtn_node *nodes = count <= DTN_FEW_NODES ? few : lua_newuserdatauv(L, count * sizeof *nodes, 0);
  dtn_pattern_compile(L, pattern, length, nodes);
  return nodes;
}

static void push_capture(const dtn_matcher *m, int index, const char *start, const char *end) {
  if (index >= m->level) {
    if (index != 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->L, start, (size_t)(end - start));
    return;
  }
  const dtn_capture *capture = &m->captures[index];
  if (capture->length == DTN_POSITION_CAPTURE) lua_pushinteger(m->L, capture->start - m->subject + 1);
  else lua_pushlstring(m->L, capture->start, (size_t)capture->length);
}

// Pushes all captures; the whole match if there are none and `whole` says so.
static int push_captures(const dtn_matcher *m, const char *start, const char *end, bool whole) {
  int count = m->level == 0 && whole ? 1 : m->level;
  luaL_checkstack(m->L, count, "too many captures");
  for (int i = 0; i < count; i++) push_capture(m, i, start, end);
  return count;
}

// MARK: find, match

static int find_plain(lua_State *L, const char *subject, size_t length, size_t from, const char *text, size_t size) {
  dtn_work(L, (int64_t)((length - from) / 16));
  const char *found = memmem(subject + from, length - from, text, size);
  if (!found) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, found - subject + 1);
  lua_pushinteger(L, found - subject + (lua_Integer)size);
  return 2;
}

static int find_or_match(lua_State *L, bool find) {
  size_t length, size;
  const char *subject = luaL_checklstring(L, 1, &length), *pattern = luaL_checklstring(L, 2, &size);
  size_t from = start_offset(luaL_optinteger(L, 3, 1), length);
  if (from > length) {
    lua_pushnil(L);
    return 1;
  }
  if (find && (lua_toboolean(L, 4) || !has_specials(pattern, size))) {
    return find_plain(L, subject, length, from, pattern, size);
  }
  bool is_anchored = size > 0 && pattern[0] == '^';
  dtn_node few[DTN_FEW_NODES];
  const dtn_node *nodes = compile(L, pattern + is_anchored, size - is_anchored, few);
  dtn_matcher m;
  dtn_matcher_init(&m, L, subject, length);
  for (const char *at = subject + from; at <= m.end; at++) {
    const char *end = dtn_matcher_run(&m, at, nodes);
    if (!end && !is_anchored) continue;
    dtn_matcher_settle(&m);
    if (!end) break;
    if (!find) return push_captures(&m, at, end, true);
    lua_pushinteger(L, at - subject + 1);
    lua_pushinteger(L, end - subject);
    return push_captures(&m, at, end, false) + 2;
  }
  dtn_matcher_settle(&m);
  lua_pushnil(L);
  return 1;
}

int dtn_find(lua_State *L) { return find_or_match(L, true); }
static int string_match(lua_State *L) { return find_or_match(L, false); }

// MARK: gmatch

typedef struct walk {
  size_t from;          // where the next match may begin
  size_t last_end;      // where the last one ended: an empty match may not end there again
  bool has_last;
  dtn_node nodes[];
} walk;

// Iterator; upvalues: subject, walk. Each step has a budget of its own.
static int gmatch_step(lua_State *L) {
  size_t length;
  const char *subject = lua_tolstring(L, lua_upvalueindex(1), &length);
  walk *w = lua_touserdata(L, lua_upvalueindex(2));
  dtn_matcher m;
  dtn_matcher_init(&m, L, subject, length);
  for (; w->from <= length; w->from++) {
    const char *at = subject + w->from, *end = dtn_matcher_run(&m, at, w->nodes);
    if (!end || (w->has_last && end == subject + w->last_end)) continue;
    w->from = w->last_end = (size_t)(end - subject);
    w->has_last = true;
    dtn_matcher_settle(&m);
    return push_captures(&m, at, end, true);
  }
  dtn_matcher_settle(&m);
  return 0;
}

static int string_gmatch(lua_State *L) {
  size_t length, size;
  luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &size);
  size_t from = start_offset(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  lua_pushvalue(L, 1);
  walk *w = lua_newuserdatauv(L, sizeof *w + dtn_pattern_nodes(size) * sizeof w->nodes[0], 0);
  w->from = from > length ? length + 1 : from;
  w->last_end = 0;
  w->has_last = false;
  dtn_pattern_compile(L, pattern, size, w->nodes);
  lua_pushcclosure(L, gmatch_step, 2);
  return 1;
}

// MARK: gsub

static void add_template(dtn_matcher *m, luaL_Buffer *buffer, const char *start, const char *end) {
  size_t length;
  const char *text = lua_tolstring(m->L, 3, &length), *text_end = text + length;
  while (text < text_end) {
    const char *percent = memchr(text, '%', (size_t)(text_end - text));
    luaL_addlstring(buffer, text, (size_t)((percent ? percent : text_end) - text));
    if (!percent) return;
    char digit = percent + 1 < text_end ? percent[1] : '\0';
    text = percent + 2;
    if (digit == '%') {
      luaL_addchar(buffer, '%');
    } else if (digit == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (digit >= '1' && digit <= '9') {
      int index = digit - '1';
      if (index > 0 && index >= m->level) {
        luaL_error(m->L, "invalid capture index %%%d in replacement string", index + 1);
      }
      push_capture(m, index, start, end);
      luaL_tolstring(m->L, -1, NULL);  // a position is a number
      lua_remove(m->L, -2);
      luaL_addvalue(buffer);
    } else {
      luaL_error(m->L, "invalid use of '%%' in replacement string");
    }
  }
}

// Adds what stands for one match; `kind` is the type of the replacement.
static void add_replacement(dtn_matcher *m, luaL_Buffer *buffer, const char *start, const char *end, int kind) {
  lua_State *L = m->L;
  if (kind == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(m, start, end, true), 1);
  } else if (kind == LUA_TTABLE) {
    push_capture(m, 0, start, end);
    lua_gettable(L, 3);
  } else {
    add_template(m, buffer, start, end);
    return;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
  } else if (lua_isstring(L, -1)) {
    luaL_addvalue(buffer);
  } else {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
}

static int string_gsub(lua_State *L) {
  size_t length, size;
  const char *subject = luaL_checklstring(L, 1, &length), *pattern = luaL_checklstring(L, 2, &size);
  int kind = lua_type(L, 3);
  if (kind != LUA_TNUMBER && kind != LUA_TSTRING && kind != LUA_TFUNCTION && kind != LUA_TTABLE) {
    luaL_typeerror(L, 3, "string/function/table");
  }
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1), count = 0;
  lua_settop(L, 3);
  bool is_anchored = size > 0 && pattern[0] == '^';
  dtn_node few[DTN_FEW_NODES];
  const dtn_node *nodes = compile(L, pattern + is_anchored, size - is_anchored, few);
  dtn_matcher m;
  dtn_matcher_init(&m, L, subject, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  const char *at = subject, *last_end = NULL;
  while (count < most) {
    const char *end = dtn_matcher_run(&m, at, nodes);
    if (end && end != last_end) {
      count += 1;
      add_replacement(&m, &buffer, at, end, kind);
      at = last_end = end;
    } else if (at < m.end) {
      luaL_addchar(&buffer, *at);
      at++;
    } else {
      break;
    }
    if (is_anchored) break;
  }
  dtn_matcher_settle(&m);
  luaL_addlstring(&buffer, at, (size_t)(m.end - at));
  luaL_pushresult(&buffer);
  lua_pushinteger(L, count);
  return 2;
}

// MARK: rep

// Repeats by doubling; stock Lua loops `count` times even over nothing.
static void fill_repeated(char *to, size_t unit, size_t total) {
  for (size_t done = unit; done < total;) {
    size_t more = done < total - done ? done : total - done;
    memcpy(to + done, to, more);
    done += more;
  }
}

static int string_rep(lua_State *L) {
  size_t length, separator_length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &separator_length);
  size_t unit = length + separator_length;
  if (count <= 0 || unit == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if ((uint64_t)count > (uint64_t)INT64_MAX / 2 / unit) return luaL_error(L, "resulting string too large");
  size_t total = unit * (size_t)count - separator_length, limit = dtn_of(L)->limits.memory;
  if (limit > 0 && total > limit) return luaL_error(L, "resulting string too large");
  dtn_work(L, (int64_t)(total / 16));
  luaL_Buffer buffer;
  char *to = luaL_buffinitsize(L, &buffer, total);
  memcpy(to, text, length);
  if (count > 1) {
    memcpy(to + length, separator, separator_length);
    fill_repeated(to, unit, total);
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

// MARK: format

// Puts the serial of an argument in its place, as text. What has no serial is null, as in stock Lua.
static void replace_by_serial(lua_State *L, int argument) {
  luaL_checkany(L, argument);
  const dtn_object *object = dtn_to_object(L, argument);
  lua_Integer serial = object ? (lua_Integer)object->id : (lua_Integer)dtn_serial(L, argument);
  if (object || serial != 0) lua_pushfstring(L, "%I", serial);
  else lua_pushliteral(L, "(null)");
  lua_replace(L, argument);
}

static void replace_by_text(lua_State *L, int argument) {
  if (lua_isnone(L, argument) || lua_type(L, argument) == LUA_TSTRING) return;
  dtn_to_text(L, argument, NULL);
  lua_replace(L, argument);
}

// NaN without a sign: which one it has is the processor's choice.
static void clear_sign_of_nan(lua_State *L, int argument) {
  if (lua_type(L, argument) != LUA_TNUMBER || !isnan(lua_tonumber(L, argument))) return;
  lua_pushnumber(L, fabs(lua_tonumber(L, argument)));
  lua_replace(L, argument);
}

// Prepares the arguments for the stock function: %p becomes %s of a serial, %s gets text. Then that function runs in
// this very call, so that its errors name the caller's line. Upvalue: string.format of stock Lua.
static int string_format(lua_State *L) {
  size_t length;
  const char *format = luaL_checklstring(L, 1, &length);
  lua_CFunction stock = lua_tocfunction(L, lua_upvalueindex(1));
  int argument = 1, top = lua_gettop(L);
  char *changed = NULL;
  for (size_t i = 0; i < length; i++) {
    if (format[i] != '%') continue;
    if (++i < length && format[i] == '%') continue;
    while (i < length && format[i] != '\0' && strchr("-+ #0123456789.", format[i])) i++;
    if (++argument > top || i >= length) break;  // stock Lua says what is wrong
    if (format[i] == 's') replace_by_text(L, argument);
    if (format[i] != '\0' && strchr("aAeEfFgG", format[i])) clear_sign_of_nan(L, argument);
    if (format[i] != 'p') continue;
    replace_by_serial(L, argument);
    if (!changed) {
      changed = lua_newuserdatauv(L, length + 1, 0);
      memcpy(changed, format, length);
    }
    changed[i] = 's';
  }
  if (changed) {
    lua_pushlstring(L, changed, length);
    lua_replace(L, 1);
  }
  lua_settop(L, top);
  return stock(L);
}

// MARK: Opening

void dtn_open_strings(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", dtn_find}, {"gmatch", string_gmatch}, {"gsub", string_gsub},
                                       {"match", string_match}, {"rep", string_rep},     {NULL, NULL}};
  lua_getglobal(L, "string");
  luaL_setfuncs(L, functions, 0);
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, string_format, 1);
  lua_setfield(L, -2, "format");
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  lua_pop(L, 1);
}
