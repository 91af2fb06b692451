// Lua values -> plain memory. Nothing in here raises, allocates in Lua or calls a script: tables are read raw. So a
// problem comes back as a text, and the caller raises it when nothing is held any more.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

typedef struct flattening {
  lua_State *L;
  dtn_state *state;
  dtn_frame *frame;
  const void *path[DTN_MAX_DEPTH];  // the tables that the walk stands in
  int depth;
  const char *problem;
} flattening;

static const char no_memory[] = "not enough memory";

static bool flatten_value(flattening *f, int index);

static bool fail(flattening *f, const char *problem) {
  f->problem = problem;
  return false;
}

// Room for `more` values behind the last.
static bool reserve_values(flattening *f, int32_t more) {
  dtn_frame *frame = f->frame;
  if (frame->count + more <= frame->capacity) return true;
  int32_t capacity = frame->capacity < 32 ? 32 : frame->capacity * 2;
  while (capacity < frame->count + more) capacity *= 2;
  dtn_value *values = realloc(frame->values, (size_t)capacity * sizeof *values);
  if (!values) return fail(f, no_memory);
  frame->values = values;
  frame->capacity = capacity;
  return true;
}

static bool reserve_pairs(flattening *f, int32_t more) {
  dtn_frame *frame = f->frame;
  if (frame->pair_count + more <= frame->pair_capacity) return true;
  int32_t capacity = frame->pair_capacity < 32 ? 32 : frame->pair_capacity * 2;
  while (capacity < frame->pair_count + more) capacity *= 2;
  dtn_pair *pairs = realloc(frame->pairs, (size_t)capacity * sizeof *pairs);
  if (!pairs) return fail(f, no_memory);
  frame->pairs = pairs;
  frame->pair_capacity = capacity;
  return true;
}

static bool append(flattening *f, dtn_value value) {
  if (f->frame->count >= DTN_MAX_VALUES) return fail(f, "arguments hold more than 4000000 values");
  if (!reserve_values(f, 1)) return false;
  f->frame->values[f->frame->count++] = value;
  return true;
}

// MARK: Scalars

// Flattens a value that is neither table nor function; false for those two.
bool dtn_flatten_scalar(lua_State *L, int index, dtn_value *value) {
  value->tag = value->extent = value->count = value->line = 0;
  value->chunk = -1;
  value->length = 0;
  if (lua_isinteger(L, index)) {
    value->kind = DTN_INT;
    value->integer = lua_tointeger(L, index);
    return true;
  }
  value->integer = 0;
  switch (lua_type(L, index)) {
    case LUA_TNIL: value->kind = DTN_NIL; return true;
    case LUA_TBOOLEAN:
      value->kind = DTN_BOOL;
      value->boolean = lua_toboolean(L, index);
      return true;
    case LUA_TNUMBER:
      value->kind = DTN_NUM;
      value->number = lua_tonumber(L, index);
      return true;
    case LUA_TSTRING:
      value->kind = DTN_TEXT;
      value->text = lua_tolstring(L, index, &value->length);
      return true;
    case LUA_TTABLE:
    case LUA_TFUNCTION: return false;
    default: {
      const dtn_object *object = dtn_to_object(L, index);
      value->kind = object ? DTN_OBJECT : DTN_OPAQUE;
      value->tag = object ? object->klass->index : 0;
      value->object = object ? object->id : dtn_serial(L, index);
      return true;
    }
  }
}

// A function: anchored in the holder, where dtn_keep finds it by its number. lua_checkstack does not raise.
static bool flatten_function(flattening *f, int index) {
  lua_State *holder = f->state->holder;
  if (!lua_checkstack(holder, 10)) return fail(f, "arguments hold too many functions");
  if (f->frame->holder_top < 0) f->frame->holder_top = lua_gettop(holder);
  lua_pushvalue(f->L, index);
  lua_Debug made;
  lua_pushvalue(f->L, -1);
  lua_getinfo(f->L, ">S", &made);
  lua_xmove(f->L, holder, 1);
  dtn_value value = {.kind = DTN_FUNCTION, .integer = lua_gettop(holder), .chunk = -1,
                     .length = (size_t)dtn_serial(holder, -1)};
  if (made.linedefined >= 0) {
    value.chunk = dtn_chunk_of(f->state, made.source, made.srclen);
    value.line = made.linedefined;
    value.count = made.lastlinedefined;
  }
  return append(f, value);
}

// MARK: Tables

// What dtn_out_marked put on a table: tag, chunk, line packed; 0 for a table without a mark.
uint64_t dtn_mark_of(lua_State *L, dtn_state *S, int index) {
  if (!lua_getmetatable(L, index)) return 0;
  bool marked = lua_topointer(L, -1) == S->mark_metatable;
  lua_pop(L, 1);
  if (!marked) return 0;
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.marks);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  uint64_t mark = (uint64_t)lua_tointeger(L, -1);
  lua_pop(L, 2);
  return mark;
}

