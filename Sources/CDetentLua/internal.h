// What the files of CDetentLua share. Nothing in here is seen by Swift.
//
// Two rules hold in every file. A function that may raise a Lua error (it allocates, calls a script, or says so) is
// called only below a lua_pcall or lua_resume of ours. And whoever raises owns nothing at that moment that only it
// could give back: buffers belong to the state, temporary arrays are userdata that Lua collects.
#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CDetentLua.h"

enum {
  DTN_FEW = 8,                   // so many scalar arguments are handed over on the C stack
  DTN_MAX_LENGTH = 10000000,     // longest sequence that a table function walks
  DTN_MAX_CHUNKS = 65536,        // chunks that are told apart by number
  DTN_HOOK_COUNT = 100,          // instructions between two looks in instruction mode
  DTN_STEPS_PER_INSTRUCTION = 16,  // steps of a loop in C that count as one instruction
  DTN_MAX_CLOSING = 100,         // coroutine.close inside a __close inside a coroutine.close ...
  DTN_POOL_CLASSES = 33,         // free lists for blocks of 0, 16, ... 512 bytes
};

// MARK: Parts of the state

// Text in malloc memory, so that a failure can be reported when Lua has no memory left.
typedef struct dtn_text {
  char *bytes;
  size_t length, capacity;
} dtn_text;

// What a callback builds. Items are dtn_value; a text is an offset into `bytes`. Kinds above DTN_CYCLE are private.
struct dtn_buffer {
  dtn_value *items;
  int32_t count, capacity;
  char *bytes;
  size_t used, size;
  int32_t open[DTN_MAX_DEPTH];  // items that began a table which has not ended
  int32_t depth;
  bool exhausted;   // malloc failed: the call ends in a memory error
  bool malformed;   // begin and end do not pair, or too deep
};

// A key of a table in the fixed order of visits: rank first, then what the rank compares.
typedef struct dtn_key {
  int32_t rank;
  int32_t index;      // free for the user of the key: where it came from
  bool is_float;      // rank number
  uint64_t prefix;    // first bytes of a text, a class, a serial, a boolean
  union {
    int64_t integer;
    double number;
    const char *text;
    uint64_t id;
  };
  size_t length;
} dtn_key;

typedef struct dtn_pair {
  dtn_key key;
  int32_t start, size;  // where the pair lies among the values
} dtn_pair;

typedef struct dtn_keeping {
  int32_t function;
  int64_t id;
} dtn_keeping;

// Memory of one call into the host. Frames form a stack, because a callback may run a handler by dtn_test.
typedef struct dtn_frame dtn_frame;
struct dtn_frame {
  dtn_frame *outer, *inner;
  dtn_buffer out;
  dtn_text error;
  dtn_value *values;
  int32_t count, capacity;
  dtn_pair *pairs;
  int32_t pair_count, pair_capacity;
  dtn_keeping *keepings;
  int32_t keeping_count, keeping_capacity;
  int holder_top;  // functions of this call lie above it in the holder; -1: none
};

typedef struct dtn_klass dtn_klass;

// A member that scripts can reach: the upvalue of its closure.
typedef struct dtn_site {
  const dtn_klass *klass;
  const dtn_member *member;
  int32_t slot;
} dtn_site;

typedef struct dtn_entry {
  const char *key;  // the interned name: compared by address
  const dtn_site *site;
} dtn_entry;

struct dtn_klass {
  dtn_state *state;
  dtn_class spec;
  char *name;
  int32_t index;
  dtn_site *sites;
  dtn_entry *entries;
  unsigned shift;  // of the product that a name's search begins with
  uint32_t mask;   // entries less one
  bool is_ready;  // the rest is there: see need_class
  int metatable, cache, methods;  // registry references
};

// Memory of our userdata.
typedef struct dtn_object {
  const dtn_state *owner;  // tells ours from foreign userdata
  const dtn_klass *klass;
  uint64_t id;
} dtn_object;

typedef enum dtn_task_state { DTN_TASK_FREE = 0, DTN_TASK_RUNNING, DTN_TASK_PARKED, DTN_TASK_YIELDED } dtn_task_state;

typedef struct dtn_task {
  lua_State *thread;  // NULL: the next start makes one
  int32_t next_free;
  dtn_task_state state;
} dtn_task;

typedef struct dtn_chunk {
  char *source, *name;  // as Lua knows it; as people are shown it
  size_t length;
  uint64_t hash;
} dtn_chunk;

typedef struct dtn_block {
  struct dtn_block *next;
} dtn_block;

