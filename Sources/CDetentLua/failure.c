// Reports of failures. They live in malloc memory, so that they can be made and read when Lua has none left.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static const char no_memory[] = "not enough memory";

bool dtn_text_set(dtn_text *text, const char *bytes, size_t length) {
  text->length = 0;
  if (length + 1 > text->capacity) {
    char *larger = realloc(text->bytes, length + 1);
    if (!larger) return false;
    text->bytes = larger;
    text->capacity = length + 1;
  }
  memcpy(text->bytes, bytes, length);
  text->bytes[length] = '\0';
  text->length = length;
  return true;
}

void dtn_failure_set(dtn_state *S, int why, const char *text) {
  S->why = why;
  S->error_is_text = true;
  S->failed_line = 0;
  dtn_text_set(&S->error, text, strlen(text));
  dtn_text_set(&S->traceback, "", 0);
}

// Worker: makes text of the error value at index 2, by its __tostring if it has one.
static int describe_value(lua_State *L) {
  dtn_state *S = dtn_of(L);
  size_t length;
  if (luaL_getmetafield(L, 2, "__tostring") == LUA_TNIL) {
    lua_pushfstring(L, "error object is a %s value", luaL_typename(L, 2));
  } else {
    lua_pop(L, 1);
    dtn_to_text(L, 2, &length);
  }
  const char *text = lua_tolstring(L, -1, &length);
  dtn_text_set(&S->error, text, length);
  return 0;
}

// Worker: the traceback of the coroutine at index 1.
static int trace_coroutine(lua_State *L) {
  lua_State *failed = lua_touserdata(L, 1);
  size_t length;
  luaL_traceback(L, failed, NULL, 0);
  const char *text = lua_tolstring(L, -1, &length);
  dtn_text_set(&dtn_of(L)->traceback, text, length);
  return 0;
}

// Takes the traceback of a coroutine, in protected mode since it makes Lua strings. None when memory does not suffice.
void dtn_failure_traceback(dtn_state *S, lua_State *failed) {
  lua_State *L = dtn_current(S);
  dtn_text_set(&S->traceback, "", 0);
  if (!lua_checkstack(L, 4)) return;
  lua_pushcfunction(L, trace_coroutine);
  lua_pushlightuserdata(L, failed);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) lua_pop(L, 1);
}

// The text of a value that is no string: the protected worker runs on `L`, with the value as second argument.
static void capture_value(dtn_state *S, lua_State *failed) {
  lua_State *L = dtn_current(S);
  dtn_failure_set(S, DTN_WHY_ERROR, no_memory);
  S->error_is_text = false;
  if (!lua_checkstack(L, 6) || !lua_checkstack(failed, 2)) return;
  lua_pushcfunction(L, describe_value);
  lua_pushlightuserdata(L, S);
  lua_pushvalue(failed, -1);
  if (L != failed) lua_xmove(failed, L, 1);
  if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
    bool tripped = dtn_has_tripped(S);
    dtn_failure_set(S, tripped ? S->tripped : DTN_WHY_ERROR,
                    tripped ? S->trip_text : "error object whose __tostring fails");
    S->error_is_text = tripped;
    lua_pop(L, 1);
  }
}

static bool is_memory_text(const char *text, size_t length) {
  return length == sizeof no_memory - 1 && memcmp(text, no_memory, length) == 0;
}

// Sets the failure from the error value on top of `failed`, and removes the value. Runs within a step.
void dtn_failure_capture(dtn_state *S, lua_State *failed, int status) {
  int32_t chunk, line;
  int type = lua_type(failed, -1);
  dtn_locate_from(S, failed, 0, &chunk, &line);
  if (dtn_has_tripped(S)) {
    dtn_trip_describe(S, failed);
    dtn_failure_set(S, S->tripped, S->trip_text);
  } else if (type == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(failed, -1, &length);
    dtn_failure_set(S, DTN_WHY_ERROR, "");
    if (!dtn_text_set(&S->error, text, length) || status == LUA_ERRMEM || is_memory_text(text, length)) {
      S->why = DTN_WHY_MEMORY;
    }
  } else if (type == LUA_TNUMBER) {
    char number[64];
    lua_Number value = lua_tonumber(failed, -1);
    if (lua_isinteger(failed, -1)) snprintf(number, sizeof number, LUA_INTEGER_FMT, lua_tointeger(failed, -1));
    else snprintf(number, sizeof number, LUA_NUMBER_FMT, isnan(value) ? NAN : value);
    dtn_failure_set(S, DTN_WHY_ERROR, number);
  } else {
    capture_value(S, failed);
  }
  S->failed_chunk = chunk;
  S->failed_line = line;
  lua_pop(failed, 1);
}

static const char *text_or(const dtn_text *text, size_t *length) {
  if (length) *length = text->bytes ? text->length : 0;
  return text->bytes ? text->bytes : "";
}

const char *dtn_error(const dtn_state *S, size_t *length) {
  if (S->error.length == 0 && S->why == DTN_WHY_MEMORY) {
    if (length) *length = sizeof no_memory - 1;
    return no_memory;
  }
  return text_or(&S->error, length);
}

const char *dtn_traceback(const dtn_state *S, size_t *length) { return text_or(&S->traceback, length); }
int32_t dtn_why(const dtn_state *S) { return S->why; }

int32_t dtn_failed_at(const dtn_state *S, int32_t *chunk, int32_t *line) {
  *chunk = S->failed_chunk;
  *line = S->failed_line;
  return S->failed_line > 0 && S->failed_chunk >= 0;
}

int32_t dtn_error_is_text(const dtn_state *S) { return S->error_is_text; }
