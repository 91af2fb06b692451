// Classes: userdata that hold an id, and metatables that find a member by the address of its name.
//
// Lua interns names of up to 40 bytes, so equal names have one address. Each class keeps its names alive in a table that
// is at least half empty; a look-up is one multiplication and one or two comparisons. The getter then is called through
// a C function pointer: no other way came near the cost of binding code written by hand.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MAX_NAME = 40, MAX_CLASS = 1000 };

// MARK: Objects

// The object at an index, or NULL for any other value. The only full userdata that scripts can hold are ours.
const dtn_object *dtn_to_object(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
  const dtn_object *object = lua_touserdata(L, index);
  return lua_rawlen(L, index) == sizeof *object && object->owner == dtn_of(L) ? object : NULL;
}

// Pushes the userdata of an object: the one there is, as long as a script holds it.
void dtn_push_object(lua_State *L, int32_t class_index, uint64_t id) {
  luaL_checkstack(L, 4, NULL);
  dtn_klass *klass = dtn_need_class(L, class_index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, klass->cache);
  if (lua_rawgeti(L, -1, (lua_Integer)id) == LUA_TUSERDATA) {
    lua_remove(L, -2);
    return;
  }
  lua_pop(L, 1);
  dtn_object *object = lua_newuserdatauv(L, sizeof *object, 0);
  *object = (dtn_object){.owner = klass->state, .klass = klass, .id = id};
  lua_rawgeti(L, LUA_REGISTRYINDEX, klass->metatable);
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, (lua_Integer)id);
  lua_remove(L, -2);
}

// Pushes the function behind a method.
void dtn_push_method(lua_State *L, int32_t class_index, int32_t slot) {
  dtn_klass *klass = dtn_need_class(L, class_index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, klass->methods);
  lua_rawgeti(L, -1, slot + 1);
  lua_remove(L, -2);
}

// MARK: Finding a member

// Where the search for a name begins: the high bits of its address times the golden ratio.
static inline uint32_t first_slot(const dtn_klass *klass, const char *key) {
  return (uint32_t)(((uint64_t)(uintptr_t)key * 0x9E3779B97F4A7C15u) >> klass->shift);
}

static inline const dtn_site *find_site(lua_State *L, const dtn_klass *klass) {
  if (lua_type(L, 2) != LUA_TSTRING) return NULL;
  const char *key = lua_tolstring(L, 2, NULL);
  for (uint32_t slot = first_slot(klass, key);; slot = (slot + 1) & klass->mask) {
    const dtn_entry *entry = &klass->entries[slot];
    if (entry->key == key) return entry->site;
    if (!entry->key) return NULL;
  }
}

// Scripts cannot get at a metamethod of ours (its metatable is hidden), so Lua only calls it with one of our userdata;
// the owner is compared all the same.
static inline const dtn_object *metamethod_self(lua_State *L) {
  const dtn_object *self = lua_touserdata(L, 1);
  if (!self || self->owner != dtn_of(L)) luaL_error(L, "expected one of detent's objects");
  return self;
}

static int missing(lua_State *L, const dtn_klass *klass, const char *problem) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
  return luaL_error(L, "%s %s '%s'", klass->name, problem, name);
}

// __index; upvalue: the methods of the class.
static int index_member(lua_State *L) {
  const dtn_object *self = metamethod_self(L);
  const dtn_klass *klass = self->klass;
  const dtn_site *site = find_site(L, klass);
  if (site && site->member->get) return dtn_get(L, site, self->id);
  if (site && site->member->call) {
    lua_rawgeti(L, lua_upvalueindex(1), site->slot + 1);
    return 1;
  }
  if (!klass->spec.missing_get) return missing(L, klass, "has no member");
  return dtn_call_host(L, klass->spec.missing_get, self->id, klass->index, -1, 2);
}

static int set_member(lua_State *L) {
  const dtn_object *self = metamethod_self(L);
  const dtn_klass *klass = self->klass;
  const dtn_site *site = find_site(L, klass);
  if (site && site->member->set) return dtn_set(L, site, self->id);
  if (klass->spec.missing_set) return dtn_call_host(L, klass->spec.missing_set, self->id, klass->index, -1, 2);
  return missing(L, klass, site ? "does not let scripts set" : "has no member");
}

static int call_object(lua_State *L) {
  const dtn_object *self = metamethod_self(L);
  return dtn_call_host(L, self->klass->spec.called, self->id, self->klass->index, -1, 2);
}

static int object_text(lua_State *L) {
  const dtn_object *self = metamethod_self(L);
  const dtn_klass *klass = self->klass;
  lua_settop(L, 1);
  if (klass->spec.text) return dtn_call_host(L, klass->spec.text, self->id, klass->index, -1, 2);
  lua_pushfstring(L, "%s: %I", klass->name, (lua_Integer)self->id);
  return 1;
}

static int objects_equal(lua_State *L) {
  const dtn_object *a = dtn_to_object(L, 1), *b = dtn_to_object(L, 2);
  lua_pushboolean(L, a && b && a->klass == b->klass && a->id == b->id);
  return 1;
}

// MARK: Defining

static void free_klass(dtn_klass *klass) {
  if (!klass) return;
  free(klass->name);
  free(klass->sites);
  free(klass->entries);
  free(klass);
}

