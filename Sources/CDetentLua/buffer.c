// Plain memory -> Lua values. The host fills a buffer without touching Lua; the trampoline pushes it when the host's
// frames are gone, because pushing allocates and may raise.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { ITEM_BEGIN = 100, ITEM_END, ITEM_HANDLER, ITEM_METHOD, ITEM_MARKED };  // kinds beside those of dtn_value

// MARK: Filling

void dtn_buffer_clear(dtn_buffer *buffer) {
  buffer->count = 0;
  buffer->used = 0;
  buffer->depth = 0;
  buffer->exhausted = buffer->malformed = false;
}

void dtn_buffer_free(dtn_buffer *buffer) {
  free(buffer->items);
  free(buffer->bytes);
}

static void add(dtn_buffer *buffer, dtn_value item) {
  if (buffer->count == buffer->capacity) {
    int32_t capacity = buffer->capacity ? buffer->capacity * 2 : 16;
    dtn_value *items = buffer->count < DTN_MAX_VALUES ? realloc(buffer->items, (size_t)capacity * sizeof item) : NULL;
    if (!items) {
      buffer->exhausted = true;
      return;
    }
    buffer->items = items;
    buffer->capacity = capacity;
  }
  buffer->items[buffer->count++] = item;
}

void dtn_out_nil(dtn_buffer *buffer) { add(buffer, (dtn_value){.kind = DTN_NIL}); }
void dtn_out_bool(dtn_buffer *buffer, int32_t value) { add(buffer, (dtn_value){.kind = DTN_BOOL, .boolean = value}); }
void dtn_out_int(dtn_buffer *buffer, int64_t value) { add(buffer, (dtn_value){.kind = DTN_INT, .integer = value}); }
void dtn_out_num(dtn_buffer *buffer, double value) { add(buffer, (dtn_value){.kind = DTN_NUM, .number = value}); }

void dtn_out_text(dtn_buffer *buffer, const char *text, size_t length) {
  if (buffer->used + length > buffer->size) {
    size_t size = buffer->size * 2 > buffer->used + length ? buffer->size * 2 : buffer->used + length + 64;
    char *bytes = realloc(buffer->bytes, size);
    if (!bytes) {
      buffer->exhausted = true;
      return;
    }
    buffer->bytes = bytes;
    buffer->size = size;
  }
  if (length > 0) memcpy(buffer->bytes + buffer->used, text, length);
  add(buffer, (dtn_value){.kind = DTN_TEXT, .integer = (int64_t)buffer->used, .length = length});
  buffer->used += length;
}

void dtn_out_object(dtn_buffer *buffer, int32_t class_index, uint64_t id) {
  add(buffer, (dtn_value){.kind = DTN_OBJECT, .tag = class_index, .object = id});
}

void dtn_out_handler(dtn_buffer *buffer, int64_t id) {
  add(buffer, (dtn_value){.kind = ITEM_HANDLER, .integer = id});
}

void dtn_out_method(dtn_buffer *buffer, int32_t class_index, int32_t slot) {
  add(buffer, (dtn_value){.kind = ITEM_METHOD, .tag = class_index, .integer = slot});
}

void dtn_out_begin_table(dtn_buffer *buffer) {
  if (buffer->depth >= DTN_MAX_DEPTH) {
    buffer->malformed = true;
    return;
  }
  buffer->open[buffer->depth++] = buffer->count;
  add(buffer, (dtn_value){.kind = ITEM_BEGIN});
}

void dtn_out_end_table(dtn_buffer *buffer) {
  if (buffer->depth == 0) {
    buffer->malformed = true;
    return;
  }
  buffer->depth -= 1;
  add(buffer, (dtn_value){.kind = ITEM_END});
}

void dtn_out_marked(dtn_call *call, int32_t argument, int32_t tag) {
  int32_t chunk, line;
  dtn_where(call->state, &chunk, &line);
  add(dtn_out(call), (dtn_value){.kind = ITEM_MARKED, .integer = argument, .tag = tag & 0xFF, .chunk = chunk, .line = line});
}

// MARK: Pushing

