// Table functions that walk a sequence. A length can be a lie (__len), and no hook reaches a loop in C, so each of them
// refuses more than DTN_MAX_LENGTH elements and looks at the limits as it goes.
#include <math.h>

#include "internal.h"

enum { LOOK = 4096 };  // elements between two looks at the limits

// The fields a table must have to be used without being one: what stock Lua asks for.
enum { READS = 1, WRITES = 2, COUNTS = 4 };

static void check_table(lua_State *L, int index, int uses) {
  if (lua_type(L, index) == LUA_TTABLE) return;
  static const struct { int use; const char *name; } fields[] = {
      {READS, "__index"}, {WRITES, "__newindex"}, {COUNTS, "__len"}};
  for (int i = 0; i < 3; i++) {
    if (!(uses & fields[i].use)) continue;
    if (luaL_getmetafield(L, index, fields[i].name) == LUA_TNIL) luaL_checktype(L, index, LUA_TTABLE);
    lua_pop(L, 1);
  }
}

static void check_count(lua_State *L, lua_Integer count) {
  if (count > DTN_MAX_LENGTH) luaL_error(L, "table is too long (%I elements; at most %d)", count, DTN_MAX_LENGTH);
}

static lua_Integer length_of(lua_State *L, int index, int uses) {
  check_table(L, index, uses | COUNTS);
  lua_Integer length = luaL_len(L, index);
  check_count(L, length);
  return length;
}

// Copies `count` elements, downward when they must not be overwritten before they are read.
static void move_elements(lua_State *L, int from_table, lua_Integer from, int to_table, lua_Integer to,
                          lua_Integer count, bool downward) {
  for (lua_Integer i = 0; i < count; i++) {
    lua_Integer at = downward ? count - 1 - i : i;
    if (i % LOOK == LOOK - 1) dtn_work(L, LOOK);
    lua_geti(L, from_table, from + at);
    lua_seti(L, to_table, to + at);
  }
}

static int table_insert(lua_State *L) {
  lua_Integer end = (lua_Integer)((lua_Unsigned)length_of(L, 1, READS | WRITES) + 1);
  lua_Integer position = end;
  switch (lua_gettop(L)) {
    case 2: break;
    case 3:
      position = luaL_checkinteger(L, 2);
      luaL_argcheck(L, (lua_Unsigned)position - 1u < (lua_Unsigned)end, 2, "position out of bounds");
      move_elements(L, 1, position, 1, position + 1, end - position, true);
      break;
    default: return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, position);
  return 0;
}

static int table_remove(lua_State *L) {
  lua_Integer length = length_of(L, 1, READS | WRITES);
  lua_Integer position = luaL_optinteger(L, 2, length);
  if (position != length) {
    luaL_argcheck(L, (lua_Unsigned)position - 1u <= (lua_Unsigned)length, 2, "position out of bounds");
  }
  lua_geti(L, 1, position);
  if (position < length) {
    move_elements(L, 1, position + 1, 1, position, length - position, false);
    position = length;
  }
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

static int table_move(lua_State *L) {
  lua_Integer from = luaL_checkinteger(L, 2), end = luaL_checkinteger(L, 3), to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1, READS);
  check_table(L, target, WRITES);
  if (end >= from) {
    luaL_argcheck(L, from > 0 || end < LUA_MAXINTEGER + from, 3, "too many elements to move");
    lua_Integer count = end - from + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    check_count(L, count);
    bool overlaps = to > from && to <= end && (target == 1 || lua_compare(L, 1, target, LUA_OPEQ));
    move_elements(L, 1, from, target, to, count, overlaps);
  }
  lua_pushvalue(L, target);
  return 1;
}

static void add_field(lua_State *L, luaL_Buffer *buffer, lua_Integer at) {
  lua_geti(L, 1, at);
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid value (at index %I) in table for 'concat'", at);
  }
  if (lua_type(L, -1) == LUA_TNUMBER && isnan(lua_tonumber(L, -1))) {  // as tostring shows it
    lua_pop(L, 1);
    lua_pushliteral(L, "nan");
  }
  luaL_addvalue(buffer);
}

static int table_concat(lua_State *L) {
  lua_Integer length = length_of(L, 1, READS);
  size_t separator_length;
  const char *separator = luaL_optlstring(L, 2, "", &separator_length);
  lua_Integer from = luaL_optinteger(L, 3, 1), end = luaL_optinteger(L, 4, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  if (from <= end) {
    lua_Unsigned count = (lua_Unsigned)end - (lua_Unsigned)from;
    check_count(L, count >= LUA_MAXINTEGER ? LUA_MAXINTEGER : (lua_Integer)count + 1);
    for (lua_Integer at = from; at < end; at++) {
      if ((at - from) % LOOK == LOOK - 1) dtn_work(L, LOOK);
      add_field(L, &buffer, at);
      luaL_addlstring(&buffer, separator, separator_length);
    }
    add_field(L, &buffer, end);
  }
  luaL_pushresult(&buffer);
  return 1;
}

void dtn_open_tables(lua_State *L) {
  static const luaL_Reg functions[] = {{"concat", table_concat}, {"insert", table_insert}, {"move", table_move},
                                       {"remove", table_remove}, {"sort", dtn_sort},       {NULL, NULL}};
  lua_getglobal(L, "table");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
