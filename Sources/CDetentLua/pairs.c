// pairs and next in the fixed order of order.c.
//
// pairs sorts the keys once and walks that list, passing over keys that were removed meanwhile; a table that is exactly
// 1...n needs no list. next has no place to keep a list but the state: it keeps the list of the last table walked, and
// makes it again when another table, or another place in it, is asked for.
#include "internal.h"

typedef struct counting {
  lua_Integer count;
  bool is_sequence;  // keys are exactly 1...count
} counting;

static counting count_keys(lua_State *L, int table) {
  luaL_checkstack(L, 10, NULL);
  counting c = {.count = 0, .is_sequence = true};
  lua_Integer greatest = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    c.count += 1;
    if (!c.is_sequence) continue;
    lua_Integer key = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
    if (key > greatest) greatest = key;
    c.is_sequence = key > 0;
  }
  c.is_sequence = c.is_sequence && greatest == c.count;
  dtn_work(L, c.count);
  return c;
}

static bool key_less(const void *a, const void *b, void *context) {
  (void)context;
  return dtn_compare_keys(a, b) < 0;
}

// Pushes a list of the keys in order, at most `count` (a weak table may lose some meanwhile), and answers how many.
// Temporary arrays are userdata: nothing is lost if memory runs out.
static lua_Integer push_sorted_keys(lua_State *L, int table, lua_Integer count) {
  lua_createtable(L, (int)count, 0);
  int sorted = lua_gettop(L);
  lua_createtable(L, (int)count, 0);
  dtn_key *keys = lua_newuserdatauv(L, (size_t)count * 2 * sizeof *keys + 1, 0);
  lua_Integer at = 0;
  lua_pushnil(L);
  while (at < count && lua_next(L, table)) {
    lua_pop(L, 1);
    keys[at] = dtn_key_at(L, -1);
    keys[at].index = (int32_t)(at + 1);
    at += 1;
    lua_pushvalue(L, -1);
    lua_rawseti(L, sorted + 1, at);
  }
  dtn_merge_sort(keys, keys + count, (size_t)at, sizeof *keys, key_less, NULL);
  for (lua_Integer i = 0; i < at; i++) {
    lua_rawgeti(L, sorted + 1, keys[i].index);
    lua_rawseti(L, sorted, i + 1);
  }
  lua_settop(L, sorted);
  return at;
}

// MARK: pairs

// Iterator over 1...n; upvalues: position, n.
static int step_sequence(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(1)), end = lua_tointeger(L, lua_upvalueindex(2));
  while (at < end) {
    lua_pushinteger(L, ++at);
    if (lua_rawgeti(L, 1, at) == LUA_TNIL) {
      lua_pop(L, 2);
      continue;
    }
    lua_pushinteger(L, at);
    lua_replace(L, lua_upvalueindex(1));
    return 2;
  }
  lua_pushinteger(L, end);
  lua_replace(L, lua_upvalueindex(1));
  lua_pushnil(L);
  return 1;
}

// Iterator over a list of keys; upvalues: position, list, n.
static int step_list(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(1)), end = lua_tointeger(L, lua_upvalueindex(3));
  while (at < end) {
    lua_rawgeti(L, lua_upvalueindex(2), ++at);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) == LUA_TNIL) {
      lua_pop(L, 2);
      continue;
    }
    lua_pushinteger(L, at);
    lua_replace(L, lua_upvalueindex(1));
    return 2;
  }
  lua_pushinteger(L, end);
  lua_replace(L, lua_upvalueindex(1));
  lua_pushnil(L);
  return 1;
}

static int pairs_answered(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 3;
}

int dtn_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, pairs_answered);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  counting c = count_keys(L, 1);
  lua_pushinteger(L, 0);
  if (c.is_sequence) {
    lua_pushinteger(L, c.count);
    lua_pushcclosure(L, step_sequence, 2);
  } else {
    lua_Integer count = push_sorted_keys(L, 1, c.count);
    lua_pushinteger(L, count);
    lua_pushcclosure(L, step_list, 3);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// MARK: next

// The least key of all, without a list: what `next(t) == nil` asks.
static int first_pair(lua_State *L) {
  dtn_key least = {0};
  bool found = false;
  lua_Integer count = 0;
  lua_pushnil(L);  // 2: the least key so far
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    dtn_key key = dtn_key_at(L, -1);
    count += 1;
    if (found && dtn_compare_keys(&key, &least) >= 0) continue;
    found = true;
    least = key;
    lua_copy(L, -1, 2);
  }
  dtn_work(L, count);
  if (!found) return 1;
  lua_pushvalue(L, 2);
  lua_rawget(L, 1);
  return 2;
}

// Pushes the list of the walk, making it when the last one was of another table.
static void push_walk(lua_State *L, dtn_state *S) {
  uint64_t serial = dtn_serial(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.walk);
  if (S->walk_serial == serial) {
    lua_rawgeti(L, -1, 1);
    return;
  }
  S->walk_serial = 0;
  S->walk_length = push_sorted_keys(L, 1, count_keys(L, 1).count);
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, 1);
  S->walk_serial = serial;
  S->walk_position = 0;
}

// How many keys of the list on top are not greater than the key at index 2: a binary search. `next` usually goes on
// where it stood, which is asked first.
static lua_Integer passed_keys(lua_State *L, const dtn_state *S) {
  if (S->walk_position > 0) {
    lua_rawgeti(L, -1, S->walk_position);
    bool same = lua_rawequal(L, -1, 2);
    lua_pop(L, 1);
    if (same) return S->walk_position;
  }
  dtn_key key = dtn_key_at(L, 2);
  lua_Integer low = 0, high = S->walk_length;
  while (low < high) {
    lua_Integer middle = low + (high - low) / 2;
    lua_rawgeti(L, -1, middle + 1);
    dtn_key other = dtn_key_at(L, -1);
    lua_pop(L, 1);
    if (dtn_compare_keys(&other, &key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

// Ends the walk: the state lets go of the keys.
static int end_walk(lua_State *L, dtn_state *S) {
  S->walk_serial = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.walk);
  lua_pushnil(L);
  lua_rawseti(L, -2, 1);
  lua_pushnil(L);
  return 1;
}

int dtn_next(lua_State *L) {
  dtn_state *S = dtn_of(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) {
    if (S->walk_serial == dtn_serial(L, 1)) S->walk_serial = 0;  // a new walk sees keys added since
    lua_settop(L, 1);
    return first_pair(L);
  }
  push_walk(L, S);
  for (lua_Integer at = passed_keys(L, S); at < S->walk_length;) {
    lua_rawgeti(L, -1, ++at);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      S->walk_position = at;
      return 2;
    }
    lua_pop(L, 2);
  }
  return end_walk(L, S);
}
