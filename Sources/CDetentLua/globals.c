// Globals that the host gives to scripts: objects, values, methods as plain functions.
#include <string.h>

#include "internal.h"

typedef struct global {
  const char *name, *member;
  int32_t class_index;
  uint64_t id;
} global;

static int set_object(lua_State *L) {
  const global *request = lua_touserdata(L, 1);
  dtn_push_object(L, request->class_index, request->id);
  lua_setglobal(L, request->name);
  return 0;
}

int32_t dtn_set_global(dtn_state *S, const char *name, int32_t class_index, uint64_t id) {
  global request = {.name = name, .class_index = class_index, .id = id};
  return dtn_protected(S, set_object, &request);
}

static int set_value(lua_State *L) {
  const global *request = lua_touserdata(L, 1);
  int count = dtn_push_buffer(L, &dtn_of(L)->arguments, 0);
  if (count != 1) return luaL_error(L, "expected one value");
  lua_setglobal(L, request->name);
  return 0;
}

int32_t dtn_set_global_value(dtn_state *S, const char *name) {
  global request = {.name = name};
  int32_t done = dtn_protected(S, set_value, &request);
  dtn_buffer_clear(&S->arguments);
  return done;
}

static int set_function(lua_State *L) {
  const global *request = lua_touserdata(L, 1);
  dtn_klass *klass = dtn_need_class(L, request->class_index);
  for (int32_t i = 0; i < klass->spec.count; i++) {
    if (strcmp(klass->spec.members[i].name, request->member) != 0 || !klass->spec.members[i].call) continue;
    lua_rawgeti(L, LUA_REGISTRYINDEX, klass->methods);
    lua_rawgeti(L, -1, i + 1);
    lua_setglobal(L, request->name);
    return 0;
  }
  return luaL_error(L, "no such member");
}

int32_t dtn_set_global_function(dtn_state *S, const char *name, int32_t class_index, const char *member) {
  global request = {.name = name, .class_index = class_index, .member = member};
  return dtn_protected(S, set_function, &request);
}
