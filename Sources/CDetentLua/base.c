// The basic functions that differ from stock Lua: those that catch errors let a limit pass through, those that show or
// order values do so without addresses, and setmetatable keeps finalizers out.
#include "internal.h"

// MARK: Errors

// The end of pcall and xpcall, with `extra` values below the results: the error of a limit is raised again.
static int finish_protected(lua_State *L, int status, lua_KContext extra) {
  if (dtn_has_tripped(dtn_of(L))) return dtn_raise_trip(L);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

static int base_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, finish_protected);
  return finish_protected(L, status, 0);
}

// Stands before a script's message handler: after a limit was met the handler would run with hooks off, for ever if it
// likes. Upvalue: the handler.
static int guarded_handler(lua_State *L) {
  if (dtn_has_tripped(dtn_of(L))) return 1;
  lua_settop(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

static int base_xpcall(lua_State *L) {
  int arguments = lua_gettop(L) - 2;
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);  // function, handler, true, function, arguments
  int status = lua_pcallk(L, arguments, LUA_MULTRET, 2, 2, finish_protected);
  return finish_protected(L, status, 2);
}

// MARK: Values

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  dtn_to_text(L, 1, NULL);
  return 1;
}

static int base_print(lua_State *L) {
  dtn_state *S = dtn_of(L);
  if (!S->hooks.print) return 0;
  return dtn_call_host_as_text(L, S->hooks.print, 0, -1, -1, 1);
}

// A finalizer would run at any moment with hooks off. Lua looks for __gc only here, so refusing it here is enough.
static int base_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  if (type != LUA_TNIL && type != LUA_TTABLE) luaL_typeerror(L, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) return luaL_error(L, "cannot change a protected metatable");
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) {
      return luaL_error(L, "a metatable with __gc is not allowed here (finalizers would run at any moment)");
    }
    lua_pop(L, 1);
  }
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

// MARK: math.random

// Upvalue: the stock function. Without arguments the run's own seed is meant, never the clock.
static int math_randomseed(lua_State *L) {
  if (lua_isnone(L, 1)) {
    lua_pushinteger(L, (lua_Integer)dtn_of(L)->limits.seed);
  } else {
    if (!lua_isinteger(L, 1)) luaL_checknumber(L, 1);
    luaL_optinteger(L, 2, 0);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 0);
  return 0;
}

static void seed_random(lua_State *L) {
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushcclosure(L, math_randomseed, 1);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "randomseed");
  lua_call(L, 0, 0);
  lua_pop(L, 1);
}

// MARK: debug.traceback

static int debug_traceback(lua_State *L) {
  lua_State *of = lua_tothread(L, 1);
  int first = of ? 2 : 1;
  if (!lua_isnoneornil(L, first) && lua_type(L, first) != LUA_TSTRING && lua_type(L, first) != LUA_TNUMBER) {
    lua_settop(L, first);
    return 1;
  }
  const char *message = lua_tostring(L, first);
  lua_Integer level = luaL_optinteger(L, first + 1, of && of != L ? 0 : 1);
  if (level < 0 || level > 1000000) level = 1000000;
  luaL_traceback(L, of ? of : L, message, (int)level);
  return 1;
}

// MARK: Opening

static void open_library(lua_State *L, const char *name, lua_CFunction open) {
  lua_pushcfunction(L, open);
  lua_call(L, 0, 1);
  if (name) lua_setglobal(L, name);
  else lua_pop(L, 1);
}

static void remove_globals(lua_State *L) {
  static const char *const removed[] = {"collectgarbage", "dofile", "loadfile", "warn"};
  for (size_t i = 0; i < sizeof removed / sizeof removed[0]; i++) {
    lua_pushnil(L);
    lua_setglobal(L, removed[i]);
  }
}

void dtn_open_base(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"load", dtn_load_function}, {"next", dtn_next},       {"pairs", dtn_pairs},
      {"pcall", base_pcall},       {"print", base_print},    {"require", dtn_require},
      {"setmetatable", base_setmetatable}, {"tostring", base_tostring}, {"xpcall", base_xpcall},
      {NULL, NULL}};
  static const luaL_Reg debug_functions[] = {{"traceback", debug_traceback}, {NULL, NULL}};
  open_library(L, NULL, luaopen_base);
  open_library(L, "coroutine", dtn_open_coroutines);
  open_library(L, "table", luaopen_table);
  open_library(L, "string", luaopen_string);
  open_library(L, "math", luaopen_math);
  open_library(L, "utf8", luaopen_utf8);
  remove_globals(L);
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  luaL_newlib(L, debug_functions);
  lua_setfield(L, -2, "debug");
  lua_pop(L, 1);
  seed_random(L);
}
