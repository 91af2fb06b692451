// Chunks of source text: loading them as text only, and numbering them, so that a place in a script is two numbers that
// cost no allocation.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// MARK: Numbers

static uint64_t hash_of(const char *bytes, size_t length) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)bytes[i]) * 1099511628211u;
  return hash;
}

static int32_t *slot_of(const dtn_state *S, const char *source, size_t length, uint64_t hash) {
  int32_t mask = S->chunk_table_size - 1;
  for (int32_t at = (int32_t)(hash & (uint64_t)mask);; at = (at + 1) & mask) {
    int32_t number = S->chunk_table[at] - 1;
    if (number < 0) return &S->chunk_table[at];
    const dtn_chunk *chunk = &S->chunks[number];
    if (chunk->hash == hash && chunk->length == length && memcmp(chunk->source, source, length) == 0) {
      return &S->chunk_table[at];
    }
  }
}

// The number of the chunk that Lua knows as `source`, or -1.
int32_t dtn_chunk_find(const dtn_state *S, const char *source, size_t length) {
  if (S->chunk_table_size == 0) return -1;
  return *slot_of(S, source, length, hash_of(source, length)) - 1;
}

// The same for the source of a running function, which in the module nobody has numbered before.
int32_t dtn_chunk_of(dtn_state *S, const char *source, size_t length) {
#ifdef DTN_MODULE
  return dtn_chunk_add(S, source, length);
#else
  return dtn_chunk_find(S, source, length);
#endif
}

static bool grow(dtn_state *S) {
  if (S->chunk_count < S->chunk_capacity) return true;
  int32_t capacity = S->chunk_capacity ? S->chunk_capacity * 2 : 16;
  dtn_chunk *chunks = realloc(S->chunks, (size_t)capacity * sizeof *chunks);
  if (!chunks) return false;
  S->chunks = chunks;
  int32_t *table = calloc((size_t)capacity * 2, sizeof *table);
  if (!table) return false;
  free(S->chunk_table);
  S->chunk_table = table;
  S->chunk_table_size = capacity * 2;
  S->chunk_capacity = capacity;
  for (int32_t i = 0; i < S->chunk_count; i++) {
    *slot_of(S, chunks[i].source, chunks[i].length, chunks[i].hash) = i + 1;
  }
  return true;
}

// What people are shown: a file's name without Lua's mark, or the beginning of a text that was loaded.
static char *shown_name(const char *source, size_t length) {
  bool is_named = length > 0 && (source[0] == '@' || source[0] == '=');
  if (is_named) return strndup(source + 1, length - 1);
  char *name = malloc(80);
  if (!name) return NULL;
  int first_line = (int)strcspn(source, "\n");
  snprintf(name, 80, "[string \"%.*s\"]", first_line < 60 ? first_line : 60, source);
  return name;
}

// Numbers a chunk. Chunks of one name share a number; beyond DTN_MAX_CHUNKS or without memory it is -1.
int32_t dtn_chunk_add(dtn_state *S, const char *source, size_t length) {
  int32_t known = dtn_chunk_find(S, source, length);
  if (known >= 0 || S->chunk_count >= DTN_MAX_CHUNKS || !grow(S)) return known;
  dtn_chunk chunk = {.source = strndup(source, length), .name = shown_name(source, length), .length = length,
                     .hash = hash_of(source, length)};
  if (!chunk.source || !chunk.name) {
    free(chunk.source);
    free(chunk.name);
    return -1;
  }
  *slot_of(S, source, length, chunk.hash) = S->chunk_count + 1;
  S->chunks[S->chunk_count] = chunk;
  return S->chunk_count++;
}

int32_t dtn_name_chunk(dtn_state *S, const char *source, size_t length) { return dtn_chunk_add(S, source, length); }

const char *dtn_chunk_name(const dtn_state *S, int32_t chunk) {
  return chunk >= 0 && chunk < S->chunk_count ? S->chunks[chunk].name : NULL;
}

