// CDetentLua: the only code that touches Lua's API.
//
// Lua raises errors with longjmp, which must never cross a Swift frame. So Swift sees no Lua function at all: it sees
// the calls below. They never raise. A Swift callback (dtn_fn) is a leaf: it reads its arguments from plain memory,
// writes its results into plain memory and returns a status; the C trampoline, whose frame holds nothing to destroy,
// then pushes the results, raises the error, or yields. Whatever Swift asks of Lua (load, start, resume) runs in
// protected mode in here and comes back as an outcome.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Swift is told that a callback's call is never null.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#pragma clang diagnostic ignored "-Wnullability-extension"
#define DTN_NONNULL _Nonnull
#else
#define DTN_NONNULL
#endif

typedef struct dtn_state dtn_state;    // one Lua state with its limits, classes, tasks
typedef struct dtn_buffer dtn_buffer;  // values on their way from Swift to Lua
typedef struct dtn_call dtn_call;      // one call from a script into Swift

// MARK: Values

enum {
  DTN_NIL = 0,
  DTN_BOOL,
  DTN_INT,
  DTN_NUM,
  DTN_TEXT,      // bytes, owned by Lua or by the buffer, valid until the callback returns
  DTN_TABLE,     // `count` pairs follow: key, value, key, value; nested tables lie in line
  DTN_OBJECT,    // one of our userdata: `tag` is its class, `object` its id
  DTN_FUNCTION,  // `integer` is its number in this call, for dtn_keep
  DTN_OPAQUE,    // a coroutine: `object` is its serial
  DTN_CYCLE,     // a table that lies inside itself
};

// A value, flat. A table is followed by its pairs in a fixed order: numbers ascending, strings in byte order, then the
// rest in order of creation; `extent` values after it belong to it, so a reader may skip.
typedef struct dtn_value {
  int32_t kind;
  int32_t tag;     // DTN_OBJECT: class; DTN_TABLE: what dtn_out_marked put there, else 0
  int32_t extent;  // DTN_TABLE: number of dtn_value that follow and belong to it
  int32_t count;   // DTN_TABLE: number of pairs; DTN_FUNCTION: the line at which it ends
  int32_t chunk;   // a marked DTN_TABLE or a DTN_FUNCTION: where it was made; else -1
  int32_t line;
  union {
    int32_t boolean;
    int64_t integer;
    double number;
    const char *text;
    uint64_t object;  // DTN_TABLE: its serial, so that identity can be compared
  };
  size_t length;  // DTN_TEXT: bytes; DTN_FUNCTION: its serial, so that identity can be compared
} dtn_value;

// Limits of a conversion: more than this is an error that says so at the caller's line.
enum { DTN_MAX_DEPTH = 100, DTN_MAX_VALUES = 4000000 };

// MARK: Callbacks

enum { DTN_OK = 0, DTN_ERROR = 1, DTN_PARK = 2 };  // what a callback returns

// One call. Swift reads the first fields directly, for speed.
struct dtn_call {
  void *host;             // as given to dtn_open
  dtn_state *state;
  uint64_t object;        // self: its id (0 in a static class)
  const dtn_value *args;  // top-level values one after another; use `extent` to step over tables
  int32_t count;          // how many top-level values
  int32_t class_index;    // class of the member called; -1 for hooks
  int32_t member;         // slot of the member called; -1 for the class's own callbacks
  dtn_value result;       // a scalar result may be put here instead of into `dtn_out` (kind DTN_NIL: one nil is pushed,
                          // unless `dtn_out` holds values or `results_none` is set)
  int32_t results_none;   // set to 1: the call returns nothing
  int32_t results_arguments;  // set to 1: the call returns its own arguments
  // Private to C from here on.
  void *lua;              // the running lua_State
  struct dtn_frame *frame;  // memory of this call, once it needs any
  int32_t exhausted;      // there was none
};

typedef int32_t (*dtn_fn)(dtn_call *DTN_NONNULL);

// Where results go that are more than one scalar.
dtn_buffer *dtn_out(dtn_call *);
// The error text of a callback that returns DTN_ERROR. C puts the caller's "file:line: " before it.
void dtn_fail(dtn_call *, const char *text, size_t length);
// Where the script stands that runs now: chunk number and line of the innermost Lua function; 0 if there is none. Does
// not allocate, but takes longer than most callbacks.
int32_t dtn_where(dtn_state *, int32_t *chunk, int32_t *line);
// Whether this call may return DTN_PARK. It may not inside a comparator of table.sort, a function given to string.gsub, a
// metamethod that C calls, or dtn_test. A park nevertheless is an error at the caller's line, made after the callback
// returned: ask first when the callback has effects.
int32_t dtn_may_park(const dtn_call *);
// Keeps function number `function` of this call as handler `id`, after the callback has returned DTN_OK or DTN_PARK.
void dtn_keep(dtn_call *, int64_t function, int64_t id);
// Keeps it at once, so that the callback itself can call it by dtn_test. It stays kept whatever the callback answers: one
// that fails forgets it. 0: memory did not suffice.
int32_t dtn_keep_now(dtn_call *, int64_t function, int64_t id);
// Tells Lua's collector that this handler is no longer needed (done at the next safe moment).
void dtn_forget(dtn_state *, int64_t id);

