// Lua's memory: a quota, a count, and a creation serial on every object that can be told apart by address.
//
// Addresses differ from process to process, so they must not be seen, neither by tostring nor by the order of pairs.
// Lua says in `old_size` of a new block what the block is for; tables, functions, userdata and coroutines get eight
// bytes in front that hold their serial. malloc's blocks are aligned to 16 bytes, so an object with a serial lies at 8
// modulo 16, and a block that is given back tells by its address whether it has one. Such objects are never resized,
// which lets small ones come from free lists.
#include <stdlib.h>

#include "internal.h"

#if defined(__SANITIZE_ADDRESS__)
#define DTN_POOLED 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define DTN_POOLED 0
#endif
#endif
#ifndef DTN_POOLED
#define DTN_POOLED 1  // the address sanitizer sees more without free lists
#endif

enum { SERIAL_SIZE = 8, GRAIN = 16, SLAB_SIZE = 16384 };

static bool has_serial(const void *block) { return ((uintptr_t)block & (GRAIN - 1)) == SERIAL_SIZE; }

static bool gets_serial(size_t tag) {
  return tag == LUA_TTABLE || tag == LUA_TFUNCTION || tag == LUA_TUSERDATA || tag == LUA_TTHREAD;
}

// The class of the free list for a block of `size` bytes, or 0 when malloc serves it.
static size_t pool_class(size_t size) {
  size_t class = (size + GRAIN - 1) / GRAIN;
  return DTN_POOLED && class < DTN_POOL_CLASSES ? class : 0;
}

static void *pool_refill(dtn_state *S, size_t class) {
  char *slab = malloc(SLAB_SIZE);
  if (!slab) return NULL;
  ((dtn_block *)slab)->next = S->slabs;
  S->slabs = (dtn_block *)slab;
  size_t step = class * GRAIN;
  for (size_t at = GRAIN; at + step <= SLAB_SIZE; at += step) {
    dtn_block *block = (dtn_block *)(slab + at);
    block->next = S->pool[class];
    S->pool[class] = block;
  }
  return S->pool[class];
}

static void *object_new(dtn_state *S, size_t size) {
  size_t class = pool_class(size + SERIAL_SIZE);
  char *block;
  if (class == 0) {
    block = malloc(size + SERIAL_SIZE);
  } else {
    block = S->pool[class] ? (void *)S->pool[class] : pool_refill(S, class);
    if (block) S->pool[class] = ((dtn_block *)block)->next;
  }
  if (!block) return NULL;
  *(uint64_t *)block = ++S->serials;
  return block + SERIAL_SIZE;
}

static void object_free(dtn_state *S, void *object, size_t size) {
  void *block = (char *)object - SERIAL_SIZE;
  size_t class = pool_class(size + SERIAL_SIZE);
  if (class == 0) {
    free(block);
    return;
  }
  ((dtn_block *)block)->next = S->pool[class];
  S->pool[class] = block;
}

// Whether a growing request is to be refused: by the quota, or because a test asks for it. Lua collects and asks again
// after a refusal; that second request is the same allocation and is refused too.
static bool is_refused(dtn_state *S, const void *block, size_t old_size, size_t new_size) {
  bool again = S->refused_size == new_size && S->refused_block == block;
  S->refused_size = 0;
  if (again) return true;
  S->allocations += 1;
  if (S->allocations == S->limits.refuse_allocation) {
    S->refused_block = block;
    S->refused_size = new_size;
    return true;
  }
  return S->limits.memory != 0 && S->memory - old_size + new_size > S->limits.memory;
}

// Lua's allocator. A block is never refused to shrink: Lua relies on that.
void *dtn_allocate(void *state, void *block, size_t old_size, size_t new_size) {
  dtn_state *S = state;
  size_t held = block ? old_size : 0;
  if (new_size == 0) {
    if (block && has_serial(block)) object_free(S, block, old_size);
    else free(block);
    S->memory -= held;
    return NULL;
  }
  if (new_size > held && is_refused(S, block, held, new_size)) return NULL;
  void *made = !block && gets_serial(old_size) ? object_new(S, new_size) : realloc(block, new_size);
  if (!made) return new_size <= held ? block : NULL;
  S->memory += new_size - held;
  return made;
}

// The serial of a table, a function with upvalues, or a userdata; a userdata's block begins before its memory.
uint64_t dtn_serial_of(const void *object) {
  return has_serial(object) ? *(const uint64_t *)((const char *)object - SERIAL_SIZE) : 0;
}

void dtn_allocator_close(dtn_state *S) {
  for (dtn_block *slab = S->slabs; slab;) {
    dtn_block *next = slab->next;
    free(slab);
    slab = next;
  }
  S->slabs = NULL;
}

size_t dtn_memory(const dtn_state *S) { return S->memory; }
int64_t dtn_allocations(const dtn_state *S) { return S->allocations; }
