// One order of visits for every table, in every process: numbers ascending, texts in byte order, false, true, our
// objects by class and id, then everything else by its serial of creation. Lua's own order follows hash values that
// are seeded by address and time.
#include <math.h>
#include <string.h>

#include "internal.h"

enum { NUMBER, TEXT, BOOLEAN, OBJECT, BUILTIN, REST };  // ranks

// MARK: Identity

// Whether the value is a C function without upvalues: it is no object, its "address" is the code itself.
bool dtn_is_builtin(lua_State *L, int index) {
  lua_CFunction function = lua_tocfunction(L, index);
  if (!function) return false;
  const void *pointer = lua_topointer(L, index);
  return memcmp(&pointer, &function, sizeof pointer) == 0;
}

#ifndef DTN_MODULE
// The number of a builtin, given when the state was opened.
static uint64_t builtin_number(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.builtins);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  lua_Integer number = lua_tointeger(L, -1);
  lua_pop(L, 2);
  return (uint64_t)number;
}

// The serial of a table, function or coroutine (of a builtin: its number); 0 for anything else.
uint64_t dtn_serial(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TTABLE: return dtn_serial_of(lua_topointer(L, index));
    case LUA_TTHREAD: return dtn_serial_of((const char *)lua_topointer(L, index) - LUA_EXTRASPACE);
    case LUA_TFUNCTION:
      return dtn_is_builtin(L, index) ? builtin_number(L, index) : dtn_serial_of(lua_topointer(L, index));
    default: return 0;
  }
}
#endif

// MARK: Keys

static uint64_t text_prefix(const char *text, size_t length) {
  unsigned char bytes[8] = {0};
  memcpy(bytes, text, length < 8 ? length : 8);
  uint64_t prefix = 0;
  for (int i = 0; i < 8; i++) prefix = prefix << 8 | bytes[i];
  return prefix;
}

// The key of a value. Neither raises nor allocates; needs three free stack slots.
dtn_key dtn_key_at(lua_State *L, int index) {
  dtn_key key = {.rank = REST};
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key.rank = NUMBER;
      key.is_float = !lua_isinteger(L, index);
      if (key.is_float) key.number = lua_tonumber(L, index);
      else key.integer = lua_tointeger(L, index);
      return key;
    case LUA_TSTRING:
      key.rank = TEXT;
      key.text = lua_tolstring(L, index, &key.length);
      key.prefix = text_prefix(key.text, key.length);
      return key;
    case LUA_TBOOLEAN:
      key.rank = BOOLEAN;
      key.id = (uint64_t)lua_toboolean(L, index);
      return key;
    case LUA_TUSERDATA: {
      const dtn_object *object = dtn_to_object(L, index);
      if (!object) return key;
      key.rank = OBJECT;
      key.prefix = (uint64_t)object->klass->index;
      key.id = object->id;
      return key;
    }
    default:
      if (lua_type(L, index) == LUA_TFUNCTION && dtn_is_builtin(L, index)) key.rank = BUILTIN;
      key.id = dtn_serial(L, index);
      return key;
  }
}