// MARK: Results. None of these raises; if memory runs out, the call ends in Lua's memory error after it returned.

void dtn_out_nil(dtn_buffer *);
void dtn_out_bool(dtn_buffer *, int32_t);
void dtn_out_int(dtn_buffer *, int64_t);
void dtn_out_num(dtn_buffer *, double);
void dtn_out_text(dtn_buffer *, const char *, size_t);  // copies
void dtn_out_object(dtn_buffer *, int32_t class_index, uint64_t id);  // one userdata per id (weak cache)
void dtn_out_handler(dtn_buffer *, int64_t id);  // a kept function
void dtn_out_method(dtn_buffer *, int32_t class_index, int32_t slot);  // a method of a class, as a function
// Between begin and end: key, value, key, value.
void dtn_out_begin_table(dtn_buffer *);
void dtn_out_end_table(dtn_buffer *);
// The argument table number `argument` (from 0) of this call itself, marked with `tag` (1...255) and the caller's line.
// Marking a table a second time is an error ("used twice" is the caller's text to make: read `tag` of the argument).
void dtn_out_marked(dtn_call *, int32_t argument, int32_t tag);

// MARK: Classes

enum {
  DTN_TEXT_ARGS = 1,  // the arguments come as text (tostring applied, with metamethods)
  DTN_PROTECTS = 2,   // the first argument, a function, is called first in protected mode; the callback then gets
                      // (ok: bool, error value or nil, then the arguments after the first)
  DTN_BRACKETS = 8,   // with DTN_PROTECTS: the callback is also called before the function, without arguments, and must
                      // then answer nothing; after it, it gets only (ok: bool), and the function's error is raised
  DTN_MATCHES = 4,    // the first argument, a pattern, is matched against the second, a text; the callback then gets
                      // (matched: bool, then all the arguments)
  DTN_ROOM_SHIFT = 8,  // flags >> 8: one more than the most arguments that a method takes; 0: any number
};

typedef struct dtn_member {
  const char *name;
  dtn_fn get;   // a property; result: its value
  dtn_fn set;   // args[0]: the new value; NULL: read-only (the error comes from `missing_set`)
  dtn_fn call;  // a method; a member has either get or call
  int32_t flags;
} dtn_member;

typedef struct dtn_class {
  const char *name;           // for messages: "pageControl"; names of members have at most 40 bytes
  int32_t is_static;          // 1: methods take no self (detent.wait), the single object has id 0
  const dtn_member *members;  // kept by pointer: must live as long as the state
  int32_t count;
  dtn_fn missing_get;  // args[0]: the name that is no member; may answer a value (child by id) or fail
  dtn_fn missing_set;  // args[0]: the name (unknown or read-only), args[1]: the value
  dtn_fn called;       // __call, or NULL
  dtn_fn text;         // __tostring
} dtn_class;

// Makes the object `id` of a class a global variable. 0: memory did not suffice.
int32_t dtn_set_global(dtn_state *, const char *name, int32_t class_index, uint64_t id);
// Makes the one value in the buffer of dtn_arguments a global variable. 0: memory did not suffice.
int32_t dtn_set_global_value(dtn_state *, const char *name);
// Makes one member of a static class a global function (step, note, print).
int32_t dtn_set_global_function(dtn_state *, const char *name, int32_t class_index, const char *member);

// MARK: A state

typedef struct dtn_limits {
  size_t memory;            // bytes that Lua may hold
  double cpu_seconds;       // CPU time of one task step; 0: none. Needs dtn_arm_timer.
  int64_t instructions;     // VM instructions of the whole run; 0: none. A coroutine or a task costs 100 beforehand,
                            // sixteen steps of a pattern or of a loop in C count as one.
  int64_t pattern_steps;    // steps of one string.find, match, gmatch step, gsub
  int64_t refuse_allocation;  // tests: this allocation (from 1) and none other is refused; 0: none
  uint64_t seed;            // of math.random
} dtn_limits;

typedef struct dtn_hooks {
  dtn_fn print;        // DTN_TEXT_ARGS
  // Says what a class is, when its first object is pushed: a script pays only for those that it uses. 0: there is none.
  int32_t (*describe)(void *host, int32_t class_index, dtn_class *);
  dtn_fn find_module;  // args[0]: name; results: source text, chunk name as Lua wants it ("@dir/x.lua"); or DTN_ERROR
  double (*now)(void *host);  // seconds since 1970 of the virtual clock, for os.time, os.date
  double (*clock)(void *host);  // seconds since the run began, for os.clock
  // The module alone. The wait that was asked for is outside of tasks: run until it is over. Answers DTN_OK; or, after
  // dtn_wait_failed, DTN_ERROR (the caller's place comes before the text) or DTN_PARK (the text has its place).
  int32_t (*wait)(void *host);
  void (*closed)(void *host);  // the Lua state is closing
} dtn_hooks;

