// Tasks: each handler runs in a coroutine of its own, taken from a pool. The host starts and resumes; what happened comes
// back as an outcome, after lua_resume returned, so nothing is half done.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Runs a C function in protected mode with one pointer as its argument. Before lua_pcall only what cannot allocate is
// pushed. Sets the failure when it fails.
bool dtn_protected(dtn_state *S, lua_CFunction worker, void *request) {
  lua_State *L = dtn_current(S);
  if (!lua_checkstack(L, 4)) {
    dtn_failure_set(S, DTN_WHY_MEMORY, "not enough memory");
    return false;
  }
  lua_pushcfunction(L, worker);
  lua_pushlightuserdata(L, request);
  int status = lua_pcall(L, 1, 0, 0);
  if (status != LUA_OK) dtn_failure_capture(S, L, status);
  return status == LUA_OK;
}

dtn_buffer *dtn_arguments(dtn_state *S) { return &S->arguments; }

// Pushes a kept function, then the buffered arguments; answers how many those are. The buffer is free again: what the
// function calls may call another one.
static int push_handler_and_arguments(lua_State *L, int64_t id) {
  dtn_state *S = dtn_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.handlers);
  if (lua_rawgeti(L, -1, id) == LUA_TNIL) return luaL_error(L, "no handler %I", (lua_Integer)id);
  lua_remove(L, -2);
  int count = dtn_push_buffer(L, &S->arguments, 0);
  dtn_buffer_clear(&S->arguments);
  return count;
}

// MARK: The pool

static int32_t take_slot(dtn_state *S) {
  if (S->free_task >= 0) {
    int32_t task = S->free_task;
    S->free_task = S->tasks[task].next_free;
    return task;
  }
  if (S->task_count == S->task_capacity) {
    int32_t capacity = S->task_capacity ? S->task_capacity * 2 : 16;
    dtn_task *tasks = realloc(S->tasks, (size_t)capacity * sizeof *tasks);
    if (!tasks) return -1;
    S->tasks = tasks;
    S->task_capacity = capacity;
  }
  S->tasks[S->task_count] = (dtn_task){.next_free = -1};
  return S->task_count++;
}

static void give_slot(dtn_state *S, int32_t task) {
  S->tasks[task].state = DTN_TASK_FREE;
  S->tasks[task].next_free = S->free_task;
  S->free_task = task;
}

// Worker: makes the coroutine of a slot and anchors it.
static int make_thread(lua_State *L) {
  const int32_t *task = lua_touserdata(L, 1);
  dtn_state *S = dtn_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.threads);
  lua_State *thread = lua_newthread(L);
  lua_rawseti(L, -2, *task + 1);
  S->tasks[*task].thread = thread;
  return 0;
}

// Lets go of a coroutine that must not run again. Storing nil over an element allocates nothing.
static void drop_thread(dtn_state *S, int32_t task) {
  lua_State *L = S->holder;
  S->tasks[task].thread = NULL;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->refs.threads);
  lua_pushnil(L);
  lua_rawseti(L, -2, task + 1);
  lua_pop(L, 1);
}

// MARK: Steps of a task

// Runs what the coroutine of a task has on its stack, and sees to what came of it.
static int32_t resume(dtn_state *S, int32_t task, const dtn_step *step, int arguments) {
  lua_State *thread = S->tasks[task].thread;
  S->tasks[task].state = DTN_TASK_RUNNING;
  int results = 0;
  lua_State *outer = S->step;
  S->step = thread;
  int status = lua_resume(thread, step->outer, arguments, &results);
  S->step = outer;
  if (status == LUA_OK) {
    lua_settop(thread, 0);
    give_slot(S, task);
    return DTN_ENDED;
  }
  if (status == LUA_YIELD) {
    bool parked = results == 1 && lua_touserdata(thread, -1) == &dtn_park_mark;
    lua_pop(thread, results);
    S->tasks[task].state = parked ? DTN_TASK_PARKED : DTN_TASK_YIELDED;
    return parked ? DTN_PARKED : DTN_YIELDED;
  }
  dtn_set_running(S, step->outer ? step->outer : S->main);
  dtn_failure_capture(S, thread, status);
  dtn_failure_traceback(S, thread);
  // Its to-be-closed variables run, unless a limit was met: the hook that raised it would not work in them.
  if (!dtn_has_tripped(S)) {
    dtn_set_running(S, thread);
    lua_resetthread(thread);
    if (dtn_has_tripped(S)) dtn_failure_set(S, S->tripped, S->trip_text);
  }
  drop_thread(S, task);
  give_slot(S, task);
  return DTN_FAILED;
}

// The bottom of every task: finds the handler, makes its arguments, calls it. In here, because it may raise.
static int ended(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 0;
}

static int begin(lua_State *L) {
  int arguments = push_handler_and_arguments(L, lua_tointeger(L, 1));
  lua_callk(L, arguments, 0, 0, ended);
  return 0;
}