static bool is_on_path(const flattening *f, const void *table) {
  for (int i = 0; i < f->depth; i++) {
    if (f->path[i] == table) return true;
  }
  return false;
}

// Flattens the pairs in Lua's order, noting where each lies. Answers whether they came in the fixed order already.
static bool collect_pairs(flattening *f, int index, bool *sorted) {
  dtn_frame *frame = f->frame;
  int32_t base = frame->pair_count;
  *sorted = true;
  lua_pushnil(f->L);
  while (lua_next(f->L, index)) {
    if (!reserve_pairs(f, 1)) return false;
    int32_t at = frame->pair_count++, start = frame->count;
    frame->pairs[at] = (dtn_pair){.key = dtn_key_at(f->L, -2), .start = start};
    if (*sorted && at > base) *sorted = dtn_compare_keys(&frame->pairs[at - 1].key, &frame->pairs[at].key) < 0;
    if (!flatten_value(f, lua_gettop(f->L) - 1) || !flatten_value(f, lua_gettop(f->L))) return false;
    frame->pairs[at].size = frame->count - start;
    lua_pop(f->L, 1);
  }
  return true;
}

static bool pair_less(const void *a, const void *b, void *context) {
  (void)context;
  return dtn_compare_keys(&((const dtn_pair *)a)->key, &((const dtn_pair *)b)->key) < 0;
}

// Brings the pairs from `base` on, whose values begin at `start`, into the fixed order.
static bool sort_pairs(flattening *f, int32_t base, int32_t start) {
  dtn_frame *frame = f->frame;
  int32_t pairs = frame->pair_count - base, size = frame->count - start;
  if (!reserve_pairs(f, pairs) || !reserve_values(f, size)) return false;
  dtn_pair *first = frame->pairs + base;
  dtn_merge_sort(first, first + pairs, (size_t)pairs, sizeof *first, pair_less, NULL);
  dtn_value *values = frame->values, *to = values + frame->count;
  for (int32_t i = 0; i < pairs; i++) {
    memcpy(to, values + first[i].start, (size_t)first[i].size * sizeof *to);
    to += first[i].size;
  }
  memcpy(values + start, values + frame->count, (size_t)size * sizeof *values);
  return true;
}

static bool flatten_pairs(flattening *f, int index, int32_t header) {
  dtn_frame *frame = f->frame;
  int32_t base = frame->pair_count;
  bool sorted;
  if (!collect_pairs(f, index, &sorted)) return false;
  if (!sorted && !sort_pairs(f, base, header + 1)) return false;
  frame->values[header].count = frame->pair_count - base;
  frame->values[header].extent = frame->count - header - 1;
  frame->pair_count = base;
  return true;
}

static bool flatten_table(flattening *f, int index) {
  const void *table = lua_topointer(f->L, index);
  dtn_value value = {.kind = DTN_TABLE, .chunk = -1, .object = dtn_serial(f->L, index)};
  if (is_on_path(f, table)) {
    value.kind = DTN_CYCLE;
    return append(f, value);
  }
  if (f->depth >= DTN_MAX_DEPTH) return fail(f, "tables lie more than 100 deep in each other");
  if (!lua_checkstack(f->L, 10)) return fail(f, no_memory);
  uint64_t mark = dtn_mark_of(f->L, f->state, index);
  if (mark) {
    value.tag = (int32_t)(mark & 0xFF);
    value.chunk = (int32_t)(mark >> 8 & 0xFFFFFF) - 1;
    value.line = (int32_t)(mark >> 32);
  }
  int32_t header = f->frame->count;
  if (!append(f, value)) return false;
  f->path[f->depth++] = table;
  bool done = flatten_pairs(f, index, header);
  f->depth -= 1;
  return done;
}

static bool flatten_value(flattening *f, int index) {
  dtn_value value;
  if (dtn_flatten_scalar(f->L, index, &value)) return append(f, value);
  return lua_type(f->L, index) == LUA_TTABLE ? flatten_table(f, index) : flatten_function(f, index);
}

// Flattens `count` values from `first` on into the frame. Answers NULL, or what is wrong; the stack is as before.
const char *dtn_flatten(lua_State *L, dtn_frame *frame, int first, int count) {
  flattening f = {.L = L, .state = dtn_of(L), .frame = frame};
  int top = lua_gettop(L);
  frame->count = frame->pair_count = 0;
  if (!lua_checkstack(L, 10)) return no_memory;
  for (int i = 0; i < count; i++) {
    if (flatten_value(&f, first + i)) continue;
    lua_settop(L, top);
    return f.problem;
  }
  return NULL;
}
