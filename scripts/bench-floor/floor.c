// The floor that scripts/bench compares bindings with: a userdata written by hand in C, as fast as Lua's API allows.
//
// It keeps what Detent keeps for every change: the line of the script that made it, in a growing array.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

typedef struct change {
  double time;
  int line;
  int property;
  lua_Integer value;
} change;

typedef struct knob {
  const void *magic;
  lua_Integer pages, page;
  const char *images[8];
  change *changes;
  size_t count, capacity;
} knob;

static const char magic;
static const char *names[4];  // interned, so an address tells one from another
enum { PAGES, PAGE, IMAGE, MEMBERS };

static knob *check(lua_State *L) {
  knob *self = lua_touserdata(L, 1);
  if (!self || self->magic != &magic) luaL_error(L, "expected a knob as self");
  return self;
}

static int image(lua_State *L) {
  knob *self = check(L);
  lua_Integer page = luaL_checkinteger(L, 2);
  if (page < 1 || page > self->pages) return luaL_error(L, "there is no page %I", page);
  const char *found = self->images[page - 1];
  if (found) lua_pushstring(L, found);
  else lua_pushnil(L);
  return 1;
}

static int find(const char *name) {
  for (int i = 0; i < MEMBERS; i++) {
    if (names[i] == name) return i;
  }
  return -1;
}

static int get(lua_State *L) {
  knob *self = check(L);
  switch (find(lua_tostring(L, 2))) {
    case PAGES: lua_pushinteger(L, self->pages); return 1;
    case PAGE: lua_pushinteger(L, self->page); return 1;
    case IMAGE: lua_pushvalue(L, lua_upvalueindex(1)); return 1;
    default: return luaL_error(L, "knob has no member '%s'", lua_tostring(L, 2));
  }
}

static void note(lua_State *L, knob *self, int property, lua_Integer value) {
  if (self->count == self->capacity) {
    self->capacity = self->capacity ? self->capacity * 2 : 64;
    self->changes = realloc(self->changes, self->capacity * sizeof *self->changes);
  }
  lua_Debug where;
  int line = lua_getstack(L, 1, &where) && lua_getinfo(L, "l", &where) ? where.currentline : 0;
  self->changes[self->count++] = (change){.line = line, .property = property, .value = value};
}

static int set(lua_State *L) {
  knob *self = check(L);
  if (!lua_isinteger(L, 3)) return luaL_error(L, "expected a whole number");
  lua_Integer value = lua_tointeger(L, 3);
  switch (find(lua_tostring(L, 2))) {
    case PAGES:
      if (value < 0) value = 0;
      if (value == self->pages) return 0;
      self->pages = value;
      if (self->page >= value) self->page = value > 0 ? value - 1 : 0;
      note(L, self, PAGES, value);
      return 0;
    default: return luaL_error(L, "knob has no property '%s'", lua_tostring(L, 2));
  }
}

int main(int count, char **words) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  static const char *texts[] = {"numberOfPages", "page", "indicatorImage"};
  for (int i = 0; i < MEMBERS; i++) {
    names[i] = lua_pushstring(L, texts[i]);
    luaL_ref(L, LUA_REGISTRYINDEX);
  }
  knob *self = lua_newuserdatauv(L, sizeof *self, 0);
  memset(self, 0, sizeof *self);
  self->magic = &magic;
  self->pages = 5;
  lua_newtable(L);
  lua_pushcfunction(L, image);
  lua_pushcclosure(L, get, 1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, set);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  lua_setglobal(L, "knob");
  lua_newtable(L);
  for (int i = 2; i < count; i++) {
    lua_pushstring(L, words[i]);
    lua_rawseti(L, -2, i - 1);
  }
  lua_setglobal(L, "arg");
  if (luaL_dofile(L, words[1])) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    return 1;
  }
  return 0;
}