// A whole number reads as one in a script: 390, not 390.0; and minus zero as 0.
static void push_number(lua_State *L, double number) {
  if (fabs(number) < 9007199254740992.0 && number == (double)(int64_t)number) lua_pushinteger(L, (int64_t)number);
  else lua_pushnumber(L, number);
}

void dtn_push_scalar(lua_State *L, const dtn_value *value) {
  switch (value->kind) {
    case DTN_BOOL: lua_pushboolean(L, value->boolean); break;
    case DTN_INT: lua_pushinteger(L, value->integer); break;
    case DTN_NUM: push_number(L, value->number); break;
    case DTN_TEXT: lua_pushlstring(L, value->text, value->length); break;
    case DTN_OBJECT: dtn_push_object(L, value->tag, value->object); break;
    default: lua_pushnil(L);
  }
}

static void push_handler(lua_State *L, int64_t id) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.handlers);
  lua_rawgeti(L, -1, id);
  lua_remove(L, -2);
}

// Marks the table at `index` and pushes it. The registry entry comes first: setting the metatable cannot fail.
static void push_marked(lua_State *L, int index, const dtn_value *item) {
  dtn_state *S = dtn_of(L);
  luaL_checktype(L, index, LUA_TTABLE);
  if (dtn_mark_of(L, S, index)) luaL_error(L, "this table is in use already");
  uint64_t chunk = (uint64_t)(item->chunk + 1) & 0xFFFFFF;
  uint64_t mark = (uint64_t)item->tag | chunk << 8 | (uint64_t)(uint32_t)item->line << 32;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.marks);
  lua_pushvalue(L, index);
  lua_pushinteger(L, (lua_Integer)mark);
  lua_rawset(L, -3);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.mark_metatable);
  lua_setmetatable(L, index);
  lua_pop(L, 1);
  lua_pushvalue(L, index);
}

static void push_item(lua_State *L, const dtn_buffer *buffer, const dtn_value *item, int first) {
  dtn_value text;
  switch (item->kind) {
    case ITEM_HANDLER: push_handler(L, item->integer); break;
    case ITEM_METHOD: dtn_push_method(L, item->tag, (int32_t)item->integer); break;
    case ITEM_MARKED: push_marked(L, first + (int)item->integer, item); break;
    case DTN_TEXT:
      text = *item;
      text.text = buffer->bytes + item->integer;
      if (item->length == 0) text.text = "";
      dtn_push_scalar(L, &text);
      break;
    default: dtn_push_scalar(L, item);
  }
}

// Stores the pair on top into the table below it.
static void store_pair(lua_State *L) {
  bool is_nan = lua_type(L, -2) == LUA_TNUMBER && lua_tonumber(L, -2) != lua_tonumber(L, -2);
  if (lua_isnil(L, -2) || is_nan) luaL_error(L, "a result table has a key that is nil or NaN");
  lua_rawset(L, -3);
}

// Pushes everything in the buffer and answers how many values that are. `first` is where the call's arguments lie.
int dtn_push_buffer(lua_State *L, const dtn_buffer *buffer, int first) {
  bool has_key[DTN_MAX_DEPTH + 1] = {false};
  int depth = 0, values = 0;
  if (buffer->exhausted) return dtn_not_enough_memory(L);
  if (buffer->malformed || buffer->depth != 0) return luaL_error(L, "a result table does not end");
  for (int32_t i = 0; i < buffer->count; i++) {
    const dtn_value *item = &buffer->items[i];
    luaL_checkstack(L, 6, "too many results");
    if (item->kind == ITEM_BEGIN) {
      lua_createtable(L, 0, 0);
      depth += 1;
      has_key[depth] = false;
      continue;
    }
    if (item->kind == ITEM_END) {
      if (has_key[depth]) return luaL_error(L, "a result table has a key without a value");
      depth -= 1;
    } else {
      push_item(L, buffer, item, first);
    }
    if (depth == 0) {
      values += 1;
    } else {
      if (has_key[depth]) store_pair(L);
      has_key[depth] = !has_key[depth];
    }
  }
  return values;
}
