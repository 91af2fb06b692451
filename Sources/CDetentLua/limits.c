// What stops a script that does not stop by itself, and the steps in which scripts run.
//
// A tripped limit is a flag of the state. It reaches a running script through a count hook with count 1: planted by the
// signal handler (CPU time, control-C), or set up for the whole run (instructions). The hook raises at every
// instruction from then on, so that pcall, message handlers and __close get no further than one instruction each;
// functions written in C that catch errors or loop ask the flag.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

// Marks the first limit that was met. Called by signal handlers too.
void dtn_trip(dtn_state *S, int why) {
  int none = 0;
  atomic_compare_exchange_strong(&S->tripped, &none, why);
}

// Makes the coroutine raise at its next instruction. lua_sethook may be called in a signal handler of the same thread.
void dtn_plant(lua_State *L) { lua_sethook(L, dtn_hook, LUA_MASKCOUNT, 1); }

static bool counts_instructions(const dtn_state *S) { return S->limits.instructions > 0; }

// Gives a coroutine the hook of the run: none, or the count of instructions.
void dtn_arm(dtn_state *S, lua_State *L) {
#ifdef DTN_MODULE
  (void)S, (void)L;  // no limits, and the hook may be somebody's debugger
  return;
#endif
  if (!counts_instructions(S)) {
    if (lua_gethook(L)) lua_sethook(L, NULL, 0, 0);
    return;
  }
  int64_t left = S->limits.instructions - S->instructions;
  int count = left < 1 ? 1 : left < DTN_HOOK_COUNT ? (int)left : DTN_HOOK_COUNT;
  lua_sethook(L, dtn_hook, LUA_MASKCOUNT, count);
}

void dtn_begin_run(dtn_state *S) { S->instructions = S->steps = 0; }

// Adds to the instructions used. A new coroutine is charged for what its last incomplete count will leave out; else
// coroutines that end early would run for nothing.
void dtn_charge(dtn_state *S, int64_t instructions) {
  if (!counts_instructions(S)) return;
  S->instructions += instructions;
  if (S->instructions >= S->limits.instructions) dtn_trip(S, DTN_WHY_INSTRUCTIONS);
}

void dtn_hook(lua_State *L, lua_Debug *record) {
  (void)record;
  dtn_state *S = dtn_of(L);
  dtn_charge(S, lua_gethookcount(L));
  if (!dtn_has_tripped(S)) {
    dtn_arm(S, L);  // a hook left over from an earlier step goes
    if (!dtn_has_tripped(S)) return;
  }
  dtn_plant(L);
  dtn_raise_trip(L);
}

static void describe_limit(const dtn_state *S, char *text, size_t size) {
  switch (S->tripped) {
    case DTN_WHY_CPU:
      snprintf(text, size, "script ran for more than %g s of CPU time without waiting", S->limits.cpu_seconds);
      break;
    case DTN_WHY_INSTRUCTIONS:
      snprintf(text, size, "script ran more than %" PRId64 " instructions", S->limits.instructions);
      break;
    default:
      snprintf(text, size, "interrupted");
  }
}

// Writes the text of the limit, with the line at which it was first noticed.
void dtn_trip_describe(dtn_state *S, lua_State *L) {
  if (S->trip_text[0]) return;
  lua_Debug at;
  char place[LUA_IDSIZE + 16] = "";
  for (int level = 0; lua_getstack(L, level, &at); level++) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline < 0) continue;
    snprintf(place, sizeof place, "%s:%d: ", at.short_src, at.currentline);
    break;
  }
  char limit[160];
  describe_limit(S, limit, sizeof limit);
  snprintf(S->trip_text, sizeof S->trip_text, "%s%s", place, limit);
}

// Raises the error of the limit that was met.
int dtn_raise_trip(lua_State *L) {
  dtn_state *S = dtn_of(L);
  dtn_trip_describe(S, L);
  lua_pushstring(L, S->trip_text);
  return lua_error(L);
}

// For loops in C, which no hook reaches: raises once a limit has been met.
void dtn_poll(lua_State *L) {
  if (dtn_has_tripped(dtn_of(L))) dtn_raise_trip(L);
}

// Small steps count as instructions: DTN_STEPS_PER_INSTRUCTION as one.
int32_t dtn_count_steps(dtn_state *S, int64_t steps) {
  S->steps += steps;
  dtn_charge(S, S->steps / DTN_STEPS_PER_INSTRUCTION);
  S->steps %= DTN_STEPS_PER_INSTRUCTION;
  return dtn_has_tripped(S);
}

// dtn_poll after `steps` small steps of such a loop.
void dtn_work(lua_State *L, int64_t steps) {
  dtn_count_steps(dtn_of(L), steps);
  dtn_poll(L);
}

// MARK: Steps

// Only a step that the host begins outside any other starts anew: a callback that runs a predicate must not give its
// caller more time. An interrupt finds the step running, or is found here: so `running` is told first.
static void begin_outermost(dtn_state *S, lua_State *L) {
  S->trip_text[0] = '\0';
  atomic_store(&S->ticks, 0);
  atomic_store(&S->thread, dtn_thread_id());
  atomic_store(&S->tripped, 0);
  dtn_charge(S, 0);
  dtn_arm(S, S->main);
  atomic_store(&S->running, L);
  if (atomic_exchange(&S->interrupted, 0)) dtn_trip(S, DTN_WHY_INTERRUPTED);
}

// Begins a step on `L`. Answers false, with the failure set, when a limit forbids to run anything; then there is
// nothing to leave.
bool dtn_enter(dtn_state *S, dtn_step *step, lua_State *L) {
  step->outer = atomic_load_explicit(&S->running, memory_order_relaxed);
  step->frame = S->frame;
  step->blocked = S->blocked;
  if (!step->outer) begin_outermost(S, L);
  if (dtn_has_tripped(S)) {
    dtn_set_running(S, step->outer);
    char limit[160];
    describe_limit(S, limit, sizeof limit);
    dtn_failure_set(S, S->tripped, S->trip_text[0] ? S->trip_text : limit);
    return false;
  }
  S->blocked = false;
  dtn_set_running(S, L);
  return true;
}

void dtn_leave(dtn_state *S, const dtn_step *step) {
  dtn_set_running(S, step->outer);
  S->frame = step->frame;
  S->blocked = step->blocked;
  if (!dtn_has_tripped(S)) return;
  if (step->outer) {
    dtn_plant(step->outer);
    return;
  }
  // A step that ended before it noticed leaves the interrupt to the next one.
  if (S->tripped == DTN_WHY_INTERRUPTED && S->why == DTN_WHY_INTERRUPTED) atomic_store(&S->interrupted, 0);
}
