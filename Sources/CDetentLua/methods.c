// What happens when a script calls a method: self and the count of arguments are checked, then the host is called.
#include "internal.h"

// Where the arguments of a method begin, after its self has been checked.
static int check_self(lua_State *L, const dtn_site *site, uint64_t *id) {
  const dtn_klass *klass = site->klass;
  const dtn_object *self = dtn_to_object(L, 1);
  bool is_ours = self && self->klass == klass;
  if (klass->spec.is_static) {
    if (is_ours) luaL_error(L, "write %s.%s(...), not %s:%s(...)", klass->name, site->member->name, klass->name,
                            site->member->name);
    *id = 0;
    return 1;
  }
  if (!is_ours) luaL_error(L, "expected a %s as self (use ':' for methods)", klass->name);
  *id = self->id;
  return 2;
}

// After the protected call of the first argument: puts (ok, error) in its place and calls the host.
static int protects_done(lua_State *L, int status, lua_KContext first_argument) {
  int first = (int)first_argument;
  const dtn_site *site = lua_touserdata(L, lua_upvalueindex(1));
  bool ok = status == LUA_OK || status == LUA_YIELD;
  if (dtn_has_tripped(dtn_of(L))) return dtn_raise_trip(L);
  if (ok) lua_pushnil(L);
  lua_pushboolean(L, ok);
  lua_replace(L, first);
  lua_insert(L, first + 1);
  uint64_t id;
  check_self(L, site, &id);
  if (!(site->member->flags & DTN_BRACKETS)) {
    return dtn_call_host(L, site->member->call, id, site->klass->index, site->slot, first);
  }
  int results = dtn_call_host_with(L, site->member->call, id, site->klass->index, site->slot, first, 1);
  if (ok) return results;
  lua_settop(L, first + 1);  // the function's own error, whatever it is
  return lua_error(L);
}

static int call_protected(lua_State *L, const dtn_site *site, int first) {
  bool callable = lua_isfunction(L, first);
  if (!callable && luaL_getmetafield(L, first, "__call") != LUA_TNIL) {
    lua_pop(L, 1);
    callable = true;
  }
  if (!callable) {
    return luaL_error(L, "%s expects a function as its first argument, got %s", site->member->name,
                      luaL_typename(L, first));
  }
  if (site->member->flags & DTN_BRACKETS) {
    uint64_t id;
    int top = lua_gettop(L);
    check_self(L, site, &id);
    dtn_call_host_with(L, site->member->call, id, site->klass->index, site->slot, first, 0);
    lua_settop(L, top);
  }
  lua_pushvalue(L, first);
  return protects_done(L, lua_pcallk(L, 0, 0, 0, first, protects_done), first);
}

// Matches the second argument against the first, a pattern, and calls the host with what came of it before them.
static int call_matching(lua_State *L, const dtn_site *site, uint64_t id, int first) {
  if (lua_type(L, first) != LUA_TSTRING || lua_type(L, first + 1) != LUA_TSTRING) {
    return luaL_error(L, "%s expects a pattern and a text, got %s and %s", site->member->name, luaL_typename(L, first),
                      luaL_typename(L, first + 1));
  }
  lua_pushcfunction(L, dtn_find);
  lua_pushvalue(L, first + 1);
  lua_pushvalue(L, first);
  lua_call(L, 2, 1);
  lua_pushboolean(L, lua_toboolean(L, -1));
  lua_replace(L, -2);
  lua_insert(L, first);
  return dtn_call_host(L, site->member->call, id, site->klass->index, site->slot, first);
}

// Raises when a method got more arguments than it takes, not counting nils at the end.
static void refuse_surplus(lua_State *L, const dtn_site *site, int first, int most) {
  int top = lua_gettop(L);
  while (top >= first && lua_isnil(L, top)) top--;
  int count = top - first + 1;
  if (count <= most) return;
  luaL_error(L, "%s%s%s: expected %s%d argument%s, got %d", site->klass->name, site->klass->spec.is_static ? "." : ":",
             site->member->name, most > 0 ? "at most " : "", most, most == 1 ? "" : "s", count);
}

static int call_specially(lua_State *L, const dtn_site *site, uint64_t id, int first) {
  if (site->member->flags & DTN_PROTECTS) return call_protected(L, site, first);
  if (site->member->flags & DTN_MATCHES) return call_matching(L, site, id, first);
  return dtn_call_host_as_text(L, site->member->call, id, site->klass->index, site->slot, first);
}

static inline void check_count(lua_State *L, const dtn_site *site, int first) {
  int most = (site->member->flags >> DTN_ROOM_SHIFT) - 1;
  if (most >= 0 && lua_gettop(L) - first >= most) refuse_surplus(L, site, first, most);
}

// A method; upvalue: its site.
int dtn_call_member(lua_State *L) {
  const dtn_site *site = lua_touserdata(L, lua_upvalueindex(1));
  uint64_t id;
  int first = check_self(L, site, &id);
  check_count(L, site, first);
  if (site->member->flags & (DTN_PROTECTS | DTN_MATCHES | DTN_TEXT_ARGS)) return call_specially(L, site, id, first);
  return dtn_call_host(L, site->member->call, id, site->klass->index, site->slot, first);
}