struct dtn_state {
  lua_State *main;
  lua_State *holder;  // a coroutine that never runs: its stack anchors the functions of the calls in progress
  void *host;
  dtn_limits limits;
  dtn_hooks hooks;

  // allocator.c
  size_t memory;
  int64_t allocations;
  uint64_t serials;
  const void *refused_block;
  size_t refused_size;  // 0: nothing was refused just now
  dtn_block *pool[DTN_POOL_CLASSES];
  dtn_block *slabs;

  // limits.c and signals.c. Signal handlers, perhaps of another thread, read these.
  _Atomic(lua_State *) running;  // the coroutine that runs now; NULL between steps
  atomic_int tripped;            // DTN_WHY_..., once a limit has been met in this step
  atomic_int interrupted;
  atomic_int ticks;
  atomic_int thread;             // kernel id of the thread that runs the step
  int tick_limit;
  int64_t instructions;          // used so far
  int64_t steps;                 // of loops in C, not yet a whole instruction
  int32_t failed_chunk, failed_line;  // where the script stood when it failed last; line 0: unknown
  char trip_text[320];

  // tasks.c
  lua_State *step;  // the coroutine of the task that runs; NULL outside of tasks
  bool waiting;     // module.c: the host's loop runs inside a call of the script
  bool blocked;     // some coroutine between the task and the running one cannot be suspended
  int closing;      // depth of coroutine.close
  dtn_task *tasks;
  int32_t task_count, task_capacity, free_task;
  const char *resume_text;  // the error that a parked call raises
  size_t resume_length;

  // calls.c and values
  dtn_frame base;
  dtn_frame *frame;
  dtn_buffer arguments;
  dtn_frame results;  // of dtn_test
  dtn_klass **classes;
  int32_t class_count;

  // chunks.c
  dtn_chunk *chunks;
  int32_t chunk_count, chunk_capacity;
  int32_t *chunk_table;
  int32_t chunk_table_size;
  int32_t last_chunk;  // found last

  // order.c: the last walk by next()
  uint64_t walk_serial;  // of its table; 0: none
  lua_Integer walk_position, walk_length;

  // failure.c
  dtn_text error, traceback;
  int32_t why;
  bool error_is_text;

  struct { int handlers, threads, marks, mark_metatable, modules, builtins, walk, guard; } refs;
  const void *mark_metatable;  // its address
  void *node;                  // in the list of signals.c
};

// MARK: The state of a coroutine

// The extra space of a coroutine holds the state's address; its lowest bit says "parked": a call below it waits, and
// the coroutines that resumed it are waiting with it.
static inline uintptr_t *dtn_space(lua_State *L) { return (uintptr_t *)lua_getextraspace(L); }
#ifdef DTN_MODULE
dtn_state *dtn_of(lua_State *L);  // module.c: a foreign coroutine's extra space is not ours
#else
static inline dtn_state *dtn_of(lua_State *L) { return (dtn_state *)(*dtn_space(L) & ~(uintptr_t)1); }
#endif
static inline bool dtn_is_parked(lua_State *L) { return (*dtn_space(L) & 1) != 0; }
static inline void dtn_set_parked(lua_State *L, bool parked) {
  *dtn_space(L) = (*dtn_space(L) & ~(uintptr_t)1) | (parked ? 1 : 0);
}

// The lua_State for work on behalf of the host: nested calls use the running one, never the main one below it.
static inline lua_State *dtn_current(dtn_state *S) {
  lua_State *running = atomic_load_explicit(&S->running, memory_order_relaxed);
  return running ? running : S->main;
}
static inline bool dtn_has_tripped(dtn_state *S) {
  return atomic_load_explicit(&S->tripped, memory_order_relaxed) != 0;
}

// MARK: state.c and module.c
void dtn_init_fields(dtn_state *S, void *host, const dtn_limits *limits, const dtn_hooks *hooks);
void dtn_make_references(lua_State *L, dtn_state *S);
int dtn_wait_outside(lua_State *L, dtn_state *S, int results);

// MARK: allocator.c
void *dtn_allocate(void *state, void *block, size_t old_size, size_t new_size);
void dtn_allocator_close(dtn_state *S);
uint64_t dtn_serial_of(const void *object);

// MARK: limits.c
void dtn_hook(lua_State *L, lua_Debug *record);
void dtn_arm(dtn_state *S, lua_State *L);
void dtn_charge(dtn_state *S, int64_t instructions);
void dtn_trip(dtn_state *S, int why);
void dtn_plant(lua_State *L);
void dtn_trip_describe(dtn_state *S, lua_State *L);
int dtn_raise_trip(lua_State *L);
void dtn_poll(lua_State *L);
void dtn_work(lua_State *L, int64_t steps);