static int compare_integers(int64_t a, int64_t b) { return a < b ? -1 : a > b; }
static int compare_unsigned(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

// An integer against a float that is no integer in range (Lua turns such float keys into integers): it has a fraction,
// so that rounding `a` cannot change the answer, or lies outside the range, where only 2^63 can look equal.
static int compare_mixed(int64_t a, double b) {
  double rounded = (double)a;
  return rounded < b ? -1 : rounded > b ? 1 : b > 0 ? -1 : 1;
}

static int compare_numbers(const dtn_key *a, const dtn_key *b) {
  if (!a->is_float && !b->is_float) return compare_integers(a->integer, b->integer);
  if (!a->is_float) return compare_mixed(a->integer, b->number);
  if (!b->is_float) return -compare_mixed(b->integer, a->number);
  return a->number < b->number ? -1 : a->number > b->number;
}

static int compare_texts(const dtn_key *a, const dtn_key *b) {
  if (a->prefix != b->prefix) return compare_unsigned(a->prefix, b->prefix);
  int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
  return order != 0 ? order : compare_unsigned(a->length, b->length);
}

int dtn_compare_keys(const dtn_key *a, const dtn_key *b) {
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  if (a->rank == NUMBER) return compare_numbers(a, b);
  if (a->rank == TEXT) return compare_texts(a, b);
  return a->prefix != b->prefix ? compare_unsigned(a->prefix, b->prefix) : compare_unsigned(a->id, b->id);
}

// MARK: Sorting

typedef struct sorting {
  size_t size;
  dtn_less less;
  void *context;
} sorting;

static void merge(const sorting *sort, char *left, size_t left_count, char *right, size_t right_count, char *spare) {
  size_t size = sort->size;
  char *left_end = left + left_count * size, *right_end = right + right_count * size;
  if (!sort->less(right, left_end - size, sort->context)) return;  // in order already
  char *start = left, *to = spare;
  while (left < left_end && right < right_end) {
    char **least = sort->less(right, left, sort->context) ? &right : &left;
    memcpy(to, *least, size);
    *least += size;
    to += size;
  }
  // What is left of the right part lies at its place already.
  memcpy(to, left, (size_t)(left_end - left));
  to += left_end - left;
  memcpy(start, spare, (size_t)(to - spare));
}

static void insertion_sort(const sorting *sort, char *elements, size_t count, char *spare) {
  size_t size = sort->size;
  for (size_t i = 1; i < count; i++) {
    size_t to = i;
    memcpy(spare, elements + i * size, size);
    while (to > 0 && sort->less(spare, elements + (to - 1) * size, sort->context)) to--;
    memmove(elements + (to + 1) * size, elements + to * size, (i - to) * size);
    memcpy(elements + to * size, spare, size);
  }
}

static void sort_range(const sorting *sort, char *elements, size_t count, char *spare) {
  if (count <= 6) {
    insertion_sort(sort, elements, count, spare);
    return;
  }
  size_t half = count / 2;
  sort_range(sort, elements, half, spare);
  sort_range(sort, elements + half * sort->size, count - half, spare);
  merge(sort, elements, half, elements + half * sort->size, count - half, spare);
}

void dtn_merge_sort(void *elements, void *spare, size_t count, size_t size, dtn_less less, void *context) {
  sorting sort = {.size = size, .less = less, .context = context};
  if (count > 1) sort_range(&sort, elements, count, spare);
}

// MARK: Text of any value

// Pushes the text of a value, as tostring shows it: serials in place of addresses, "nan" without a sign. Calls
// __tostring, which cannot wait.
const char *dtn_to_text(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (!lua_isstring(L, -1)) luaL_error(L, "'__tostring' must return a string");
    return lua_tolstring(L, -1, length);
  }
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (!lua_isinteger(L, index) && isnan(lua_tonumber(L, index))) {
        lua_pushliteral(L, "nan");
        break;
      }
      lua_pushvalue(L, index);
      break;
    case LUA_TSTRING: lua_pushvalue(L, index); break;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
    case LUA_TNIL: lua_pushliteral(L, "nil"); break;
    default: {
      int named = luaL_getmetafield(L, index, "__name");
      const char *kind = named == LUA_TSTRING ? lua_tostring(L, -1) : luaL_typename(L, index);
      lua_Integer serial = (lua_Integer)dtn_serial(L, index);
      bool builtin = lua_type(L, index) == LUA_TFUNCTION && dtn_is_builtin(L, index);
      lua_pushfstring(L, builtin ? "%s: builtin: %I" : "%s: %I", kind, serial);
      if (named != LUA_TNIL) lua_remove(L, -2);
    }
  }
  return lua_tolstring(L, -1, length);
}