// "5.4.6": the Lua that the bridge was compiled with.
const char *dtn_lua_release(void);

// Opens a state with the sandbox of docs/sandbox.md, or NULL when memory does not suffice.
dtn_state *dtn_open(void *host, const dtn_limits *, const dtn_hooks *);
void dtn_close(dtn_state *);
// The module alone: the bridge in a Lua state of somebody else's, without sandbox and limits; `lua` is a lua_State.
dtn_state *dtn_attach(void *lua, void *host, const dtn_limits *, const dtn_hooks *);
// What luaopen_detent does: attaches (by `open`) unless that was done, and pushes the module. May raise.
int dtn_open_module(void *lua, dtn_state *(*open)(void *lua), int32_t module, int32_t assertions);
void dtn_wait_failed(dtn_state *, const char *text, size_t length);
size_t dtn_memory(const dtn_state *);       // bytes now held by Lua
int64_t dtn_allocations(const dtn_state *); // allocations so far

// MARK: Running

enum {
  DTN_ENDED = 0,    // returned
  DTN_PARKED = 1,   // a callback returned DTN_PARK; resume when its time has come
  DTN_YIELDED = 2,  // a bare coroutine.yield at task level: resume at once
  DTN_FAILED = 3,   // dtn_error and dtn_traceback tell why
};

enum {  // why a run failed, beside an ordinary error
  DTN_WHY_ERROR = 0,
  DTN_WHY_MEMORY,
  DTN_WHY_CPU,
  DTN_WHY_INSTRUCTIONS,
  DTN_WHY_INTERRUPTED,
  DTN_WHY_SYNTAX,
  DTN_WHY_BINARY,
};

// Loads a text chunk as handler `id`. `name` is shown in messages ("samples/x.lua"). Returns its chunk number or -1.
int32_t dtn_load(dtn_state *, const char *bytes, size_t length, const char *name, int64_t id);
// The number of a file that is no script, so that causes can name its lines; `source` as Lua wants it ("@Main.storyboard").
// -1 when there is no room for more.
int32_t dtn_name_chunk(dtn_state *, const char *source, size_t length);
// The name of a chunk by number.
const char *dtn_chunk_name(const dtn_state *, int32_t chunk);
// A buffer for the arguments of the next dtn_start or dtn_test. Emptied by each call.
dtn_buffer *dtn_arguments(dtn_state *);
// Counts instructions from 0 again: what follows is a run of its own.
void dtn_begin_run(dtn_state *);

// Defines the global "package", whose "loaded" holds what require has loaded, by name: what is taken out of it is loaded
// anew. Answers 0 when there is not enough memory.
int32_t dtn_open_package(dtn_state *);
// Starts handler `id` as a task of its own; *task gets its number (reused after the end).
int32_t dtn_start(dtn_state *, int64_t id, int32_t *task);
// Resumes a parked task. With an error text, the parked call raises it at its caller's line.
int32_t dtn_resume(dtn_state *, int32_t task, const char *error, size_t length);
// Ends a parked task: its to-be-closed variables run; errors in them are dropped.
void dtn_cancel(dtn_state *, int32_t task);
// Calls handler `id` with the buffered arguments; it may not park. Returns DTN_ENDED with *truth, or DTN_FAILED.
int32_t dtn_test(dtn_state *, int64_t id, int32_t *truth);
// How many values the handler of the last dtn_test returned, flattened like arguments (valid until the next call).
const dtn_value *dtn_test_results(dtn_state *, int32_t *count);
// Text of the last failure ("file:line: message"), its traceback, its kind (DTN_WHY_…).
const char *dtn_error(const dtn_state *, size_t *length);
const char *dtn_traceback(const dtn_state *, size_t *length);
int32_t dtn_why(const dtn_state *);
// Where the script stood then: chunk number and line of the innermost Lua function; 0 if that is not known.
int32_t dtn_failed_at(const dtn_state *, int32_t *chunk, int32_t *line);
// Whether the last error value was text (else dtn_error says what it was: "error object is a table").
int32_t dtn_error_is_text(const dtn_state *);

// MARK: Signals. Both may be called in a signal handler.

// 10 ms of CPU time have passed: counts for every state that runs a step now. The time is the process's: two threads
// that run scripts at once use it up twice as fast.
void dtn_tick(void);
// The person pressed control-C: every open state fails its step, or, when it runs none, its next one; once.
void dtn_interrupt(void);
// For loops in the host that go on for as long as a script likes: `steps` more small steps, which count as those of a
// loop in C. Answers whether a limit has been met: then the callback fails, with whatever text, and the script ends.
int32_t dtn_count_steps(dtn_state *, int64_t steps);
// Whether an interruption waits for the next step.
int32_t dtn_is_interrupted(const dtn_state *);
// Starts ITIMER_PROF, whose SIGPROF calls dtn_tick. Only the command asks for it. Without it, dtn_tick and dtn_interrupt
// reach a script at once only if they are called in the thread that runs it.
int32_t dtn_arm_timer(void);

#ifdef __clang__
#pragma clang diagnostic pop
#endif