static int32_t start(dtn_state *S, const dtn_step *step, int64_t id, int32_t *task) {
  int32_t taken = take_slot(S);
  if (taken < 0) {
    dtn_failure_set(S, DTN_WHY_MEMORY, "not enough memory");
    return DTN_FAILED;
  }
  if (!S->tasks[taken].thread && !dtn_protected(S, make_thread, &taken)) {
    give_slot(S, taken);
    return DTN_FAILED;
  }
  lua_State *thread = S->tasks[taken].thread;
  dtn_charge(S, DTN_HOOK_COUNT);
  dtn_arm(S, thread);
  if (dtn_has_tripped(S)) dtn_plant(thread);
  dtn_set_running(S, thread);
  lua_pushcfunction(thread, begin);
  lua_pushinteger(thread, id);
  *task = taken;
  return resume(S, taken, step, 1);
}

int32_t dtn_start(dtn_state *S, int64_t id, int32_t *task) {
  dtn_step step;
  *task = -1;
  int32_t outcome = DTN_FAILED;
  if (dtn_enter(S, &step, dtn_current(S))) {
    outcome = start(S, &step, id, task);
    dtn_leave(S, &step);
  }
  dtn_buffer_clear(&S->arguments);
  return outcome;
}

static dtn_task *waiting_task(dtn_state *S, int32_t task) {
  if (task < 0 || task >= S->task_count) return NULL;
  dtn_task *found = &S->tasks[task];
  return found->state == DTN_TASK_PARKED || found->state == DTN_TASK_YIELDED ? found : NULL;
}

int32_t dtn_resume(dtn_state *S, int32_t task, const char *error, size_t length) {
  dtn_task *waiting = waiting_task(S, task);
  if (!waiting) {
    dtn_failure_set(S, DTN_WHY_ERROR, "no such task is waiting");
    return DTN_FAILED;
  }
  dtn_step step;
  if (!dtn_enter(S, &step, waiting->thread)) {
    drop_thread(S, task);
    give_slot(S, task);
    return DTN_FAILED;
  }
  int arguments = error && waiting->state == DTN_TASK_PARKED;
  S->resume_text = error;
  S->resume_length = length;
  if (arguments) lua_pushlightuserdata(waiting->thread, S);
  int32_t outcome = resume(S, task, &step, arguments);
  dtn_leave(S, &step);
  return outcome;
}

void dtn_cancel(dtn_state *S, int32_t task) {
  dtn_task *waiting = waiting_task(S, task);
  if (!waiting) return;
  lua_State *thread = waiting->thread;
  dtn_step step;
  bool reusable = false;
  waiting->state = DTN_TASK_RUNNING;
  if (dtn_enter(S, &step, thread)) {
    reusable = lua_resetthread(thread) == LUA_OK && !dtn_has_tripped(S);
    dtn_leave(S, &step);
  }
  if (reusable) lua_settop(thread, 0);
  else drop_thread(S, task);
  give_slot(S, task);
}

void dtn_tasks_close(dtn_state *S) { free(S->tasks); }

// MARK: Predicates

typedef struct testing {
  int64_t id;
  int32_t truth;
} testing;

// Notes the traceback while the stack still stands, and hands the error on.
static int note_traceback(lua_State *L) {
  dtn_state *S = dtn_of(L);
  if (dtn_has_tripped(S)) return 1;
  size_t length;
  luaL_traceback(L, L, NULL, 1);
  const char *text = lua_tolstring(L, -1, &length);
  dtn_text_set(&S->results.error, text, length);
  lua_settop(L, 1);
  return 1;
}

// Worker: calls the handler where it cannot be suspended, and flattens what it returns.
static int run_test(lua_State *L) {
  dtn_state *S = dtn_of(L);
  testing *request = lua_touserdata(L, 1);
  lua_pushcfunction(L, note_traceback);
  int arguments = push_handler_and_arguments(L, request->id);
  if (lua_pcall(L, arguments, LUA_MULTRET, 2) != LUA_OK) return lua_error(L);
  int count = lua_gettop(L) - 2;
  request->truth = count > 0 && lua_toboolean(L, 3);
  int holder_top = lua_gettop(S->holder);
  const char *problem = dtn_flatten(L, &S->results, 3, count);
  lua_settop(S->holder, holder_top);
  S->results.keeping_count = count;
  if (problem) return luaL_error(L, "%s", problem);
  return 0;
}

int32_t dtn_test(dtn_state *S, int64_t id, int32_t *truth) {
  testing request = {.id = id};
  dtn_step step;
  bool done = false;
  S->results.count = S->results.keeping_count = 0;
  dtn_text_set(&S->results.error, "", 0);
  if (dtn_enter(S, &step, dtn_current(S))) {
    done = dtn_protected(S, run_test, &request);
    if (!done && S->results.error.bytes) dtn_text_set(&S->traceback, S->results.error.bytes, S->results.error.length);
    dtn_leave(S, &step);
  }
  dtn_buffer_clear(&S->arguments);
  *truth = request.truth;
  return done ? DTN_ENDED : DTN_FAILED;
}

const dtn_value *dtn_test_results(dtn_state *S, int32_t *count) {
  *count = S->results.keeping_count;
  return S->results.values;
}
