// Opens the module in one state after another of one process, and in two at once. Run by scripts/test-module.
#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

static const char script[] =
    "local detent = require 'detent'\n"
    "local s = detent.screen { detent.scrollView { id = 'v', isPagingEnabled = true, numberOfPages = 3 } }\n"
    "s.v:swipe { to = 'next' }:settle()\n"
    "assert(s.v.page == 2)\n"
    "late = setmetatable({}, { __gc = function() closed = pcall(function() return s.v.page end) end })\n";

static void run(lua_State *L) {
  if (luaL_dostring(L, script) == LUA_OK) return;
  fprintf(stderr, "%s\n", lua_tostring(L, -1));
  exit(1);
}

static lua_State *open(void) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  return L;
}

int main(void) {
  for (int i = 0; i < 30; i++) {
    lua_State *L = open();
    run(L);
    lua_close(L);
  }
  lua_State *first = open(), *second = open();
  for (int i = 0; i < 5; i++) {
    run(first);
    run(second);
  }
  lua_close(first);
  run(second);
  lua_close(second);
  puts("cycles: ok");
}
