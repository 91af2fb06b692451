// load and require.
#include <string.h>

#include "internal.h"

enum { NAME_SIZE = 80 };  // Lua shows 60 bytes of a chunk's text

// MARK: load

// Pieces of a chunk from a script's function; each stays on the stack until the next one is read.
static const char *read_piece(lua_State *L, void *unused, size_t *size) {
  (void)unused;
  dtn_poll(L);
  luaL_checkstack(L, 2, "too many nested functions");
  lua_pushvalue(L, 1);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    *size = 0;
    return NULL;
  }
  if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "reader function must return a string");
  lua_replace(L, 5);
  return lua_tolstring(L, 5, size);
}

// A chunk without a name is called by its first bytes: more is never shown, and the name is kept with the chunk.
static const char *name_from_text(const char *text, size_t length, char *name) {
  size_t kept = length < NAME_SIZE - 1 ? length : NAME_SIZE - 1;
  memcpy(name, text, kept);
  name[kept] = '\0';
  return name;
}

// Always as text, whatever mode is asked for: compiled chunks can break the interpreter.
int dtn_load_function(lua_State *L) {
  char buffer[NAME_SIZE];
  size_t length = 0;
  const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : NULL;
  bool has_environment = !lua_isnone(L, 4);
  if (!text) luaL_checktype(L, 1, LUA_TFUNCTION);
  const char *mode = luaL_optstring(L, 3, "t");
  const char *name = luaL_optstring(L, 2, text ? name_from_text(text, length, buffer) : "=(load)");
  lua_settop(L, 5);
  mode = strchr(mode, 't') ? "t" : "-";  // "-" lets nothing through
  int status = text ? luaL_loadbufferx(L, text, length, name, mode) : lua_load(L, read_piece, NULL, name, mode);
  dtn_poll(L);
  if (status != LUA_OK) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  dtn_chunk_add(dtn_of(L), name, strlen(name));
  if (has_environment) {
    lua_pushvalue(L, 4);
    if (!lua_setupvalue(L, -2, 1)) lua_pop(L, 1);
  }
  return 1;
}

// MARK: require
//
// Stock require calls the module with lua_call, so that a module could not wait; and it would look for files. While a
// module runs, its entry is a mark; a to-be-closed guard takes the mark out again if the module fails, which leaves the
// stack as it was for the traceback.

static char loading_mark;

// __close of the guard { name }.
int dtn_guard_close(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.modules);
  lua_rawgeti(L, 1, 1);
  lua_pushvalue(L, -1);
  lua_rawget(L, -3);
  bool failed = lua_touserdata(L, -1) == &loading_mark;
  lua_pop(L, 1);
  if (failed) {
    lua_pushnil(L);
    lua_rawset(L, -3);
  }
  return 0;
}

// Stack: 1 name, 2 modules, 3 guard, 4 chunk name, 5 what the module returned.
static int module_ran(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  lua_pushvalue(L, 1);
  if (lua_isnil(L, 5)) lua_pushboolean(L, 1);
  else lua_pushvalue(L, 5);
  lua_rawset(L, 2);
  lua_closeslot(L, 3);
  lua_pushvalue(L, 1);
  lua_rawget(L, 2);
  lua_pushvalue(L, 4);
  return 2;
}

// Asks the host for the source. Leaves it and the chunk's name at 3 and 4.
static void find_module(lua_State *L) {
  dtn_state *S = dtn_of(L);
  if (!S->hooks.find_module) luaL_error(L, "module '%s' not found", lua_tostring(L, 1));
  lua_pushvalue(L, 1);
  int results = dtn_call_host(L, S->hooks.find_module, 0, -1, -1, 3);
  bool found = results == 2 && lua_type(L, -1) == LUA_TSTRING && lua_type(L, -2) == LUA_TSTRING;
  if (!found) luaL_error(L, "module '%s' not found", lua_tostring(L, 1));
  lua_rotate(L, 3, 2);
  lua_settop(L, 4);
}

static void push_guard(lua_State *L) {
  lua_createtable(L, 1, 0);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.guard);
  lua_setmetatable(L, -2);
}

static int run_module(lua_State *L) {
  find_module(L);
  const char *chunk_name = lua_tostring(L, 4);
  size_t length;
  const char *source = lua_tolstring(L, 3, &length);
  if (dtn_load_text(L, source, length, chunk_name) != LUA_OK) {
    return luaL_error(L, "error loading module '%s': %s", lua_tostring(L, 1), lua_tostring(L, -1));
  }
  dtn_chunk_add(dtn_of(L), chunk_name, strlen(chunk_name));
  if (chunk_name[0] == '@') {  // the module hears its file's plain name
    lua_pushstring(L, chunk_name + 1);
    lua_replace(L, 4);
  }
  push_guard(L);
  lua_replace(L, 3);  // name, modules, guard, chunk name, function
  lua_pushvalue(L, 1);
  lua_pushlightuserdata(L, &loading_mark);
  lua_rawset(L, 2);
  lua_toclose(L, 3);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 4);
  lua_callk(L, 2, 1, 0, module_ran);
  return module_ran(L, LUA_OK, 0);
}

// The global object `detent` is what require "detent" means.
static bool push_detent(lua_State *L) {
  if (strcmp(lua_tostring(L, 1), "detent") != 0) return false;
  lua_pushglobaltable(L);
  lua_pushliteral(L, "detent");
  lua_rawget(L, -2);
  return dtn_to_object(L, -1) != NULL;
}

int dtn_require(lua_State *L) {
  luaL_checkstring(L, 1);
  lua_settop(L, 1);
  if (push_detent(L)) return 1;
  lua_settop(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.modules);
  lua_pushvalue(L, 1);
  lua_rawget(L, 2);
  if (lua_touserdata(L, 3) == &loading_mark) {
    return luaL_error(L, "module '%s' is still being loaded (do modules require each other?)", lua_tostring(L, 1));
  }
  if (!lua_isnil(L, 3)) return 1;
  lua_settop(L, 2);
  return run_module(L);
}

// MARK: package

static int open_package(lua_State *L) {
  lua_createtable(L, 0, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.modules);
  lua_setfield(L, -2, "loaded");
  lua_setglobal(L, "package");
  return 0;
}

int32_t dtn_open_package(dtn_state *S) { return dtn_protected(S, open_package, NULL); }