static dtn_klass *make_klass(dtn_state *S, int32_t index, const dtn_class *spec) {
  dtn_klass *klass = calloc(1, sizeof *klass);
  if (!klass) return NULL;
  *klass = (dtn_klass){.state = S, .spec = *spec, .index = index};
  klass->name = strdup(spec->name);
  klass->sites = calloc((size_t)spec->count + 1, sizeof *klass->sites);
  if (!klass->name || !klass->sites) {
    free_klass(klass);
    return NULL;
  }
  for (int32_t i = 0; i < spec->count; i++) {
    klass->sites[i] = (dtn_site){.klass = klass, .member = &spec->members[i], .slot = i};
  }
  return klass;
}

// Puts the names into a table of which at least half stays empty.
static bool build_entries(dtn_klass *klass, const char *const *names) {
  unsigned bits = 3;
  while ((1 << bits) < klass->spec.count * 2) bits++;
  free(klass->entries);  // of an attempt that ran out of memory
  klass->entries = calloc((size_t)1 << bits, sizeof *klass->entries);
  if (!klass->entries) return false;
  klass->shift = 64 - bits;
  klass->mask = (1u << bits) - 1;
  for (int32_t i = 0; i < klass->spec.count; i++) {
    uint32_t slot = first_slot(klass, names[i]);
    while (klass->entries[slot].key) slot = (slot + 1) & klass->mask;
    klass->entries[slot] = (dtn_entry){.key = names[i], .site = &klass->sites[i]};
  }
  return true;
}

// Pushes the table of methods: closures by slot, and every name as a key, which keeps its address.
static void push_methods(lua_State *L, dtn_klass *klass) {
  lua_createtable(L, klass->spec.count, klass->spec.count);
  const char **names = lua_newuserdatauv(L, ((size_t)klass->spec.count + 1) * sizeof *names, 0);
  for (int32_t i = 0; i < klass->spec.count; i++) {
    lua_pushlightuserdata(L, &klass->sites[i]);
    lua_pushcclosure(L, dtn_call_member, 1);
    lua_rawseti(L, -3, i + 1);
    names[i] = lua_pushstring(L, klass->spec.members[i].name);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -4) != LUA_TNIL) luaL_error(L, "member '%s' is defined twice", names[i]);
    lua_pop(L, 1);
    lua_pushboolean(L, 1);
    lua_rawset(L, -4);
  }
  if (!build_entries(klass, names)) dtn_not_enough_memory(L);
  lua_pop(L, 1);
}

static void set_metamethod(lua_State *L, const char *name, lua_CFunction function) {
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, name);
}

static void push_metatable(lua_State *L, dtn_klass *klass) {
  lua_createtable(L, 0, 8);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushstring(L, klass->name);
  lua_setfield(L, -2, "__name");
  lua_rawgeti(L, LUA_REGISTRYINDEX, klass->methods);
  lua_pushcclosure(L, index_member, 1);
  lua_setfield(L, -2, "__index");
  set_metamethod(L, "__newindex", set_member);
  set_metamethod(L, "__tostring", object_text);
  set_metamethod(L, "__eq", objects_equal);
  if (klass->spec.called) set_metamethod(L, "__call", call_object);
}

static void check_names(lua_State *L, const dtn_class *spec) {
  for (int32_t i = 0; i < spec->count; i++) {
    if (strlen(spec->members[i].name) > MAX_NAME) luaL_error(L, "the name of member '%s' is too long", spec->members[i].name);
  }
}

// A place for the class among those that the host has described.
static dtn_klass **place_of(lua_State *L, int32_t index) {
  dtn_state *S = dtn_of(L);
  if (index < 0 || index > MAX_CLASS) luaL_error(L, "no such class");
  if (index < S->class_count) return &S->classes[index];
  dtn_klass **classes = realloc(S->classes, ((size_t)index + 1) * sizeof *classes);
  if (!classes) dtn_not_enough_memory(L);
  S->classes = classes;
  while (S->class_count <= index) classes[S->class_count++] = NULL;
  return &classes[index];
}

static dtn_klass *describe(lua_State *L, int32_t index) {
  dtn_klass **place = place_of(L, index);
  if (*place) return *place;
  dtn_state *S = dtn_of(L);
  dtn_class spec = {0};
  if (!S->hooks.describe || !S->hooks.describe(S->host, index, &spec)) luaL_error(L, "no such class");
  check_names(L, &spec);
  *place = make_klass(S, index, &spec);
  if (!*place) dtn_not_enough_memory(L);
  return *place;
}

// The class, with everything of it that lives in Lua. May raise for want of memory; then the next object tries again.
dtn_klass *dtn_need_class(lua_State *L, int32_t index) {
  dtn_state *S = dtn_of(L);
  if (index >= 0 && index < S->class_count && S->classes[index] && S->classes[index]->is_ready) return S->classes[index];
  luaL_checkstack(L, 12, NULL);
  dtn_klass *klass = describe(L, index);
  push_methods(L, klass);
  klass->methods = luaL_ref(L, LUA_REGISTRYINDEX);
  push_metatable(L, klass);
  klass->metatable = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  klass->cache = luaL_ref(L, LUA_REGISTRYINDEX);
  klass->is_ready = true;
  return klass;
}

void dtn_classes_close(dtn_state *S) {
  for (int32_t i = 0; i < S->class_count; i++) free_klass(S->classes[i]);
  free(S->classes);
}
