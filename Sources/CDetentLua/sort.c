// table.sort: a stable merge sort. Stock Lua's sort is not stable and picks pivots by the clock, and raises for a
// comparator that contradicts itself; this one gives the same result every time and always ends.
#include <math.h>

#include "internal.h"

#define TWO_TO_63 9223372036854775808.0

enum { LOOK = 4096 };  // comparisons between two looks at the limits

typedef struct ordering {
  lua_State *L;
  int values;      // stack index of the table that holds the elements while they are sorted
  int looks;
} ordering;

static void look(ordering *o) {
  if (++o->looks % LOOK == 0) dtn_work(o->L, LOOK);
}

// Elements of a homogeneous table, compared in C.
static bool key_less(const void *a, const void *b, void *context) {
  look(context);
  return dtn_compare_keys(a, b) < 0;
}

// Exact for any mix of integers and floats; NaN is less than nothing.
static bool integer_less_float(int64_t a, double b) {
  if (b >= TWO_TO_63) return true;
  return b > -TWO_TO_63 && a < (int64_t)ceil(b);
}

static bool float_less_integer(double a, int64_t b) {
  if (a >= TWO_TO_63) return false;
  return a >= -TWO_TO_63 ? (int64_t)floor(a) < b : a < 0;
}

static bool number_less(const void *a, const void *b, void *context) {
  const dtn_key *left = a, *right = b;
  look(context);
  if (left->is_float) {
    return right->is_float ? left->number < right->number : float_less_integer(left->number, right->integer);
  }
  return right->is_float ? integer_less_float(left->integer, right->number) : left->integer < right->integer;
}

// Any elements, by '<'. The element's place in the table of values stands in the array that is sorted.
static bool value_less(const void *a, const void *b, void *context) {
  ordering *o = context;
  look(o);
  lua_rawgeti(o->L, o->values, *(const int32_t *)a);
  lua_rawgeti(o->L, o->values, *(const int32_t *)b);
  bool less = lua_compare(o->L, -2, -1, LUA_OPLT);
  lua_pop(o->L, 2);
  return less;
}

// Any elements, by the comparator at index 2.
static bool comparator_less(const void *a, const void *b, void *context) {
  ordering *o = context;
  look(o);
  lua_pushvalue(o->L, 2);
  lua_rawgeti(o->L, o->values, *(const int32_t *)a);
  lua_rawgeti(o->L, o->values, *(const int32_t *)b);
  lua_call(o->L, 2, 1);
  bool less = lua_toboolean(o->L, -1);
  lua_pop(o->L, 1);
  return less;
}

// Copies the elements out. Answers the type they share, or LUA_TNONE.
static int take_elements(lua_State *L, int values, int32_t count) {
  int type = LUA_TNONE;
  for (int32_t i = 1; i <= count; i++) {
    int found = lua_geti(L, 1, i);
    type = i == 1 || type == found ? found : LUA_TNONE;
    lua_rawseti(L, values, i);
    if (i % LOOK == 0) dtn_work(L, LOOK);
  }
  return type;
}

static void store_element(lua_State *L, int values, int32_t from, int32_t to) {
  lua_rawgeti(L, values, from);
  lua_seti(L, 1, to);
}

static void sort_keys(ordering *o, int32_t count, dtn_less less) {
  dtn_key *keys = lua_newuserdatauv(o->L, (size_t)count * 2 * sizeof *keys, 0);
  for (int32_t i = 0; i < count; i++) {
    lua_rawgeti(o->L, o->values, i + 1);
    keys[i] = dtn_key_at(o->L, -1);
    keys[i].index = i + 1;
    lua_pop(o->L, 1);
  }
  dtn_merge_sort(keys, keys + count, (size_t)count, sizeof *keys, less, o);
  for (int32_t i = 0; i < count; i++) store_element(o->L, o->values, keys[i].index, i + 1);
}

static void sort_places(ordering *o, int32_t count, dtn_less less) {
  int32_t *places = lua_newuserdatauv(o->L, (size_t)count * 2 * sizeof *places, 0);
  for (int32_t i = 0; i < count; i++) places[i] = i + 1;
  dtn_merge_sort(places, places + count, (size_t)count, sizeof *places, less, o);
  for (int32_t i = 0; i < count; i++) store_element(o->L, o->values, places[i], i + 1);
}

// The table is written only when the order is known: an error in the comparator leaves it as it was.
int dtn_sort(lua_State *L) {
  if (lua_type(L, 1) != LUA_TTABLE && luaL_getmetafield(L, 1, "__index") == LUA_TNIL) {
    luaL_checktype(L, 1, LUA_TTABLE);
  }
  lua_Integer length = luaL_len(L, 1);
  if (length < 2) return 0;
  if (length > DTN_MAX_LENGTH) return luaL_error(L, "table is too long to sort (at most %d)", DTN_MAX_LENGTH);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  int32_t count = (int32_t)length;
  lua_createtable(L, count, 0);
  ordering o = {.L = L, .values = lua_gettop(L)};
  int type = take_elements(L, o.values, count);
  if (!lua_isnil(L, 2)) sort_places(&o, count, comparator_less);
  else if (type == LUA_TNUMBER) sort_keys(&o, count, number_less);
  else if (type == LUA_TSTRING) sort_keys(&o, count, key_less);
  else sort_places(&o, count, value_less);
  return 0;
}
