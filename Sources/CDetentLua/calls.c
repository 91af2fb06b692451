// One call from a script into the host: arguments into plain memory, the callback, then results, error, or a park.
//
// The callback is a leaf. Everything here that may raise happens before the host's frame exists or after it is gone.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Its address is what a parked call yields. Scripts never see it: our coroutine functions pass it outward.
const char dtn_park_mark = 0;

int dtn_not_enough_memory(lua_State *L) { return luaL_error(L, "not enough memory"); }

// MARK: Frames

static dtn_frame *frame_push(dtn_state *S) {
  dtn_frame *frame = S->frame->inner;
  if (!frame) {
    frame = calloc(1, sizeof *frame);
    if (!frame) return NULL;
    frame->outer = S->frame;
    S->frame->inner = frame;
  }
  dtn_buffer_clear(&frame->out);
  frame->error.length = 0;
  frame->keeping_count = 0;
  frame->holder_top = -1;
  S->frame = frame;
  return frame;
}

// Gives the frame back. Its memory may still be read until the next call: pushing results calls no script.
static void frame_pop(dtn_state *S, dtn_frame *frame) { S->frame = frame->outer; }

// The frame of a call. Most calls get by without: a property read has a scalar result and no arguments. NULL: no memory.
static dtn_frame *frame_of(dtn_call *call) {
  if (!call->frame) call->frame = frame_push(call->state);
  if (!call->frame) call->exhausted = 1;
  return call->frame;
}

static void release_functions(dtn_state *S, dtn_frame *frame) {
  if (frame->holder_top >= 0) lua_settop(S->holder, frame->holder_top);
  frame->holder_top = -1;
}

void dtn_frame_free(dtn_frame *frame) {
  dtn_buffer_free(&frame->out);
  free(frame->error.bytes);
  free(frame->values);
  free(frame->pairs);
  free(frame->keepings);
}

// MARK: What a callback may ask

void dtn_fail(dtn_call *call, const char *text, size_t length) {
  dtn_frame *frame = frame_of(call);
  if (frame) dtn_text_set(&frame->error, text, length);
}

// Where results go when memory has run out: nobody reads it.
static dtn_buffer *nowhere(void) {
  static _Thread_local dtn_buffer buffer;
  dtn_buffer_clear(&buffer);
  buffer.exhausted = true;
  return &buffer;
}

dtn_buffer *dtn_out(dtn_call *call) {
  dtn_frame *frame = frame_of(call);
  return frame ? &frame->out : nowhere();
}

int32_t dtn_where(dtn_state *S, int32_t *chunk, int32_t *line) {
  return dtn_locate(S, dtn_current(S), chunk, line);
}

// Whether a wait is a yield. In the module only where the yield comes to us: in a task's own coroutine.
static bool can_yield(lua_State *L, const dtn_state *S) {
#ifdef DTN_MODULE
  if (L != S->step) return false;
#endif
  return lua_isyieldable(L) && !S->blocked;
}

int32_t dtn_may_park(const dtn_call *call) {
#ifdef DTN_MODULE
  if (!call->state->step && !call->state->waiting) return 1;
#endif
  return can_yield(call->lua, call->state);
}

void dtn_keep(dtn_call *call, int64_t function, int64_t id) {
  dtn_frame *frame = frame_of(call);
  if (!frame) return;
  if (frame->keeping_count == frame->keeping_capacity) {
    int32_t capacity = frame->keeping_capacity ? frame->keeping_capacity * 2 : 8;
    dtn_keeping *keepings = realloc(frame->keepings, (size_t)capacity * sizeof *keepings);
    if (!keepings) {
      frame->out.exhausted = true;
      return;
    }
    frame->keepings = keepings;
    frame->keeping_capacity = capacity;
  }
  frame->keepings[frame->keeping_count++] = (dtn_keeping){.function = (int32_t)function, .id = id};
}

// Worker: stores a function of the present call among the handlers. In here, because the table may grow.
static int store_now(lua_State *L) {
  dtn_state *S = dtn_of(L);
  const dtn_keeping *keeping = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.handlers);
  lua_pushvalue(S->holder, keeping->function);
  lua_xmove(S->holder, L, 1);
  lua_rawseti(L, -2, keeping->id);
  return 0;
}