void dtn_chunks_close(dtn_state *S) {
  for (int32_t i = 0; i < S->chunk_count; i++) {
    free(S->chunks[i].source);
    free(S->chunks[i].name);
  }
  free(S->chunks);
  free(S->chunk_table);
}

// The same chunk is asked for again and again: the last answer is tried first.
static int32_t find_again(dtn_state *S, const char *source, size_t length) {
  int32_t last = S->last_chunk;
  if (last < S->chunk_count) {
    const dtn_chunk *chunk = &S->chunks[last];
    if (chunk->length == length && memcmp(chunk->source, source, length) == 0) return last;
  }
  int32_t found = dtn_chunk_of(S, source, length);
  if (found >= 0) S->last_chunk = found;
  return found;
}

// The place of the innermost Lua function of a coroutine, from a level of its stack on; false when it runs none.
bool dtn_locate_from(dtn_state *S, lua_State *L, int level, int32_t *chunk, int32_t *line) {
  lua_Debug at;
  for (; lua_getstack(L, level, &at); level++) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline < 0) continue;
    *chunk = find_again(S, at.source, at.srclen);
    *line = at.currentline;
    return true;
  }
  *chunk = -1;
  *line = 0;
  return false;
}

// Level 0 is the C function that asks, level 1 nearly always the line that called it.
bool dtn_locate(dtn_state *S, lua_State *L, int32_t *chunk, int32_t *line) {
  return dtn_locate_from(S, L, 1, chunk, line);
}

// MARK: Loading

// Pushes the function of a text and answers LUA_OK, or pushes an error. A first line that begins with '#' is skipped,
// so that a script can name its interpreter; a byte order mark too.
int dtn_load_text(lua_State *L, const char *bytes, size_t length, const char *chunk_name) {
  if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
    bytes += 3;
    length -= 3;
  }
  if (length > 0 && bytes[0] == '#') {
    const char *end = memchr(bytes, '\n', length);
    size_t skipped = end ? (size_t)(end - bytes) : length;
    bytes += skipped;
    length -= skipped;
  }
  return luaL_loadbufferx(L, bytes, length, chunk_name, "t");
}

typedef struct loading {
  const char *bytes, *chunk_name;
  size_t length;
  int64_t id;
  bool is_syntax;
} loading;

static int load_handler(lua_State *L) {
  loading *request = lua_touserdata(L, 1);
  int status = dtn_load_text(L, request->bytes, request->length, request->chunk_name);
  request->is_syntax = status == LUA_ERRSYNTAX;
  if (status != LUA_OK) return lua_error(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, dtn_of(L)->refs.handlers);
  lua_insert(L, -2);
  lua_rawseti(L, -2, request->id);
  return 0;
}

static int32_t load_protected(dtn_state *S, loading *request) {
  int32_t number = dtn_chunk_add(S, request->chunk_name, strlen(request->chunk_name));
  if (number < 0) {
    dtn_failure_set(S, DTN_WHY_MEMORY, "not enough memory");
    return -1;
  }
  if (dtn_protected(S, load_handler, request)) return number;
  if (request->is_syntax) S->why = DTN_WHY_SYNTAX;
  return -1;
}

int32_t dtn_load(dtn_state *S, const char *bytes, size_t length, const char *name, int64_t id) {
  if (length > 0 && bytes[0] == LUA_SIGNATURE[0]) {
    dtn_failure_set(S, DTN_WHY_BINARY, "a compiled chunk is not loaded: give the Lua text");
    return -1;
  }
  size_t size = strlen(name) + 2;
  char *chunk_name = malloc(size);
  if (!chunk_name) {
    dtn_failure_set(S, DTN_WHY_MEMORY, "not enough memory");
    return -1;
  }
  snprintf(chunk_name, size, "@%s", name);
  loading request = {.bytes = bytes, .length = length, .chunk_name = chunk_name, .id = id};
  dtn_step step;
  int32_t number = -1;
  if (dtn_enter(S, &step, dtn_current(S))) {
    number = load_protected(S, &request);
    dtn_leave(S, &step);
  }
  free(chunk_name);
  return number;
}