typedef struct dtn_step {
  lua_State *outer;
  dtn_frame *frame;
  bool blocked;
} dtn_step;
bool dtn_enter(dtn_state *S, dtn_step *step, lua_State *L);
void dtn_leave(dtn_state *S, const dtn_step *step);
static inline void dtn_set_running(dtn_state *S, lua_State *L) {
  atomic_store_explicit(&S->running, L, memory_order_relaxed);
  atomic_signal_fence(memory_order_seq_cst);
}

// MARK: signals.c
bool dtn_watch(dtn_state *S);
void dtn_unwatch(dtn_state *S);
int dtn_thread_id(void);

// MARK: failure.c
bool dtn_text_set(dtn_text *text, const char *bytes, size_t length);
void dtn_failure_set(dtn_state *S, int why, const char *text);
void dtn_failure_capture(dtn_state *S, lua_State *failed, int status);
void dtn_failure_traceback(dtn_state *S, lua_State *failed);

// MARK: chunks.c
int32_t dtn_chunk_add(dtn_state *S, const char *source, size_t length);
int32_t dtn_chunk_of(dtn_state *S, const char *source, size_t length);
int32_t dtn_chunk_find(const dtn_state *S, const char *source, size_t length);
int dtn_load_text(lua_State *L, const char *bytes, size_t length, const char *chunk_name);
bool dtn_locate(dtn_state *S, lua_State *L, int32_t *chunk, int32_t *line);
bool dtn_locate_from(dtn_state *S, lua_State *L, int level, int32_t *chunk, int32_t *line);
void dtn_chunks_close(dtn_state *S);
int dtn_require(lua_State *L);
int dtn_load_function(lua_State *L);
int dtn_guard_close(lua_State *L);

// MARK: buffer.c
void dtn_buffer_clear(dtn_buffer *buffer);
void dtn_buffer_free(dtn_buffer *buffer);
int dtn_push_buffer(lua_State *L, const dtn_buffer *buffer, int first);
void dtn_push_scalar(lua_State *L, const dtn_value *value);

// MARK: flatten.c
const char *dtn_flatten(lua_State *L, dtn_frame *frame, int first, int count);
bool dtn_flatten_scalar(lua_State *L, int index, dtn_value *value);
uint64_t dtn_mark_of(lua_State *L, dtn_state *S, int index);

// MARK: calls.c
extern const char dtn_park_mark;
int dtn_call_host(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first);
int dtn_call_host_with(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first, int count);
int dtn_get(lua_State *L, const dtn_site *site, uint64_t id);
int dtn_set(lua_State *L, const dtn_site *site, uint64_t id);
int dtn_call_host_as_text(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first);
void dtn_frame_free(dtn_frame *frame);
int dtn_not_enough_memory(lua_State *L);

// MARK: classes.c and methods.c
dtn_klass *dtn_need_class(lua_State *L, int32_t index);
void dtn_push_object(lua_State *L, int32_t class_index, uint64_t id);
void dtn_push_method(lua_State *L, int32_t class_index, int32_t slot);
const dtn_object *dtn_to_object(lua_State *L, int index);
void dtn_classes_close(dtn_state *S);
int dtn_call_member(lua_State *L);

// MARK: tasks.c and coroutines.c
void dtn_tasks_close(dtn_state *S);
bool dtn_protected(dtn_state *S, lua_CFunction worker, void *request);
int dtn_open_coroutines(lua_State *L);

// MARK: order.c
uint64_t dtn_serial(lua_State *L, int index);
bool dtn_is_builtin(lua_State *L, int index);
dtn_key dtn_key_at(lua_State *L, int index);
int dtn_compare_keys(const dtn_key *a, const dtn_key *b);
const char *dtn_to_text(lua_State *L, int index, size_t *length);
int dtn_pairs(lua_State *L);
int dtn_next(lua_State *L);

// A stable merge sort of `count` elements of `size` bytes; `spare` has room for as many. `less` may raise.
typedef bool (*dtn_less)(const void *a, const void *b, void *context);
void dtn_merge_sort(void *elements, void *spare, size_t count, size_t size, dtn_less less, void *context);

// MARK: Libraries
void dtn_open_base(lua_State *L);
void dtn_open_tables(lua_State *L);
void dtn_open_strings(lua_State *L);
int dtn_find(lua_State *L);
void dtn_open_clock(lua_State *L);
int dtn_sort(lua_State *L);
