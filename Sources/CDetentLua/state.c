// Opening and closing a state.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MAX_BUILTINS = 64 };  // names in one library

// MARK: Tables of the registry

static int new_reference(lua_State *L) {
  lua_newtable(L);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

// The weak table of marks, and the metatable that hides marked tables from getmetatable and setmetatable.
static void make_marks(lua_State *L, dtn_state *S) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  S->refs.marks = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_createtable(L, 0, 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  S->mark_metatable = lua_topointer(L, -1);
  S->refs.mark_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

static void make_guard(lua_State *L, dtn_state *S) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, dtn_guard_close);
  lua_setfield(L, -2, "__close");
  S->refs.guard = luaL_ref(L, LUA_REGISTRYINDEX);
}

// Texts that Lua makes where it is not in protected mode. While they exist, making them allocates nothing.
static void keep_emergency_texts(lua_State *L) {
  static const char *const texts[] = {"error in error handling", "C stack overflow"};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    lua_pushstring(L, texts[i]);
    luaL_ref(L, LUA_REGISTRYINDEX);
  }
}

void dtn_make_references(lua_State *L, dtn_state *S) {
  S->refs.handlers = new_reference(L);
  S->refs.threads = new_reference(L);
  S->refs.modules = new_reference(L);
  S->refs.builtins = new_reference(L);
  S->refs.walk = new_reference(L);
  make_marks(L, S);
  make_guard(L, S);
  keep_emergency_texts(L);
  S->holder = lua_newthread(L);
  luaL_checkstack(S->holder, 20, NULL);
  luaL_ref(L, LUA_REGISTRYINDEX);
}

// MARK: Numbers of C functions

static void number_builtin(lua_State *L, dtn_state *S, lua_Integer *count) {
  if (!dtn_is_builtin(L, -1)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.builtins);
  lua_pushvalue(L, -2);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushvalue(L, -3);
    lua_pushinteger(L, ++*count);
    lua_rawset(L, -4);
  }
  lua_pop(L, 2);
}

static int by_name(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

// Numbers every C function in the table on top, and in the libraries in it, in the order of their names.
static void number_builtins(lua_State *L, dtn_state *S, lua_Integer *count, int depth) {
  const char *names[MAX_BUILTINS];  // the table keeps them
  int table = lua_gettop(L), found = 0;
  luaL_checkstack(L, 12, NULL);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    if (found == MAX_BUILTINS || lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "a library that is not like the others");
    names[found++] = lua_tostring(L, -2);
  }
  qsort(names, (size_t)found, sizeof *names, by_name);
  for (int i = 0; i < found; i++) {
    lua_getfield(L, table, names[i]);
    number_builtin(L, S, count);
    if (depth == 0 && lua_istable(L, -1) && !lua_rawequal(L, -1, table)) number_builtins(L, S, count, 1);
    lua_pop(L, 1);
  }
}

// Iterators that only their makers return.
static void number_iterators(lua_State *L, dtn_state *S, lua_Integer *count) {
  lua_getglobal(L, "ipairs");
  lua_newtable(L);
  lua_call(L, 1, 1);
  number_builtin(L, S, count);
  lua_getglobal(L, "utf8");
  for (int lax = 0; lax < 2; lax++) {
    lua_getfield(L, 2, "codes");
    lua_pushliteral(L, "");
    lua_pushboolean(L, lax);
    lua_call(L, 2, 1);
    number_builtin(L, S, count);
    lua_pop(L, 1);
  }
  lua_settop(L, 0);
}

static int open_state(lua_State *L) {
  dtn_state *S = dtn_of(L);
  lua_settop(L, 0);
  dtn_make_references(L, S);
  dtn_open_base(L);
  dtn_open_tables(L);
  dtn_open_strings(L);
  dtn_open_clock(L);
  lua_Integer count = 0;
  lua_pushglobaltable(L);
  number_builtins(L, S, &count, 0);
  lua_settop(L, 0);
  number_iterators(L, S, &count);
  return 0;
}

// MARK: Open and close

void dtn_init_fields(dtn_state *S, void *host, const dtn_limits *limits, const dtn_hooks *hooks) {
  S->host = host;
  S->limits = *limits;
  S->hooks = *hooks;
  S->frame = &S->base;
  S->base.holder_top = -1;
  S->free_task = -1;
  double ticks = ceil(limits->cpu_seconds * 100);
  S->tick_limit = !(ticks > 0) ? 0 : ticks < 1e9 ? (int)ticks : 1000000000;
}

const char *dtn_lua_release(void) { return LUA_VERSION_MAJOR "." LUA_VERSION_MINOR "." LUA_VERSION_RELEASE; }

dtn_state *dtn_open(void *host, const dtn_limits *limits, const dtn_hooks *hooks) {
  dtn_state *S = calloc(1, sizeof *S);
  if (!S) return NULL;
  dtn_init_fields(S, host, limits, hooks);
  S->main = lua_newstate(dtn_allocate, S);
  if (S->main) *dtn_space(S->main) = (uintptr_t)S;
  if (!S->main || !dtn_protected(S, open_state, NULL) || !dtn_watch(S)) {
    dtn_close(S);
    return NULL;
  }
  return S;
}

static void free_frames(dtn_state *S) {
  for (dtn_frame *frame = S->base.inner; frame;) {
    dtn_frame *inner = frame->inner;
    dtn_frame_free(frame);
    free(frame);
    frame = inner;
  }
  dtn_frame_free(&S->base);
  dtn_frame_free(&S->results);
}

void dtn_close(dtn_state *S) {
  if (!S) return;
  dtn_unwatch(S);
#ifndef DTN_MODULE
  if (S->main) lua_close(S->main);
#endif
  dtn_allocator_close(S);
  dtn_tasks_close(S);
  dtn_chunks_close(S);
  free_frames(S);
  dtn_buffer_free(&S->arguments);
  free(S->error.bytes);
  free(S->traceback.bytes);
#ifndef DTN_MODULE  // there metamethods may still look at them: module.c
  dtn_classes_close(S);
  free(S);
#endif
}
