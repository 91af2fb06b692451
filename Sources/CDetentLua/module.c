// The bridge inside somebody else's Lua: `require "detent"` of a stock interpreter. Compiled into the module alone.
//
// The state is not ours: no allocator, no limits, no sandbox, and coroutines that we never made, whose extra space holds
// whatever their maker put there. So the bridge's state is found through the registry, and addresses stand for serials.
// Tasks run in our own coroutines as ever. A wait outside of them (the main chunk, a coroutine of the script's own)
// cannot be a yield: the host's loop runs inside the call until that wait is over.
#ifdef DTN_MODULE
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static const char state_key = 0, anchor_key = 0;  // their addresses are keys of the registry

static dtn_state *attached(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &state_key);
  dtn_state *S = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return S;
}

dtn_state *dtn_of(lua_State *L) {
  dtn_state *S = attached(L);
  if (!S) luaL_error(L, "this Lua state is closing: detent is gone");
  return S;
}

uint64_t dtn_serial(lua_State *L, int index) { return (uint64_t)(uintptr_t)lua_topointer(L, index); }

// MARK: Attaching

typedef struct attaching {
  dtn_state *state;
} attaching;

static int attach(lua_State *L) {
  dtn_state *S = ((attaching *)lua_touserdata(L, 1))->state;
  lua_pushlightuserdata(L, S);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &state_key);
  dtn_make_references(L, S);
  return 0;
}

dtn_state *dtn_attach(void *lua, void *host, const dtn_limits *limits, const dtn_hooks *hooks) {
  lua_State *L = lua;
  dtn_state *S = calloc(1, sizeof *S);
  if (!S || !lua_checkstack(L, 8)) {
    free(S);
    return NULL;
  }
  dtn_init_fields(S, host, limits, hooks);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  S->main = lua_tothread(L, -1);
  lua_pop(L, 1);
  dtn_set_running(S, L);
  attaching request = {.state = S};
  if (!dtn_protected(S, attach, &request)) return NULL;
  return S;
}

// The state is closing: the host goes. What classes and metamethods point to stays, since finalizers of the script may
// still reach our objects; they find no state in the registry then. A few kilobytes a state.
static int detach(lua_State *L) {
  dtn_state *S = attached(L);
  if (!S) return 0;
  lua_pushnil(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &state_key);
  S->hooks.closed(S->host);
  return 0;
}

static void anchor(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, detach);
  lua_setfield(L, -2, "__gc");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &anchor_key);
}

// What a second `require "detent.assert"` finds.
static void preload(lua_State *L, const char *name, int32_t class_index) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  dtn_push_object(L, class_index, 0);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

int dtn_open_module(void *lua, dtn_state *(*open)(void *lua), int32_t module, int32_t assertions) {
  lua_State *L = lua;
  luaL_checkversion(L);
  if (!attached(L)) {
    dtn_state *S = open(L);
    if (!S) return luaL_error(L, "detent could not be opened: not enough memory");
    dtn_set_running(S, NULL);
    anchor(L);
  }
  preload(L, "detent.assert", assertions);
  dtn_push_object(L, module, 0);
  return 1;
}

// MARK: Waiting outside of tasks

void dtn_wait_failed(dtn_state *S, const char *text, size_t length) { dtn_text_set(&S->error, text, length); }

// Runs the host's loop until the wait that this call asked for is over; the results lie on top of the stack.
int dtn_wait_outside(lua_State *L, dtn_state *S, int results) {
  lua_State *outer = atomic_load_explicit(&S->running, memory_order_relaxed);
  S->waiting = true;
  dtn_set_running(S, L);
  int status = S->hooks.wait(S->host);
  dtn_set_running(S, outer);
  S->waiting = false;
  if (status == DTN_OK) return results;
  if (status == DTN_ERROR) luaL_where(L, 1);
  else lua_pushliteral(L, "");
  lua_pushlstring(L, S->error.bytes, S->error.length);
  lua_concat(L, 2);
  return lua_error(L);
}
#endif