int32_t dtn_keep_now(dtn_call *call, int64_t function, int64_t id) {
  dtn_keeping keeping = {.function = (int32_t)function, .id = id};
  return lua_checkstack(call->state->holder, 1) && dtn_protected(call->state, store_now, &keeping);
}

// On the holder's stack, which always has room and which no script uses. Setting an element to nil allocates nothing.
void dtn_forget(dtn_state *S, int64_t id) {
  lua_State *L = S->holder;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.handlers);
  lua_pushnil(L);
  lua_rawseti(L, -2, id);
  lua_pop(L, 1);
}

// MARK: After the callback

// Stores the functions that the callback keeps. They are moved to this coroutine's stack first, so that the frame and
// the holder are free before anything can raise.
static void store_keepings(lua_State *L, dtn_state *S, dtn_frame *frame) {
  int count = frame->keeping_count;
  bool fits = lua_checkstack(L, count * 2 + 8);
  for (int i = 0; fits && i < count; i++) {
    lua_pushinteger(L, frame->keepings[i].id);
    lua_pushvalue(S->holder, frame->keepings[i].function);
    lua_xmove(S->holder, L, 1);
  }
  frame->keeping_count = 0;
  release_functions(S, frame);
  if (!fits) dtn_not_enough_memory(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.handlers);
  for (int i = 0; i < count; i++) {
    int id = lua_gettop(L) - 2 * (count - i);  // the function lies above its id
    lua_pushvalue(L, id + 1);
    lua_rawseti(L, -2, lua_tointeger(L, id));
  }
  lua_pop(L, 2 * count + 1);
}

static int raise_text(lua_State *L, const char *text, size_t length) {
  luaL_where(L, 1);
  lua_pushlstring(L, text, length);
  lua_concat(L, 2);
  return lua_error(L);
}

// Goes on when the host resumes a parked call: the results lie on the stack, and above them, if the call is to fail,
// a light userdata that says so.
static int unparked(lua_State *L, int status, lua_KContext results) {
  (void)status;
  dtn_state *S = dtn_of(L);
  if (lua_gettop(L) > (int)results) return raise_text(L, S->resume_text, S->resume_length);
  return (int)results;
}

static int park(lua_State *L, dtn_state *S, int results) {
#ifdef DTN_MODULE
  if (!S->step && !S->waiting) return dtn_wait_outside(L, S, results);
#endif
  if (!can_yield(L, S)) {
    return luaL_error(L, "cannot wait inside a function that cannot be suspended (a comparator of table.sort, a "
                         "function given to string.gsub, a metamethod called from C, a predicate)");
  }
  lua_rotate(L, 1, results);
  lua_settop(L, results);
  lua_pushlightuserdata(L, (void *)&dtn_park_mark);
  return lua_yieldk(L, 1, results, unparked);
}

static int push_results(lua_State *L, const dtn_call *call, int first) {
  const dtn_frame *frame = call->frame;
  if (frame && (frame->out.count > 0 || frame->out.exhausted || frame->out.malformed)) {
    return dtn_push_buffer(L, &frame->out, first);
  }
  if (call->results_none) return 0;
  if (call->results_arguments) {
    lua_settop(L, first + call->count - 1);
    return call->count;
  }
  dtn_push_scalar(L, &call->result);
  return 1;
}

// MARK: The call

// Gives back what a call has taken; functions that it keeps are stored before.
static void finish_frame(lua_State *L, dtn_state *S, dtn_frame *frame, int status) {
  frame_pop(S, frame);
  if (status == DTN_ERROR) frame->keeping_count = 0;
  if (frame->keeping_count > 0) store_keepings(L, S, frame);
  release_functions(S, frame);
}

static int give_up(lua_State *L, dtn_call *call, const char *problem) {
  if (call->frame) {
    release_functions(call->state, call->frame);
    frame_pop(call->state, call->frame);
  }
  return luaL_error(L, "%s", problem);
}

// Reads the arguments: a few scalars to `few`, anything else into a frame. Answers a problem or NULL.
static const char *read_arguments(lua_State *L, dtn_call *call, dtn_value *few, int first) {
  int count = call->count;
  call->args = few;
  bool are_few = count <= DTN_FEW;
  for (int i = 0; are_few && i < count; i++) are_few = dtn_flatten_scalar(L, first + i, &few[i]);
  if (are_few) return NULL;
  dtn_frame *frame = frame_of(call);
  if (!frame) return "not enough memory";
  const char *problem = dtn_flatten(L, frame, first, count);
  call->args = frame->values;
  return problem;
}

static inline void begin(dtn_call *call, lua_State *L, uint64_t object, int32_t klass, int32_t member) {
  dtn_state *S = dtn_of(L);
  call->host = S->host;
  call->state = S;
  call->object = object;
  call->args = NULL;
  call->count = 0;
  call->class_index = klass;
  call->member = member;
  call->result.kind = DTN_NIL;
  call->results_none = call->results_arguments = call->exhausted = 0;
  call->frame = NULL;
  call->lua = L;
}

// Returns or raises or yields what the callback answered.
static int finish(lua_State *L, dtn_call *call, int status, int first) {
  dtn_state *S = call->state;
  dtn_frame *frame = call->frame;
  if (frame) finish_frame(L, S, frame, status);
  if (call->exhausted) return dtn_not_enough_memory(L);
  if (status == DTN_ERROR) {
    bool has_text = frame && frame->error.bytes;
    return raise_text(L, has_text ? frame->error.bytes : "", has_text ? frame->error.length : 0);
  }
  int results = push_results(L, call, first);
  return status == DTN_PARK ? park(L, S, results) : results;
}

// Whether a callback went well and left nothing to give back.
static inline bool is_plain(const dtn_call *call, int status) {
  return status == DTN_OK && !call->frame && !call->exhausted;
}

// The same as `finish`, at once for what most callbacks answer: a scalar.
static inline int finish_soon(lua_State *L, dtn_call *call, int status, int first) {
  if (!is_plain(call, status) || call->results_none || call->results_arguments) return finish(L, call, status, first);
  dtn_push_scalar(L, &call->result);
  return 1;
}

// Runs a callback. In the module the host works on the coroutine that calls, never on one below it.
static inline int perform(dtn_fn function, dtn_call *call) {
#ifdef DTN_MODULE
  dtn_state *S = call->state;
  lua_State *outer = atomic_load_explicit(&S->running, memory_order_relaxed);
  dtn_set_running(S, call->lua);
  int status = function(call);
  dtn_set_running(S, outer);
  return status;
#else
  return function(call);
#endif
}

// Calls the host with `count` arguments from `first` on.
int dtn_call_host_with(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first, int count) {
  dtn_value few[DTN_FEW];
  dtn_call call;
  begin(&call, L, object, klass, member);
  call.count = count > 0 ? count : 0;
  const char *problem = count > 0 ? read_arguments(L, &call, few, first) : NULL;
  if (problem) return give_up(L, &call, problem);
  return finish_soon(L, &call, perform(function, &call), first);
}

// A property is read.
int dtn_get(lua_State *L, const dtn_site *site, uint64_t id) {
  dtn_call call;
  begin(&call, L, id, site->klass->index, site->slot);
  return finish_soon(L, &call, perform(site->member->get, &call), 3);
}

// A property is set to the value at 3.
int dtn_set(lua_State *L, const dtn_site *site, uint64_t id) {
  dtn_value value;
  if (!dtn_flatten_scalar(L, 3, &value)) {
    return dtn_call_host_with(L, site->member->set, id, site->klass->index, site->slot, 3, 1);
  }
  dtn_call call;
  begin(&call, L, id, site->klass->index, site->slot);
  call.args = &value;
  call.count = 1;
  int status = perform(site->member->set, &call);
  return is_plain(&call, status) ? 0 : finish(L, &call, status, 3);
}

// The same with all arguments from `first` to the top.
int dtn_call_host(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first) {
  return dtn_call_host_with(L, function, object, klass, member, first, lua_gettop(L) - first + 1);
}

// The same with every argument as tostring shows it.
int dtn_call_host_as_text(lua_State *L, dtn_fn function, uint64_t object, int32_t klass, int32_t member, int first) {
  for (int i = first, top = lua_gettop(L); i <= top; i++) {
    size_t length;
    dtn_to_text(L, i, &length);
    lua_replace(L, i);
  }
  return dtn_call_host(L, function, object, klass, member, first);
}
